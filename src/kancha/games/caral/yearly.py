"""Module yearly tiles (K15): a bonus after each ceremony, and who is first family of the next year."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import REVEAL
from kancha.games.caral.events import PieceRevealed
from kancha.games.caral.facts import word
from kancha.games.caral.holdings import hand_size, placed_alpacas, placed_caralis, reserved_sites
from kancha.games.caral.modules import CEREMONY_FAME, module_of
from kancha.games.caral.state import CaralState, Module
from kancha.kernel.components import DataTables
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import row
from kancha.kernel.state import Step
from kancha.kernel.steps import BagDraw

NAME: Final = "yearly"

CARALIS: Final = 0
CARDS: Final = 1
STONES: Final = 2
RESERVED: Final = 3
ALPACAS: Final = 4
WORKERS: Final = 5
CATEGORIES: Final = ("caralis", "cards", "stones", "reserved", "alpacas", "workers", "path")


class YearlyFacts:
    """The seven tiles."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        rows = tables.rows(NAME, "tile")
        tables.expect(NAME, "tiles", len(rows), 7)
        self.category: list[int] = [word(NAME, CATEGORIES, row["category"]) for row in rows]
        self.first: list[int] = [int(row["first"]) for row in rows]
        self.second: list[int] = [int(row["second"]) for row in rows]


class Yearly(Module):
    """The row of tiles."""

    def __init__(self, seats: int) -> None:
        self.bag: list[int] = []
        self.tiles: list[int] = []
        """Tile n-1 is that of year n."""

    def begin(self, s: CaralState) -> None:
        """Shuffle the tiles and lay them out (K15.1)."""
        self.bag = [1] * len(facts(s).category)
        s.stack.append(YearlyReveal())

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """The tile of the year counts after the ceremony."""
        return [YearlyBonus()] if moment == CEREMONY_FAME else []

    def panels(self, s: CaralState) -> list[Panel]:
        """Draw the row of tiles: past years faded, the present one framed."""
        panel = Panel(NAME, Text("panel-yearly"), 12, 2.2, "side")
        for n, (x, y) in enumerate(row(len(self.tiles), (1.0, 1.1), 1.66)):
            tile, year = self.tiles[n], n + 1
            name, first, second = f"yearly-{tile + 1}", facts(s).first[tile], facts(s).second[tile]
            tip = Text("tip-yearly", {"year": year, "tile": name, "first": first, "second": second})
            zone = Zone(name, x, y, w=1.56, h=1.56, r=0.2, fill="var(--paper)", tip=tip, rule="K15.2")
            zone.stroke = "var(--accent)" if year == max(s.year, 1) else "var(--line)"
            panel.zones.append(zone)
            piece = Piece(f"yearly-piece-{tile + 1}", name, x, y, 1.3, 1.3, faded=year < s.year, zone=name, tip=tip)
            panel.pieces.append(piece)
        return [panel]


class YearlyReveal(BagDraw):
    """Set-up: lay all tiles out in a random row (K15.1)."""

    RULES: ClassVar = ("K15.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any tile not in the row yet."""
        return module_of(s, Yearly).bag

    def drawn(self, s: CaralState, tile: int) -> None:
        """Lay the tile at the end of the row."""
        module_of(s, Yearly).tiles.append(tile)
        if s.events is not None:
            s.events.append(PieceRevealed(f"yearly-{tile + 1}"))
        if not any(module_of(s, Yearly).bag):
            s.stack.pop()


class YearlyBonus(Step):
    """Compare the category of the year's tile; score it and name the next first family (K15.2-K15.4)."""

    RULES: ClassVar = ("K15.2", "K15.3")

    def run(self, s: CaralState) -> None:
        """Award both places; the lowest value is first next year."""
        s.stack.pop()
        tiles = module_of(s, Yearly).tiles
        tile = tiles[(s.year - 1) % len(tiles)]
        values = [value(s, seat, facts(s).category[tile]) for seat in range(s.seats)]
        best = max(values)
        shared = values.count(best) > 1
        below = [points for points in values if points < best]
        for seat, points in enumerate(values):
            if points == best:
                s.score(seat, facts(s).first[tile], "yearly.first")
            elif not shared and points == max(below):
                s.score(seat, facts(s).second[tile], "yearly.second")
        s.next_first = lowest_after(s.first, values)


def value(s: CaralState, seat: int, category: int) -> int:
    """Return a family's value in a category (K15.5, R36, R38)."""
    family = s.families[seat]
    if category == CARALIS:
        return placed_caralis(s, seat)
    if category == CARDS:
        return hand_size(s, seat)
    if category == STONES:
        return family.stones
    if category == RESERVED:
        return reserved_sites(s, seat)
    if category == ALPACAS:
        return placed_alpacas(s, seat)
    if category == WORKERS:
        return sum(family.workers)
    return family.pawn


def lowest_after(first: int, values: list[int]) -> int:
    """Return the family with the lowest value; among equals the first one clockwise after `first` (K15.3, R37)."""
    lowest = min(values)
    for n in range(1, len(values) + 1):
        seat = (first + n) % len(values)
        if values[seat] == lowest:
            return seat
    return first


def facts(s: CaralState) -> YearlyFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, YearlyFacts)
    return found
