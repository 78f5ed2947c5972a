"""The referee for tiles (C3)."""

from __future__ import annotations

from kancha.games.terraces.facts import (
    DOUBLE_TILE,
    FIELD_TILE,
    NAMES,
    NOWHERE,
    SITE,
    VILLAGE_TILE,
)
from kancha.games.terraces.judge import on_board, points_left, settlement, temples_in
from kancha.games.terraces.state import BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal


def tile_fault(s: Terraces, tile: int, cells: list[int], ap: int) -> tuple[int, Refusal | None]:
    """Judge a footprint whose first hex is the village hex; also return how far the test came."""
    facts = s.facts
    for cell in cells:
        if cell < 0 or facts.land[cell] == NOWHERE:
            return 0, Refusal("C3.9", "refuse-off-board")
    outside = [cell for cell in cells if facts.land[cell] != SITE]
    if len(outside) == len(cells):
        if facts.needs_site:
            return 1, Refusal("R8", "refuse-no-site-hex")
        if any(s.level[cell] == 0 for cell in cells):
            return 1, Refusal("C3.9", "refuse-no-site-hex")
    for cell in cells:
        if s.pawn[cell] >= 0:
            return 2, Refusal("C3.3", "refuse-tile-on-pawn", {"cell": NAMES[cell]})
        if s.kind[cell] == BASIN:
            return 2, Refusal("C3.3", "refuse-tile-on-basin", {"cell": NAMES[cell]})
        if s.kind[cell] == TEMPLE:
            return 2, Refusal("C3.3", "refuse-tile-on-temple", {"cell": NAMES[cell]})
    if len({s.level[cell] for cell in cells}) > 1:
        return 3, Refusal("C3.4", "refuse-not-flat")
    beneath = {s.top[cell] for cell in cells}
    if s.level[cells[0]] > 0 and len(beneath) == 1 and s.top[cells[0]] % 4 == len(cells):
        return 4, Refusal("C3.5", "refuse-same-tile")
    if joins_cities(s, tile, cells):
        return 5, Refusal("C3.7", "refuse-join-cities")
    fresh = sum(1 for cell in outside if s.level[cell] == 0)
    price = facts.tile_price + fresh * facts.overflow_price
    if price > ap:
        rule = "C3.9" if fresh else "C2.7"
        return 6, Refusal(rule, "refuse-points", {"price": price, "points": ap})
    return 7, None


def joins_cities(s: Terraces, tile: int, cells: list[int]) -> bool:
    """Whether a settlement with two temples would arise (C3.7, C3.8): try it and look."""
    if tile == FIELD_TILE or len(s.temple_cell) < 2:
        return False
    s.own_list("kind")
    before = [s.kind[cell] for cell in cells]
    for place, cell in enumerate(cells):
        s.kind[cell] = FIELD if place else VILLAGE
    joined = len(temples_in(s, settlement(s, cells[0]))) > 1
    for cell, kind in zip(cells, before, strict=True):
        s.kind[cell] = kind
    return joined


def footprints(s: Terraces, tile: int, cell: int) -> list[list[int]]:
    """Return all ways to lay a tile with its village hex on a hex."""
    around = s.facts.around[cell]
    if tile <= VILLAGE_TILE:
        return [[cell]]
    if tile == DOUBLE_TILE:
        return [[cell, around[turn]] for turn in range(6)]
    return [[cell, around[turn], around[(turn + 1) % 6]] for turn in range(6)]


def tile_at(s: Terraces, tile: int, cell: int) -> Refusal | None:
    """Judge the village hex of a tile: refused if every way to turn the tile is; the nearest miss is named."""
    if not on_board(s, cell):
        return Refusal("C0.1", "refuse-off-board")
    faults = [tile_fault(s, tile, cells, s.ap) for cells in footprints(s, tile, cell)]
    best = 0
    nearest = faults[0][1]
    for progress, refusal in faults:
        if refusal is None:
            return None
        if progress > best:
            best, nearest = progress, refusal
    return nearest


def tile_turned(s: Terraces, tile: int, cell: int, turn: int) -> Refusal | None:
    """Judge one way to turn a tile around its village hex."""
    return tile_fault(s, tile, footprints(s, tile, cell)[turn], s.ap)[1]


def stock_of(s: Terraces, tile: int) -> int:
    """Return the tiles of a sort that the active seat may take (C3.1)."""
    holder = s.seats[s.active]
    return [holder.fields, holder.villages, holder.doubles, s.triples][tile]


def tile_fits(s: Terraces, tile: int, ap: int) -> bool:
    """Whether a tile of that sort fits anywhere for `ap` points."""
    for cell in s.facts.site_first:
        if s.pawn[cell] >= 0 or s.kind[cell] in (BASIN, TEMPLE):
            continue
        for cells in footprints(s, tile, cell):
            if tile_fault(s, tile, cells, ap)[1] is None:
                return True
    return False


def lay_kind(s: Terraces, tile: int) -> Refusal | None:
    """Judge the choice of a sort of tile."""
    if stock_of(s, tile) == 0:
        return Refusal("C3.1", "refuse-no-tile")
    if refusal := points_left(s, s.facts.tile_price):
        return refusal
    return None if tile_fits(s, tile, s.ap) else Refusal("C3.4", "refuse-no-place")
