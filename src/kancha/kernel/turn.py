"""A turn for the page: crumbs, fixed places with their answers or the reason against them, what answers bring.

And a turn of the past, with what was heard of it.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from kancha.kernel.reasons import Reason
from kancha.kernel.scene import Text


class Effect(Struct, omit_defaults=True, gc=False):
    """How far a measure moves: `by`, or from `by` to `most`; `now` is the number then (with `by`)."""

    measure: str
    by: int
    now: int
    seat: int | None = None
    """None for a measure in common."""
    most: int | None = None


class Then(Struct, omit_defaults=True, gc=False):
    """What the next question would offer."""

    slot: str
    title: Text
    changes: list[Effect] = field(default_factory=list)
    locked: bool = False


class Outlook(Struct, omit_defaults=True, gc=False):
    """What comes of an answer, as far as the seat can know."""

    changes: list[Effect] = field(default_factory=list)
    """The own ones first, in the order of the game's measures."""
    locked: bool = False
    """It cannot be taken back: chance answers, something is turned up, or another seat is asked."""
    ends: bool = False
    """The seat's turn is over after it."""
    open: bool = False
    """Something hidden or random, or another answer of the same unit, decides more."""
    about: bool = False
    """The ranges rest on some continuations only."""
    next: Text | None = None
    """The question that follows for the same seat."""
    waste: list[Effect] = field(default_factory=list)
    """What is lost by it."""
    then: list[Then] = field(default_factory=list)


class Crumb(Struct, gc=False):
    """A station of the way of a turn."""

    text: Text
    state: Literal["done", "now", "next"]


class Slot(Struct, omit_defaults=True, gc=False):
    """A fixed place in the turn bar: the same ones in the same order whenever the step asks."""

    id: str
    title: Text
    codes: list[int] = field(default_factory=list)
    """The legal answers in it; none: impossible now."""
    group: str = ""
    symbol: str = ""
    kind: str = "act"
    """act, skip, decline or end, as its answers are."""
    note: Text | None = None
    reason: Reason | None = None


class Turn(Struct, omit_defaults=True, gc=False):
    """The turn of the seat that is asked."""

    crumbs: list[Crumb]
    slots: list[Slot]
    forced: bool = False
    """There is one legal answer: it may be played by itself."""
    obvious: int = -1
    """The code of an answer that may be played by itself although there are others."""
    undo_why: Text | None = None
    """Why nothing can be taken back."""
    all: list[int] = field(default_factory=list)
    """Answers that take all that is due, one after the other; none if there is but one, or something to choose."""
    due: list[Effect] = field(default_factory=list)
    """What they bring."""


class TurnSpan(Struct, omit_defaults=True, gc=False):
    """A turn of the past: decisions `start` + 1 to `end`, and how far they moved the measures."""

    start: int
    end: int
    seat: int | None = None
    """Whose turn it was; None for what happens outside of turns."""
    changes: list[Effect] = field(default_factory=list)
    """Of its owner first, then of the others; without what lives within a turn."""


class Line(Struct, omit_defaults=True, gc=False):
    """Something that was heard, and how often in a row."""

    event: str
    args: dict[str, Any]
    rules: list[str]
    times: int = 1


class TurnTold(Struct, gc=False):
    """A turn with all that one viewer heard of it."""

    turn: TurnSpan
    lines: list[Line]
