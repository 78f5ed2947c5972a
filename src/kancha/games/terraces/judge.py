"""The referee: why an action of a turn is not legal, by paragraph.

Written apart from the search for legal actions and from the caches it reads (`flat`, `town`, lists of placements): the
contract suite lets both agree on sampled actions. Clear before fast. `bids.py` judges cards and festivals.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable

from kancha.games.terraces.actions import (
    BUILD,
    DRAW_HIDDEN,
    DRAW_OPEN,
    ENLARGE,
    ENTER,
    LAY_DOUBLE,
    LAY_FIELD,
    LAY_TRIPLE,
    LAY_VILLAGE,
    PICK,
    PLACE_BASIN,
    STOP,
    USE_TOKEN,
    is_in,
)
from kancha.games.terraces.facts import (
    CELLS,
    DOUBLE_TILE,
    FIELD_TILE,
    NAMES,
    NOWHERE,
    SITE,
    TILES,
    TRIPLE_TILE,
    VILLAGE_TILE,
)
from kancha.games.terraces.state import BARE, BASIN, FIELD, TEMPLE, VILLAGE, Terraces
from kancha.kernel.errors import Refusal

OUT = CELLS
LAYS = {LAY_TRIPLE: TRIPLE_TILE, LAY_DOUBLE: DOUBLE_TILE, LAY_VILLAGE: VILLAGE_TILE, LAY_FIELD: FIELD_TILE}


def on_board(s: Terraces, cell: int) -> bool:
    """Whether a place is a hex of the site or next to it."""
    return 0 <= cell < CELLS and s.facts.land[cell] != NOWHERE


def settlement(s: Terraces, cell: int) -> set[int]:
    """Return all village hexes connected with a hex, found anew."""
    found: set[int] = set()
    todo = [cell] if s.kind[cell] in (VILLAGE, TEMPLE) else []
    while todo:
        here = todo.pop()
        if here not in found:
            found.add(here)
            todo += [n for n in s.facts.near[here] if s.kind[n] in (VILLAGE, TEMPLE)]
    return found


def temples_in(s: Terraces, cells: set[int]) -> list[int]:
    """Return the temples among some hexes."""
    return sorted(cell for cell in cells if s.kind[cell] == TEMPLE)


def ranking(s: Terraces, cells: set[int]) -> list[int]:
    """Return the seats with pawns on some hexes that share the first place (C5.1)."""
    lists: dict[int, list[int]] = {}
    for cell in cells:
        if s.pawn[cell] >= 0:
            lists.setdefault(s.pawn[cell], []).append(s.level[cell])
    for levels in lists.values():
        levels.sort(reverse=True)
    best = max(lists.values(), default=[])
    return sorted(seat for seat, levels in lists.items() if levels == best)


def points_left(s: Terraces, price: int) -> Refusal | None:
    """Refuse a price that cannot be paid (C2.7)."""
    if price > s.ap:
        return Refusal("C2.7", "refuse-points", {"price": price, "points": s.ap})
    return None


# Tiles


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


def duty_fault(s: Terraces, price: int, change: Callable[[Terraces], None]) -> Refusal | None:
    """Refuse an action after which the tile of duty could no longer be laid (R19): try it and look."""
    if not s.duty:
        return None
    after = s.clone()
    change(after)
    token = s.facts.bonus if not s.boosted and s.seats[s.active].tokens else 0
    left = s.ap - price + token
    if any(stock_of(after, tile) and tile_fits(after, tile, left) for tile in TILES):
        return None
    return Refusal("R19", "refuse-keep-tile")


def nothing(s: Terraces) -> None:
    """Change nothing."""


# Pawns


def entry_price(s: Terraces, cell: int) -> int:
    """Return the price to cross the border at a hex, 0 if one cannot (C2.6, R6, R7)."""
    facts = s.facts
    if facts.land[cell] != SITE:
        return facts.toll[cell]
    bare = [n for n in facts.near[cell] if facts.land[n] != SITE and s.level[n] == 0]
    return min((facts.toll[n] for n in bare), default=0)


def prices_from(s: Terraces, seat: int, start: int) -> dict[int, int]:
    """Return the cheapest price from a node to all others (C4.5)."""
    final: dict[int, int] = {}
    heap = [(0, start)]
    while heap:
        paid, node = heapq.heappop(heap)
        if node in final:
            continue
        final[node] = paid
        if node == OUT:
            doors = [cell for cell in s.facts.gateways if s.kind[cell] in (VILLAGE, FIELD)]
            steps = [(cell, price) for cell in doors if (price := entry_price(s, cell))]
        else:
            steps = [(n, 0 if s.kind[n] == s.kind[node] else s.facts.change_price) for n in s.facts.near[node]]
            if toll := entry_price(s, node):
                steps.append((OUT, toll))
        for goal, price in steps:
            if goal in final:
                continue
            if goal == OUT or (s.kind[goal] in (VILLAGE, FIELD) and s.pawn[goal] in (-1, seat)):
                heapq.heappush(heap, (paid + price, goal))
    return final


def walk(s: Terraces, start: int, goal: int, prices: dict[int, int] | None = None) -> Refusal | None:
    """Judge a walk from a hex or from outside to a hex or to the outside; `prices` if they are known already."""
    seat = s.active
    if goal != OUT:
        if not on_board(s, goal):
            return Refusal("C0.1", "refuse-off-board")
        if s.kind[goal] not in (VILLAGE, FIELD):
            what = {BARE: "refuse-walk-bare", BASIN: "refuse-walk-basin", TEMPLE: "refuse-walk-temple"}
            rule = "C5.11" if s.kind[goal] == TEMPLE else "C4.1"
            return Refusal(rule, what[s.kind[goal]], {"cell": NAMES[goal]})
        if s.pawn[goal] >= 0:
            rule = "C4.4" if s.pawn[goal] == seat else "C4.1"
            return Refusal(rule, "refuse-occupied", {"cell": NAMES[goal]})
    price = (prices_from(s, seat, start) if prices is None else prices).get(goal)
    if price is None:
        if start == OUT:
            return Refusal("C4.2", "refuse-no-entry")
        return Refusal("C4.4" if goal != OUT else "C4.2", "refuse-no-path")
    if refusal := points_left(s, price):
        return refusal
    if price == 0 and start in s.strolled:
        return Refusal("R28", "refuse-second-stroll")

    def change(after: Terraces) -> None:
        if start != OUT:
            after.take_pawn(seat, start)
        if goal != OUT:
            after.put_pawn(seat, goal)

    return duty_fault(s, price, change)


def any_walk(s: Terraces, start: int) -> Refusal | None:
    """Judge taking up a pawn, or bringing one in: refused if it can go nowhere."""
    prices = prices_from(s, s.active, start)
    refusals: list[Refusal] = []
    for goal in prices:
        if goal == start:
            continue
        refusal = walk(s, start, goal, prices)
        if refusal is None:
            return None
        refusals.append(refusal)
    for rule in ("R19", "R28", "C2.7"):
        for refusal in refusals:
            if refusal.rule == rule:
                return refusal
    return Refusal("C4.2" if start == OUT else "C4.3", "refuse-no-entry" if start == OUT else "refuse-stuck")


# Temples


def temple_value(s: Terraces, cell: int, old: int, value: int) -> Refusal | None:
    """Judge a value for the temple on a hex."""
    size = len(settlement(s, cell))
    if value <= old:
        return Refusal("C5.5", "refuse-value-not-higher", {"old": old})
    if value > size:
        return Refusal("C5.5", "refuse-value-size", {"value": value, "size": size})
    needed = range(old + 2, value + 2, 2) if s.facts.storeys else [value]
    for floor in needed:
        if s.floors[floor // 2 - 1] == 0:
            return Refusal("C5.10", "refuse-no-pieces", {"value": floor})
    return None


def best_value(s: Terraces, cell: int, old: int) -> Refusal | None:
    """Judge whether any value is possible: the largest even one in Cuzco (R1), any in Java (R4)."""
    size = len(settlement(s, cell))
    if s.facts.exact_value:
        values = [min(size - size % 2, 10)]
    else:
        values = [value for value in (2, 4, 6, 8, 10) if old < value <= size]
    refusals = [temple_value(s, cell, old, value) for value in values if value]
    if any(refusal is None for refusal in refusals):
        return None
    if not refusals or refusals[0] is None:
        message = "refuse-value-size" if old == 0 else "refuse-value-not-higher"
        args: dict[str, int | str] = {"value": 2, "size": size} if old == 0 else {"old": old}
        return Refusal("C5.5", message, args)
    return refusals[0]


def first_rank(s: Terraces, cell: int) -> Refusal | None:
    """Refuse unless the active seat alone stands highest in the settlement (C5.2)."""
    best = ranking(s, settlement(s, cell))
    if best == [s.active]:
        return None
    if not best:
        return Refusal("C5.2", "refuse-nobody-there")
    if s.active in best:
        return Refusal("C5.2", "refuse-tie")
    return Refusal("C5.2", "refuse-not-highest")


def build(s: Terraces, cell: int) -> Refusal | None:
    """Judge a hex for a new temple."""
    if not on_board(s, cell):
        return Refusal("C0.1", "refuse-off-board")
    if s.kind[cell] not in (VILLAGE, TEMPLE):
        return Refusal("C5.3", "refuse-no-village", {"cell": NAMES[cell]})
    here = settlement(s, cell)
    if temples_in(s, here):
        return Refusal("C5.4", "refuse-has-temple")
    if s.pawn[cell] >= 0:
        return Refusal("C5.3", "refuse-occupied", {"cell": NAMES[cell]})
    if len(here) < 2:
        return Refusal("C5.3", "refuse-village-small")
    if refusal := first_rank(s, cell) or best_value(s, cell, 0) or points_left(s, s.facts.temple_price):
        return refusal

    def change(after: Terraces) -> None:
        after.put_temple(cell, 2)

    return duty_fault(s, s.facts.temple_price, change)


def enlarge(s: Terraces, cell: int) -> Refusal | None:
    """Judge the enlarging of a temple."""
    if not on_board(s, cell) or s.kind[cell] != TEMPLE:
        return Refusal("C5.4", "refuse-no-temple")
    number = s.temple_cell.index(cell)
    old = s.temple_value[number]
    if s.temple_turn[number] == s.turn:
        return Refusal("C5.8", "refuse-temple-changed")
    if old == 10:
        return Refusal("R3", "refuse-temple-highest")
    return (
        first_rank(s, cell)
        or best_value(s, cell, old)
        or points_left(s, s.facts.temple_price)
        or duty_fault(s, s.facts.temple_price, nothing)
    )


# Basins


def basin(s: Terraces, cell: int) -> Refusal | None:
    """Judge a hex for a basin."""
    if not on_board(s, cell):
        return Refusal("C0.1", "refuse-off-board")
    if s.basins == 0:
        return Refusal("C6.1", "refuse-no-basins")
    if s.facts.land[cell] != SITE:
        return Refusal("C6.2", "refuse-basin-outside")
    if s.level[cell] > 0:
        return Refusal("C6.2", "refuse-basin-on-tile", {"cell": NAMES[cell]})
    if s.kind[cell] == BASIN:
        return Refusal("C6.1", "refuse-basin-twice", {"cell": NAMES[cell]})
    if any(s.facts.land[n] != SITE for n in s.facts.near[cell]):
        return Refusal("C6.2", "refuse-basin-border", {"cell": NAMES[cell]})
    if refusal := points_left(s, s.facts.basin_price):
        return refusal

    def change(after: Terraces) -> None:
        after.put_basin(cell)

    return duty_fault(s, s.facts.basin_price, change)


# The turn


def turn(s: Terraces, code: int) -> Refusal | None:
    """Judge a kind of action: refused if it cannot be completed anywhere."""
    holder = s.seats[s.active]
    if code == STOP:
        return Refusal("C2.3", "refuse-duty") if s.duty else None
    if code == USE_TOKEN:
        if s.boosted:
            return Refusal("C2.2", "refuse-token-used")
        return None if holder.tokens else Refusal("C2.2", "refuse-no-token")
    if code in LAYS:
        return lay_kind(s, LAYS[code])
    if s.duty and s.facts.tile_first:
        return Refusal("C2.3", "refuse-tile-first")
    if code == ENTER:
        if -1 not in holder.pawns:
            return Refusal("C4.6", "refuse-no-pawns")
        return points_left(s, 1) or any_walk(s, OUT)
    if is_in(code, PICK):
        cell = code - PICK
        if cell not in holder.pawns:
            return Refusal("C4.6", "refuse-not-your-pawn")
        return any_walk(s, cell)
    if is_in(code, ENLARGE):
        return enlarge(s, code - ENLARGE)
    if code == BUILD:
        return anywhere(s, build, Refusal("C5.2", "refuse-build-nowhere"))
    if code == PLACE_BASIN:
        if s.basins == 0:
            return Refusal("C6.1", "refuse-no-basins")
        return points_left(s, 1) or anywhere(s, basin, Refusal("C6.2", "refuse-basin-nowhere"))
    if code in (DRAW_OPEN, DRAW_HIDDEN):
        return draw(s)
    return Refusal("C2.1", "refuse-not-asked")


def lay_kind(s: Terraces, tile: int) -> Refusal | None:
    """Judge the choice of a sort of tile."""
    if stock_of(s, tile) == 0:
        return Refusal("C3.1", "refuse-no-tile")
    if refusal := points_left(s, s.facts.tile_price):
        return refusal
    return None if tile_fits(s, tile, s.ap) else Refusal("C3.4", "refuse-no-place")


def anywhere(s: Terraces, judge: Callable[[Terraces, int], Refusal | None], none: Refusal) -> Refusal | None:
    """Judge an action that may be done on any hex."""
    refusals: list[Refusal] = []
    for cell in s.facts.cells:
        refusal = judge(s, cell)
        if refusal is None:
            return None
        refusals.append(refusal)
    for rule in ("R19", "C2.7", "C5.10"):
        for refusal in refusals:
            if refusal.rule == rule:
                return refusal
    return none


def draw(s: Terraces) -> Refusal | None:
    """Judge the drawing of a card, open or hidden (C7.1, C7.4, R20)."""
    if s.drawn >= s.facts.draws:
        return Refusal("C7.1", "refuse-two-cards")
    if sum(s.deck) + sum(s.discards) == 0:
        return Refusal("C7.4", "refuse-no-cards")
    return points_left(s, s.facts.card_price) or duty_fault(s, s.facts.card_price, nothing)
