"""What whoever runs a server may do with its database, while it serves or not: look, close, prune, export, ban."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from time import time
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import func, select

from kancha.kernel.errors import KanchaError
from kancha.table import keeping, logs
from kancha.table.rooms import clocks, model, playing
from kancha.table.rooms.model import Room
from kancha.table.rooms.store import Overtaken, RoomStore
from kancha.table.settings import Settings, driver_url
from kancha.table.store import Store
from kancha.table.store.fates import end
from kancha.table.store.schema import JOURNAL, MATCHES, ROOMS, SEATS, SITTINGS

TRIES: Final = 5

State = Literal["running", "over", "closed", "uploaded"]


class MatchLine(NamedTuple):
    """A match in the operator's list."""

    id: str
    game: str
    state: State
    people: list[str]
    rows: int
    """Rows of its journal: decisions, chance included, and what was taken back."""
    created: float
    moved: float
    room: str


class RoomLine(NamedTuple):
    """A room in the operator's list."""

    id: str
    game: str
    state: str
    host: str
    people: list[str]
    match: str
    created: float
    changed: float


class Closed(NamedTuple):
    """What came of closing something."""

    id: str
    kind: Literal["match", "room"]
    was_running: bool


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """Open a database that is there; servers may run on it."""
    logs.configure("warning")
    store = Store(driver_url(settings.db), settings.db_seconds)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def matches(store: Store, game: str | None, states: Iterable[State], most: int) -> list[MatchLine]:
    """Return the matches of a database that are in such states, the last moved first."""
    rows = select(JOURNAL.c.match, func.max(JOURNAL.c.number).label("rows"), func.max(JOURNAL.c.at).label("at"))
    last = rows.group_by(JOURNAL.c.match).subquery()
    moved = func.coalesce(last.c.at, MATCHES.c.created).label("moved")
    query = (
        select(MATCHES, last.c.rows, moved, SITTINGS.c.room)
        .outerjoin(last, last.c.match == MATCHES.c.id)
        .outerjoin(SITTINGS, SITTINGS.c.match == MATCHES.c.id)
        .order_by(moved.desc())
    )
    if game is not None:
        query = query.where(MATCHES.c.game == game)
    wanted = set(states)
    async with store.access.reading() as connection:
        found = [row for row in await connection.execute(query) if not wanted or _state(row) in wanted][:most]
        names: dict[str, list[str]] = {row.id: [] for row in found}
        held = select(SEATS.c.match, SEATS.c.name).where(SEATS.c.match.in_(names)).order_by(SEATS.c.seat)
        for seat in await connection.execute(held):
            names[seat.match].append(seat.name)
    return [
        MatchLine(row.id, row.game, _state(row), names[row.id], row.rows or 0, row.created, row.moved, row.room or "")
        for row in found
    ]


def _state(row: Any) -> State:
    if row.imported:
        return "uploaded"
    if row.closed:
        return "closed"
    return "running" if row.ended is None else "over"


async def rooms(store: Store, game: str | None, most: int) -> list[RoomLine]:
    """Return the rooms of a database, the last changed first."""
    query = select(ROOMS).order_by(ROOMS.c.changed.desc()).limit(most)
    if game is not None:
        query = query.where(ROOMS.c.game == game)
    async with store.access.reading() as connection:
        found = (await connection.execute(query)).all()
    lines = []
    for row in found:
        room = model.decode(row.document)
        host = room.guest(room.host)
        people = [guest.name for guest in room.guests]
        name = "" if host is None else host.name
        lines.append(RoomLine(row.id, row.game, room.state, name, people, room.match, row.created, row.changed))
    return lines


async def close(store: Store, id: str) -> Closed:
    """End a match as it stands; or end the match of a room and remove the room."""
    if await store.match(id) is not None:
        return Closed(id, "match", await _close_match(store, id))
    found = await RoomStore(store).load(id)
    if found is None:
        raise KanchaError(f"there is no match and no room {id!r}; `kancha admin list` shows what there is")
    room, _ = found
    was_running = bool(room.match) and await _close_match(store, room.match)
    await store.pruning.drop_rooms([id])
    store.touch(id)
    return Closed(id, "room", was_running)


async def _close_match(store: Store, id: str) -> bool:
    """End a match; False if it was over."""
    fate = (await store.fates.of([id])).get(id)
    if fate is None or fate.ended is not None:
        return False
    async with store.access.writing() as connection:
        await end(connection, [id], closed=True)
    await _end_sitting(store, id)
    store.touch(id)
    return True


async def _end_sitting(store: Store, id: str) -> None:
    """Let the room of a match know that it is over; servers may write there at the same time."""
    kept = RoomStore(store)
    info = await store.match(id)
    scores: list[int] | None = None
    with contextlib.suppress(KanchaError):
        scores = None if info is None else list((await keeping.rebuilt(store, info)).scores)
    for _ in range(TRIES):
        sitting = await kept.sitting(id)
        if sitting is None:
            return
        found = await kept.load(sitting.room)
        room, version = found if found is not None else (Room("", "", ""), 0)
        now = time()
        ended = sitting._replace(
            asked=None,
            moved=now,
            clock=clocks.stop(sitting.clock, now),
            deadline=None,
            scores=scores,
            ranking=None if scores is None else playing.ranking(room, scores),
            told=True,
            over=True,
        )
        with contextlib.suppress(Overtaken):
            if not sitting.over:
                await kept.keep(ended)
            if found is not None and room.match == id and room.state == "playing":
                playing.finish(room)
                await kept.save(room, version)
            return


async def export(store: Store, folder: Path, ids: list[str]) -> list[Path]:
    """Write records into a folder: of these matches, of all if none is named; running ones with all that is hidden."""
    folder.mkdir(parents=True, exist_ok=True)
    infos = []
    for id in ids or [line.id for line in await matches(store, None, (), 1_000_000)]:
        info = await store.match(id)
        if info is None:
            raise KanchaError(f"there is no match {id!r}; `kancha admin list` shows what there is")
        infos.append(info)
    return [await keeping.export(store, info, folder) for info in infos]
