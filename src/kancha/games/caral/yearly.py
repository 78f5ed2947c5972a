"""Module yearly tiles (K15): a bonus after each ceremony, and who is first family of the next year."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import REVEAL
from kancha.games.caral.events import PieceRevealed
from kancha.games.caral.holdings import hand_size, placed_alpacas, placed_caralis, reserved_sites
from kancha.games.caral.state import CaralState
from kancha.kernel.state import Step
from kancha.kernel.steps import BagDraw

CARALIS: Final = 0
CARDS: Final = 1
STONES: Final = 2
RESERVED: Final = 3
ALPACAS: Final = 4
WORKERS: Final = 5


class YearlyReveal(BagDraw):
    """Set-up: lay all tiles out in a random row (K15.1)."""

    RULES: ClassVar = ("K15.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any tile not in the row yet."""
        return s.yearly_bag

    def drawn(self, s: CaralState, tile: int) -> None:
        """Lay the tile at the end of the row."""
        s.yearly_tiles.append(tile)
        if s.events is not None:
            s.events.append(PieceRevealed(f"yearly-{tile + 1}"))
        if not any(s.yearly_bag):
            s.stack.pop()


class YearlyBonus(Step):
    """Compare the category of the year's tile; score it and name the next first family (K15.2-K15.4)."""

    RULES: ClassVar = ("K15.2", "K15.3")

    def run(self, s: CaralState) -> None:
        """Award both places; the lowest value is first next year."""
        s.stack.pop()
        tile = s.yearly_tiles[(s.year - 1) % len(s.yearly_tiles)]
        values = [value(s, seat, s.facts.yearly_category[tile]) for seat in range(s.seats)]
        best = max(values)
        shared = values.count(best) > 1
        below = [points for points in values if points < best]
        for seat, points in enumerate(values):
            if points == best:
                s.score(seat, s.facts.yearly_first[tile], "yearly.first")
            elif not shared and points == max(below):
                s.score(seat, s.facts.yearly_second[tile], "yearly.second")
        s.next_first = lowest_after(s.first, values)


def setup(s: CaralState) -> None:
    """Prepare the pile and push the row."""
    s.yearly = True
    s.yearly_bag = [1] * len(s.facts.yearly_category)
    s.stack.append(YearlyReveal())


def value(s: CaralState, seat: int, category: int) -> int:
    """Return a family's value in a category (K15.5, R36, R38)."""
    family = s.families[seat]
    if category == CARALIS:
        return placed_caralis(s, seat)
    if category == CARDS:
        return hand_size(s, seat)
    if category == STONES:
        return family.stones
    if category == RESERVED:
        return reserved_sites(s, seat)
    if category == ALPACAS:
        return placed_alpacas(s, seat)
    if category == WORKERS:
        return sum(family.workers)
    return family.pawn


def lowest_after(first: int, values: list[int]) -> int:
    """Return the family with the lowest value; among equals the first one clockwise after `first` (K15.3, R37)."""
    lowest = min(values)
    for n in range(1, len(values) + 1):
        seat = (first + n) % len(values)
        if values[seat] == lowest:
            return seat
    return first
