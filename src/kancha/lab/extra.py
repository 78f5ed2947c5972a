"""The lab's libraries are an extra: playing needs none of them, and who lacks one is told how to get it."""

from __future__ import annotations

import importlib
from types import ModuleType

from kancha.kernel.errors import KanchaError


def need(name: str, purpose: str) -> ModuleType:
    """Import a library of the extra `lab`; if it is not installed, say what it is for and how to install it."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        library = name.partition(".")[0]
        raise KanchaError(f"{purpose} needs {library}; install it with: pip install 'kancha[lab]'") from missing
