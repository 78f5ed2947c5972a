"""How the rules run here: as pure Python, or compiled. Both play the same matches."""

from __future__ import annotations

from typing import Final

IS_COMPILED: Final = not __file__.endswith(".py")
"""This module is compiled with the rules, and then lies in a library."""
RULES: Final = "compiled" if IS_COMPILED else "pure"
