"""A room before a match: coming in, sitting down, bots, options, and what the start needs."""

from __future__ import annotations

from random import Random

from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.table import bots
from kancha.table.errors import TableError
from kancha.table.protocol import Scalar
from kancha.table.rooms import clocks
from kancha.table.rooms.clocks import Pace
from kancha.table.rooms.model import (
    GUESTS,
    Advice,
    Guest,
    Place,
    Room,
    Standing,
    Talk,
    known,
    need_host,
    need_state,
    place_at,
)

MOST_ABSENT = 30 * clocks.DAY


def enter(room: Room, person: str, name: str) -> None:
    """Somebody comes in, or comes back under a new name."""
    if person in room.barred:
        raise TableError(403, "error-barred", "the host has closed this room to you")
    guest = room.guest(person)
    if guest is None:
        if len(room.guests) >= GUESTS:
            raise TableError(429, "error-room-full", f"a room holds {GUESTS} people", most=GUESTS)
        room.guests.append(Guest(person, _unique(room, person, name)))
    elif name:
        rename(room, person, name)


def rename(room: Room, person: str, name: str, number: int | None = None) -> None:
    """Somebody takes another name; so do the places that bear the old one. With a number, only that own place does."""
    guest = known(room, person)
    if number is not None:
        if number not in room.seats_of(person):
            raise TableError(403, "error-not-your-seat", "only its owner may name a place", seat=number)
        room.places[number].name = _unique(room, person, name)
        return
    old, guest.name = guest.name, _unique(room, person, name)
    for place in room.places:
        if place.person == person and place.name == old:
            place.name = guest.name


def _unique(room: Room, person: str, name: str) -> str:
    """Return a name that nobody else in the room bears."""
    taken = {guest.name for guest in room.guests if guest.person != person}
    taken |= {place.name for place in room.places if place.person != person}
    found, number = name, 2
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found


def leave(room: Room, person: str) -> None:
    """Somebody goes for good; a host hands the room to whoever came first."""
    need_state(room, "waiting", "over")
    known(room, person)
    _drop(room, person)


def _drop(room: Room, person: str) -> None:
    room.guests = [guest for guest in room.guests if guest.person != person]
    for number in room.seats_of(person):
        room.places[number] = Place()
    room.ready = [other for other in room.ready if other != person]
    if room.host == person and room.guests:
        room.host = room.guests[0].person


def sit(room: Room, person: str, number: int) -> None:
    """Somebody takes an open place, and leaves the one they had."""
    need_state(room, "waiting")
    guest = known(room, person)
    if place_at(room, number).person == person:
        return
    _need_open(room, number)
    for held in room.seats_of(person)[:1]:
        room.places[held] = Place()
    room.places[number] = Place(person=person, name=guest.name)


def share(room: Room, person: str, number: int, name: str) -> None:
    """Somebody else sits down at the same screen."""
    need_state(room, "waiting")
    known(room, person)
    _need_open(room, number)
    taken = {place.name for place in room.places}
    unique, count = name, 2
    while unique in taken:
        unique, count = f"{name} {count}", count + 1
    room.places[number] = Place(person=person, name=unique)


def _need_open(room: Room, number: int) -> None:
    if not place_at(room, number).is_open:
        raise TableError(409, "error-place-taken", "somebody sits there", place=number + 1)


def stand(room: Room, person: str) -> None:
    """Somebody gives up their places, and watches."""
    need_state(room, "waiting")
    known(room, person)
    for number in room.seats_of(person):
        room.places[number] = Place()


def seat_bot(room: Room, person: str, number: int, level: str) -> None:
    """The host sets a bot on an open place, or changes its level."""
    need_state(room, "waiting")
    need_host(room, person)
    if place_at(room, number).person:
        _need_open(room, number)
    bots.check_level(room.game, level)
    room.places[number] = Place(level=level)


def clear(room: Room, person: str, number: int) -> None:
    """The host opens a place: a bot goes, a person stands up; so may whoever sits there."""
    need_state(room, "waiting")
    if place_at(room, number).person != person:
        need_host(room, person)
    room.places[number] = Place()


def swap(room: Room, person: str, one: int, other: int) -> None:
    """The host lets two places change."""
    need_state(room, "waiting")
    need_host(room, person)
    place_at(room, max(one, other))
    room.places[one], room.places[other] = room.places[other], room.places[one]


