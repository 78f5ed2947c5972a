"""Chapter C4, where a pawn can go: the search for the cheapest path. `judge_paths.py` says the same slowly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kancha.games.terraces.facts import ALONE, CELL_AT, CELLS, MARK, SITE, WORD_OF
from kancha.games.terraces.fronts import FULL, Words, connected_words, grown_words, meet, without
from kancha.games.terraces.hexes import WORDS, Hexes, connected, grown, joined, listed, words_of
from kancha.games.terraces.state import Terraces

OUT: Final = CELLS
"""The node of everything outside (C4.5)."""
FAR: Final = 99
IS_COMPILED: Final = not __file__.endswith(".py")


class Reach:
    """What a pawn can reach."""

    __slots__ = ("layers", "leaving")

    def __init__(self) -> None:
        self.layers: list[Hexes] = []
        """By price: the hexes on which the pawn can come to stand and to which the cheapest way costs so much."""
        self.leaving = FAR
        """The price of the way to the outside."""

    def price(self, goal: int) -> int:
        """Return what the way to a node costs, or FAR."""
        if goal == OUT:
            return self.leaving
        for price, layer in enumerate(self.layers):
            if layer & ALONE[goal]:
                return price
        return FAR

    def nodes(self) -> list[int]:
        """Return all nodes on which the way may end, the cheapest first."""
        found: list[int] = []
        for price, layer in enumerate(self.layers):
            if price == self.leaving:
                found.append(OUT)
            found += listed(layer, CELL_AT)
        return found

    def between(self, least: int, most: int) -> Hexes:
        """Return the hexes whose price lies between two, both included."""
        found: Hexes = 0
        for price in range(least, min(most + 1, len(self.layers))):
            found |= self.layers[price]
        return found


def gate(s: Terraces, cell: int) -> int:
    """Return the price to enter or leave over a hex, or 0 if it is no entry (C4.2, R6, R7)."""
    facts = s.facts
    if not facts.is_sealed or facts.land[cell] != SITE:
        return facts.gate[cell]
    best = 0
    for n in facts.rim[cell]:
        if s.level[n] == 0 and (best == 0 or facts.toll[n] < best):
            best = facts.toll[n]
    return best


def reach(s: Terraces, seat: int, start: int, ap: int) -> Reach:
    """Return the nodes to which the cheapest way from `start` costs no more than `ap` (C4.5).

    Prices are small, so the hexes wait in one set for each price. All that is connected with them in the same
    landscape is reached for the same price, all around it for a change of landscape more. Opposing pawns block, own
    pawns do not. The search is written twice, in the forms that are quick without the compiler and with it.
    """
    ground = ground_of(s, seat)
    found = Reach()
    if ap >= 0:
        if start == OUT:
            found.leaving = 0
        if IS_COMPILED:
            reach_by_words(s, ground, start, ap, found)
        else:
            reach_at_once(s, ground, start, ap, found)
    return found


def ground_of(s: Terraces, seat: int) -> list[int]:
    """Return the words of the villages and of the fields that pawns of a seat can walk over."""
    ground = s.footholds[:]
    for cell in s.seats[seat].pawns:
        if cell >= 0:
            ground[WORDS * (s.kind[cell] - 1) + WORD_OF[cell]] |= MARK[cell]
    return ground


def reach_at_once(s: Terraces, ground: list[int], start: int, ap: int, found: Reach) -> None:
    """Find what is reached from `start`, or over the outside, on sets as they are."""
    change = s.facts.change_price
    borders = s.facts.borders if not s.facts.is_sealed else open_borders(s)
    a, b, c, d, e, on_a, on_b, on_c, on_d, on_e = ground
    villages = joined(a, b, c, d, e)
    fields = joined(on_a, on_b, on_c, on_d, on_e)
    standing_room = s.standing_room()
    waiting: list[Hexes] = [0] * (ap + 1)
    if start != OUT:
        waiting[0] = ALONE[start]
    for paid in range(ap + 1):
        dearest = min(ap - paid, len(borders) - 1)
        if paid == found.leaving:
            for toll in range(1, dearest + 1):
                waiting[paid + toll] |= borders[toll]
        layer: Hexes = waiting[paid] & (villages | fields)
        if layer:
            begun: Hexes = layer & villages
            if begun:
                begun = connected(begun, villages)
                villages ^= begun
                layer |= begun
            begun = layer & fields
            if begun:
                begun = connected(begun, fields)
                fields ^= begun
                layer |= begun
            if paid + change <= ap:
                waiting[paid + change] |= grown(layer)
            for toll in range(1, min(dearest, found.leaving - paid - 1) + 1):
                if layer & borders[toll]:
                    found.leaving = paid + toll
                    break
        found.layers.append(layer & standing_room)


def reach_by_words(s: Terraces, ground: list[int], start: int, ap: int, found: Reach) -> None:
    """Find what is reached from `start`, or over the outside, on the words of sets (a to e), fields after villages."""
    change = s.facts.change_price
    borders = s.facts.border_words
    if s.facts.is_sealed:
        borders = [words_of(border) for border in open_borders(s)]
    holds = s.footholds
    on_a: i64 = holds[0] | holds[5]
    on_b: i64 = holds[1] | holds[6]
    on_c: i64 = holds[2] | holds[7]
    on_d: i64 = holds[3] | holds[8]
    on_e: i64 = holds[4] | holds[9]
    villages: Words = (ground[0], ground[1], ground[2], ground[3], ground[4])
    fields: Words = (ground[5], ground[6], ground[7], ground[8], ground[9])
    waiting: list[list[int]] = [[0] * WORDS for _ in range(ap + 1)]
    if start != OUT:
        waiting[0][WORD_OF[start]] = MARK[start]
    for paid in range(ap + 1):
        dearest = min(ap - paid, len(borders) - 1)
        if paid == found.leaving:
            for toll in range(1, dearest + 1):
                for place, word in enumerate(borders[toll]):
                    waiting[paid + toll][place] |= word
        waits = waiting[paid]
        a: i64 = waits[0]
        b: i64 = waits[1]
        c: i64 = waits[2]
        d: i64 = waits[3]
        e: i64 = waits[4]
        in_villages = connected_words(a, b, c, d, e, villages)
        in_fields = connected_words(a, b, c, d, e, fields)
        villages = without(villages, in_villages)
        fields = without(fields, in_fields)
        a = in_villages[0] | in_fields[0]
        b = in_villages[1] | in_fields[1]
        c = in_villages[2] | in_fields[2]
        d = in_villages[3] | in_fields[3]
        e = in_villages[4] | in_fields[4]
        if a | b | c | d | e:
            if paid + change <= ap:
                around = grown_words(a, b, c, d, e)
                later = waiting[paid + change]
                later[0] |= around[0] & FULL
                later[1] |= around[1] & FULL
                later[2] |= around[2] & FULL
                later[3] |= around[3] & FULL
                later[4] |= around[4] & FULL
            for toll in range(1, min(dearest, found.leaving - paid - 1) + 1):
                if meet(borders[toll], a, b, c, d, e):
                    found.leaving = paid + toll
                    break
        found.layers.append(joined(a & on_a, b & on_b, c & on_c, d & on_d, e & on_e))


def open_borders(s: Terraces) -> list[Hexes]:
    """Return the hexes over which one can enter or leave where the frontier may be sealed, by the price (R6, R7)."""
    found: list[Hexes] = [0] * len(s.facts.borders)
    for cell in s.facts.gateways:
        toll = gate(s, cell)
        if toll:
            found[toll] |= ALONE[cell]
    return found
