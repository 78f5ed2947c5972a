"""Places on the panels, in board units, and small drawings that several panels share."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import AYAR, DESIGNS_PER_STACK, SIDE_BY_SIDE, TEXTILES, WEAVE_CELLS, WEAVE_WIDTH
from kancha.kernel.scene import Piece, Ruler, Text, Zone
from kancha.kernel.shelf import Place, grid, row, short

PATHS_SIZE: Final = (37.4, 26.0)
LAKE_SIZE: Final = (26.0, 17.0)
SEAT_SIZE: Final = (20.0, 27.2)
SOLO_SIZE: Final = (20.6, 16.4)
CRAFTS_TOP: Final = 12.0
"""Where the activities begin on a seat's board, below the tambo grid."""
TEMPLES_TOP: Final = 18.75
"""Where the temple area begins on the main board, below the paths."""

CELL_PLACES: Final = tuple(grid(16, (3.15, 4.0), 1.6, wide=4))
"""The centres of the cells of the tambo grid."""
LINE_PLACES: Final = (
    *[(1.35, CELL_PLACES[4 * row][1]) for row in range(4)],
    *[(CELL_PLACES[column][0], 10.75) for column in range(4)],
)
"""The centres of the step slots: left of the rows, below the columns."""
BONUS_PLACES: Final = (
    *[(9.55, CELL_PLACES[4 * row][1]) for row in range(4)],
    *[(CELL_PLACES[column][0], 2.5) for column in range(4)],
)
"""The centres of the personal bonuses: right of the rows, above the columns."""
MOON_PLACES: Final = tuple((CELL_PLACES[column][0], 1.0) for column in range(4))
"""The centres of the Moon slots, above the grid."""
DISC_INK: Final = "#213"
"""Numbers on gold and silver, by day and by night."""


def lane_top(path: int) -> float:
    """The upper edge of a path's lane."""
    return 0.3 + 4.6 * path


def space_at(path: int, space: float) -> Place:
    """The centre of a movement space."""
    return short(1.2 + (space - 1) * 1.207), short(lane_top(path) + 1.98)


def slot_at(slot: int) -> Place:
    """Return the centre of a bonus slot."""
    return short(1.22 + 2.195 * slot), 25.6


