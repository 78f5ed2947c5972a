"""Places on the panels, in board units, and small drawings that several panels share."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import AYAR, DESIGNS_PER_STACK, TEXTILES, WEAVE_WIDTH
from kancha.kernel.scene import Piece, Text

PATHS_SIZE: Final = (37.4, 26.0)
LAKE_SIZE: Final = (26.0, 17.0)
SEAT_SIZE: Final = (20.0, 27.2)
SOLO_SIZE: Final = (20.6, 16.4)
CRAFTS_TOP: Final = 12.0
"""Where the activities begin on a seat's board, below the tambo grid."""
TEMPLES_TOP: Final = 18.75
"""Where the temple area begins on the main board, below the paths."""

DISC_INK: Final = "#213"
"""Numbers on gold and silver, by day and by night."""


def lane_top(path: int) -> float:
    """The upper edge of a path's lane."""
    return 0.3 + 4.6 * path


def space_at(path: int, space: float) -> tuple[float, float]:
    """The centre of a movement space."""
    return 1.2 + (space - 1) * 1.207, lane_top(path) + 1.98


def site_at(facts: Facts, site: int) -> tuple[float, float]:
    """The centre of a building slot: below the path, the second and third of a segment further down."""
    x, y = space_at(facts.site_path[site], facts.site_segment[site] + 0.5)
    return x, y + 1.04 + 1.0 * (facts.site_place[site] % 3)


def node_at(facts: Facts, node: int) -> tuple[float, float]:
    """The centre of a lake space: the map is turned, south to the left."""
    x, y = facts.node_xy[node]
    return 6.4 + 0.19 * (100 - y), 1.25 + 0.148 * x


def cell_at(cell: int) -> tuple[float, float]:
    """The centre of a cell of the tambo grid."""
    return 3.15 + 1.6 * (cell % 4), 4.0 + 1.6 * (cell // 4)


def line_at(line: int) -> tuple[float, float]:
    """The centre of a step slot: left of its row, below its column."""
    return (1.35, cell_at(4 * line)[1]) if line < 4 else (cell_at(line - 4)[0], 10.75)


def bonus_at(line: int) -> tuple[float, float]:
    """The centre of a personal bonus: right of its row, above its column."""
    return (9.55, cell_at(4 * line)[1]) if line < 4 else (cell_at(line - 4)[0], 2.5)


def moon_slot_at(activity: int) -> tuple[float, float]:
    """The centre of a Moon slot, above the grid."""
    return cell_at(activity)[0], 1.0


def weave_unit(facts: Facts) -> float:
    """The side of a cell of the weaving area."""
    return min(1.38, 4.14 / facts.weave_rows, 8.4 / facts.weave_columns)


def weave_at(facts: Facts, cell: int) -> tuple[float, float]:
    """The centre of a cell of the weaving area."""
    unit = weave_unit(facts)
    return 0.75 + unit * (cell % WEAVE_WIDTH + 0.5), CRAFTS_TOP + 6.95 + unit * (cell // WEAVE_WIDTH + 0.5)


def textile(
    facts: Facts,
    id: str,
    design: int,
    turn: int,
    x: float,
    y: float,
    unit: float,
    zone: str = "",
    quiet: bool = True,
) -> list[Piece]:
    """A textile around its centre: the cloth, its whole Suns, its half Suns on their edges, its icon."""
    upright = turn >= 4
    power = design // DESIGNS_PER_STACK + 1
    cloth = Piece(id, f"textile-{power}", x, y, 2 * unit, unit, zone=zone, quiet=quiet)
    if upright:
        cloth.rotate = 90.0
    if not quiet:
        args: dict[str, int | str | list[int] | list[str]] = {
            "textile": TEXTILES[design],
            "power": power,
            "full": facts.full[design],
            "halves": len(facts.halves[design]),
        }
        cloth.tip, cloth.rule = Text("tip-textile", args), "A6.W.5"
    pieces = [cloth]
    across, down = (0.0, unit / 2) if upright else (unit / 2, 0.0)
    centres = ((x - across, y - down), (x + across, y + down))
    masks = (facts.textile_first[design][turn], facts.textile_second[design][turn])
    for number, ((cx, cy), mask) in enumerate(zip(centres, masks, strict=True)):
        if mask > 0:
            pieces.append(Piece(f"{id}-h{number}", f"halves-{mask}", cx, cy, unit, unit, quiet=True))
    marks = ["sun"] * facts.full[design] + ["viracocha"] * facts.textile_icon[design]
    for number, mark in enumerate(marks):
        cx, cy = centres[number % 2] if len(marks) < 3 else centres[0 if number < 1 else 1]
        shift = 0.18 * unit if len(marks) > 2 and number == 2 else 0.0
        pieces.append(Piece(f"{id}-m{number}", mark, cx + shift, cy, 0.46 * unit, 0.46 * unit, quiet=True))
    return pieces


def disc(
    id: str, kind: str, value: int | str, x: float, y: float, size: float, tip: Text | None = None, rule: str = ""
) -> Piece:
    """A gold or silver disc with a number; without words of its own, what lies below it is pointed at."""
    piece = Piece(id, kind, x, y, size, size, label=str(value), label_size=size * 0.46, label_fill=DISC_INK)
    piece.tip, piece.rule, piece.quiet = tip, rule, tip is None
    return piece


def ayar_piece(ayar: int, x: float, y: float, size: float, tip: Text) -> Piece:
    """A male Ayar."""
    return Piece(f"ayar-{ayar}", f"man-{AYAR[ayar]}", x, y, size * 0.67, size, tip=tip, rule="A4.1")


def boxes(places: list[tuple[float, float]], w: float, h: float) -> str:
    """The outline of rectangles around places, as one path."""
    return "".join(f"M{x - w / 2:.4g} {y - h / 2:.4g}h{w:.3g}v{h:.3g}h{-w:.3g}Z" for x, y in places)
