"""The board for the eye: terraces that rise, water, temples with their floors, pawns, the score track.

Everything is drawn from north to south, so that what stands in front covers what lies behind.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import CELLS, NAMES
from kancha.games.terraces.lattice import COLUMNS
from kancha.games.terraces.picture.layout import (
    CENTRES,
    GROUND,
    HEIGHT,
    IDS,
    MIDDLES,
    RISES,
    RULERS,
    TALLEST,
    TOPS,
    VIEW,
    WALLS,
    WIDTH,
    Layout,
    track_space,
)
from kancha.games.terraces.picture.ranks import Rank, crowned, heights, ranked
from kancha.games.terraces.state import BASIN, FIELD, TEMPLE, Terraces
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import markers, short

LETTER: Final = 0.28
"""The size of numbers on the board."""
ASIDE: Final = 0.08
"""So far to the right of the middle a pawn stands, to leave room for the level of its hex."""


Guests = tuple[tuple[int, int] | None, str, int, list[Rank]]
"""What stands on a hex: the seat and number of a pawn, its crown; and of a temple, whether it is ready, and ranks."""


class Site:
    """The board as it was drawn last: of the next position only those hexes are drawn that look different there."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._panel: Panel | None = None
        self._land: tuple[object, ...] = ()
        """What all of it was drawn from."""
        self._totals: list[int] = []
        self._markers: list[Piece] = []
        """What tells the points of all."""
        self._levels: list[int] = [-1] * CELLS
        self._kinds: list[int] = [-1] * CELLS
        self._tops: list[int] = [-1] * CELLS
        self._realms: list[int] = [-1] * CELLS
        """By hex: the size and the value of its settlement in one number."""
        self._guests: dict[int, Guests] = {}
        self._zones: list[Zone] = layout.bare[:]
        self._pieces: list[list[Piece]] = [[] for _ in range(CELLS)]
        self._rows: list[list[Piece]] = [[] for _ in layout.rows]
        """The pieces on all hexes of a row."""
        self._ground: list[Zone] = []
        """The zones of all hexes, row by row, while none of them looks different: panels share them."""

    def panel(self, s: Terraces) -> Panel:
        """Return the board with all that lies and stands on it; the same one if nothing has changed."""
        pawns = [cell for holder in s.seats for cell in holder.pawns]
        temples = (s.temple_cell, s.temple_value, s.temple_ready)
        land: tuple[object, ...] = (s.level, s.kind, s.top, s.town, s.sizes, pawns, *temples)
        is_same = land == self._land
        if not is_same:
            self._update(s)
            self._land = land
        if s.ledger.totals != self._totals:
            is_same = False
            self._totals = s.ledger.totals
            self._markers = markers_at(self._totals)
        if is_same and self._panel is not None:
            return self._panel
        found = Panel("site", Text("panel-site"), WIDTH, HEIGHT, art="board", view=VIEW, rulers=RULERS, ground=GROUND)
        if not self._ground:
            self._ground = [self._zones[cell] for cells in self._layout.rows for cell in cells]
        found.zones, pieces = self._ground, found.pieces
        for standing in self._rows:
            pieces += standing
        pieces += self._markers
        self._panel = found
        return found

    def _update(self, s: Terraces) -> None:
        """Draw the hexes that look different."""
        values = {s.town[cell]: s.temple_value[number] for number, cell in enumerate(s.temple_cell)}
        changed = self._changed(s, values)
        guests, before = guests_of(s), self._guests
        self._guests = guests
        changed.update([cell for cell in guests if guests[cell] != before.get(cell)])
        changed.update([cell for cell in before if cell not in guests])
        for cell in changed:
            self._draw(s, cell, values)
        for row in {cell // COLUMNS for cell in changed}:
            pieces: list[Piece] = []
            for cell in self._layout.rows[row]:
                pieces += self._pieces[cell]
            self._rows[row] = pieces

    def _changed(self, s: Terraces, values: dict[int, int]) -> set[int]:
        """Return the hexes whose land looks different from what was drawn last, and note how it is now."""
        realms = [size << 4 for size in s.sizes]
        for town, value in values.items():
            realms[town] += value
        found: set[int] = set()
        levels, kinds, tops, towns, around = s.level, s.kind, s.top, s.town, s.facts.around
        was_levels, was_kinds, was_tops, was_realms = self._levels, self._kinds, self._tops, self._realms
        for cell in s.facts.cells:
            town = towns[cell]
            realm = realms[town] if town >= 0 else 0
            if tops[cell] != was_tops[cell]:
                # The stitches to it are drawn on the hexes after it.
                found.update(around[cell][:3])
                found.add(cell)
            elif levels[cell] != was_levels[cell] or kinds[cell] != was_kinds[cell] or realm != was_realms[cell]:
                found.add(cell)
            was_realms[cell] = realm
        found.discard(-1)
        self._levels, self._kinds, self._tops = levels, kinds, tops
        return found

    def _draw(self, s: Terraces, cell: int, values: dict[int, int]) -> None:
        """Draw the zone and the pieces of a hex."""
        layout, level, kind, top = self._layout, s.level[cell], s.kind[cell], s.top[cell]
        if level == 0:
            is_wet = kind == BASIN
            self._lay(cell, layout.wet[cell] if is_wet else layout.bare[cell])
            self._pieces[cell] = [layout.water[cell]] if is_wet else []
            return
        town = s.town[cell]
        size, value = (s.sizes[town], values.get(town, 0)) if town >= 0 else (0, 0)
        height = TOPS[min(level, TALLEST)][cell]
        zone = hex_zone(layout, cell, level, size, value)
        self._lay(cell, zone)
        standing, crown, _, ranks = self._guests.get(cell, NOBODY)
        pieces = self._pieces[cell] = [covered(cell, kind, level, top >> 2, crown)]
        bonds = bonds_of(s, cell)
        if bonds:
            pieces.append(Piece(f"b-{NAMES[cell]}", f"bonds-{bonds}", zone.x, height, zone=zone.id, quiet=True))
        if kind == TEMPLE:
            pieces += temple(s, cell, s.temple_cell.index(cell), size, height, ranks)
        if standing is not None:
            pieces.append(pawn(cell, *standing, level, height))

    def _lay(self, cell: int, zone: Zone) -> None:
        """Note the zone of a hex; one that looks the same stays."""
        if zone != self._zones[cell]:
            self._zones[cell], self._ground = zone, []


def markers_at(totals: list[int]) -> list[Piece]:
    """Return the markers of all seats on the score track."""
    spaces = [track_space(points) for points in totals]
    standing = [spaces.index(space) for space in spaces]
    return markers("score", "marker", spaces, standing, tip=Text("tip-track"))


NOBODY: Final[Guests] = (None, "", 0, [])
"""Nothing stands there."""


def guests_of(s: Terraces) -> dict[int, Guests]:
    """Return what stands on the land, by hex."""
    crowns = crowned(s)
    found: dict[int, Guests] = {}
    for holder in s.seats:
        for number, cell in enumerate(holder.pawns):
            if cell >= 0:
                found[cell] = ((holder.seat, number), crowns.get(cell, ""), 0, [])
    for number, cell in enumerate(s.temple_cell):
        found[cell] = (None, "", s.temple_ready[number], ranked(s, s.town[cell]))
    return found


def bonds_of(s: Terraces, cell: int) -> int:
    """Return the stitches to hexes of the same tile drawn before it: west 1, north-west 2, north-east 4 (C3.5)."""
    bonds = 0
    for place, n in enumerate(s.facts.around[cell][3:]):
        if n >= 0 and s.top[n] == s.top[cell]:
            bonds += 1 << place
    return bonds


def hex_zone(layout: Layout, cell: int, level: int, size: int, value: int) -> Zone:
    """Return the zone of a hex with land; a settlement has a size, a city a value."""
    x, y = CENTRES[cell]
    tip = land_tip(cell, level, size, value) if size else field_tip(cell, level)
    return Zone(IDS[cell], x, y, "hex", tip=tip, rule=layout.rules[cell], lift=RISES[min(level, TALLEST)])


def land_tip(cell: int, level: int, size: int, value: int) -> Text:
    """Say what a village hex belongs to; the value is that of the temple of its settlement, or 0."""
    if value:
        return Text("tip-city", {"cell": NAMES[cell], "level": level, "size": size, "value": value})
    return Text("tip-settlement", {"cell": NAMES[cell], "level": level, "size": size})


def field_tip(cell: int, level: int) -> Text:
    """Say how high a field lies."""
    return Text("tip-field", {"cell": NAMES[cell], "level": level})


def terrain(id: str, cell: int, kind: int, level: int) -> Piece:
    """Return one hex of a tile at its height, with its level and the walls below it."""
    drawn = min(level, TALLEST)
    symbol = f"{'field' if kind == FIELD else 'village'}-{drawn}"
    return Piece(id, symbol, CENTRES[cell][0], MIDDLES[drawn][cell], h=WALLS[drawn], zone=IDS[cell], flag=str(level))


def covered(cell: int, kind: int, level: int, tile: int, crown: str) -> Piece:
    """Return the terrain on a hex; a crown says that whoever stands highest in the settlement stands there."""
    piece = terrain(f"t{tile}-{NAMES[cell]}", cell, kind, level)
    piece.flag_symbol = crown
    return piece


def pawn(cell: int, seat: int, number: int, level: int, height: float) -> Piece:
    """Return a pawn on terrain whose top is drawn at some height."""
    x = short(CENTRES[cell][0] + ASIDE)
    piece = Piece(f"pawn-{seat}-{number}", "pawn", x, short(height - 0.13), 0.54, 0.72, seat, True)
    piece.zone, piece.rule = IDS[cell], "C5.1"
    piece.tip = Text("tip-pawn", {"seat": seat, "level": level})
    return piece


def temple(s: Terraces, cell: int, number: int, size: int, height: float, ranks: list[Rank]) -> list[Piece]:
    """Return a temple with its floors, who stands how high around it and, after a festival, its mark."""
    x = CENTRES[cell][0]
    value, held = s.temple_value[number], not s.temple_ready[number]
    piece = Piece(f"temple-{NAMES[cell]}", f"temple-{value}", x, short(height - 0.14), 0.86, 0.998, zone=IDS[cell])
    piece.label, piece.label_y, piece.label_size = str(value), 0.4, LETTER
    piece.label_fill = "var(--gold-ink)"
    alone, shared = s.facts.alone[value // 2 - 1], s.facts.shared[value // 2 - 1]
    piece.tip = Text("tip-temple-held", {"value": value, "size": size, **heights(ranks)})
    if not held:
        prizes = {"alone": alone, "shared": shared}
        piece.tip = Text("tip-temple", {"value": value, "size": size, **prizes, **heights(ranks)})
    piece.rule = "C8.11" if held else "C5.5"
    if not held:
        return [piece]
    mark = Piece(f"held-{NAMES[cell]}", "festival", short(x + 0.27), short(height - 0.47), 0.36, 0.36)
    mark.zone, mark.quiet = IDS[cell], True
    return [piece, mark]
