"""Making room for the tile of duty (R12): own pawns walk off a place, if they must, and then the tile can lie there.

Only Java since version 2 asks for it: there the order of actions is free. Nearly always a place is open without it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kancha.games.terraces.facts import DOUBLE_TILE, FIELD_TILE, TILES, TRIPLE_TILE, VILLAGE_TILE
from kancha.games.terraces.paths import OUT, reach
from kancha.games.terraces.placing import (
    NEVER,
    any_place,
    double_places,
    has_any_place,
    joins,
    least_price,
    single_places,
    supply_of,
    triple_places,
)
from kancha.games.terraces.sets import Hexes, beside, both, cells_of, either, gathered, holds, is_any
from kancha.games.terraces.state import Terraces

CHEAPEST: Final = 2 * TRIPLE_TILE
"""So many walks of a pawn are enough to make room for a tile: its hexes are no goals, and other movers take some."""


@mypyc_attr(acyclic=True)
class Plan:
    """The cheapest way to lay a tile: on a free place, or on one that own pawns leave first."""

    __slots__ = ("goals", "place", "price")

    def __init__(self) -> None:
        self.price = NEVER
        """Of the walks and the tile together."""
        self.place: list[int] = []
        """The hexes of the tile."""
        self.goals: list[int] = []
        """Where the pawns go that stand there now; OUT is the outside."""

    def touches(self, cell: int) -> bool:
        """Whether the plan needs a hex."""
        return cell in self.place or (cell != OUT and cell in self.goals)

    def hexes(self) -> Hexes:
        """Return the hexes that the plan needs."""
        return either(gathered(self.place), gathered([goal for goal in self.goals if goal != OUT]))


@mypyc_attr(acyclic=True)
class Room:
    """The search for the cheapest way to lay a tile of the active seat."""

    def __init__(self, s: Terraces, gone: int = OUT) -> None:
        self.s = s
        self.plan = Plan()
        self.free_ways: list[list[list[int]] | None] = []
        self.ways: list[list[list[int]] | None] = []
        """For each own pawn, [price, goal] of its walks for nothing and of its cheapest ones, once they were needed."""
        self.own: list[int] = [cell for cell in s.seats[s.active].pawns if cell >= 0 and cell != gone]
        self.find()

    def find(self) -> None:
        """Look for a free place, and try every place that only own pawns occupy."""
        s = self.s
        plan = self.plan
        most = min(s.ap + s.reserve(), s.facts.dearest_tile)
        if has_any_place(s, most):
            for price in range(s.facts.tile_price, most + 1):
                free = any_place(s, price)
                if free:
                    plan.price, plan.place = price, free[1:]
                    break
        if self.plan.price > s.facts.tile_price:
            self.find_occupied()

    def find_occupied(self) -> None:
        """Try the places that own pawns occupy, as long as a cheaper one could be found."""
        s = self.s
        self.free_ways = [None] * len(self.own)
        self.ways = [None] * len(self.own)
        spare = s.ap + s.reserve() - s.facts.tile_price
        if spare < 0:
            return
        own = gathered(self.own)
        free = either(s.free, own)
        for tile in TILES:
            if supply_of(s, s.active, tile) == 0:
                continue
            if tile <= VILLAGE_TILE:
                for cell in cells_of(both(own, single_places(s, free))):
                    self.try_place(tile, [cell, cell, cell])
                continue
            for side in range(3 if tile == DOUBLE_TILE else 2):
                touched = either(own, beside(own, side))
                if tile == DOUBLE_TILE:
                    places = double_places(s, free, side, spare)
                else:
                    places = triple_places(s, free, side, spare)
                    touched = either(touched, beside(own, side + 1))
                for cell in cells_of(both(places, touched)):
                    around = s.facts.around[cell]
                    self.try_place(tile, [cell, around[side], around[side + tile - DOUBLE_TILE]])
                    if self.plan.price == s.facts.tile_price:
                        return

    def fits(self, tile: int, place: list[int]) -> bool:
        """Whether a tile may lie on some hexes, whichever is its village, so that it joins no cities."""
        if tile == FIELD_TILE or not is_any(self.s.seams):
            return True
        a, b, c = place
        return not (joins(self.s, a, b, c) and joins(self.s, b, a, c) and joins(self.s, c, a, b))

    def try_place(self, tile: int, place: list[int]) -> None:
        """Keep a place if it is cheaper than the best so far, walks included."""
        s = self.s
        price = s.facts.tile_price
        if s.level[place[0]] == 0:
            for cell in place[:tile]:
                if s.facts.toll[cell]:
                    price += s.facts.overflow_price
        if price >= self.plan.price or not self.fits(tile, place):
            return
        hexes = gathered(place)
        movers = [number for number, cell in enumerate(self.own) if holds(hexes, cell)]
        self.choose([self.ways_off(self.strolls(number), hexes, len(movers)) for number in movers], [], price, place)
        if self.plan.price > price:
            self.choose([self.ways_off(self.walks(number), hexes, len(movers)) for number in movers], [], price, place)

    def ways_off(self, ways: list[list[int]], hexes: Hexes, count: int) -> list[list[int]]:
        """Return as many of some walks as are enough that do not end on the place itself."""
        return [way for way in ways if way[1] == OUT or not holds(hexes, way[1])][:count]

    def strolls(self, number: int) -> list[list[int]]:
        """Return the walks of an own pawn that cost nothing: nearly always there are enough of them."""
        found = self.free_ways[number]
        if found is None:
            found = self.free_ways[number] = self.find_walks(number, 0)
        return found

    def walks(self, number: int) -> list[list[int]]:
        """Return the cheapest walks of an own pawn that leave enough for a tile (R28: no second stroll).

        Those that are enough: not more pawns walk than a tile has hexes, and not to these.
        """
        found = self.ways[number]
        if found is None:
            most = self.s.ap + self.s.reserve() - self.s.facts.tile_price
            found = self.strolls(number)
            if len(found) < CHEAPEST and most > 0:
                found = self.find_walks(number, most)
            self.ways[number] = found
        return found

    def find_walks(self, number: int, ap: int) -> list[list[int]]:
        """Return the cheapest walks of an own pawn for no more than `ap`, as many as are enough."""
        s = self.s
        start = self.own[number]
        least = 1 if start in s.strolled else 0
        reached = reach(s, s.active, start, ap)
        found: list[list[int]] = []
        for price in range(len(reached.layers)):
            if price == reached.leaving:
                found.append([price, OUT])
            if price >= least:
                found += [[price, goal] for goal in cells_of(reached.goals(price))]
            if len(found) >= CHEAPEST:
                break
        return found[:CHEAPEST]

    def choose(self, choices: list[list[list[int]]], goals: list[int], price: int, place: list[int]) -> None:
        """Give the movers goals, no two the same hex, and keep the cheapest way."""
        plan = self.plan
        if price >= plan.price:
            return
        if len(goals) == len(choices):
            plan.price, plan.place, plan.goals = price, place, goals
            return
        for way in choices[len(goals)]:
            if way[1] == OUT or way[1] not in goals:
                self.choose(choices, [*goals, way[1]], price + way[0], place)


def can_lay(s: Terraces) -> bool:
    """Whether the active seat can lay a tile, at once or after making room, with what it has left to spend."""
    points = s.ap + s.reserve()
    if has_any_place(s, min(points, s.facts.dearest_tile)):
        return True
    if not s.facts.clears or least_price(s, either(s.free, s.seats[s.active].stands), points) > points:
        return False
    return Room(s).plan.price <= points
