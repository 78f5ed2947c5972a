"""The words of Ayar as numbers: activities, colours, lines, lake spaces, and the lattice of the weaving area.

Lake spaces, sections, textile designs and weaving cells have more names than our data uses, so that an owner of the
game can correct the map or the area without moving a single action code.
"""

from __future__ import annotations

from typing import Final

FARMING: Final = 0
REED: Final = 1
WEAVING: Final = 2
POTTERY: Final = 3
ACTIVITIES: Final = ("farming", "reed", "weaving", "pottery")
LETTERS: Final = "FRWP"
ALL_ACTIVITIES: Final = 15

TEAL: Final = 0
GREY: Final = 1
BROWN: Final = 2
PURPLE: Final = 3
GOLD: Final = 4
AYAR: Final = ("teal", "grey", "brown", "purple")
MARKERS: Final = ("teal", "grey", "brown", "purple", "gold")
ALL_MARKERS: Final = 31

LINES: Final = ("row-1", "row-2", "row-3", "row-4", "column-1", "column-2", "column-3", "column-4")
CELLS: Final = tuple(f"{letter}{row}" for row in (1, 2, 3, 4) for letter in "abcd")
LINE_CELLS: Final = [[4 * row + column for column in range(4)] for row in range(4)] + [
    [4 * row + column for row in range(4)] for column in range(4)
]

SEGMENTS: Final = 29
SIDE_BY_SIDE: Final = 3
PLACES: Final = tuple(f"{segment}{letter}" for segment in range(1, SEGMENTS + 1) for letter in "abc")

POT_COLOURS: Final = ("green", "pink", "blue", "yellow", "red")
POTS: Final = tuple(name for colour in POT_COLOURS for name in (colour, f"{colour}-viracocha"))
WILD: Final = -1
MARKET: Final = ("1", "2", "3", "4", "stack")
STACK: Final = 4
STACKS: Final = ("1", "2", "3", "4")

WEAVE_WIDTH: Final = 7
WEAVE_HEIGHT: Final = 4
WEAVE_CELLS: Final = tuple(f"{letter}{row}" for row in range(1, WEAVE_HEIGHT + 1) for letter in "abcdefg")
EMPTY: Final = -1
OUTSIDE: Final = -2
TURNS: Final = ("h", "h-mv", "h-mh", "h-r180", "v", "v-mv", "v-mh", "v-r180")
TEXTILES: Final = tuple(f"t{power}{letter}" for power in (1, 2, 3, 4) for letter in "abcdefghijklmnop")
DESIGNS_PER_STACK: Final = 16

BOXES: Final = ("a", "b", "c", "d")
NODES: Final = (
    "start",
    *(f"i{n:02d}" for n in range(1, 17)),
    *(f"r{n:02d}" for n in range(1, 25)),
)
SECTIONS: Final = tuple(f"l{n}" for n in range(1, 13))
ABSENT: Final = -1
START: Final = 0
SHARED_SLOT: Final = 1
YELLOW_SLOT: Final = 2
REED_SPACE: Final = 3
KINDS: Final = ("start", "shared", "yellow", "reed")

SLOTS: Final = (
    "power-farming",
    "power-reed",
    "power-weaving",
    "power-pottery",
    "llama",
    "temple-moons",
    "extra-sun",
    "move-marker",
    "inti-six",
)
LLAMA_SLOT: Final = 4
TEMPLE_SLOT: Final = 5
SUN_SLOT: Final = 6
MARKER_SLOT: Final = 7
INTI_SLOT: Final = 8

RAYMI_SLOTS: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
RAYMI_TILES: Final = ("1", "2", "3", "4", "5", "6", "7", "8")
"""Numbered as in the data, which says what letter and activity they have."""
CHECKS: Final = ("temple", "row", "column", *(f"raymi-{slot}" for slot in RAYMI_SLOTS), "fertile")
TEMPLE_CHECK: Final = 0
ROW_CHECK: Final = 1
COLUMN_CHECK: Final = 2
RAYMI_CHECK: Final = 3
FERTILE_CHECK: Final = 11

SUN: Final = 0
MOON: Final = 1
TRACKS: Final = ("sun", "moon")

FROM_BONUS: Final = 0
FROM_RAYMI: Final = 1
FROM_FERTILE: Final = 2
FROM_VIRACOCHA: Final = 3
ORIGINS: Final = ("sun.bonus", "sun.raymi", "sun.fertile", "sun.viracocha")

TOKENS: Final = ("k1", "k2", "k3", "k4", "k5")

BESIDE: Final = -1
RETIRED: Final = -2
UNUSED: Final = 0
BUILT: Final = 1
GONE: Final = 2
