"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import CELLS, SITE
from kancha.games.terraces.state import BARE, FIELD, Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99


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


def reach(s: Terraces, seat: int, start: int, ap: int, price: list[int], goal: int = -1) -> list[int]:
    """Fill `price` with the cheapest way from `start` to every node within `ap`; return the nodes reached.

    Prices are small, so the nodes wait in one queue for each price (C4.5). Opposing pawns block, own pawns do not.
    With a `goal` the search ends there.
    """
    facts = s.facts
    kind = s.kind
    pawn = s.pawn
    near = facts.near
    change = facts.change_price
    queues: list[list[int]] = [[] for _ in range(ap + 1)]
    price[start] = 0
    queues[0].append(start)
    reached: list[int] = []
    for paid in range(ap + 1):
        queue = queues[paid]
        for node in queue:
            if price[node] != paid:
                continue
            reached.append(node)
            if node == goal:
                return reached
            if node == OUT:
                for cell in facts.gateways:
                    if BARE < kind[cell] <= FIELD and (pawn[cell] < 0 or pawn[cell] == seat):
                        toll = gate(s, cell)
                        total = paid + toll
                        if toll and total <= ap and total < price[cell]:
                            price[cell] = total
                            queues[total].append(cell)
                continue
            here = kind[node]
            for n in near[node]:
                there = kind[n]
                if BARE < there <= FIELD:
                    total = paid if there == here else paid + change
                    if total < price[n] and total <= ap and (pawn[n] < 0 or pawn[n] == seat):
                        price[n] = total
                        queues[total].append(n)
            if facts.is_gateway[node] and price[OUT] > paid + 1:
                toll = gate(s, node)
                if toll and paid + toll <= ap and paid + toll < price[OUT]:
                    price[OUT] = paid + toll
                    queues[paid + toll].append(OUT)
    return reached
