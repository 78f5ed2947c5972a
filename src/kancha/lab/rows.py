"""Outcomes as rows: one table of matches, one of seats, one of decisions, each with a fixed Arrow schema.

The columns are a promise to those who read the files with other tools; `docs/lab/rows.md` tells what each one means.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from kancha.kernel.measures import ESTIMATE, POINTS, Measure
from kancha.lab.experiments import Experiment, bound
from kancha.lab.extra import need
from kancha.lab.matches import Outcome
from kancha.lab.numbers import AUTOMA, credit

if TYPE_CHECKING:
    import pyarrow

TABLES: Final = ("matches", "seats", "decisions")
SLICE: Final = 512
"""Actions are counted for so many rows at once."""

MEANING: Final[dict[str, dict[str, str]]] = {
    "matches": {
        "match": "number of the match in the run",
        "arm": "number of its experiment in the run",
        "seed": "seed of chance and of the bots",
        "decisions": "decisions of all seats, without the answers of chance",
        "chance": "answers of chance",
        "offered": "legal actions that these decisions were chosen from, in all",
        "forced": "decisions that had no alternative",
        "margin": "points of the best score over the second",
        "ending": "the way in which the match ended",
        "scores": "score of each seat; in a solo match the automa's follows",
        "ranks": "place of each seat, 0 for the best; those who share a place have the same",
        "seconds": "time it took to play; the only column of the table that a repetition changes",
    },
    "seats": {
        "match": "number of the match in the run",
        "arm": "number of its experiment in the run",
        "seat": "the seat; the automa's is the one after the last",
        "turn": "place in the order of the seats' first decisions, 0 for the one who began; -1 for the automa",
        "bot": "level of the bot on the seat, or automa",
        "score": "the score",
        "rank": "the place, 0 for the best",
        "win": "part of the victory: 1, or 1/n for one of n who share it, or 0",
        "decisions": "decisions of the seat",
        "offered": "legal actions that these decisions were chosen from, in all",
        "forced": "decisions that had no alternative",
        "sources": "points by source",
        "measures": "what the seat had at the end (cards, pieces, ...), by the ids of the game's measures",
        "actions": "how often each action was taken, by its code; actions.parquet names the codes",
        "seconds": "time its bot thought; 0 for bots that do not look; a repetition changes it",
    },
    "decisions": {
        "match": "number of the match in the run",
        "arm": "number of its experiment in the run",
        "number": "place of the decision in the record, counted from 1, answers of chance included",
        "seat": "the seat that decided",
        "step": "what was asked",
        "code": "the action, by its code",
        "offered": "legal actions it was chosen from",
        "score": "the seat's points before the decision",
    },
}


def schema(table: str) -> pyarrow.Schema:
    """Return the Arrow schema of a table."""
    pa: Any = need("pyarrow", "a table of rows")
    small, middle, large = pa.int8(), pa.int32(), pa.int64()
    word = pa.dictionary(pa.int32(), pa.string())
    kinds: dict[str, dict[str, Any]] = {
        "matches": {
            "match": large,
            "arm": middle,
            "seed": large,
            "decisions": middle,
            "chance": middle,
            "offered": middle,
            "forced": middle,
            "margin": middle,
            "ending": word,
            "scores": pa.list_(middle),
            "ranks": pa.list_(small),
            "seconds": pa.float64(),
        },
        "seats": {
            "match": large,
            "arm": middle,
            "seat": small,
            "turn": small,
            "bot": word,
            "score": middle,
            "rank": small,
            "win": pa.float64(),
            "decisions": middle,
            "offered": middle,
            "forced": middle,
            "sources": pa.map_(pa.string(), middle),
            "measures": pa.map_(pa.string(), middle),
            "actions": pa.map_(middle, middle),
            "seconds": pa.float64(),
        },
        "decisions": {
            "match": large,
            "arm": middle,
            "number": middle,
            "seat": small,
            "step": word,
            "code": middle,
            "offered": middle,
            "score": middle,
        },
    }
    fields = [
        pa.field(name, kind, nullable=False, metadata={"meaning": MEANING[table][name]})
        for name, kind in kinds[table].items()
    ]
    return pa.schema(fields)


def tables(outcomes: Sequence[Outcome], arms: Sequence[Experiment], choices: bool) -> dict[str, pyarrow.Table]:
    """Return outcomes as tables; `arms` are the experiments of their run."""
    made = {"matches": _matches(outcomes), "seats": _seats(outcomes, arms)}
    if choices:
        made["decisions"] = _decisions(outcomes)
    return made


def margin(scores: Sequence[int]) -> int:
    """Return the best score's points over the second, or the score itself where there is only one."""
    ordered = sorted(scores, reverse=True)
    return ordered[0] - ordered[1] if len(ordered) > 1 else ordered[0]


