"""A conversation over a WebSocket: requests come in within limits, the newest state of things goes out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.json import Decoder

from kancha.table import errors, logs
from kancha.table.errors import TableError
from kancha.table.limits import Bucket
from kancha.table.metrics import Metrics
from kancha.table.protocol import Problem
from kancha.table.settings import Settings
from kancha.table.viewer import Viewer, Wire

PATIENCE: Final = 100
"""So many messages beyond the limit end the connection."""
SLOW: Final = 0.02
"""Seconds before the next message is read after one that was too many."""
GONE: Final = (WebSocketDisconnect, TimeoutError, OSError)
"""What sending to somebody who has gone raises."""
WIRE: Final = "kancha.wire"
"""The extension by which a connection sends at once."""
Done = Callable[[Exception | None], None]
CLOSED: Final = {401: 4401, 403: 4403, 404: 4404, 409: 4409, 410: 4410, 429: 4429, 503: 4503}


def sender(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], Awaitable[None]]:
    """Return what sends bytes over a socket."""

    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": None, "bytes": message})

    return send


def wire(socket: WebSocket[Any, Any, Any]) -> Wire | None:
    """Return what sends bytes over a socket at once, where the server has such a way."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Wire | None = extensions.get(WIRE)
    return found


class Conversation:
    """What is said about one thing: a match, a room. `shared` are limits that other connections count in too."""

    def __init__(
        self,
        requests: Decoder[Any],
        serve: Callable[[Any], Awaitable[None]],
        settings: Settings,
        metrics: Metrics,
        about: str,
        shared: Sequence[Bucket] = (),
        at_once: Callable[[Any, Callable[[], bool], Done], bool] | None = None,
    ) -> None:
        """Take requests; `at_once` serves one without waiting, or returns False, and has done nothing then."""
        self._requests = requests
        self._serve = serve
        self._at_once = at_once
        self._busy = False
        """Whether a request is being served that must wait for something."""
        self._settings = settings
        self._metrics = metrics
        self._buckets = [Bucket(settings.message_rate, 2 * settings.message_rate), *shared]
        self._log = logs.get(part="live", about=about)

    async def hold(
        self, socket: WebSocket[Any, Any, Any], viewer: Viewer, newest: Callable[[Viewer], Awaitable[bytes]]
    ) -> None:
        """Send and receive until one side ends it, and close the socket."""
        line = wire(socket)
        if line is not None and self._at_once is not None:
            line.hear = partial(self._hear, viewer)
        sending = asyncio.create_task(viewer.run(newest))
        receiving = asyncio.create_task(self._receive(socket, viewer))
        code, reason = 1000, ""
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, receiving):
                task.cancel()
            results = await asyncio.gather(sending, receiving, return_exceptions=True)
            if results[1] is False:
                code, reason = 4429, "error-flood"
            for result in results:
                if isinstance(result, TableError):
                    code, reason = CLOSED.get(result.status, 1011), result.message
                elif isinstance(result, Exception) and not isinstance(result, GONE):
                    self._log.error("connection failed", exc_info=result)
                    code = 1011
            with contextlib.suppress(Exception):
                await socket.close(code, reason)

    def _hear(self, viewer: Viewer, data: bytes) -> bool:
        """Serve a request at once, if that goes well; False leaves it to those who can wait, and say what is wrong."""
        if self._at_once is None or self._busy or len(data) > self._settings.message_bytes:
            return False
        try:
            request = self._requests.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return False
        try:
            return self._at_once(request, self._may, partial(self._served, viewer, request.id))
        except Exception as error:
            self._refuse(viewer, request.id, error)
            return True

    def _may(self) -> bool:
        return all(bucket.take() for bucket in self._buckets)

    def _served(self, viewer: Viewer, id: Any, error: Exception | None) -> None:
        if error is not None:
            self._refuse(viewer, id, error)

    def _refuse(self, viewer: Viewer, id: Any, error: Exception) -> bool:
        """Tell a viewer why a request was not served; False if the viewer does not read."""
        if not isinstance(error, TableError):
            self._log.error("request failed", exc_info=error)
            viewer.post(Problem("error-server", {}, "something went wrong here; nothing was lost", id))
            viewer.refresh()
            return True
        self._metrics.refused.labels(error.message).inc()
        reads = viewer.post(Problem(error.message, error.words, error.detail, id, error.rule))
        if error.message == "error-stale":
            viewer.refresh()
        return reads

    async def _receive(self, socket: WebSocket[Any, Any, Any], viewer: Viewer) -> bool:
        """Serve requests until the page goes; False if it was put out."""
        settings = self._settings
        strikes = 0
        while True:
            message: Any = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return True
            data = message.get("text") or message.get("bytes") or ""
            id: Any = msgspec.UNSET
            self._busy = True
            try:
                if not self._may():
                    strikes += 1
                    await asyncio.sleep(SLOW)
                    raise errors.flooding()
                if len(data) > settings.message_bytes:
                    raise errors.too_large(settings.message_bytes)
                try:
                    request = self._requests.decode(data)
                except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                    raise errors.malformed(str(error)) from error
                id = request.id
                await self._serve(request)
            except Exception as error:
                if not self._refuse(viewer, id, error) or strikes > PATIENCE:
                    return False
            finally:
                self._busy = False
