"""Terrace farming: maize from the boxes to the terrace (A6.F)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import PLANT, STOP
from kancha.games.ayar.events import MaizePlanted
from kancha.games.ayar.names import BOXES, FARMING
from kancha.games.ayar.power import Activity
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY


def can_farm(s: AyarState, seat: int) -> bool:
    """Whether any maize is left (A6.F.1)."""
    return s.seats[seat].maize != s.facts.box_size


class Farming(Activity):
    """From which box is the next maize, or stop? A6.F.2."""

    RULES: ClassVar = ("A6.F.2",)
    ANSWERS: ClassVar = (PLANT, STOP)
    ACTIVITY: ClassVar[int] = FARMING

    def who(self, s: AyarState) -> int:
        """The seat, while power and maize last."""
        return self.seat if self.left(s) > 0 and can_farm(s, self.seat) else NOBODY

    def choices(self, s: AyarState) -> list[int]:
        """Every box with maize."""
        maize, size = s.seats[self.seat].maize, s.facts.box_size
        return [PLANT.codes[box] for box in range(4) if maize[box] < size[box]]

    def judge(self, s: AyarState, code: int) -> Refusal | None:
        """The box must have maize."""
        box = PLANT.value(code)
        if s.seats[self.seat].maize[box] >= s.facts.box_size[box]:
            return Refusal("A6.F.2", "refuse-box-empty", {"box": BOXES[box]})
        return None

    def take(self, s: AyarState, code: int) -> None:
        """Plant the leftmost maize of the box."""
        self.spent += 1
        self.taken += 1
        box = PLANT.values[code]
        maize = s.seats[self.seat].maize
        maize[box] += 1
        s.terrace.append(self.seat)
        recount(s, self.seat, FARMING)
        left = s.facts.box_size[box] - maize[box]
        if s.events is not None:
            s.events.append(MaizePlanted(self.seat, BOXES[box], left))
        if left == 0 and s.facts.box_icon[box]:
            gain_viracocha(s, self.seat)
