"""A seat's board, and on it the tambo grid: step slots, markers, Moon slots, personal bonuses, unused temples."""

from __future__ import annotations

from functools import partial
from typing import Final

from kancha.games.ayar.ayllu import dawn_suns
from kancha.games.ayar.checks import FertileGround
from kancha.games.ayar.facts import BONUS_INTI, BONUS_LLAMA, Facts
from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import ACTIVITIES, BESIDE, CELLS, LINES, MARKERS, RETIRED, UNUSED
from kancha.games.ayar.night import is_dawn_to_come
from kancha.games.ayar.picture.crafts import Crafts
from kancha.games.ayar.picture.gods import Gods
from kancha.games.ayar.picture.layout import (
    BONUS_PLACES,
    CELL_PLACES,
    LINE_PLACES,
    MOON_PLACES,
    SEAT_SIZE,
    Layout,
)
from kancha.games.ayar.state import AyarState, Seat
from kancha.games.ayar.travel import line_power
from kancha.games.ayar.viracocha import ViracochaSlot
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Box, Panel, Part, Piece, Ruler, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, grid, short

BESIDE_PLACES: Final = tuple(grid(5, (11.3, 3.4), 0.95, wide=2, down=1.5))
"""Where markers stand that have not been laid yet."""
TEMPLE_PLACES: Final = tuple(grid(4, (11.35, 8.9), 1.4, wide=2, down=1.45))
"""Where temples wait."""
VIEW: Final = Box(0, -0.7, SEAT_SIZE[0], SEAT_SIZE[1] + 0.7)
"""The whole board, with room above it for the names of the columns."""
GRID: Final = Part("grid", 0.2, -0.5, 13.1, 12.5, 1.4)
"""With room above it for the names of the columns."""
SCORE: Final = Part("score", 13.4, 0.1, 6.4, 7.8, 0.3)
BONUSES: Final = Part("bonuses", 0.1, 24.1, 19.8, 3.0, 0.45)
PARTS: Final[tuple[Part, ...]] = (GRID, SCORE, Part("crafts", 0.2, 12.2, 19.6, 11.75, 0.9), BONUSES)
"""What a wide stage may set side by side, by what the question is about: the grid, ..."""
CRAFT_PARTS: Final[tuple[Part, ...]] = (
    Part("crafts", 0.2, 12.2, 19.6, 11.75, 2.0),
    Part("grid", 0.2, 0.1, 19.6, 11.9, 0.7),
    Part("bonuses", 0.1, 24.1, 19.8, 3.0, 0.4),
)
"""... the activities, ..."""
WEAVING_PARTS: Final[tuple[Part, ...]] = (
    Part("weaving", 0.2, 17.75, 9.7, 6.2, 2.5),
    Part("grid", 0.2, 0.1, 19.6, 11.9, 0.7),
    Part("farming", 0.2, 12.2, 9.7, 5.5, 0.6),
    Part("crafts", 10.0, 12.2, 9.8, 11.7, 0.8),
    Part("bonuses", 0.1, 24.1, 19.8, 3.0, 0.5),
)
"""... the weaving area, ..."""
BONUS_PARTS: Final[tuple[Part, ...]] = (
    GRID,
    SCORE,
    Part("crafts", 0.2, 12.2, 19.6, 11.75, 0.9),
    Part("bonuses", 0.1, 24.1, 19.8, 3.0, 1.2),
)
"""... the bonuses."""


RULERS: Final[tuple[Ruler, ...]] = (
    *(Ruler(cell[0], x=CELL_PLACES[column][0], part="grid") for column, cell in enumerate(CELLS[:4])),
    *(Ruler(CELLS[4 * row][1], y=CELL_PLACES[4 * row][1], part="grid") for row in range(4)),
)
"""The names of columns and rows of the tambo grid."""


def parts_of(s: AyarState, seat: int) -> tuple[Part, ...]:
    """Return the parts of a seat's board; what its own question is about counts most."""
    step = s.stack[-1] if s.stack else None
    parts = PARTS
    if isinstance(step, TextileLaying) and step.seat == seat:
        parts = WEAVING_PARTS
    elif isinstance(step, (Farming, FertileGround)) and step.seat == seat:
        parts = CRAFT_PARTS
    elif isinstance(step, ViracochaSlot) and step.seat == seat:
        parts = BONUS_PARTS
    return parts


