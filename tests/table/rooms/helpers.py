"""People at devices, and rooms as they see them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.table.helpers import PATIENCE, Page


class Somebody:
    """A person at one device."""

    def __init__(self, server: Any, name: str, key: str = "") -> None:
        self._server = server
        self.name = name
        self.http: httpx.Client = server.http
        self.id = ""
        if not key:
            made = self.http.post("/api/people", json={"name": name, "label": "computer"})
            assert made.status_code == 201, made.text
            key = made.json()["key"]
            self.id = made.json()["person"]
        self.key = key

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        """Ask something over HTTP and return the answer."""
        headers = {"Authorization": f"Bearer {self.key}"}
        more: dict[str, Any] = {} if method in ("GET", "DELETE") else {"json": body}
        answer = self.http.request(method, path, headers=headers, **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, game: str = "saltmarket", **more: Any) -> Any:
        """Make a room."""
        return self.ask("POST", "/api/rooms", 201, game=game, **more)

    def enter(self, room: str, name: str = "") -> RoomPage:
        """Come into a room and look at it."""
        self.ask("POST", f"/api/rooms/{room}/enter", name=name or self.name)
        return self.look(room)

    def look(self, room: str) -> RoomPage:
        """Look at a room."""
        return RoomPage(self._server.port, room, self.key)

    def sit(self, match: str, seat: int | None = None) -> Page:
        """Look at a match through the own seat."""
        return Page(self._server.port, match, self.key if seat is None else f"{self.key}:{seat}")

    def mine(self) -> Any:
        """Return one's own matches."""
        return self.ask("GET", "/api/people/me/matches")


class RoomPage:
    """A page that looks at a room."""

    def __init__(self, port: int, room: str, key: str) -> None:
        self._stack = ExitStack()
        url = f"ws://127.0.0.1:{port}/api/rooms/{room}/live?key={key}"
        self.socket = self._stack.enter_context(connect(url, max_size=None, open_timeout=PATIENCE))
        self.now: Any = None
        self.lines: list[Any] = []
        self._id = 0

    def __enter__(self) -> RoomPage:
        self.until(lambda room: room is not None)
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Go away."""
        self._stack.close()

    def read(self, timeout: float = PATIENCE) -> Any:
        """Return the next message."""
        message = json.loads(self.socket.recv(timeout))
        if message["type"] == "room":
            self.now = message
        elif message["type"] == "chat":
            self.lines += message["lines"]
        return message

    def until(self, true: Callable[[Any], bool], timeout: float = PATIENCE) -> Any:
        """Return the room as soon as something is true of it."""
        end = time.monotonic() + timeout
        while self.now is None or not true(self.now):
            self.read(max(0.05, end - time.monotonic()))
        return self.now

    def heard(self, body: str, timeout: float = PATIENCE) -> Any:
        """Return the line that says something."""
        end = time.monotonic() + timeout
        while True:
            for line in self.lines:
                if line["body"] == body:
                    return line
            self.read(max(0.05, end - time.monotonic()))

    def send(self, type: str, **fields: Any) -> int:
        """Ask something of the room."""
        self._id += 1
        self.socket.send(json.dumps({"type": type, "id": self._id, **fields}))
        return self._id

    def refused(self, type: str, **fields: Any) -> str:
        """Ask something and return the message id of its refusal."""
        id = self.send(type, **fields)
        while True:
            message = self.read()
            if message["type"] == "error" and message.get("id") == id:
                found: str = message["message"]
                return found

    def names(self) -> list[str]:
        """Return who sits where."""
        return [place["name"] or place["level"] for place in self.now["places"]]
