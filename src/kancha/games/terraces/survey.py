"""A look over the land from the side of the seat whose turn it is: what a piece on a hex would change around it.

These are quick guesses to choose what is tried; positions themselves are judged by `prospects`.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.basins import open_basins
from kancha.games.terraces.facts import CELLS
from kancha.games.terraces.paths import OUT
from kancha.games.terraces.prospects import Town, towns
from kancha.games.terraces.sets import cells_of, gathered
from kancha.games.terraces.settlements import highest_on
from kancha.games.terraces.state import VILLAGE, Terraces

GROWTH: Final = 0.6
"""What a higher temple counts, a point of its value, for whoever leads."""
CLIMB: Final = 0.3
CUT: Final = 0.5
CLOSE: Final = 0.8
NOBODYS: Final = 0.2
"""The share that counts of what nobody leads."""
UNKNOWN: Final = -999.0


class Survey:
    """The settlements and the basins, and by hex what was found out so far."""

    def __init__(self, s: Terraces) -> None:
        self.s = s
        self.seat = s.active
        self.side: list[float] = [0.0] * CELLS
        """By the name of a settlement: 1 if the seat leads there, below nought if another does."""
        self.highest: list[int] = [0] * CELLS
        """By the name of a settlement: the level of the highest pawn of others."""
        self.mine: list[int] = [0] * CELLS
        self.towns: list[Town] = towns(s)
        for town in self.towns:
            name = town.town
            if town.leader >= 0:
                self.side[name] = 1.0 if town.leader == self.seat else -0.7
            elif town.levels[self.seat]:
                self.side[name] = 0.4
            for seat, levels in enumerate(town.levels):
                if not levels:
                    continue
                if seat == self.seat:
                    self.mine[name] = levels[0]
                elif levels[0] > self.highest[name]:
                    self.highest[name] = levels[0]
        self.gap: list[float] = [0.0] * CELLS
        """By bare hex: what it counts to cover it."""
        self.shore: list[float] = [0.0] * CELLS
        """By hex around an open basin: what it counts to stand there."""
        self.look_at_basins()
        self.villages: list[float] = [UNKNOWN] * CELLS
        self.fields: list[float] = [UNKNOWN] * CELLS

    def look_at_basins(self) -> None:
        """Find what it counts to close basins, and to stand beside them."""
        s = self.s
        for basin in open_basins(s):
            leader = highest_on(s, basin.shore)
            points = s.facts.basin_gain * basin.size
            gaps = basin.gaps
            side = 1.0 if leader == self.seat else NOBODYS if leader < 0 else -0.8
            for cell in cells_of(basin.shore):
                self.shore[cell] += points / (1.0 + gaps)
                if s.level[cell] == 0:
                    self.gap[cell] += CLOSE * side * points / (gaps * gaps)

    def village(self, cell: int) -> float:
        """Tell what a village hex of a new tile would change here."""
        found = self.villages[cell]
        if found == UNKNOWN:
            found = self.villages[cell] = self.look_at_village(cell)
        return found

    def look_at_village(self, cell: int) -> float:
        """Find what settlements grow, and who can climb on the hex."""
        s = self.s
        value = self.gap[cell] + self.climb(cell)
        if s.kind[cell] == VILLAGE:
            return value
        size = 1
        old = 0
        side = 0.0
        joined: list[int] = []
        for n in s.facts.near[cell]:
            town = s.town[n]
            if town < 0 or town in joined:
                continue
            joined.append(town)
            size += s.sizes[town]
            number = s.temple_of(town)
            old = max(old, s.temple_value[number] if number >= 0 else min(s.sizes[town] // 2 * 2, 10))
            if abs(self.side[town]) > abs(side) or (self.side[town] < 0.0 and self.mine[town] < self.highest[town]):
                side = self.side[town]
        top = min(size // 2 * 2, 10)
        if top > old:
            value += GROWTH * (top - old) * (side if side else NOBODYS)
        elif joined and size <= 10:
            value += 0.1 * side
        return value

    def climb(self, cell: int) -> float:
        """Tell who could step up on a new tile here."""
        s = self.s
        level = s.level[cell] + 1
        value = 0.0
        for n in s.facts.near[cell]:
            owner = s.pawn[n]
            if owner >= 0:
                up = level - s.level[n]
                if up > 0:
                    value += CLIMB * up if owner == self.seat else -0.5 * CLIMB * up
        return value

    def field(self, cell: int) -> float:
        """Tell what a field hex of a new tile would change here."""
        found = self.fields[cell]
        if found == UNKNOWN:
            s = self.s
            found = self.gap[cell] + 0.3 * self.climb(cell)
            if s.kind[cell] == VILLAGE:
                found -= CUT * self.side[s.town[cell]]
            self.fields[cell] = found
        return found

    def stand(self, cell: int, start: int) -> float:
        """Tell what a pawn of the seat stands for on a hex; it would come from `start`, or stands there (-1)."""
        s = self.s
        level = s.level[cell]
        value = self.shore[cell] * (0.3 + 0.15 * level)
        town = s.town[cell]
        if town < 0:
            return value
        number = s.temple_of(town)
        worth = s.temple_value[number] if number >= 0 else 0
        top = min(s.sizes[town] // 2 * 2, 10)
        value += 0.15 * level
        if start == -1:
            return value + (0.5 * worth + 0.2 * top if self.mine[town] == level else 0.1 * worth)
        rival = self.highest[town]
        mine = self.mine[town] if start == OUT or s.town[start] != town else 0
        if level > rival and level > mine:
            value += 0.6 * worth + 0.35 * (top - worth) + 0.2 * (level - rival)
        elif level >= rival:
            value += 0.4 * worth + 0.2 * (top - worth)
        else:
            value += 0.2 * worth
        return value

    def basin(self, cell: int) -> float:
        """Tell what a basin here would give: the fewer bare hexes around it, the better, if the seat stands highest."""
        s = self.s
        shore = s.facts.near[cell]
        gaps = 0
        for n in shore:
            if s.level[n] == 0:
                gaps += 1
        leader = highest_on(s, gathered(shore))
        side = 1.0 if leader == self.seat else NOBODYS if leader < 0 else -1.0
        return side * s.facts.basin_gain / (1.0 + gaps) + self.gap[cell]
