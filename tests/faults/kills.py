"""Two servers on one PostgreSQL, both and the database itself killed again and again while people play and take back.

    python -m tests.faults.kills --kills 200 --database-kills 40

Every request is noted before it is sent, with the row of the journal that it would write; what a later position
acknowledges is noted too. In the end the rows tell: nothing acknowledged is lost, nothing is there twice or that nobody
asked for, and every match replays.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from kancha.games import GAMES
from kancha.records import check
from kancha.table import collection
from kancha.table.settings import driver_url
from kancha.table.store import Entry, Store
from tests.table.helpers import Postgres, Process

GONE = (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError, httpx.HTTPError)
PATIENCE = 15.0
"""Seconds after which an answer is no longer expected; the request may or may not have been taken."""
ENOUGH = 40
"""So many answers are acknowledged before a run ends, however slow the machine is."""
LOST = 90.0
"""Seconds after which a server that does not show what was acknowledged has lost it."""


class Count(NamedTuple):
    """What was done and what was found."""

    kills: int
    database_kills: int
    matches: int
    acknowledged: int
    undone: int
    in_flight: int
    """Requests whose fate was not known when the connection ended..."""
    taken: int
    """... and how many of them are in the journals."""
    rows: int
    seconds: int


class Fleet:
    """Two server processes and their database, which come and go."""

    def __init__(self, postgres: Postgres, db: str) -> None:
        self.db = db
        self._postgres = postgres
        self.servers: list[Process | None] = [None, None]

    async def start(self, place: int) -> None:
        """Start a server; one that ends because its database is not there is started again, as a service would be."""
        while self.servers[place] is None:
            with suppress(AssertionError):
                self.servers[place] = await asyncio.to_thread(Process, self.db, db_seconds=5.0, bot_pause=0.05)

    def up(self) -> list[Process]:
        """Return the servers that run."""
        return [server for server in self.servers if server is not None]

    async def kill(self, place: int, rng: Random) -> None:
        """Kill a server and start another one in its place."""
        server = self.servers[place]
        assert server is not None
        self.servers[place] = None
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(rng.random() * 0.5)
        await self.start(place)

    async def kill_database(self, rng: Random) -> None:
        """Kill the database and start it again."""
        await asyncio.to_thread(self._postgres.crash)
        await asyncio.sleep(rng.random() * 1.5)
        await asyncio.to_thread(self._postgres.start)

    async def stop(self) -> None:
        """Kill the servers."""
        for server in self.up():
            await asyncio.to_thread(server.kill)


class Room:
    """A match, what was asked of it and what was acknowledged."""

    def __init__(self, opened: Any, rng: Random) -> None:
        self.id: str = opened["match"]
        self.keys = {entry["seat"]: entry["key"] for entry in opened["keys"] if entry["key"]}
        self.bots = {entry["seat"] for entry in opened["keys"] if not entry["key"]}
        self.asked: dict[int, list[Entry]] = {}
        self.acknowledged: dict[int, Entry] = {}
        self.shown: dict[int, tuple[int, Any]] = {}
        """What was shown of a position: it must be the same whenever it is shown again."""
        self.over = False
        self._rng = rng
        self._seen = 0

    async def play(self, fleet: Fleet, until: asyncio.Event) -> None:
        """Play until the match is over or there is enough, through one connection after another."""
        seat = next(iter(self.keys))
        while not (self.over or until.is_set()):
            up = fleet.up()
            if not up:
                await asyncio.sleep(0.1)
                continue
            server = self._rng.choice(up)
            url = f"ws://127.0.0.1:{server.port}/api/matches/{self.id}/live?key={self.keys[seat]}"
            with suppress(*GONE):
                async with connect(url, max_size=None, open_timeout=10, close_timeout=1) as socket:
                    seat = await self._answer(socket, seat, until)
                    continue
            await asyncio.sleep(0.1)

    async def _answer(self, socket: ClientConnection, seat: int, until: asyncio.Event) -> int:
        """Answer a few times through a seat; returns the seat to go on with."""
        for _ in range(self._rng.randrange(1, 12)):
            now = await self._position(socket, self._seen)
            if now["over"] or until.is_set():
                self.over = now["over"]
                return seat
            asked = now["question"]["seat"]
            if asked != seat:
                if asked in self.keys:
                    return int(asked)
                now = await self._position(socket, now["seq"] + 1)
                continue
            await self._ask(socket, seat, now)
            await asyncio.sleep(0.02)
        return seat

    async def _ask(self, socket: ClientConnection, seat: int, now: Any) -> None:
        if now["undo"]["undo"] and self._rng.random() < 0.3:
            type, entry, more = "undo", Entry(seat, "", 1), {}
        else:
            action = self._rng.choice(now["actions"])
            type, entry, more = "play", Entry(seat, action["text"]), {"code": action["code"]}
        row = now["seq"] + 1
        self.asked.setdefault(row, []).append(entry)
        request = {"type": type, "id": row, "decision": now["decision"], "seq": now["seq"], **more}
        await socket.send(json.dumps(request))
        if self._rng.random() < 0.1:
            await socket.send(json.dumps(request))
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "error" and message.get("id") == row:
                if message["message"] != "error-stale":
                    assert message["message"] == "error-storage", message
                    await asyncio.sleep(0.2)
                await socket.send(json.dumps({"type": "ping"}))
                return
            if message["type"] == "position":
                self._note(message)
                if message["seq"] >= row:
                    self.acknowledged[row] = entry
                    return

    async def _position(self, socket: ClientConnection, seq: int) -> Any:
        """Return a position that is as new as one that was shown before."""
        since = time.monotonic()
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] == "position":
                self._note(message)
                if message["seq"] >= seq:
                    return message
            assert time.monotonic() - since < LOST, f"{self.id}: row {seq} was shown and is not there any more"

    def _note(self, position: Any) -> None:
        seq = position["seq"]
        self._seen = max(self._seen, seq)
        what = (position["decision"], position["scores"])
        assert self.shown.setdefault(seq, what) == what, f"{self.id}: position {seq} is another one now"


async def run(fleet: Fleet, kills: int, database_kills: int, matches: int, games: list[str], seed: int) -> Count:
    """Play until so much has been killed, then look at every row."""
    rng = Random(seed)
    begun = time.monotonic()
    await asyncio.gather(fleet.start(0), fleet.start(1))
    until = asyncio.Event()
    rooms: list[Room] = []

    async def keep_playing(number: int) -> None:
        while not until.is_set():
            opened = await _open(fleet, games[number % len(games)], number % 4 == 3, rng)
            if opened is None:
                continue
            room = Room(opened, Random(rng.random()))
            rooms.append(room)
            await room.play(fleet, until)

    players = [asyncio.create_task(keep_playing(number)) for number in range(matches)]
    try:
        async with _watching(players):
            await _destroy(fleet, kills, database_kills, rng)
            await _play_on(rooms)
        until.set()
        await asyncio.gather(*players)
        return await _judge(fleet.db, rooms, (kills, database_kills), begun)
    finally:
        until.set()
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await fleet.stop()


async def _play_on(rooms: list[Room]) -> None:
    """Let matches go on for a moment, and until something was taken back, too: on a slow machine that takes longer."""
    await asyncio.sleep(3)
    until = time.monotonic() + LOST
    while time.monotonic() < until:
        acknowledged = [entry for room in rooms for entry in room.acknowledged.values()]
        if len(acknowledged) >= ENOUGH and any(entry.back for entry in acknowledged):
            return
        await asyncio.sleep(0.1)


async def _destroy(fleet: Fleet, kills: int, database_kills: int, rng: Random) -> None:
    """Kill the servers in turn and, among that, the database."""
    every = kills // database_kills if database_kills else 0
    for number in range(kills):
        await asyncio.sleep(0.3 + rng.random())
        work = [fleet.kill(number % 2, rng)]
        if every and number % every == every - 1:
            if rng.random() < 0.5:
                await work.pop()
            work.append(fleet.kill_database(rng))
        await asyncio.gather(*work)
        if (number + 1) % 20 == 0:
            print(f"{number + 1} kills", flush=True)


@asynccontextmanager
async def _watching(players: list[asyncio.Task[None]]) -> AsyncIterator[None]:
    """Stop as soon as a player finds something wrong."""
    here = asyncio.current_task()
    assert here is not None
    failed: list[BaseException] = []

    def ended(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            failed.append(error)
            here.cancel()

    for player in players:
        player.add_done_callback(ended)
    try:
        yield
    except asyncio.CancelledError:
        if failed:
            raise failed[0] from None
        raise


async def _open(fleet: Fleet, game: str, has_bot: bool, rng: Random) -> Any:
    """Open a match at one of the servers; None if that did not work."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    if has_bot:
        seats.append({"kind": "bot", "level": "random"})
    up = fleet.up()
    with suppress(*GONE):
        if up:
            url = f"http://127.0.0.1:{rng.choice(up).port}/api/matches"
            async with httpx.AsyncClient(timeout=20) as client:
                answer = await client.post(url, json={"game": game, "seats": seats})
            if answer.status_code == 201:
                return answer.json()
            assert answer.status_code == 503, answer.text
    await asyncio.sleep(0.2)
    return None


