"""Connections as uvicorn makes them, fitted to the table: how many, and how long each may take for a request."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.utils import apply_mask

from kancha.table import is_loopback
from kancha.table.conversation import WIRE
from kancha.table.limits import group

HEAD_SECONDS: Final = 10.0
"""Time for the head of a request."""
BODY_SECONDS: Final = 30.0
"""Time for its body."""
READ_SECONDS: Final = 30.0
"""Time in which something of an answer must be read."""
FRAGMENTS: Final = 64
"""Fragments that a live message may come in."""
P = TypeVar("P", bound=asyncio.Protocol)


class Gate:
    """Counts connections, of all and of each address."""

    def __init__(self, most: int, per_address: int, trusted: tuple[str, ...] = ()) -> None:
        self._most = most
        self._per_address = per_address
        self._trusted = trusted
        self._inside: Counter[str] = Counter()
        self._count = 0

    def enter(self, address: str) -> bool:
        """Let a connection in; False if there is no room."""
        key = group(address)
        crowded = self._inside[key] >= self._per_address and address not in self._trusted
        if self._count >= self._most or crowded:
            return False
        self._count += 1
        self._inside[key] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection has ended."""
        key = group(address)
        self._count -= 1
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]


class Requests(HttpToolsProtocol):
    """A connection that is closed if a request takes too long to come, or its answer to be read."""

    gate: ClassVar[Gate]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._inside = False
        self._address = ""
        self._coming: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, if there is room."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._inside = self.gate.enter(self._address)
        if self._inside:
            self._expect(HEAD_SECONDS)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._expect(None)
        self._let_read(None)
        if self._inside:
            self.gate.leave(self._address)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The next request begins to come."""
        self._expect(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._expect(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """It is here."""
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It is live from here on; the place in the gate goes with it."""
        self._expect(None)
        self._let_read(None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Nobody reads the answer."""
        self._let_read(READ_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Somebody reads again."""
        self._let_read(None)
        super().resume_writing()

    def _expect(self, seconds: float | None) -> None:
        self._coming = self._timer(self._coming, seconds)

    def _let_read(self, seconds: float | None) -> None:
        self._reading = self._timer(self._reading, seconds)

    def _timer(self, old: asyncio.TimerHandle | None, seconds: float | None) -> asyncio.TimerHandle | None:
        if old is not None:
            old.cancel()
        return None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class TextFrames(WebSocketsSansIOProtocol):
    """A live connection whose bytes go out as text: all that the table says is JSON, and is encoded already."""

    gate: ClassVar[Gate]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        connection: Any = self.conn
        connection.send_binary = connection.send_text
        self.hear: Callable[[bytes], bool] | None = None
        """Takes a text as soon as it comes; False leaves it to whoever waits for it."""
        self._is_whole = True
        """Whether all that has come so far was whole frames."""

    def data_received(self, data: bytes) -> None:
        """Take what has come; one whole text, as nearly all is, goes to whoever hears it past parser and queue."""
        if self.hear is not None and self._is_whole and not self.frames and self.queue.empty() and self.is_free:
            text = unframed(data)
            if text is not None and self.hear(text):
                return
        self._is_whole = self._is_whole and (is_framed(data) or not self.handshake_initiated)
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        """Begin; what stays on this machine is not compressed, what a proxy here passes on is."""
        near = self.client is not None and is_loopback(self.client[0])
        if near and "X-Forwarded-For" not in event.headers:
            self.conn.available_extensions = []
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    @property
    def is_free(self) -> bool:
        """Whether a text can be sent at once: the page is there, and reads."""
        if not self.handshake_complete or self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        return self.conn.state is State.OPEN

    def write(self, message: bytes) -> None:
        """Send a text at once."""
        if self.conn.extensions:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(message))

    async def send(self, message: Any) -> None:
        """Send a message; a refusal that is told whole is a handshake too, and nothing to write into the log."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_cont(self, event: Any) -> None:
        """Take a fragment, unless there are too many."""
        if self.close_sent:
            return
        if len(self.frames) >= FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)


def framed(text: bytes) -> bytes:
    """Return a text as the one frame of a message from a server."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


def unframed(data: bytes) -> bytes | None:
    """Return the text of the one short frame of a page that some bytes are; None if they are anything else."""
    if len(data) < 6 or data[0] != 0x81 or data[1] & 0x7F > 125 or len(data) != 6 + (data[1] & 0x7F):
        return None
    return apply_mask(data[6:], data[2:6]) if data[1] & 0x80 else None


def is_framed(data: bytes) -> bool:
    """Tell whether some bytes are whole frames."""
    at = 0
    while at + 1 < len(data):
        size, masked = data[at + 1] & 0x7F, data[at + 1] & 0x80
        longer = {126: 2, 127: 8}.get(size, 0)
        if longer:
            size = int.from_bytes(data[at + 2 : at + 2 + longer], "big")
        at += 2 + longer + size + (4 if masked else 0)
    return at == len(data)


def behind(gate: Gate, kind: type[P]) -> type[P]:
    """Return a kind of connections that pass that gate; uvicorn makes them from their class alone."""
    return type(kind.__name__, (kind,), {"gate": gate})
