"""Live play over a WebSocket: requests come in, positions go out."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from kancha.table.conversation import CLOSED, Conversation, sender, wire
from kancha.table.errors import TableError
from kancha.table.handlers import HANDLERS, play_at_once
from kancha.table.protocol import requests
from kancha.table.tables import Tables
from kancha.table.viewer import Viewer


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: FromPath[str]) -> None:
    """Show a match through a key and take its holder's requests."""
    await socket.accept()
    tables: Tables = socket.app.state.tables
    after = socket.query_params.get("after", "0")
    try:
        table, seat = await tables.get(match, socket.query_params.get("key", ""))
        address = socket.client.host if socket.client else ""
        viewer = Viewer(seat, sender(socket), _number(after), address, wire(socket))
        if socket.query_params.get("changes"):
            viewer.follow(frozenset(socket.query_params.get("have", "").split(",")))
        await table.join(viewer)
    except TableError as error:
        await socket.close(CLOSED.get(error.status, 1011), error.message)
        return

    async def serve(request: Any) -> None:
        await HANDLERS[type(request)](table, viewer, request)

    shared = [tables.messages.of(address), *([] if seat is None else [table.seats.messages[seat]])]
    talk = Conversation(
        requests, serve, tables.settings, tables.metrics, match, shared, partial(play_at_once, table, viewer)
    )
    try:
        await talk.hold(socket, viewer, table.position)
    finally:
        table.leave(viewer)


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
