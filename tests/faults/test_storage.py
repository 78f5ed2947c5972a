"""Storage: locked, full, read-only, gone and back. It is told in plain words, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from httpx import Response
from websockets.exceptions import ConnectionClosed

from kancha.table.store import Entry
from tests.table.helpers import Postgres, Server, eventually

Breaking = Callable[[], AbstractContextManager[None]]


class Case:
    """A server and a way to break its database for a while."""

    def __init__(self, server: Server, broken: Breaking, reason: str) -> None:
        self.server = server
        self.broken = broken
        self.reason = reason


def _pragma(server: Server, statement: str) -> None:
    """Run a statement on both connections that write: that of journals, and that of all the rest."""

    async def run() -> None:
        database: Any = server.tables.store._database
        await database._pen._writing.do(lambda connection: connection.execute(statement).fetchall())
        async with database.writer.execution_options(immediate=False).begin() as connection:
            await connection.exec_driver_sql(statement)

    server.call(run)


def _fill(server: Server, match: str) -> None:
    """Write until there is no room."""

    async def run() -> None:
        database: Any = server.tables.store._database
        for number in range(1000, 3000):
            statement = f"INSERT INTO journal VALUES ('{match}', {number}, 0, 0, 0, 'pass')"
            await database._pen._writing.do(
                lambda connection, statement=statement: connection.execute(statement).fetchall()
            )

    server.call(run)


@pytest.fixture(params=["locked", "full", "read-only", "gone"])
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Case]:
    """Each kind of trouble, on a server whose bots take a moment."""
    kind = request.param
    quick: dict[str, Any] = {"bot_pause": 0.3, "db_seconds": 0.4, "poll_seconds": 0.5}
    if kind == "gone":
        postgres = Postgres()
        server = Server(postgres.database(), **quick | {"db_seconds": 5.0})
    else:
        server = Server(f"sqlite:///{tmp_path}/k.sqlite", **quick)

    @contextmanager
    def locked() -> Iterator[None]:
        with sqlite3.connect(tmp_path / "k.sqlite", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
        other.close()

    @contextmanager
    def full() -> Iterator[None]:
        match = server.open(seats="me open")["match"]
        _pragma(server, "PRAGMA max_page_count = 1")
        with suppress(sqlite3.OperationalError):
            _fill(server, match)
        yield
        _pragma(server, "PRAGMA max_page_count = 1000000")

    @contextmanager
    def read_only() -> Iterator[None]:
        _pragma(server, "PRAGMA query_only = ON")
        yield
        _pragma(server, "PRAGMA query_only = OFF")

    @contextmanager
    def gone() -> Iterator[None]:
        postgres.crash()
        yield
        postgres.start()

    ways: dict[str, tuple[Breaking, str]] = {
        "locked": (locked, "another program keeps the database locked"),
        "full": (full, "the disk is full"),
        "read-only": (read_only, "the database is read-only"),
        "gone": (gone, "the database does not answer"),
    }
    try:
        yield Case(server, *ways[kind])
        server.stop()
    finally:
        if kind == "gone":
            postgres.stop()


def _healthy(server: Server) -> bool:
    return bool(server.http.get("/health").status_code == 200)


def test_trouble_is_told_and_changes_nothing(case: Case) -> None:
    """The player reads one sentence, others get 503, health says why; afterwards the same request is taken."""
    server = case.server
    opened = server.open(seats="me open")
    wish = {"game": "saltmarket", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        now = page.my_turn()
        with case.broken():
            page.send("play", decision=now["decision"], seq=now["seq"], code=now["actions"][0]["code"])
            assert page.wait("error")["message"] == "error-storage"
            answer = server.http.post("/api/matches", json=wish)
            assert (answer.status_code, answer.json()["error"]["message"]) == (503, "error-storage")
            health = server.http.get("/health")
            assert health.status_code == 503
            assert health.json()["status"] == "unavailable"
            assert case.reason in health.json()["database"]
        assert eventually(lambda: _healthy(server))
        while page.now["seq"] == now["seq"]:
            page.send("play", decision=now["decision"], seq=now["seq"], code=now["actions"][0]["code"])
            while page.read()["type"] not in ("position", "error"):
                pass
        assert page.now["decision"] > now["decision"]
        assert server.http.post("/api/matches", json=wish).status_code == 201


def test_bots_go_on_by_themselves(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot whose write failed plays when the database is back; nobody has to reload the page."""
    server = case.server
    opened = server.open(seats="me bot", level="greedy", options={"days": 6})
    bot = next(entry["seat"] for entry in opened["keys"] if entry["key"] is None)
    append = server.tables.store.append
    trouble, failed = threading.Event(), threading.Event()

    async def noting(id: str, after: int, rows: Sequence[Entry], ends: bool = False) -> None:
        """Let the bot write only once the trouble has begun, and note that it fails."""
        while rows[0].seat == bot and not trouble.is_set():
            await asyncio.sleep(0.01)
        try:
            await append(id, after, rows, ends)
        except Exception:
            failed.set()
            raise

    monkeypatch.setattr(server.tables.store, "append", noting)
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.my_turn()
        while page.now["actions"]:
            page.play()
        begun = page.now["decision"]
        with case.broken():
            trouble.set()
            assert failed.wait(25)
        while not (page.now["actions"] or page.now["over"]):
            page.read()
        assert page.now["decision"] > begun


def test_a_newcomer_is_told_to_come_again() -> None:
    """Without its database a server cannot know a match: the connection ends with 4503, and a request with 503."""
    postgres = Postgres()
    server = Server(postgres.database(), db_seconds=5.0)
    opened = server.open()
    postgres.crash()
    with server.page(opened["match"], opened["watch"]) as page, pytest.raises(ConnectionClosed) as closed:
        page.read()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4503, "error-storage")

    def ask() -> Response:
        return server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]})

    answer = ask()
    assert (answer.status_code, answer.json()["error"]["message"]) == (503, "error-storage")
    assert "127.0.0.1" not in answer.text
    postgres.start()
    assert eventually(
        lambda: server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]}).is_success
    )
    server.stop()
    postgres.stop()
