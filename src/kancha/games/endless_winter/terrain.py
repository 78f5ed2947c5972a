"""Set-up of the map (E2.6): the Base tile, an inner and an outer ring, Glaciers that never touch."""

from __future__ import annotations

from math import comb
from typing import ClassVar, Final

from kancha.games.endless_winter.actions import DEAL_GLACIER, DEAL_TILE
from kancha.games.endless_winter.facts import GLACIER
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep

INNER: Final = 6
"""Hexes 1 to 6 are the inner ring, the others the outer ring."""
RING: Final = 12


def land_left(s: WinterState) -> list[int]:
    """Return how many land tiles of each type are not on the map."""
    left = s.facts.tiles[:]
    left[0] = 0
    left[GLACIER] = 0
    for terrain in s.terrain[1:]:
        if terrain > 0 and terrain != GLACIER:
            left[terrain] -= 1
    return left


class SixthTile(ChanceStep):
    """The inner ring takes one tile of each land type and one more, of a random type (E2.6)."""

    RULES: ClassVar = ("E2.6",)
    ANSWERS: ClassVar = (DEAL_TILE,)

    def legal(self, s: WinterState) -> list[int]:
        """Any land type: as many tiles of each are left."""
        return DEAL_TILE.codes[1:GLACIER]

    def play(self, s: WinterState, code: int) -> None:
        """Add the tile to the five others and lay them."""
        s.stack.pop()
        bag = [0, *[1] * (GLACIER - 1)]
        bag[DEAL_TILE.value(code)] += 1
        s.stack.append(InnerTiles(bag))


class InnerTiles(ChanceStep):
    """The six tiles of the inner ring, shuffled."""

    RULES: ClassVar = ("E2.6",)
    ANSWERS: ClassVar = (DEAL_TILE,)

    def __init__(self, bag: list[int]) -> None:
        self.bag: list[int] = bag

    def legal(self, s: WinterState) -> list[int]:
        """Any tile that is left."""
        return [DEAL_TILE.codes[terrain] for terrain, count in enumerate(self.bag) if count]

    def weights(self, s: WinterState) -> list[int]:
        """As many as are left."""
        return [count for count in self.bag if count]

    def play(self, s: WinterState, code: int) -> None:
        """Lay the tile on the next hex."""
        h = s.terrain.index(-1)
        terrain = DEAL_TILE.value(code)
        s.terrain[h] = terrain
        self.bag[terrain] -= 1
        if h == INNER:
            s.stack.pop()


class Glaciers(ChanceStep):
    """Glaciers lie in the outer ring, no two next to each other; every such set is as likely."""

    RULES: ClassVar = ("E2.6",)
    ANSWERS: ClassVar = (DEAL_GLACIER,)

    def __init__(self, left: int) -> None:
        self.left = left

    def who(self, s: WinterState) -> int:
        """Chance, until all are laid."""
        return CHANCE if self.left else NOBODY

    def counts(self, s: WinterState) -> list[int]:
        """Return, by place of the outer ring, in how many sets it is the next Glacier round the clock."""
        ring = s.terrain[1 + INNER :]
        laid = [place for place in range(RING) if ring[place] == GLACIER]
        first = laid[0] if laid else -1
        after = laid[-1] + 2 if laid else 0
        counts = [0] * RING
        for place in range(after, RING):
            from_start = first if laid else place
            end = RING - 1 if from_start == 0 else RING
            if place >= end:
                continue
            room = max(end - place - 2, 0)
            rest = self.left - 1
            counts[place] = comb(room - rest + 1, rest) if room - rest + 1 >= rest else 0
        return counts

    def legal(self, s: WinterState) -> list[int]:
        """Any place from which the rest can still be laid."""
        return [DEAL_GLACIER.codes[1 + INNER + place] for place, ways in enumerate(self.counts(s)) if ways]

    def weights(self, s: WinterState) -> list[int]:
        """By the number of sets."""
        return [ways for ways in self.counts(s) if ways]

    def play(self, s: WinterState, code: int) -> None:
        """Lay the Glacier."""
        s.terrain[DEAL_GLACIER.value(code)] = GLACIER
        self.left -= 1


class OuterTiles(ChanceStep):
    """The rest of the outer ring: land tiles at random."""

    RULES: ClassVar = ("E2.6",)
    ANSWERS: ClassVar = (DEAL_TILE,)

    def who(self, s: WinterState) -> int:
        """Chance, until the map is full."""
        return CHANCE if -1 in s.terrain else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any land type with tiles left."""
        return [DEAL_TILE.codes[terrain] for terrain, count in enumerate(land_left(s)) if count]

    def weights(self, s: WinterState) -> list[int]:
        """As many as are left."""
        return [count for count in land_left(s) if count]

    def play(self, s: WinterState, code: int) -> None:
        """Lay the tile on the next empty hex."""
        s.terrain[s.terrain.index(-1)] = DEAL_TILE.value(code)
