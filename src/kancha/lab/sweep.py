"""A sweep: the same deals with other options, house rulings or figures of the data files, and what each one changes."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

from kancha.games import game
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.lab.experiments import Experiment, experiment
from kancha.lab.extra import need
from kancha.lab.folder import Folder
from kancha.lab.matches import Outcome
from kancha.lab.results import Result
from kancha.lab.runs import Heard, Told, run
from kancha.lab.summary import tallies

MOST: Final = 1024
"""A sweep has never more experiments."""


class Variable(NamedTuple):
    """What is varied, and its values; the first one is what the others are compared with."""

    name: str
    values: list[Any]


def variable(varied: Game, written: str) -> Variable:
    """Read `NAME=VALUE,VALUE,...`; a range of numbers is `4..8`, a list is `[1,2,3]`."""
    name, mark, values = written.partition("=")
    if not mark or not values:
        raise KanchaError(f"a variable is NAME=VALUE,VALUE,... and not {written!r}")
    found: list[Any] = []
    for value in _values(values):
        span = re.fullmatch(r"(-?\d+)\.\.(-?\d+)", value) if isinstance(value, str) else None
        found += list(range(int(span[1]), int(span[2]) + 1)) if span else [value]
    option = (varied.options | varied.rulings).get(name)
    if option is not None:
        known = {str(choice).lower(): choice for choice in option.choices}
        found = [known.get(str(value).lower(), value) for value in found]
    if len(found) != len({str(value) for value in found}):
        raise KanchaError(f"a value of {name} is there twice: {values}")
    return Variable(name, found)


def _values(text: str) -> list[Any]:
    """TOML values where they are any, words where they are not."""
    try:
        return list(tomllib.loads(f"values = [{text}]")["values"])
    except tomllib.TOMLDecodeError:
        pass
    found: list[Any] = []
    for word in text.split(","):
        try:
            found.append(tomllib.loads(f"value = {word}")["value"])
        except tomllib.TOMLDecodeError:
            found.append(word.strip())
    return found


def grid(variables: Sequence[Variable], each: bool) -> list[dict[str, Any]]:
    """Return every combination of values; with `each`, only those in which at most one variable leaves its first."""
    names = [variable.name for variable in variables]
    if not names or len(set(names)) != len(names):
        raise KanchaError("a sweep needs at least one variable, and each only once")
    made = [dict(zip(names, values, strict=True)) for values in product(*(v.values for v in variables))]
    if each:
        first = {variable.name: variable.values[0] for variable in variables}
        made = [row for row in made if sum(row[name] != first[name] for name in names) <= 1]
    if len(made) < 2 or len(made) > MOST:
        raise KanchaError(f"these values make {len(made)} experiments; a sweep has 2 to {MOST}")
    return made


def points(
    id: str,
    variables: Sequence[Variable | str],
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    version: int | None = None,
    each: bool = False,
) -> list[Experiment]:
    """Return an experiment for each combination of values."""
    base = game(id, data)
    read = [variable(base, v) if isinstance(v, str) else v for v in variables]
    known = base.options | base.rulings
    made: list[Experiment] = []
    for row in grid(read, each):
        chosen = {name: value for name, value in row.items() if name in known}
        figures = {name: value for name, value in row.items() if name not in known}
        labels = {name: _label(value) for name, value in row.items()}
        all_options = {**(options or {}), **chosen}
        made.append(experiment(id, games, seats, bots, seed, all_options, data, version, figures, labels))
    return made


def _label(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def sweep(
    id: str,
    vary: Sequence[Variable | str],
    games: int,
    seats: int,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: Path | str | None = None,
    jobs: int | None = None,
    heard: Heard | None = None,
    *,
    version: int | None = None,
    each: bool = False,
    cluster: str | None = None,
    out: Path | str | None = None,
    decisions: bool = False,
    told: Told | None = None,
) -> Result:
    """Play the same deals with every combination of values, and return what each value changes.

    `vary` holds texts such as `"days=4,6"` or `"pieces.movement.base=2..4"`. With `each` only one variable at a time
    leaves its first value. The other arguments are those of `simulate`; `games` is the number of deals.
    """
    need("numpy", "a sweep")
    arms = points(id, vary, games, seats, bots, seed, options, data, version, each)
    outcomes = run("sweep", arms, jobs, cluster, out, heard, told, choices=decisions)
    return swept(arms, outcomes, None if out is None else Folder(out), decisions)


def swept(
    arms: Sequence[Experiment], outcomes: Sequence[Outcome], folder: Folder | None, choices: bool = False
) -> Result:
    """Return the result of a sweep."""
    from kancha.lab.effects import factor_effects

    counted = tallies(list(arms), outcomes, folder)
    names = list(arms[0].labels)
    first = arms[0]
    summary: dict[str, Any] = {
        "game": first.game,
        "seats": first.seats,
        "seed": first.seed,
        "games": sum(tally.games for tally in counted),
        "variables": {name: list(dict.fromkeys(arm.labels[name] for arm in arms)) for name in names},
        "arms": [{"labels": tally.played.labels, **tally.result()} for tally in counted if tally.games],
    }
    result = Result("sweep", arms, summary, outcomes, folder, choices)
    result["effects"] = [effect.plain() for effect in factor_effects(result)]
    return result
