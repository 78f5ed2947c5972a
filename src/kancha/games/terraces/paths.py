"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Any, Final

from kancha.games.terraces.facts import CELLS, SITE
from kancha.games.terraces.state import BARE, FIELD, OUTSIDE, VILLAGE, Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99
WALKED: Final = VILLAGE | FIELD
"""The bits of the kinds that pawns walk on."""
WAITS: Final = 4
"""Added to the kind of a hex that waits already to be reached for one change of landscape more."""
PRICE: Final = 4
"""Above so many bits stands the price of a node that is reached, and one more."""


class Reach:
    """What a pawn can reach."""

    __slots__ = ("marks", "nodes")

    def __init__(self, marks: list[int]) -> None:
        self.marks = marks
        """By node: the price and one more above its PRICE bits; below 1 << PRICE it was not reached."""
        self.nodes: list[int] = []
        """The nodes that were reached, the cheapest first."""

    def price(self, goal: int) -> int:
        """Return what the way to a node costs, or FAR."""
        mark = self.marks[goal] >> PRICE
        return mark - 1 if mark else FAR


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

    Prices are small, so the nodes wait in one list for each price. Those that are reached by walking on in the same
    landscape are added to what is reached and walked in turn. Opposing pawns block, own pawns do not.
    """
    facts = s.facts
    kind = s.kind
    # Ints; said so, the compiler hands them on into the lists of nodes as they are, where it would make new ones.
    near: list[list[Any]] = facts.near
    gates = facts.gate
    change = facts.change_price
    marks = s.footing[:]
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            marks[cell] = kind[cell]
    found = Reach(marks)
    nodes: list[Any] = found.nodes
    waiting: list[list[Any]] = [[] for _ in range(ap + 1)]
    leaving = FAR
    """The least price for which the outside waits."""
    if ap >= 0:
        waiting[0].append(start)
    first: int
    for paid in range(ap + 1):
        mark = paid + 1 << PRICE
        dearer = paid + change
        is_payable = dearer <= ap
        next_layer = waiting[dearer] if is_payable else nodes
        for first in waiting[paid]:
            here = marks[first] & WALKED
            if here == 0:
                if first == OUT and marks[OUT] == OUTSIDE:
                    marks[OUT] = mark
                    nodes.append(OUT)
                    leaving = paid
                    enter(s, paid, waiting)
                continue
            place = len(nodes)
            marks[first] = mark
            nodes.append(first)
            while place < len(nodes):
                node: int = nodes[place]
                place += 1
                for beside in near[node]:
                    n: int = beside
                    there = marks[n]
                    if there == BARE:
                        continue
                    if there & WALKED == here:
                        marks[n] = mark
                        nodes.append(beside)
                    elif there < WAITS and is_payable:
                        marks[n] = there + WAITS
                        next_layer.append(beside)
                toll = gates[node]
                if toll and paid + toll <= ap and paid + toll < leaving:
                    toll = gate(s, node)
                    if toll and paid + toll <= ap and paid + toll < leaving:
                        leaving = paid + toll
                        waiting[leaving].append(OUT)
    return found


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
