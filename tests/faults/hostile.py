"""Hostile requests and messages from several addresses while an honest player plays from another one.

    python -m tests.faults.hostile --count 20000 [--db postgresql]

The server has its usual limits. Nothing may end in a 5xx or an internal error, and the honest player's slowest answers
are compared with those before and after, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.table.helpers import Postgres, Process

HONEST: Final = "127.0.1.1"
HOSTILE: Final = tuple(f"127.0.0.{number}" for number in range(2, 10))
USUAL: Final[dict[str, Any]] = {
    "message_rate": 30.0,
    "create_rate": 1.0,
    "create_day": 1000,
    "request_rate": 30.0,
    "poll_seconds": 2.0,
}
"""Limits as they are if nobody sets them."""
WISH: Final = {"game": "saltmarket", "seats": [{"kind": "me"}, {"kind": "open"}]}
DEEP: Final = "[" * 3000
HEADER: Final = "kancha record 2\ngame: java\nrules: 1\nseats: 2\n"
PAUSE: Final = 0.03
"""Seconds that the honest player thinks."""


class Report(NamedTuple):
    """What came of a run; times in milliseconds."""

    hostile: int
    refused: int
    answers: dict[str, int]
    quiet: tuple[float, float]
    """Median and 99th percentile of the honest player's answers without, and with the others."""
    during: tuple[float, float]
    decisions: int

    @property
    def ratio(self) -> float:
        """How much slower the slowest answers were."""
        return self.during[1] / self.quiet[1]


class Honest:
    """Plays both seats of one match after another and measures how long each answer takes."""

    def __init__(self, port: int, game: str) -> None:
        self._port = port
        self._game = game
        self._rng = Random(4)
        self._sockets: list[ClientConnection] = []
        self._now: list[Any] = []

    async def play(self, done: asyncio.Event) -> list[float]:
        """Play until told to stop; returns the times from answer to acknowledgement."""
        times: list[float] = []
        while not done.is_set():
            if not self._sockets or self._now[0]["over"]:
                await self._sit()
            seat = self._now[0]["question"]["seat"]
            now = self._now[seat]
            code = self._rng.choice(now["actions"])["code"]
            begun = time.perf_counter()
            request = {"type": "play", "id": 1, "decision": now["decision"], "seq": now["seq"], "code": code}
            await self._sockets[seat].send(json.dumps(request))
            await self._shown(seat, now["seq"] + 1)
            times.append(time.perf_counter() - begun)
            await self._shown(1 - seat, self._now[seat]["seq"])
            await asyncio.sleep(PAUSE)
        return times

    async def _sit(self) -> None:
        await self.leave()
        transport = httpx.AsyncHTTPTransport(local_address=HONEST)
        async with httpx.AsyncClient(transport=transport, timeout=30) as client:
            wish = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}]}
            answer = await client.post(f"http://127.0.0.1:{self._port}/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        keys = {entry["seat"]: entry["key"] for entry in answer.json()["keys"]}
        for seat in range(2):
            url = f"ws://127.0.0.1:{self._port}/api/matches/{answer.json()['match']}/live?key={keys[seat]}"
            self._sockets.append(await connect(url, max_size=None, local_addr=(HONEST, 0)))
            self._now.append(None)
            await self._shown(seat, 0)

    async def _shown(self, seat: int, seq: int) -> None:
        while self._now[seat] is None or self._now[seat]["seq"] < seq:
            message = json.loads(await asyncio.wait_for(self._sockets[seat].recv(), 60))
            if message["type"] == "position":
                self._now[seat] = message

    async def leave(self) -> None:
        """Go."""
        for socket in self._sockets:
            await socket.close()
        self._sockets, self._now = [], []


class Attacker:
    """One hostile address: requests of all kinds, and messages over sockets of a match of its own."""

    def __init__(self, port: int, address: str, count: int) -> None:
        self._port = port
        self._address = address
        self._count = count
        self._rng = Random(address)
        self.answers: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self._own: Any = None
        self._key = ""

    async def run(self) -> None:
        """Do so much harm as was asked for."""
        transport = httpx.AsyncHTTPTransport(local_address=self._address, retries=1)
        base = f"http://127.0.0.1:{self._port}"
        async with httpx.AsyncClient(transport=transport, base_url=base, timeout=60) as client:
            made = await client.post("/api/matches", json=WISH)
            self._own = made.json() if made.status_code == 201 else None
            person = await client.post("/api/people", json={"name": "Mallory"})
            self._key = person.json()["key"] if person.status_code == 201 else ""
            slow = [asyncio.create_task(self._never_finish()) for _ in range(20)]
            requests = [self._repeat(self.answers, self._request, client) for _ in range(3)]
            await asyncio.gather(*requests, self._repeat(self.messages, self._talk, client))
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    async def _repeat(
        self, counted: Counter[str], way: Callable[[httpx.AsyncClient], Awaitable[None]], client: httpx.AsyncClient
    ) -> None:
        """Do one thing until half of the harm is done by it."""
        while counted.total() < self._count // 2:
            try:
                await way(client)
            except (OSError, httpx.TransportError, WebSocketException, EOFError) as error:
                counted[f"ended {type(error).__name__}"] += 1

    async def _request(self, client: httpx.AsyncClient) -> None:
        method, path, more = self._rng.choice(_requests(self._rng, self._own, self._key))
        answer = await client.request(method, path, **more)
        self.answers[str(answer.status_code)] += 1
        assert answer.status_code < 500, (method, path[:200], answer.status_code, answer.text[:500])

    async def _talk(self, _client: httpx.AsyncClient) -> None:
        """Send a burst of messages over one connection; as a seat of the own match, or with a wrong key."""
        match, key = ("nowhere", "x")
        if self._own is not None and self._rng.random() < 0.9:
            match, key = self._own["match"], self._rng.choice([self._own["watch"], self._own["keys"][0]["key"]])
        url = f"ws://127.0.0.1:{self._port}/api/matches/{match}/live?key={key}"
        sent = 0
        try:
            async with connect(url, max_size=None, local_addr=(self._address, 0), open_timeout=30) as socket:
                reading = asyncio.create_task(_read(socket))
                try:
                    for _ in range(self._rng.randrange(5, 60)):
                        await socket.send(self._rng.choice(_messages(self._rng)))
                        sent += 1
                finally:
                    reading.cancel()
                    with suppress(asyncio.CancelledError, ConnectionClosed):
                        await reading
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 0
            self.messages[f"closed {code}"] += 1
        self.messages["sent"] += sent

    async def _never_finish(self) -> None:
        """Begin requests and leave them half-sent."""
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._address, 0))
                writer.write(b"POST /api/matches HTTP/1.1\r\nHost: localhost\r\nContent-Le")
                await writer.drain()
                await reader.read()
                writer.close()
            await asyncio.sleep(1)


