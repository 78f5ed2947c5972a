"""The board for the eye: terraces that rise, water, temples with their floors, pawns, the score track.

Everything is drawn from north to south, so that what stands in front covers what lies behind.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import NAMES
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


Hexes = dict[int, tuple[tuple[object, ...], Zone, list[Piece]]]
"""By cell: what its drawing depended on, its zone and its pieces, as they were drawn last."""


def site_panel(s: Terraces, layout: Layout, hexes: Hexes) -> Panel:
    """Return the board with all that lies and stands on it; hexes that have not changed are taken over."""
    panel = Panel("site", Text("panel-site"), WIDTH, HEIGHT, art="board", view=VIEW, rulers=RULERS, ground=GROUND)
    zones, pieces = panel.zones, panel.pieces
    levels, kinds, top, around = s.level, s.kind, [*s.top, -1], s.facts.around
    sizes = s.sizes
    values = {s.town[cell]: s.temple_value[number] for number, cell in enumerate(s.temple_cell)}
    pawns = {cell: (holder.seat, n) for holder in s.seats for n, cell in enumerate(holder.pawns) if cell >= 0}
    crowns = crowned(s)
    for cell in s.facts.cells:
        level = levels[cell]
        if level == 0:
            if kinds[cell] == BASIN:
                zones.append(layout.wet[cell])
                pieces.append(layout.water[cell])
            else:
                zones.append(layout.bare[cell])
            continue
        town, kind, mine = s.town[cell], kinds[cell], top[cell]
        size, value = (sizes[town], values.get(town, 0)) if town >= 0 else (0, 0)
        _, _, _, west, north_west, north_east = around[cell]
        # Stitches to hexes of the same tile that are drawn already: west 1, north-west 2, north-east 4 (C3.5).
        bonds = (top[west] == mine) + 2 * (top[north_west] == mine) + 4 * (top[north_east] == mine)
        number = s.temple_cell.index(cell) if kind == TEMPLE else -1
        ready = number < 0 or s.temple_ready[number]
        ranks = ranked(s, town) if number >= 0 else []
        on = (level, kind, mine, bonds, size, value, ready, pawns.get(cell), crowns.get(cell), ranks)
        known = hexes.get(cell)
        if known is None or known[0] != on:
            height = TOPS[min(level, TALLEST)][cell]
            zone = hex_zone(layout, cell, level, size, value)
            found = [covered(cell, kind, level, mine >> 2, crowns.get(cell, ""))]
            if bonds:
                name = f"b-{NAMES[cell]}"
                found.append(Piece(name, f"bonds-{bonds}", zone.x, height, zone=zone.id, quiet=True))
            if number >= 0:
                found += temple(s, cell, number, size, height, ranks)
            if cell in pawns:
                found.append(pawn(cell, *pawns[cell], level, height))
            known = hexes[cell] = (on, zone, found)
        zones.append(known[1])
        pieces += known[2]
    spaces = [track_space(points) for points in s.ledger.totals]
    standing = [spaces.index(space) for space in spaces]
    pieces += markers("score", "marker", spaces, standing, tip=Text("tip-track"))
    return panel


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
