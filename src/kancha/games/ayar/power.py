"""The power of an activity (A6.0): empty cells of the line, and one more with the completed bonus; spending it."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import STOP
from kancha.games.ayar.state import AyarState
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def full_power(s: AyarState, seat: int, activity: int, base: int) -> int:
    """Return the power of an activity from the empty cells of the line; the bonus of the moment counts (Q10)."""
    facts = s.facts
    if s.seats[seat].viracocha[activity] >= facts.slot_need[activity]:
        return min(base + 1, facts.max_power)
    return base


class Activity(Ask):
    """A seat spends the power of an activity bit by bit; it may stop after the first (A6.0, Q3).

    An activity lists what the power left pays for (`choices`), judges it (`judge`) and carries it out (`take`).
    """

    ACTIVITY: ClassVar[int] = -1

    def __init__(self, seat: int, base: int) -> None:
        super().__init__(seat)
        self.base = base
        self.spent = 0
        self.taken = 0
        """Pots, textiles, maize or spaces so far."""

    def left(self, s: AyarState) -> int:
        """Return the power that is left to spend."""
        return full_power(s, self.seat, self.ACTIVITY, self.base) - self.spent

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The power that is left."""
        return {"left": self.left(s)}

    def choices(self, s: AyarState) -> list[int]:
        """Return a new list of what can be taken now."""
        raise NotImplementedError

    def judge(self, s: AyarState, code: int) -> Refusal | None:
        """Judge an answer other than STOP."""
        raise NotImplementedError

    def take(self, s: AyarState, code: int) -> None:
        """Carry out an answer other than STOP."""
        raise NotImplementedError

    def legal(self, s: AyarState) -> list[int]:
        """Whatever there is; stop after the first."""
        codes = self.choices(s)
        if self.taken:
            codes.append(STOP)
        return codes

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """At least one must be taken."""
        if code == STOP:
            return None if self.taken else Refusal("Q3", "refuse-at-least-one")
        return self.judge(s, code)

    def play(self, s: AyarState, code: int) -> None:
        """Take, or stop."""
        if code == STOP:
            self.finish(s)
        else:
            self.take(s, code)

    def run(self, s: AyarState) -> None:
        """Nothing more can be taken."""
        self.finish(s)

    def finish(self, s: AyarState) -> None:
        """End the activity."""
        s.stack.pop()


def refuse_price(price: int, left: int, rule: str) -> Refusal | None:
    """Refuse what costs more power than is left."""
    return Refusal(rule, "refuse-power", {"power": price, "left": left}) if price > left else None