class Layout:
    """The places that follow from the facts: building slots, the map of the lake, the weaving area."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.sites: list[Place] = [self._site(site) for site in range(len(facts.site_path))]
        """The centres of the building slots: below the path, the second and third of a segment further down."""
        self.nodes: list[Place] = [(short(6.4 + 0.19 * (100 - y)), short(1.25 + 0.148 * x)) for x, y in facts.node_xy]
        """The centres of the lake spaces: the map is turned, south to the left."""
        self.sections: dict[int, tuple[float, float, str]] = {
            section: self._section(nodes) for section, nodes in enumerate(facts.section_nodes) if nodes
        }
        """By section of the lake in use: its centre and its outline."""
        self.links = ""
        for node, near in enumerate(facts.links):
            for other in near:
                if other > node:
                    (x, y), (ox, oy) = self.nodes[node], self.nodes[other]
                    self.links += f"M{x:.2f} {y:.2f}L{ox:.2f} {oy:.2f}"
        self.unit = min(1.38, 4.14 / facts.weave_rows, 8.4 / facts.weave_columns)
        """The side of a cell of the weaving area."""
        self.weave: list[Place] = [self._weave(cell) for cell in range(len(WEAVE_CELLS))]
        """The centres of its cells."""
        self.jar = short(min(0.93, 9.3 / facts.pot_slots))
        """How far the slots of the pottery track lie apart."""
        self.jars: list[Place] = row(facts.pot_slots, (10.72, 18.3), self.jar)
        """Their centres."""
        self.pips: list[list[Place]] = [self._pips(slot) for slot in range(len(facts.slot_need))]
        """By bonus slot: the places of its Viracocha."""

    def _site(self, site: int) -> Place:
        x, y = space_at(self.facts.site_path[site], self.facts.site_segment[site] + 0.5)
        return x, short(y + 1.04 + 1.0 * (self.facts.site_place[site] % SIDE_BY_SIDE))

    def _section(self, nodes: list[int]) -> tuple[float, float, str]:
        places = [self.nodes[node] for node in nodes]
        x = sum(place[0] for place in places) / len(places)
        y = sum(place[1] for place in places) / len(places)
        outline = "L".join(f"{0.82 * (px - x):.2f} {0.82 * (py - y):.2f}" for px, py in places)
        return short(x), short(y), f"M{outline}Z"

    def _pips(self, slot: int) -> list[Place]:
        (x, y), need = slot_at(slot), self.facts.slot_need[slot]
        return row(need, (short(x - 0.24 * (need - 1)), short(y + 0.8)), 0.48)

    def _weave(self, cell: int) -> Place:
        x, y = cell % WEAVE_WIDTH + 0.5, cell // WEAVE_WIDTH + 0.5
        return short(0.75 + self.unit * x), short(CRAFTS_TOP + 6.95 + self.unit * y)

    def cloth_rulers(self) -> list[Ruler]:
        """Return the names of columns and rows of the weaving area, where the stage shows it by itself."""
        area = self.facts.weave_area
        columns = {WEAVE_CELLS[cell][0]: self.weave[cell][0] for cell in area}
        rows = {WEAVE_CELLS[cell][1]: self.weave[cell][1] for cell in area}
        return [Ruler(label, x=x, part="weaving") for label, x in columns.items()] + [
            Ruler(label, y=y, part="weaving") for label, y in rows.items()
        ]

    def cloth(self, cell: int, turn: int) -> Place:
        """Return the centre of a textile on a cell and the next."""
        x, y = self.weave[cell]
        return (short(x + self.unit / 2), y) if turn < 4 else (x, short(y + self.unit / 2))


def textile(
    facts: Facts,
    id: str,
    design: int,
    turn: int,
    at: Place,
    unit: float,
    zone: str = "",
    quiet: bool = True,
) -> list[Piece]:
    """A textile around its centre: the cloth, its whole Suns, its half Suns on their edges, its icon."""
    (x, y), upright = at, turn >= 4
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
    centres = ((short(x - across), short(y - down)), (short(x + across), short(y + down)))
    masks = (facts.textile_first[design][turn], facts.textile_second[design][turn])
    for number, ((cx, cy), mask) in enumerate(zip(centres, masks, strict=True)):
        if mask > 0:
            pieces.append(Piece(f"{id}-h{number}", f"halves-{mask}", cx, cy, unit, unit, quiet=True))
    size = short(0.46 * unit)
    marks = ["sun"] * facts.full[design] + ["viracocha"] * facts.textile_icon[design]
    for number, mark in enumerate(marks):
        cx, cy = centres[number % 2] if len(marks) < 3 else centres[0 if number < 1 else 1]
        shift = 0.18 * unit if len(marks) > 2 and number == 2 else 0.0
        pieces.append(Piece(f"{id}-m{number}", mark, short(cx + shift), cy, size, size, quiet=True))
    return pieces


def disc(
    id: str, kind: str, value: int | str, x: float, y: float, size: float, tip: Text | None = None, rule: str = ""
) -> Piece:
    """A gold or silver disc with a number; without words of its own, what lies below it is pointed at."""
    piece = Piece(id, kind, x, y, size, size, label=str(value), label_size=round(size * 0.46, 2), label_fill=DISC_INK)
    piece.tip, piece.rule, piece.quiet = tip, rule, tip is None
    return piece


def ayar_piece(ayar: int, x: float, y: float, size: float, tip: Text) -> Piece:
    """A male Ayar."""
    return Piece(f"ayar-{AYAR[ayar]}", f"man-{AYAR[ayar]}", x, y, short(size * 0.67), size, tip=tip, rule="A4.1")


def boxes(id: str, places: list[Place], w: float, h: float) -> Zone:
    """Rectangles around places, as one shape around the middle of the first and the last."""
    x = short((places[0][0] + places[-1][0]) / 2)
    y = short((places[0][1] + places[-1][1]) / 2)
    outline = "".join(f"M{px - w / 2 - x:.4g} {py - h / 2 - y:.4g}h{w:.3g}v{h:.3g}h{-w:.3g}Z" for px, py in places)
    return Zone(id, x, y, "path", d=outline, fill="var(--board)")
