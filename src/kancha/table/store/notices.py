"""Notices between servers: which matches have changed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, Protocol

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kancha.table import logs
from kancha.table.store.waiting import wait

CHANNEL: Final = "kancha"
MOST: Final = 500
"""Matches named in one notice at most."""


class Notices(Protocol):
    """A way to tell other servers, and to hear of them."""

    def touch(self, id: str) -> None:
        """Tell other servers that a match or its seats have changed."""

    async def run(self, heard: Callable[[str], None] | None) -> None:
        """Tell and listen until stopped; `heard` is called with the match of every notice of another server."""

    def stop(self) -> None:
        """Tell what is still untold, and no more."""


class Silence:
    """Nobody is told; whoever shares the file looks for himself."""

    def touch(self, id: str) -> None:
        """Tell nobody."""

    async def run(self, heard: Callable[[str], None] | None) -> None:
        """Hear nothing."""

    def stop(self) -> None:
        """There is nothing to stop."""


class Notify:
    """PostgreSQL's LISTEN and NOTIFY."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.name = secrets.token_hex(4)
        """Tells this server's notices from those of others."""
        self._engine = engine
        self._touched: set[str] = set()
        self._tell = asyncio.Event()
        self._stopping = asyncio.Event()
        self._log = logs.get(part="notices")

    def touch(self, id: str) -> None:
        """Tell other servers, a moment later, together with what else has changed."""
        self._touched.add(id)
        self._tell.set()

    async def run(self, heard: Callable[[str], None] | None) -> None:
        """Tell and listen until stopped."""
        listening = () if heard is None else (self._listen(heard),)
        await asyncio.gather(self._announce(), *listening)

    def stop(self) -> None:
        """Tell what is still untold, and no more."""
        self._stopping.set()
        self._tell.set()

    async def _announce(self) -> None:
        while True:
            await self._tell.wait()
            self._tell.clear()
            ids = list(self._touched)
            self._touched.clear()
            try:
                for start in range(0, len(ids), MOST):
                    payload = " ".join([self.name, *ids[start : start + MOST]])
                    async with self._engine.begin() as connection:
                        await connection.execute(select(func.pg_notify(CHANNEL, payload)))
            except Exception as error:
                self._log.warning("notice failed", error=str(error))
            if self._stopping.is_set():
                return
            await wait(self._stopping, 0.01)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        def notice(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, *ids = payload.split()
            if sender != self.name:
                for id in ids:
                    heard(id)

        while not self._stopping.is_set():
            try:
                async with self._engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    await raw.add_listener(CHANNEL, notice)
                    try:
                        while not (raw.is_closed() or self._stopping.is_set()):
                            await wait(self._stopping, 1)
                    finally:
                        if not raw.is_closed():
                            await raw.remove_listener(CHANNEL, notice)
            except Exception as error:
                self._log.warning("listening failed", error=str(error))
            await wait(self._stopping, 1)
