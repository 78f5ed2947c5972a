"""The shelf of common steps: what at least two games ask or draw in the same way.

A game subclasses one of them, names the answers in `ANSWERS` and writes only what is its own.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from kancha.kernel.action import Family
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, State, Step

NEVER: Final = -1
"""No action: the question cannot be stopped early."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Ask(Step):
    """A question to one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Any) -> int:
        """The seat answers."""
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class AskAny(Ask):
    """A seat takes things one after another, as many as it likes, until it says `UNTIL`.

    A subclass lists what there is (`choices`), judges it (`judge`) and carries it out (`take`).
    """

    UNTIL: ClassVar[int] = NEVER
    """The action that stops; NEVER if nothing may be left out (then `who` must come to an end by itself)."""

    def choices(self, s: Any) -> list[int]:
        """Return a new list of what may be taken now."""
        raise NotImplementedError

    def judge(self, s: Any, code: int) -> Refusal | None:
        """Judge an answer other than `UNTIL`."""
        raise NotImplementedError

    def take(self, s: Any, code: int) -> None:
        """Carry out an answer other than `UNTIL`."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[int]:
        """Return what there is, and done."""
        codes = self.choices(s)
        until = self.UNTIL
        if until != NEVER:
            codes.append(until)
        return codes

    def refusal(self, s: Any, code: int) -> Refusal | None:
        """To stop is always allowed."""
        return None if code == self.UNTIL else self.judge(s, code)

    def play(self, s: Any, code: int) -> None:
        """Take, or stop."""
        if code == self.UNTIL:
            done(s)
        else:
            self.take(s, code)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class AskSome(AskAny):
    """A seat takes, gives or pays so many things one after another; with an `UNTIL` it may decline the rest."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def play(self, s: Any, code: int) -> None:
        """Take, or decline what is left; the step is off the stack before the last thing has its effect."""
        self.left -= 1
        if code == self.UNTIL:
            done(s)
            return
        if self.left == 0:
            done(s)
        self.take(s, code)

    def words(self, s: Any) -> dict[str, int | str]:
        """Tell how many are left."""
        return {"left": self.left}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class BagDraw(ChanceStep):
    """Chance draws one thing after another from a bag of counts; the first of `ANSWERS` names what is drawn.

    A subclass gives the bag and says what happens with what was drawn. To draw once, take the step off the stack in
    `drawn`; to draw while a condition holds, say so in `who`.
    """

    def bag(self, s: Any) -> list[int]:
        """Return the counts, by the value of the answers' field."""
        raise NotImplementedError

    def drawn(self, s: Any, value: int) -> None:
        """Do what follows; the bag holds one less already."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[int]:
        """Return all that is in the bag."""
        codes = family_of(self).codes
        return [codes[value] for value, count in enumerate(self.bag(s)) if count]

    def weights(self, s: Any) -> list[int]:
        """Return how many there are of each."""
        return [count for count in self.bag(s) if count]

    def play(self, s: Any, code: int) -> None:
        """Take it out of the bag."""
        value = family_of(self).values[code]
        self.bag(s)[value] -= 1
        self.drawn(s, value)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class BagDraws(BagDraw):
    """Chance draws `left` things from a bag of counts, or as many as there are; an empty bag may be filled again."""

    def __init__(self, left: int) -> None:
        self.left = left

    def refill(self, s: Any) -> bool:
        """Put discards back into an empty bag; return whether there were any."""
        return False

    def who(self, s: Any) -> int:
        """Chance answers while things are due and the bag has any."""
        if self.left:
            for count in self.bag(s):
                if count:
                    return CHANCE
        return NOBODY

    def play(self, s: Any, code: int) -> None:
        """Take it out of the bag; the step is off the stack before the last one has its effect."""
        self.left -= 1
        if self.left == 0:
            done(s)
        super().play(s, code)

    def run(self, s: Any) -> None:
        """The bag is empty: fill it, or stop."""
        if not (self.left and self.refill(s)):
            done(s)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class FirstSeat(ChanceStep):
    """Chance names the seat that begins."""

    def seats(self, s: Any) -> int:
        """Return how many seats take part."""
        return len(s.seats)

    def named(self, s: Any, seat: int) -> None:
        """Let the seat begin; the step is off the stack."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[int]:
        """Return any seat."""
        return family_of(self).codes[: self.seats(s)]

    def play(self, s: Any, code: int) -> None:
        """Name the seat."""
        done(s)
        self.named(s, family_of(self).value(code))


def done(s: State) -> None:
    """Take the step that was answered off the stack."""
    s.stack.pop()


def shuffle_in(bag: list[int], discards: list[int]) -> bool:
    """Move all discards into a bag of counts; return whether there were any."""
    found = False
    for value, count in enumerate(discards):
        if count:
            bag[value] += count
            discards[value] = 0
            found = True
    return found


def family_of(step: Step) -> Family:
    """Return the family that a step's first answer belongs to."""
    family = step.ANSWERS[0]
    assert isinstance(family, Family)
    return family
