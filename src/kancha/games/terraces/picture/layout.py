"""Where everything lies. Hexes are one unit wide; the board is framed by a score track of 30 x 22 spaces."""

from __future__ import annotations

from math import sqrt
from typing import Final

from kancha.games.terraces.facts import CELLS, NAMES, SITE, SOFT, Facts, coordinates
from kancha.kernel.scene import Piece, Text, Zone

SPACE: Final = 21.5 / 30
"""One space of the score track."""
WIDTH: Final = 21.5
HEIGHT: Final = round(22 * SPACE, 2)
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


def rise(level: int) -> float:
    """Return how high a hex of some level lies."""
    return RISES[min(level, TALLEST)]


class Layout:
    """What lies on the hexes before anything is built on them; made once for each set of facts, and never changed."""

    def __init__(self, facts: Facts) -> None:
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
    if place < 29:
        column, row = place, 0
    elif place < 50:
        column, row = 29, place - 29
    elif place < 79:
        column, row = 79 - place, 21
    else:
        column, row = 0, 100 - place
    return (column + 0.5) * SPACE, (row + 0.5) * SPACE
