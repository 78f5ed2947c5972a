"""The referee for pawns (C4)."""

from __future__ import annotations

from kancha.games.terraces.facts import NAMES, SITE
from kancha.games.terraces.judge import on_board, points_left
from kancha.games.terraces.judge_duty import duty_fault
from kancha.games.terraces.judge_paths import OUT, prices_from
from kancha.games.terraces.state import BARE, BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal


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
            return Refusal("R6", "refuse-sealed") if is_sealed(s, goal) else Refusal("C4.2", "refuse-no-entry")
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
            if price == 0:
                after.strolled.append(goal)

    return duty_fault(s, price, change)


def is_sealed(s: Terraces, cell: int) -> bool:
    """Whether a hex of the border is no entry because all outside hexes next to it are covered (R6)."""
    facts = s.facts
    outside = [n for n in facts.near[cell] if facts.land[n] != SITE]
    return facts.is_sealed and facts.land[cell] == SITE and bool(outside) and all(s.level[n] for n in outside)


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
