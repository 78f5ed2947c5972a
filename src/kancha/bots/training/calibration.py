"""How far chances to win can be trusted: on matches that nothing was learned from."""

from __future__ import annotations

from typing import Any, Final

import numpy

from kancha.bots.training.fitting import WIN, Array, Learner, Rows, chosen

EACH: Final = 10
"""Of so many matches the last is not learned from."""
BINS: Final = 10
STEPS: Final = 25


def parted(rows: Rows) -> tuple[Rows, Rows]:
    """Part the rows of matches in their order into those to learn from and those that are held back."""
    held = [place % EACH == EACH - 1 for place in range(len(rows.seats))]
    return chosen(rows, [not is_held for is_held in held]), chosen(rows, held)


def calibrations(learner: Learner, learned: Rows, held: Rows, lead: int | None) -> dict[str, Any]:
    """Return how far the chances can be trusted, by the number of seats."""
    found: dict[str, Any] = {}
    for seats in sorted(set(held.seats)):
        inside = [chosen(rows, [table == seats for table in rows.seats]) for rows in (learned, held)]
        found[str(seats)] = calibration(learner, inside[0], inside[1], lead)
    return found


def calibration(learner: Learner, learned: Rows, held: Rows, lead: int | None) -> dict[str, Any]:
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
        "reliability": [],
    }
    if lead is not None:
        slope, shift = _curve(learned.numbers[:, lead].astype(float), learned.ends[:, WIN])
        found["brier_of_the_lead"] = _brier(_logistic(slope * held.numbers[:, lead] + shift), won)
    bins = numpy.minimum((chances * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        inside = bins == number
        if inside.any():
            row = {"chance": float(chances[inside].mean()), "won": float(won[inside].mean()), "rows": int(inside.sum())}
            found["reliability"].append({key: round(value, 3) for key, value in row.items()})
    return found


def _brier(chances: Array, won: Array) -> float:
    return round(float(((chances - won) ** 2).mean()), 4)


def _logistic(values: Array) -> Array:
    return 1.0 / (1.0 + numpy.exp(-numpy.clip(values, -30.0, 30.0)))


def _curve(values: Array, won: Array) -> tuple[float, float]:
    """Fit a logistic curve by Newton's method."""
    inputs = numpy.stack([values, numpy.ones(len(values))], axis=1)
    weights = numpy.zeros(2)
    for _ in range(STEPS):
        chances = _logistic(inputs @ weights)
        bend = (inputs * (chances * (1.0 - chances))[:, None]).T @ inputs + 1e-6 * numpy.eye(2)
        weights = weights - numpy.linalg.solve(bend, inputs.T @ (chances - won))
    return float(weights[0]), float(weights[1])
