"""Chapters C1, C2 and C10: set-up, the sequence of turns, the kinds of action, the end."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import (
    BUILD,
    DRAW_HIDDEN,
    DRAW_OPEN,
    ENLARGE,
    ENTER,
    FIRST,
    LAY_DOUBLE,
    LAY_FIELD,
    LAY_TRIPLE,
    LAY_VILLAGE,
    PICK,
    PLACE_BASIN,
    SPACE,
    STOP,
    USE_TOKEN,
)
from kancha.games.terraces.basins import Irrigation, can_place_basin
from kancha.games.terraces.cards import Drawing, TurningUp, can_draw, draw_hidden, take_open
from kancha.games.terraces.duty import Guard, Known, is_safe
from kancha.games.terraces.events import DutyLapsed, EndBegan, LandFull, SeatBegan, TokenUsed, TurnBegan
from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TRIPLE_TILE, VILLAGE_TILE, Facts
from kancha.games.terraces.festival import Proposal
from kancha.games.terraces.judge_turn import judge_turn
from kancha.games.terraces.land import Laying
from kancha.games.terraces.pawns import Entering, Walking, can_enter, pick_codes
from kancha.games.terraces.placing import has_any_place, has_place
from kancha.games.terraces.room import can_lay
from kancha.games.terraces.scoring import count_seat
from kancha.games.terraces.settlements import towns_of
from kancha.games.terraces.state import Terraces, TurnStep
from kancha.games.terraces.temples import Founding, can_build, enlarge_cells, start_enlarging
from kancha.kernel.errors import Refusal
from kancha.kernel.state import SHARED, Step
from kancha.kernel.steps import FirstSeat


def set_up(facts: Facts, seats: int) -> Terraces:
    """Return the position before the cards are dealt and the start player is drawn."""
    s = Terraces(facts, seats)
    s.stack.append(Round())
    s.stack.append(Start())
    s.stack.append(TurningUp())
    for seat in reversed(range(seats)):
        s.stack.append(Drawing(seat, facts.dealt))
    return s


class Start(FirstSeat):
    """Who begins?"""

    RULES: ClassVar = ("C1.5",)
    ANSWERS: ClassVar = (FIRST,)

    def named(self, s: Terraces, seat: int) -> None:
        """Let that seat take the first turn."""
        s.active = (seat - 1) % len(s.seats)
        if s.events is not None:
            s.events.append(SeatBegan(seat))


class Round(Step):
    """The sequence of turns: the next seat clockwise, until everybody has done the final count."""

    RULES: ClassVar = ("C1.5", "C10.2")

    def run(self, s: Terraces) -> None:
        """Begin the next turn."""
        if all(s.scored):
            s.stack.pop()
            return
        s.active = (s.active + 1) % len(s.seats)
        s.turn += 1
        s.ap = s.facts.points
        s.drawn = 0
        s.boosted = 0
        s.laid = 0
        s.strolled = []
        s.duty = 0
        if s.events is not None:
            s.events.append(TurnBegan(s.active, s.ap))
        if not s.closing:
            is_sure = not s.facts.tile_first and is_safe(s)
            if is_sure or has_any_place(s, s.facts.dearest_tile) or (s.facts.clears and can_lay(s)):
                s.duty = 1
            elif s.events is not None:
                s.events.append(DutyLapsed(s.active))
        s.stack.append(TurnEnd())
        s.stack.append(Proposal())
        s.stack.append(Turn())


class Turn(TurnStep):
    """What does the seat do next?"""

    RULES: ClassVar = ("C2.1", "C2.3", "C2.6", "C2.7")
    ANSWERS: ClassVar = (
        LAY_TRIPLE,
        LAY_DOUBLE,
        LAY_VILLAGE,
        LAY_FIELD,
        ENTER,
        PICK,
        BUILD,
        ENLARGE,
        PLACE_BASIN,
        DRAW_OPEN,
        DRAW_HIDDEN,
        USE_TOKEN,
        STOP,
    )

    SEES: ClassVar = {"known": SHARED}

    def __init__(self) -> None:
        self.known: Known | None = None
        """What was found out about the duty when this was last asked; the next answer uses it up."""

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say what is left to spend and whether a tile is due."""
        return {"points": s.ap, "duty": s.duty}

    def legal(self, s: Terraces) -> list[int]:
        """Return every kind of action that can be completed; where a village may lie, a field may."""
        codes: list[int] = []
        ap = s.ap
        if ap >= s.facts.tile_price:
            free = s.free
            if s.triples and has_place(s, free, TRIPLE_TILE, ap):
                codes.append(LAY_TRIPLE)
            holder = s.seats[s.active]
            if holder.doubles and has_place(s, free, DOUBLE_TILE, ap):
                codes.append(LAY_DOUBLE)
            has_village = holder.villages > 0 and has_place(s, free, VILLAGE_TILE, ap)
            if has_village:
                codes.append(LAY_VILLAGE)
            if holder.fields and (has_village or has_place(s, free, FIELD_TILE, ap)):
                codes.append(LAY_FIELD)
        if not (s.duty and s.facts.tile_first):
            self.add_others(s, codes)
        if s.reserve():
            codes.append(USE_TOKEN)
        if s.duty == 0:
            codes.append(STOP)
        return codes

    def add_others(self, s: Terraces, codes: list[int]) -> None:
        """Add the actions besides tiles that leave the duty satisfiable."""
        guard = Guard(s)
        self.known = guard.known
        if s.ap and can_enter(s, guard):
            codes.append(ENTER)
        codes += pick_codes(s, guard)
        if s.ap == 0:
            return
        if s.facts.temple_price <= guard.spend:
            towns = towns_of(s, s.active)
            if can_build(s, towns):
                codes.append(BUILD)
            for cell in enlarge_cells(s, guard, towns):
                codes.append(ENLARGE.codes[cell])
        if can_place_basin(s, guard):
            codes.append(PLACE_BASIN)
        if can_draw(s) and guard.allows_price(s.facts.card_price):
            codes.append(DRAW_OPEN)
            codes.append(DRAW_HIDDEN)

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a kind of action."""
        return judge_turn(s, code)

    def play(self, s: Terraces, code: int) -> None:
        """Ask what the action needs, or do it."""
        family = SPACE.of[code]
        known = self.known
        self.known = None
        if family is PICK:
            s.stack.append(Walking(PICK.values[code], known))
        elif code == STOP:
            s.stack.pop()
        elif code == LAY_TRIPLE:
            s.stack.append(Laying(TRIPLE_TILE))
        elif code == LAY_DOUBLE:
            s.stack.append(Laying(DOUBLE_TILE))
        elif code == LAY_VILLAGE:
            s.stack.append(Laying(VILLAGE_TILE))
        elif code == LAY_FIELD:
            s.stack.append(Laying(FIELD_TILE))
        elif code == ENTER:
            s.stack.append(Entering(known))
        elif code == BUILD:
            s.stack.append(Founding())
        elif family is ENLARGE:
            start_enlarging(s, ENLARGE.values[code])
        elif code == PLACE_BASIN:
            s.stack.append(Irrigation())
        elif code == DRAW_OPEN:
            take_open(s)
        elif code == DRAW_HIDDEN:
            draw_hidden(s)
        else:
            use_token(s)


def use_token(s: Terraces) -> None:
    """Spend an extra-action token for one more action point (C2.2)."""
    s.seats[s.active].tokens -= 1
    s.boosted = 1
    s.ap += s.facts.bonus
    if s.events is not None:
        s.events.append(TokenUsed(s.active))


class TurnEnd(Step):
    """The end of a turn: has the last triple been laid, and does the seat do its final count?"""

    RULES: ClassVar = ("C10.1", "C10.2", "R29")

    def run(self, s: Terraces) -> None:
        """See whether the end has come; in the last round count the seat."""
        s.stack.pop()
        s.ap = 0
        s.idle = 0 if s.laid else s.idle + 1
        if not s.closing:
            if s.triples == 0:
                s.closing = 1
                if s.events is not None:
                    s.events.append(EndBegan(s.active))
            elif s.idle >= len(s.seats):
                s.closing = 2
                if s.events is not None:
                    s.events.append(LandFull(s.active))
        if s.closing:
            count_seat(s, s.active)
