"""Connections as uvicorn makes them, fitted to the table."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class TextFrames(WebSocketsSansIOProtocol):
    """A WebSocket whose bytes go out as text: all that the table says is JSON, and is encoded already."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        connection: Any = self.conn
        connection.send_binary = connection.send_text
