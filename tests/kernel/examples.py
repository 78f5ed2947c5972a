"""The examples in docstrings, which a compiled module does not carry along."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

SOURCES = Path(__file__).parents[2] / "src"


def examples(module: ModuleType) -> str:
    """Return the docstring of a module's source."""
    path = SOURCES / Path(*module.__name__.split(".")).with_suffix(".py")
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
