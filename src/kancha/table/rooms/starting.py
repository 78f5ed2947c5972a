"""The start of a room's match: places become seats, and whoever sits there holds them."""

from __future__ import annotations

from random import Random
from time import time
from typing import Final

from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.table import opening
from kancha.table.errors import TableError
from kancha.table.journal import rows_of
from kancha.table.positions import standing
from kancha.table.rooms import clocks, playing, waiting
from kancha.table.rooms.model import Room
from kancha.table.rooms.store import RoomStore, Sitting
from kancha.table.store import SeatInfo, new_key
from kancha.table.tables import Tables
from kancha.words import Words

DEALS: Final = 60
"""So often a match is dealt until the place that shall begin does; most games choose by lot."""


async def begin(
    tables: Tables, store: RoomStore, room: Room, version: int | None, match: Match | None = None
) -> Sitting:
    """Start the match of a room that is ready for it; the room (new without a version) is written with it.

    With a `match`, that is the one: it was dealt elsewhere.
    """
    game = opening.known_game(room.game)
    match = match or _deal(game, room, tables.lot())
    name_bots(room)
    info = opening.new_info(match.game.terms, len(room.places), match.options, match.seed)
    now = time()
    held = [
        SeatInfo(
            seat=seat,
            kind="person" if place.person else "bot",
            name=place.name,
            level=place.level,
            seen=now,
        )
        for seat, place in enumerate(room.places)
    ]
    waiting.started(room, info.id)
    pace = room.terms.pace
    asked = match.seat
    running = asked if asked is not None and room.places[asked].person else None
    clock = clocks.turn(pace, clocks.start(pace, len(room.places)), running, now)
    sitting = Sitting(
        match=info.id,
        room=room.id,
        number=room.number,
        version=0,
        asked=asked,
        moved=now,
        clock=clock,
        deadline=clocks.deadline(pace, clock),
        scores=standing(match, match.state.seen(None))[0],
        ranking=None,
        told=running is None,
        over=match.over,
    )
    seats = [(seat, None) for seat in held]
    beginning = store.beginning(room, version, sitting)
    await tables.store.create(info, new_key(), seats, rows_of(match), beginning, match.game.terms.values)
    tables.metrics.matches.labels(game.id).inc()
    return sitting


def _deal(game: Game, room: Room, lot: Random) -> Match:
    """Deal until the place begins that shall; a game that has its own first seat gets the places moved round."""
    count, first = len(room.places), room.terms.first
    try:
        match = game.start(count, seed=lot.getrandbits(64), options=room.terms.options)
        if first < 0:
            return match
        for _ in range(DEALS):
            if match.seat == first:
                return match
            match = game.start(count, seed=lot.getrandbits(64), options=room.terms.options)
    except KanchaError as error:
        raise TableError(400, "error-options", str(error), reason=str(error)) from error
    while match.seat is not None and first != match.seat:
        room.places = playing.rotated(room.places)
        first = (first - 1) % count
    return match


def name_bots(room: Room) -> None:
    """Give bots names of their own."""
    words = Words(room.lang)
    taken = {place.name for place in room.places}
    for place in room.places:
        if place.level and not place.name:
            base = opening.bot_name(place.level, words)
            place.name, number = base, 2
            while place.name in taken:
                place.name, number = f"{base} {number}", number + 1
            taken.add(place.name)
