"""A viewer: one live connection, its outgoing messages, and how far it has got."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from kancha.table.changes import NOTHING, Held
from kancha.table.protocol import Problem
from kancha.table.store import StorageTrouble

WAITING: Final = 200
"""So many unread answers end the connection."""
SEND_SECONDS: Final = 30.0
"""A page that reads nothing for so long has gone."""
SHORTEST: Final = 0.5
LONGEST: Final = 5.0
"""Seconds after which a position is tried for again that the database did not give."""

_json = msgspec.json.Encoder()


class Wire(Protocol):
    """A connection that can send, and be heard, without waiting."""

    hear: Callable[[bytes], bool] | None
    """Takes a text as soon as it comes; False leaves it to whoever waits for it."""

    @property
    def is_free(self) -> bool:
        """Whether it can send now."""

    def write(self, message: bytes) -> None:
        """Send, if it is free."""


class Viewer:
    """A page that looks at a match through a seat, or as a spectator. It is sent the newest position, never a queue."""

    def __init__(
        self,
        seat: int | None,
        send: Callable[[bytes], Awaitable[None]],
        after: int = 0,
        address: str = "",
        wire: Wire | None = None,
    ) -> None:
        """Look through a seat; `wire` sends at once, where there is such a way."""
        self.seat = seat
        self.address = address
        self.after = after
        """The row up to which it has the log."""
        self.due = True
        """Whether a position is owed."""
        self.held: Held | None = None
        """What the page holds, if it follows by changes."""
        self.have: frozenset[str] = frozenset()
        """Hashes of panels that it has from before."""
        self._send = send
        self._wire = wire
        self._rests = False
        """Whether everything was sent, nothing else is to be, and it waits for more."""
        self._outbox: deque[bytes] = deque()
        self._players = b""
        self._wake = asyncio.Event()
        self._wake.set()

    def follow(self, have: frozenset[str] = frozenset()) -> None:
        """Be sent changes from here on; the page has panels with these hashes, and nothing else."""
        self.held, self.have = NOTHING, have

    def refresh(self) -> None:
        """Send the position as soon as the connection is free."""
        self.due = True
        self._rouse()

    def _rouse(self) -> None:
        self._rests = False
        self._wake.set()

    @property
    def is_ready(self) -> bool:
        """Whether the position can be sent at once: nothing else is to be sent before it."""
        return self._rests and self._wire is not None and self._wire.is_free

    def give(self, position: bytes) -> None:
        """Send the position at once to a viewer that is ready."""
        assert self._wire is not None
        self.due = False
        self._wire.write(position)

    def post(self, message: Struct) -> bool:
        """Send a short message; False if the viewer does not read."""
        if len(self._outbox) >= WAITING:
            return False
        self._outbox.append(_json.encode(message))
        self._rouse()
        return True

    def tell(self, players: bytes) -> None:
        """Send who holds the seats; only the newest counts."""
        self._players = players
        self._rouse()

    async def run(self, position: Callable[[Viewer], Awaitable[bytes]]) -> None:
        """Send what is due, until cancelled or until the connection fails."""
        pause: float | None = None
        while True:
            if pause is None:
                self._rests = True
                await self._wake.wait()
                self._rests = False
            else:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self._write(self._outbox.popleft())
            if self._players:
                players, self._players = self._players, b""
                await self._write(players)
            if self.due:
                self.due = False
                try:
                    # No name is given to it: a position would be held in memory until the next one.
                    await self._write(await position(self))
                except StorageTrouble as trouble:
                    if pause is None:
                        self.post(Problem(trouble.message, trouble.words, trouble.detail))
                    self.due = True
                    pause = SHORTEST if pause is None else min(2 * pause, LONGEST)
                    continue
                pause = None

    async def _write(self, message: bytes) -> None:
        if self._wire is not None and self._wire.is_free:
            self._wire.write(message)
            return
        async with asyncio.timeout(SEND_SECONDS):
            await self._send(message)
