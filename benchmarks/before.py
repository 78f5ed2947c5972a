"""Speed of the same matches on this code and on an earlier one, in one interleaved run.

    python -m benchmarks.before EARLIER/src EARLIER/build/compiled src build/compiled

Each pair of paths is one mode: the earlier packages first, then today's. Today's play by the first version of the rules
and by the rulings that held before there were rulings, so that both play the same matches; whether they do is told by a
hash of all decisions. Processor time of one core, best of the rounds: a ratio above 1 is a gain.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import kancha

MATCHES = {"ayar": 200, "caral": 200, "endless-winter": 150, "cuzco": 20, "java": 12}
"""Enough matches for a second or so of pure play."""


def as_before(game: Any, seats: int) -> dict[str, Any]:
    """Return how to start a match as it was played before there were versions and rulings."""
    if not hasattr(game, "rulings"):
        return {}
    options: dict[str, Any] = {}
    for name, ruling in game.rulings.items():
        if ruling.before is not None:
            try:
                game.check(seats, {**options, name: ruling.before})
            except ValueError:
                continue
            options[name] = ruling.before
    return {"version": 1, "options": options}


def played(id: str, seats: int, matches: int) -> dict[str, Any]:
    """Play random matches; return microseconds a decision, their number, and a hash of all of them."""
    game: Any = kancha.game(id)
    how = as_before(game, seats)
    begun = [game.start(seats, seed=seed, **how) for seed in range(matches)]
    spent, decisions, digest = 0.0, 0, hashlib.sha256()
    for seed, match in enumerate(begun):
        rng = Random(seed)
        began = time.process_time()
        while match.seat is not None:
            codes = match.state.legal()
            match.take(codes[int(rng.random() * len(codes))])
        spent += time.process_time() - began
        decisions += len(match.log)
        digest.update(repr(list(match.log)).encode())
    return {"microseconds": spent / decisions * 1e6, "decisions": decisions, "hash": digest.hexdigest()}


def main() -> None:
    """Measure in rounds and print the table; fail if matches differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", type=Path, nargs="+", help="earlier packages, then today's, mode by mode")
    parser.add_argument("--games", default=",".join(MATCHES))
    parser.add_argument("--seats", default="4,2")
    parser.add_argument("--rounds", type=int, default=4)
    asked = parser.parse_args()
    if len(asked.paths) % 2:
        parser.error("paths come in two halves: earlier packages, then today's")
    half = len(asked.paths) // 2
    alike = True
    print(f"{'':40s}{'before us':>12s}{'now us':>10s}{'gain':>8s}  same matches")
    for seats in asked.seats.split(","):
        for id in asked.games.split(","):
            for before, now in zip(asked.paths[:half], asked.paths[half:], strict=True):
                same = compare(id, seats, before.resolve(), now.resolve(), asked.rounds)
                alike = alike and same
    if not alike:
        sys.exit("matches differ")


def compare(id: str, seats: str, before: Path, now: Path, rounds: int) -> bool:
    """Measure one game on both packages in turn, print a line, and tell whether the matches were the same."""
    from benchmarks.speed import run

    command = [sys.executable, __file__, "--one", id, seats, str(MATCHES[id])]
    pairs = [(run(command, before), run(command, now)) for _ in range(rounds)]
    old, new = (min(rows, key=lambda row: float(row["microseconds"])) for rows in zip(*pairs, strict=True))
    same = all(first["hash"] == second["hash"] for first, second in pairs)
    gain = old["microseconds"] / new["microseconds"]
    told = f"{id}, {seats} seats, {now.name}"
    print(f"{told:40s}{old['microseconds']:12.2f}{new['microseconds']:10.2f}{gain:8.2f}  {'yes' if same else 'NO'}")
    return same


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        print(json.dumps(played(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
    else:
        main()