def shuffle(room: Room, person: str, rng: Random) -> None:
    """The host lets the lot decide who sits where."""
    need_state(room, "waiting")
    need_host(room, person)
    rng.shuffle(room.places)


def resize(room: Room, person: str, game: Game, count: int) -> None:
    """The host sets how many places there are; open ones go first, people never do."""
    need_state(room, "waiting")
    need_host(room, person)
    if count not in game.seats:
        allowed = ", ".join(str(seats) for seats in game.seats)
        raise TableError(400, "error-seats", f"{game.name} is for {allowed} seats, not {count}", allowed=allowed)
    while len(room.places) < count:
        room.places.append(Place())
    for goes in (lambda place: place.is_open, lambda place: not place.person):
        for number in reversed(range(len(room.places))):
            if len(room.places) > count and goes(room.places[number]):
                del room.places[number]
    if len(room.places) > count:
        raise TableError(409, "error-too-many-seated", f"{len(room.places)} people sit here", count=len(room.places))
    room.terms.options = fitting(game, count, room.terms.options)
    if room.terms.first >= count:
        room.terms.first = -1


def fitting(game: Game, count: int, options: dict[str, Scalar]) -> dict[str, Scalar]:
    """Return those options that apply to so many seats."""
    applies = {
        id for id, option in (game.options | game.rulings).items() if option.seats is None or count in option.seats
    }
    return {id: value for id, value in options.items() if id in applies}


def choose(room: Room, person: str, game: Game, options: dict[str, Scalar]) -> None:
    """The host sets the options."""
    need_state(room, "waiting")
    need_host(room, person)
    try:
        room.terms.options = game.check(len(room.places), options)
    except KanchaError as error:
        raise TableError(400, "error-options", str(error), reason=str(error)) from error


def agree(
    room: Room,
    person: str,
    pace: Pace | None = None,
    absent: int | None = None,
    level: str | None = None,
    chat: Talk | None = None,
    first: int | None = None,
    advice: Advice | None = None,
) -> None:
    """The host sets the terms; whether people may talk can be changed at any time, the rest before the match."""
    need_host(room, person)
    if (pace, absent, level, first, advice) != (None, None, None, None, None):
        need_state(room, "waiting")
    if pace is not None:
        clocks.check(pace)
        room.terms.pace = pace
    if absent is not None:
        room.terms.absent = min(absent, MOST_ABSENT)
    if level is not None:
        bots.check_level(room.game, level)
        room.terms.level = level
    if chat is not None:
        room.terms.chat = chat
    if first is not None:
        if first >= 0:
            place_at(room, first)
        room.terms.first = first
    if advice is not None:
        room.terms.advice = advice
        room.agreed = [person] if advice == "all" else []


def consent(room: Room, person: str, yes: bool) -> None:
    """Somebody agrees that everybody may ask for hints, or does so no longer."""
    known(room, person)
    room.agreed = [*(other for other in room.agreed if other != person), *([person] if yes else [])]


def remove(room: Room, person: str, other: str) -> None:
    """The host shows somebody the door."""
    need_host(room, person)
    need_state(room, "waiting", "over")
    known(room, other)
    if other == person:
        raise TableError(400, "error-own-door", "a host cannot show themselves the door")
    _drop(room, other)
    room.barred.append(other)


def hand_over(room: Room, person: str, other: str, now: Standing, patience: float) -> None:
    """The host makes somebody else host; whoever plays may take over from a host who has been away for long."""
    known(room, other)
    if person == other and room.host != person:
        known(room, person)
        if room.host in now.present or now.away.get(room.host, 0.0) < patience:
            raise TableError(409, "error-host-here", "the host is here", seconds=int(patience))
    else:
        need_host(room, person)
    room.host = other


def check_start(room: Room, person: str, game: Game) -> None:
    """Refuse a start that is none: not the host, open places, options that do not fit."""
    need_state(room, "waiting")
    need_host(room, person)
    missing = sum(place.is_open for place in room.places)
    if missing:
        raise TableError(409, "error-places-open", f"{missing} places are open: let people or bots sit", count=missing)
    try:
        game.check(len(room.places), room.terms.options)
    except KanchaError as error:
        raise TableError(400, "error-options", str(error), reason=str(error)) from error


def started(room: Room, match: str) -> None:
    """A match has begun."""
    room.state = "playing"
    room.match = match
    room.number += 1
    room.paused = ""
    room.closed = False
    room.votes, room.conceded, room.ready = [], [], []
