"""The learned judgement of many positions at once, by NumPy: matches to learn from need it thousands of times."""

from __future__ import annotations

from collections.abc import Sequence

import numpy

from kancha.bots.evaluators import lead
from kancha.bots.judgement import Weights
from kancha.bots.training.fitting import Array
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import State


class BatchEvaluator:
    """Judges by weights, as `LearnedEvaluator` does, all positions in one go."""

    def __init__(self, weights: Weights) -> None:
        self._first = numpy.array(weights.first).T
        self._first_bias = numpy.array(weights.first_bias)
        self._second = numpy.array(weights.second).T
        self._second_bias = numpy.array(weights.second_bias)
        self._last = numpy.array(weights.last[0])
        self._line = numpy.array(weights.line[0])
        self._bias = weights.bias[0]

    def judge(self, game: Rulebook, states: Sequence[State], seat: int) -> list[float]:
        """Return the points that a seat should end before its best rival; those of a finished match are certain."""
        found = [0.0 if state.stack else lead(game.values(state), seat) for state in states]
        open_ones = [place for place, state in enumerate(states) if state.stack]
        if open_ones:
            leads = self._leads(numpy.array([game.features(states[place], seat) for place in open_ones]))
            for place, value in zip(open_ones, leads.tolist(), strict=True):
                found[place] = value
        return found

    def _leads(self, numbers: Array) -> Array:
        hidden = numpy.maximum(numbers @ self._first + self._first_bias, 0.0)
        hidden = numpy.maximum(hidden @ self._second + self._second_bias, 0.0)
        return hidden @ self._last + numbers @ self._line + self._bias
