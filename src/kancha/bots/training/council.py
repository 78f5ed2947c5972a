"""Networks that learn from the same matches side by side, and are asked for their mean.

Whoever takes the best of many turns takes what is judged too well. What one network fancies the others, which began
elsewhere, mostly do not. Their mean is a network again, wider, with nothing between its parts: playing knows no other.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy

from kancha.bots.judgement import Provenance, Weights
from kancha.bots.training.fitting import Array, Learner, Rows, chances, drawn


class Council:
    """Learners that are asked together."""

    def __init__(self, learners: Sequence[Learner]) -> None:
        self.learners = learners

    def outputs(self, numbers: Array) -> Array:
        """Return points ahead, points and chances to win for many positions."""
        return chances(numpy.mean([learner.raw(numbers) for learner in self.learners], axis=0))

    def learn(self, rows: Rows, trace: float | None, epochs: int) -> None:
        """Let each learn what the mean of all makes of the matches; without a trace, how they ended."""
        targets = rows.ends if trace is None else drawn(rows, self.outputs(rows.numbers), trace)
        for learner in self.learners:
            learner.fit(rows.numbers, targets, epochs)

    def exported(
        self, game: str, kinds: list[str], rules: int, features: int, provenance: Provenance
    ) -> tuple[Weights, list[Weights]]:
        """Return the weights of the mean, and those of each."""
        parts = [learner.exported(game, kinds, rules, features, provenance) for learner in self.learners]
        return blended(parts), parts


def blended(parts: Sequence[Weights]) -> Weights:
    """Return one network that says the mean of what several say."""
    if len(parts) == 1:
        return parts[0]
    share = 1.0 / len(parts)
    second: list[list[float]] = []
    before, whole = 0, sum(len(part.first) for part in parts)
    for part in parts:
        own = len(part.first)
        second += [[0.0] * before + row + [0.0] * (whole - before - own) for row in part.second]
        before += own
    outputs = range(len(parts[0].bias))
    lines = [zip(*(part.line[output] for part in parts), strict=True) for output in outputs]
    return msgspec.structs.replace(
        parts[0],
        first=[row for part in parts for row in part.first],
        first_bias=[bias for part in parts for bias in part.first_bias],
        second=second,
        second_bias=[bias for part in parts for bias in part.second_bias],
        last=[[_short(share * weight) for part in parts for weight in part.last[output]] for output in outputs],
        line=[[_short(share * sum(weights)) for weights in line] for line in lines],
        bias=[share * sum(part.bias[output] for part in parts) for output in outputs],
    )


def _short(value: float) -> float:
    return float(f"{value:.4g}")
