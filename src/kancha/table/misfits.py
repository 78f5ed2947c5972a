"""Matches whose rows no longer fit: each is closed alone, with the decision and the reason, and keeps its record."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any, Final

from kancha.kernel.errors import Misfit
from kancha.kernel.figures import canonical
from kancha.kernel.record import Record
from kancha.kernel.state import CHANCE
from kancha.table.errors import TableError
from kancha.table.store import Entry, MatchInfo

HIDDEN: Final = "hidden"
"""Stands in a record for a decision that its reader may not know."""


@contextlib.contextmanager
def closing() -> Iterator[None]:
    """Turn a row that does not fit into a 409 that says which decision it is, and why."""
    try:
        yield
    except Misfit as error:
        raise TableError(
            409,
            "error-broken",
            f"this match cannot be played on by this server: decision {error.number}: {error.reason}",
            error.rule,
            decision=error.number,
            reason=error.reason,
        ) from error


def record_of(
    info: MatchInfo, rows: list[Entry], figures: dict[str, Any] | None, only: tuple[int | None] | None = None
) -> str:
    """Return the record of a match from its rows alone; what was taken back is left out, nothing is judged.

    With `only`, decisions of that seat alone are told: what others chose, and chance, may be hidden from it.
    """
    kept: list[tuple[str, str]] = []
    for row in rows:
        if row.back:
            del kept[max(0, len(kept) - row.back) :]
        else:
            is_told = only is None or row.seat in only
            kept.append(("c" if row.seat == CHANCE else str(row.seat), row.action if is_told else HIDDEN))
    header = {
        "game": info.game,
        "rules": str(info.rules),
        "seats": str(info.seats),
        "options": json.dumps(info.options, sort_keys=True),
        "data": info.data,
    }
    if figures is not None:
        header["figures"] = canonical(figures)
    return Record(header, kept, "open").text()
