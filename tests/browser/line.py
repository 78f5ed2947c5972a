"""Somebody on the line between a page and its table: messages are read, and kept back until they shall arrive."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.browser import Person


class Line:
    """The line of one page; to be laid before the page opens a table."""

    def __init__(self, person: Person, *kept: str) -> None:
        """Keep back all messages of some types."""
        self._page = person.page
        self._kept = kept
        self._socket: WebSocketRoute | None = None
        self._waiting: list[str] = []
        self.last: dict[str, str] = {}
        """The newest message of each type that came from the server."""
        self.asked: list[dict[str, Any]] = []
        """What the page has said."""
        self._page.route_web_socket("**/api/matches/*/live?*", self._lay)

    def _lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.asked.append(json.loads(message))
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
        self._page.evaluate("1")  # Messages are heard while the browser is asked something.
        return [message for message in self.asked if message["type"] == type]

    def wait_for(self, type: str) -> None:
        """Wait until the server has sent a message of some type."""
        while type not in self.last:
            self._page.evaluate("() => new Promise(requestAnimationFrame)")

    def arrive(self, *more: str) -> None:
        """Let everything that was kept back arrive, and more; return when the page has taken it in and drawn it."""
        assert self._socket
        waiting, self._waiting, self._kept = self._waiting, [], ()
        for message in [*waiting, *more]:
            self._socket.send(message)
        self._page.evaluate("async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }")
