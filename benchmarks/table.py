"""Measure the server: many matches of four random-playing sockets on loopback, beside a bare broadcaster.

    make bench-table                                   all games; writes its section of docs/performance.md
    python -m benchmarks.table --quick --games caral   a few seconds of one game; prints, and writes nothing
    python -m benchmarks.table --beside DIR            the server of another tree, too, in the same run

Two phases on each server. Paced: moves are sent at a fixed rate, whoever's turn it is; the latency runs from the moment
a move was due until the last of the four viewers has the new position. Flat out: every seat answers at once, which
gives the most moves a second. What is acknowledged is in the database. Then the same for a bare WebSocket broadcaster
with as many sockets and as many bytes a message. Players and server have a core each where there are two. Two processes
and their players want three: there processor seconds a move tell what the processes carry.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import httpx

import kancha
from benchmarks.load import Load
from benchmarks.page import circumstances, table, write_section
from tests.table.helpers import Postgres, free_port

ROOT: Final = Path(__file__).parent.parent
WHAT: Final = "java"
"""The game that processes and lengths are measured with: its matches are the longest."""
LIMITS: Final = {
    "KANCHA_CREATE_RATE": "1000",
    "KANCHA_CREATE_DAY": "1000000",
    "KANCHA_REQUEST_RATE": "10000",
    "KANCHA_MESSAGE_RATE": "1000",
    "KANCHA_LOADED": "1000",
    "KANCHA_LOG": "warning",
    "KANCHA_WORKERS": "1",
}
Figures = dict[str, Any]


class Plan:
    """How much is measured."""

    def __init__(self, matches: int, rate: float, seconds: float) -> None:
        self.matches = matches
        self.rate = rate
        self.seconds = seconds


class Process:
    """A server, and what it uses."""

    def __init__(self, popen: subprocess.Popen[bytes], port: int) -> None:
        self._popen = popen
        self.port = port

    @property
    def memory(self) -> int:
        """Its resident memory in kB."""
        for line in Path(f"/proc/{self._popen.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1])
        raise RuntimeError("no resident memory")

    @property
    def busy(self) -> float:
        """The processor seconds that it has used."""
        fields = Path(f"/proc/{self._popen.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End it."""
        self._popen.terminate()
        self._popen.wait(20)


