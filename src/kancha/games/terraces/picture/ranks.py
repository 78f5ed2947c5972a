"""Who stands how high in a settlement, for the eye: crowns on the board, ranks in the tip of a temple (C5.1, C11.1)."""

from __future__ import annotations

from kancha.games.terraces.settlements import levels_in
from kancha.games.terraces.state import Terraces

Rank = tuple[list[int], list[int]]
"""Seats that stand equally high in a settlement, and the levels of each one's pawns, highest first."""


def ranked(s: Terraces, town: int) -> list[Rank]:
    """Return who stands how high in a settlement, the highest first, ties together (C5.1)."""
    found: list[Rank] = []
    levels = [(levels_in(s, seat, town), seat) for seat in range(len(s.seats))]
    levels.sort(key=levels_first, reverse=True)
    for mine, seat in levels:
        if mine and found and found[-1][1] == mine:
            found[-1][0].append(seat)
        elif mine:
            found.append(([seat], mine))
    return found


def levels_first(one: tuple[list[int], int]) -> tuple[list[int], int]:
    """Rank by levels; of equals the first seat comes first."""
    return one[0], -one[1]


def crowned(s: Terraces) -> dict[int, str]:
    """Return the hexes of the highest pawns of cities, and of villages that several seats share, with their crowns."""
    found: dict[int, str] = {}
    cities = [s.town[cell] for cell in s.temple_cell]
    towns = {s.town[cell] for holder in s.seats for cell in holder.pawns if cell >= 0 and s.town[cell] >= 0}
    for town in towns:
        ranks = ranked(s, town)
        first, levels = ranks[0]
        if town not in cities and len(ranks) == 1 and len(first) == 1:
            continue
        for seat in first:
            highest = [cell for cell in s.seats[seat].pawns if cell >= 0 and s.town[cell] == town]
            cell = min(cell for cell in highest if s.level[cell] == levels[0])
            found[cell] = "crown" if len(first) == 1 else "crown-tied"
    return found


def heights(ranks: list[Rank]) -> dict[str, int | list[int]]:
    """Return the first two ranks of a city, which score in the final count, as a tip tells them."""
    told: dict[str, int | list[int]] = {"ranks": min(2, len(ranks))}
    for name, (seats, levels) in zip(("first", "second"), ranks, strict=False):
        told[f"{name}_seat"], told[name] = seats, levels
    return told
