"""Faults: killed servers, two servers, and messages that no page would send."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.helpers import Page, Postgres, Process, Server, play_out


def test_a_killed_server_loses_nothing_acknowledged(db: str) -> None:
    """Kill the process three times in the middle of a match: each position that a page saw is there again."""
    server = Process(db)
    opened = server.open(seats="me open open")
    keys = [entry["key"] for entry in opened["keys"]]
    rng = Random(4)
    for decisions in (18, 26, 34):
        pages = [server.page(opened["match"], key) for key in keys]
        play_out(pages, rng, decisions)
        last = {page.now["viewer"]: (page.now, page.log) for page in pages}
        server.kill()
        for page in pages:
            page.close()
        server = Process(db)
        for key in keys:
            with server.page(opened["match"], key) as page:
                now = page.position()
                before, log = last[now["viewer"]]
                for name in ("seq", "decision", "question", "scene", "actions", "scores", "ledger", "undo"):
                    assert now[name] == before[name], name
                assert page.log == log
    pages = [server.page(opened["match"], key) for key in keys]
    play_out(pages, rng)
    assert all(page.now["over"] for page in pages)
    for page in pages:
        page.close()
    server.kill()


def test_two_servers_serve_one_match(postgres: Postgres) -> None:
    """Seats at different servers play to the end and see the same; a spectator at each follows."""
    db = postgres.database()
    one, two = Process(db), Process(db)
    opened = one.open(seats="me open bot")
    keys = [entry["key"] for entry in opened["keys"][:2]]
    pages = [one.page(opened["match"], keys[0]), two.page(opened["match"], keys[1])]
    watchers = [server.page(opened["match"], opened["watch"]) for server in (one, two)]
    rng = Random(6)
    while not all(page.now and page.now["over"] for page in pages):
        for page in pages:
            if page.now is None:
                page.position()
            while page.now["actions"]:
                page.play(rng=rng)
        _drain(pages)
    for watcher in watchers:
        watcher.position(lambda now: now["over"])
    ends = [[page.now[name] for name in ("seq", "decision", "scores", "ledger")] for page in [*pages, *watchers]]
    assert all(end == ends[0] for end in ends)
    for page in [*pages, *watchers]:
        assert [line["decision"] for line in page.log] == list(range(1, page.now["decision"] + 1))
        page.close()
    one.kill()
    two.kill()


def _drain(pages: list[Page]) -> None:
    """Read whatever has come for somebody, or wait a moment."""
    for page in pages:
        try:
            while not page.now["over"]:
                page.read(0.05)
                if page.now["actions"]:
                    break
        except TimeoutError:
            pass


def test_two_servers_race_for_a_decision(postgres: Postgres) -> None:
    """The same seat plays at two servers at once: one answer is taken, the other is told that it is stale."""
    db = postgres.database()
    one, two = Process(db, poll_seconds=30), Process(db, poll_seconds=30)
    opened = one.open(seats="me open")
    key = opened["keys"][0]["key"]
    for _ in range(5):
        pages = [server.page(opened["match"], key) for server in (one, two)]
        starts = [page.position() for page in pages]
        assert starts[0]["seq"] == starts[1]["seq"]
        if not starts[0]["actions"]:
            break
        for page, action in zip(pages, starts[0]["actions"][:2], strict=True):
            page.send("play", decision=starts[0]["decision"], code=action["code"])
        errors = []
        for page in pages:
            while page.now["seq"] == starts[0]["seq"]:
                page.position()
            errors += [message for message in page.others if message["type"] == "error"]
        assert [error["message"] for error in errors] in (["error-stale"], [])
        ends = []
        for page in pages:
            ends.append((page.now["seq"], page.now["scene"]))
            page.close()
        assert ends[0] == ends[1]
    one.kill()
    two.kill()


def test_another_server_takes_the_bots_of_a_dead_one(postgres: Postgres) -> None:
    """The bots of a killed server are answered for by the other."""
    db = postgres.database()
    one, two = Process(db), Process(db)
    opened = one.open(seats="me bot")
    key = opened["keys"][0]["key"]
    rng = Random(7)
    with one.page(opened["match"], key) as page:
        page.my_turn()
        page.play(rng=rng)
    one.kill()
    with two.page(opened["match"], key) as page:
        while not page.my_turn()["over"]:
            page.play(rng=rng)
    two.kill()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that people meet."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('strict')}/k.sqlite", message_rate=30.0, connections=8)
    yield made
    made.stop()


def _fields(now: Any, **changed: Any) -> str:
    legal = now["actions"][0]["code"] if now["actions"] else 0
    return json.dumps({"type": "play", "id": 1, "decision": now["decision"], "code": legal} | changed)


MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "17",
    '{"type": "dance"}',
    '{"type": "play"}',
    '{"type": "play", "id": 1, "decision": "many", "code": 1}',
    '{"type": "play", "id": 1, "decision": 1.5, "code": 1}',
    '{"type": "play", "id": -1, "decision": 1, "code": 1}',
    '{"type": "play", "id": 1, "decision": 99999999999999999999, "code": 1}',
    '{"type": "play", "id": 1, "decision": 1, "code": 1, "as": 2}',
    '{"type": "undo"}',
    '{"type": "name", "name": 7}',
    json.dumps({"type": "name", "name": "x" * 41}),
    json.dumps({"type": "why", "id": 1, "decision": 1, "prefix": ["a"] * 17}),
    '{"type": "play", "type": "undo", "id": {}}',
    "\u0000",
    "[" * 2000,
    '{"a":' + "[" * 1900,
    '{"type": "name", "name": "\\ud800"}',
]


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_changes_nothing(strict: Server, message: str) -> None:
    """It gets an error that says what is wrong; the connection lives on."""
    opened = strict.open()
    with strict.page(opened["match"], opened["keys"][0]["key"]) as page:
        page.position()
        page.socket.send(message)
        assert page.wait("error")["message"] == "error-malformed"
        page.socket.send(message.encode() + b"\xff")
        assert page.wait("error")["message"] == "error-malformed"
        page.socket.send('{"type": "ping"}')
        page.wait("pong")
        _unchanged(strict, opened, page)


def _unchanged(server: Server, opened: Any, page: Page) -> None:
    seen = server.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]}).json()
    assert (seen["seq"], seen["decisions"]) == (page.now["seq"], page.now["decision"])


def test_an_oversized_message_changes_nothing(strict: Server) -> None:
    """Too long gets an error; far too long ends the connection."""
    opened = strict.open()
    with strict.page(opened["match"], opened["keys"][0]["key"]) as page:
        now = page.position()
        page.socket.send(_fields(now)[:-1] + " " * 5000 + "}")
        error = page.wait("error")
        assert (error["message"], error["args"]) == ("error-too-large", {"most": 4096})
        _unchanged(strict, opened, page)
        page.socket.send(_fields(now)[:-1] + " " * 500_000 + "}")
        with pytest.raises(ConnectionClosed) as closed:
            page.wait("position", 5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        _unchanged(strict, opened, page)


def test_out_of_turn_messages_change_nothing(strict: Server) -> None:
    """Others cannot play, take back or ask; nor can spectators."""
    opened = strict.open(seats="me open")
    with (
        strict.page(opened["match"], opened["keys"][0]["key"]) as first,
        strict.page(opened["match"], opened["keys"][1]["key"]) as other,
        strict.page(opened["match"], opened["watch"]) as watcher,
    ):
        now = first.my_turn()
        code, decision = now["actions"][0]["code"], now["decision"]
        other.position()
        watcher.position()
        assert other.now["actions"] == []
        for type in ("play", "undo", "redo", "restart"):
            more = {"code": code} if type == "play" else {}
            assert other.ask(type, decision=decision, **more)["message"] == "error-not-your-turn"
            assert watcher.ask(type, decision=decision, **more)["message"] == "error-watcher"
        assert watcher.ask("name", name="x")["message"] == "error-watcher"
        assert watcher.ask("takeover", seat=0, level="random")["message"] == "error-watcher"
        assert watcher.ask("giveback", seat=0)["message"] == "error-not-your-seat"
        assert first.ask("redo", decision=decision)["message"] == "error-no-redo"
        error = first.ask("play", decision=decision, code=1)
        assert (error["message"], error["rule"]) == ("refuse-low-bid", "S3.2")
        assert first.ask("play", decision=decision, code=10**6)["message"] == "error-no-action"
        _unchanged(strict, opened, first)


def test_a_replayed_message_changes_nothing(strict: Server) -> None:
    """The same request twice: the second is stale and is answered by the position, also after an undo."""
    opened = strict.open(seats="me open")
    with strict.page(opened["match"], opened["keys"][0]["key"]) as page:
        now = page.my_turn()
        message = _fields(now, seq=now["seq"])
        page.socket.send(message)
        page.socket.send(message)
        assert page.wait("error")["message"] == "error-stale"
        while page.now["seq"] == now["seq"]:
            page.position()
        page.socket.send(message)
        assert page.wait("error")["message"] == "error-stale"
        assert page.position()["seq"] == page.now["seq"]
        _unchanged(strict, opened, page)
        assert page.ask("undo", decision=page.now["decision"] + 5)["message"] == "error-stale"


def test_a_flood_is_stopped(strict: Server) -> None:
    """Beyond the limit every message gets an error; whoever goes on is put out, and others are served meanwhile."""
    opened = strict.open(seats="me open")
    with (
        strict.page(opened["match"], opened["keys"][0]["key"]) as page,
        strict.page(opened["match"], opened["keys"][1]["key"]) as other,
    ):
        page.position()
        other.position()
        seen: list[str] = []

        def flood() -> None:
            with suppress(ConnectionClosed):
                for _ in range(500):
                    page.send("play", decision=0, code=0)
            while True:
                seen.append(page.read().get("message", ""))

        with pytest.raises(ConnectionClosed) as closed:
            flood()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert "error-flood" in seen
        other.send("ping")
        other.wait("pong")
        _unchanged(strict, opened, other)


def test_a_crowd_is_limited(strict: Server) -> None:
    """A match has room for so many connections."""
    opened = strict.open()
    pages = [strict.page(opened["match"], opened["watch"]) for _ in range(8)]
    for page in pages:
        page.position()
    with strict.page(opened["match"], opened["watch"]) as page, pytest.raises(ConnectionClosed) as closed:
        page.position()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    for page in pages:
        page.close()


@pytest.mark.parametrize(("match", "key"), [("nowhere", "x"), (None, "x"), (None, "")])
def test_a_wrong_key_shows_nothing(strict: Server, match: str | None, key: str) -> None:
    """The connection is closed before anything is sent."""
    id = strict.open()["match"] if match is None else match
    with strict.page(id, key) as page, pytest.raises(ConnectionClosed) as closed:
        page.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_too_many_matches_from_one_address_are_refused(tmp_path: Path) -> None:
    """Creating is limited, and the answer says so."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", create_rate=0.1)
    wish = {"game": "saltmarket", "seats": [{"kind": "me"}, {"kind": "open"}]}
    codes = [server.http.post("/api/matches", json=wish).status_code for _ in range(4)]
    server.stop()
    assert codes == [201, 201, 429, 429]


