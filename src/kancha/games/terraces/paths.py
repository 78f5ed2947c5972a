"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kancha.games.terraces.facts import CELLS, SITE, Area
from kancha.games.terraces.sets import (
    Hexes,
    alone,
    both,
    cells_of,
    connected_in_one,
    either,
    gathered,
    grown,
    holds,
    is_any,
    meets,
    nothing,
    without,
)
from kancha.games.terraces.state import Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99


@mypyc_attr(acyclic=True, free_list_len=1)
class Reach:
    """What a pawn can reach."""

    __slots__ = ("layers", "leaving", "room")

    def __init__(self, room: Hexes) -> None:
        self.room = room
        """The hexes on which a pawn can come to stand."""
        self.layers: list[Area] = []
        """By price: the hexes to which the cheapest way costs so much; a way leads over own pawns, but ends on none."""
        self.leaving = FAR
        """The price of the way to the outside."""

    def goals(self, price: int) -> Hexes:
        """Return the hexes on which a way of that price may end."""
        return both(self.layers[price].hexes, self.room)

    def price(self, goal: int) -> int:
        """Return what the way to a node costs, or FAR."""
        if goal == OUT:
            return self.leaving
        if holds(self.room, goal):
            for price, layer in enumerate(self.layers):
                if holds(layer.hexes, goal):
                    return price
        return FAR

    def nodes(self) -> list[int]:
        """Return all nodes on which the way may end, the cheapest first."""
        found: list[int] = []
        for price in range(len(self.layers)):
            if price == self.leaving:
                found.append(OUT)
            found += cells_of(self.goals(price))
        return found

    def between(self, least: int, most: int) -> Hexes:
        """Return the hexes on which a way may end whose price lies between two, both included."""
        found = nothing()
        for price in range(least, min(most + 1, len(self.layers))):
            found = either(found, self.layers[price].hexes)
        return both(found, self.room)


def gate(s: Terraces, cell: int) -> int:
    """Return the price to enter or leave over a hex, or 0 if it is no entry (C4.2, R6, R7)."""
    facts = s.facts
    if not facts.is_sealed or facts.land[cell] != SITE:
        return facts.gate[cell]
    best = 0
    for n in facts.rim[cell]:
        if s.level[n] == 0 and (best == 0 or facts.toll[n] < best):
            best = facts.toll[n]
    return best


def reach(s: Terraces, seat: int, start: int, ap: int) -> Reach:
    """Return the nodes to which the cheapest way from `start` costs no more than `ap` (C4.5).

    Prices are small, so the hexes are found price by price, a set at a time: what lies around those that cost a change
    of landscape less, and the border once the outside is reached; and all that is connected with these in the same
    landscape. Opposing pawns block, own pawns do not.
    """
    change = s.facts.change_price
    borders = borders_of(s)
    found = Reach(s.standing_room())
    layers = found.layers
    ground = either(s.free, s.seats[seat].stands)
    villages = both(s.villages, ground)
    fields = both(s.fields, ground)
    nowhere = reached = nothing()
    if start == OUT:
        begun = nowhere
        found.leaving = 0
    else:
        begun = alone(start)
    last = 0
    for paid in range(ap + 1):
        if paid:
            begun = grown(layers[paid - change].hexes) if paid >= change else nowhere
            if 0 < paid - found.leaving < len(borders):
                begun = either(begun, borders[paid - found.leaving].hexes)
            begun = without(begun, reached)
        layer = connected_in_one(begun, villages, fields)
        layers.append(Area(layer))
        if is_any(layer):
            last = paid
            reached = either(reached, layer)
            if paid < ap and found.leaving > paid + 1:
                dearest = min(min(ap, found.leaving - 1) - paid, len(borders) - 1)
                for toll in range(1, dearest + 1):
                    if meets(layer, borders[toll].hexes):
                        found.leaving = paid + toll
                        break
        elif paid - last >= change and (found.leaving == FAR or paid - found.leaving >= len(borders) - 1):
            break
    return found


def borders_of(s: Terraces) -> list[Area]:
    """Return the hexes over which one can enter or leave, by the price (R6, R7)."""
    return open_borders(s) if s.facts.is_sealed else s.facts.borders


def open_borders(s: Terraces) -> list[Area]:
    """Return the hexes over which one can enter or leave where the frontier may be sealed, by the price (R6, R7)."""
    found: list[list[int]] = [[] for _ in s.facts.borders]
    for cell in s.facts.gateways:
        toll = gate(s, cell)
        if toll:
            found[toll].append(cell)
    return [Area(gathered(cells)) for cells in found]
