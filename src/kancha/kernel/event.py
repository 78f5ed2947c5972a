"""Events: what happened, in the past tense, for eyes and statistics. No rule ever reads one."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Event(Struct, gc=False):
    """What happened; built only if somebody listens (`if s.events is not None`).

    Fields are ints, strings (message ids) or lists of them. A field named `seat`, or ending in `_seat`, is a seat. A
    field marked `OWNER` in `SEES` is heard by `seat` alone. Every event has a line in the story, or says in `QUIET` why
    it has none; one that tells the points of a source itself names it in `TELLS`, so that no score is told twice.
    """

    SEES: ClassVar[dict[str, str]] = {}
    RULES: ClassVar[tuple[str, ...]] = ()
    QUIET: ClassVar[str] = ""
    TELLS: ClassVar[tuple[str, ...]] = ()


class Scored(Event):
    """A seat got points from a source."""

    seat: int
    points: int
    source: str
