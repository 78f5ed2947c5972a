"""Terrace farming: maize from the boxes to the terrace (A6.F)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import PLANT, STOP
from kancha.games.ayar.events import MaizePlanted
from kancha.games.ayar.names import BOXES, FARMING
from kancha.games.ayar.power import power_left
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import Table
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step


def can_farm(s: Table, seat: int) -> bool:
    """Whether any maize is left (A6.F.1)."""
    return s.seats[seat].maize != s.facts.box_size


class Farming(Step):
    """From which box is the next maize, or stop? A6.F.2."""

    RULES: ClassVar[tuple[str, ...]] = ("A6.F.2",)

    def __init__(self, seat: int, base: int) -> None:
        self.seat = seat
        self.base = base
        self.planted = 0

    def words(self, s: Table) -> dict[str, int | str]:
        """The power that is left."""
        return {"left": power_left(s, self.seat, FARMING, self.base, self.planted)}

    def who(self, s: Table) -> int:
        """The seat, while power and maize last."""
        left = power_left(s, self.seat, FARMING, self.base, self.planted)
        return self.seat if left > 0 and can_farm(s, self.seat) else NOBODY

    def legal(self, s: Table) -> list[int]:
        """Every box with maize; stop after the first."""
        maize, size = s.seats[self.seat].maize, s.facts.box_size
        codes = [PLANT + box for box in range(4) if maize[box] < size[box]]
        if self.planted:
            codes.append(STOP)
        return codes

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """The box must have maize; at least one is planted."""
        if code == STOP:
            return None if self.planted else Refusal("Q3", "refuse-at-least-one")
        box = code - PLANT
        if not 0 <= box < len(BOXES):
            return self.other()
        if s.seats[self.seat].maize[box] >= s.facts.box_size[box]:
            return Refusal("A6.F.2", "refuse-box-empty", {"box": BOXES[box]})
        return None

    def play(self, s: Table, code: int) -> None:
        """Plant the leftmost maize of the box."""
        if code == STOP:
            s.stack.pop()
            return
        self.planted += 1
        box = code - PLANT
        maize = s.seats[self.seat].maize
        maize[box] += 1
        s.terrace.append(self.seat)
        recount(s, self.seat, FARMING)
        left = s.facts.box_size[box] - maize[box]
        if s.events is not None:
            s.events.append(MaizePlanted(self.seat, BOXES[box], left))
        if left == 0 and s.facts.box_icon[box]:
            gain_viracocha(s, self.seat)
