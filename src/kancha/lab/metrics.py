"""Metrics: the numbers by which matches are compared, one array each, read from the rows of a run.

`length` (decisions), `branching` (legal actions a decision), `forced` (share of decisions without an alternative),
`score` (mean of the seats), `spread` (standard deviation between the seats of a match), `margin`, `win-turn-N` and
`score-turn-N` (of the seat that decided first, second, ...), `win-seat-N`, and `source-NAME` (points a seat).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from kancha.lab.extra import need
from kancha.lab.results import Result
from kancha.lab.summary import source_points

if TYPE_CHECKING:
    import numpy
    import pyarrow

COMMON: Final = ("length", "branching", "forced", "score", "spread", "margin")


class Metrics:
    """The matches of a run: number of the experiment, seed, and each metric by its name."""

    def __init__(self, arm: numpy.ndarray, seed: numpy.ndarray, values: dict[str, numpy.ndarray]) -> None:
        self.arm = arm
        self.seed = seed
        self.values = values


def parts(result: Result) -> Iterator[tuple[pyarrow.Table, pyarrow.Table]]:
    """Yield tables of matches and of their seats that fit together; those of a folder one file after the other."""
    if result.folder is None:
        yield result.matches.to_table(), result.seats.to_table()
        return
    parquet: Any = need("pyarrow.parquet", "a report")
    for file in result.folder.parts("matches"):
        yield parquet.read_table(file), parquet.read_table(result.folder.path / "seats" / file.name)


def metrics(result: Result) -> Metrics:
    """Read the metrics of a run."""
    np: Any = need("numpy", "a report")
    arms: list[Any] = []
    seeds: list[Any] = []
    columns: list[dict[str, Any]] = []
    seats = result.arms[0].seats
    for matches, rows in parts(result):
        arms.append(matches["arm"].to_numpy())
        seeds.append(matches["seed"].to_numpy())
        columns.append(_columns(np, matches, rows, seats))
    names = list(dict.fromkeys(name for column in columns for name in column))
    sizes = [len(arm) for arm in arms]
    values = {
        name: np.concatenate([column.get(name, np.zeros(size)) for column, size in zip(columns, sizes, strict=True)])
        for name in names
    }
    return Metrics(np.concatenate(arms), np.concatenate(seeds), values)


def _columns(np: Any, matches: pyarrow.Table, rows: pyarrow.Table, seats: int) -> dict[str, Any]:
    count = len(matches)
    entries = len(rows) // count
    decisions = matches["decisions"].to_numpy()
    score = rows["score"].to_numpy().reshape(count, entries)[:, :seats].astype(float)
    win = rows["win"].to_numpy().reshape(count, entries)[:, :seats]
    turn = rows["turn"].to_numpy().reshape(count, entries)[:, :seats]
    made: dict[str, Any] = {
        "length": decisions.astype(float),
        "branching": matches["offered"].to_numpy() / decisions,
        "forced": matches["forced"].to_numpy() / decisions,
        "score": score.mean(axis=1),
    }
    if seats > 1:
        made["spread"] = score.std(axis=1)
    made["margin"] = matches["margin"].to_numpy().astype(float)
    if seats > 1:
        for place in range(seats):
            made[f"win-turn-{place + 1}"] = np.where(turn == place, win, 0.0).sum(axis=1)
            made[f"score-turn-{place + 1}"] = np.where(turn == place, score, 0.0).sum(axis=1)
    for place in range(seats):
        made[f"win-seat-{place + 1}"] = win[:, place].astype(float)
    made.update(_sources(np, rows, count, entries, seats))
    return made


def _sources(np: Any, rows: pyarrow.Table, count: int, entries: int, seats: int) -> dict[str, Any]:
    """Points a seat by source; the automa's are left out."""
    made: dict[str, Any] = {}
    for name, (places, given) in source_points(np, rows["sources"]).items():
        own = places % entries < seats
        made[f"source-{name}"] = np.bincount(places[own] // entries, given[own], count) / seats
    return made
