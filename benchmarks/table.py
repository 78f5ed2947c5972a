"""Measure the server: many matches of four random-playing sockets on loopback, beside a bare broadcaster.

    make bench-table                                   all games; writes its section of docs/performance.md
    python -m benchmarks.table --quick --games caral   a few seconds of one game; prints, and writes nothing
    python -m benchmarks.table --beside DIR            the server of another release, too, in the same run

Two phases on each server. Paced: moves are sent at a fixed rate, whoever's turn it is; the latency runs from the
moment a move was due until the last of the four viewers has the new position. Flat out: every seat answers at once,
which gives the most moves a second; it lasts for so many decisions of each match, since those that come later cost
more and whoever is faster would get to them alone. What is acknowledged is in the database. Then the same for a bare
WebSocket broadcaster with as many sockets and as many bytes a message. With `--compiled` servers run once more on
compiled rules. Players and server have a core each where there are two. Two processes and their players want three:
there processor seconds a move tell what the processes carry.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, Final

import kancha
from benchmarks.load import Load
from benchmarks.page import write_section
from benchmarks.servers import Process, Tree, broadcaster, pin, tables
from benchmarks.table_page import told
from tests.table.helpers import Postgres

WHAT: Final = "java"
"""The game that processes and lengths are measured with: its matches are the longest."""
COMPILED: Final = Path("build/compiled")
"""Where a tree has its compiled rules."""
PATIENCE: Final = 60.0
"""Seconds that flat out lasts at most."""
Figures = dict[str, Any]


class Plan:
    """How much is measured."""

    def __init__(self, matches: int, rate: float, seconds: float, stretch: int | None = None) -> None:
        self.matches = matches
        self.rate = rate
        self.seconds = seconds
        self.stretch = stretch
        """So many decisions a match are played flat out; for as many seconds as the other phase, if it is not said."""

    async def flat_out(self, load: Load) -> Figures:
        """Play flat out."""
        if self.stretch is None:
            return await load.run(self.seconds, None)
        return await load.run(PATIENCE, None, self.stretch * self.matches)


async def phases(load: Load, servers: list[Process], plan: Plan) -> Figures:
    """Play paced, then flat out."""
    found: Figures = {}
    for phase in ("paced", "flat_out"):
        spent = sum(server.busy for server in servers)
        run = await (load.run(plan.seconds, plan.rate) if phase == "paced" else plan.flat_out(load))
        found[phase] = run
        run["server_ms_per_move"] = round(
            1000 * (sum(server.busy for server in servers) - spent) / max(1, run["moves"]), 3
        )
    return found


async def measured(db: str, game: str, plan: Plan, tree: Tree, processes: int = 1) -> Figures:
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
    async with broadcaster(size) as process:
        load = Load([process.port], WHAT, 4, bare=True)
        for _ in range(plan.matches):
            await load.open()
        found = await phases(load, [process], Plan(plan.matches, plan.rate, plan.seconds / 2))
        await load.close()
    return found


async def growth(db: str, seconds: float) -> Figures:
    """Measure how long moves take early and late in a match: a few matches, flat out, again and again."""
    async with tables(db, Tree()) as server:
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


async def profile(folder: Path, game: str, plan: Plan) -> Figures:
    """Find out what a server is at while it is flat out."""
    samples = folder / f"{game}.json"
    async with tables(f"sqlite:///{folder}/{game}-profile.sqlite", Tree(), samples=samples) as server:
        load = Load([server.port], game, 4)
        while len(load.matches) < plan.matches:
            await load.open()
        server.sample()
        await load.run(plan.seconds / 2, None)
        server.sample()
        await load.close()
    found: Figures = json.loads(samples.read_text())
    return found


async def one_game(folder: Path, game: str, plan: Plan, given: argparse.Namespace) -> Figures:
    """Measure a game on SQLite, pure and compiled, beside another release and the broadcaster."""
    trees = {"table": Tree()}
    if given.beside is not None:
        trees["beside"] = Tree(given.beside)
    if given.compiled:
        trees |= {f"{name}-compiled": Tree(tree.folder, tree.folder / COMPILED) for name, tree in trees.items()}
    found: Figures = {}
    for name, tree in trees.items():
        if tree.package.exists():
            found[name] = await measured(f"sqlite:///{folder}/{game}-{name}.sqlite", game, plan, tree)
    size = round(1000 * found["table"]["flat_out"]["mean_position_kb"])
    found["bare"] = await bare(plan, size)
    if not given.quick:
        found["profile"] = await profile(folder, game, plan)
    print(f"{game}: {json.dumps(found)}", flush=True)
    return found


async def processes(plan: Plan) -> Figures:
    """Measure one and two processes on PostgreSQL; without one on the machine, nothing."""
    try:
        server = Postgres()
    except (RuntimeError, subprocess.CalledProcessError) as error:
        print(f"processes: not measured, {error}", flush=True)
        return {}
    try:
        found = {str(count): await measured(server.database(), WHAT, plan, Tree(), count) for count in (1, 2)}
    finally:
        server.stop()
    print(f"processes: {json.dumps(found)}", flush=True)
    return found


async def run(given: argparse.Namespace, plan: Plan) -> Figures:
    """Measure all that was asked for."""
    figures: Figures = {"games": {}}
    if given.json and given.json.exists():
        figures = json.loads(given.json.read_text())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for game in given.games:
            figures["games"][game] = await one_game(folder, game, plan, given)
            if given.json:
                given.json.write_text(json.dumps(figures, indent=2) + "\n")
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
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--stretch", type=int, default=200, help="decisions a match that are played flat out")
    parser.add_argument("--quick", action="store_true", help="two seconds a phase, one database, no page")
    parser.add_argument("--beside", type=Path, help="another tree, whose server is measured in the same run")
    parser.add_argument("--compiled", action="store_true", help="also on the compiled rules of each tree")
    parser.add_argument("--only-games", action="store_true", help="neither processes nor lengths")
    parser.add_argument("--json", type=Path, help="figures go there, too, beside those of earlier runs that it holds")
    given = parser.parse_args()
    plan = (
        Plan(given.matches, given.rate, 2.0, None)
        if given.quick
        else Plan(given.matches, given.rate, given.seconds, given.stretch)
    )
    pin(0, 1)
    begun = monotonic()
    figures = asyncio.run(run(given, plan))
    lines = told(figures, plan.matches, plan.rate, plan.seconds, plan.stretch)
    print("\n".join(lines))
    print(f"{(monotonic() - begun) / 60:.1f} minutes")
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n")
    if not given.quick:
        write_section("table", lines)


if __name__ == "__main__":
    main()
