"""Where everything lies. Hexes are one unit wide; the board is framed, well away from them, by a score track."""

from __future__ import annotations

from math import sqrt
from typing import Final

from kancha.games.terraces.facts import CELLS, NAMES, SITE, SOFT, Facts
from kancha.games.terraces.lattice import COLUMNS, ROWS, coordinates
from kancha.kernel.scene import Box, Piece, Ruler, Text, Zone
from kancha.kernel.shelf import short

SPACE: Final = 0.785
"""One space of the score track."""
ACROSS: Final = 32
DOWN: Final = 20
"""Spaces of the track along an edge: a hundred around."""
WIDTH: Final = round(ACROSS * SPACE, 2)
HEIGHT: Final = round(DOWN * SPACE, 2)
HEX: Final = round(2 / sqrt(3), 3)
"""The height of a hex that is one unit wide."""
ROW: Final = sqrt(3) / 2
LIFT: Final = 0.095
"""How much a level raises a tile."""
TALLEST: Final = 9
"""The symbols show this many levels; higher ones are told by the number alone."""
LEFT: Final = (WIDTH - 19) / 2 + 0.5
TOP: Final = (HEIGHT - 14 * ROW) / 2 + 0.12


def place_of(cell: int) -> tuple[float, float]:
    """Return the middle of a hex on the ground."""
    x, row = coordinates(cell)
    return round(LEFT + (x + 18) / 2, 2), round(TOP + row * ROW, 2)


CENTRES: Final = [place_of(cell) for cell in range(CELLS)]
IDS: Final = [f"hex-{name}" for name in NAMES]
"""The ids of the hexes on the page."""


RISES: Final = [round(LIFT * level, 3) for level in range(TALLEST + 1)]
"""How high a hex lies, by level; so are the next three."""
WALLS: Final = [round(HEX + height, 3) for height in RISES]
"""How tall a hex is with the walls below it."""
MIDDLES: Final = [[short(y - height / 2) for _, y in CENTRES] for height in RISES]
"""The middle of a hex with its walls, by level and hex."""
TOPS: Final = [[short(y - height) for _, y in CENTRES] for height in RISES]
"""The middle of its surface."""


def rise(level: int) -> float:
    """Return how high a hex of some level lies."""
    return RISES[min(level, TALLEST)]


VIEW: Final = Box(2.86, 0.97, 19.4, 13.75)
"""The site and what lies around it, without the score track: the seats tell the points already."""
GROUND: Final = "linear-gradient(var(--hard-far) 50%, var(--soft-far) 58%)"
"""Mountains to the north, the soft border to the south."""
RULERS: Final = [
    *[Ruler(letter, y=round(TOP + row * ROW, 2)) for row, letter in enumerate("abcdefghijklmno"[:ROWS])],
    *[Ruler(str(number + 1), x=round(LEFT + number + 0.25, 2)) for number in range(COLUMNS)],
]
"""Rows by letter; columns by number, between the places of even and odd rows."""


class Layout:
    """What lies on the hexes before anything is built on them; for each set of facts."""

    def __init__(self, facts: Facts) -> None:
        self.rows: list[list[int]] = [[cell for cell in facts.cells if cell // COLUMNS == row] for row in range(ROWS)]
        """The hexes row by row."""
        self.rules: list[str] = ["C0.2" if land == SITE else "C4.2" for land in facts.land]
        """The paragraph that explains a hex."""
        self.bare: list[Zone] = [self._bare(facts.land[cell], cell) for cell in range(CELLS)]
        self.wet: list[Zone] = [self._wet(cell) for cell in range(CELLS)]
        """Hexes with a basin."""
        self.water: list[Piece] = [self._water(cell) for cell in range(CELLS)]

    def _bare(self, land: int, cell: int) -> Zone:
        x, y = CENTRES[cell]
        zone = Zone(IDS[cell], x, y, "hex", rule=self.rules[cell])
        if land == SITE:
            zone.symbol, zone.tip = "bare", Text("tip-bare", {"cell": NAMES[cell]})
        else:
            zone.symbol = "soft" if land == SOFT else "mountain"
            zone.tip = Text("tip-soft" if land == SOFT else "tip-hard")
        return zone

    def _wet(self, cell: int) -> Zone:
        x, y = CENTRES[cell]
        return Zone(IDS[cell], x, y, "hex", tip=Text("tip-basin", {"cell": NAMES[cell]}), rule=self.rules[cell])

    def _water(self, cell: int) -> Piece:
        x, y = CENTRES[cell]
        return Piece(f"basin-{NAMES[cell]}", "water", x, y, h=HEX, zone=IDS[cell], quiet=True)


def track_space(points: int) -> tuple[float, float]:
    """Return the middle of a space of the score track, which runs clockwise from the top left."""
    place = points % 100
    right, corner = ACROSS - 1, ACROSS + DOWN - 2
    if place < right:
        column, row = place, 0
    elif place < corner:
        column, row = right, place - right
    elif place < corner + right:
        column, row = corner + right - place, DOWN - 1
    else:
        column, row = 0, 100 - place
    return (column + 0.5) * SPACE, (row + 0.5) * SPACE
