"""A room as plain data: who came, who sits where, on which terms, and how its match stands.

The whole of it is one small document. Changes are functions on a copy (`waiting`, `playing`); whoever saves the copy
does so only if nobody else has saved one meanwhile.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct, field

from kancha.table.errors import TableError
from kancha.table.protocol import Scalar
from kancha.table.rooms.clocks import Pace

GUESTS: Final = 60
"""People that one room holds."""

Talk = Literal["all", "phrases", "off"]
Advice = Literal["alone", "all", "off"]
"""Who may ask for hints: whoever plays against bots alone, everybody if all agree, nobody."""
Subject = Literal["bot", "pause"]


class Place(Struct, omit_defaults=True):
    """A seat to be: a person's, a bot's, or open. One person may hold several: people at one screen."""

    person: str = ""
    name: str = ""
    level: str = ""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return not (self.person or self.level)


class Guest(Struct):
    """Somebody who came in."""

    person: str
    name: str


class RoomTerms(Struct, omit_defaults=True):
    """What the table has agreed on."""

    options: dict[str, Scalar] = field(default_factory=dict)
    pace: Pace = Pace()
    absent: int = 300
    """Seconds of absence after which a bot takes over a seat that is asked; 0: never by itself."""
    level: str = "greedy"
    """The level of a bot that takes over."""
    chat: Talk = "all"
    advice: Advice = "alone"
    first: int = -1
    """The place that shall begin; -1: as the game has it, in most by lot."""


class Vote(Struct, omit_defaults=True):
    """A question to those who play: shall a bot take over a seat, shall the match pause?"""

    kind: Subject
    yes: list[str]
    seat: int = -1


class Origin(Struct):
    """Where a match comes from: it goes on from another one, after so many of its decisions."""

    match: str
    decision: int


class Room(Struct, omit_defaults=True):
    """A room. `match` is the one being played, or the last one."""

    id: str
    game: str
    host: str
    lang: str = "en"
    places: list[Place] = field(default_factory=list)
    guests: list[Guest] = field(default_factory=list)
    terms: RoomTerms = field(default_factory=RoomTerms)
    state: Literal["waiting", "playing", "over"] = "waiting"
    match: str = ""
    number: int = 0
    """How many matches have begun here."""
    paused: str = ""
    """Who stopped the match, "" while it runs."""
    votes: list[Vote] = field(default_factory=list)
    conceded: list[int] = field(default_factory=list)
    """Seats that gave up, the first first."""
    closed: bool = False
    """The match ended because all but one gave up."""
    ready: list[str] = field(default_factory=list)
    """Who wants another match."""
    agreed: list[str] = field(default_factory=list)
    """Who agrees that everybody may ask for hints."""
    barred: list[str] = field(default_factory=list)
    """Whom the host has shown the door."""
    lesson: str = ""
    """The lesson that the match is, as long as it is followed."""
    origin: Origin | None = None
    """The match that this one goes on from."""

    def guest(self, person: str) -> Guest | None:
        """Return somebody who came in."""
        return next((guest for guest in self.guests if guest.person == person), None)

    def seats_of(self, person: str) -> list[int]:
        """Return the places that a person holds."""
        return [number for number, place in enumerate(self.places) if person and place.person == person]

    @property
    def seated(self) -> list[str]:
        """The people who hold a place, each once, in the order of the places."""
        return list(dict.fromkeys(place.person for place in self.places if place.person))

    @property
    def is_advice_agreed(self) -> bool:
        """Whether everybody may ask for hints: the terms say so, and all who sit here have said yes."""
        return self.terms.advice == "all" and set(self.seated) <= set(self.agreed)

    @property
    def playing(self) -> list[str]:
        """The people who hold a seat that has not conceded."""
        held = (place.person for seat, place in enumerate(self.places) if seat not in self.conceded)
        return [person for person in dict.fromkeys(held) if person]


class Standing(NamedTuple):
    """What a change needs to know of the present moment, and no document holds."""

    present: frozenset[str]
    """The people who look at the room."""
    away: dict[str, float]
    """For how many seconds the others have been away."""


def copy(room: Room) -> Room:
    """Return a copy that can be changed."""
    return decode(encode(room))


def encode(room: Room) -> str:
    """Return a room as text."""
    return msgspec.json.encode(room).decode()


def decode(text: str) -> Room:
    """Read a room."""
    return msgspec.json.decode(text, type=Room)


def known(room: Room, person: str) -> Guest:
    """Return a guest, or refuse a stranger."""
    guest = room.guest(person)
    if guest is None:
        raise TableError(403, "error-not-in-room", "come into the room first")
    return guest


def need_host(room: Room, person: str) -> None:
    """Refuse everybody but the host."""
    known(room, person)
    if room.host != person:
        raise TableError(403, "error-not-host", "only the host may do that")


def need_state(room: Room, *states: str) -> None:
    """Refuse what cannot be done now."""
    if room.state not in states:
        raise TableError(409, "error-room-state", f"that cannot be done while the room is {room.state}")


def place_at(room: Room, number: int) -> Place:
    """Return a place, or refuse a number that is none."""
    if number >= len(room.places):
        raise TableError(400, "error-no-place", f"the room has {len(room.places)} places", most=len(room.places))
    return room.places[number]
