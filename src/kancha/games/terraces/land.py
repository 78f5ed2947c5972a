"""Chapter C3: laying terrain. A tile is asked for by its village hex, then by the sides of its fields."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import SETTLE, SIDE, SOW, SPREAD
from kancha.games.terraces.basins import close_basins
from kancha.games.terraces.events import CityCut, TileLaid
from kancha.games.terraces.facts import (
    DOUBLE_TILE,
    FIELD_TILE,
    NAMES,
    TILE_NAMES,
    TRIPLE_TILE,
    TURNS,
    VILLAGE_TILE,
)
from kancha.games.terraces.judge_tiles import tile_at, tile_turned
from kancha.games.terraces.placing import can_lie, can_turn, open_turns, tile_codes, tile_hexes
from kancha.games.terraces.sets import count
from kancha.games.terraces.settlements import retown
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces, TurnStep
from kancha.kernel.action import Family
from kancha.kernel.errors import Refusal


def city_sizes(s: Terraces) -> list[int]:
    """Return the sizes of all cities, in the order of their temples."""
    return [s.sizes[s.town[cell]] for cell in s.temple_cell]


def lay(s: Terraces, tile: int, village: int, a: int, b: int) -> None:
    """Lay a tile: `village` is its village hex (or the single field), `a` and `b` its fields."""
    seat = s.active
    facts = s.facts
    cells = [village]
    if tile >= DOUBLE_TILE:
        cells.append(a)
    if tile == TRIPLE_TILE:
        cells.append(b)
    was_bare = s.level[village] == 0
    price = facts.tile_price
    s.tiles += 1
    top = 4 * s.tiles + len(cells)
    changed: list[int] = []
    cities = city_sizes(s) if s.events is not None else []
    s.own_list("kind")
    s.own_list("level")
    s.own_list("top")
    for place, cell in enumerate(cells):
        if was_bare and facts.toll[cell]:
            price += facts.overflow_price
        kind = FIELD if place or tile == FIELD_TILE else VILLAGE
        before = s.kind[cell]
        if before != kind:
            s.kind[cell] = kind
            if kind == VILLAGE or before == VILLAGE:
                changed.append(cell)
        s.level[cell] += 1
        s.top[cell] = top
    s.cover(cells, tile != FIELD_TILE)
    if changed:
        retown(s, changed)
    s.pay(price)
    s.duty = 0
    s.laid += 1
    holder = s.seats[seat]
    if tile == TRIPLE_TILE:
        s.triples -= 1
    elif tile == DOUBLE_TILE:
        holder.doubles -= 1
    elif tile == VILLAGE_TILE:
        holder.villages -= 1
    else:
        holder.fields -= 1
    if s.events is not None:
        names = [NAMES[cell] for cell in cells]
        s.events.append(TileLaid(seat, TILE_NAMES[tile], names, s.level[village], price))
        for number, size in enumerate(city_sizes(s)):
            if size < cities[number]:
                s.events.append(CityCut(seat, NAMES[s.temple_cell[number]], cities[number], size))
    if was_bare:
        close_basins(s, cells)


class Laying(TurnStep):
    """Where does the village hex of the tile lie?"""

    RULES: ClassVar = ("C3.2", "C3.3", "C3.4", "C3.5", "C3.7", "C3.9")
    ANSWERS: ClassVar = (SETTLE, SOW)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def family(self) -> Family:
        """Return the actions that answer: a single field has no village hex."""
        return SOW if self.tile == FIELD_TILE else SETTLE

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which tile."""
        return {"tile": TILE_NAMES[self.tile], "sort": self.tile, "points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every hex that leaves room for the whole tile."""
        return tile_codes(s, self.tile, s.ap)

    def is_legal(self, s: Terraces, code: int) -> bool:
        """Whether a hex leaves room."""
        family = self.family()
        return code in family and can_lie(s, self.tile, family.value(code), s.ap)

    def how_many(self, s: Terraces) -> int:
        """Count the hexes that leave room."""
        return count(tile_hexes(s, self.tile, s.ap))

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a hex."""
        family = self.family()
        return tile_at(s, self.tile, family.value(code)) if code in family else self.other()

    def play(self, s: Terraces, code: int) -> None:
        """Lay a single, or ask for the sides of the fields."""
        s.stack.pop()
        cell = self.family().values[code]
        if self.tile <= VILLAGE_TILE:
            lay(s, self.tile, cell, -1, -1)
        else:
            s.stack.append(Turning(self.tile, cell))


class Turning(TurnStep):
    """To which sides of the village hex do the fields lie?"""

    RULES: ClassVar = ("C3.2", "C3.3", "C3.4", "C3.5", "C3.7", "C3.9")
    ANSWERS: ClassVar = (SPREAD, SIDE)

    def __init__(self, tile: int, cell: int) -> None:
        self.tile = tile
        self.cell = cell

    def family(self) -> Family:
        """Return the actions that answer: a triple has fields on two sides, a double on one."""
        return SPREAD if self.tile == TRIPLE_TILE else SIDE

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which tile, and where its village hex is."""
        return {"tile": TILE_NAMES[self.tile], "sort": self.tile, "cell": NAMES[self.cell], "points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every side that leaves room for the whole tile."""
        codes = self.family().codes
        turns = TURNS[open_turns(s, self.tile, self.cell, s.ap - s.facts.tile_price)]
        return [codes[turn] for turn in turns if can_turn(s, self.tile, self.cell, turn)]

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a side."""
        family = self.family()
        return tile_turned(s, self.tile, self.cell, family.value(code)) if code in family else self.other()

    def play(self, s: Terraces, code: int) -> None:
        """Lay the tile."""
        s.stack.pop()
        turn = self.family().values[code]
        around = s.facts.around[self.cell]
        lay(s, self.tile, self.cell, around[turn], around[(turn + 1) % 6])
