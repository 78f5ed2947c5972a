"""Opening a table: a new match with its keys, or a finished one from a record."""

from __future__ import annotations

from time import time
from typing import Any

from kancha.games import game as find_game
from kancha.kernel.errors import KanchaError, UnknownGame
from kancha.kernel.game import Game, Terms
from kancha.table import bots, records
from kancha.table.errors import TableError
from kancha.table.journal import rows_of
from kancha.table.line import Whose
from kancha.table.protocol import Imported, NewMatch, Opened, SeatKey
from kancha.table.seats import clean
from kancha.table.store import Entry, MatchInfo, SeatInfo, new_id, new_key
from kancha.table.tables import Tables
from kancha.words import Words


async def open_match(tables: Tables, wish: NewMatch) -> Opened:
    """Start a match and hand out its keys."""
    game = known_game(wish.game)
    count = len(wish.seats)
    if wish.first is not None and wish.first >= count:
        raise TableError(400, "error-first", f"seat {wish.first} cannot be first: there are {count}")
    for seat in wish.seats:
        if seat.kind == "bot":
            bots.check_level(game.id, seat.level)
    lot = tables.lot()
    try:
        match = game.start(count, seed=lot.getrandbits(64), options=wish.options)
    except KanchaError as error:
        raise TableError(400, "error-options", str(error), reason=str(error)) from error
    first = lot.randrange(count) if wish.first is None else wish.first
    # The list is rotated, so that whoever shall be first sits where the match begins and the order stays.
    places = [((match.seat or 0) + place - first) % count for place in range(count)]
    now = time()
    names = _names(wish)
    await tables.store.bans.check(*names)
    held: list[tuple[SeatInfo, str | None]] = []
    keys: list[SeatKey] = []
    for place, name, want in zip(places, names, wish.seats, strict=True):
        key = None if want.kind == "bot" else new_key()
        level = want.level if want.kind == "bot" else ""
        held.append((SeatInfo(seat=place, kind=want.kind, name=name, level=level, seen=now), key))
        keys.append(SeatKey(place, want.kind, key))
    info = new_info(match.game.terms, count, match.options, match.seed)
    watch = new_key()
    await tables.store.create(info, watch, held, rows_of(match), figures=match.game.terms.values)
    tables.metrics.matches.labels(game.id).inc()
    return Opened(info.id, keys, watch)


async def open_record(tables: Tables, text: str, address: str) -> Imported:
    """Store a finished match from its record, if every line of it is legal."""
    checked = await tables.workers.run(Whose("records", (address,)), records.check, text)
    if isinstance(checked, records.Fault):
        raise TableError(422, "error-record", checked.detail, checked.rule, line=checked.line, reason=checked.detail)
    game = known_game(checked.game)
    info = new_info(checked.terms, checked.seats, checked.options, tables.lot().getrandbits(64), imported=True)
    held: list[tuple[SeatInfo, str | None]] = [
        (SeatInfo(seat=seat, kind="record", name=clean(name), seen=info.created), None)
        for seat, name in enumerate(checked.names)
    ]
    watch = new_key()
    entries = [Entry(who, action) for who, action in checked.decisions]
    await tables.store.create(info, watch, held, entries, figures=checked.terms.values)
    tables.metrics.matches.labels(game.id).inc()
    return Imported(info.id, watch)


def new_info(terms: Terms, seats: int, options: dict[str, Any], seed: int, imported: bool = False) -> MatchInfo:
    """Return what never changes about a new match."""
    return MatchInfo(
        id=new_id(),
        game=terms.game,
        rules=terms.version,
        data=terms.data,
        seats=seats,
        options=options,
        seed=seed,
        created=time(),
        imported=imported,
    )


def known_game(id: str) -> Game:
    """Return a game of the catalogue."""
    try:
        return find_game(id)
    except UnknownGame as error:
        raise TableError(404, "error-no-game", str(error), game=id) from error


def _names(wish: NewMatch) -> list[str]:
    words = Words(wish.lang)
    names: list[str] = []
    for seat in wish.seats:
        name = clean(seat.name) or (bot_name(seat.level, words) if seat.kind == "bot" else "")
        count = 2
        unique = name
        while name and unique in names:
            unique = f"{name} {count}"
            count += 1
        names.append(unique)
    return names


def bot_name(level: str, words: Words) -> str:
    """Return what a bot of a level is called."""
    id = f"level-{level}"
    return words.text(id) if words.has(id) else level
