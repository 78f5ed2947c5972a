"""Golden rule 2 (E3.2), the lesser benefit: Megalith > card > Idol > Tool > Food."""

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
    BuildMegalith,
    DrawCard,
    GainFood,
    GainTool,
    RaiseIdol,
)
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.facts import HIGH
from kancha.games.endless_winter.holdings import CardDraw, can_draw, gain_food, gain_tools
from kancha.games.endless_winter.idols import can_raise_honor, judge_idol, raise_idol
from kancha.games.endless_winter.megaliths import build, judge_place, places
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.vocabulary import DRAW, IDOL, MEGALITH, SLUGS, TOOL
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal


class Benefit(Ask):
    """How to take one unit of a ranked benefit: as printed, or as anything lower."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.2",)

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
            cells = places(s, t)
            codes += [BUILD + cell for cell in cells if not self.targets or cell in self.targets]
        if self.rank >= DRAW and can_draw(t):
            codes.append(DRAW_CARD)
        if self.rank >= IDOL:
            codes.append(RAISE_IDOL + OFFERING)
            if can_raise_honor(s, self.seat):
                codes.append(RAISE_IDOL + HONOR)
        if self.rank >= TOOL:
            codes.append(GAIN_TOOL)
        codes.append(GAIN_FOOD)
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """A benefit may be taken as a lower one, never as a higher one."""
        t = s.seats[self.seat]
        if isinstance(action, BuildMegalith):
            return self.too_high(MEGALITH) or judge_place(s, t, action.x * HIGH + action.y, self.targets)
        if isinstance(action, DrawCard):
            if refusal := self.too_high(DRAW):
                return refusal
            return None if t.deck or t.discards else Refusal("Q22", "refuse-no-cards")
        if isinstance(action, RaiseIdol):
            return self.too_high(IDOL) or judge_idol(s, self.seat, action.track)
        if isinstance(action, GainTool):
            return self.too_high(TOOL)
        if isinstance(action, GainFood):
            return None
        return self.stray(action)

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
        elif code >= BUILD:
            build(s, self.seat, code - BUILD)
        else:
            raise_idol(s, self.seat, code - RAISE_IDOL)
