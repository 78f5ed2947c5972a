"""Measure one server process: many matches of four random-playing sockets, on loopback.

    make bench-table
    python benchmarks/table.py --game cuzco --matches 200 --rate 300 --seconds 20 --db sqlite --json table.json

Two phases on each database. Paced: moves are sent at a fixed rate, whoever's turn it is; the latency runs from the
moment a move was due until the last of the four viewers has the new position. Flat out: every seat answers at once,
which gives the most moves a second. What is acknowledged is in the database. Then the same for a bare WebSocket
broadcaster with as many sockets and as many bytes a message, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.table.helpers import Postgres, free_port  # noqa: E402


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
            if seen.type != "next" or seen.seq <= self.seqs[place]:
                continue
            self.load.positions += 1
            self.seqs[place] = seen.seq
            if seen.actions:
                self.turn = (place, seen)
            self.over = self.over or seen.over
            if min(self.seqs) == seen.seq:
                if self.target and seen.seq >= self.target:
                    self.load.latencies.append(now - self.due)
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

    def __init__(self, port: int, game: str, seats: int, bare: bool = False) -> None:
        self.port, self.game, self.seats = port, game, seats
        self.bare = bare
        """A broadcaster is measured, and no table."""
        self.rng = random.Random(1)
        self.matches: list[Match] = []
        self.ready: deque[Match] = deque()
        self.finished: list[Match] = []
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.positions = self.bytes = self.errors = 0
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)

    async def open(self) -> None:
        """Open one more match."""
        if self.bare:
            match = Match(self, {"match": f"room{len(self.matches)}", "keys": [{"key": ""}] * self.seats})
            self.matches.append(match)
            await match.connect(self.port)
            return
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.seats}
        answer = await self.http.post("/api/matches", json=wish)
        answer.raise_for_status()
        match = Match(self, answer.json())
        self.matches.append(match)
        await match.connect(self.port)

    async def run(self, seconds: float, rate: float | None) -> dict[str, Any]:
        """Play for a time, at a rate or flat out; finished matches are replaced."""
        self.latencies.clear()
        self.positions = self.bytes = self.errors = 0
        begun = time.perf_counter()
        slot = begun
        missed = 0
        while (now := time.perf_counter()) < begun + seconds:
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
        taken = time.perf_counter() - begun
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

    async def close(self) -> None:
        """Close everything."""
        await asyncio.gather(*(match.close() for match in self.matches))
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()


def memory(pid: int) -> int:
    """Return the resident memory of a process in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("no resident memory")


