"""The referee for pawns (C4)."""

from __future__ import annotations

import heapq
from typing import Final

from kancha.games.terraces.facts import CELLS, NAMES, SITE
from kancha.games.terraces.judge import on_board, points_left
from kancha.games.terraces.judge_tiles import duty_fault
from kancha.games.terraces.state import BARE, BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal

OUT: Final = CELLS


def entry_price(s: Terraces, cell: int) -> int:
    """Return the price to cross the border at a hex, 0 if one cannot (C2.6, R6, R7)."""
    facts = s.facts
    if facts.land[cell] != SITE:
        return facts.toll[cell]
    bare = [n for n in facts.near[cell] if facts.land[n] != SITE and s.level[n] == 0]
    return min((facts.toll[n] for n in bare), default=0)


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


def walk(s: Terraces, start: int, goal: int, prices: dict[int, int] | None = None) -> Refusal | None:
    """Judge a walk from a hex or from outside to a hex or to the outside; `prices` if they are known already."""
    seat = s.active
    if goal != OUT:
        if not on_board(s, goal):
            return Refusal("C0.1", "refuse-off-board")
        if s.kind[goal] not in (VILLAGE, FIELD):
            what = {BARE: "refuse-walk-bare", BASIN: "refuse-walk-basin", TEMPLE: "refuse-walk-temple"}
            rule = "C5.11" if s.kind[goal] == TEMPLE else "C4.1"
            return Refusal(rule, what[s.kind[goal]], {"cell": NAMES[goal]})
        if s.pawn[goal] >= 0:
            rule = "C4.4" if s.pawn[goal] == seat else "C4.1"
            return Refusal(rule, "refuse-occupied", {"cell": NAMES[goal]})
    price = (prices_from(s, seat, start) if prices is None else prices).get(goal)
    if price is None:
        if start == OUT:
            return Refusal("C4.2", "refuse-no-entry")
        return Refusal("C4.4" if goal != OUT else "C4.2", "refuse-no-path")
    if refusal := points_left(s, price):
        return refusal
    if price == 0 and start in s.strolled:
        return Refusal("R28", "refuse-second-stroll")

    def change(after: Terraces) -> None:
        if start != OUT:
            after.take_pawn(seat, start)
        if goal != OUT:
            after.put_pawn(seat, goal)

    return duty_fault(s, price, change)


def any_walk(s: Terraces, start: int) -> Refusal | None:
    """Judge taking up a pawn, or bringing one in: refused if it can go nowhere."""
    prices = prices_from(s, s.active, start)
    refusals: list[Refusal] = []
    for goal in prices:
        if goal == start:
            continue
        refusal = walk(s, start, goal, prices)
        if refusal is None:
            return None
        refusals.append(refusal)
    for rule in ("R19", "R28", "C2.7"):
        for refusal in refusals:
            if refusal.rule == rule:
                return refusal
    return Refusal("C4.2" if start == OUT else "C4.3", "refuse-no-entry" if start == OUT else "refuse-stuck")
