"""How fast a game plays: decisions of seats under random play, and the time of a clone."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from kancha.games import game
from kancha.kernel.chance import pick
from kancha.kernel.state import CHANCE

WINDOW: Final = 0.5
"""The best window of so many seconds counts: a busy machine only makes code slower, never faster."""


def measure(id: str, seats: int, seconds: float, seed: int = 0) -> dict[str, Any]:
    """Play random matches for some seconds on this core.

    Set-up, the legal list of every decision and chance are inside the timed loop; only decisions of seats are counted.
    """
    found = game(id)
    options = found.choose(seats, {})
    rng = Random(seed)
    windows: list[float] = []
    matches = decisions = offered = in_window = 0
    clones: list[float] = []
    end = time.perf_counter() + seconds
    opened = time.perf_counter()
    while True:
        state = found.setup(seats, options)
        state.advance()
        while (who := state.seat) >= CHANCE:
            codes = state.legal()
            if who == CHANCE:
                weights = state.stack[-1].weights(state)
                state.play(codes[pick(weights, int(rng.random() * sum(weights)))])
                continue
            state.play(codes[int(rng.random() * len(codes))])
            decisions += 1
            in_window += 1
            offered += len(codes)
            if decisions % 64 == 0:
                now = time.perf_counter()
                if now - opened >= WINDOW:
                    windows.append(in_window / (now - opened))
                    clones.append(_clone_time(state))
                    opened, in_window = time.perf_counter(), 0
        matches += 1
        now = time.perf_counter()
        if now > end and windows:
            break
    return {
        "game": id,
        "seats": seats,
        "decisions_per_second": round(max(windows)),
        "legal": round(offered / decisions, 1),
        "decisions_per_match": round(decisions / matches, 1),
        "clone_microseconds": round(min(clones) * 1e6, 2),
    }


def _clone_time(state: Any) -> float:
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(40):
            state.clone()
        best = min(best, (time.perf_counter() - began) / 40)
    return best
