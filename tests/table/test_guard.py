"""The guard: names, pages, types and amounts that are refused before any route is asked."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from logging.handlers import QueueHandler
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kancha.table import connections
from kancha.table.connections import Gate
from kancha.table.guard import check_origin, is_known_host
from kancha.table.limits import Buckets, group
from tests.table.helpers import PATIENCE, Server, eventually

WISH = {"game": "saltmarket", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite that answers to one name of the internet."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('guard')}/k.sqlite", hosts="play.example.org")
    yield made
    made.stop()


def _count(server: Server) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("kancha_matches_total"))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("[::1]", True),
        ("192.168.1.7", True),
        ("raspberry", True),
        ("raspberry.local:8000", True),
        ("play.example.org", True),
        ("play.example.org:443", True),
        ("play.example.org.", True),
        ("evil.example", False),
        ("evil.example:8000", False),
        ("play.example.org.evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        (":8000", False),
    ],
)
def test_a_server_answers_to_its_own_names(plain: Server, host: str, known: bool) -> None:
    """A name that leads here from elsewhere, as in a rebinding attack, gets nothing, also no measurements."""
    assert is_known_host(host, ("play.example.org",)) == known
    if host:
        for path in ("/metrics", "/", "/api/games"):
            answer = plain.http.get(path, headers={"host": host})
            assert (answer.status_code == 421) == (not known)
        if not known:
            assert "KANCHA_HOSTS" in answer.json()["error"]["detail"]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://localhost:1", "https://127.0.0.1", "file://"]
)
def test_a_foreign_page_creates_nothing(plain: Server, origin: str) -> None:
    """Neither a match nor a record nor a live connection, whatever type it claims."""
    before = _count(plain)
    for type in ("application/json", "text/plain"):
        headers = {"origin": origin, "content-type": type}
        assert plain.http.post("/api/matches", content=json.dumps(WISH), headers=headers).status_code == 403
        assert plain.http.post("/api/records", content="x", headers=headers).status_code == 403
    assert _count(plain) == before
    opened = plain.open()
    url = f"ws://127.0.0.1:{plain.port}/api/matches/{opened['match']}/live?key={opened['watch']}"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_a_refused_connection_leaves_no_line_in_the_log(plain: Server) -> None:
    """Whoever tries from a foreign page, as often as he likes, cannot fill the disk with it; it is counted."""
    queue: SimpleQueue[logging.LogRecord] = SimpleQueue()
    heard = QueueHandler(queue)
    logger = logging.getLogger("uvicorn.error")
    logger.addHandler(heard)
    for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{plain.port}/x", additional_headers=headers):
            pass
    counted = plain.http.get("/metrics").text
    logger.removeHandler(heard)
    assert queue.empty()
    assert 'kancha_refused_total{message="error-origin"}' in counted


def test_live_messages_are_compressed_on_their_way_out(plain: Server) -> None:
    """Not to a page on this machine; but to one that a proxy here speaks for."""
    opened = plain.open()
    url = f"ws://127.0.0.1:{plain.port}/api/matches/{opened['match']}/live?key={opened['watch']}"
    for headers, names in (({}, []), ({"X-Forwarded-For": "10.1.2.3"}, ["permessage-deflate"])):
        with connect(url, additional_headers=headers, max_size=None) as socket:
            assert json.loads(socket.recv(5))["type"] == "position"
            assert [extension.name for extension in socket.protocol.extensions] == names


def test_the_own_page_and_programs_may_ask(plain: Server) -> None:
    """A page names the place that it was served from; a program names none."""
    own = f"http://127.0.0.1:{plain.port}"
    assert plain.http.post("/api/matches", json=WISH, headers={"origin": own}).status_code == 201
    assert plain.http.post("/api/matches", json=WISH).status_code == 201
    opened = plain.open()
    url = f"ws://127.0.0.1:{plain.port}/api/matches/{opened['match']}/live?key={opened['watch']}"
    with connect(url, additional_headers={"Origin": own}, max_size=None) as socket:
        assert json.loads(socket.recv(5))["type"] == "position"
    check_origin("https://play.example.org", "play.example.org:443")
    check_origin("http://Play.example.org:80", "play.example.org")


@pytest.mark.parametrize("type", ["text/plain", "multipart/form-data", "application/x-www-form-urlencoded", ""])
def test_a_body_says_what_it_is(plain: Server, type: str) -> None:
    """What a form of another page can send is refused, even without its origin."""
    headers = {"content-type": type} if type else {}
    answer = plain.http.post("/api/matches", content=json.dumps(WISH).encode(), headers=headers)
    assert (answer.status_code, answer.json()["error"]["message"]) == (415, "error-type")
    assert plain.http.post("/api/records", content=b"x", headers={"content-type": "text/html"}).status_code == 415


@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere.js", "/api/nowhere", "/schema", "/health"])
def test_every_answer_forbids_frames_and_foreign_scripts(plain: Server, path: str) -> None:
    """Also those that are no success."""
    headers = plain.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert (headers["x-frame-options"], headers["x-content-type-options"]) == ("DENY", "nosniff")
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"


def test_one_address_may_ask_for_so_much(tmp_path: Path) -> None:
    """Beyond the burst requests are refused before they cost anything; another address is served meanwhile."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", request_rate=2.0)
    opened = server.open()
    path = f"/api/matches/{opened['match']}"
    statuses = [server.http.get(path, params={"key": "wrong"}).status_code for _ in range(10)]
    assert statuses[:3] == [404, 404, 404]
    assert statuses[-4:] == [429] * 4
    refused = server.http.get(path, params={"key": opened["watch"]})
    assert (refused.status_code, refused.json()["error"]["message"]) == (429, "error-flood")
    assert refused.headers["retry-after"]
    with httpx.Client(
        base_url=f"http://127.0.0.1:{server.port}", transport=httpx.HTTPTransport(local_address="127.0.0.9")
    ) as other:
        assert other.get(path, params={"key": opened["watch"]}).status_code == 200
    server.stop()


