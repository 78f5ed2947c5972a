"""Sets of hexes in the form that is quick in this mode: five native words if compiled (`words.py`), else one int.

Rules are written once, in these words. Both forms have the same functions; a test holds them to the same answers. The
compiler sees the words; without it their names stand for what `hexes.py` has under the same name.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces import hexes as ints
from kancha.games.terraces.lattice import HEXES
from kancha.games.terraces.words import (
    Hexes,
    added,
    all_corners,
    alone,
    beside,
    both,
    both_ends,
    connected,
    connected_in_one,
    count,
    either,
    first,
    gathered,
    grown,
    holds,
    is_any,
    listed,
    meets,
    nothing,
    pairs,
    removed,
    table_of,
    trios,
    without,
)
from kancha.kernel.mode import IS_COMPILED

__all__ = [
    "Hexes",
    "added",
    "all_corners",
    "alone",
    "beside",
    "both",
    "both_ends",
    "cells_of",
    "connected",
    "connected_in_one",
    "count",
    "either",
    "first",
    "gathered",
    "grown",
    "holds",
    "is_any",
    "listed",
    "meets",
    "nothing",
    "pairs",
    "removed",
    "table_of",
    "trios",
    "without",
]

if not IS_COMPILED:
    globals().update({name: getattr(ints, name) for name in __all__ if hasattr(ints, name)})

CELLS_AT: Final = table_of(range(HEXES))


def cells_of(hexes: Hexes) -> list[int]:
    """Return the hexes of a set in their order."""
    return listed(hexes, CELLS_AT)
