"""What a tile makes possible: basins that one more hex would close, with points for the seat that plays (C6.4)."""

from __future__ import annotations

from kancha.games.terraces.basins import group_of, open_basins
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.picture.layout import CENTRES, HEX
from kancha.games.terraces.sets import both, cells_of, gathered
from kancha.games.terraces.settlements import highest_on
from kancha.games.terraces.state import BASIN, Terraces
from kancha.kernel.scene import Aim, Piece, Text
from kancha.kernel.shelf import short

GAP = 0.84
"""The width of the dashed hex: smaller than a tile, so that it is not taken for a part of one."""


class Hopes:
    """Where a hex of terrain leaves a basin a last gap, for the seat whose turn it is: all found at once."""

    def __init__(self, s: Terraces) -> None:
        self._s = s
        self._found: list[int] | None = None

    def has(self, cell: int) -> bool:
        """Whether a hex is one of the last two that a basin lacks, and closing it would pay the seat."""
        found = self._found
        if found is None:
            found = self._found = self._search()
        return cell in found

    def _search(self) -> list[int]:
        s = self._s
        found: list[int] = []
        for basin in open_basins(s):
            if basin.gaps == 2 and highest_on(s, basin.shore) == s.active:
                found += cells_of(both(basin.shore, s.bare))
        return found


def hope(s: Terraces, found: Aim, laid: list[int]) -> None:
    """Show the hex that a basin still lacks after these hexes are covered, if closing it would pay the seat."""
    seen: list[int] = []
    for cell in laid:
        for basin in s.facts.near[cell]:
            if s.kind[basin] != BASIN or basin in seen or s.level[cell] > 0:
                continue
            group = group_of(s, basin)
            seen += group
            gap = _gap(s, group, laid)
            if gap >= 0:
                _show(s, found, group, gap)
                return


def _gap(s: Terraces, group: list[int], laid: list[int]) -> int:
    """Return the only hex around a group that stays bare, if the active seat alone stands highest around it; or -1."""
    around = {n for member in group for n in s.facts.near[member] if s.kind[n] != BASIN}
    bare = [n for n in around if s.level[n] == 0 and n not in laid]
    shore = [n for n in around if s.level[n] > 0]
    if len(bare) != 1 or highest_on(s, gathered(shore)) != s.active:
        return -1
    return bare[0]


def _show(s: Terraces, found: Aim, group: list[int], gap: int) -> None:
    points = s.facts.basin_gain * len(group)
    x, y = CENTRES[gap]
    height = short(GAP * HEX)
    found.ghost.append(Piece("ghost-gap", "gap", x, y, GAP, height, label=f"+{points}", label_fill="var(--gain)"))
    found.later = Text("later-basin", {"cells": [NAMES[cell] for cell in group], "cell": NAMES[gap], "points": points})
