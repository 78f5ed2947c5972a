"""Measures: named whole numbers of a position, by seat and in common.

A game declares them once. Their differences are the price and the gain of a choice, what a rival's turn brought, the
columns of a table of results. A measure holds only what may be known: `Game.tally` is asked for one viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

POINTS: Final = "points"
"""The id of the points so far."""
ESTIMATE: Final = "estimate"
"""The id of the points there would be if the match ended now."""


class Measure:
    """One number; its words are the message `measure-<id>` with `count`."""

    __slots__ = ("common", "due", "fleeting", "id", "pays", "per", "sign", "symbol")

    def __init__(
        self,
        id: str,
        symbol: str,
        sign: int = 1,
        common: bool = False,
        fleeting: bool = False,
        due: bool = False,
        per: int = 1,
        pays: str = "",
    ) -> None:
        self.id = id
        self.symbol = symbol
        """Id of a symbol of the game's symbols.svg; empty: none."""
        self.sign = sign
        """1 if more is good for its owner, -1 if it is bad, 0 if it is neither."""
        self.common = common
        """Whether it belongs to nobody: the same number stands in every seat's row."""
        self.fleeting = fleeting
        """Whether it lives within a turn only (action points): nobody cares about a rival's."""
        self.due = due
        """Whether it waits to be paid out: less of it is no price, what is paid tells it."""
        self.per = per
        """So many make one in words: 2 for a measure that counts halves."""
        self.pays = pays
        """Id of the measure that it promises: as far as that one grows, less of this one is no price."""

    def __repr__(self) -> str:
        return f"Measure({self.id})"


def difference(before: list[list[int]], after: list[list[int]]) -> list[list[int]]:
    """Return how far every number of a tally has moved, by seat and measure."""
    found: list[list[int]] = []
    for seat, row in enumerate(after):
        was = before[seat]
        # Most seats' numbers stay as they are, which is found at once.
        found.append([0] * len(row) if row == was else [row[place] - was[place] for place in range(len(row))])
    return found


def place_of(measures: tuple[Measure, ...], id: str) -> int:
    """Return the place of a measure in a game's list; -1 if it has none of that id."""
    for place, measure in enumerate(measures):
        if measure.id == id:
            return place
    return -1


def by_distance(public: Sequence[str], private: Sequence[str], common: Sequence[str], rivals: int) -> list[str]:
    """Name numbers from the side of a seat: its own, what it alone knows, each rival's by distance, the common ones."""
    found = [f"own.{name}" for name in (*public, *private)]
    for rival in range(1, rivals + 1):
        found += [f"rival-{rival}.{name}" for name in public]
    return found + [f"common.{name}" for name in common]