def pin(pid: int, core: int) -> None:
    """Give a process one core, where there are several."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


@contextlib.asynccontextmanager
async def serving(command: list[str], tree: Path, port: int, path: str, core: int = 0) -> AsyncIterator[Process]:
    """Run a server of a tree on a core until the block ends; it answers."""
    environment = os.environ | LIMITS | {"PYTHONPATH": str(tree / "src")}
    popen = subprocess.Popen(command, cwd=tree, env=environment, stdout=subprocess.DEVNULL)
    pin(popen.pid, core)
    process = Process(popen, port)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(1200):
                with contextlib.suppress(httpx.TransportError):
                    await http.get(path)
                    break
                await asyncio.sleep(0.05)
        yield process
    finally:
        process.stop()


@contextlib.asynccontextmanager
async def tables(db: str, tree: Path = ROOT, core: int = 0) -> AsyncIterator[Process]:
    """Run a server of tables."""
    port = free_port()
    command = [sys.executable, "-m", "tests.table.process", str(port), db]
    async with serving(command, tree, port, "/health", core) as process:
        yield process


async def phases(load: Load, servers: list[Process], plan: Plan) -> Figures:
    """Play paced, then flat out."""
    found: Figures = {}
    for phase, rate in (("paced", plan.rate), ("flat_out", None)):
        spent = sum(server.busy for server in servers)
        run = found[phase] = await load.run(plan.seconds, rate)
        run["server_ms_per_move"] = round(
            1000 * (sum(server.busy for server in servers) - spent) / max(1, run["moves"]), 3
        )
    return found


async def measured(db: str, game: str, plan: Plan, tree: Path = ROOT, processes: int = 1) -> Figures:
    """Measure the table with a database: latency, moves a second, processor, bytes and memory."""
    async with contextlib.AsyncExitStack() as stack:
        servers = [await stack.enter_async_context(tables(db, tree, core)) for core in range(processes)]
        load = Load([server.port for server in servers], game, 4)
        for _ in servers:
            await load.open()
        await asyncio.sleep(1)
        empty = sum(server.memory for server in servers)
        while len(load.matches) < plan.matches:
            await load.open()
        await asyncio.sleep(1)
        found = await phases(load, servers, plan)
        grown = sum(server.memory for server in servers) - empty
        found["kb_per_match"] = round(grown / max(1, plan.matches - processes), 1)
        await load.close()
    return found


async def bare(plan: Plan, size: int) -> Figures:
    """Measure a bare broadcaster with the same sockets, rate and bytes."""
    port = free_port()
    command = [sys.executable, str(ROOT / "benchmarks" / "broadcaster.py"), str(port), str(size)]
    async with serving(command, ROOT, port, "/") as process:
        load = Load([port], WHAT, 4, bare=True)
        for _ in range(plan.matches):
            await load.open()
        found = await phases(load, [process], Plan(plan.matches, plan.rate, plan.seconds / 2))
        await load.close()
    return found


async def growth(db: str, seconds: float) -> Figures:
    """Measure how long moves take early and late in a match: a few matches, flat out, again and again."""
    async with tables(db) as server:
        load = Load([server.port], WHAT, 4)
        for _ in range(4):
            await load.open()
        await load.run(seconds, None)
        longest = max(load.lengths, default=1)
        tenths: list[list[float]] = [[] for _ in range(10)]
        for length, latency in zip(load.lengths, load.latencies, strict=True):
            tenths[min(9, 10 * length // longest)].append(latency)
        await load.close()
    means = [sum(some) / len(some) for some in tenths if some]
    return {"decisions": longest, "ratio": round(means[-1] / means[0], 2)}


async def one_game(folder: str, game: str, plan: Plan, beside: Path | None) -> Figures:
    """Measure a game on SQLite, beside another tree and the broadcaster."""
    found: Figures = {"table": await measured(f"sqlite:///{folder}/{game}.sqlite", game, plan)}
    if beside is not None:
        found["beside"] = await measured(f"sqlite:///{folder}/{game}-beside.sqlite", game, plan, beside)
    size = round(1000 * found["table"]["flat_out"]["mean_position_kb"])
    found["bare"] = await bare(plan, size)
    print(f"{game}: {json.dumps(found)}", flush=True)
    return found


async def processes(plan: Plan) -> Figures:
    """Measure one and two processes on PostgreSQL."""
    server = Postgres()
    try:
        found = {str(count): await measured(server.database(), WHAT, plan, processes=count) for count in (1, 2)}
    finally:
        server.stop()
    print(f"processes: {json.dumps(found)}", flush=True)
    return found


def told(figures: Figures, plan: Plan) -> list[str]:
    """Return the section of the page."""
    rows = [_row(game, found) for game, found in figures["games"].items()]
    heads = ["game", "moves/s", "of the broadcaster", "ms of processor a move", "p50 ms", "p99 ms", "broadcaster p99"]
    lines = [
        circumstances(),
        "",
        f"One server process, SQLite, {plan.matches} matches with four sockets each, {plan.seconds:g} s a phase, by",
        "`benchmarks/table.py`. Moves a second and processor time are flat out, latencies (from the moment a move is",
        f"due until all four have the position, which is in the database then) at {plan.rate:g} moves a second. The",
        "bare broadcaster sends as many bytes to as many sockets and knows neither rules nor a database.",
        "",
        *table([*heads, "kB a position", "kB a match"], rows),
    ]
    if any("beside" in found for found in figures["games"].values()):
        lines += ["", "Against the release it was measured beside, in the same run:", ""]
        lines += table(
            ["game", "moves/s", "p50", "p99", "kB a match"],
            [_against(game, found) for game, found in figures["games"].items() if "beside" in found],
        )
    if "processes" in figures:
        lines += ["", _two(figures["processes"])]
    if "growth" in figures:
        grown = figures["growth"]
        lines += [
            "",
            f"Length: a move in the last tenth of a match of {grown['decisions']} decisions takes {grown['ratio']} of",
            "the time of one in the first tenth.",
        ]
    return lines


def _row(game: str, found: Figures) -> list[str]:
    here, other = found["table"], found["bare"]
    flat, paced = here["flat_out"], here["paced"]
    share = flat["moves_per_second"] / max(0.1, other["flat_out"]["moves_per_second"])
    return [
        kancha.game(game).name,
        f"{flat['moves_per_second']:.0f}",
        f"{share:.2f}",
        f"{flat['server_ms_per_move']:.2f}",
        f"{paced['p50_ms']:.1f}",
        f"{paced['p99_ms']:.1f}",
        f"{other['paced']['p99_ms']:.1f}",
        f"{flat['mean_position_kb']:.1f}",
        f"{here['kb_per_match']:.0f}",
    ]


def _against(game: str, found: Figures) -> list[str]:
    here, other = found["table"], found["beside"]

    def times(phase: str, name: str) -> str:
        return f"{here[phase][name] / max(0.01, other[phase][name]):.2f}"

    memory = here["kb_per_match"] / max(0.1, other["kb_per_match"])
    return [
        kancha.game(game).name,
        times("flat_out", "moves_per_second"),
        times("paced", "p50_ms"),
        times("paced", "p99_ms"),
        f"{memory:.2f}",
    ]


def _two(found: Figures) -> str:
    one, two = found["1"]["flat_out"], found["2"]["flat_out"]
    carried = 2 * one["server_ms_per_move"] / max(0.001, two["server_ms_per_move"])
    moves = two["moves_per_second"] / max(0.1, one["moves_per_second"])
    return (
        f"PostgreSQL: one process takes {one['server_ms_per_move']:.2f} ms of processor a move, two together "
        f"{two['server_ms_per_move']:.2f}: with a core each they carry {carried:.2f} of what one does. On this "
        f"machine, players and database beside them, {moves:.2f}."
    )


async def run(given: argparse.Namespace, plan: Plan) -> Figures:
    """Measure all that was asked for."""
    figures: Figures = {"games": {}}
    if given.json and given.json.exists():
        figures = json.loads(given.json.read_text())
    with tempfile.TemporaryDirectory() as folder:
        for game in given.games:
            figures["games"][game] = await one_game(folder, game, plan, given.beside)
        if not given.quick and not given.only_games:
            figures["growth"] = await growth(f"sqlite:///{folder}/growth.sqlite", 3 * plan.seconds)
            figures["processes"] = await processes(plan)
    return figures


def main() -> None:
    """Measure, print, and write the page unless it was a quick look."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", choices=kancha.games(), default=kancha.games())
    parser.add_argument("--matches", type=int, default=75)
    parser.add_argument("--rate", type=float, default=300.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--quick", action="store_true", help="two seconds a phase, one database, no page")
    parser.add_argument("--beside", type=Path, help="another tree, whose server is measured in the same run")
    parser.add_argument("--only-games", action="store_true", help="neither processes nor lengths")
    parser.add_argument("--json", type=Path, help="figures go there, too, beside those of earlier runs that it holds")
    given = parser.parse_args()
    plan = Plan(given.matches, given.rate, 2.0 if given.quick else given.seconds)
    pin(0, 1)
    figures = asyncio.run(run(given, plan))
    lines = told(figures, plan)
    print("\n".join(lines))
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n")
    if not given.quick:
        write_section("table", lines)


if __name__ == "__main__":
    main()