async def _judge(db: str, rooms: list[Room], kills: tuple[int, int], begun: float) -> Count:
    """Hold what was asked and acknowledged against the rows, and replay every match."""
    store = Store(driver_url(db))
    rows = taken = in_flight = 0
    for room in rooms:
        journal = await store.journal(room.id)
        rows += len(journal)
        for number, entry in room.acknowledged.items():
            assert number <= len(journal), f"{room.id}: acknowledged row {number} is lost"
            assert journal[number - 1] == entry, f"{room.id}: acknowledged row {number} is another one"
        for number, entry in enumerate(journal, 1):
            if entry.seat >= 0 and entry.seat not in room.bots:
                assert entry in room.asked.get(number, []), f"{room.id}: nobody asked for row {number}: {entry}"
        for number, asked in room.asked.items():
            if number not in room.acknowledged:
                in_flight += len(asked)
                taken += number <= len(journal) and journal[number - 1] in asked
    await store.close()
    problems = [finding for finding in check(collection.matches(db)) if finding.problem]
    assert not problems, problems
    return Count(
        *kills,
        matches=len(rooms),
        acknowledged=sum(len(room.acknowledged) for room in rooms),
        undone=sum(entry.back > 0 for room in rooms for entry in room.acknowledged.values()),
        in_flight=in_flight,
        taken=taken,
        rows=rows,
        seconds=int(time.monotonic() - begun),
    )


def destroy(postgres: Postgres, kills: int, database_kills: int, matches: int, games: list[str], seed: int) -> Count:
    """Run it on a fresh database."""
    return asyncio.run(run(Fleet(postgres, postgres.database()), kills, database_kills, matches, games, seed))


def main() -> None:
    """Run it by hand."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--database-kills", type=int, default=40)
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    games = sorted(GAMES)
    GAMES["saltmarket"] = "tests.saltmarket:Saltmarket"
    postgres = Postgres()
    try:
        print(destroy(postgres, given.kills, given.database_kills, given.matches, [*games, "saltmarket"], given.seed))
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
