"""A viewer: one live connection, its outgoing messages, and how far it has got."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct

WAITING: Final = 200
"""So many unread answers end the connection."""
SEND_SECONDS: Final = 30.0
"""A page that reads nothing for so long has gone."""

_json = msgspec.json.Encoder()


class Viewer:
    """A page that looks at a match through a seat, or as a spectator. It is sent the newest position, never a queue."""

    def __init__(self, seat: int | None, send: Callable[[bytes], Awaitable[None]], after: int = 0) -> None:
        self.seat = seat
        self.after = after
        """The row up to which it has the log."""
        self.due = True
        """Whether a position is owed."""
        self.holds: object = None
        """What is drawn of the position that is owed: it lives as long as somebody is owed it."""
        self._send = send
        self._outbox: deque[bytes] = deque()
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

    async def run(self, position: Callable[[Viewer], Awaitable[bytes]]) -> None:
        """Send what is due, until cancelled or until the connection fails."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._write(self._outbox.popleft())
            if self.due:
                self.due = False
                message = await position(self)
                self.holds = None
                await self._write(message)

    async def _write(self, message: bytes) -> None:
        async with asyncio.timeout(SEND_SECONDS):
            await self._send(message)
