"""The referee for the kinds of action of a turn (C2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kancha.games.terraces.actions import (
    BUILD,
    ENLARGE,
    ENTER,
    LAY_DOUBLE,
    LAY_FIELD,
    LAY_TRIPLE,
    LAY_VILLAGE,
    PICK,
    PLACE_BASIN,
    STOP,
    USE_TOKEN,
)
from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, VILLAGE_TILE
from kancha.games.terraces.judge import points_left
from kancha.games.terraces.judge_duty import duty_fault, nothing
from kancha.games.terraces.judge_paths import OUT
from kancha.games.terraces.judge_pawns import any_walk
from kancha.games.terraces.judge_pieces import build, enlarge, place_basin
from kancha.games.terraces.judge_tiles import lay_kind
from kancha.games.terraces.state import Terraces
from kancha.kernel.errors import Refusal

LAYS: Final = {LAY_TRIPLE: TRIPLE_TILE, LAY_DOUBLE: DOUBLE_TILE, LAY_VILLAGE: VILLAGE_TILE, LAY_FIELD: FIELD_TILE}


def judge_turn(s: Terraces, code: int) -> Refusal | None:
    """Judge a kind of action: refused if it cannot be completed anywhere."""
    holder = s.seats[s.active]
    if code == STOP:
        return Refusal("C2.3", "refuse-duty") if s.duty else None
    if code == USE_TOKEN:
        if holder.tokens == 0:
            return Refusal("C2.2", "refuse-no-token")
        return Refusal("C2.2", "refuse-token-used") if s.boosted else None
    if code in LAYS:
        return lay_kind(s, LAYS[code])
    if s.duty and s.facts.tile_first:
        return Refusal("C2.3", "refuse-tile-first")
    if code == ENTER:
        if -1 not in holder.pawns:
            return Refusal("C4.6", "refuse-no-pawns")
        return points_left(s, 1) or any_walk(s, OUT)
    if code in PICK:
        cell = PICK.value(code)
        if cell not in holder.pawns:
            return Refusal("C4.6", "refuse-not-your-pawn")
        return any_walk(s, cell)
    if code in ENLARGE:
        return enlarge(s, ENLARGE.value(code))
    if code == BUILD:
        return anywhere(s, build, Refusal("C5.2", "refuse-build-nowhere"))
    if code == PLACE_BASIN:
        if s.basins == 0:
            return Refusal("C6.1", "refuse-no-basins")
        return points_left(s, 1) or anywhere(s, place_basin, Refusal("C6.2", "refuse-basin-nowhere"))
    return draw(s)


def anywhere(s: Terraces, judge: Callable[[Terraces, int], Refusal | None], none: Refusal) -> Refusal | None:
    """Judge an action that may be done on any hex."""
    refusals: list[Refusal] = []
    for cell in s.facts.cells:
        refusal = judge(s, cell)
        if refusal is None:
            return None
        refusals.append(refusal)
    for rule in ("R19", "C2.7", "C5.10"):
        for refusal in refusals:
            if refusal.rule == rule:
                return refusal
    return none


def draw(s: Terraces) -> Refusal | None:
    """Judge the drawing of a card, open or hidden (C7.1, C7.4, R20)."""
    if s.drawn >= s.facts.draws:
        return Refusal("C7.1", "refuse-two-cards")
    if sum(s.deck) + sum(s.discards) == 0:
        return Refusal("C7.4", "refuse-no-cards")
    return points_left(s, s.facts.card_price) or duty_fault(s, s.facts.card_price, nothing)
