"""What the rest of the table sees of the database's rows."""

from __future__ import annotations

from typing import Any, NamedTuple


class Entry(NamedTuple):
    """A row of a journal: a decision, or, if `back` is not 0, so many decisions taken back.

    An action is written as its text: its code is a place in a list that the next release may order anew.
    """

    seat: int
    action: str
    back: int = 0


class Row(NamedTuple):
    """An entry as the database has it."""

    match: str
    number: int
    seat: int
    action: str
    back: int
    at: float


class MatchInfo(NamedTuple):
    """What never changes about a match; the seed is secret."""

    id: str
    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, Any]
    seed: int
    created: float
    imported: bool


class SeatInfo(NamedTuple):
    """Who holds a seat; `taken` is the level of the bot that plays for an absent human."""

    seat: int
    kind: str
    name: str
    level: str = ""
    taken: str = ""
    online: bool = False
    seen: float = 0.0