async def _read(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


def _requests(rng: Random, own: Any, key: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Return requests that no page makes, and some that one makes too often."""
    match = own["match"] if own else "nowhere"
    watch = own["watch"] if own else "x"
    text = {"content-type": "text/plain"}
    as_json = {"content-type": "application/json"}
    bearer = {"authorization": f"Bearer {key}"}
    junk = "".join(chr(rng.randrange(1, 0x2FF)) for _ in range(rng.randrange(1, 300)))
    return [
        ("GET", f"/api/matches/{match}", {"params": {"key": junk}}),
        ("GET", "/api/matches/%00", {"params": {"key": "x"}}),
        ("GET", f"/api/matches/{match}/at/{rng.randrange(10**6)}", {"params": {"key": watch}}),
        ("GET", f"/api/matches/{match}/at/0", {"params": {"key": watch}}),
        ("GET", f"/api/matches/{match}/at/-1", {"params": {"key": watch}}),
        ("GET", f"/api/matches/{match}/record", {"params": {"key": watch}}),
        ("GET", f"/api/matches/{match}/picture", {"params": {"key": watch}}),
        ("GET", "/%00", {}),
        ("GET", "/" + "a" * rng.randrange(200, 4000), {}),
        ("GET", "/assets/../../../../etc/passwd", {}),
        ("GET", "/assets/%2e%2e/%2e%2e/app.py", {}),
        ("GET", "/health", {"headers": {"host": "evil.example"}}),
        ("GET", "/metrics", {}),
        ("GET", "/api/games/__proto__/rules", {}),
        ("GET", "/api/games/java/words/xx", {}),
        ("GET", f"/api/rooms/{junk[:12].encode().hex()}", {}),
        ("POST", "/api/matches", {"json": WISH, "headers": {"origin": "http://evil.example"}}),
        ("POST", "/api/matches", {"content": json.dumps(WISH), "headers": text}),
        ("POST", "/api/matches", {"json": WISH}),
        ("POST", "/api/matches", {"content": DEEP, "headers": as_json}),
        ("POST", "/api/matches", {"content": '{"game":' + '{"a":' * 2000, "headers": as_json}),
        ("POST", "/api/matches", {"json": {"game": "java", "seats": [{"kind": "me"}] * 900}}),
        ("POST", "/api/matches", {"json": {**WISH, "options": {"days": 10**30}}}),
        ("POST", "/api/matches", {"json": {**WISH, "seats": [{"kind": "me", "name": "\x00\ud7ff" * 40}] * 2}}),
        ("POST", "/api/matches", {"content": b"\xff\xfe" * 100, "headers": as_json}),
        ("POST", "/api/matches", {"content": b"0" * 40_000, "headers": as_json}),
        ("POST", "/api/records", {"content": "kancha record 2\n" + junk, "headers": text}),
        ("POST", "/api/records", {"content": f"{HEADER}options: {DEEP}\n", "headers": text}),
        ("POST", "/api/records", {"content": b"\x00" * 5000, "headers": text}),
        ("POST", "/api/people", {"json": {"name": junk}}),
        ("POST", "/api/people", {"json": {"name": "x", "lang": "xx"}}),
        ("POST", "/api/people/claim", {"json": {"code": junk[:8]}}),
        ("POST", "/api/people/claim", {"json": {"phrase": junk}}),
        ("PATCH", "/api/people/me", {"json": {"webhook": "http://127.0.0.1:22/"}, "headers": bearer}),
        ("PUT", "/api/people/me/push", {"json": {"endpoint": "http://x", "keys": {}}, "headers": bearer}),
        ("POST", "/api/rooms", {"json": {"game": "saltmarket"}, "headers": bearer}),
        ("POST", "/api/rooms", {"json": {"game": junk}, "headers": bearer}),
        ("POST", "/api/rooms/nowhere/enter", {"json": {"name": junk}, "headers": bearer}),
        ("POST", "/api/qr", {"json": {"text": junk * 10}}),
        ("DELETE", f"/api/matches/{match}", {}),
        ("OPTIONS", "/api/matches", {"headers": {"origin": "http://evil.example"}}),
        ("TRACE", "/", {}),
    ]


def _messages(rng: Random) -> list[str | bytes]:
    """Return messages that no page sends, and some that one sends too often."""
    number = rng.randrange(-5, 10**12)
    return [
        "",
        "{",
        "null",
        "[]",
        b"\xff\x00",
        DEEP,
        '{"a":' * 1900,
        "x" * 5000,
        json.dumps({"type": "play", "id": 1, "decision": 0, "code": number}),
        json.dumps({"type": "play", "id": 1, "decision": number, "seq": number, "code": 1}),
        json.dumps({"type": "play", "id": 1, "decision": "0", "code": None}),
        json.dumps({"type": "undo", "id": 1, "decision": 0, "seq": 0}),
        json.dumps({"type": "restart", "id": number, "decision": 3}),
        json.dumps({"type": "why", "id": 1, "decision": 3, "code": number}),
        json.dumps({"type": "why", "id": 1, "decision": 3, "prefix": ["x"] * 50, "target": "y"}),
        json.dumps({"type": "outlook", "id": 1, "decision": 3, "codes": list(range(200))}),
        json.dumps({"type": "takeover", "id": 1, "seat": number, "level": "greedy"}),
        json.dumps({"type": "giveback", "seat": 99}),
        json.dumps({"type": "name", "name": "<img src=x onerror=alert(1)>" + str(number)}),
        json.dumps({"type": "ping"}),
        json.dumps({"type": "__proto__"}),
    ]


def attack(port: int, count: int, told: Any) -> None:
    """Attack from all addresses; runs in a process of its own, which gives way to the server."""
    os.nice(10)

    async def run() -> Counter[str]:
        attackers = [Attacker(port, address, count // len(HOSTILE)) for address in HOSTILE]
        await asyncio.gather(*(attacker.run() for attacker in attackers))
        return sum((attacker.answers + attacker.messages for attacker in attackers), Counter())

    try:
        told.put(dict(asyncio.run(run())))
    except BaseException as error:
        told.put(repr(error))
        raise


def run(db: str, count: int, game: str, quiet_seconds: float) -> Report:
    """Measure the honest player in quiet, during so many hostile requests and messages, and in quiet again."""
    server = Process(db, **USUAL)
    try:
        return asyncio.run(_measured(server.port, count, game, quiet_seconds))
    finally:
        server.kill()


async def _measured(port: int, count: int, game: str, quiet_seconds: float) -> Report:
    honest = Honest(port, game)
    context = multiprocessing.get_context("spawn")
    told = context.Queue()

    async def play_for(seconds: float) -> list[float]:
        done = asyncio.Event()
        asyncio.get_running_loop().call_later(seconds, done.set)
        return await honest.play(done)

    await play_for(min(3.0, quiet_seconds))
    quiet = await play_for(quiet_seconds)
    attackers = context.Process(target=attack, args=(port, count, told))
    attackers.start()
    done = asyncio.Event()
    playing = asyncio.create_task(honest.play(done))
    answers = await asyncio.to_thread(told.get)
    done.set()
    during = await playing
    await asyncio.to_thread(attackers.join)
    quiet += await play_for(quiet_seconds)
    await honest.leave()
    assert isinstance(answers, dict), answers
    assert "closed 1011" not in answers, answers
    refused = sum(number for name, number in answers.items() if name.isdigit() and int(name) >= 400)
    return Report(sum(answers.values()), refused, answers, _slowest(quiet), _slowest(during), len(during))


def _slowest(times: list[float]) -> tuple[float, float]:
    ordered = sorted(times)
    return round(1000 * ordered[len(ordered) // 2], 1), round(1000 * ordered[int(0.99 * len(ordered))], 1)


def main() -> None:
    """Run it by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--db", choices=["sqlite", "postgresql"])
    parser.add_argument("--game", default="java")
    given = parser.parse_args()
    for kind in [given.db] if given.db else ["sqlite", "postgresql"]:
        postgres = Postgres() if kind == "postgresql" else None
        with tempfile.TemporaryDirectory() as folder:
            db = f"sqlite:///{folder}/kancha.sqlite" if postgres is None else postgres.database()
            try:
                report = run(db, given.count, given.game, 20.0)
            finally:
                if postgres is not None:
                    postgres.stop()
        print(kind, report, f"ratio of p99: {report.ratio:.2f}", flush=True)


if __name__ == "__main__":
    main()
