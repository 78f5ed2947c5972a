"""Many matches of four random-playing sockets: what the table is measured with."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Code(msgspec.Struct):
    """What the players need of an action."""

    code: int


class Asked(msgspec.Struct):
    """What the players need of a question."""

    seat: int


class Seen(msgspec.Struct):
    """What the players need of a message."""

    type: str
    seq: int = 0
    decision: int = 0
    question: Asked | None = None
    actions: list[Code] = []
    over: bool = False


_seen = msgspec.json.Decoder(Seen)


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Let the players' own collector of garbage wait: it takes a tenth of a second, as if the table were late."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class Match:
    """Four sockets that play one match."""

    def __init__(self, load: Load, opened: Any) -> None:
        self.load = load
        self.id = opened["match"]
        self.keys = [entry["key"] for entry in opened["keys"]]
        self.sockets: list[ClientConnection] = []
        self.seqs = [0] * len(self.keys)
        self.due = 0.0
        self.target = 0
        self.turn: tuple[int, Seen] | None = None
        self.over = False

    async def connect(self, port: int) -> None:
        """Open the sockets."""
        for place, key in enumerate(self.keys):
            url = f"ws://127.0.0.1:{port}/api/matches/{self.id}/live?key={key}&changes=1"
            if self.load.bare:
                url = f"ws://127.0.0.1:{port}/{self.id}/{place}"
            socket = await connect(url, compression=None, max_size=None, ping_interval=None).__aenter__()
            self.sockets.append(socket)
            self.load.tasks.append(asyncio.create_task(self._read(place, socket)))

    async def _read(self, place: int, socket: ClientConnection) -> None:
        async for raw in socket:
            now = time.perf_counter()
            seen = _seen.decode(raw)
            self.load.bytes += len(raw)
            if seen.type == "error":
                self.load.errors += 1
            if seen.type not in ("next", "position") or seen.seq <= self.seqs[place]:
                continue
            self.load.positions += 1
            self.seqs[place] = seen.seq
            if seen.actions:
                self.turn = (place, seen)
            self.over = self.over or seen.over
            if min(self.seqs) == seen.seq:
                if self.target and seen.seq >= self.target:
                    self.load.latencies.append(now - self.due)
                    self.load.lengths.append(seen.decision)
                    self.target = 0
                if self.over:
                    self.load.finished.append(self)
                elif self.turn is not None:
                    self.load.ready.append(self)
                    self.load.wake.set()

    async def move(self, due: float) -> None:
        """Play a random action for the seat whose turn it is."""
        assert self.turn is not None
        place, seen = self.turn
        self.turn = None
        self.due, self.target = due, seen.seq + 1
        code = self.load.rng.choice(seen.actions).code
        message = {"type": "play", "id": 1, "decision": seen.decision, "seq": seen.seq, "code": code}
        await self.sockets[place].send(json.dumps(message))

    async def close(self) -> None:
        """Close the sockets."""
        await asyncio.gather(*(socket.close() for socket in self.sockets))


class Load:
    """All matches and what was measured."""

    def __init__(self, ports: list[int], game: str, seats: int, bare: bool = False) -> None:
        self.ports, self.game, self.seats = ports, game, seats
        """Matches are opened at one server after the other."""
        self.bare = bare
        """A broadcaster is measured, and no table."""
        self.rng = random.Random(1)
        self.matches: list[Match] = []
        self.ready: deque[Match] = deque()
        self.finished: list[Match] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.lengths: list[int] = []
        """By move: how many decisions its match had by then."""
        self.positions = self.bytes = self.errors = 0
        self._next = 0
        self.http = httpx.AsyncClient(timeout=60)

    async def open(self) -> None:
        """Open one more match."""
        port = self.ports[self._next % len(self.ports)]
        self._next += 1
        if self.bare:
            match = Match(self, {"match": f"room{len(self.matches)}", "keys": [{"key": ""}] * self.seats})
            self.matches.append(match)
            await match.connect(port)
            return
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
        answer = await self.http.post(f"http://127.0.0.1:{port}/api/matches", json=wish)
        answer.raise_for_status()
        match = Match(self, answer.json())
        self.matches.append(match)
        await match.connect(port)

    async def run(self, seconds: float, rate: float | None, moves: int | None = None) -> dict[str, Any]:
        """Play for a time, or until there were so many moves, at a rate or flat out; finished matches are replaced."""
        with undisturbed():
            taken = await self._play(seconds, rate, moves)
        await asyncio.sleep(1.0)
        ordered = sorted(self.latencies) or [0.0]
        return {
            "moves_per_second": round(len(self.latencies) / taken, 1),
            "p50_ms": round(1000 * ordered[len(ordered) // 2], 1),
            "p99_ms": round(1000 * ordered[int(len(ordered) * 0.99)], 1),
            "max_ms": round(1000 * ordered[-1], 1),
            "moves": len(self.latencies),
            "positions": self.positions,
            "mean_position_kb": round(self.bytes / max(1, self.positions) / 1000, 1),
            "errors": self.errors,
        }

    async def _play(self, seconds: float, rate: float | None, moves: int | None) -> float:
        """Play, and return how long it took."""
        self.latencies.clear()
        self.lengths.clear()
        self.positions = self.bytes = self.errors = 0
        begun = time.perf_counter()
        slot = begun
        missed = 0
        while (now := time.perf_counter()) < begun + seconds and (moves is None or len(self.latencies) < moves):
            while self.finished:
                old = self.finished.pop()
                if old in self.matches:
                    self.matches.remove(old)
                    await old.close()
                    await self.open()
            if rate is not None and now < slot:
                await asyncio.sleep(min(slot - now, 0.002))
                continue
            if not self.ready:
                missed += rate is not None
                self.wake.clear()
                try:
                    await asyncio.wait_for(self.wake.wait(), 0.5)
                except TimeoutError:
                    continue
            match = self.ready.popleft()
            if match.turn is None:
                continue
            due = max(slot, now - 1.0) if rate is not None else now
            if rate is not None:
                slot += 1 / rate
            await match.move(due)
            if rate is None:
                await asyncio.sleep(0)
        return time.perf_counter() - begun

    async def close(self) -> None:
        """Close everything."""
        await asyncio.gather(*(match.close() for match in self.matches))
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()
