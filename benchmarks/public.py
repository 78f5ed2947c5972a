"""What the public loop costs: `match.actions` and `match.play` beside the bare loop over a state, in every game.

Both loops play random matches one after the other, in one process, by CPU time, told by the decision of a seat; the
ratio of a round is taken within it, and the median of the rounds counts. `python benchmarks/public.py --compiled
build/compiled` measures both modes.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

import kancha
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE
from kancha.lab.loop import settle

MOST: Final = 1.5
"""The public loop may take so many times as long as the bare one."""
SEEDS: Final = 4
"""Matches of a round."""


def bare(game: Game, seats: int, seed: int) -> int:
    """Play a random match on the state alone, as `kancha.lab.speed` does; return how many decisions seats took."""
    state = game.opening(seats, game.choose(seats, {}))
    draw = Random(seed).random
    asked = state.advance()
    decisions = 0
    while True:
        if asked == CHANCE:
            asked = settle(state, draw)
        if asked < 0:
            return decisions
        codes = state.legal()
        asked = state.play(codes[int(draw() * len(codes))])
        decisions += 1


def public(game: Game, seats: int, seed: int) -> Match:
    """Play a random match through the public API."""
    match = game.start(seats, seed)
    draw = Random(seed).random
    while not match.over:
        actions = match.actions
        match.play(actions[int(draw() * len(actions))])
    return match


def measure(id: str, seats: int, seconds: float) -> list[tuple[float, float]]:
    """Return microseconds a decision of both loops, round by round, for some seconds of CPU time."""
    game = kancha.game(id)
    rounds: list[tuple[float, float]] = []
    end = time.process_time() + seconds
    while len(rounds) < 5 or time.process_time() < end:
        cheap = dear = 0.0
        few = many = 0
        for seed in range(len(rounds) * SEEDS, (len(rounds) + 1) * SEEDS):
            began = time.process_time()
            match = public(game, seats, seed)
            dear += time.process_time() - began
            began = time.process_time()
            few += bare(game, seats, seed)
            cheap += time.process_time() - began
            many += sum(who >= 0 for who in match.who)
        rounds.append((cheap / few * 1e6, dear / many * 1e6))
    return rounds


def measure_all(
    games: list[str], modes: dict[str, Path], seats: int, seconds: float
) -> dict[tuple[str, str], tuple[float, float, float]]:
    """Measure games in modes, each in a process of its own: microseconds of both loops, and their ratio."""
    found: dict[tuple[str, str], tuple[float, float, float]] = {}
    for id in games:
        for mode, folder in modes.items():
            command = [sys.executable, __file__, "--one", "--games", id, "--seats", str(seats)]
            command += ["--seconds", str(seconds)]
            environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
            done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            rounds = json.loads(done.stdout)
            ratio = statistics.median(dear / cheap for cheap, dear in rounds)
            found[id, mode] = min(cheap for cheap, _ in rounds), min(dear for _, dear in rounds), ratio
    return found


def main() -> None:
    """Measure the games asked for in both modes and print the ratios; the exit code tells whether all are within."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(kancha.games()))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time for each game and mode")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure(asked.games, asked.seats, asked.seconds)))
        return
    modes = {"pure": Path(__file__).parent.parent / "src"} | ({"compiled": asked.compiled} if asked.compiled else {})
    print(f"{'game':16s} {'mode':10s} {'bare us':>9s} {'public us':>10s} {'ratio':>7s}")
    found = measure_all(asked.games.split(","), modes, asked.seats, asked.seconds)
    for (id, mode), (cheap, dear, ratio) in found.items():
        print(f"{id:16s} {mode:10s} {cheap:9.2f} {dear:10.2f} {ratio:7.2f}")
    worst = max(ratio for _, _, ratio in found.values())
    sys.exit(f"the public loop takes more than {MOST} times as long" if worst > MOST else 0)


if __name__ == "__main__":
    main()
