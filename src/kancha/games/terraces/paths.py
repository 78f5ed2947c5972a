"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import ALONE, CELL_AT, CELLS, SITE
from kancha.games.terraces.hexes import Hexes, connected, grown, listed
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99


class Reach:
    """What a pawn can reach."""

    __slots__ = ("layers", "leaving")

    def __init__(self) -> None:
        self.layers: list[Hexes] = []
        """By price: the hexes to which the cheapest way costs so much."""
        self.leaving = FAR
        """The price of the way to the outside."""

    def price(self, goal: int) -> int:
        """Return what the way to a node costs, or FAR."""
        if goal == OUT:
            return self.leaving
        for price, layer in enumerate(self.layers):
            if layer & ALONE[goal]:
                return price
        return FAR

    def nodes(self) -> list[int]:
        """Return all nodes that are reached, the cheapest first."""
        found: list[int] = []
        for price, layer in enumerate(self.layers):
            if price == self.leaving:
                found.append(OUT)
            found += listed(layer, CELL_AT)
        return found

    def between(self, least: int, most: int) -> Hexes:
        """Return the hexes whose price lies between two, both included."""
        found: Hexes = 0
        for price in range(least, min(most + 1, len(self.layers))):
            found |= self.layers[price]
        return found


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

    Prices are small, so the hexes wait in one set for each price. All that is connected with them in the same
    landscape is reached for the same price, all around it for a change of landscape more. Opposing pawns block, own
    pawns do not.
    """
    facts = s.facts
    change = facts.change_price
    villages: Hexes = s.footholds[VILLAGE]
    fields: Hexes = s.footholds[FIELD]
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            if s.kind[cell] == VILLAGE:
                villages |= ALONE[cell]
            else:
                fields |= ALONE[cell]
    found = Reach()
    layers = found.layers
    waiting: list[Hexes] = [0] * (ap + 1)
    if ap >= 0:
        if start == OUT:
            found.leaving = 0
        else:
            waiting[0] = ALONE[start]
    for paid in range(ap + 1):
        if paid == found.leaving:
            enter(s, paid, waiting)
        layer: Hexes = waiting[paid] & (villages | fields)
        if layer:
            begun: Hexes = layer & villages
            if begun:
                begun = connected(begun, villages)
                villages ^= begun
                layer |= begun
            begun = layer & fields
            if begun:
                begun = connected(begun, fields)
                fields ^= begun
                layer |= begun
            if paid + change <= ap:
                waiting[paid + change] |= grown(layer)
            if found.leaving > paid:
                leave(s, paid, ap, layer, found)
        layers.append(layer)
    return found


def leave(s: Terraces, paid: int, ap: int, layer: Hexes, found: Reach) -> None:
    """Find the price of the way to the outside over hexes that were reached (C4.2)."""
    facts = s.facts
    if facts.is_sealed:
        for cell in listed(layer, CELL_AT):
            toll = gate(s, cell)
            if toll and paid + toll <= ap and paid + toll < found.leaving:
                found.leaving = paid + toll
        return
    for toll in range(1, min(len(facts.borders), ap - paid + 1)):
        if paid + toll >= found.leaving:
            return
        if layer & facts.borders[toll]:
            found.leaving = paid + toll


def enter(s: Terraces, paid: int, waiting: list[Hexes]) -> None:
    """Let the hexes of the border wait at their price: the way leads over the outside (C4.2)."""
    facts = s.facts
    if facts.is_sealed:
        for cell in facts.gateways:
            toll = gate(s, cell)
            if toll and paid + toll < len(waiting):
                waiting[paid + toll] |= ALONE[cell]
        return
    for toll in range(1, min(len(facts.borders), len(waiting) - paid)):
        waiting[paid + toll] |= facts.borders[toll]
