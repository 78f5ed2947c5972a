"""Somebody on the line between a page and its table: messages are read, and kept back until they shall arrive."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.browser import Person

FRAME = "() => new Promise(requestAnimationFrame)"


class Line:
    """The line of one page; to be laid before the page opens a table."""

    def __init__(self, person: Person, *kept: str, cut: bool = False) -> None:
        """Keep back all messages of some types; if it is cut, no answer of the page reaches the table."""
        self._page = person.page
        self._kept = kept
        self._cut = cut
        self._socket: WebSocketRoute | None = None
        self._waiting: list[str] = []
        self.last: dict[str, str] = {}
        """The newest message of each type that came from the server."""
        self._said: list[dict[str, Any]] = []
        self._page.route_web_socket("**/api/matches/*/live?*", self._lay)

    def _lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            self._said.append(json.loads(message))
            if not (self._cut and self._said[-1]["type"] == "play"):
                server.send(message)

        def tell(message: str | bytes) -> None:
            text = str(message)
            type = json.loads(text)["type"]
            self.last[type] = text
            if type in self._kept:
                self._waiting.append(text)
            else:
                socket.send(text)

        socket.on_message(hear)
        server.on_message(tell)
        self._socket = socket

    def said(self, type: str) -> list[dict[str, Any]]:
        """What the page has said of one type."""
        self._page.evaluate(FRAME)  # Messages are heard while the browser is asked something.
        return [message for message in self._said if message["type"] == type]

    def keep(self, *types: str) -> None:
        """Keep back all messages of some types from now on."""
        self._kept = types

    def wait(self) -> None:
        """Wait until something is kept back."""
        while not self._waiting:
            self._page.evaluate(FRAME)

    def arrive(self, *more: str) -> None:
        """Let everything that was kept back arrive, and more; return when the page has had time to draw it."""
        assert self._socket
        waiting, self._waiting, self._kept = self._waiting, [], ()
        for message in [*waiting, *more]:
            self._socket.send(message)
        for _ in range(3):
            self._page.evaluate(FRAME)
