"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kancha.games.terraces.facts import CELLS, SITE
from kancha.games.terraces.state import BARE, FIELD, VILLAGE, Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99
WALKED: Final = VILLAGE | FIELD
"""The bits of the kinds that pawns walk on."""
WAITS: Final = 4
"""Added to the kind of a hex that waits already to be reached for one change of landscape more."""


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


def reach(s: Terraces, seat: int, start: int, ap: int) -> list[list[int]]:
    """Return the nodes to which the cheapest way from `start` costs nothing, one point, and so on up to `ap` (C4.5).

    Prices are small, so the nodes wait in one list for each price: those that are reached by walking on in the same
    landscape are added to the landscape that is being walked. Opposing pawns block, own pawns do not.
    """
    if ap < 0:
        return []
    facts = s.facts
    kind = s.kind
    near = facts.near
    gates = facts.gate
    change: i64 = facts.change_price
    ahead = s.footing[:]
    """What is not reached yet, by kind."""
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            ahead[cell] = kind[cell]
    waiting: list[list[int]] = [[] for _ in range(ap + 1)]
    waiting[0].append(start)
    leaving: i64 = FAR
    """The least price for which the outside waits."""
    layers: list[list[int]] = []
    first: i64
    node: i64
    n: i64
    last: i64 = ap
    paid: i64
    for paid in range(last + 1):
        layer: list[int] = []
        layers.append(layer)
        dearer = paid + change
        next_layer = waiting[dearer] if dearer <= last else []
        for first in waiting[paid]:
            if ahead[first] == BARE:
                continue
            ahead[first] = BARE
            if first == OUT:
                layer.append(OUT)
                leaving = paid
                enter(s, paid, waiting)
                continue
            here: i64 = kind[first]
            landscape: list[int] = [first]
            for node in landscape:
                for n in near[node]:
                    there: i64 = ahead[n]
                    if there == BARE:
                        continue
                    if there & WALKED == here:
                        ahead[n] = BARE
                        landscape.append(n)
                    elif there < WAITS:
                        ahead[n] = there + WAITS
                        next_layer.append(n)
                toll: i64 = gates[node]
                if toll and paid + toll < leaving:
                    toll = gate(s, node)
                    if toll and paid + toll <= last and paid + toll < leaving:
                        leaving = paid + toll
                        waiting[leaving].append(OUT)
            layer += landscape
    return layers


def enter(s: Terraces, paid: int, waiting: list[list[int]]) -> None:
    """Let the hexes of the border wait at their price: the way leads over the outside (C4.2)."""
    facts = s.facts
    if facts.is_sealed:
        for cell in facts.gateways:
            toll = gate(s, cell)
            if toll and paid + toll < len(waiting):
                waiting[paid + toll].append(cell)
        return
    for toll in range(1, min(len(facts.entries), len(waiting) - paid)):
        waiting[paid + toll] += facts.entries[toll]


def price_of(layers: list[list[int]], goal: int) -> int:
    """Return what the way to a node costs, or FAR."""
    for price, layer in enumerate(layers):
        if goal in layer:
            return price
    return FAR
