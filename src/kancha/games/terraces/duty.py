"""The duty to lay a tile each turn: C2.3 with the rulings R12 and R19."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, VILLAGE_TILE
from kancha.games.terraces.placing import find_place, supply_of
from kancha.games.terraces.state import TEMPLE, Terraces

MOST: Final = 3
"""The highest price of a tile: no more action points than these can matter to the duty."""
NONE: Final = -1
EASIEST: Final = (FIELD_TILE, VILLAGE_TILE, DOUBLE_TILE, TRIPLE_TILE)
"""The sorts of tile, first the one for which a place is found soonest."""


def any_place(s: Terraces, ap: int) -> list[int]:
    """Return the hexes of some placement that the active seat can pay with `ap` points, or none."""
    for tile in EASIEST:
        if supply_of(s, s.active, tile) > 0:
            place = find_place(s, tile, ap)
            if place:
                return place
    return []


def last_places(s: Terraces, ap: int) -> list[int]:
    """Return the hexes that must stay free so that a tile can be laid; NONE if none can be laid anyway.

    A hex outside one legal placement cannot be the last hope, so only those inside it are tried.
    """
    place = any_place(s, ap)
    if not place:
        return [NONE]
    found: list[int] = []
    for cell in place:
        held = s.flat[cell]
        s.flat[cell] = -1 - cell
        if cell not in found and not any_place(s, ap):
            found.append(cell)
        s.flat[cell] = held
    return found


class Guard:
    """Answers, for one question, whether an action leaves the duty satisfiable (R19)."""

    __slots__ = ("known", "s")

    def __init__(self, s: Terraces) -> None:
        self.s = s
        self.known: list[list[int] | None] = [None, None, None, None]

    def held(self, price: int) -> list[int]:
        """Return the hexes that must stay free once `price` is paid."""
        left = min(self.s.ap - price + self.s.reserve(), MOST)
        if left < 1:
            return [NONE]
        found = self.known[left]
        if found is None:
            found = last_places(self.s, left)
            self.known[left] = found
        return found

    def allows(self, price: int, cell: int) -> bool:
        """Whether a tile can still be laid after paying `price` and occupying `cell` (no hex: -2)."""
        if self.s.duty == 0:
            return True
        held = self.held(price)
        return not held or (cell not in held and NONE not in held)

    def budget(self) -> int:
        """Return the points that may be spent wherever one likes, or -1 if every hex must be asked about."""
        s = self.s
        if s.duty == 0:
            return s.ap
        found = self.known[1]
        if found is None:
            found = last_places(s, 1)
            self.known[1] = found
        return min(s.ap, s.ap + s.reserve() - 1) if not found else -1


def allows_temple(s: Terraces, cell: int) -> bool:
    """Whether a tile can still be laid once a temple stands on `cell`: it also makes a city of the village."""
    if s.duty == 0:
        return True
    kind, held = s.kind[cell], s.flat[cell]
    s.kind[cell] = TEMPLE
    s.flat[cell] = -1 - cell
    s.temple_cell.append(cell)
    place = any_place(s, min(s.ap - s.facts.temple_price + s.reserve(), MOST))
    s.temple_cell.pop()
    s.kind[cell] = kind
    s.flat[cell] = held
    return bool(place)
