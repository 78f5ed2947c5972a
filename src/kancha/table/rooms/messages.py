"""What a room says to its pages (`docs/rooms.md`)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from kancha.table.protocol import Pong, Problem, Scalar
from kancha.table.rooms.clocks import Pace
from kancha.table.rooms.model import Advice, Origin, Talk, Vote


class PlaceView(Struct, kw_only=True):
    """A place: who holds it and whether they are here. Once a match has begun its number is the seat's."""

    kind: Literal["open", "person", "bot"]
    person: str
    name: str
    level: str
    online: bool
    away: float
    """Seconds since they were last seen; 0 while they are here."""
    taken: str
    """The level of the bot that plays for this person, "" if they play themselves."""
    conceded: bool


class GuestView(Struct, kw_only=True):
    """Somebody who came in."""

    person: str
    name: str
    online: bool
    watches: bool


class ClockView(Struct, kw_only=True):
    """The clocks at the moment the message was sent: seconds of the running turn, and of every seat's reserve."""

    seat: int | None
    running: bool
    turn: float
    banks: list[float]


class TermsView(Struct, kw_only=True):
    """What the table has agreed on."""

    options: dict[str, Scalar]
    pace: Pace
    absent: int
    level: str
    chat: Talk
    first: int
    advice: Advice
    agreed: list[str]
    """Who agrees that everybody may ask for hints."""


class RoomView(Struct, kw_only=True, tag="room"):
    """The whole room, as one of its guests sees it."""

    id: str
    game: str
    me: str
    host: str
    state: Literal["waiting", "playing", "over"]
    number: int
    match: str
    places: list[PlaceView]
    guests: list[GuestView]
    terms: TermsView
    paused: str
    votes: list[Vote]
    ready: list[str]
    asked: int | None
    clock: ClockView | None
    ranking: list[list[int]] | None
    """How the match ended."""
    grace: int
    """Seconds of absence before people may vote for a bot."""
    lesson: str
    """The lesson that the match is, "" if it is none or no longer."""
    origin: Origin | None
    """The match that this one goes on from."""


class Line(Struct, kw_only=True):
    """A line of chat. A phrase, and what the room tells, is said in the reader's language: `body` is a message id."""

    number: int
    kind: Literal["said", "phrase", "told"]
    person: str
    name: str
    body: str
    args: dict[str, Scalar]
    match: str
    at: float


class Lines(Struct, tag="chat"):
    """New lines, the oldest first."""

    lines: list[Line]


Message = RoomView | Lines | Problem | Pong
