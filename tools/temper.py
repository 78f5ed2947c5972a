"""Tempers the chances to win that a shipped network tells, on matches that it has never seen.

    python tools/temper.py GAME KIND [MATCHES]             tells by how much its logits should be shortened
    python tools/temper.py GAME KIND [MATCHES] --write     writes the weights so, if that is better

Matches are played as in training, by the network against itself. First stands how good its chances are as they are
shipped, beside a curve through the hand-written lead that is fitted to these very matches. Then each half of them says
how the other, which had no part in it, is judged; a file that was tempered before is tempered anew from where it began.
"""

from __future__ import annotations

import sys
from random import Random

import msgspec
import numpy

import kancha
from kancha.bots.judgement import Weights, load, save, shipped, weights_path
from kancha.bots.training.batches import BatchEvaluator
from kancha.bots.training.calibration import calibration, temper, tempered
from kancha.bots.training.fitting import Array, Rows, chances
from kancha.bots.training.runs import STRAYS, gathered
from kancha.bots.training.selfplay import play
from kancha.kernel.game import Game

SEED = 77_000_000
"""The deals begin far from those of training."""
NOISE = 1.0


class Judged:
    """Judges many positions by weights."""

    def __init__(self, weights: Weights) -> None:
        self._network = weights.network()

    def outputs(self, numbers: Array) -> Array:
        """Return points ahead, points and chances to win for many positions."""
        return chances(numpy.array([self._network.outputs([float(one) for one in row]) for row in numbers]))


def matches(game: Game, weights: Weights, seats: int, count: int, first: int = SEED) -> Rows:
    """Play matches of the network against itself."""
    evaluator = BatchEvaluator(weights)
    stories = []
    for seed in range(first, first + count):
        noise = NOISE * Random(f"temper {seed}").uniform(*STRAYS)
        stories.append(play(game, seats, seed, [evaluator] * seats, [noise] * seats))
    return gathered(stories, (len(weights.bias) - 1) // 2)


def main(id: str, kind: str, count: int, writes: bool) -> None:
    """Play, tell, and write."""
    game = kancha.game(id)
    kinds = next(weights.kinds for weights in shipped(game) if kind in weights.kinds)
    path = weights_path(game, kinds)
    kept = load(path)
    weights = temper(kept, 1.0 / kept.trust)
    rows = matches(game, weights, int(kind), count)
    found = tempered(Judged(weights), rows)
    lead = list(game.feature_names).index("own.lead")
    print(msgspec.json.format(msgspec.json.encode(calibration(Judged(kept), rows, rows, lead))).decode())
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    if writes:
        save(temper(weights, found["trust"]), path)


if __name__ == "__main__":
    given = [word for word in sys.argv[1:] if word != "--write"]
    main(given[0], given[1], int(given[2]) if len(given) > 2 else 200, "--write" in sys.argv)
