"""Chapter C11: the final count of one seat, city by city."""

from __future__ import annotations

from kancha.games.terraces.events import CityScored, SeatCounted
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.settlements import levels_in
from kancha.games.terraces.state import Terraces


def position_in(s: Terraces, seat: int, town: int) -> int:
    """Return the place of a seat in a city: 1, 2, ... with ties sharing it; 0 without a pawn there (C11.1)."""
    mine = levels_in(s, seat, town)
    if not mine:
        return 0
    better = [levels for other in range(len(s.seats)) if (levels := levels_in(s, other, town)) > mine]
    if not s.facts.dense_second:
        return 1 + len(better)
    ranks: list[list[int]] = []
    for levels in better:
        if levels not in ranks:
            ranks.append(levels)
    return 1 + len(ranks)


def points_in(s: Terraces, seat: int, number: int) -> int:
    """Return what a city would give a seat in its final count now."""
    position = position_in(s, seat, s.town[s.temple_cell[number]])
    value = s.temple_value[number]
    return value if position == 1 else value // 2 if position == 2 else 0


def _tied(s: Terraces, seat: int, town: int) -> int:
    """Count the others who stand just as high in a city."""
    mine = levels_in(s, seat, town)
    return sum(other != seat and levels_in(s, other, town) == mine for other in range(len(s.seats)))


def count_seat(s: Terraces, seat: int) -> None:
    """Do the final count of a seat on the position as it stands (C10.2)."""
    s.scored[seat] = 1
    total = 0
    for number, cell in enumerate(s.temple_cell):
        points = points_in(s, seat, number)
        if points == 0:
            continue
        total += points
        position = 1 if points == s.temple_value[number] else 2
        if s.events is not None:
            s.events.append(CityScored(seat, NAMES[cell], position, _tied(s, seat, s.town[cell]), points))
        s.score(seat, points, "final.first" if position == 1 else "final.second")
    if s.events is not None:
        s.events.append(SeatCounted(seat, total))
