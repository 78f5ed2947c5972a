"""A viewer: one live connection to a table, its outgoing messages, and how far it has got."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from kancha.table.table import Table

WAITING: Final = 200
"""So many unread answers end the connection."""
SEND_SECONDS: Final = 30.0
"""A page that reads nothing for so long has gone."""

_json = msgspec.json.Encoder()


class Viewer:
    """A page that looks at a table through a seat, or as a spectator. It is sent the newest position, never a queue."""

    def __init__(self, table: Table, seat: int | None, send: Callable[[str], Awaitable[None]], after: int) -> None:
        self.table = table
        self.seat = seat
        self.after = after
        """The row up to which it has the log."""
        self._send = send
        self._outbox: deque[bytes] = deque()
        self.due = True
        """Whether a position is owed."""
        self._wake = asyncio.Event()
        self._wake.set()

    def refresh(self) -> None:
        """Send the position as soon as the connection is free."""
        self.due = True
        self._wake.set()

    def post(self, message: Struct) -> bool:
        """Send a short message; False if the viewer does not read."""
        if len(self._outbox) >= WAITING:
            return False
        self._outbox.append(_json.encode(message))
        self._wake.set()
        return True

    async def run(self) -> None:
        """Send what is due, until cancelled or until the connection fails."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._write(self._outbox.popleft())
            if self.due:
                self.due = False
                await self._write(await self.table.position(self))

    async def _write(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._send(message.decode())
