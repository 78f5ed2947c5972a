"""Figures: the values of a game's data files, by name, as variables of an experiment.

A figure is named by file and place: `pieces.movement.base`, `pieces.seat.2.cards` (row 2 of `[[seat]]`). A name that
leaves out the row is the whole column: `pieces.level.count` is a list. `pieces.levels`, the plural of a table with
counts, is short for it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game

Path = tuple[str | int, ...]


class Figure(NamedTuple):
    """A value of a data file, or a column of values."""

    name: str
    value: Any


def figures(game: Game) -> list[Figure]:
    """List every figure that the game reads and that can be varied, columns of numbers included."""
    return [figure for file, content in sorted(game.figures.values.items()) for figure in _walk(file, content)]


def change(game: Game, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a game with some figures changed."""
    made: dict[str, Any] = copy.deepcopy(game.figures.values)
    for name, value in changes.items():
        places = _places(made, name.split("."))
        if not places:
            raise KanchaError(_unknown(game, name))
        shown = _shown(made, name, places)
        values = value if isinstance(shown, list) and _is_column(name, places[0]) else [value]
        if not isinstance(values, list) or len(values) != len(places):
            raise KanchaError(f"{name} is a list of {len(places)} values, such as {shown}")
        for place, single in zip(places, values, strict=True):
            node: Any = made
            for key in place[:-1]:
                node = node[key]
            if not _alike(node[place[-1]], single):
                raise KanchaError(f"{name} is {shown}; it cannot be {single!r}")
            node[place[-1]] = single
    return made


def _walk(name: str, node: Any) -> Iterator[Figure]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key != "id":
                yield from _walk(f"{name}.{key}", value)
    elif _is_rows(node):
        for key in node[0]:
            column = [row[key] for row in node if _is_number(row.get(key))]
            if key != "id" and len(column) == len(node):
                yield Figure(f"{name}.{key}", column)
        for number, row in enumerate(node):
            yield from _walk(f"{name}.{number}", row)
    elif not (isinstance(node, str) and " " in node):
        yield Figure(name, node)


def _places(node: Any, keys: list[str]) -> list[Path]:
    """Return the places that a name stands for: one, or one in each row if it leaves the row out."""
    if not keys:
        return [] if isinstance(node, dict) or _is_rows(node) else [()]
    key, rest = keys[0], keys[1:]
    if isinstance(node, dict):
        if key in node:
            return [(key, *place) for place in _places(node[key], rest)]
        single = key.removesuffix("s")
        if not rest and single != key and _is_rows(node.get(single)):
            return [(single, *place) for place in _places(node[single], ["count"])]
        return []
    if not isinstance(node, list):
        return []
    if key.isdigit():
        return [(int(key), *place) for place in _places(node[int(key)], rest)] if int(key) < len(node) else []
    found = [[(number, *place) for place in _places(row, keys)] for number, row in enumerate(node)]
    return [places[0] for places in found] if found and all(len(places) == 1 for places in found) else []


def _is_rows(node: Any) -> bool:
    return isinstance(node, list) and bool(node) and all(isinstance(row, dict) for row in node)


def _is_column(name: str, place: Path) -> bool:
    """A column has a row in its place that is not in its name."""
    return sum(isinstance(key, int) for key in place) > sum(key.isdigit() for key in name.split("."))


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _alike(before: Any, after: Any) -> bool:
    if isinstance(before, bool) or isinstance(after, bool):
        return isinstance(before, bool) and isinstance(after, bool)
    if _is_number(before):
        return _is_number(after) and not (isinstance(before, int) and isinstance(after, float))
    return isinstance(after, type(before))


def _shown(values: Any, name: str, places: list[Path]) -> Any:
    found = []
    for place in places:
        node = values
        for key in place:
            node = node[key]
        found.append(node)
    return found if _is_column(name, places[0]) else found[0]


def _unknown(game: Game, name: str) -> str:
    near = get_close_matches(name, [figure.name for figure in figures(game)], 3, 0.5)
    files = ", ".join(sorted(game.figures.values))
    hint = f"did you mean {' or '.join(near)}?" if near else f"its data files are {files}."
    return f"{game.name} has no option and no figure {name!r}; {hint} `kancha sweep {game.id} --list` lists them all"
