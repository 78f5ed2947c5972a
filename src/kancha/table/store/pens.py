"""Pens: the short way of journals' rows into each kind of database, past all that a statement does not need.

Every decision of every match takes this way, and nobody is shown one before it is committed.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from functools import cache, partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kancha.table.store.rows import Row
from kancha.table.store.schema import JOURNAL

T = TypeVar("T")
NAMES: Final = ", ".join(f'"{name}"' for name in Row._fields)
MANY: Final = 5000
"""More rows have too many values for one statement of SQLite."""
STATEMENTS: Final = 256
"""Statements that SQLite keeps ready: there is one for each number of rows."""
COMMITS: Final = 200
"""After so many commits what they have written is moved from SQLite's log into its file."""


class Clerk:
    """A thread with a connection to a file of SQLite: one hop there and one back for whatever it is given to do."""

    def __init__(self, open: Callable[[], sqlite3.Connection]) -> None:
        self._open = open
        self._connection: sqlite3.Connection | None = None
        """Made and used by the thread alone."""
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do something with the connection."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, daemon=True)
            self._thread.start()
        self._work.put(partial(self._do, loop, future, work))
        return await future

    async def close(self) -> None:
        """Let the file go."""
        if self._thread is not None:
            self._work.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _do(
        self,
        loop: asyncio.AbstractEventLoop,
        future: asyncio.Future[T],
        work: Callable[[sqlite3.Connection], T],
    ) -> None:
        """Do something in the thread and tell the loop; nobody is told any more once that is closed."""
        tell: Callable[[], None]
        try:
            if self._connection is None:
                self._connection = self._open()
            tell = partial(_settle, future, work(self._connection))
        except Exception as error:
            tell = partial(_fail, future, error)
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(tell)


def _settle(future: asyncio.Future[T], result: T) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)


class SqlitePen:
    """Writes rows into a file by one statement, which is a transaction of its own: a thread is asked once for all.

    What was written is moved into the file beside the writing, by another thread: SQLite itself would do it within a
    commit, and let all who play wait for it.
    """

    def __init__(self, file: str, patience: float) -> None:
        open = partial(_open, file, patience)
        self._writing = Clerk(open)
        self._moving = Clerk(open)
        self._commits = 0
        self._moves: asyncio.Task[None] | None = None

    async def write(self, rows: list[Row]) -> None:
        """Write rows, all or none."""
        await self._writing.do(partial(_insert, rows))

    def count(self) -> None:
        """Count a commit, by whomever."""
        self._commits += 1
        if self._commits >= COMMITS and (self._moves is None or self._moves.done()):
            self._commits = 0
            self._moves = asyncio.create_task(self._move())

    async def _move(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            await self._moving.do(_checkpoint)

    async def close(self) -> None:
        """Let the file go."""
        if self._moves is not None:
            await asyncio.gather(self._moves, return_exceptions=True)
        await self._moving.close()
        await self._writing.close()


def _open(file: str, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=STATEMENTS)
    for pragma in pragmas(patience):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def pragmas(patience: float) -> tuple[str, ...]:
    """Return how every connection to a file is set up: what is committed is on the disk, and nobody is held up."""
    return (
        "synchronous = FULL",
        f"busy_timeout = {int(1000 * patience)}",
        "foreign_keys = ON",
        "wal_autocheckpoint = 0",
    )


def _insert(rows: list[Row], connection: sqlite3.Connection) -> None:
    try:
        if len(rows) <= MANY:
            connection.execute(_statement(len(rows)), [value for row in rows for value in row])
            return
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(_statement(1), rows)
    except sqlite3.IntegrityError as error:
        raise IntegrityError("rows of journals", None, error) from error


@cache
def _statement(count: int) -> str:
    places = f"({', '.join('?' * len(Row._fields))})"
    return f"INSERT INTO {JOURNAL.name} ({NAMES}) VALUES {', '.join([places] * count)}"


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


class PostgresPen:
    """Writes rows by one statement that takes each column as an array, over a connection that it keeps."""

    STATEMENT: Final = (
        f"INSERT INTO {JOURNAL.name} ({NAMES}) SELECT * FROM "
        "unnest($1::varchar[], $2::int[], $3::smallint[], $4::text[], $5::smallint[], $6::float8[])"
    )

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._held: AsyncConnection | None = None

    async def write(self, rows: list[Row]) -> None:
        """Write rows, all or none; a connection that was lost meanwhile is replaced once.

        Should the rows be there although it was lost, they are in their own way: the caller reads them.
        """
        from asyncpg import IntegrityConstraintViolationError, PostgresError

        columns = [list(column) for column in zip(*rows, strict=True)]
        driver, is_new = await self._driver()
        try:
            await driver.execute(self.STATEMENT, *columns)
        except IntegrityConstraintViolationError as error:
            raise IntegrityError("rows of journals", None, error) from error
        except PostgresError:
            await self.close()
            raise
        except Exception:
            await self.close()
            if is_new:
                raise
            await self.write(rows)

    async def _driver(self) -> tuple[Any, bool]:
        """Return the driver's connection, and whether it has just been made."""
        is_new = self._held is None
        if self._held is None:
            self._held = await self._engine.connect()
        return (await self._held.get_raw_connection()).driver_connection, is_new

    async def close(self) -> None:
        """Let the connection go, whatever has become of it."""
        held, self._held = self._held, None
        if held is not None:
            with contextlib.suppress(Exception):
                await held.invalidate()
                await held.close()