def _table(name: str, columns: dict[str, Any]) -> pyarrow.Table:
    pa: Any = need("pyarrow", "a table of rows")
    shape = schema(name)
    arrays = []
    for field in shape:
        values = columns[field.name]
        if isinstance(values, pa.Array):
            arrays.append(values)
        elif pa.types.is_map(field.type):
            arrays.append(_map(values, field.type))
        elif pa.types.is_dictionary(field.type):
            arrays.append(pa.array(values, pa.string()).dictionary_encode())
        else:
            arrays.append(pa.array(values, field.type))
    return pa.Table.from_arrays(arrays, schema=shape)


def _map(rows: list[dict[Any, int]], kind: Any) -> Any:
    pa: Any = need("pyarrow", "a table of rows")
    ends = [0]
    for row in rows:
        ends.append(ends[-1] + len(row))
    keys = list(chain.from_iterable(row.keys() for row in rows))
    values = list(chain.from_iterable(row.values() for row in rows))
    offsets = pa.array(ends, pa.int32())
    return pa.MapArray.from_arrays(offsets, pa.array(keys, kind.key_type), pa.array(values, kind.item_type))


def _uses(taken: list[list[int]]) -> Any:
    """Return how often each code is in each list, as an Arrow map; a slice of rows at a time keeps the table small."""
    np: Any = need("numpy", "a table of rows")
    pa: Any = need("pyarrow", "a table of rows")
    keys, counts, sizes = [], [], [np.zeros(1, np.int32)]
    for first in range(0, len(taken), SLICE):
        rows = taken[first : first + SLICE]
        codes = np.array(list(chain.from_iterable(rows)), np.int64)
        width = int(codes.max()) + 1 if len(codes) else 1
        row = np.repeat(np.arange(len(rows)), [len(codes) for codes in rows])
        found = np.bincount(row * width + codes, minlength=len(rows) * width)
        places = np.flatnonzero(found)
        keys.append(places % width)
        counts.append(found[places])
        sizes.append(np.bincount(places // width, minlength=len(rows)))
    none = np.zeros(0, np.int32)
    return pa.MapArray.from_arrays(
        pa.array(np.cumsum(np.concatenate(sizes)).astype(np.int32)),
        pa.array(np.concatenate([none, *keys]).astype(np.int32)),
        pa.array(np.concatenate([none, *counts]).astype(np.int32)),
    )


def _matches(outcomes: Sequence[Outcome]) -> pyarrow.Table:
    return _table(
        "matches",
        {
            "match": [o.match for o in outcomes],
            "arm": [o.arm for o in outcomes],
            "seed": [o.seed for o in outcomes],
            "decisions": [sum(o.decisions) for o in outcomes],
            "chance": [o.chance for o in outcomes],
            "offered": [sum(o.offered) for o in outcomes],
            "forced": [sum(o.forced) for o in outcomes],
            "margin": [margin(o.scores) for o in outcomes],
            "ending": [o.ending for o in outcomes],
            "scores": [o.scores for o in outcomes],
            "ranks": [o.ranks for o in outcomes],
            "seconds": [o.seconds for o in outcomes],
        },
    )


def _measures(outcomes: Sequence[Outcome], arms: Sequence[Experiment]) -> Any:
    """Return what the seats had at the end; the points are the score, an automa has nothing."""
    np: Any = need("numpy", "a table of rows")
    pa: Any = need("pyarrow", "a table of rows")
    known = bound(arms[0]).measures
    kept = [place for place, measure in enumerate(known) if is_column(measure)]
    ids = pa.array([known[place].id for place in kept], pa.string())
    rows = [row for o in outcomes for row in o.measures]
    values = np.array(rows, np.int32).reshape(len(rows), len(known))[:, kept].reshape(-1)
    lengths = [[len(kept)] * len(o.measures) + [0] * (len(o.scores) - len(o.measures)) for o in outcomes]
    ends = np.concatenate([np.zeros(1, np.int32), np.cumsum(_flat(lengths))]).astype(np.int32)
    keys = ids.take(pa.array(np.tile(np.arange(len(kept)), len(rows))))
    return pa.MapArray.from_arrays(pa.array(ends), keys, pa.array(values))


def is_column(measure: Measure) -> bool:
    """Whether a measure says something at the end that the score does not: neither the points nor what all share."""
    return not measure.fleeting and not measure.common and measure.id not in (POINTS, ESTIMATE)


def _seats(outcomes: Sequence[Outcome], arms: Sequence[Experiment]) -> pyarrow.Table:
    """Lists of outcomes follow each other; the automa's entry of a solo match has taken no decisions."""
    np: Any = need("numpy", "a table of rows")
    sizes = [len(o.scores) for o in outcomes]
    automas = [[AUTOMA] * (len(o.scores) - len(o.taken)) for o in outcomes]
    taken = _flat([*o.taken, *([] for _ in more)] for o, more in zip(outcomes, automas, strict=True))
    zeros = [[0] * len(more) for more in automas]
    return _table(
        "seats",
        {
            "match": np.repeat([o.match for o in outcomes], sizes),
            "arm": np.repeat([o.arm for o in outcomes], sizes),
            "seat": _flat(map(range, sizes)),
            "turn": _flat([_turn(o.order, entry) for entry in range(len(o.scores))] for o in outcomes),
            "bot": _flat([*arms[o.arm].bots, *more] for o, more in zip(outcomes, automas, strict=True)),
            "score": _flat(o.scores for o in outcomes),
            "rank": _flat(o.ranks for o in outcomes),
            "win": _flat(credit(o.ranks) for o in outcomes),
            "decisions": [len(codes) for codes in taken],
            "offered": _flat(o.offered + more for o, more in zip(outcomes, zeros, strict=True)),
            "forced": _flat(o.forced + more for o, more in zip(outcomes, zeros, strict=True)),
            "sources": _flat(o.sources for o in outcomes),
            "measures": _measures(outcomes, arms),
            "actions": _uses(taken),
            "seconds": _flat([*o.thought, *more] for o, more in zip(outcomes, zeros, strict=True)),
        },
    )


def _flat(lists: Iterable[Iterable[Any]]) -> list[Any]:
    return list(chain.from_iterable(lists))


def _turn(order: list[int], entry: int) -> int:
    return order.index(entry) if entry in order else -1


def _decisions(outcomes: Sequence[Outcome]) -> pyarrow.Table:
    rows = [(o, choice) for o in outcomes for choice in o.choices]
    return _table(
        "decisions",
        {
            "match": [o.match for o, _ in rows],
            "arm": [o.arm for o, _ in rows],
            "number": [choice.number for _, choice in rows],
            "seat": [choice.seat for _, choice in rows],
            "step": [choice.step for _, choice in rows],
            "code": [choice.code for _, choice in rows],
            "offered": [choice.offered for _, choice in rows],
            "score": [choice.score for _, choice in rows],
        },
    )
