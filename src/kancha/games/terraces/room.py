"""Making room for the tile of duty (R12): own pawns walk off a place, if they must, and then the tile can lie there.

Only Java since version 2 asks for it: there the order of actions is free. Nearly always a place is open without it.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import CELL_AT, FIELD_TILE, PAIRS, TILES, TRIPLE_TILE, VILLAGE_TILE, Cover, gathered
from kancha.games.terraces.hexes import Hexes, listed
from kancha.games.terraces.paths import FAR, OUT, reach
from kancha.games.terraces.placing import any_place, has_any_place, joins, supply_of
from kancha.games.terraces.state import Terraces

NEVER: Final = FAR
"""A price nobody can pay."""
CHEAPEST: Final = 2 * TRIPLE_TILE
"""So many walks of a pawn are enough to make room for a tile: its hexes are no goals, and other movers take some."""


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
        return gathered(self.place) | gathered([goal for goal in self.goals if goal != OUT])


class Room:
    """The search for the cheapest way to lay a tile of the active seat."""

    def __init__(self, s: Terraces, gone: int = OUT) -> None:
        self.s = s
        self.plan = Plan()
        self.ways: list[list[list[int]]] = []
        """For each own pawn, [price, goal] of its cheapest walks; searched for when they are needed."""
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
        self.ways = [[] for _ in self.own]
        stock = [tile for tile in TILES if supply_of(s, s.active, tile) > 0]
        points = s.ap + s.reserve()
        flat = s.flat[:]
        for cell in self.own:
            flat[cell] = s.level[cell]
        for cell in self.own:
            level = flat[cell]
            sides = 0
            for side, n in enumerate(s.facts.around[cell]):
                if n >= 0 and flat[n] == level:
                    sides |= 1 << side
            for tile in stock:
                if tile <= VILLAGE_TILE or (PAIRS[sides] if tile == TRIPLE_TILE else sides):
                    for cover in s.facts.covers[tile][cell]:
                        price = s.facts.tile_price + (0 if level else cover.way.extra)
                        is_flat = flat[cover.village] == flat[cover.way.a] == flat[cover.way.b] == level
                        if is_flat and price <= points and price < self.plan.price and self.fits(cover):
                            self.try_place(cover, price, points)
            if self.plan.price == s.facts.tile_price:
                return

    def fits(self, cover: Cover) -> bool:
        """Whether a tile may lie on level ground while all own pawns are away."""
        s = self.s
        village, a, b = cover.village, cover.way.a, cover.way.b
        if s.level[village]:
            top = s.top[village]
            if top == s.top[a] == s.top[b] and top & 3 == max(cover.tile, VILLAGE_TILE):
                return False
        return cover.tile == FIELD_TILE or not joins(s, village, a, b)

    def try_place(self, cover: Cover, price: int, points: int) -> None:
        """Keep a place for that price if it is cheaper than the best so far, walks included."""
        place = [cover.village, cover.way.a, cover.way.b]
        movers = [number for number, cell in enumerate(self.own) if cell in place]
        choices: list[list[list[int]]] = []
        for number in movers:
            choices.append([way for way in self.walks(number, points) if way[1] not in place][: len(movers)])
        self.choose(choices, [], price, place)

    def walks(self, number: int, points: int) -> list[list[int]]:
        """Return the cheapest walks of an own pawn that leave enough for a tile (R28: no second stroll).

        Those that are enough: not more pawns walk than a tile has hexes, and not to these.
        """
        found = self.ways[number]
        if not found:
            most = points - self.s.facts.tile_price
            found = self.find_walks(number, 0)
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
        for price, layer in enumerate(reached.layers):
            if price == reached.leaving:
                found.append([price, OUT])
            if price >= least:
                found += [[price, goal] for goal in listed(layer, CELL_AT)]
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
    return s.facts.clears and points >= s.facts.tile_price and Room(s).plan.price <= points
