"""Measures a game of OpenSpiel driven from Python the way `kancha.lab.speed` measures Kancha.

    python benchmarks/spiel.py GAME SECONDS SEED

Random play, legal lists inside the timed loop, decisions of players counted one by one, the best window counts.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
import time
from random import Random

import pyspiel

WINDOW = 0.5


def main(name: str, seconds: float, seed: int) -> None:
    """Play random matches for some seconds and print the result as JSON."""
    rng = Random(seed)
    game = pyspiel.load_game(name)
    windows: list[float] = []
    copies: list[float] = []
    decisions = in_window = 0
    end = time.perf_counter() + seconds
    opened = time.perf_counter()
    while not (windows and time.perf_counter() > end):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o[0] for o in outcomes], [o[1] for o in outcomes])[0])
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
            in_window += 1
            if decisions % 16 == 0 and time.perf_counter() - opened >= WINDOW:
                windows.append(in_window / (time.perf_counter() - opened))
                copies.append(copy_time(state))
                opened, in_window = time.perf_counter(), 0
    result = {
        "game": f"OpenSpiel {importlib.metadata.version('open_spiel')}, {name.replace('_', ' ')}",
        "decisions_per_second": round(max(windows)),
        "clone_microseconds": round(min(copies) * 1e6, 2),
    }
    print(json.dumps(result))


def copy_time(state: pyspiel.State) -> float:
    """Return the time of a copy."""
    began = time.perf_counter()
    for _ in range(20):
        state.clone()
    return (time.perf_counter() - began) / 20


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
