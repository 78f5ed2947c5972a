"""The lesser benefit (E3.2): Megalith > card > Idol > Tool > Food."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import (
    BUILD,
    DONE,
    DRAW_CARD,
    GAIN_FOOD,
    GAIN_TOOL,
    HONOR,
    OFFERING,
    RAISE_IDOL,
    SPACE,
)
from kancha.games.endless_winter.decks import CardDraw, can_draw
from kancha.games.endless_winter.facts import HIGH
from kancha.games.endless_winter.idols import can_raise_honor, judge_idol, raise_idol
from kancha.games.endless_winter.megaliths import build, judge_place, places
from kancha.games.endless_winter.moments import Ask
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.tracks import gain_food, gain_tools
from kancha.games.endless_winter.vocabulary import DRAW, IDOL, MEGALITH, SLUGS, TOOL
from kancha.kernel.errors import Refusal


class Benefit(Ask):
    """How to take one unit of a ranked benefit: as printed, or as anything lower."""

    RULES: ClassVar = ("E3.2",)
    ANSWERS: ClassVar = (BUILD, DRAW_CARD, RAISE_IDOL, GAIN_TOOL, GAIN_FOOD, DONE)

    def __init__(self, seat: int, rank: int, units: int, targets: list[int]) -> None:
        super().__init__(seat)
        self.rank = rank
        self.units = units
        self.targets: list[int] = targets
        """The only cells for a Megalith, on an arrow slot; empty: all."""

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Name the benefit and how many units are left."""
        return {"benefit": SLUGS[self.rank], "units": self.units}

    def legal(self, s: WinterState) -> list[int]:
        """The printed benefit and everything lower; or decline."""
        t = s.seats[self.seat]
        codes: list[int] = []
        if self.rank >= MEGALITH:
            slots = BUILD.codes
            codes += [slots[cell] for cell in places(s, t) if not self.targets or cell in self.targets]
        if self.rank >= DRAW and can_draw(t):
            codes.append(DRAW_CARD)
        if self.rank >= IDOL:
            codes.append(RAISE_IDOL.codes[OFFERING])
            if can_raise_honor(s, self.seat):
                codes.append(RAISE_IDOL.codes[HONOR])
        if self.rank >= TOOL:
            codes.append(GAIN_TOOL)
        codes.append(GAIN_FOOD)
        codes.append(DONE)
        return codes

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """A benefit may be taken as a lower one, never as a higher one."""
        t = s.seats[self.seat]
        if code in BUILD:
            x, y = BUILD.read(code)
            return self.too_high(MEGALITH) or judge_place(s, t, x * HIGH + y, self.targets)
        if code == DRAW_CARD:
            if refusal := self.too_high(DRAW):
                return refusal
            return None if t.deck or t.discards else Refusal("Q22", "refuse-no-cards")
        if code in RAISE_IDOL:
            return self.too_high(IDOL) or judge_idol(s, self.seat, RAISE_IDOL.value(code))
        return self.too_high(TOOL) if code == GAIN_TOOL else None

    def too_high(self, wanted: int) -> Refusal | None:
        """Refuse a benefit above the one being gained."""
        if wanted <= self.rank:
            return None
        return Refusal("E3.2", "refuse-greater", {"wanted": SLUGS[wanted], "benefit": SLUGS[self.rank]})

    def play(self, s: WinterState, code: int) -> None:
        """Take one unit, or decline all that are left."""
        self.units -= 1
        if self.units == 0 or code == DONE:
            s.stack.pop()
        t = s.seats[self.seat]
        if code == DONE:
            return
        if code == GAIN_FOOD:
            gain_food(s, t, 1)
        elif code == GAIN_TOOL:
            gain_tools(s, t, 1)
        elif code == DRAW_CARD:
            s.stack.append(CardDraw(self.seat, 1))
        elif SPACE.of[code] is BUILD:
            x, y = BUILD.read(code)
            build(s, self.seat, x * HIGH + y)
        else:
            raise_idol(s, self.seat, RAISE_IDOL.values[code])
