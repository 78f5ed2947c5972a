"""Chapters 1, 2 and 5: the sequence of play, from the first seat to the last one left."""

from __future__ import annotations

from typing import ClassVar

from kancha.kernel import steps
from kancha.kernel.state import ChanceStep, Step

from .actions import BEGIN, FACES, ROLL
from .bidding import Bidding
from .events import DiceRolled, RoundBegun
from .state import Cups


class FirstSeat(steps.FirstSeat):
    """Chance names the seat that begins the first round (D1.2)."""

    RULES: ClassVar = ("D1.2",)
    ANSWERS: ClassVar = (BEGIN,)

    def named(self, s: Cups, seat: int) -> None:
        """Remember the seat."""
        s.starter = seat


class Rounds(Step):
    """Rounds until one seat is left (D2.1, D5.2)."""

    RULES: ClassVar = ("D2.1", "D5.2")

    def run(self, s: Cups) -> None:
        """Push the steps of a round, the last one first; the last seat with dice has outlasted all others."""
        if s.after(s.starter) == s.starter:
            s.stack.pop()
            s.score(s.starter, len(s.seats) - 1, "outlasted")
            return
        s.round += 1
        if s.events is not None:
            s.events.append(RoundBegun(s.round))
        s.stack.append(Bidding(s.starter))
        s.stack += [Roll(seat.seat, seat.left) for seat in reversed(s.seats) if seat.left]


class Roll(ChanceStep):
    """A seat rolls its dice under the cup, one after another (D2.1)."""

    RULES: ClassVar = ("D2.1",)
    ANSWERS: ClassVar = (ROLL,)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, s: Cups) -> list[int]:
        """Any face."""
        return ROLL.codes[:]

    def play(self, s: Cups, code: int) -> None:
        """Lay the die under the cup."""
        dice = s.seats[self.seat].dice
        dice[ROLL.value(code)] += 1
        self.left -= 1
        if self.left == 0:
            s.stack.pop()
            if s.events is not None:
                faces = [FACES[face] for face, count in enumerate(dice) for _ in range(count)]
                s.events.append(DiceRolled(self.seat, faces))