class SeatBoard:
    """The board of a seat: grid above, activities below it, Viracocha slots at the foot.

    Tambo cells, Moon slots, the plates of activities and bonuses belong to its art.
    """

    def __init__(self, layout: Layout, seat: int, sheets: Sheets) -> None:
        self.seat = seat
        self.sheets = sheets
        self.grid = Grid(layout.facts, seat)
        self.crafts = Crafts(layout, seat)
        self.gods = Gods(layout, seat)
        self.rulers = [*RULERS, *layout.cloth_rulers()]

    def draw(self, s: AyarState) -> Panel:
        """Draw it as it stands."""
        width, height = SEAT_SIZE
        seat, own = self.seat, s.seats[self.seat]
        panel = Panel(f"board-{seat}", Text("panel-seat"), width, height, place="seat", seat=seat, art="plate-seat")
        panel.parts, panel.ground, panel.rulers = list(parts_of(s, seat)), "var(--board)", self.rulers
        panel.view = VIEW
        sheets, is_first = self.sheets, s.first == seat
        self.grid.draw(panel, s, own, sheets)
        sheets.put(panel, ("moon slots", seat, *own.moons), lambda sheet: _moon_slots(sheet, own))
        standing = (*own.markers, *own.standing, *own.moon_slots)
        sheets.put(panel, ("markers", seat, *standing), lambda sheet: _markers(sheet, own))
        sheets.put(panel, ("unused", seat, is_first, *own.temples), lambda sheet: _temples(sheet, own, is_first))
        self.crafts.draw(panel, s, own, sheets)
        self.gods.draw(panel, own, dawn_suns(s, seat) if is_dawn_to_come(s) else 0, sheets)
        return panel


class Grid:
    """What lies on the tambo grid of a seat, full and empty, and beside it."""

    def __init__(self, facts: Facts, seat: int) -> None:
        self.cells = [[_cell(seat, cell, full) for full in (False, True)] for cell in range(len(CELLS))]
        """By cell, without its tambo and with it."""
        self.quadrants = [[_quadrant(seat, quadrant, empty) for empty in (False, True)] for quadrant in range(4)]
        """By quadrant, with tambos and emptied."""
        self.bonuses = [[_bonus(facts, seat, line, gained) for gained in (False, True)] for line in range(8)]
        """By line: its personal bonus to come, and gained."""

    def draw(self, panel: Panel, s: AyarState, own: Seat, sheets: Sheets) -> None:
        """Draw cells, quadrants, step slots and bonuses."""
        cells, arrows = own.grid, s.facts.arrows[s.players]
        for cell, full in zip(self.cells, cells, strict=True):
            cell[full].copy_to(panel)
        for quadrant, corner in enumerate((0, 2, 8, 10)):
            empty = not (cells[corner] or cells[corner + 1] or cells[corner + 4] or cells[corner + 5])
            self.quadrants[quadrant][empty].copy_to(panel)
        for line in range(8):
            steps, power = arrows[line], line_power(s, own.seat, line)
            on = ("line", own.seat, line, steps, power)
            sheets.put(panel, on, partial(_line, seat=own.seat, line=line, steps=steps, power=power))
            bonus = s.facts.bonuses[line]
            gained = own.bonuses[bonus - BONUS_INTI] == 1 if bonus >= BONUS_INTI else power == 0
            self.bonuses[line][gained].copy_to(panel)


def _line(sheet: Sheet, seat: int, line: int, steps: int, power: int) -> None:
    x, y = LINE_PLACES[line]
    args: dict[str, int | str | list[int] | list[str]] = {"line": LINES[line], "steps": steps, "power": power}
    tip = Text("tip-line" if power else "tip-line-empty", args)
    symbol = f"arrows-{min(max(steps, 1), 3)}"
    sheet.zones.append(Zone(f"line-{seat}-{line}", x, y, w=1.3, h=1.3, symbol=symbol, tip=tip, rule="A3.1"))


def _cell(seat: int, cell: int, full: bool) -> Sheet:
    sheet, (x, y), id = Sheet(), CELL_PLACES[cell], f"cell-{seat}-{cell}"
    tip = Text("tip-cell" if full else "tip-cell-empty", {"cell": CELLS[cell]})
    sheet.zones.append(Zone(id, x, y, w=1.5, h=1.5, tip=tip))
    if full:
        sheet.pieces.append(Piece(f"grid-{seat}-{cell}", "tambo", x, y, 1.1, 1.1, seat=seat, zone=id))
    return sheet


