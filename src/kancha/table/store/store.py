"""The store as tables use it: matches, seats and journals, read and written."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.kernel.errors import Misfit
from kancha.table.store.access import Access, whole
from kancha.table.store.bans import Bans
from kancha.table.store.database import database
from kancha.table.store.fates import Fates
from kancha.table.store.figures import keep_figures, read_figures
from kancha.table.store.keys import hashed
from kancha.table.store.people import People
from kancha.table.store.presence import Presence
from kancha.table.store.pruning import Pruning
from kancha.table.store.reviews import Reviews
from kancha.table.store.rows import Entry, MatchInfo, SeatInfo
from kancha.table.store.schema import JOURNAL, MATCHES, SEATS
from kancha.table.store.writer import Done, Writer, numbered

PARTING: Final = 5.0
"""Seconds that each step of parting from the database may take."""


class Store:
    """A database of matches, shared by any number of servers if it is PostgreSQL."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        self._database = database(url, patience)
        self.access = Access(self._database)
        self._notices = self._database.notices
        self._writer = Writer(self.access)
        self._presence = Presence(self.access, self._notices.touch)
        self.people = People(self.access)
        self.fates = Fates(self.access)
        self.bans = Bans(self.access)
        self.reviews = Reviews(self.access)
        self.pruning = Pruning(self.access)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[str], None] | None = None) -> None:
        """Migrate and begin to write; `heard` is called with the match of every notice of another server.

        Without it nobody is served: what is known of those who are connected stays as it is.
        """
        await self._database.migrate()
        if heard is not None:
            await self._database.clear_presence()
        works = (self._writer.run(), self._presence.run(), self._notices.run(heard))
        self._tasks += [asyncio.create_task(work) for work in works]

    async def close(self) -> None:
        """Finish what is pending and let the database go; one that does not answer is not waited for."""
        for part in (self._writer, self._presence, self._notices):
            part.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PARTING)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PARTING):
                await self.access.close()

    def touch(self, id: str) -> None:
        """Tell other servers that a match or a room has changed."""
        self._notices.touch(id)

    @whole
    async def create(
        self,
        info: MatchInfo,
        watch: str,
        seats: Sequence[tuple[SeatInfo, str | None]],
        rows: Sequence[Entry],
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
        figures: dict[str, Any] | None = None,
    ) -> None:
        """Write a new match with its seats, the first rows of its journal and what else, all in one transaction.

        `figures` is the data set it is played with, if no release has shipped it.
        """
        match = info._asdict() | {"options": json.dumps(info.options), "seed": str(info.seed), "watch": hashed(watch)}
        match |= {"ended": info.created if info.imported else None}
        held = [seat._asdict() | {"match": info.id, "key": None if key is None else hashed(key)} for seat, key in seats]
        async with self.access.writing() as connection:
            await connection.execute(insert(MATCHES), match)
            await connection.execute(insert(SEATS), held)
            if rows:
                await connection.execute(insert(JOURNAL), [row._asdict() for row in numbered(info.id, 0, rows)])
            if figures is not None:
                await keep_figures(connection, info.data, info.game, figures)
            if also is not None:
                await also(connection)

    @whole
    async def figures(self, fingerprint: str) -> dict[str, Any] | None:
        """Return a data set that no release has shipped, by its fingerprint."""
        async with self.access.reading() as connection:
            return await read_figures(connection, fingerprint)

    @whole
    async def match(self, id: str) -> MatchInfo | None:
        """Return a match by id."""
        async with self.access.reading() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == id))).one_or_none()
        return None if row is None else match_info(row)

    @whole
    async def holder(self, id: str, key: str) -> int | None:
        """Return the seat that a key opens, -1 for the spectators' key, None if it opens nothing."""
        secret = hashed(key)
        async with self.access.reading() as connection:
            seat = select(SEATS.c.seat).where(SEATS.c.key == secret, SEATS.c.match == id)
            found: int | None = (await connection.execute(seat)).scalar_one_or_none()
            if found is not None:
                return found
            watch = select(MATCHES.c.id).where(MATCHES.c.id == id, MATCHES.c.watch == secret)
            if (await connection.execute(watch)).one_or_none() is not None:
                return -1
        return await self.people.holder(id, key)

    @whole
    async def seats(self, id: str) -> list[SeatInfo]:
        """Return the seats of a match, in order, with what is noted of them and not yet written."""
        columns = [SEATS.c[name] for name in SeatInfo._fields]
        noted = self._presence.noted()
        async with self.access.reading() as connection:
            rows = (await connection.execute(select(*columns).where(SEATS.c.match == id).order_by(SEATS.c.seat))).all()
        return self._presence.complete(id, [SeatInfo(*row) for row in rows], noted)

    @whole
    async def set_seat(self, id: str, seat: int, **values: Any) -> None:
        """Change fields of a seat: its name, the bot that plays for it."""
        async with self.access.writing() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.match == id, SEATS.c.seat == seat).values(**values))
        self._notices.touch(id)

    def note_presence(self, id: str, seat: int, online: bool) -> None:
        """Note that somebody looks through a seat here, or no longer; it is written down a moment later."""
        self._presence.note(id, seat, online)

    @whole
    async def journal(self, id: str, after: int = 0, gaps: bool = False) -> list[Entry]:
        """Return the rows of a journal after a number, in order; one that is missing is a `Misfit`, if it matters."""
        query = (
            select(JOURNAL.c.number, JOURNAL.c.seat, JOURNAL.c.action, JOURNAL.c.back)
            .where(JOURNAL.c.match == id, JOURNAL.c.number > after)
            .order_by(JOURNAL.c.number)
        )
        async with self.access.reading() as connection:
            rows = (await connection.execute(query)).all()
        for expected, row in enumerate(rows, after + 1):
            if row.number != expected and not gaps:
                raise Misfit(expected, f"row {expected} of the journal is missing")
        return [Entry(row.seat, row.action, row.back) for row in rows]

    @whole
    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last number of each of these journals."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), 500):
            some = ids[start : start + 500]
            query = (
                select(JOURNAL.c.match, func.max(JOURNAL.c.number))
                .where(JOURNAL.c.match.in_(some))
                .group_by(JOURNAL.c.match)
            )
            async with self.access.reading() as connection:
                found |= {row[0]: row[1] for row in (await connection.execute(query)).all()}
        return found

    async def append(self, id: str, after: int, rows: Sequence[Entry], ends: bool = False) -> None:
        """Append rows after number `after`, all or none; `Conflict` if somebody else has appended since.

        With `ends` the match is over with them.
        """
        await self._writer.append(id, after, rows, ends)
        self._notices.touch(id)

    def post(self, id: str, after: int, rows: Sequence[Entry], ends: bool, done: Done) -> None:
        """Append rows as `append` does without waiting; `done` is told when they are committed, or why they are not."""
        self._writer.post(id, after, rows, ends, partial(self._posted, id, done))

    def _posted(self, id: str, done: Done, error: Exception | None) -> None:
        if error is None:
            self._notices.touch(id)
        done(error)


def match_info(row: Row[Any]) -> MatchInfo:
    """Return a match from its row."""
    fields = {name: getattr(row, name) for name in MatchInfo._fields}
    return MatchInfo(**fields | {"rules": int(row.rules), "options": json.loads(row.options), "seed": int(row.seed)})
