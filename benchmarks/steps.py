"""Measures one environment in the Python of its own: steps of the learner a second under random legal actions.

    python benchmarks/steps.py KIND SECONDS SEED [GAME SEATS]

KIND is `chess` (PettingZoo's), `catanatron` (its Gymnasium environment, against a random player), or of Kancha
`pettingzoo`, `gymnasium` (against random bots) and `batch` (64 matches side by side). All do the same: reset, observe,
choose from what is legal, step. Processor time is measured, and the best window counts: a busy machine only makes code
slower, never faster.
"""

from __future__ import annotations

import importlib.metadata
import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

WINDOW = 0.5


def turn_by_turn(env: Any, rng: Random) -> Iterator[int]:
    """Play an AEC environment of PettingZoo; every step counts 1."""
    while True:
        env.reset(seed=rng.randrange(2**31))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
            yield 1


def chess(rng: Random) -> Iterator[int]:
    """PettingZoo's chess."""
    from pettingzoo.classic import chess_v6

    return turn_by_turn(chess_v6.env(), rng)


def catanatron(rng: Random) -> Iterator[int]:
    """Catanatron's environment: one seat against a random player."""
    import catanatron_gym  # noqa: F401
    import gymnasium

    env: Any = gymnasium.make("catanatron-v1").unwrapped
    while True:
        _, info = env.reset(seed=rng.randrange(2**31))
        over = cut = False
        while not (over or cut):
            legal = info["valid_actions"]
            _, _, over, cut, info = env.step(legal[int(rng.random() * len(legal))])
            yield 1


def kancha(kind: str, game: str, seats: int, rng: Random) -> Iterator[int]:
    """The same with Kancha's environments."""
    from kancha.lab import gymnasium, pettingzoo
    from kancha.lab.batch import Batch

    if kind == "pettingzoo":
        yield from turn_by_turn(pettingzoo.env(game, seats), rng)
    if kind == "gymnasium":
        env = gymnasium.env(game, seats)
        while True:
            _, info = env.reset(seed=rng.randrange(2**31))
            over = False
            while not over:
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
                yield 1
    batch = Batch(game, seats, 64, seed=rng.randrange(2**31))
    while True:
        batch.observe()
        batch.step([int(rng.choice(row.nonzero()[0])) for row in batch.masks()])
        yield 64


def named(kind: str) -> str:
    """Name what is measured, with its version if it is somebody else's."""
    libraries = {"chess": "pettingzoo", "catanatron": "catanatron_gym"}
    library = libraries.get(kind)
    return kind if library is None else f"{library} {importlib.metadata.version(library)}, {kind}"


def main(kind: str, seconds: float, seed: int, game: str, seats: int) -> None:
    """Step for some seconds and print the rate as JSON."""
    rng = Random(seed)
    steps = {"chess": chess, "catanatron": catanatron}[kind](rng) if not game else kancha(kind, game, seats, rng)
    next(steps)
    windows: list[float] = []
    count = 0
    end = time.process_time() + seconds
    opened = time.process_time()
    while not windows or time.process_time() < end:
        count += next(steps)
        now = time.process_time()
        if now - opened >= WINDOW:
            windows.append(count / (now - opened))
            opened, count = time.process_time(), 0
    print(json.dumps({"name": named(kind), "game": game, "seats": seats, "steps_per_second": round(max(windows))}))


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0], float(given[1]), int(given[2]), given[3] if len(given) > 3 else "", int(given[4]) if given[4:] else 0
    )