def test_a_mistake_of_ours_changes_nothing(strict: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A write that fails is told; nobody sees the decision, and play goes on."""
    opened = strict.open(seats="me open")
    with (
        strict.page(opened["match"], opened["keys"][0]["key"]) as page,
        strict.page(opened["match"], opened["watch"]) as watcher,
    ):
        now = page.my_turn()
        watcher.position()

        async def fail(*_: object) -> None:
            raise RuntimeError("a mistake of ours")

        with monkeypatch.context() as patch:
            patch.setattr(strict.tables.store.access, "append", fail)
            error = page.ask("play", decision=now["decision"], code=now["actions"][0]["code"])
            assert error["message"] == "error-server"
            assert page.position()["seq"] == now["seq"]
        _unchanged(strict, opened, watcher)
        assert page.play()["decision"] > now["decision"]
        assert watcher.position(lambda shown: shown["seq"] == page.now["seq"])


def test_a_match_of_other_rules_is_refused(strict: Server) -> None:
    """A match begun with a version that this server does not have is not guessed at."""
    opened = strict.open()

    async def age() -> None:
        table, _ = await strict.tables.get(opened["match"], opened["watch"])
        table.info = table.info._replace(rules=0)
        table.forget()

    strict.call(age)
    answer = strict.http.get(f"/api/matches/{opened['match']}", params={"key": opened["watch"]})
    assert (answer.status_code, answer.json()["error"]["message"]) == (409, "error-version")
    with strict.page(opened["match"], opened["watch"]) as page, pytest.raises(ConnectionClosed) as closed:
        page.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409