def _quadrant(seat: int, quadrant: int, empty: bool) -> Sheet:
    sheet, (x, y) = Sheet(), CELL_PLACES[8 * (quadrant // 2) + 2 * (quadrant % 2)]
    glyph = Piece(f"quadrant-{seat}-{quadrant}", "temple-plain", short(x + 0.8), short(y + 0.8), 0.72, 0.72)
    glyph.faded, glyph.tip, glyph.rule = empty, Text("tip-quadrant"), "A7.1"
    sheet.pieces.append(glyph)
    return sheet


def _bonus(facts: Facts, seat: int, line: int, gained: bool) -> Sheet:
    sheet, bonus, (x, y), id = Sheet(), facts.bonuses[line], BONUS_PLACES[line], f"bonus-{seat}-{line}"
    kind = "bonus-llama" if bonus == BONUS_LLAMA else "bonus-viracocha"
    told = Text("tip-bonus-llama" if bonus == BONUS_LLAMA else "tip-bonus-viracocha", {"line": LINES[line]})
    if bonus >= BONUS_INTI:
        activity = ACTIVITIES[bonus - BONUS_INTI]
        kind, told = f"inti-{activity}", Text("tip-bonus-inti", {"line": LINES[line], "activity": activity})
    sheet.zones.append(Zone(id, x, y, w=1.2, h=1.2, symbol=kind, tip=told, rule="A7.2"))
    if gained and bonus >= BONUS_INTI:
        at = short(x + 0.38), short(y + 0.38)
        sheet.pieces.append(Piece(f"marked-{seat}-{line}", "bonus-marker", *at, 0.62, 0.62, seat=seat, zone=id))
    elif gained:
        # Only Inti bonuses are marked with one of the four markers, which A10.7 counts.
        sheet.pieces.append(Piece(f"gained-{seat}-{line}", "gained", x, y, 1.2, 1.2, quiet=True))
    return sheet


def _moon_slots(sheet: Sheet, own: Seat) -> None:
    for activity in range(4):
        x, y = MOON_PLACES[activity]
        tip = Text("tip-moon-slot", {"activity": ACTIVITIES[activity], "moons": own.moons[activity]})
        sheet.zones.append(Zone(f"moon-{own.seat}-{activity}", x, y, w=1.45, h=1.45, tip=tip, rule="A8.4"))


def _markers(sheet: Sheet, own: Seat) -> None:
    beside = 0
    for marker in range(5):
        place = own.markers[marker]
        lying = place not in (BESIDE, RETIRED) and not own.standing[marker]
        if place == BESIDE:
            x, y = BESIDE_PLACES[beside]
            beside += 1
        elif place == RETIRED:
            x, y = MOON_PLACES[own.moon_slots.index(marker)] if marker in own.moon_slots else (12.5, 6.0)
            x = short(x + 0.2)
        else:
            x, y = LINE_PLACES[place]
        state = "retired" if place == RETIRED else "lying" if lying else "standing"
        tip = Text(f"tip-marker-{state}", {"marker": MARKERS[marker]})
        piece = Piece(f"marker-{own.seat}-{marker}", f"marker-{MARKERS[marker]}", x, y, 0.78, 1.3, tip=tip)
        if lying:
            piece.rotate = 90.0
        sheet.pieces.append(piece)


def _temples(sheet: Sheet, own: Seat, first: bool) -> None:
    for activity in range(4):
        if own.temples[activity] != UNUSED:
            continue
        name = ACTIVITIES[activity]
        x, y = TEMPLE_PLACES[activity]
        temple = Piece(f"temple-{own.seat}-{activity}", f"temple-{name}", x, y, 1.3, 1.3, seat=own.seat)
        temple.tip, temple.rule = Text("tip-temple", {"activity": name}), "A7.1"
        sheet.pieces.append(temple)
    if first:
        tip = Text("tip-first", {"seat": own.seat})
        sheet.pieces.append(Piece(f"first-{own.seat}", "first", 12.0, 1.15, 1.5, 1.5, tip=tip, rule="A2.2"))