def test_an_address_of_six_is_its_network() -> None:
    """Whoever has a network of 2^64 addresses has one bucket."""
    assert group("2001:db8:1:2:3:4:5:6") == group("2001:db8:1:2::") != group("2001:db8:1:3::")
    assert group("fe80::1%eth0") == "fe80::/64"
    assert group("10.1.2.3") == "10.1.2.3"
    buckets = Buckets(0, 2)
    assert [buckets.take(f"2001:db8::{n}") for n in range(3)] == [True, True, False]


def test_a_gate_counts_all_and_each() -> None:
    """So many in all, so many of one address; whoever leaves makes room. A trusted proxy is only counted in all."""
    gate = Gate(5, 2, trusted=("127.0.0.1",))
    assert [gate.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    gate.leave("10.0.0.1")
    assert gate.enter("10.0.0.1")
    assert [gate.enter("127.0.0.1") for _ in range(4)] == [True, True, True, False]


def _open_sockets(port: int, count: int, sent: bytes) -> list[socket.socket]:
    made = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(count)]
    for one in made:
        one.sendall(sent)
        one.settimeout(PATIENCE)
    return made


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: local",
        b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf",
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
    ],
    ids=["nothing", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_never_comes_is_not_waited_for(
    tmp_path: Path, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half-sent requests are closed, and others are served meanwhile."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.5)
    server = Server(f"sqlite:///{tmp_path}/k.sqlite")
    slow = _open_sockets(server.port, 50, sent)
    assert server.http.get("/health").status_code == 200
    for one in slow:
        with pytest.raises(ConnectionError):  # noqa: PT012
            while one.recv(65536):
                pass
            raise ConnectionResetError
        one.close()
    server.stop()


def _is_served(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


def test_connections_are_limited_in_all(tmp_path: Path) -> None:
    """The one that is too many is closed at once; when another has gone there is room again."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", total=10)
    server.http.close()
    held = _open_sockets(server.port, 10, b"GET / HTTP/1.1\r\n")
    assert eventually(lambda: not _is_served(server.port))
    held.pop().close()
    assert eventually(lambda: _is_served(server.port))
    for one in held:
        one.close()
    server.stop()


def test_live_connections_give_their_place_back(tmp_path: Path) -> None:
    """A place goes with the upgrade and comes back when the page goes."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", total=8)
    opened = server.open()
    for _ in range(12):
        with server.page(opened["match"], opened["watch"]) as page:
            page.position()
    assert server.http.get("/health").status_code == 200
    server.stop()


def test_a_message_of_endless_fragments_is_not_kept(plain: Server) -> None:
    """Whoever sends a message in thousands of fragments is put out."""
    opened = plain.open()
    with plain.page(opened["match"], opened["watch"]) as page:
        page.position()

        def pieces() -> Iterator[str]:
            for _ in range(500):
                yield " "

        sent: Any = pieces()
        with pytest.raises(ConnectionClosed):  # noqa: PT012
            page.socket.send(sent)
            page.wait("error", 5)
