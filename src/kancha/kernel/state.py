"""State as typed parts, and steps: the pending questions on its stack.

A state is made of parts: plain classes that say their fields in an annotated `__init__`, and whose values are
ints, bools, short strings, parts, or lists of these. Things refer to each other by index. What a seat may
see of a field is declared once, in `SEES`; a field that is not listed there is public. Slots and `clone` follow
(`kancha.kernel.fields`).

A step is a part too: its local variables are fields, so that a pending question can be cloned and saved.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from kancha.kernel.action import Family
from kancha.kernel.errors import Refusal
from kancha.kernel.event import Event, Scored
from kancha.kernel.fields import Fields, field_names, written

CHANCE: Final = -1
"""The seat that answers random questions."""
NOBODY: Final = -2
"""Nobody must answer: the step runs by itself, or the match is over."""
SPECTATOR: Final = -1
"""A viewer without a seat."""

OWNER: Final = "owner"
"""Seen by the seat that owns the part (its field `seat`); others learn the length of a list."""
OWNER_BAG: Final = "owner-bag"
"""Counts seen by the owner; others learn their sum."""
EACH: Final = "each"
"""A list by seat: everybody sees the own entry only."""
HIDDEN: Final = "hidden"
"""Seen by nobody; all learn the length of a list."""
BAG: Final = "bag"
"""Counts seen by nobody; all learn their sum."""
SHARED: Final = "shared"
"""No part of the position: facts that clones share, and the listener of events."""
DERIVED: Final = "derived"
"""No part of the position: worked out from the rest by `derive` and kept up to date. Lists of a state are lent, too."""
LENT: Final = "lent"
"""Public. A list that copies share with the original until one of them owns it, which it must before it writes.
A list of parts, one for each seat, is shared seat by seat: see `State.own_seat`."""
ASIDE: Final = (SHARED, DERIVED)
"""What is no part of the position."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Part(metaclass=Fields):
    """A record inside a state or a step."""

    SEES: ClassVar[dict[str, str]] = {}

    def clone(self) -> Self:
        """Return an independent copy."""
        made: Self = written(type(self), "clone")(self)
        return made

    def seen_by(self, viewer: int, owner: int) -> Self:
        """Return a copy with -1 for whatever the viewer may not see; the owner is the seat of the part around it."""
        made: Self = written(type(self), "seen_by")(self, viewer, owner)
        return made

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in field_names(type(self)))
        return f"{type(self).__name__}({shown})"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class Step(Part):
    """One pending question: who must answer, what is legal, what the answer does.

    The type of `s` is the game's own state. A step that asks nobody (`who` is NOBODY) runs by itself. Both
    `play` and `run` take the step off the stack themselves when it is done, before they push others.
    """

    RULES: ClassVar[tuple[str, ...]] = ()
    """The paragraphs that the question rests on; the first answers for actions of another kind."""
    ANSWERS: ClassVar[tuple[Family | int, ...]] = ()
    """The families, and single actions, that answer the question; the kernel refuses all others."""

    def who(self, s: Any) -> int:
        """Return the seat that must answer, CHANCE, or NOBODY if the step runs by itself."""
        return NOBODY

    def legal(self, s: Any) -> list[int]:
        """Return the codes of all legal answers, in a stable order, never empty."""
        raise NotImplementedError

    def is_legal(self, s: Any, code: int) -> bool:
        """Whether a code is among `legal`; a step with many answers says it without making the list."""
        return code in self.legal(s)

    def how_many(self, s: Any) -> int:
        """Return how many answers are legal; a step with many of them says it without making the list."""
        return len(self.legal(s))

    def refusal(self, s: Any, code: int) -> Refusal | None:
        """Judge a code that is one of ANSWERS: None if it is legal, else the rule that forbids it."""
        raise NotImplementedError

    def play(self, s: Any, code: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, s: Any) -> None:
        """Do what the rules do by themselves."""
        state: State = s
        state.stack.pop()

    def weights(self, s: Any) -> list[int]:
        """Return the weight of each legal answer of chance, in the order of `legal`."""
        return [1] * len(self.legal(s))

    def words(self, s: Any) -> dict[str, int | str]:
        """Return the arguments of the question's sentence; public facts only."""
        return {}

    def not_asked(self, code: int) -> Refusal:
        """Refuse an action of a family that this step does not ask for."""
        return self.other()

    def other(self) -> Refusal:
        """Return the refusal of an action of a kind that this step does not ask for."""
        return Refusal(self.RULES[0] if self.RULES else "", "refuse-not-asked")

    def is_asked(self, code: int) -> bool:
        """Whether a code belongs to one of the families that answer this step."""
        return any(code in answer if isinstance(answer, Family) else code == answer for answer in self.ANSWERS)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class ChanceStep(Step):
    """A random question; a bag of counts answers it by `weights`."""

    def who(self, s: Any) -> int:
        """Chance answers."""
        return CHANCE

    def refusal(self, s: Any, code: int) -> Refusal | None:
        """Chance may give any outcome of positive weight."""
        return None if code in self.legal(s) else Refusal(self.RULES[0], "refuse-chance")


