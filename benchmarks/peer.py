"""Measures catanatron, the best known Python engine of a comparable game, the way `kancha.lab.speed` measures Kancha.

Run it with the Python of its own environment (`build/peer`, see the Makefile): four random players, set-up and legal
lists inside the timed loop, decisions counted one by one, the best window counts.
"""

from __future__ import annotations

import importlib.metadata
import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

WINDOW = 0.5
EVERY = 50


def new_game() -> Game:
    """Return a game of four random players."""
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def copy_time() -> float:
    """Return the mean time of a copy over positions of a random match, each the best of a few tries."""
    game = new_game()
    times: list[float] = []
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        if decisions % EVERY == 0:
            times.append(min(timed(game) for _ in range(5)))
        game.play_tick()
        decisions += 1
    return sum(times) / len(times)


def timed(game: Game) -> float:
    """Return the time of a copy."""
    began = time.perf_counter()
    for _ in range(20):
        game.copy()
    return (time.perf_counter() - began) / 20


def main(seconds: float, seed: int) -> None:
    """Play random matches for some seconds and print the result as JSON."""
    random.seed(seed)
    windows: list[float] = []
    matches = decisions = in_window = 0
    end = time.perf_counter() + seconds
    opened = time.perf_counter()
    while not (windows and time.perf_counter() > end):
        game = new_game()
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
            in_window += 1
            if decisions % 64 == 0 and time.perf_counter() - opened >= WINDOW:
                windows.append(in_window / (time.perf_counter() - opened))
                opened, in_window = time.perf_counter(), 0
        matches += 1
    result = {
        "game": f"catanatron {importlib.metadata.version('catanatron')}",
        "seats": 4,
        "decisions_per_second": round(max(windows)),
        "decisions_per_match": round(decisions / matches, 1),
        "clone_microseconds": round(copy_time() * 1e6, 2),
    }
    print(json.dumps(result))


main(float(sys.argv[1]), int(sys.argv[2]))
