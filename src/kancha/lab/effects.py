"""Effects: how two sets of matches differ, metric by metric, with intervals and effect sizes.

Deals are the unit: experiments of a sweep play the same ones, so the difference is taken deal by deal, and luck that is
common to both sides falls out. Two runs are paired in the same way if they played the same seeds. Effect size is the
difference in standard deviations of a match, as it is before the change (or after it, if there was nothing before). A
difference is called clear if it would remain so after correction for
the number of comparisons (Bonferroni, 5 %).
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

from kancha.lab.extra import need
from kancha.lab.metrics import Metrics, metrics
from kancha.lab.results import Result


class Effect(NamedTuple):
    """How one metric differs."""

    variable: str
    """What was varied; empty when two runs are compared."""
    base: str
    value: str
    metric: str
    before: float
    after: float
    difference: float
    low: float
    high: float
    """The 95 % interval of the difference."""
    size: float
    """The difference in standard deviations of a match."""
    deals: int
    clear: bool

    def plain(self) -> dict[str, Any]:
        """Return the effect as plain data."""
        row = self._asdict()
        return {key: round(value, 4) if isinstance(value, float) else value for key, value in row.items()}


class _Raw(NamedTuple):
    """An effect before it is known how many there are."""

    variable: str
    base: str
    value: str
    metric: str
    before: float
    after: float
    error: float
    deviation: float
    deals: int


def factor_effects(result: Result) -> list[Effect]:
    """Return what each value of each variable of a sweep changes, compared with the variable's first value.

    Experiments are compared with those that differ in nothing but this variable.
    """
    np: Any = need("numpy", "a sweep")
    read = metrics(result)
    raw: list[_Raw] = []
    labels = [arm.labels for arm in result.arms]
    for name in labels[0]:
        values = list(dict.fromkeys(label[name] for label in labels))
        for value in values[1:]:
            pairs = [
                (first, second)
                for first, base in enumerate(labels)
                for second, other in enumerate(labels)
                if base[name] == values[0] and other == {**base, name: value}
            ]
            raw += _paired(np, read, pairs, (name, values[0], value))
    return _judged(raw)


def _paired(np: Any, read: Metrics, pairs: list[tuple[int, int]], names: tuple[str, str, str]) -> list[_Raw]:
    """Average the pairs of experiments within each deal; only deals that all of them have played count."""
    involved = sorted({arm for pair in pairs for arm in pair})
    seeds = sorted(set.intersection(*(set(read.seed[read.arm == arm].tolist()) for arm in involved)))
    if len(seeds) < 2:
        return []
    order = {arm: _by_seed(np, read, arm, seeds) for arm in involved}
    found: list[_Raw] = []
    for metric, column in read.values.items():
        before = np.mean([column[order[first]] for first, _ in pairs], axis=0)
        after = np.mean([column[order[second]] for _, second in pairs], axis=0)
        deviation = float(np.mean([column[order[first]].std(ddof=1) for first, _ in pairs]))
        if not deviation:
            deviation = float(np.mean([column[order[second]].std(ddof=1) for _, second in pairs]))
        error = float((after - before).std(ddof=1)) / sqrt(len(seeds))
        found.append(_Raw(*names, metric, float(before.mean()), float(after.mean()), error, deviation, len(seeds)))
    return found


def _by_seed(np: Any, read: Metrics, arm: int, seeds: list[int]) -> Any:
    """Return the places of an experiment's matches in the order of seeds."""
    places = np.flatnonzero(read.arm == arm)
    known = read.seed[places]
    ordered = np.argsort(known)
    return places[ordered[np.searchsorted(known, seeds, sorter=ordered)]]


def compare(first: Result, second: Result) -> list[Effect]:
    """Return how the second run differs from the first; each is taken as a whole."""
    np: Any = need("numpy", "a comparison")
    one, other = metrics(first), metrics(second)
    shared = [name for name in one.values if name in other.values]
    raw: list[_Raw] = []
    paired = _same_deals(np, first, second, one, other)
    for name in shared:
        before, after = one.values[name], other.values[name]
        if paired:
            before, after = before[np.lexsort((one.seed, one.arm))], after[np.lexsort((other.seed, other.arm))]
            error = float((after - before).std(ddof=1)) / sqrt(len(before))
        else:
            error = sqrt(float(before.var(ddof=1)) / len(before) + float(after.var(ddof=1)) / len(after))
        deviation = sqrt((float(before.var(ddof=1)) + float(after.var(ddof=1))) / 2)
        means = float(before.mean()), float(after.mean())
        raw.append(_Raw("", "", "", name, *means, error, deviation, min(len(before), len(after))))
    return _judged(raw)


def is_paired(first: Result, second: Result) -> bool:
    """Tell whether two runs played the same deals, so that they can be compared deal by deal."""
    np: Any = need("numpy", "a comparison")
    return _same_deals(np, first, second, metrics(first), metrics(second))


def _same_deals(np: Any, first: Result, second: Result, one: Metrics, other: Metrics) -> bool:
    if len(first.arms) != len(second.arms) or len(one.seed) != len(other.seed):
        return False
    return bool(
        np.array_equal(one.seed[np.lexsort((one.seed, one.arm))], other.seed[np.lexsort((other.seed, other.arm))])
    )


def _judged(raw: list[_Raw]) -> list[Effect]:
    if not raw:
        return []
    usual = NormalDist().inv_cdf(0.975)
    strict = NormalDist().inv_cdf(1 - 0.025 / len(raw))
    found: list[Effect] = []
    for row in raw:
        difference = row.after - row.before
        half = usual * row.error
        size = difference / row.deviation if row.deviation else 0.0
        clear = abs(difference) > strict * row.error and abs(difference) > 1e-9
        found.append(
            Effect(
                row.variable,
                row.base,
                row.value,
                row.metric,
                row.before,
                row.after,
                difference,
                difference - half,
                difference + half,
                size,
                row.deals,
                clear,
            )
        )
    return found
