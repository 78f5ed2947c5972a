"""A survey of a game: what its parts hold in real matches, as a tree of nodes with ranges and lengths.

Parts say their fields and who sees them, but not how long a list gets or how high a number. A survey plays matches at
every seat count, with any options, and notes it. The surveys of the catalogue's games are kept in
`observations/<game>.json`, so that what a learner sees has a fixed size and a version; `tools/observations.py` writes
them anew when the fields have changed. A game without such a file, or with other fields than it tells, is surveyed when
somebody asks for it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from kancha.bots import bot
from kancha.bots.base import settle
from kancha.games import game
from kancha.kernel.fields import field_names
from kancha.kernel.game import Game
from kancha.kernel.state import ASIDE, BAG, OWNER_BAG, Ledger, Part, State, Step
from kancha.kernel.view import sights

FOLDER: Final = Path(__file__).parent / "observations"
HISTORY: Final = {(State, "reveals"), (Ledger, "points"), (Ledger, "seats"), (Ledger, "sources")}
"""Fields that only grow, and say how the position came about: no part of what is observed."""
ROOM: Final = 1.25
"""A list whose length varies gets that much more room than the survey needed."""
MATCHES: Final = 6
"""So many matches at every seat count, if there is no time for more."""

CLEVER: Final = 6
"""Every so many matches are played by bots that think."""


class Node(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a survey found at one place: a number, a word, a list or a part; or steps, one node for each kind."""

    kind: str = "number"
    sight: str = ""
    low: int = 0
    high: int = 0
    words: list[str] = []
    lengths: dict[str, tuple[int, int]] = {}
    """The least and the greatest length of a list, by seat count."""
    totals: tuple[int, int] = (0, 0)
    """The least and the greatest sum of a bag."""
    item: Node | None = None
    fields: dict[str, Node] = {}
    optional: bool = False
    declared: list[str] = []
    """Where a field is declared, as `Part.field`: several parts may stand in one place."""


class Survey(msgspec.Struct, kw_only=True):
    """What was found in a game."""

    game: str
    version: int
    """Moves when a field is added, lost, or given another size or range."""
    declared: list[str]
    """The fields of the parts that were surveyed."""
    root: Node


@cache
def survey(id: str) -> Survey:
    """Return the survey of a game: the one that is kept, or a fresh one if there is none or the parts have changed."""
    found = game(id)
    file = FOLDER / f"{id}.json"
    if not file.exists():
        return fresh(found, 1)
    kept = msgspec.json.decode(file.read_bytes(), type=Survey)
    return kept if kept.declared == declared(found) else fresh(found, kept.version + 1)


def fresh(found: Game, version: int, matches: int = MATCHES, level: str = "random") -> Survey:
    """Play matches at every seat count and note what the states hold; the same matches every time.

    Some of them are played by bots of the `level`: who plays well gets further than who plays anything.
    """
    clever = bot(level)
    root = Node(kind="part")
    for seats in found.seats:
        for number in range(matches):
            rng = Random(f"{found.id} {seats} {number}")
            every = found.options | found.rulings
            options = {
                key: rng.choice(option.choices)
                for key, option in every.items()
                if option.seats is None or seats in option.seats
            }
            match = found.start(seats, number, options)
            state = match.state
            while state.stack:
                _note(root, state, seats)
                codes = state.legal()
                if number % CLEVER == CLEVER - 1 and not clever.blind:
                    seen = state.seen(state.seat)
                    state.play(clever.choose(match.game, state.seat, seen, codes, rng))
                else:
                    state.play(rng.choice(codes))
                settle(state, rng)
            _note(root, state, seats)
    return Survey(game=found.id, version=version, declared=declared(found), root=root)


def _note(node: Node, value: Any, seats: int) -> None:
    if isinstance(value, Part):
        node.kind = "part"
        kind = type(value)
        seen = sights(kind)
        for name in field_names(kind):
            if seen.get(name) not in ASIDE and not _is_history(kind, name):
                field = node.fields.setdefault(name, Node(sight=seen.get(name, "")))
                place = f"{kind.__name__}.{name}"
                if place not in field.declared:
                    field.declared = sorted([*field.declared, place])
                _note_field(field, getattr(value, name), seats)
    elif isinstance(value, list):
        node.kind = "list"
        least, most = node.lengths.get(str(seats), (len(value), len(value)))
        node.lengths[str(seats)] = (min(least, len(value)), max(most, len(value)))
        node.item = node.item or Node(low=0, high=0)
        for item in value:
            _note(node.item, item, seats)
    elif isinstance(value, str):
        node.kind = "word"
        if value not in node.words:
            node.words = sorted([*node.words, value])
    elif value is None:
        node.optional = True
    else:
        node.low, node.high = min(node.low, int(value)), max(node.high, int(value))


def _note_field(field: Node, value: Any, seats: int) -> None:
    if isinstance(value, list) and (field.kind == "steps" or (value and isinstance(value[0], Step))):
        field.kind = "steps"
        for step in value:
            _note(field.fields.setdefault(type(step).__name__, Node(kind="part")), step, seats)
        return
    if field.sight in (BAG, OWNER_BAG):
        total = sum(value)
        field.totals = (min(field.totals[0], total), max(field.totals[1], total))
    _note(field, value, seats)


def save(made: Survey) -> None:
    """Keep a survey."""
    FOLDER.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(made), indent=1)
    (FOLDER / f"{made.game}.json").write_bytes(text + b"\n")


def declared(found: Game) -> list[str]:
    """List every field of the game's parts that is observed; a survey holds for exactly these."""
    return sorted(
        f"{kind.__name__}.{name}"
        for kind in (*found.parts, Ledger)
        for name in field_names(kind)
        if sights(kind).get(name) not in ASIDE and not _is_history(kind, name)
    )


def _is_history(kind: type, name: str) -> bool:
    return any(issubclass(kind, base) and name == own for base, own in HISTORY)
