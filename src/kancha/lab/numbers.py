"""The few statistics that summaries need, in exact arithmetic: the order of the matches changes nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

AUTOMA: Final = "automa"
"""Names the entry of a solo match that the rulebook plays."""


class Spread:
    """Mean, standard deviation, least and greatest of whole numbers, told one by one."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.count = self.total = self.squares = 0
        self.least: int | None = None
        self.most: int | None = None
        for value in values:
            self.add(value)

    def add(self, value: int) -> None:
        """Take one more number in."""
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = value if self.least is None or value < self.least else self.least
        self.most = value if self.most is None or value > self.most else self.most

    def add_all(self, values: Any) -> None:
        """Take a NumPy array of whole numbers in."""
        if len(values):
            squares = values.astype("int64")
            part = Spread()
            part.count, part.total, part.squares = len(values), int(squares.sum()), int((squares * squares).sum())
            part.least, part.most = int(values.min()), int(values.max())
            whole = Spread.sum([self, part])
            self.__dict__.update(whole.__dict__)

    @staticmethod
    def sum(parts: Iterable[Spread]) -> Spread:
        """Return the spread of all numbers that the parts were told."""
        whole = Spread()
        for part in parts:
            if part.least is None or part.most is None:
                continue
            whole.count += part.count
            whole.total += part.total
            whole.squares += part.squares
            whole.least = part.least if whole.least is None else min(whole.least, part.least)
            whole.most = part.most if whole.most is None else max(whole.most, part.most)
        return whole

    def result(self) -> dict[str, Any]:
        """Return them as plain data."""
        count = self.count
        mean = self.total / count
        deviation = sqrt((count * self.squares - self.total**2) / (count * (count - 1))) if count > 1 else 0.0
        return {"mean": round(mean, 3), "sd": round(deviation, 3), "min": self.least, "max": self.most}


class Wins:
    """Victories of one entry, shared ones in part."""

    def __init__(self) -> None:
        self._shared: Counter[int] = Counter()

    def add(self, winners: int) -> None:
        """Count a victory that so many share."""
        self._shared[winners] += 1

    def add_all(self, times: Sequence[int]) -> None:
        """Count victories by how many share them: `times[n]` that n entries share."""
        for winners, count in enumerate(times):
            if count:
                self._shared[winners] += int(count)

    def total(self) -> float:
        """Return the sum of the parts."""
        return sum(times / winners for winners, times in sorted(self._shared.items()))


def share(wins: float, games: int) -> dict[str, Any]:
    """Return a win rate with its 95 % interval after Wilson; shared wins count in part."""
    z = 1.96
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    interval = [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]
    return {"wins": round(wins, 3), "rate": round(rate, 4), "interval": interval}


def credit(ranks: Sequence[int]) -> list[float]:
    """Return each entry's part of the victory: 1 for a sole winner, parts of it for those who share."""
    part = 1 / ranks.count(0)
    return [0.0 if rank else part for rank in ranks]
