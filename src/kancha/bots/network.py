"""A small network, forward only: two layers and a straight line beside them. It needs no library.

The numbers of a position come in as the game gives them; the means and spreads of training are folded into the
weights. Numbers that are nought cost nothing. It runs for every turn that is judged, so it is compiled with the rules.
"""

from __future__ import annotations


class Network:
    """Weights by row: one row of `first` and `second` for each unit, one of `last` and `line` for each output."""

    def __init__(
        self,
        first: list[list[float]],
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        last: list[list[float]],
        line: list[list[float]],
        bias: list[float],
    ) -> None:
        self.first = first
        self.first_bias = first_bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.line = line
        self.bias = bias

    def outputs(self, numbers: list[float]) -> list[float]:
        """Return the outputs for one position."""
        places: list[int] = []
        inputs: list[float] = []
        for place, number in enumerate(numbers):
            if number != 0.0:
                places.append(place)
                inputs.append(number)
        hidden = rectified(layer(self.first, self.first_bias, places, inputs))
        units = list(range(len(hidden)))
        hidden = rectified(layer(self.second, self.second_bias, units, hidden))
        found = layer(self.line, self.bias, places, inputs)
        return layer(self.last, found, list(range(len(hidden))), hidden)


def layer(rows: list[list[float]], bias: list[float], places: list[int], inputs: list[float]) -> list[float]:
    """Return the sums of a layer; `places` tell which inputs are given."""
    found: list[float] = []
    count = len(places)
    for number, row in enumerate(rows):
        total = bias[number]
        for k in range(count):
            total += row[places[k]] * inputs[k]
        found.append(total)
    return found


def rectified(values: list[float]) -> list[float]:
    """Return the values, those below nought as nought."""
    return [value if value > 0.0 else 0.0 for value in values]
