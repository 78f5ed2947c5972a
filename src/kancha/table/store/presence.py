"""Presence: who looks through which seat is noted at once and written down a moment later, all together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time

from sqlalchemy import bindparam, update

from kancha.table import logs
from kancha.table.store.access import Access
from kancha.table.store.rows import SeatInfo
from kancha.table.store.schema import SEATS
from kancha.table.store.trouble import StorageTrouble
from kancha.table.store.waiting import wait


class Presence:
    """What is known of presence and not yet written."""

    def __init__(self, access: Access, touch: Callable[[str], None]) -> None:
        self._access = access
        self._touch = touch
        self._noted: dict[tuple[str, int], tuple[bool, float]] = {}
        self._writing: dict[tuple[str, int], tuple[bool, float]] = {}
        self._came = asyncio.Event()
        self._stopping = asyncio.Event()
        self._log = logs.get(part="presence")

    def note(self, id: str, seat: int, online: bool) -> None:
        """Note that somebody looks through a seat here, or no longer."""
        self._noted[id, seat] = (online, time())
        self._came.set()

    def noted(self) -> dict[tuple[str, int], tuple[bool, float]]:
        """Return what is noted and not yet written, by match and seat."""
        return self._writing | self._noted

    def complete(
        self, id: str, seats: list[SeatInfo], before: dict[tuple[str, int], tuple[bool, float]]
    ) -> list[SeatInfo]:
        """Return seats as read from the database with what was noted of them before that, or is now: the newer holds.

        What is written while somebody reads is in neither what was read nor what is noted after it.
        """
        whole: list[SeatInfo] = []
        for seat in seats:
            known = [(seat.seen, seat.online)]
            for noted in (before, self.noted()):
                if (id, seat.seat) in noted:
                    online, seen = noted[id, seat.seat]
                    known.append((seen, online))
            seen, online = max(known)
            whole.append(seat._replace(online=online, seen=seen))
        return whole

    def stop(self) -> None:
        """Write what is noted, and no more."""
        self._stopping.set()
        self._came.set()

    async def run(self) -> None:
        """Write until stopped."""
        while True:
            await self._came.wait()
            self._came.clear()
            try:
                await self.flush()
            except StorageTrouble as trouble:
                self._log.warning("presence not written", reason=trouble.reason)
                self._noted = self._writing | self._noted
                self._came.set()
                await wait(self._stopping, 1)
            if self._stopping.is_set():
                return
            await wait(self._stopping, 0.1)

    async def flush(self) -> None:
        """Write what is noted."""
        noted, self._noted = self._noted, {}
        self._writing = noted
        rows = [{"m": id, "s": seat, "on": on, "now": now} for (id, seat), (on, now) in noted.items()]
        if not rows:
            return
        where = (SEATS.c.match == bindparam("m")) & (SEATS.c.seat == bindparam("s"))
        async with self._access.writing() as connection:
            await connection.execute(
                update(SEATS).where(where).values(online=bindparam("on"), seen=bindparam("now")), rows
            )
        self._writing = {}
        for id, _ in noted:
            self._touch(id)
