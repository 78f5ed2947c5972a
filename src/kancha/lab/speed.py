"""How fast a game plays: decisions of seats under random play, and the time of a clone."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from kancha.games import game
from kancha.kernel.game import Game
from kancha.kernel.state import CHANCE, State
from kancha.lab.loop import settle

WINDOW: Final = 0.5
"""The best window of so many seconds counts: a busy machine only makes code slower, never faster."""

EVERY: Final = 50
"""A clone is timed at every so many decisions of a match."""


def measure(id: str, seats: int, seconds: float, seed: int = 0) -> dict[str, Any]:
    """Play random matches for some seconds on this core.

    Set-up, the legal list of every decision and chance are inside the timed loop; only decisions of seats are counted.
    A window ends with a match.
    """
    found = game(id)
    options = found.choose(seats, {})
    draw = Random(seed).random
    windows: list[float] = []
    matches = decisions = offered = before = 0
    end = time.perf_counter() + seconds
    opened = time.perf_counter()
    while not (windows and time.perf_counter() > end):
        state = found.opening(seats, options)
        asked = state.advance()
        while True:
            if asked == CHANCE:
                asked = settle(state, draw)
            if asked < 0:
                break
            codes = state.legal()
            size = len(codes)
            asked = state.play(codes[int(draw() * size)])
            decisions += 1
            offered += size
        matches += 1
        if (now := time.perf_counter()) - opened >= WINDOW:
            windows.append((decisions - before) / (now - opened))
            opened, before = now, decisions
    return {
        "game": id,
        "seats": seats,
        "decisions_per_second": round(max(windows)),
        "legal": round(offered / decisions, 1),
        "decisions_per_match": round(decisions / matches, 1),
        "clone_microseconds": round(_clone_time(found, seats, seed) * 1e6, 2),
    }


def _clone_time(found: Game, seats: int, seed: int) -> float:
    """Return the mean time of a clone over positions of a random match, each the best of a few tries."""
    match = found.start(seats, seed)
    rng = Random(seed)
    times: list[float] = []
    decisions = 0
    while not match.over:
        if decisions % EVERY == 0:
            times.append(min(_timed(match.state) for _ in range(5)))
        codes = match.state.legal()
        match.take(codes[rng.randrange(len(codes))])
        decisions += 1
    return sum(times) / len(times)


def _timed(state: State) -> float:
    began = time.perf_counter()
    for _ in range(20):
        state.clone()
    return (time.perf_counter() - began) / 20
