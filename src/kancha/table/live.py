"""Live play over a WebSocket: requests come in, positions go out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from kancha.table import errors, logs
from kancha.table.errors import TableError
from kancha.table.handlers import HANDLERS
from kancha.table.limits import Bucket
from kancha.table.protocol import Problem, requests
from kancha.table.table import Table
from kancha.table.tables import Tables
from kancha.table.viewer import Viewer

PATIENCE: Final = 100
"""So many messages beyond the limit end the connection."""
GONE: Final = (WebSocketDisconnect, TimeoutError, OSError)
"""What sending to somebody who has gone raises."""
CLOSED: Final = {404: 4404, 409: 4409, 429: 4429, 503: 4503}


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Show a match through a key and take its holder's requests."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    after = socket.query_params.get("after", "0")
    try:
        table, seat = await tables.get(match, socket.query_params.get("key", ""))
        viewer = Viewer(seat, _sender(socket), int(after) if after.isdecimal() and len(after) < 10 else 0)
        await table.join(viewer)
    except TableError as error:
        await socket.close(CLOSED.get(error.status, 1011), error.message)
        return
    sending = asyncio.create_task(viewer.run(table.position))
    receiving = asyncio.create_task(_receive(socket, table, viewer, tables))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, receiving):
            task.cancel()
        results = await asyncio.gather(sending, receiving, return_exceptions=True)
        table.leave(viewer)
        code, reason = (4429, "error-flood") if results[1] is False else (1000, "")
        for result in results:
            if isinstance(result, TableError):
                code, reason = CLOSED.get(result.status, 1011), result.message
            elif isinstance(result, Exception) and not isinstance(result, GONE):
                logs.get(part="live", match=match).error("connection failed", exc_info=result)
                code = 1011
        with contextlib.suppress(Exception):
            await socket.close(code, reason)


def _sender(socket: WebSocket[Any, Any, Any]) -> Callable[[bytes], Awaitable[None]]:
    async def send(message: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": None, "bytes": message})

    return send


async def _receive(socket: WebSocket[Any, Any, Any], table: Table, viewer: Viewer, tables: Tables) -> bool:
    """Serve requests until the page goes; False if it was put out."""
    settings = tables.settings
    bucket = Bucket(settings.message_rate, 2 * settings.message_rate)
    strikes = 0
    while True:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return True
        data = message.get("text") or message.get("bytes") or ""
        id: Any = msgspec.UNSET
        try:
            if not bucket.take():
                strikes += 1
                raise errors.flooding()
            if len(data) > settings.message_bytes:
                raise errors.too_large(settings.message_bytes)
            try:
                request = requests.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                raise errors.malformed(str(error)) from error
            id = request.id
            await HANDLERS[type(request)](table, viewer, request)
        except TableError as error:
            tables.metrics.refused.labels(error.message).inc()
            reads = viewer.post(Problem(error.message, error.words, error.detail, id, error.rule))
            if error.message == "error-stale":
                viewer.refresh()
            if strikes > PATIENCE or not reads:
                return False
        except Exception as error:
            logs.get(part="live", match=table.info.id).error("request failed", exc_info=error)
            viewer.post(Problem("error-server", {}, "something went wrong here; nothing was lost", id))
            viewer.refresh()
