"""What the lab costs over the bare loop, and matches a second of one process and of two.

The bare loop starts the same matches and answers with the same random actions, and keeps nothing. The lab plays them
with `simulate(..., out=DIR)`: outcomes, rows, Parquet files. Both are measured in turn in one process, in processor
time; the overhead is the median of the rounds. One and two processes are measured by the clock.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.speed import run


def bare(id: str, seats: int, matches: int) -> float:
    """Play matches and keep nothing; return the processor time."""
    import kancha

    game = kancha.game(id)
    options = game.check(seats, {})
    began = time.process_time()
    for seed in range(matches):
        match = game.start(seats, seed, options)
        luck = [Random(f"{seed} seat {seat}") for seat in range(seats)]
        while (seat := match.seat) is not None:
            match.take(luck[seat].choice(match.state.legal()))
    return time.process_time() - began


def kept(id: str, seats: int, matches: int, jobs: int) -> tuple[float, float]:
    """Play the same matches into a folder; return the processor time of this process, and the time by the clock."""
    from kancha.lab.experiments import experiment
    from kancha.lab.runs import run as play

    with tempfile.TemporaryDirectory() as folder:
        clock, began = time.perf_counter(), time.process_time()
        play("simulate", [experiment(id, matches, seats)], jobs=jobs, out=folder)
        return time.process_time() - began, time.perf_counter() - clock


def one(id: str, seats: int, matches: int, rounds: int) -> dict[str, Any]:
    """Measure in this process."""
    bare(id, seats, matches // 4)
    kept(id, seats, matches // 4, 1)
    pairs = [(bare(id, seats, matches), kept(id, seats, matches, 1)[0]) for _ in range(rounds)]
    return {
        "overhead": statistics.median(whole / plain - 1 for plain, whole in pairs),
        "least": min(whole for _, whole in pairs) / min(plain for plain, _ in pairs) - 1,
        "bare": matches / min(plain for plain, _ in pairs),
        "lab": matches / min(whole for _, whole in pairs),
    }


def main() -> None:
    """Measure every game in both modes and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="caral")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--jobs", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        found = one(asked.games, asked.seats, asked.matches, asked.rounds)
        print(json.dumps(found))
        return
    if asked.jobs:
        _, seconds = kept(asked.games, asked.seats, asked.matches, asked.jobs)
        print(json.dumps({"rate": asked.matches / seconds}))
        return
    modes: list[tuple[str, Path]] = [("pure", Path("src").resolve())]
    if asked.compiled is not None:
        modes.append(("compiled", asked.compiled.resolve()))
    titles = ("overhead", "of best", "bare/s", "lab/s", "1 process/s", "2 processes/s")
    print(" " * 22 + "".join(f"{title:>15s}" for title in titles))
    for game in asked.games.split(","):
        for mode, path in modes:
            shared = ["--games", game, "--seats", str(asked.seats), "--matches", str(asked.matches)]
            command = [sys.executable, "-m", "benchmarks.lab", *shared, "--rounds", str(asked.rounds)]
            found = run([*command, "--one"], path)
            rates = [run([*command, "--jobs", str(jobs)], path, pinned=False)["rate"] for jobs in (1, 2)]
            cells = [
                f"{found['overhead']:.1%}",
                f"{found['least']:.1%}",
                f"{found['bare']:,.0f}",
                f"{found['lab']:,.0f}",
            ]
            cells += [f"{rate:,.0f}" for rate in rates]
            print(f"{f'{game}, {mode}':22s}" + "".join(f"{cell:>15s}" for cell in cells))


if __name__ == "__main__":
    main()
