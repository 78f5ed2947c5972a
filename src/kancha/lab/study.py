"""A study of a run: the numbers that a report or a plot shows, read from the rows and from nothing else.

Intervals are 95 % ones. Those of means are normal approximations, those of shares are Wilson's. The rows of all
experiments of a run are taken together; what sets them apart is the business of `kancha.lab.effects`.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kancha.lab.extra import need
from kancha.lab.metrics import parts
from kancha.lab.numbers import AUTOMA, share
from kancha.lab.results import Result
from kancha.lab.summary import source_points
from kancha.lab.uses import Use, Uses

if TYPE_CHECKING:
    import numpy

USUAL: Final = 1.96
"""Standard errors to either side."""
BARS: Final = 24
"""About so many bars make a histogram."""


class Estimate(NamedTuple):
    """A mean or a share with its interval."""

    value: float
    low: float
    high: float


class Scores(NamedTuple):
    """The scores of one seat: their mean, and the points below which 5, 25, 50, 75 and 95 % of them are."""

    seat: int
    bots: list[str]
    mean: Estimate
    quantiles: list[float]
    wins: Estimate


class Place(NamedTuple):
    """A place in the order of the first decisions: how often it wins, and what it scores."""

    place: int
    wins: Estimate
    score: Estimate


class Contrast(NamedTuple):
    """What winners have and the others have not; `size` is the difference in standard deviations of a seat."""

    name: str
    winners: float
    others: float
    difference: Estimate
    size: Estimate


class Histogram(NamedTuple):
    """How a number is distributed over the matches: bars from `first` on, `width` wide each.

    The last bar holds the rare greater ones too.
    """

    first: float
    width: float
    counts: list[int]
    mean: Estimate
    median: float
    early: float
    late: float
    """9 of 10 matches lie between the two."""


class Thinking(NamedTuple):
    """How long a bot thinks over a decision, in milliseconds."""

    bot: str
    decisions: int
    milliseconds: float


class Ending(NamedTuple):
    """A way in which matches end."""

    name: str
    matches: int
    share: Estimate


class Study(NamedTuple):
    """Everything that was found."""

    matches: int
    seats: int
    scores: list[Scores]
    places: list[Place]
    sources: list[Contrast]
    measures: list[Contrast]
    length: Histogram
    branching: Histogram
    forced: Histogram
    margin: Histogram
    seconds: Histogram
    families: list[Use]
    things: list[Use]
    endings: list[Ending]
    thinking: list[Thinking]


def study(result: Result) -> Study:
    """Read the rows of a run, one file after the other."""
    np: Any = need("numpy", "a report")
    seats = result.arms[0].seats
    read: dict[str, list[Any]] = {}
    endings: dict[str, int] = {}
    sources, measures = _Contrasts(np, seats), _Contrasts(np, seats)
    uses = Uses(np, result.arms[0], seats)
    for matches, rows in parts(result):
        count = len(matches)
        entries = len(rows) // count
        for name in ("decisions", "offered", "forced", "margin", "seconds"):
            read.setdefault(name, []).append(matches[name].to_numpy())
        for name in ("score", "win", "turn"):
            read.setdefault(name, []).append(rows[name].to_numpy().reshape(count, entries))
        read.setdefault("thought", []).append(rows["seconds"].to_numpy().reshape(count, entries))
        read.setdefault("answers", []).append(rows["decisions"].to_numpy().reshape(count, entries))
        read.setdefault("arm", []).append(matches["arm"].to_numpy())
        for counted in matches["ending"].value_counts().to_pylist():
            endings[counted["values"]] = endings.get(counted["values"], 0) + counted["counts"]
        wins = rows["win"].to_numpy().reshape(count, entries)
        sources.add(rows["sources"], wins)
        measures.add(rows["measures"], wins)
        uses.add(rows, entries)
    whole = {name: np.concatenate(found) for name, found in read.items()}
    decisions = whole["decisions"]
    families, things = uses.result()
    count = len(decisions)
    return Study(
        matches=count,
        seats=seats,
        scores=[_scores(np, result, whole, entry) for entry in range(whole["score"].shape[1])],
        places=[_place(np, whole, place) for place in range(seats)] if seats > 1 else [],
        sources=sources.result(),
        measures=measures.result(),
        length=histogram(np, decisions, whole_numbers=True),
        branching=histogram(np, whole["offered"] / decisions),
        forced=histogram(np, whole["forced"] / decisions),
        margin=histogram(np, whole["margin"], whole_numbers=True),
        seconds=histogram(np, whole["seconds"]),
        families=families,
        things=things,
        endings=[
            Ending(name, times, rate(times, count)) for name, times in sorted(endings.items(), key=lambda e: -e[1])
        ],
        thinking=_thinking(np, result, whole),
    )


def mean(values: numpy.ndarray) -> Estimate:
    """Return a mean with its interval."""
    middle = float(values.mean())
    half = USUAL * float(values.std(ddof=1)) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)


def rate(wins: float, games: int) -> Estimate:
    """Return a share with its interval."""
    found = share(wins, games)
    return Estimate(wins / games, *found["interval"])


def histogram(np: Any, values: numpy.ndarray, whole_numbers: bool = False) -> Histogram:
    """Count numbers in bars of a round width."""
    low, high = float(values.min()), float(np.quantile(values, 0.995))
    width = _round_width((high - low) / BARS, whole_numbers)
    first = np.floor(low / width) * width
    number = max(1, int(np.floor((high - first) / width)) + 1)
    counts = np.bincount(np.clip(((values - first) / width).astype(int), 0, number - 1), minlength=number)
    early, median, late = np.quantile(values, [0.05, 0.5, 0.95]).tolist()
    return Histogram(float(first), width, counts.tolist(), mean(values.astype(float)), median, early, late)


def _round_width(width: float, whole_numbers: bool) -> float:
    """Return the next of ..., 0.1, 0.2, 0.5, 1, 2, 5, ..."""
    least = 1.0 if whole_numbers else 1e-6
    if width <= least:
        return least
    power = 10.0 ** len(str(int(width))) if width >= 1 else 1.0
    while power >= width:
        power /= 10
    return next(step * power for step in (1, 2, 5, 10) if step * power >= width)


def _scores(np: Any, result: Result, whole: dict[str, Any], entry: int) -> Scores:
    scores = whole["score"][:, entry]
    bots = [arm.bots[entry] if entry < len(arm.bots) else AUTOMA for arm in result.arms]
    return Scores(
        seat=entry,
        bots=list(dict.fromkeys(bots)),
        mean=mean(scores.astype(float)),
        quantiles=np.quantile(scores, [0.05, 0.25, 0.5, 0.75, 0.95]).tolist(),
        wins=rate(float(whole["win"][:, entry].sum()), len(scores)),
    )


def _place(np: Any, whole: dict[str, Any], place: int) -> Place:
    own = whole["turn"] == place
    present = own.any(axis=1)
    wins = np.where(own, whole["win"], 0.0).sum(axis=1)[present]
    score = np.where(own, whole["score"], 0).sum(axis=1)[present]
    return Place(place, rate(float(wins.sum()), len(wins)), mean(score.astype(float)))


def _thinking(np: Any, result: Result, whole: dict[str, Any]) -> list[Thinking]:
    found: dict[str, list[float]] = {}
    for number, arm in enumerate(result.arms):
        own = whole["arm"] == number
        for seat, name in enumerate(arm.bots):
            row = found.setdefault(name, [0.0, 0.0])
            row[0] += float(whole["answers"][own, seat].sum())
            row[1] += float(whole["thought"][own, seat].sum())
    return [Thinking(name, int(count), 1000 * spent / max(1.0, count)) for name, (count, spent) in found.items()]


class _Contrasts:
    """Sums by name over the seats of winners and of the others."""

    def __init__(self, np: Any, seats: int) -> None:
        self._np = np
        self._seats = seats
        self._groups = [0, 0]
        self._sums: dict[str, list[float]] = {}

    def add(self, column: Any, wins: Any) -> None:
        """Take in a column of numbers by name; the automa's are left out."""
        np = self._np
        count, entries = wins.shape
        won = wins[:, : self._seats] > 0
        self._groups[0] += int(won.sum())
        self._groups[1] += int((~won).sum())
        for name, (rows, given) in source_points(np, column).items():
            own = rows % entries < self._seats
            values = np.bincount(rows[own], given[own], count * entries).reshape(count, entries)[:, : self._seats]
            found = self._sums.setdefault(name, [0.0] * 4)
            for group, chosen in enumerate((won, ~won)):
                found[2 * group] += float(values[chosen].sum())
                found[2 * group + 1] += float((values[chosen] ** 2).sum())

    def result(self) -> list[Contrast]:
        """Return the contrasts, that of the greatest size first."""
        winners, others = self._groups
        if winners < 2 or others < 2:
            return []
        made: list[Contrast] = []
        for name, (won, won_squares, rest, rest_squares) in self._sums.items():
            first, second = won / winners, rest / others
            variances = won_squares / winners - first**2, rest_squares / others - second**2
            error = USUAL * sqrt(max(0.0, variances[0]) / winners + max(0.0, variances[1]) / others)
            deviation = sqrt(max(0.0, sum(variances)) / 2)
            gap = first - second
            scale = 1 / deviation if deviation else 0.0
            made.append(
                Contrast(
                    name,
                    first,
                    second,
                    Estimate(gap, gap - error, gap + error),
                    Estimate(gap * scale, (gap - error) * scale, (gap + error) * scale),
                )
            )
        return sorted(made, key=lambda contrast: -contrast.difference.value)
