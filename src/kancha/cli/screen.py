"""Where results are printed: a terminal is filled to its width, a pipe or a file gets every row on one line."""

from __future__ import annotations

from typing import Final

from rich.console import Console

PIPE: Final = 10_000
"""The width of what is no terminal: no row is ever folded for a program that reads it."""


def screen() -> Console:
    """Return the standard output as it is now."""
    console = Console()
    return console if console.is_terminal else Console(width=PIPE)
