"""The referee for the duty to lay a tile (C2.3, R12, R19): it tries an action and looks whether a tile still goes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from kancha.games.terraces.facts import TILES
from kancha.games.terraces.judge_paths import OUT, prices_from
from kancha.games.terraces.judge_tiles import footprints, stock_of, tile_fault, tile_fits
from kancha.games.terraces.state import Terraces
from kancha.kernel.errors import Refusal

NEVER: Final = 99
"""A price nobody can pay."""


def duty_fault(s: Terraces, price: int, change: Callable[[Terraces], None]) -> Refusal | None:
    """Refuse an action after which the tile of duty could no longer be laid (R19)."""
    if not s.duty:
        return None
    after = s.clone()
    after.pay(price)
    change(after)
    left = after.ap + (s.facts.bonus if not s.boosted and s.seats[s.active].tokens else 0)
    if left < s.facts.tile_price:
        return Refusal("R19", "refuse-keep-tile")
    tiles = [tile for tile in TILES if stock_of(after, tile)]
    if any(tile_fits(after, tile, left) for tile in tiles):
        return None
    if s.facts.clears and makes_room(after, tiles, left):
        return None
    return Refusal("R19", "refuse-keep-tile")


def nothing(s: Terraces) -> None:
    """Change nothing."""


def makes_room(s: Terraces, tiles: list[int], points: int) -> bool:
    """Whether own pawns can be walked off a place, each once, and a tile then be laid and paid there (R12)."""
    own = [cell for cell in s.seats[s.active].pawns if cell >= 0]
    lifted = s.clone()
    for cell in own:
        lifted.take_pawn(s.active, cell)
    ways: dict[int, list[tuple[int, int]]] = {}
    for tile, village in product(tiles, s.facts.cells):
        for cells in footprints(s, tile, village):
            movers = [cell for cell in cells if cell in own]
            if not movers or tile_fault(lifted, tile, cells, points)[1] is not None:
                continue
            for mover in movers:
                if mover not in ways:
                    ways[mover] = walks(s, mover)
            rest = points - walking_price(ways, movers, cells)
            if rest >= 0 and tile_fault(lifted, tile, cells, rest)[1] is None:
                return True
    return False


def walks(s: Terraces, mover: int) -> list[tuple[int, int]]:
    """Return price and goal of every walk of a pawn, the cheapest first (C4.4, R28)."""
    return sorted(
        (price, goal)
        for goal, price in prices_from(s, s.active, mover).items()
        if goal == OUT or (s.pawn[goal] < 0 and not (price == 0 and mover in s.strolled))
    )


def walking_price(ways: dict[int, list[tuple[int, int]]], movers: list[int], cells: list[int]) -> int:
    """Return the least price to walk pawns off some hexes to different places, or a price nobody can pay."""
    goals = [[way for way in ways[mover] if way[1] not in cells][: len(movers)] for mover in movers]
    sums = [NEVER]
    for choice in product(*goals):
        places = [goal for _, goal in choice if goal != OUT]
        if len(set(places)) == len(places):
            sums.append(sum(price for price, _ in choice))
    return min(sums)
