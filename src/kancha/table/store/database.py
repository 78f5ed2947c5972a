"""The two kinds of database, and all in which they differ: connections, the lock of a migration, notices."""

from __future__ import annotations

import sqlite3
from typing import Any, Protocol

from sqlalchemy import Connection, event, text, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kancha.table.store import migrations
from kancha.table.store.notices import Notices, Notify, Silence
from kancha.table.store.schema import SEATS


class Database(Protocol):
    """A kind of database."""

    engine: AsyncEngine

    @property
    def notices(self) -> Notices:
        """How servers tell each other what they have changed."""

    async def migrate(self) -> None:
        """Bring the tables up to date, one server at a time."""


def database(url: str) -> Database:
    """Return the database of a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Sqlite:
    """A file. Its servers, should there be several, find each other's rows by looking."""

    def __init__(self, url: str) -> None:
        # One connection: writers of one process then queue here, and never inside the file's lock.
        self.engine = create_async_engine(url, pool_size=1, max_overflow=0)
        event.listen(self.engine.sync_engine, "connect", _tune)
        event.listen(self.engine.sync_engine, "begin", _begin)
        self.notices: Notices = Silence()

    async def migrate(self) -> None:
        """Bring the tables up to date; nobody who was connected when the server ended still is."""
        async with self.engine.execution_options(immediate=True).begin() as connection:
            await connection.run_sync(migrations.upgrade)
            await connection.execute(update(SEATS).values(online=False))


class Postgres:
    """A PostgreSQL, shared by any number of servers."""

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, pool_pre_ping=True, pool_size=8)
        self.notices: Notices = Notify(self.engine)

    async def migrate(self) -> None:
        """Bring the tables up to date; servers that start together wait for each other."""
        async with self.engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(4711)"))
            await connection.run_sync(migrations.upgrade)


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
