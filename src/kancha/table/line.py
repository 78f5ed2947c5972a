"""The line before the workers: whoever has used least goes first, so that nobody's bots wait for another's crowd."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import monotonic
from typing import Final, NamedTuple

from kancha.table.limits import group

HALF_LIFE: Final = 30.0
"""Seconds after which half of what somebody has used is forgotten."""
FORGOTTEN: Final = 0.01
"""Seconds of use that are not worth remembering."""


class Whose(NamedTuple):
    """For whom a worker works: a table, and the addresses of those who look at it."""

    table: str = ""
    addresses: tuple[str, ...] = ()


class Used:
    """Seconds that somebody has used, the older the less they count."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, name: str, now: float) -> float:
        """Return what still counts."""
        used, then = self._used.get(name, (0.0, now))
        return float(used * 0.5 ** ((now - then) / HALF_LIFE))

    def add(self, name: str, seconds: float, now: float) -> None:
        """Count seconds, and forget those for whom next to nothing counts any more."""
        self._used[name] = (self.of(name, now) + seconds, now)
        if len(self._used) > 1000:
            self._used = {name: kept for name, kept in self._used.items() if self.of(name, now) > FORGOTTEN}


class Line:
    """So many places, given first to the address and then to the table that has used least of late."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[tuple[Whose, asyncio.Future[None]]] = []
        self._addresses = Used()
        self._tables = Used()

    def __len__(self) -> int:
        return len(self._waiting)

    @contextlib.asynccontextmanager
    async def place(self, whose: Whose) -> AsyncIterator[None]:
        """Wait for a place and hold it; the time in it is counted."""
        await self._wait(whose)
        start = monotonic()
        try:
            yield
        finally:
            now = monotonic()
            self._tables.add(whose.table, now - start, now)
            for address in _groups(whose):
                self._addresses.add(address, now - start, now)
            self._next()

    async def _wait(self, whose: Whose) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        entry = (whose, turn)
        self._waiting.append(entry)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            elif entry in self._waiting:
                self._waiting.remove(entry)
            raise

    def _next(self) -> None:
        # Whoever gave up in this very moment has not left the line yet.
        self._waiting = [entry for entry in self._waiting if not entry[1].done()]
        if not self._waiting:
            self._free += 1
            return
        now = monotonic()
        entry = min(self._waiting, key=lambda waiting: self._rank(waiting[0], now))
        self._waiting.remove(entry)
        entry[1].set_result(None)

    def _rank(self, whose: Whose, now: float) -> tuple[float, float]:
        """Whoever looks at a table with the least use behind him speaks for it."""
        least = min((self._addresses.of(address, now) for address in _groups(whose)), default=0.0)
        return least, self._tables.of(whose.table, now)


def _groups(whose: Whose) -> set[str]:
    return {group(address) for address in whose.addresses}
