"""Units and turns: the decisions of a match as people think of them.

A *unit* is the run of decisions from a question until the stack is back at its depth: "lay this tile, here, like this".
It is over when the same step asks again, or when the stack was lower than the question between two steps; a step that
takes itself off and pushes its successor goes on with the unit. Units nest: the unit of a question holds those of the
questions that came of it. A *turn* is what lies between two changes of the seat that is asked, or what the game says
(`Game.turn`). Page, story, undo, bots and lab use these and no others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kancha.kernel.action import kebab
from kancha.kernel.measures import difference
from kancha.kernel.state import CHANCE, NOBODY, State, Step

if TYPE_CHECKING:
    from kancha.kernel.match import Match
    from kancha.kernel.rulebook import Rulebook


def play(s: State, code: int) -> int:
    """Play a code like `State.play` and return the lowest depth that the stack had between two steps."""
    stack = s.stack
    s.answer(code)
    low = len(stack)
    while stack and stack[-1].who(s) == NOBODY:
        s.own_seats()
        stack[-1].run(s)
        if len(stack) < low:
            low = len(stack)
    return low


def is_back(s: State, step: Step | None, depth: int) -> bool:
    """Whether the step that asked at a depth asks again."""
    return len(s.stack) == depth and s.stack[-1] is step


class Span:
    """Decisions `start` + 1 to `end` of a log: a unit or a turn."""

    __slots__ = ("end", "seat", "start")

    def __init__(self, seat: int, start: int, end: int) -> None:
        self.seat = seat
        """Who decided first, or whose turn it is; CHANCE for what chance decided alone."""
        self.start = start
        self.end = end

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.start + 1} to {self.end}>"


class Trace:
    """What units and turns of a log are read from: for each decision who was asked, at which depth, in which turn.

    A trace replays the log on a state of its own; `follow` brings it up to date. One that has joined a match goes along
    with it instead.
    """

    def __init__(self, match: Match) -> None:
        self.log: list[int] = []
        self.who: list[int] = []
        self.steps: list[str] = []
        """By decision, and for the pending question: the name of the step that asks."""
        self.turn: list[int] = []
        """By decision, and for the pending question: the number of the turn it belongs to."""
        self.owner: list[int] = []
        """By number of a turn: whose it is."""
        self.tallies: list[list[list[int]]] = []
        """By number of a turn: the measures at its beginning, as far as everybody may know them."""
        self._depth: list[int] = []
        self._low: list[int] = []
        self._asker: list[int] = []
        """By decision, and for the pending question: a number of the step that asks."""
        self._askers = 0
        self._known: dict[int, tuple[Step, int]] = {}
        """By depth: the step that asked there last, and its number."""
        self._key: list[int] = []
        self._followed: list[int] = []
        self._starts: list[int] = []
        """By number of a turn: how many decisions came before it."""
        self.state: State = match.at(0).state
        self.game: Rulebook = match.game
        self._ask()
        self.follow(match)

    def follow(self, match: Match) -> Trace:
        """Return the trace of a match that went on; after an undo it is a new one."""
        # A list of decisions only grows; after an undo there is another one.
        if match.log is not self._followed and self.log != match.log[: len(self.log)]:
            return Trace(match)
        self._followed = match.log
        for code in match.log[len(self.log) :]:
            self.add(code)
        return self

    def add(self, code: int) -> None:
        """Take one more decision."""
        s = self.state
        self.note(s, code, s.stack[-1].who(s))

    def note(self, s: State, code: int, who: int) -> None:
        """Play a code, and note what comes of it."""
        self.log.append(code)
        self.who.append(who)
        self._depth.append(len(s.stack))
        self._low.append(play(s, code))
        self._ask()

    def join(self, match: Match) -> None:
        """Go along with a match that this is the trace of: nothing is played twice from here on."""
        timeline = match.timeline
        if timeline.trace is self:
            return
        mine, stack = self.state.stack, timeline.state.stack
        for depth, (step, number) in list(self._known.items()):
            if depth <= len(mine) and mine[depth - 1] is step:
                self._known[depth] = (stack[depth - 1], number)
        self.state = timeline.state
        timeline.trace = self

    def _ask(self) -> None:
        s = self.state
        key = self.game.turn(s)
        if not self.owner or (key and key != self._key):
            self._key = key
            self.owner.append(key[0] if key else s.seat)
            self.tallies.append(self._tally())
            self._starts.append(len(self.log))
        self.turn.append(len(self.owner) - 1)
        depth = len(s.stack)
        if not depth:
            self._asker.append(-1)
            self.steps.append("")
            return
        self.steps.append(kebab(type(s.stack[-1]).__name__))
        known = self._known.get(depth)
        if known is None or known[0] is not s.stack[-1]:
            known = self._known[depth] = (s.stack[-1], self._askers)
            self._askers += 1
        self._asker.append(known[1])

    def _tally(self) -> list[list[int]]:
        """Return the measures now; those of a seat that have not moved since the turn before are held once."""
        now = self.game.tally(self.state, None)
        if not self.tallies:
            return now
        return [was if was == row else row for was, row in zip(self.tallies[-1], now, strict=True)]

    def end(self, start: int) -> int:
        """Return where the unit ends that begins with decision `start` + 1; -1 if it is not over.

        An answer of chance outside a seat's unit is a unit of its own, whatever it sets going.
        """
        if self.who[start] == CHANCE:
            return start + 1
        depth, asker = self._depth[start], self._asker[start]
        for place in range(start, len(self.log)):
            if self._low[place] < depth or self._asker[place + 1] == asker:
                return place + 1
        return -1

    def units(self, start: int = 0, end: int = -1) -> list[Span]:
        """Return the units of some decisions, one after the other; the last one may not be over."""
        last = len(self.log) if end < 0 else end
        found: list[Span] = []
        place = start
        while place < last:
            stop = self.end(place)
            stop = last if stop < 0 else min(stop, last)
            found.append(Span(self.who[place], place, stop))
            place = stop
        return found

    def turns(self) -> list[Span]:
        """Return the turns so far; the pending question belongs to the last one, which may be empty."""
        return [self.span(number) for number in range(len(self.owner))]

    def span(self, number: int) -> Span:
        """Return the turn of a number."""
        last = number + 1 == len(self._starts)
        return Span(self.owner[number], self._starts[number], len(self.log) if last else self._starts[number + 1])

    def moved(self, number: int) -> list[list[int]]:
        """Return how far a turn has moved the measures of all seats."""
        last = number + 1 == len(self.tallies)
        after = self.game.tally(self.state, None) if last else self.tallies[number + 1]
        return difference(self.tallies[number], after)

    def open(self) -> list[int]:
        """Return the decisions of the present turn, by place in the log, whose units are not over."""
        number = self.turn[-1]
        first = len(self.log)
        while first > 0 and self.turn[first - 1] == number:
            first -= 1
        return [place for place in range(first, len(self.log)) if self.end(place) < 0]

    def back(self, undoable: int) -> int:
        """Return how many decisions go back with the last unit, of those that may be taken back."""
        if undoable <= 0:
            return 0
        units = self.units(len(self.log) - undoable)
        return units[-1].end - units[-1].start
