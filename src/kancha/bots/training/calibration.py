"""How far chances to win can be trusted: on matches that nothing was learned from."""

from __future__ import annotations

from typing import Any, Final, Protocol

import msgspec
import numpy

from kancha.bots.judgement import Weights
from kancha.bots.training.fitting import WIN, Array, Rows, chosen

EACH: Final = 10
"""Of so many matches the last is not learned from."""
BINS: Final = 10
STEPS: Final = 25


class Judge(Protocol):
    """What is judged itself here: a network, or the mean of several."""

    def outputs(self, numbers: Array) -> Array:
        """Return points ahead, points and chances to win for many positions."""
        ...


def parted(rows: Rows) -> tuple[Rows, Rows]:
    """Part the rows of matches in their order into those to learn from and those that are held back."""
    held = [place % EACH == EACH - 1 for place in range(len(rows.seats))]
    return chosen(rows, [not is_held for is_held in held]), chosen(rows, held)


def calibrations(learner: Judge, learned: Rows, held: Rows, lead: int | None) -> dict[str, Any]:
    """Return how far the chances can be trusted, by the number of seats."""
    found: dict[str, Any] = {}
    for seats in sorted(set(held.seats)):
        inside = [chosen(rows, [table == seats for table in rows.seats]) for rows in (learned, held)]
        found[str(seats)] = calibration(learner, inside[0], inside[1], lead)
    return found


def calibration(learner: Judge, learned: Rows, held: Rows, lead: int | None) -> dict[str, Any]:
    """Return the Brier score on held-back rows, and how often those of like chances won.

    Beside it stand those of the mean, and of a curve through the hand-written lead, the feature number `lead`. Rows of
    a match depend on each other: think of the number of sequences, one for each match and seat.
    """
    won = held.ends[:, WIN]
    chances = learner.outputs(held.numbers)[:, WIN]
    found: dict[str, Any] = {
        "sequences": len(held.lengths),
        "rows": len(won),
        "brier": _brier(chances, won),
        "brier_of_the_mean": _brier(numpy.full(len(won), learned.ends[:, WIN].mean()), won),
    }
    if lead is not None:
        slope, shift = _curve(learned.numbers[:, lead].astype(float), learned.ends[:, WIN])
        found["brier_of_the_lead"] = _brier(_logistic(slope * held.numbers[:, lead] + shift), won)
    found["reliability"] = _reliability(chances, won)
    return found


def tempered(learner: Judge, held: Rows) -> dict[str, Any]:
    """Return how much less sure a network should be, from matches that were held back, and what that is worth.

    It has learned its matches by heart, a little, so it is too sure of others. The chances of every second match are
    shortened as those between demand, and the other way round: no match has a part in what is told of it.
    """
    seconds = [place % 2 == 1 for place in range(len(held.seats))]
    halves = [chosen(held, [second == is_second for second in seconds]) for is_second in (False, True)]
    if not all(len(half.numbers) for half in halves):
        return {"trust": 1.0}
    won = numpy.concatenate([half.ends[:, WIN] for half in halves])
    logits = [_logits(learner, half) for half in halves]
    scales = [_curve(one, half.ends[:, WIN], has_shift=False)[0] for one, half in zip(logits, halves, strict=True)]
    shortened = _logistic(numpy.concatenate([scales[1] * logits[0], scales[0] * logits[1]]))
    before, after = _brier(_logistic(numpy.concatenate(logits)), won), _brier(shortened, won)
    scale, _ = _curve(numpy.concatenate(logits), won, has_shift=False)
    return {
        "trust": round(scale, 3) if after < before else 1.0,
        "halves": [round(one, 3) for one in scales],
        "matches": len(held.seats),
        "brier_before": before,
        "brier_after": after,
        "reliability": _reliability(shortened, won),
    }


def trust(told: bytes) -> float:
    """Return how far chances are trusted, by what was told of a run's calibration."""
    found: dict[str, Any] = msgspec.json.decode(told)
    return float(found.get("tempered", {}).get("trust", 1.0))


def temper(weights: Weights, trust: float) -> Weights:
    """Return weights whose chances lie nearer to the middle: the logits are `trust` times what they were."""
    rows = range(WIN, len(weights.bias), 2)
    last, line, bias = ([*values] for values in (weights.last, weights.line, weights.bias))
    for row in rows:
        last[row] = [float(f"{trust * weight:.4g}") for weight in last[row]]
        line[row] = [float(f"{trust * weight:.4g}") for weight in line[row]]
        bias[row] = float(f"{trust * bias[row]:.6g}")
    return msgspec.structs.replace(weights, last=last, line=line, bias=bias, trust=trust)


def _reliability(chances: Array, won: Array) -> list[dict[str, float]]:
    """Return how often those of like chances won."""
    found: list[dict[str, float]] = []
    bins = numpy.minimum((chances * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        inside = bins == number
        if inside.any():
            row = {"chance": float(chances[inside].mean()), "won": float(won[inside].mean()), "rows": int(inside.sum())}
            found.append({key: round(value, 3) for key, value in row.items()})
    return found


def _logits(learner: Judge, rows: Rows) -> Array:
    chances = numpy.clip(learner.outputs(rows.numbers)[:, WIN], 1e-9, 1.0 - 1e-9)
    return numpy.log(chances / (1.0 - chances))


def _brier(chances: Array, won: Array) -> float:
    return round(float(((chances - won) ** 2).mean()), 4)


def _logistic(values: Array) -> Array:
    return 1.0 / (1.0 + numpy.exp(-numpy.clip(values, -30.0, 30.0)))


def _curve(values: Array, won: Array, has_shift: bool = True) -> tuple[float, float]:
    """Fit a logistic curve by Newton's method; without a shift it tells one half at nought."""
    inputs = numpy.stack([values, numpy.full(len(values), 1.0 if has_shift else 0.0)], axis=1)
    weights = numpy.zeros(2)
    for _ in range(STEPS):
        chances = _logistic(inputs @ weights)
        bend = (inputs * (chances * (1.0 - chances))[:, None]).T @ inputs + 1e-6 * numpy.eye(2)
        weights = weights - numpy.linalg.solve(bend, inputs.T @ (chances - won))
    return float(weights[0]), float(weights[1])
