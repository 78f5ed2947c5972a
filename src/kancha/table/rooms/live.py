"""A room over a WebSocket: who comes and goes, who sits where, what is said."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from kancha.table.conversation import CLOSED, Conversation, sender
from kancha.table.errors import TableError
from kancha.table.rooms import model
from kancha.table.rooms.handlers import HANDLERS
from kancha.table.rooms.open_room import RoomViewer
from kancha.table.rooms.requests import requests
from kancha.table.rooms.rooms import Rooms


@websocket("/api/rooms/{room:str}/live")
async def live(socket: WebSocket[Any, Any, Any], room: FromPath[str]) -> None:
    """Show a room to somebody who has come in, and take their requests."""
    await socket.accept()
    rooms: Rooms = socket.app.state.rooms
    after = socket.query_params.get("after", "0")
    try:
        person = await rooms.people.by_key(socket.query_params.get("key", ""))
        if person is None:
            raise TableError(401, "error-no-person", "this device is nobody's")
        found = await rooms.get(room)
        model.known(found.room, person.id)
        viewer = RoomViewer(person.id, sender(socket))
        await found.join(viewer, int(after) if after.isdecimal() and len(after) < 10 else 0)
    except TableError as error:
        await socket.close(CLOSED.get(error.status, 1011), error.message)
        return

    async def serve(request: Any) -> None:
        await HANDLERS[type(request)](rooms, found, viewer, request)

    tables = rooms.tables
    try:
        await Conversation(requests, serve, tables.settings, tables.metrics, room).hold(socket, viewer, found.view)
    finally:
        rooms.spawn(found.leave(viewer))
