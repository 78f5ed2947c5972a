"""The referee for paths (C4.5): what it costs to get anywhere."""

from __future__ import annotations

import heapq
from typing import Final

from kancha.games.terraces.facts import CELLS, SITE
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces

OUT: Final = CELLS


def entry_price(s: Terraces, cell: int) -> int:
    """Return the price to cross the border at a hex, 0 if one cannot (C2.6, R6, R7)."""
    facts = s.facts
    if facts.land[cell] != SITE:
        return facts.toll[cell]
    outside = [n for n in facts.near[cell] if facts.land[n] != SITE]
    if facts.is_sealed:
        outside = [n for n in outside if s.level[n] == 0]
    return min((facts.toll[n] for n in outside), default=0)


def prices_from(s: Terraces, seat: int, start: int) -> dict[int, int]:
    """Return the cheapest price from a node to all others (C4.5)."""
    final: dict[int, int] = {}
    heap = [(0, start)]
    while heap:
        paid, node = heapq.heappop(heap)
        if node in final:
            continue
        final[node] = paid
        if node == OUT:
            doors = [cell for cell in s.facts.gateways if s.kind[cell] in (VILLAGE, FIELD)]
            steps = [(cell, price) for cell in doors if (price := entry_price(s, cell))]
        else:
            steps = [(n, 0 if s.kind[n] == s.kind[node] else s.facts.change_price) for n in s.facts.near[node]]
            if toll := entry_price(s, node):
                steps.append((OUT, toll))
        for goal, price in steps:
            if goal in final:
                continue
            if goal == OUT or (s.kind[goal] in (VILLAGE, FIELD) and s.pawn[goal] in (-1, seat)):
                heapq.heappush(heap, (paid + price, goal))
    return final
