"""A network fitted to matches: temporal differences at the ends of turns, by NumPy.

The target of a position is drawn from the judgement of the next ones and from the end of the match, the nearer the
more (TD lambda). Outputs: points before the best rival; then for the seat itself and for each rival in the order of
seats the final points and the logit of the chance to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi
from typing import Any, Final, NamedTuple

import numpy

from kancha.bots.judgement import Provenance, Weights

WIN: Final = 2
"""The output that tells the own chance to win; those of the rivals are every second one after it."""
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 3e-4
RIDGE: Final = 0.3
"""How firmly the straight line of the first network holds on to the hand-written lead; rows are many, matches few."""
SPREAD: Final = 1.0 / 6.0
"""A number is never stretched so far that its largest value lies more than 1 / SPREAD from the mean."""

Array = Any
"""A NumPy array."""


class Rows(NamedTuple):
    """Positions of many matches, those of a seat in a match one after the other."""

    numbers: Array
    ends: Array
    """For each position of a seat in a match: points ahead at the end; points and share of the first place, its own and
    those of each rival."""
    lengths: list[int]
    """How many positions follow each other, for each match and seat."""
    seats: list[int]
    """How many seats each match has."""


def joined(parts: Sequence[Rows]) -> Rows:
    """Return the rows of several parts as one."""
    return Rows(
        numpy.concatenate([part.numbers for part in parts]),
        numpy.concatenate([part.ends for part in parts]),
        [length for part in parts for length in part.lengths],
        [seats for part in parts for seats in part.seats],
    )


def chosen(rows: Rows, is_chosen: Sequence[bool]) -> Rows:
    """Return the rows of some matches; `is_chosen` tells for each match."""
    kept = numpy.zeros(len(rows.numbers), bool)
    lengths: list[int] = []
    start = place = 0
    for seats, is_kept in zip(rows.seats, is_chosen, strict=True):
        inside = rows.lengths[place : place + seats]
        kept[start : start + sum(inside)] = is_kept
        lengths += inside if is_kept else []
        start += sum(inside)
        place += seats
    tables = [seats for seats, is_kept in zip(rows.seats, is_chosen, strict=True) if is_kept]
    return Rows(rows.numbers[kept], rows.ends[kept], lengths, tables)


class Learner:
    """The network while it learns: inputs by their spread, outputs by theirs."""

    def __init__(
        self, rows: Rows, units: tuple[int, int], seed: int, lead: int | None = None, before: Weights | None = None
    ) -> None:
        """Start from the network before, or else from a straight line through the ends of the matches."""
        self.lead = lead
        """The number of the feature that is the hand-written lead."""
        rng = numpy.random.default_rng(seed)
        inputs, outputs = rows.numbers.shape[1], rows.ends.shape[1]
        self.mean = rows.numbers.mean(axis=0)
        largest = numpy.abs(rows.numbers - self.mean).max(axis=0)
        spread = rows.numbers.std(axis=0)
        # What never varies tells nothing: it is stretched to nought.
        self.scale = numpy.where(largest > 1e-4, numpy.maximum(spread, SPREAD * largest), numpy.inf)
        self.centre = rows.ends.mean(axis=0)
        self.centre[WIN::2] = 0.0
        self.width = numpy.maximum(rows.ends.std(axis=0), 1e-3)
        self.width[WIN::2] = 1.0
        first, second = units
        if before is None:
            line, bias = self._straight(rows)
            weights: list[Array] = [
                rng.normal(0.0, (2.0 / inputs) ** 0.5, (inputs, first)),
                numpy.zeros(first),
                rng.normal(0.0, (2.0 / first) ** 0.5, (first, second)),
                numpy.zeros(second),
                rng.normal(0.0, 0.1 * (1.0 / second) ** 0.5, (second, outputs)),
                line,
                bias,
            ]
        else:
            weights = self._imported(before)
        self.weights = [weight.astype(numpy.float32) for weight in weights]
        self._rng = rng

    def _straight(self, rows: Rows) -> tuple[Array, Array]:
        """Return the straight line through the ends of the matches, from which learning starts.

        It is drawn towards what the hand-written lead alone tells, the feature number `lead`, not towards nought.
        """
        scaled = self._scaled(rows.numbers).astype(float)
        wanted = (rows.ends - self.centre) / self.width
        wanted[:, WIN::2] = 4.0 * (wanted[:, WIN::2] - 0.5)
        bias = wanted.mean(axis=0)
        wanted = wanted - bias
        slope = numpy.zeros(wanted.shape[1])
        if self.lead is not None:
            ahead = scaled[:, self.lead]
            slope = ahead @ wanted / max(float(ahead @ ahead), 1e-9)
            wanted = wanted - ahead[:, None] * slope
        square = scaled.T @ scaled / len(scaled) + RIDGE * numpy.eye(scaled.shape[1])
        line = numpy.linalg.solve(square, scaled.T @ wanted / len(scaled))
        if self.lead is not None:
            line[self.lead] += slope
        return line, bias

    def outputs(self, numbers: Array) -> Array:
        """Return points ahead, points and chances to win for many positions."""
        return chances(self.raw(numbers))

    def raw(self, numbers: Array) -> Array:
        """Return the same with the logits of the chances."""
        return self._forward(self._scaled(numbers))[-1] * self.width + self.centre

    def fit(self, numbers: Array, targets: Array, epochs: int) -> float:
        """Learn from the rows in some order, so many times; return the mean loss of the last time."""
        scaled = self._scaled(numbers)
        wanted = ((targets - self.centre) / self.width).astype(numpy.float32)
        count = len(scaled)
        steps = epochs * ((count + BATCH - 1) // BATCH)
        means = [numpy.zeros_like(weight) for weight in self.weights]
        squares = [numpy.zeros_like(weight) for weight in self.weights]
        step, loss = 0, 0.0
        for _ in range(epochs):
            order = self._rng.permutation(count)
            loss = 0.0
            for start in range(0, count, BATCH):
                batch = order[start : start + BATCH]
                slopes, lost = self._slopes(scaled[batch], wanted[batch])
                loss += lost * len(batch) / count
                step += 1
                rate = RATE * 0.5 * (1.0 + cos(pi * step / steps)) + 1e-5
                for place, slope in enumerate(slopes):
                    weight = self.weights[place]
                    means[place] = 0.9 * means[place] + 0.1 * slope
                    squares[place] = 0.999 * squares[place] + 0.001 * slope * slope
                    moved = means[place] / (1.0 - 0.9**step)
                    spread = numpy.sqrt(squares[place] / (1.0 - 0.999**step)) + 1e-8
                    decay = DECAY * weight if weight.ndim == 2 else 0.0
                    self.weights[place] = (weight - rate * (moved / spread + decay)).astype(numpy.float32)
        return loss

    def _scaled(self, numbers: Array) -> Array:
        return ((numbers - self.mean) / self.scale).astype(numpy.float32)

    def _forward(self, scaled: Array) -> tuple[Array, Array, Array]:
        one, one_bias, two, two_bias, last, line, bias = self.weights
        first = numpy.maximum(scaled @ one + one_bias, 0.0)
        second = numpy.maximum(first @ two + two_bias, 0.0)
        return first, second, second @ last + scaled @ line + bias

    def _slopes(self, scaled: Array, wanted: Array) -> tuple[list[Array], float]:
        two, last = self.weights[2], self.weights[4]
        first, second, found = self._forward(scaled)
        error = found - wanted
        error[:, WIN::2] = _chances(found[:, WIN::2]) - wanted[:, WIN::2]
        loss = float((error * error).mean())
        error = error / len(scaled)
        to_second = (error @ last.T) * (second > 0.0)
        to_first = (to_second @ two.T) * (first > 0.0)
        return [
            scaled.T @ to_first,
            to_first.sum(axis=0),
            first.T @ to_second,
            to_second.sum(axis=0),
            second.T @ error,
            scaled.T @ error,
            error.sum(axis=0),
        ], loss

    def _imported(self, before: Weights) -> list[Array]:
        """Return the weights of a network for the means and spreads of these rows: it judges as it did."""
        scale = numpy.where(numpy.isinf(self.scale), 0.0, self.scale)
        first, line = numpy.array(before.first).T, numpy.array(before.line).T
        return [
            first * scale[:, None],
            numpy.array(before.first_bias) + self.mean @ first,
            numpy.array(before.second).T,
            numpy.array(before.second_bias),
            numpy.array(before.last).T / self.width,
            line * scale[:, None] / self.width,
            (numpy.array(before.bias) + self.mean @ line - self.centre) / self.width,
        ]

    def exported(self, game: str, kinds: list[str], rules: int, features: int, provenance: Provenance) -> Weights:
        """Return the weights for numbers as the game gives them and for outputs in points."""
        one, one_bias, two, two_bias, last, line, bias = (weight.astype(float) for weight in self.weights)
        shift = self.mean / self.scale
        return Weights(
            game=game,
            kinds=kinds,
            rules=rules,
            features=features,
            inputs=len(self.mean),
            provenance=provenance,
            first=_written((one / self.scale[:, None]).T),
            first_bias=_written(one_bias - shift @ one),
            second=_written(two.T),
            second_bias=_written(two_bias),
            last=_written((last * self.width).T),
            line=_written((line / self.scale[:, None] * self.width).T),
            bias=_written((bias - shift @ line) * self.width + self.centre),
        )


def drawn(rows: Rows, judged: Array, trace: float) -> Array:
    """Return what each position should have been judged as, from how they were judged and how the matches ended."""
    targets = rows.ends.copy()
    start = 0
    for length in rows.lengths:
        end = start + length
        for row in range(end - 2, start - 1, -1):
            targets[row] = (1.0 - trace) * judged[row + 1] + trace * targets[row + 1]
        start = end
    return targets


def chances(raw: Array) -> Array:
    """Return outputs with chances for the logits that tell them."""
    found = raw.copy()
    found[:, WIN::2] = _chances(raw[:, WIN::2])
    return found


def _chances(logits: Array) -> Array:
    return 1.0 / (1.0 + numpy.exp(-numpy.clip(logits, -30.0, 30.0)))


def _written(values: Array) -> Any:
    """Return weights with four digits, as good as they are, and biases, which make up for all means, with six."""
    if values.ndim == 1:
        return [float(f"{value:.6g}") for value in values]
    return [[float(f"{value:.4g}") for value in row] for row in values]