def busy(pid: int) -> float:
    """Return the processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(db: str, given: argparse.Namespace) -> dict[str, Any]:
    """Measure one database."""
    server, port = await start(db)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            info = next(i for i in (await http.get("/api/games")).json() if i["id"] == given.game)
        load = Load(port, given.game, min(4, info["seats"][-1]))
        await load.open()
        await asyncio.sleep(1)
        empty = memory(server.pid)
        while len(load.matches) < given.matches:
            await load.open()
        await asyncio.sleep(1)
        result: dict[str, Any] = {"matches": given.matches, "sockets": given.matches * load.seats}
        for phase, seconds, rate in (("paced", given.seconds, given.rate), ("flat_out", given.seconds / 2, None)):
            spent = busy(server.pid)
            run = result[phase] = await load.run(seconds, rate)
            run["server_ms_per_move"] = round(1000 * (busy(server.pid) - spent) / max(1, run["moves"]), 2)
            if phase == "paced":
                result["kb_per_match_connected"] = round((memory(server.pid) - empty) / (given.matches - 1), 1)
        ids = [(match.id, match.keys[0]) for match in load.matches]
        await load.close()
    finally:
        server.terminate()
        server.wait(20)
    result["bare"] = await bare(given, load.seats, round(1000 * result["flat_out"]["mean_position_kb"]))
    result["ratio"] = round(result["flat_out"]["moves_per_second"] / result["bare"]["flat_out"]["moves_per_second"], 3)
    result["kb_per_idle_match"] = await idle(db, ids)
    return result


async def bare(given: argparse.Namespace, seats: int, size: int) -> dict[str, Any]:
    """Measure a bare broadcaster with the same sockets, rate and bytes."""
    port = free_port()
    command = [sys.executable, str(ROOT / "benchmarks" / "broadcaster.py"), str(port), str(size)]
    server = subprocess.Popen(command, cwd=ROOT)
    try:
        await _answers(port)
        load = Load(port, given.game, seats, bare=True)
        for _ in range(given.matches):
            await load.open()
        result: dict[str, Any] = {}
        for phase, seconds, rate in (("paced", given.seconds / 2, given.rate), ("flat_out", given.seconds / 2, None)):
            spent = busy(server.pid)
            run = result[phase] = await load.run(seconds, rate)
            run["server_ms_per_move"] = round(1000 * (busy(server.pid) - spent) / max(1, run["moves"]), 2)
        await load.close()
    finally:
        server.terminate()
        server.wait(20)
    return result


async def _answers(port: int) -> None:
    """Wait until something listens."""
    for _ in range(600):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def start(db: str) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server process and wait until it answers."""
    port = free_port()
    environment = os.environ | {
        "KANCHA_CREATE_RATE": "1000",
        "KANCHA_CREATE_DAY": "1000000",
        "KANCHA_REQUEST_RATE": "10000",
        "KANCHA_MESSAGE_RATE": "1000",
        "KANCHA_LOADED": "1000",
        "KANCHA_LOG": "warning",
        "KANCHA_WORKERS": "1",
    }
    command = [sys.executable, "-m", "tests.table.process", str(port), db]
    server = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for _ in range(600):
            try:
                if (await http.get("/health")).status_code == 200:
                    break
            except httpx.TransportError:
                await asyncio.sleep(0.05)
    return server, port


async def idle(db: str, ids: list[tuple[str, str]]) -> float:
    """Return the memory in kB of a loaded match that nobody plays: a fresh server loads all of them."""
    server, port = await start(db)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            before = 0
            for place, (id, key) in enumerate(ids):
                (await http.get(f"/api/matches/{id}", params={"key": key})).raise_for_status()
                if place == 9:
                    before = memory(server.pid)
            return round((memory(server.pid) - before) / max(1, len(ids) - 10), 1)
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="java")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--db", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    results: dict[str, Any] = {"game": given.game, "rate": given.rate}
    with tempfile.TemporaryDirectory() as folder:
        if given.db != "postgresql":
            results["sqlite"] = asyncio.run(measure(f"sqlite:///{folder}/k.sqlite", given))
        if given.db != "sqlite":
            server = Postgres()
            results["postgresql"] = asyncio.run(measure(server.database(), given))
            server.stop()
    for name in ("sqlite", "postgresql"):
        if name in results:
            _show(name, results[name], given)
    if given.json:
        given.json.write_text(json.dumps(results, indent=2) + "\n")


def _show(name: str, result: dict[str, Any], given: argparse.Namespace) -> None:
    print(f"{name}: {given.game}, {result['matches']} matches, {result['sockets']} sockets, one server process")
    for title, run in (
        (f"paced at {given.rate:g}/s", result["paced"]),
        ("flat out", result["flat_out"]),
        (f"a bare broadcaster, paced at {given.rate:g}/s", result["bare"]["paced"]),
        ("a bare broadcaster, flat out", result["bare"]["flat_out"]),
    ):
        print(
            f"  {title}: {run['moves_per_second']} acknowledged moves/s, from move to last viewer "
            f"p50 {run['p50_ms']} ms, p99 {run['p99_ms']} ms; {run['server_ms_per_move']} ms of the server's processor "
            f"a move, {run['mean_position_kb']} kB a position, {run['errors']} errors"
        )
    print(f"  flat out the table carries {result['ratio']} of what the broadcaster does")
    print(
        f"  memory: {result['kb_per_match_connected']} kB a match with four sockets, "
        f"{result['kb_per_idle_match']} kB a loaded match that nobody plays"
    )


if __name__ == "__main__":
    main()
