"""All tables of a server: opening, forgetting, and hearing of what other servers do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Final

from kancha.table import errors, logs
from kancha.table.calm import Keeper
from kancha.table.foresight import Leisure
from kancha.table.house import Free, House, Shut
from kancha.table.limits import Buckets
from kancha.table.means import Lot, Means, Memory
from kancha.table.metrics import Metrics
from kancha.table.settings import Settings
from kancha.table.store import Store
from kancha.table.table import Table
from kancha.table.workers import Workers

REST: Final = 30.0
"""Seconds without a request after which a table drops what it can make again."""
LONGEST: Final = 16
"""Characters of a match's id."""


class Tables:
    """All tables of this server; match states beyond the newest `settings.loaded` are dropped."""

    def __init__(self, store: Store, workers: Workers, settings: Settings, metrics: Metrics, lot: Lot) -> None:
        self.means = Means(store, workers, settings, metrics, Memory(settings.loaded), lot, Leisure())
        self.store = store
        self.workers = workers
        self.settings = settings
        self.metrics = metrics
        self.lot = lot
        self.house_of: Callable[[str], Awaitable[House]] = _free
        """Finds the house of a match."""
        self.listeners: list[Callable[[str], None]] = []
        """Who else wants to hear of what other servers have changed."""
        self._open: dict[str, Table] = {}
        self.messages = Buckets(4 * settings.message_rate, 8 * settings.message_rate)
        """What each address may send, over all its live connections."""
        self._keeper = Keeper()
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = logs.get(part="tables")

    async def start(self) -> None:
        """Open the store and begin to look after the tables."""
        await self.store.open(self.heard)
        self._spawn(self._tend())

    async def stop(self) -> None:
        """Stop bots and close the store."""
        for task in self._tasks:
            task.cancel()
        for table in self._open.values():
            table.butler.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.store.close()

    async def get(self, id: str, key: str) -> tuple[Table, int | None]:
        """Return the table that a key opens, and the seat it opens (None: a spectator)."""
        if not (id.isascii() and id.isalnum() and len(id) <= LONGEST):
            raise errors.unknown_match()
        seat = await self.store.holder(id, key)
        if seat is None:
            raise errors.unknown_match()
        return await self.table(id), None if seat < 0 else seat

    async def finished(self, id: str) -> Table:
        """Return the table of a match that is over: anybody who has its address may look at it."""
        if not (id.isascii() and id.isalnum() and len(id) <= LONGEST):
            raise errors.unknown_match()
        table = await self.table(id)
        async with table.lock:
            is_over = (await table.load()).match.over or table.house.ranking is not None
        if not is_over:
            raise errors.unknown_match()
        return table

    async def table(self, id: str) -> Table:
        """Return the table of a match."""
        table = self._open.get(id)
        if table is None:
            info = await self.store.match(id)
            if info is None:
                raise errors.unknown_match()
            seats = await self.store.seats(id)
            fate = (await self.store.fates.of([id])).get(id)
            house = Shut() if fate is not None and fate.closed else await self.house_of(id)
            table = Table(self.means, info, seats, house)
            table = self._open.setdefault(id, table)
        return table

    def is_open(self, id: str) -> bool:
        """Tell whether a match has a table at this server."""
        return id in self._open

    def is_watched(self, id: str) -> bool:
        """Tell whether somebody looks at a match at this server."""
        return id in self._open and self._open[id].is_watched

    def __len__(self) -> int:
        return len(self._open)

    @property
    def viewers(self) -> int:
        """How many live connections there are."""
        return sum(len(table.broadcast.viewers) for table in self._open.values())

    def heard(self, id: str) -> None:
        """Another server has changed something."""
        for listener in self.listeners:
            listener(id)
        table = self._open.get(id)
        if table is not None:
            self._spawn(table.catch_up())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._log.error("task failed", error=repr(task.exception()))

    async def _tend(self) -> None:
        beat = monotonic()
        while True:
            await asyncio.sleep(self.settings.poll_seconds)
            try:
                await self._poll()
                await self._look_for_ends()
                if monotonic() - beat > self.settings.beat_seconds:
                    beat = monotonic()
                    await self._beat()
            except Exception as error:
                self._log.warning("poll failed", error=repr(error))
            self._sweep()
            self._keeper.tend(max((table.used for table in self._open.values()), default=0.0))

    async def _poll(self) -> None:
        asked = {id: t.journal for id, t in self._open.items() if t.is_watched and t.journal is not None}
        for id, number in (await self.store.newest(list(asked))).items():
            # What was played here while the database was asked is no news.
            if number > asked[id].seq:
                self.heard(id)

    async def _look_for_ends(self) -> None:
        """Let go of matches that are no more, and open those anew that the operator has closed."""
        asked = dict(self._open)
        fates = await self.store.fates.of(list(asked))
        for id, table in asked.items():
            fate = fates.get(id)
            why = errors.unknown_match() if fate is None else errors.closed()
            if (fate is None or (fate.closed and not isinstance(table.house, Shut))) and self._open.get(id) is table:
                self._open.pop(id).leave_all(why)

    async def _beat(self) -> None:
        for table in list(self._open.values()):
            table.seats.beat()
        for table in list(self._open.values()):
            if table.is_watched and table.seats.is_anybody_elsewhere:
                await table.refresh_seats()

    def _sweep(self) -> None:
        now = monotonic()
        limit = now - self.settings.idle_seconds
        for id, table in list(self._open.items()):
            if table.used < now - REST:
                table.pointers.rest()
            if not table.is_busy and table.used < limit and not table.lock.locked():
                table.forget()
                del self._open[id]
        self.metrics.tables.set(len(self._open))
        self.metrics.loaded.set(len(self.means.memory))


async def _free(_match: str) -> House:
    return Free()
