"""The board for the eye: terraces that rise, water, temples with their floors, pawns, the score track.

Everything is drawn from north to south, so that what stands in front covers what lies behind. Zones and pieces are
kept by what they show, and whole panels by the land they show: a new position builds only what has changed, and all
viewers share it. So nothing that is returned here may be changed.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kancha.games.terraces.facts import NAMES, SITE, SOFT, Facts
from kancha.games.terraces.picture.layout import (
    CENTRES,
    HEIGHT,
    HEX,
    IDS,
    TALLEST,
    WIDTH,
    rise,
    track_space,
)
from kancha.games.terraces.state import BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.scene import Panel, Piece, Text, Zone


class Temple(NamedTuple):
    """What is seen of a temple; value 0 is none."""

    value: int
    held: bool
    size: int


NONE: Final = Temple(0, False, 0)


class Land(NamedTuple):
    """All that the board shows, to compare one position with another."""

    level: tuple[int, ...]
    kind: tuple[int, ...]
    top: tuple[int, ...]
    """With a last -1, the top of neighbours that do not exist."""
    town: tuple[int, ...]
    pawns: tuple[tuple[int, ...], ...]
    temples: tuple[tuple[int, int, int], ...]
    """Hex, value and readiness."""
    totals: tuple[int, ...]


def land_of(s: Terraces) -> Land:
    """Return what the board of a position shows."""
    return Land(
        tuple(s.level),
        tuple(s.kind),
        (*s.top, -1),
        tuple(s.town),
        tuple([tuple(holder.pawns) for holder in s.seats]),
        tuple(zip(s.temple_cell, s.temple_value, s.temple_ready, strict=True)),
        tuple(s.ledger.totals),
    )


@lru_cache(maxsize=128)
def site_panel(facts: Facts, land: Land) -> Panel:
    """Return the board with all that lies and stands on it."""
    level, kind, top, town, pawns, temples, totals = land
    sizes = Counter(town)
    values = {town[cell]: value for cell, value, _ in temples}
    standing = {cell: Temple(value, not ready, sizes[town[cell]]) for cell, value, ready in temples}
    owners = {cell: (seat, n) for seat, own in enumerate(pawns) for n, cell in enumerate(own) if cell >= 0}
    zones: list[Zone] = []
    pieces: list[Piece] = []
    for cell in facts.cells:
        name = town[cell]
        high = level[cell]
        if name >= 0:
            zones.append(ground(facts.land[cell], cell, kind[cell], high, sizes[name], values.get(name, 0)))
        else:
            zones.append(ground(facts.land[cell], cell, kind[cell], high, 0, 0))
        if high == 0:
            if kind[cell] == BASIN:
                pieces.append(basin(cell))
            continue
        mine = top[cell]
        _, _, _, west, north_west, north_east = facts.around[cell]
        # Stitches to hexes of the same tile that are drawn already: west 1, north-west 2, north-east 4 (C3.5).
        bonds = (top[west] == mine) + 2 * (top[north_west] == mine) + 4 * (top[north_east] == mine)
        seat, number = owners.get(cell, (-1, 0))
        pieces += pile(cell, kind[cell], high, mine >> 2, bonds, standing.get(cell, NONE), seat, number)
    pieces += markers(totals)
    return Panel("site", Text("panel-site"), WIDTH, HEIGHT, "board", None, "board", zones, pieces)


@lru_cache(maxsize=8192)
def ground(land: int, cell: int, kind: int, level: int, size: int, value: int) -> Zone:
    """Return the zone of a hex; ground that is covered needs no paint."""
    x, y = CENTRES[cell]
    zone = Zone(IDS[cell], x, y, "hex", tip=tip(land, cell, kind, level, size, value))
    zone.rule = "C0.2" if land == SITE else "C4.2"
    if level:
        zone.lift = rise(level)
    elif kind != BASIN:
        zone.symbol = "bare" if land == SITE else "soft" if land == SOFT else "mountain"
    return zone


def tip(land: int, cell: int, kind: int, level: int, size: int, value: int) -> Text:
    """Say what a hex is; the value is that of the temple of its settlement, or 0."""
    name = NAMES[cell]
    if kind == BASIN:
        return Text("tip-basin", {"cell": name})
    if kind == FIELD:
        return Text("tip-field", {"cell": name, "level": level})
    if kind in (VILLAGE, TEMPLE):
        args: dict[str, Any] = {"cell": name, "level": level, "size": size}
        return Text("tip-city", {**args, "value": value}) if value else Text("tip-settlement", args)
    if land != SITE:
        return Text("tip-soft" if land == SOFT else "tip-hard")
    return Text("tip-bare", {"cell": name})


@lru_cache(maxsize=512)
def basin(cell: int) -> Piece:
    """Return the water on a hex."""
    x, y = CENTRES[cell]
    return Piece(f"basin-{NAMES[cell]}", "water", x, y, h=HEX, zone=IDS[cell], quiet=True)


def terrain(id: str, cell: int, kind: int, level: int, zone: str = "") -> Piece:
    """Return one hex of a tile at its height, with the walls below it."""
    x, y = CENTRES[cell]
    height = rise(level)
    symbol = f"{'field' if kind == FIELD else 'village'}-{min(level, TALLEST)}"
    return Piece(id, symbol, x, round(y - height / 2, 2), h=round(HEX + height, 3), zone=zone)


@lru_cache(maxsize=8192)
def pile(
    cell: int, kind: int, level: int, tile: int, bonds: int, temple: Temple, owner: int, number: int
) -> list[Piece]:
    """Return what lies and stands on a hex of terrain, from the ground up."""
    x, y = CENTRES[cell]
    height = rise(level)
    top = round(y - height, 2)
    piece = terrain(f"t{tile}-{NAMES[cell]}", cell, kind, level, IDS[cell])
    if level > 1 and kind != TEMPLE:
        piece.label, piece.label_size = str(level), 0.2
        piece.label_y = round(-0.37 - height / 2, 2)
    found = [piece]
    if bonds:
        found.append(Piece(f"b-{NAMES[cell]}", f"bonds-{bonds}", x, top, quiet=True))
    if temple.value:
        found += temple_on(cell, temple, x, top)
    if owner >= 0:
        pawn = Piece(f"pawn-{owner}-{number}", "pawn", x, round(top - 0.13, 2), 0.54, 0.72, owner, True)
        pawn.zone, pawn.rule = IDS[cell], "C5.1"
        pawn.tip = Text("tip-pawn", {"seat": owner, "level": level})
        found.append(pawn)
    return found


def temple_on(cell: int, temple: Temple, x: float, top: float) -> list[Piece]:
    """Return a temple with its floors and, after a festival, its mark."""
    value, held, size = temple
    piece = Piece(f"temple-{NAMES[cell]}", f"temple-{value}", x, round(top - 0.14, 2), 0.86, 0.998, zone=IDS[cell])
    piece.label, piece.label_y, piece.label_size = str(value), 0.4, 0.2
    piece.label_fill = "var(--gold-ink)"
    piece.tip = Text("tip-temple-held" if held else "tip-temple", {"value": value, "size": size})
    piece.rule = "C8.11" if held else "C5.5"
    if not held:
        return [piece]
    mark = Piece(f"held-{NAMES[cell]}", "festival", round(x + 0.27, 2), round(top - 0.47, 2), 0.36, 0.36)
    mark.zone, mark.quiet = IDS[cell], True
    return [piece, mark]


def markers(totals: tuple[int, ...]) -> list[Piece]:
    """Return the score markers; those on one space stand a little apart."""
    found: list[Piece] = []
    for seat, points in enumerate(totals):
        x, y = track_space(points)
        before = sum(1 for other in range(seat) if totals[other] % 100 == points % 100)
        x, y = round(x + 0.13 * before, 2), round(y - 0.1 * before, 2)
        found.append(Piece(f"score-{seat}", "marker", x, y, 0.6, 0.6, seat, True, tip=Text("tip-track")))
    return found
