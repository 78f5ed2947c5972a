"""Matches that do not begin with a deal of their own: lessons, and finished matches that are played on."""

from __future__ import annotations

from kancha.examples import EXAMPLE, PREFIX, find
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.table import bots
from kancha.table.errors import TableError
from kancha.table.rooms.bodies import PlayOn
from kancha.table.rooms.model import Guest, Origin, Place, Room, RoomTerms
from kancha.table.store import Person, new_id
from kancha.table.tables import Tables


def _room(game: Game, host: Person, match: Match, seat: int, level: str) -> Room:
    """Return a room in which the host holds one seat and bots the others."""
    return Room(
        id=new_id(),
        game=game.id,
        host=host.id,
        lang=host.lang,
        guests=[Guest(host.id, host.name)],
        places=[
            Place(person=host.id, name=host.name) if place == seat else Place(level=level)
            for place in range(match.seats)
        ],
        terms=RoomTerms(level=level, options=match.options),
    )


def taught(game: Game, host: Person, id: str, step: str) -> tuple[Room, Match]:
    """Return the room and the match of a lesson, from a step of it on; of an example the step is its paragraph."""
    if id == EXAMPLE:
        id, step = f"{PREFIX}{step}", ""
    found = find(game, id)
    if found is None:
        raise TableError(404, "error-no-lesson", f"{game.name} has no lesson {id!r}")
    match = found.deal(game, step)
    room = _room(game, host, match, found.seat, found.level)
    room.lesson = found.id
    return room, match


async def played_on(tables: Tables, game: Game, host: Person, wish: PlayOn) -> tuple[Room, Match]:
    """Return the room and the match that go on from a position of a finished one; chance draws anew from there."""
    bots.check_level(game.id, wish.level)
    table = await tables.finished(wish.match)
    async with table.lock:
        journal = await table.load()
        past = journal.match
        most = len(past.log)
        if past.game.id != game.id or wish.seat >= past.seats:
            raise TableError(400, "error-no-seat", f"there is no seat {wish.seat} in that match", seat=wish.seat)
        if wish.decision > most:
            raise TableError(404, "error-no-decision", f"the match has {most} decisions", most=most)
        match = Match(past.game, past.seats, past.options, tables.lot().getrandbits(64))
        for number in range(wish.decision):
            match.replay(past.who[number], past.log[number])
    match.settle()
    if match.over:
        raise TableError(409, "error-over", "the match is over there: nothing is left to play on")
    room = _room(game, host, match, wish.seat, wish.level)
    room.origin = Origin(wish.match, wish.decision)
    return room, match
