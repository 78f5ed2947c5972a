"""The referee for the duty to lay a tile (C2.3, R12, R19): it tries an action and looks whether a tile still goes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from kancha.games.terraces.facts import TILES
from kancha.games.terraces.judge_paths import OUT, prices_from
from kancha.games.terraces.judge_tiles import footprints, stock_of, tile_fault, tile_fits
from kancha.games.terraces.state import Terraces
from kancha.kernel.errors import Refusal


def duty_fault(s: Terraces, price: int, change: Callable[[Terraces], None]) -> Refusal | None:
    """Refuse an action after which the tile of duty could no longer be laid (R19)."""
    if not s.duty:
        return None
    after = s.clone()
    after.pay(price)
    change(after)
    left = after.ap + (s.facts.bonus if not s.boosted and s.seats[s.active].tokens else 0)
    tiles = [tile for tile in TILES if stock_of(after, tile)]
    if any(tile_fits(after, tile, left) for tile in tiles):
        return None
    if s.facts.clears and any(makes_room(after, tile, left) for tile in tiles):
        return None
    return Refusal("R19", "refuse-keep-tile")


def nothing(s: Terraces) -> None:
    """Change nothing."""


def makes_room(s: Terraces, tile: int, points: int) -> bool:
    """Whether own pawns can be walked off a place, each once, and the tile then be laid and paid there (R12)."""
    for cell in s.facts.cells:
        for cells in footprints(s, tile, cell):
            movers = [here for here in cells if here >= 0 and s.pawn[here] == s.active]
            if not movers:
                continue
            rest = points - walking_price(s, movers, cells)
            after = s.clone()
            for mover in movers:
                after.take_pawn(s.active, mover)
            if rest >= 0 and tile_fault(after, tile, cells, rest)[1] is None:
                return True
    return False


def walking_price(s: Terraces, movers: list[int], cells: list[int]) -> int:
    """Return the least price to walk pawns off some hexes to different places, or a price nobody can pay."""
    goals: list[list[tuple[int, int]]] = []
    for mover in movers:
        found = [
            (price, goal)
            for goal, price in prices_from(s, s.active, mover).items()
            if goal == OUT or (s.pawn[goal] < 0 and goal not in cells and not (price == 0 and mover in s.strolled))
        ]
        goals.append(sorted(found)[: len(movers)])
    sums = [99]
    for choice in product(*goals):
        places = [goal for _, goal in choice if goal != OUT]
        if len(set(places)) == len(places):
            sums.append(sum(price for price, _ in choice))
    return min(sums)
