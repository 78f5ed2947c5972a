"""The two kinds of database, and all in which they differ: connections, the lock of a migration, notices."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import Connection, event, insert, make_url, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kancha.table.store import migrations
from kancha.table.store.notices import Notices, Notify, Silence
from kancha.table.store.pens import PostgresPen, SqlitePen, pragmas
from kancha.table.store.rows import Row
from kancha.table.store.schema import JOURNAL, SEATS


class Database(Protocol):
    """A kind of database. Parameters are never logged: there are seeds among them."""

    writer: AsyncEngine
    reader: AsyncEngine

    @property
    def notices(self) -> Notices:
        """How servers tell each other what they have changed."""

    async def migrate(self) -> None:
        """Bring the tables up to date, one server at a time."""

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction that writes; it is committed at the end."""

    async def append(self, rows: list[Row]) -> None:
        """Write rows of journals, all or none; an `IntegrityError` if one does not fit."""

    async def close(self) -> None:
        """Let all connections go."""

    async def clear_presence(self) -> None:
        """Forget who was connected when no server runs but the one that starts."""


def database(url: str, patience: float) -> Database:
    """Return the database of a URL; a writer waits so many seconds for another one."""
    return Sqlite(url, patience) if url.startswith("sqlite") else Postgres(url, patience)


class Sqlite:
    """A file. Its servers, should there be several, find each other's rows by looking."""

    def __init__(self, url: str, patience: float) -> None:
        # One at a time writes: writers of one process then queue here, and never inside the file's lock, and what one
        # reads nobody changes before it writes. Readers see what is committed and wait for nobody.
        self._turn = asyncio.Lock()
        self.writer = _sqlite(url, 1, patience).execution_options(immediate=True)
        file = make_url(url).database
        self._file = file if file and file != ":memory:" else None
        self._pen = SqlitePen(self._file, patience) if self._file else None
        self.reader = _sqlite(url, 4, patience) if self._file else self.writer
        self.notices: Notices = Silence()

    async def migrate(self) -> None:
        """Bring the tables up to date."""
        if self._file:
            make_private(Path(self._file))
        async with self.begin() as connection:
            await connection.run_sync(migrations.upgrade)

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes."""
        async with self._turn, self.writer.begin() as connection:
            yield connection
        self._count()

    async def append(self, rows: list[Row]) -> None:
        """Write rows of journals."""
        if self._pen is None:
            async with self.begin() as connection:
                await connection.execute(insert(JOURNAL), [row._asdict() for row in rows])
            return
        async with self._turn:
            await self._pen.write(rows)
        self._count()

    def _count(self) -> None:
        if self._pen is not None:
            self._pen.count()

    async def close(self) -> None:
        """Let the file go."""
        if self._pen is not None:
            await self._pen.close()
        await self.reader.dispose()
        await self.writer.dispose()

    async def clear_presence(self) -> None:
        """Nobody who was connected when the server ended still is."""
        async with self.begin() as connection:
            await connection.execute(update(SEATS).values(online=False))


class Postgres:
    """A PostgreSQL, shared by any number of servers."""

    def __init__(self, url: str, patience: float) -> None:
        self.writer = self.reader = create_async_engine(
            url,
            pool_pre_ping=True,
            pool_size=8,
            hide_parameters=True,
            connect_args={"timeout": patience},
        )
        self._pen = PostgresPen(self.writer)
        self.notices: Notices = Notify(self.writer)

    async def migrate(self) -> None:
        """Bring the tables up to date; servers that start together wait for each other."""
        async with self.writer.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
            await connection.run_sync(migrations.upgrade)

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Begin a transaction."""
        return self.writer.begin()

    async def append(self, rows: list[Row]) -> None:
        """Write rows of journals."""
        await self._pen.write(rows)

    async def close(self) -> None:
        """Let the connections go."""
        await self._pen.close()
        await self.writer.dispose()

    async def clear_presence(self) -> None:
        """Other servers may run: whoever was connected to this one is found to be absent by the time."""


def make_private(file: Path) -> None:
    """Let nobody but its owner read a database: the seeds in it tell the cards to come."""
    if os.name == "nt":
        return
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for path in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            if path.stat().st_mode & 0o077:
                path.chmod(0o600)


def _sqlite(url: str, connections: int, patience: float) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", partial(_tune, patience))
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _tune(patience: float, connection: Any, _record: Any) -> None:
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
    for pragma in pragmas(patience):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
