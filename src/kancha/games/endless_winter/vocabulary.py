"""The closed vocabulary of effects: every word that a card, tile or slot may use, and the reader of their text.

What a word does stands in `effects.py`, once. Texts look like `TOOL:2`, `EXTRA(E,S)`, `ON[HUNT=>LABOR:2]` and
`PAY[DISCARD:1=>TOOL:2,FOOD:2]`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from kancha.kernel.errors import DataError

FOOD: Final = 0
TOOL: Final = 1
IDOL: Final = 2
DRAW: Final = 3
MEGALITH: Final = 4
LABOR: Final = 5
FOOD_MAX: Final = 6
CAMP: Final = 7
MOVE: Final = 8
VILLAGE: Final = 9
BURY: Final = 10
BURY_SUPPLY: Final = 11
TRIBE: Final = 12
TRIBE_DISCARD: Final = 13
CULTURE: Final = 14
ANIMAL: Final = 15
ANIMAL_TOP: Final = 16
REVEAL: Final = 17
TIP: Final = 18
VP: Final = 19
DISCARD: Final = 20
EXTRA: Final = 21
PAY: Final = 22
ON: Final = 23
ECLIPSE_LABOR: Final = 24

# The first five are the ranking of E3.2, lowest first: a benefit may be taken as any word below it.
WORDS: Final[tuple[str, ...]] = (
    "FOOD",
    "TOOL",
    "IDOL",
    "DRAW",
    "MEGALITH",
    "LABOR",
    "FOOD_MAX",
    "CAMP",
    "MOVE",
    "VILLAGE",
    "BURY",
    "BURY_SUPPLY",
    "TRIBE",
    "TRIBE_DISCARD",
    "CULTURE",
    "ANIMAL",
    "ANIMAL_TOP",
    "REVEAL",
    "TIP",
    "VP",
    "DISCARD",
    "EXTRA",
    "PAY",
    "ON",
    "ECLIPSE_LABOR",
)
SLUGS: Final[tuple[str, ...]] = tuple(word.lower().replace("_", "-") for word in WORDS)
COLUMNS: Final[tuple[str, ...]] = ("settle", "develop", "migrate", "hunt")
SETTLE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3

STEPS_OF: Final[dict[str, tuple[int, int]]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Effect:
    """One benefit: a word with its units and, for ON, PAY and EXTRA, what it refers to."""

    __slots__ = ("arrows", "column", "cost", "gain", "id", "text", "units", "word")

    def __init__(self, text: str, word: int, units: int) -> None:
        self.id = -1
        self.text = text
        self.word = word
        self.units = units
        """Half Labor for ECLIPSE_LABOR."""
        self.column = -1
        self.cost: list[Effect] = []
        self.gain: list[Effect] = []
        self.arrows: list[tuple[int, int]] = []

    def __repr__(self) -> str:
        return self.text


Possible = Callable[[Any, int, Effect], bool]
"""Whether a seat can carry out an effect in a state."""
Take = Callable[[Any, int, int, Effect], None]
"""How a seat carries out so many units of an effect."""


def read(text: str) -> Effect:
    """Read one effect; a word outside the vocabulary is a `DataError`."""
    if bracketed := re.fullmatch(r"(ON|PAY)\[(.+)=>(.+)\]", text):
        kind, left, right = bracketed.groups()
        effect = Effect(text, WORDS.index(kind), 1)
        effect.gain = [read(part) for part in right.split(",")]
        if kind == "PAY":
            effect.cost = [read(part) for part in left.split(",")]
            if any(cost.word not in (FOOD, TOOL, DISCARD) for cost in effect.cost):
                raise DataError(f"effect {text!r}: only FOOD, TOOL and DISCARD can be paid")
        elif left.lower() in COLUMNS:
            effect.column = COLUMNS.index(left.lower())
        else:
            raise DataError(f"effect {text!r}: no column {left!r}")
        return effect
    if arrows := re.fullmatch(r"EXTRA\(([NESW]),([NESW])\)", text):
        effect = Effect(text, EXTRA, 1)
        effect.arrows = [STEPS_OF[direction] for direction in arrows.groups()]
        return effect
    if half := re.fullmatch(r"ECLIPSE_LABOR:(\d)(\.5)?", text):
        return Effect(text, ECLIPSE_LABOR, 2 * int(half[1]) + (1 if half[2] else 0))
    name, _, units = text.partition(":")
    if name not in WORDS or name in ("EXTRA", "PAY", "ON", "ECLIPSE_LABOR"):
        raise DataError(f"effect {text!r} is not of the vocabulary")
    if name == "FOOD_MAX":
        return Effect(text, FOOD_MAX, 1)
    if not units.isdigit() or int(units) == 0:
        raise DataError(f"effect {text!r}: expected {name}:n with n of 1 or more")
    return Effect(text, WORDS.index(name), int(units))
