"""Use and worth: how often seats take an action family or touch a thing, and how those fare who do.

A thing is a value of a field of a family: the card that is learned, the space that is moved to, the tile that is laid.
Worth is told in two ways. Win rates compare the seats that took it with those that did not. The slope compares the
seats of one match with each other: how many points more has who takes it once more than the others of the table. Both
describe who does well, not why: strong play may lead to an action as well as the other way round.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kancha.kernel.game import Game
from kancha.lab.experiments import Experiment, bound
from kancha.lab.numbers import share

if TYPE_CHECKING:
    import pyarrow

USUAL: Final = 1.96
CELLS: Final = 2_000_000
"""Tables of counts have about so many cells: one of all seats of a run would not fit into memory."""


class Worth(NamedTuple):
    """A win rate or a slope with its interval."""

    value: float
    low: float
    high: float


class Use(NamedTuple):
    """How a family, or a thing of a family, is used and how its users fare."""

    family: str
    field: str
    """Empty for the family itself."""
    value: str
    code: int
    """Its action, if it is one alone; else -1."""
    takers: int
    """Seats that took it at least once."""
    share: float
    """Their part of all seats."""
    times: float
    """How often a seat takes it."""
    taken: Worth
    """Win rate of those who took it."""
    other: Worth | None
    """Win rate of those who did not; None if nobody left it."""
    slope: Worth | None
    """Points more for once more than the others of the table; None where nobody differs."""


class _Keys(NamedTuple):
    """What is counted: names, and lists that give the number of a name, or -1, for each code."""

    names: list[tuple[str, str, str, int]]
    of_code: list[list[int]]


class Uses:
    """Counts the actions of seats, some matches at a time."""

    def __init__(self, np: Any, played: Experiment, seats: int) -> None:
        self._np = np
        self._seats = seats
        game = bound(played)
        self._kinds = [_families(game), _things(game)]
        self._of_code = [[np.array(keys, np.int64) for keys in kind.of_code] for kind in self._kinds]
        self._sums = [np.zeros((5, len(kind.names))) for kind in self._kinds]
        """By key: takers, their wins, times; and for the slope squares and products of what is apart from the mean."""
        self._slice = max(10, CELLS // max(1, seats * max(len(kind.names) for kind in self._kinds)))
        self._rows = 0
        self._wins = 0.0
        self._matches = 0
        self._points = 0.0

    def add(self, rows: pyarrow.Table, entries: int) -> None:
        """Take in the rows of some seats."""
        for first in range(0, len(rows), self._slice * entries):
            self._add(rows.slice(first, self._slice * entries).combine_chunks(), entries)

    def _add(self, rows: pyarrow.Table, entries: int) -> None:
        np, seats = self._np, self._seats
        size = len(rows)
        column = rows["actions"].chunk(0)
        offsets = column.offsets.to_numpy()
        begin, end = int(offsets[0]), int(offsets[-1])
        row = np.repeat(np.arange(size), np.diff(offsets))
        code = column.keys.slice(begin, end - begin).to_numpy()
        times = column.items.slice(begin, end - begin).to_numpy()
        player = (np.arange(size) % entries) < seats
        win = rows["win"].to_numpy()[player]
        score = rows["score"].to_numpy().astype(float)[player].reshape(-1, seats)
        centred = score - score.mean(axis=1, keepdims=True)
        self._rows += int(player.sum())
        self._matches += len(score)
        self._wins += float(win.sum())
        self._points += float((centred**2).sum())
        for kind, lists, sums in zip(self._kinds, self._of_code, self._sums, strict=True):
            width = len(kind.names)
            counts = np.zeros(size * width)
            for keys in lists:
                key = keys[code]
                known = key >= 0
                counts += np.bincount(row[known] * width + key[known], times[known], size * width)
            counts = counts.reshape(size, width)[player]
            taken = counts > 0
            sums[0] += taken.sum(axis=0)
            sums[1] += win @ taken
            sums[2] += counts.sum(axis=0)
            apart = counts.reshape(-1, seats, width)
            apart = (apart - apart.mean(axis=1, keepdims=True)).reshape(-1, width)
            sums[3] += (apart**2).sum(axis=0)
            sums[4] += centred.reshape(-1) @ apart

    def result(self) -> tuple[list[Use], list[Use]]:
        """Return families and things that were ever taken, the most used first."""
        made = []
        for kind, sums in zip(self._kinds, self._sums, strict=True):
            found = [self._use(name, *sums[:, key].tolist()) for key, name in enumerate(kind.names) if sums[0, key]]
            made.append(sorted(found, key=lambda use: (-use.times, use.family, use.value)))
        return made[0], made[1]

    def _use(
        self, name: tuple[str, str, str, int], takers: float, wins: float, times: float, squares: float, product: float
    ) -> Use:
        rest = self._rows - int(takers)
        return Use(
            *name,
            takers=int(takers),
            share=takers / self._rows,
            times=times / self._rows,
            taken=_rate(wins, int(takers)),
            other=_rate(self._wins - wins, rest) if rest else None,
            slope=self._slope(squares, product),
        )

    def _slope(self, squares: float, product: float) -> Worth | None:
        free = self._matches * (self._seats - 1) - 1
        if squares < 1e-9 or free < 2:
            return None
        slope = product / squares
        half = USUAL * sqrt(max(0.0, self._points - slope * product) / free / squares)
        return Worth(slope, slope - half, slope + half)


def _rate(wins: float, seats: int) -> Worth:
    low, high = share(min(max(wins, 0.0), seats), seats)["interval"]
    return Worth(wins / seats, low, high)


def _families(game: Game) -> _Keys:
    names = [(family.name, "", "", family.first if family.size == 1 else -1) for family in game.space.families]
    of_code = [-1] * len(game.space)
    for number, family in enumerate(game.space.families):
        for code in family.codes:
            of_code[code] = number
    return _Keys(names, [of_code])


def _things(game: Game) -> _Keys:
    """One list for the first field of an action, one for the second."""
    names: list[tuple[str, str, str, int]] = []
    of_code = [[-1] * len(game.space) for _ in range(2)]
    for family in game.space.families:
        for place, field in enumerate(family.names[:2]):
            first = len(names)
            alone = len(family.names) == 1
            for number, value in enumerate(family.domains[place]):
                names.append((family.name, field, str(value), family.code(number) if alone else -1))
            for code in family.codes:
                of_code[place][code] = first + family.read(code)[place]
    return _Keys(names, of_code)
