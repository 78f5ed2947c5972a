"""A seat's board, and on it the tambo grid: step slots, markers, Moon slots, personal bonuses, unused temples."""

from __future__ import annotations

from functools import lru_cache

from kancha.games.ayar.facts import BONUS_INTI, BONUS_LLAMA
from kancha.games.ayar.names import ACTIVITIES, BESIDE, CELLS, LINES, MARKERS, RETIRED, UNUSED
from kancha.games.ayar.picture.crafts import craft_layers
from kancha.games.ayar.picture.gods import god_layers
from kancha.games.ayar.picture.layout import SEAT_SIZE, bonus_at, cell_at, line_at, moon_slot_at
from kancha.games.ayar.picture.shared import Layer, compose
from kancha.games.ayar.state import Seat, Table
from kancha.games.ayar.travel import line_power
from kancha.kernel.scene import Panel, Piece, Text, Zone


def seat_panel(s: Table, own: Seat) -> Panel:
    """Draw the board of a seat: grid above, activities below it, Viracocha slots at the foot."""
    seat = own.seat
    first = s.first == seat
    layers: list[Layer] = [
        (("cells", seat, *own.grid), _cells, (own,)),
        (("lines", s.facts, s.players, seat, *own.grid, *own.bonuses), _lines, (s, own)),
        (("moon slots", seat, *own.moons), _moon_slots, (own,)),
        (("markers", seat, *own.markers, *own.standing, *own.moon_slots), _markers, (own,)),
        (("unused", seat, first, *own.temples), _temples, (own, first)),
    ]
    layers += craft_layers(s, own)
    layers += god_layers(s, own)
    return compose(_blank(seat), layers)


class Board:
    """The empty board of a seat; tambo cells, Moon slots, the plates of activities and bonuses belong to its art."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __call__(self) -> Panel:
        """Return it."""
        width, height = SEAT_SIZE
        title = Text("panel-seat")
        return Panel(f"board-{self.seat}", title, width, height, place="seat", seat=self.seat, art="plate-seat")


@lru_cache(maxsize=8)
def _blank(seat: int) -> Board:
    return Board(seat)


def _cells(panel: Panel, own: Seat) -> None:
    for cell in range(16):
        x, y = cell_at(cell)
        id = f"cell-{own.seat}-{cell}"
        tip = Text("tip-cell" if own.grid[cell] else "tip-cell-empty", {"cell": CELLS[cell]})
        panel.zones.append(Zone(id, x, y, w=1.5, h=1.5, tip=tip))
        if own.grid[cell]:
            piece = Piece(f"grid-{own.seat}-{cell}", "tambo", x, y, 1.1, 1.1, seat=own.seat, zone=id)
            panel.pieces.append(piece)
    for quadrant in range(4):
        corner = 8 * (quadrant // 2) + 2 * (quadrant % 2)
        x, y = cell_at(corner)
        empty = not any(own.grid[corner + step] for step in (0, 1, 4, 5))
        glyph = Piece(f"quadrant-{own.seat}-{quadrant}", "temple-plain", x + 0.8, y + 0.8, 0.72, 0.72)
        glyph.faded, glyph.tip, glyph.rule = empty, Text("tip-quadrant"), "A7.1"
        panel.pieces.append(glyph)


def _lines(panel: Panel, s: Table, own: Seat) -> None:
    arrows = s.facts.arrows[s.players]
    for line in range(8):
        x, y = line_at(line)
        power = line_power(s, own.seat, line)
        args: dict[str, int | str | list[int] | list[str]] = {
            "line": LINES[line],
            "steps": arrows[line],
            "power": power,
        }
        tip = Text("tip-line" if power else "tip-line-empty", args)
        symbol = f"arrows-{min(max(arrows[line], 1), 3)}"
        panel.zones.append(Zone(f"line-{own.seat}-{line}", x, y, w=1.3, h=1.3, symbol=symbol, tip=tip, rule="A3.1"))
        _bonus(panel, own, line, s.facts.bonuses[line], power == 0)


def _bonus(panel: Panel, own: Seat, line: int, bonus: int, gained: bool) -> None:
    x, y = bonus_at(line)
    kind = "bonus-llama" if bonus == BONUS_LLAMA else "bonus-viracocha"
    told = Text("tip-bonus-llama" if bonus == BONUS_LLAMA else "tip-bonus-viracocha", {"line": LINES[line]})
    if bonus >= BONUS_INTI:
        activity = ACTIVITIES[bonus - BONUS_INTI]
        kind, told = f"inti-{activity}", Text("tip-bonus-inti", {"line": LINES[line], "activity": activity})
    id = f"bonus-{own.seat}-{line}"
    panel.zones.append(Zone(id, x, y, w=1.2, h=1.2, symbol=kind, tip=told, rule="A7.2"))
    if bonus >= BONUS_INTI and own.bonuses[bonus - BONUS_INTI]:
        mark = Piece(f"marked-{own.seat}-{line}", "bonus-marker", x + 0.38, y + 0.38, 0.62, 0.62, seat=own.seat)
        mark.zone = id
        panel.pieces.append(mark)
    elif bonus < BONUS_INTI and gained:
        # Only Inti bonuses are marked with one of the four markers, which A10.7 counts.
        panel.pieces.append(Piece(f"gained-{own.seat}-{line}", "gained", x, y, 1.2, 1.2, quiet=True))


def _moon_slots(panel: Panel, own: Seat) -> None:
    for activity in range(4):
        x, y = moon_slot_at(activity)
        tip = Text("tip-moon-slot", {"activity": ACTIVITIES[activity], "moons": own.moons[activity]})
        panel.zones.append(Zone(f"moon-{own.seat}-{activity}", x, y, w=1.45, h=1.45, tip=tip, rule="A8.4"))


def _markers(panel: Panel, own: Seat) -> None:
    beside = 0
    for marker in range(5):
        place = own.markers[marker]
        lying = place not in (BESIDE, RETIRED) and not own.standing[marker]
        if place == BESIDE:
            x, y = 11.3 + 0.95 * (beside % 2), 3.4 + 1.5 * (beside // 2)
            beside += 1
        elif place == RETIRED:
            x, y = moon_slot_at(own.moon_slots.index(marker)) if marker in own.moon_slots else (12.5, 6.0)
            x += 0.2
        else:
            x, y = line_at(place)
        state = "retired" if place == RETIRED else "lying" if lying else "standing"
        tip = Text(f"tip-marker-{state}", {"marker": MARKERS[marker]})
        piece = Piece(f"marker-{own.seat}-{marker}", f"marker-{MARKERS[marker]}", x, y, 0.78, 1.3, tip=tip)
        if lying:
            piece.rotate = 90.0
        panel.pieces.append(piece)


def _temples(panel: Panel, own: Seat, first: bool) -> None:
    for activity in range(4):
        if own.temples[activity] != UNUSED:
            continue
        name = ACTIVITIES[activity]
        x, y = 11.35 + 1.4 * (activity % 2), 8.9 + 1.45 * (activity // 2)
        temple = Piece(f"temple-{own.seat}-{activity}", f"temple-{name}", x, y, 1.3, 1.3, seat=own.seat)
        temple.tip, temple.rule = Text("tip-temple", {"activity": name}), "A7.1"
        panel.pieces.append(temple)
    if first:
        tip = Text("tip-first", {"seat": own.seat})
        panel.pieces.append(Piece(f"first-{own.seat}", "first", 12.0, 1.15, 1.5, 1.5, tip=tip, rule="A2.2"))
