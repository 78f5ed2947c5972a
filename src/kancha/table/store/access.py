"""Access to the database: connections to read and transactions to write, and whether they work."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from time import monotonic, time
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kancha.table import logs
from kancha.table.store.database import Database
from kancha.table.store.rows import Row
from kancha.table.store.schema import PULSE
from kancha.table.store.trouble import StorageTrouble, translated

T = TypeVar("T")
P = ParamSpec("P")
FRESH: Final = 5.0
"""So many seconds after a write it is believed that the next one would work too."""
BITTER: Final = 5.0
"""So many seconds a failed write is remembered, whatever a small one does since."""
PATIENCE: Final = 3.0
"""A database that takes longer for a sign of life is in trouble."""


class Access:
    """The way to the database for everything that reads and writes there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._wrote = 0.0
        self._failed = 0.0
        self._reason = ""
        self._probe: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._log = logs.get(part="store")

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection to read; trouble is `StorageTrouble`."""
        with translated():
            async with self._database.reader.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a transaction, committed at the end; trouble is `StorageTrouble`."""
        with self._noting():
            async with self._database.begin() as connection:
                yield connection

    async def append(self, rows: list[Row]) -> None:
        """Write rows of journals, all or none; trouble is `StorageTrouble`."""
        with self._noting():
            await self._database.append(rows)

    @contextlib.contextmanager
    def _noting(self) -> Iterator[None]:
        """Note whether a write works."""
        try:
            with translated():
                yield
        except StorageTrouble as trouble:
            if trouble.reason != self._reason or monotonic() - self._failed > BITTER:
                self._log.error("the database cannot be written", reason=trouble.reason)
            self._reason, self._failed = trouble.reason, monotonic()
            raise
        self._wrote = monotonic()

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, even if whoever asked has gone: a driver cut short leaves things half-open."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()

    async def trouble(self) -> str:
        """Return what is wrong with the database, "" if it can be written."""
        now = monotonic()
        if self._failed and now - self._failed < BITTER:
            return self._reason
        if self._wrote > self._failed and now - self._wrote < FRESH:
            return ""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._beat())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._probe)
        except StorageTrouble as trouble:
            return trouble.reason
        except TimeoutError:
            return "the database does not answer in time"
        return ""

    async def _beat(self) -> None:
        async with self.writing() as connection:
            done = await connection.execute(update(PULSE).values(at=time()))
            if not done.rowcount:
                await connection.execute(insert(PULSE).values(id=1, at=time()))

    async def close(self) -> None:
        """Let the database go."""
        await asyncio.gather(*self._running, *([self._probe] if self._probe else []), return_exceptions=True)
        await self._database.close()


def whole(method: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a method of something with an `access` run to its end, even if whoever called it is cancelled."""

    @functools.wraps(method)
    async def finished(*args: P.args, **named: P.kwargs) -> T:
        owner: Any = args[0]
        result: T = await owner.access.finish(method(*args, **named))
        return result

    return finished
