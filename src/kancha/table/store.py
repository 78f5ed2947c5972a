"""The store: matches, seats and journals in SQLite or PostgreSQL.

A match is its journal. Rows are only ever appended; the primary key (match, number) lets one writer win when two
clients or two servers write the same number. Appends that arrive together are committed together, each one whole.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from time import time
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, bindparam, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kancha.table import logs, migrations
from kancha.table.schema import JOURNAL, MATCHES, SEATS

CHANNEL: Final = "kancha"
BATCH: Final = 200
"""Appends that are committed together at most."""


class Conflict(Exception):
    """Another writer was faster: the journal has rows that the caller has not seen."""


class Entry(NamedTuple):
    """A row of a journal: a decision, or, if `back` is not 0, so many decisions taken back."""

    seat: int
    code: int
    back: int = 0


class MatchInfo(NamedTuple):
    """What never changes about a match; the seed is secret."""

    id: str
    game: str
    rules: str
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
    level: str
    taken: str
    online: bool
    seen: float


class _Append(NamedTuple):
    rows: list[dict[str, Any]]
    done: asyncio.Future[None]


def new_key() -> str:
    """Return a fresh secret of 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """Return a fresh id of a match: ten letters and digits without look-alikes."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hashed(key: str) -> str:
    """Return what is stored of a key. A random key of 128 bits needs no slow hash."""
    return hashlib.sha256(key.encode()).hexdigest()


class Store:
    """A database of matches, shared by any number of servers if it is PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(4)
        """Tells this server's notices from those of others."""
        self._log = logs.get(part="store")
        self._sqlite = url.startswith("sqlite")
        # One connection to SQLite: writers of one process then queue here, and never inside the file's lock.
        pool: dict[str, Any] = {"pool_size": 1, "max_overflow": 0} if self._sqlite else {"pool_size": 8}
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not self._sqlite, **pool)
        if self._sqlite:
            event.listen(self._engine.sync_engine, "connect", _tune)
            event.listen(self._engine.sync_engine, "begin", _begin)
        self._pending: list[_Append] = []
        self._wake = asyncio.Event()
        self._presence: dict[tuple[str, int], tuple[bool, float]] = {}
        self._writing: dict[tuple[str, int], tuple[bool, float]] = {}
        self._came = asyncio.Event()
        self._touched: set[str] = set()
        self._tell = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Callable[[str], None] | None = None) -> None:
        """Migrate and begin to write; `heard` is called with the match of every notice of another server."""
        options = {"immediate": True} if self._sqlite else {}
        async with self._engine.execution_options(**options).begin() as connection:
            if not self._sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
            await connection.run_sync(migrations.upgrade)
            if self._sqlite:
                await connection.execute(update(SEATS).values(online=False))
        self._tasks += [asyncio.create_task(self._write()), asyncio.create_task(self._keep_presence())]
        if not self._sqlite:
            self._tasks.append(asyncio.create_task(self._announce()))
            if heard is not None:
                self._tasks.append(asyncio.create_task(self._listen(heard)))

    async def close(self) -> None:
        """Finish what is pending and let the database go."""
        while self._pending:
            await asyncio.sleep(0.005)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._write_presence()
        await self._engine.dispose()

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(1))

    # Matches and seats

    async def create(
        self, info: MatchInfo, watch: str, seats: Sequence[tuple[SeatInfo, str | None]], rows: Sequence[Entry]
    ) -> None:
        """Write a new match with its seats and the first rows of its journal, all in one transaction."""
        match = info._asdict() | {"options": json.dumps(info.options), "seed": str(info.seed), "watch": hashed(watch)}
        held = [seat._asdict() | {"match": info.id, "key": None if key is None else hashed(key)} for seat, key in seats]
        async with self._engine.begin() as connection:
            await connection.execute(insert(MATCHES), match)
            await connection.execute(insert(SEATS), held)
            if rows:
                await connection.execute(insert(JOURNAL), _numbered(info.id, 0, rows))

    async def match(self, id: str) -> MatchInfo | None:
        """Return a match by id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == id))).one_or_none()
        return None if row is None else _info(row)

    async def holder(self, id: str, key: str) -> int | None:
        """Return the seat that a key opens, -1 for the spectators' key, None if it opens nothing."""
        secret = hashed(key)
        async with self._engine.connect() as connection:
            seat = select(SEATS.c.seat).where(SEATS.c.key == secret, SEATS.c.match == id)
            found: int | None = (await connection.execute(seat)).scalar_one_or_none()
            if found is not None:
                return found
            watch = select(MATCHES.c.id).where(MATCHES.c.id == id, MATCHES.c.watch == secret)
            return None if (await connection.execute(watch)).one_or_none() is None else -1

    async def seats(self, id: str) -> list[SeatInfo]:
        """Return the seats of a match, in order, with what is noted of them and not yet written."""
        columns = [SEATS.c[name] for name in SeatInfo._fields]
        async with self._engine.connect() as connection:
            rows = (await connection.execute(select(*columns).where(SEATS.c.match == id).order_by(SEATS.c.seat))).all()
        noted = self._writing | self._presence
        seats = [SeatInfo(*row) for row in rows]
        for place, seat in enumerate(seats):
            if (id, seat.seat) in noted:
                online, seen = noted[id, seat.seat]
                seats[place] = seat._replace(online=online, seen=seen)
        return seats

    async def set_seat(self, id: str, seat: int, **values: Any) -> None:
        """Change fields of a seat: its name, the bot that plays for it."""
        async with self._engine.begin() as connection:
            await connection.execute(update(SEATS).where(SEATS.c.match == id, SEATS.c.seat == seat).values(**values))
        self.touch(id)

    def note_presence(self, id: str, seat: int, online: bool) -> None:
        """Note that somebody looks through a seat here, or no longer; it is written down a moment later."""
        self._presence[id, seat] = (online, time())
        self._came.set()

    async def _keep_presence(self) -> None:
        while True:
            await self._came.wait()
            self._came.clear()
            try:
                await self._write_presence()
            except Exception as error:
                self._log.warning("presence not written", error=str(error))
            await asyncio.sleep(0.1)

    async def _write_presence(self) -> None:
        noted, self._presence = self._presence, {}
        self._writing = noted
        rows = [{"m": id, "s": seat, "on": on, "now": now} for (id, seat), (on, now) in noted.items()]
        if not rows:
            return
        where = (SEATS.c.match == bindparam("m")) & (SEATS.c.seat == bindparam("s"))
        async with self._engine.begin() as connection:
            await connection.execute(
                update(SEATS).where(where).values(online=bindparam("on"), seen=bindparam("now")), rows
            )
        self._writing = {}
        for id, _ in noted:
            self.touch(id)

    # Journals

    async def journal(self, id: str, after: int = 0) -> list[Entry]:
        """Return the rows of a journal after a number, in order."""
        query = (
            select(JOURNAL.c.seat, JOURNAL.c.code, JOURNAL.c.back)
            .where(JOURNAL.c.match == id, JOURNAL.c.number > after)
            .order_by(JOURNAL.c.number)
        )
        async with self._engine.connect() as connection:
            return [Entry(*row) for row in (await connection.execute(query)).all()]

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
            async with self._engine.connect() as connection:
                found |= {row[0]: row[1] for row in (await connection.execute(query)).all()}
        return found

    async def append(self, id: str, after: int, rows: Sequence[Entry]) -> None:
        """Append rows after number `after`, all or none; `Conflict` if somebody else has appended since."""
        entry = _Append(_numbered(id, after, rows), asyncio.get_running_loop().create_future())
        self._pending.append(entry)
        self._wake.set()
        await entry.done
        self.touch(id)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._pending:
                batch = self._pending[:BATCH]
                try:
                    await self._commit(batch)
                except IntegrityError:
                    for entry in batch:
                        await self._commit_one(entry)
                except Exception as error:
                    self._log.error("write failed", error=str(error))
                    for entry in batch:
                        _settle(entry, error)
                del self._pending[: len(batch)]

    async def _commit(self, batch: list[_Append]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(insert(JOURNAL), [row for entry in batch for row in entry.rows])
        for entry in batch:
            _settle(entry, None)

    async def _commit_one(self, entry: _Append) -> None:
        try:
            await self._commit([entry])
        except IntegrityError:
            _settle(entry, Conflict())
        except Exception as error:
            self._log.error("write failed", error=str(error))
            _settle(entry, error)

    # Notices between servers

    def touch(self, id: str) -> None:
        """Tell other servers that a match or its seats have changed."""
        if not self._sqlite:
            self._touched.add(id)
            self._tell.set()

    async def _announce(self) -> None:
        while True:
            await self._tell.wait()
            self._tell.clear()
            ids = list(self._touched)
            self._touched.clear()
            try:
                for start in range(0, len(ids), 500):
                    payload = " ".join([self.name, *ids[start : start + 500]])
                    async with self._engine.begin() as connection:
                        await connection.execute(select(func.pg_notify(CHANNEL, payload)))
            except Exception as error:
                self._log.warning("notice failed", error=str(error))
            await asyncio.sleep(0.01)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        def notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, *ids = payload.split()
            if sender != self.name:
                for id in ids:
                    heard(id)

        while True:
            try:
                async with self._engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    await raw.add_listener(CHANNEL, notice)
                    try:
                        while not raw.is_closed():
                            await asyncio.sleep(1)
                    finally:
                        if not raw.is_closed():
                            await raw.remove_listener(CHANNEL, notice)
            except Exception as error:
                self._log.warning("listening failed", error=str(error))
            await asyncio.sleep(1)


def _numbered(id: str, after: int, rows: Sequence[Entry]) -> list[dict[str, Any]]:
    now = time()
    return [
        {"match": id, "number": after + place, "seat": row.seat, "code": row.code, "back": row.back, "at": now}
        for place, row in enumerate(rows, 1)
    ]


def _info(row: Row[Any]) -> MatchInfo:
    fields = {name: getattr(row, name) for name in MatchInfo._fields}
    return MatchInfo(**fields | {"options": json.loads(row.options), "seed": int(row.seed)})


def _settle(entry: _Append, error: Exception | None) -> None:
    if entry.done.done():
        return
    if error is None:
        entry.done.set_result(None)
    else:
        entry.done.set_exception(error)


def _tune(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 100")
    for attempt in range(100):
        # Servers that open a new file together can block each other here; whoever gives way tries again.
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError:
            if attempt == 99:
                raise
    for pragma in ("synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
