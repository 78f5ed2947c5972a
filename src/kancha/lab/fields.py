"""Observations field by field, in words: what each number is, where it is read from, who sees it, its range.

    from kancha.lab import describe
    print(describe("caral"))

What a field means is what its part says of it in the source: the line of text below the field.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from kancha.games import game
from kancha.kernel.game import Game
from kancha.kernel.state import BAG, EACH, HIDDEN, OWNER, OWNER_BAG, Ledger, State
from kancha.lab.observation import Field, layout

SIGHTS = {
    "public": "all",
    OWNER: "its owner",
    OWNER_BAG: "its owner",
    EACH: "each seat its own",
    BAG: "nobody",
    HIDDEN: "nobody",
}


class Line(NamedTuple):
    """A row of the page: fields of one name, whatever their number in a list."""

    name: str
    sizes: list[int]
    """How many numbers they are, by seat count."""
    low: int
    high: int
    sight: str
    meaning: str


def describe(id: str) -> str:
    """Return what a learner sees of a game, field by field, as a page of Markdown."""
    found = game(id)
    layouts = [layout(id, seats) for seats in found.seats]
    seats = list(found.seats)
    rows = lines(found)
    sizes = ", ".join(f"{made.size} at {made.seats}" for made in layouts)
    head = [
        f"# What a learner sees of {found.name}",
        "",
        f"Observation version {layouts[0].version}. Numbers in all, by seats: {sizes}. Actions: {layouts[0].actions}.",
        "",
        "Written by `tools/observations.py`; `kancha.lab.describe` gives the same text. Each number is scaled from its",
        "range to 0..1; what is not there, or hidden from the seat that looks, is -1. `n` stands for a place in a",
        "list; one of changing length has a field `length`. Of what is hidden, `count` is how many there are. Fields",
        f'are in the order of the observation; `layout("{id}", seats).fields` gives the first place of each.',
        "",
        f"| field | numbers at {', '.join(map(str, seats))} | range | seen by | what it is |",
        "| --- | --- | --- | --- | --- |",
    ]
    body = [
        f"| `{row.name}` | {_sizes(row.sizes)} | {row.low}..{row.high} | {row.sight} | {row.meaning} |" for row in rows
    ]
    return "\n".join([*head, *body, ""])


def lines(found: Game) -> list[Line]:
    """Return the fields of a game at all its seat counts, those of a list together."""
    notes = meanings(found)
    counts = list(found.seats)
    gathered: dict[str, list[Any]] = {}
    for place, seats in enumerate(counts):
        for field in layout(found.id, seats).fields:
            name = re.sub(r"\.\d+(?=\.|$)", ".n", field.name)
            row = gathered.setdefault(name, [[0] * len(counts), field])
            row[0][place] += field.size
    return [_line(name, sizes, field, notes) for name, (sizes, field) in gathered.items()]


def _line(name: str, sizes: list[int], field: Field, notes: dict[str, str]) -> Line:
    told = dict.fromkeys(notes[place] for place in field.declared if notes.get(place))
    said = " / ".join(told)
    if field.meaning:
        said = (
            f"{said.rstrip('.')}: {field.meaning}" if said and name.endswith((".count", ".length")) else field.meaning
        )
    meaning = said or _plain(name)
    return Line(name, sizes, field.low, field.high, SIGHTS.get(field.sight, field.sight), meaning.replace("|", "/"))


def _plain(name: str) -> str:
    """A field that says nothing more is its name: its last word, or the two last ones."""
    words = [word for word in name.split(".") if word != "n"]
    return words[-1].replace("_", " ")


def meanings(found: Game) -> dict[str, str]:
    """Return what the parts of a game say of their fields, by `Part.field`."""
    kinds: Iterable[type] = (*found.parts, Ledger, State)
    notes: dict[str, str] = {}
    for kind in kinds:
        for base in reversed(kind.__mro__):
            for name, note in _notes(base).items():
                notes[f"{kind.__name__}.{name}"] = note
    return notes


def _notes(kind: type) -> dict[str, str]:
    """Read the texts that stand below the fields in the source of a class."""
    try:
        file = inspect.getsourcefile(kind)
    except TypeError:
        return {}
    if file is None or not file.endswith(".py"):
        return {}
    with open(file, encoding="utf-8") as source:
        tree = ast.parse(source.read())
    own = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    notes: dict[str, str] = {}
    for node in own:
        for body in [node.body, *(part.body for part in node.body if isinstance(part, ast.FunctionDef))]:
            for line, after in pairwise(body):
                name = _assigned(line)
                if name and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    notes[name] = " ".join(str(after.value.value).split())
    return notes


def _assigned(line: ast.stmt) -> str:
    target = (
        line.target if isinstance(line, ast.AnnAssign) else line.targets[0] if isinstance(line, ast.Assign) else None
    )
    return target.attr if isinstance(target, ast.Attribute) else ""


def _sizes(sizes: list[int]) -> str:
    return str(sizes[0]) if len(set(sizes)) == 1 else ", ".join(map(str, sizes))
