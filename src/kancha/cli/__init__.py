"""The command line of Kancha."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from kancha.kernel.errors import KanchaError

__all__ = ["main"]


def main(args: Sequence[str] | None = None) -> None:
    """Run a command; what the caller got wrong ends with one line on stderr and exit code 1."""
    from kancha.cli.app import app

    try:
        app(None if args is None else list(args))
    except KanchaError as error:
        _fail(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        _fail(f"{where}{error.strerror or error}")


def _fail(reason: str) -> NoReturn:
    print(f"kancha: {reason}", file=sys.stderr)
    sys.exit(1)
