"""Rooms in the database: documents with versions, sittings, chat, and the time in which a server was alive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import Any, Final, Literal, NamedTuple, cast

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.table.errors import TableError
from kancha.table.protocol import Scalar
from kancha.table.rooms import clocks, model
from kancha.table.rooms.chat import KEPT, SHOWN
from kancha.table.rooms.clocks import Clock
from kancha.table.rooms.messages import Line
from kancha.table.rooms.model import Room
from kancha.table.store import Store
from kancha.table.store.access import whole
from kancha.table.store.fates import end
from kancha.table.store.schema import CHAT, HOLDERS, MEMBERS, ROOMS, SITTINGS, VAULT

ALIVE: Final = "alive"
_json = msgspec.json.Encoder()


class Overtaken(TableError):
    """Somebody else has written what was to be written; read it again."""

    def __init__(self) -> None:
        super().__init__(409, "error-stale", "the room has changed meanwhile; try again")


class Sitting(NamedTuple):
    """A match of a room: who is asked since when, what the clocks say, and how it ended."""

    match: str
    room: str
    number: int
    version: int
    asked: int | None
    moved: float
    clock: Clock
    deadline: float | None
    scores: list[int] | None
    ranking: list[list[int]] | None
    told: bool
    over: bool


class RoomStore:
    """The rooms of a database, shared by any number of servers."""

    def __init__(self, store: Store) -> None:
        self.access = store.access
        self._touch = store.touch

    # Rooms

    @whole
    async def create(self, room: Room) -> None:
        """Write a new room."""
        async with self.access.writing() as connection:
            await self.add(connection, room)

    async def add(self, connection: AsyncConnection, room: Room) -> None:
        """Write a new room inside a transaction."""
        now = time()
        row = {
            "id": room.id,
            "game": room.game,
            "version": 0,
            "document": model.encode(room),
            "match": room.match or None,
        }
        await connection.execute(insert(ROOMS), row | {"created": now, "changed": now})
        await _sync_members(connection, room)

    @whole
    async def load(self, id: str) -> tuple[Room, int] | None:
        """Return a room and its version."""
        query = select(ROOMS.c.document, ROOMS.c.version).where(ROOMS.c.id == id)
        async with self.access.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (model.decode(row.document), row.version)

    @whole
    async def marks(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return the newest version and the last line of rooms."""
        if not ids:
            return {}
        last = select(func.max(CHAT.c.number)).where(CHAT.c.room == ROOMS.c.id).scalar_subquery()
        query = select(ROOMS.c.id, ROOMS.c.version, last.label("line")).where(ROOMS.c.id.in_(ids))
        async with self.access.reading() as connection:
            return {row.id: (row.version, row.line or 0) for row in await connection.execute(query)}

    @whole
    async def save(self, room: Room, version: int) -> int:
        """Write a room that was read as `version`; `Overtaken` if somebody else has written it since."""
        async with self.access.writing() as connection:
            await self.replace(connection, room, version)
        self._touch(room.id)
        return version + 1

    async def replace(self, connection: AsyncConnection, room: Room, version: int) -> None:
        """Write a room inside a transaction."""
        values = {
            "version": version + 1,
            "document": model.encode(room),
            "match": room.match or None,
            "changed": time(),
        }
        done = await connection.execute(
            update(ROOMS).where(ROOMS.c.id == room.id, ROOMS.c.version == version).values(values)
        )
        if not done.rowcount:
            raise Overtaken
        await _sync_members(connection, room)

    def beginning(
        self, room: Room, version: int | None, sitting: Sitting
    ) -> Callable[[AsyncConnection], Awaitable[None]]:
        """Return what is written together with a new match: its sitting, its holders, and the room that plays it."""

        async def write(connection: AsyncConnection) -> None:
            if version is None:
                await self.add(connection, room)
            else:
                await self.replace(connection, room, version)
            await connection.execute(insert(SITTINGS), _row(sitting))
            held = [
                {"match": sitting.match, "seat": seat, "person": place.person, "hidden": False}
                for seat, place in enumerate(room.places)
                if place.person
            ]
            if held:
                await connection.execute(insert(HOLDERS), held)

        return write

    # Presence

    @whole
    async def attendance(self, room: str) -> dict[str, tuple[bool, float]]:
        """Return who is in a room, and when they were last seen."""
        query = select(MEMBERS.c.person, MEMBERS.c.online, MEMBERS.c.seen).where(MEMBERS.c.room == room)
        async with self.access.reading() as connection:
            return {row.person: (row.online, row.seen) for row in await connection.execute(query)}

    @whole
    async def attend(self, room: str, person: str, online: bool) -> None:
        """Write down that somebody is here, or has gone."""
        where = (MEMBERS.c.room == room) & (MEMBERS.c.person == person)
        async with self.access.writing() as connection:
            await connection.execute(update(MEMBERS).where(where).values(online=online, seen=time()))
        self._touch(room)

    @whole
    async def beat(self, rooms: dict[str, list[str]], online: bool = True) -> None:
        """Write down again who is here, or that they no longer are, and that this server is alive."""
        async with self.access.writing() as connection:
            for room, people in rooms.items():
                where = (MEMBERS.c.room == room) & MEMBERS.c.person.in_(people)
                await connection.execute(update(MEMBERS).where(where).values(online=online, seen=time()))
            await _put(connection, ALIVE, repr(time()))

    # Sittings

    @whole
    async def sitting(self, match: str) -> Sitting | None:
        """Return the sitting of a match."""
        async with self.access.reading() as connection:
            row = (await connection.execute(select(SITTINGS).where(SITTINGS.c.match == match))).one_or_none()
        return None if row is None else sitting_of(row)

    @whole
    async def keep(self, sitting: Sitting) -> Sitting:
        """Write a sitting that was read as its version; `Overtaken` if somebody else has written it since."""
        kept = sitting._replace(version=sitting.version + 1)
        where = (SITTINGS.c.match == sitting.match) & (SITTINGS.c.version == sitting.version)
        async with self.access.writing() as connection:
            if not (await connection.execute(update(SITTINGS).where(where).values(_row(kept)))).rowcount:
                raise Overtaken
            if kept.over:
                await end(connection, [kept.match])
        self._touch(sitting.room)
        return kept

    async def late(self, now: float) -> list[str]:
        """Return the matches in which somebody's time is up."""
        return await self._matches(SITTINGS.c.deadline <= now)

    async def untold(self, before: float) -> list[str]:
        """Return the matches in which somebody was asked before that moment and has not been told."""
        return await self._matches(SITTINGS.c.told.is_(False) & (SITTINGS.c.moved <= before))

    @whole
    async def _matches(self, where: Any) -> list[str]:
        async with self.access.reading() as connection:
            return [row.match for row in await connection.execute(select(SITTINGS.c.match).where(where).limit(100))]

    @whole
    async def awake(self) -> float:
        """Begin to serve: take out of all running clocks the time in which no server was alive; returns its length."""
        async with self.access.writing() as connection:
            last = (await connection.execute(select(VAULT.c.value).where(VAULT.c.name == ALIVE))).scalar_one_or_none()
            now = time()
            gap = 0.0 if last is None else max(0.0, now - float(last))
            if gap:
                running = select(SITTINGS).where(SITTINGS.c.over.is_(False))
                for row in (await connection.execute(running)).all():
                    found = sitting_of(row)
                    moved = found._replace(
                        version=found.version + 1,
                        clock=clocks.shift(found.clock, gap),
                        deadline=None if found.deadline is None else found.deadline + gap,
                    )
                    if moved.clock != found.clock:
                        where = SITTINGS.c.match == found.match
                        await connection.execute(update(SITTINGS).where(where).values(_row(moved)))
            await _put(connection, ALIVE, repr(now))
        return gap

    # Chat

    @whole
    async def say(
        self, room: Room, person: str, name: str, kind: str, body: str, args: dict[str, Scalar] | None = None
    ) -> Line:
        """Write a line down."""
        text = _json.encode({"body": body, "args": args or {}}).decode()
        row: dict[str, Any] = {
            "room": room.id,
            "match": room.match,
            "person": person,
            "name": name,
            "kind": kind,
            "body": text,
        }
        newest = select(func.coalesce(func.max(CHAT.c.number), 0)).where(CHAT.c.room == room.id)
        for attempt in range(5):
            try:
                async with self.access.writing() as connection:
                    number = (await connection.execute(newest)).scalar_one() + 1
                    row |= {"number": number, "at": time()}
                    await connection.execute(insert(CHAT), row)
                    old = (CHAT.c.room == room.id) & (CHAT.c.number <= number - KEPT)
                    await connection.execute(delete(CHAT).where(old))
                break
            except IntegrityError:
                if attempt == 4:
                    raise
        self._touch(room.id)
        return _line(row)

    @whole
    async def chat(self, room: str, after: int = 0) -> list[Line]:
        """Return the newest lines after a number, the oldest first."""
        query = (
            select(CHAT).where(CHAT.c.room == room, CHAT.c.number > after).order_by(CHAT.c.number.desc()).limit(SHOWN)
        )
        async with self.access.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [_line(row._asdict()) for row in reversed(rows)]

    # What servers share

    @whole
    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Return a secret of all servers; the first one makes it."""
        query = select(VAULT.c.value).where(VAULT.c.name == name)
        async with self.access.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        if found is not None:
            return found
        made = make()
        try:
            async with self.access.writing() as connection:
                await connection.execute(insert(VAULT), {"name": name, "value": made})
        except IntegrityError:
            return await self.secret(name, make)
        return made


async def _sync_members(connection: AsyncConnection, room: Room) -> None:
    """Whoever came in is listed as a member; whoever has left is no longer."""
    known = {row.person for row in await connection.execute(select(MEMBERS.c.person).where(MEMBERS.c.room == room.id))}
    here = {guest.person for guest in room.guests}
    gone = known - here
    if gone:
        await connection.execute(delete(MEMBERS).where(MEMBERS.c.room == room.id, MEMBERS.c.person.in_(gone)))
    new = [
        {"room": room.id, "person": person, "hidden": False, "online": False, "seen": time()}
        for person in sorted(here - known)
    ]
    if new:
        await connection.execute(insert(MEMBERS), new)


async def _put(connection: AsyncConnection, name: str, value: str) -> None:
    done = await connection.execute(update(VAULT).where(VAULT.c.name == name).values(value=value))
    if not done.rowcount:
        await connection.execute(insert(VAULT), {"name": name, "value": value})


def _row(sitting: Sitting) -> dict[str, Any]:
    coded = {name: _json.encode(getattr(sitting, name)).decode() for name in ("clock", "scores", "ranking")}
    return sitting._asdict() | coded


def sitting_of(row: Row[Any]) -> Sitting:
    """Read a row of sittings."""
    fields = {name: getattr(row, name) for name in Sitting._fields}
    fields["clock"] = msgspec.json.decode(row.clock, type=Clock)
    fields["scores"] = msgspec.json.decode(row.scores, type=list[int] | None)
    fields["ranking"] = msgspec.json.decode(row.ranking, type=list[list[int]] | None)
    return Sitting(**fields)


def _line(row: dict[str, Any]) -> Line:
    said = msgspec.json.decode(row["body"])
    return Line(
        number=row["number"],
        kind=cast(Literal["said", "phrase", "told"], row["kind"]),
        person=row["person"],
        name=row["name"],
        body=said["body"],
        args=said["args"],
        match=row["match"],
        at=row["at"],
    )
