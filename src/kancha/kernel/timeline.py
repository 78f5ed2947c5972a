"""The timeline: every decision of a match in order, who took it, what happened, and the way back.

Match, record, journal and replay are faces of it. It trusts its caller: a code is judged before it is appended. It
knows no game, no seed and no file; a position of the past is played again from the nearest copy that was kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kancha.kernel.event import Event
from kancha.kernel.state import CHANCE, NOBODY, State, Step

if TYPE_CHECKING:
    from kancha.kernel.units import Trace

STRIDE: Final = 64
"""Whoever plays the past again leaves a copy after every so many decisions."""


@mypyc_attr(serializable=True)
class Mark:
    """A copy of what a timeline knows after so many decisions; nobody plays on it."""

    __slots__ = ("floor", "number", "state", "streams")

    def __init__(self, number: int, state: State, floor: int, streams: dict[str, int]) -> None:
        self.number = number
        self.state = state
        self.floor = floor
        self.streams = streams


@mypyc_attr(serializable=True)
class Timeline:
    """Decisions from a first state on, and the state they lead to."""

    __slots__ = ("_asked", "_marks", "_question", "codes", "events", "floor", "state", "streams", "trace", "who")

    def __init__(self, first: State) -> None:
        self.state = first
        """The position after all decisions."""
        self.codes: list[int] = []
        """The codes of all decisions, chance included."""
        self.who: list[int] = []
        """Who took each of them."""
        self.events: list[list[Event]] | None = None
        """What happened in each of them, once `listen` was called; nothing for those before."""
        self.floor = 0
        """No decision up to this one may be taken back: a rule turned hidden things up in it."""
        self.streams: dict[str, int] = {}
        """How many answers chance has given, by stream: the index of the next one."""
        self.trace: Trace | None = None
        """What goes along with it, and notes every decision: see `Trace.join`."""
        self._marks: list[Mark] = [Mark(0, first.clone(), 0, {})]
        self._question: Step | None = None
        self._asked = NOBODY
        """The pending step and who must answer it, as the last decision told."""

    def __len__(self) -> int:
        return len(self.codes)

    def append(self, code: int) -> int:
        """Take a decision, of a seat or of chance; return who must answer next."""
        state = self.state
        step = state.stack[-1]
        who = self._asked if step is self._question else step.who(state)
        if who == CHANCE:
            stream = type(step).__name__
            self.streams[stream] = self.streams.get(stream, 0) + 1
        self.codes.append(code)
        self.who.append(who)
        reveals = state.reveals
        if self.events is not None:
            state.events = []
            self.events.append(state.events)
        trace = self.trace
        if trace is None:
            asked = state.play(code)
        else:
            trace.note(state, code, who)
            asked = state.seat
        if self.events is not None:
            state.events = None
        if state.reveals != reveals:
            self.floor = len(self.codes)
        self._question = state.stack[-1] if state.stack else None
        self._asked = asked
        return asked

    def listen(self) -> None:
        """Keep events from here on."""
        if self.events is None:
            self.events = [[] for _ in self.codes]

    @property
    def undoable(self) -> int:
        """How many of its last decisions the seat to answer may take back.

        Back to the last answer of chance, the last reveal or another seat's last decision, whichever came last.
        """
        seat = self.state.seat
        if seat < 0:
            return 0
        place = len(self.who)
        while place > self.floor and self.who[place - 1] == seat:
            place -= 1
        return len(self.who) - place

    def at(self, number: int) -> Timeline:
        """Return the timeline as it was after so many decisions, to look at or to go on from."""
        if not 0 <= number <= len(self.codes):
            raise ValueError(f"the timeline has decisions 0 to {len(self.codes)}, not {number}")
        place = len(self._marks) - 1
        while self._marks[place].number > number:
            place -= 1
        mark = self._marks[place]
        new = _from_mark(mark, self.codes[: mark.number], self.who[: mark.number])
        for code in self.codes[mark.number : number]:
            new.append(code)
            if len(new.codes) % STRIDE == 0:
                place += 1
                self._marks.insert(place, Mark(len(new.codes), new.state.clone(), new.floor, new.streams.copy()))
        new._marks = self._marks[: place + 1]
        if self.events is not None:
            new.events = self.events[:number]
        return new

    def cut(self, number: int) -> None:
        """Take back all decisions after the first so many."""
        past = self.at(number)
        self.state = past.state
        self.codes = past.codes
        self.who = past.who
        self.events = past.events
        self.floor = past.floor
        self.streams = past.streams
        self._marks = past._marks
        self._question = None
        self.trace = None

    def clone(self) -> Timeline:
        """Return an independent copy; nobody listens to it."""
        new = _from_mark(Mark(0, self.state, self.floor, self.streams), self.codes[:], self.who[:])
        new._marks = self._marks[:]
        return new


def _from_mark(mark: Mark, codes: list[int], who: list[int]) -> Timeline:
    new = Timeline.__new__(Timeline)
    new.state = mark.state.clone()
    new.codes = codes
    new.who = who
    new.events = None
    new.floor = mark.floor
    new.streams = mark.streams.copy()
    new.trace = None
    new._marks = []
    new._question = None
    new._asked = NOBODY
    return new