class Ledger(Part):
    """Every point a seat ever got, with its source."""

    def __init__(self, seats: int) -> None:
        self.totals: list[int] = [0] * seats
        self.seats: list[int] = []
        self.points: list[int] = []
        self.sources: list[str] = []

    def add(self, seat: int, points: int, source: str) -> None:
        """Write one entry."""
        self.totals[seat] += points
        self.seats.append(seat)
        self.points.append(points)
        self.sources.append(source)

    def entries(self) -> list[tuple[int, int, str]]:
        """Return all entries as (seat, points, source), oldest first."""
        return list(zip(self.seats, self.points, self.sources, strict=True))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True, acyclic=True)
class State(Part):
    """A complete position. Games add their fields and share `facts`."""

    SEES: ClassVar[dict[str, str]] = {"events": SHARED, "borrows": SHARED, "borrowed": SHARED}

    def __init__(self, scores: int) -> None:
        self.borrows: int = 0
        """The lists, as bits, that a copy shares."""
        self.borrowed: int = 0
        """The seats, as bits, whose parts a copy shares."""
        self.stack: list[Step] = []
        self.ledger = Ledger(scores)
        self.events: list[Event] | None = None
        self.reveals = 0
        """How often hidden things were turned up by a rule; nobody may undo a decision from before one."""

    @property
    def seat(self) -> int:
        """The seat that must answer now, CHANCE, or NOBODY when the match is over."""
        return self.stack[-1].who(self) if self.stack else NOBODY

    def legal(self) -> list[int]:
        """Return the codes of the legal answers to the pending question; none when the match is over."""
        return self.stack[-1].legal(self) if self.stack else []

    def refusal(self, code: int) -> Refusal | None:
        """Judge any code of the game's space: None if it is legal now, else the rule that forbids it."""
        if not self.stack:
            return Refusal("", "refuse-over")
        step = self.stack[-1]
        return step.refusal(self, code) if not step.ANSWERS or step.is_asked(code) else step.not_asked(code)

    def play(self, code: int) -> int:
        """Carry out a legal answer and run on to the next question; return who must answer it, as `advance` does.

        Trusts its caller: see `Match.play`.
        """
        self.answer(code)
        return self.advance()

    def answer(self, code: int) -> None:
        """Carry out a legal answer, and nothing that follows by itself."""
        step = self.stack[-1]
        if self.borrowed:
            self.own_answer(step.who(self))
        step.play(self, code)

    def advance(self) -> int:
        """Run automatic steps until somebody, or chance, must answer; return who, NOBODY when the match is over."""
        stack = self.stack
        while stack:
            step = stack[-1]
            who = step.who(self)
            if who != NOBODY:
                return who
            if self.borrowed:
                self.own_seats()
            step.run(self)
        return NOBODY

    def score(self, seat: int, points: int, source: str) -> None:
        """Give a seat points (or take them, if negative) from a named source; nothing is written for 0."""
        if points:
            self.ledger.add(seat, points, source)
            if self.events is not None:
                self.events.append(Scored(seat, points, source))

    def reveal(self) -> None:
        """Note that a rule, and not chance, turns hidden things up: undo stops here."""
        self.reveals += 1

    def derive(self) -> None:
        """Work out the fields that are DERIVED: the state was made from data, which leaves them out."""

    def own(self) -> None:
        """Take copies of the lists that are lent, if this state shares them: they are about to be written."""
        written(type(self), "own")(self)

    def own_list(self, name: str) -> None:
        """Take a copy of one of these lists, by its name, if this state shares it: no other is about to be written."""
        written(type(self), "own_list")(self, name)

    def own_seat(self, seat: int) -> None:
        """Take a copy of a seat's part, if this state shares it: it is about to be written.

        Whoever answers owns its part, and everything is owned when chance answers or a step runs by itself; so this
        is for what an answer does to other seats.
        """
        written(type(self), "own_seat")(self, seat)

    def own_seats(self) -> None:
        """Own the parts of all seats."""
        seat = 0
        while self.borrowed:
            self.own_seat(seat)
            seat += 1

    def own_answer(self, who: int) -> None:
        """Own what an answer is about to write: the part of the seat that gives it; for chance, all."""
        if who >= 0:
            self.own_seat(who)
        else:
            self.own_seats()

    def seen(self, seat: int | None) -> Self:
        """Return what a seat may see (None: a spectator): a state of its own, made from nothing.

        What is hidden is -1 there, and a hidden list or bag as many -1 as there are things in it.
        """
        return self.seen_by(SPECTATOR if seat is None else seat, NOBODY)

    def seen_beside(self, public: Any, viewer: int) -> Self:
        """Return what a seat may see, given what a spectator sees: they share what is the same, so nobody may write it.

        For drawing a position for several viewers; whoever goes on from what a seat sees takes `seen`.
        """
        made: Self = written(type(self), "seen_beside")(self, public, viewer)
        return made
