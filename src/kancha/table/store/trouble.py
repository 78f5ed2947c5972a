"""Trouble with the database, told to players in one sentence and to operators in another."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError

from kancha.table.errors import TableError

OURS: Final = (IntegrityError, DataError, ProgrammingError, TableError)
"""What is not the database's fault: rows that do not fit, statements that make no sense."""
SIGNS: Final = (
    ("disk is full", "the disk is full"),
    ("disk full", "the disk is full"),
    ("no space left", "the disk is full"),
    ("database is locked", "another program keeps the database locked"),
    ("readonly", "the database is read-only"),
    ("read-only", "the database is read-only"),
    ("not a database", "the file is damaged"),
    ("malformed", "the file is damaged"),
    ("disk i/o error", "the disk does not work"),
    ("unable to open", "the file cannot be opened"),
    ("timeout", "the database does not answer in time"),
    ("timed out", "the database does not answer in time"),
)


class StorageTrouble(TableError):
    """The database cannot be read or written now. Nothing was changed, or it is not known whether it was."""

    def __init__(self, reason: str) -> None:
        super().__init__(503, "error-storage", "the table cannot reach its database; nothing was lost, try again soon")
        self.reason = reason
        """What operators are told; it may name hosts, so players are not."""


def reason(error: BaseException) -> str:
    """Say in a few words what is wrong with a database."""
    said = f"{type(error).__name__} {error}".lower()
    for sign, meaning in SIGNS:
        if sign in said:
            return meaning
    original = getattr(error, "orig", None) or error
    lines = str(original).splitlines()
    return f"the database does not answer: {lines[0] if lines else type(original).__name__}"


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Turn whatever the database raises into `StorageTrouble`."""
    try:
        yield
    except OURS:
        raise
    except Exception as error:
        raise StorageTrouble(reason(error)) from error
