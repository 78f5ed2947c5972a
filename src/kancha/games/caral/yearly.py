"""Module yearly tiles (K15): a bonus after each ceremony, and who is first family of the next year."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import REVEAL
from kancha.games.caral.events import PieceRevealed, YearlyScored
from kancha.games.caral.facts import word
from kancha.games.caral.holdings import hand_size, placed_alpacas, placed_caralis, reserved_sites
from kancha.games.caral.modules import CEREMONY_FAME, module_of
from kancha.games.caral.state import CaralState, Module
from kancha.kernel.components import DataTables
from kancha.kernel.game import size
from kancha.kernel.scene import Box, Fact, Panel, Piece, Text, Zone
from kancha.kernel.shelf import number, row, short
from kancha.kernel.state import Step
from kancha.kernel.steps import BagDraw

NAME: Final = "yearly"

CARALIS: Final = 0
CARDS: Final = 1
STONES: Final = 2
RESERVED: Final = 3
ALPACAS: Final = 4
WORKERS: Final = 5
FIRST: Final = 1
SECOND: Final = 2
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
        panel = Panel(NAME, Text("panel-yearly"), 12, 4.7, "side", dock=Box(0, 0, 12, 3.5))
        for n, (x, _) in enumerate(row(len(self.tiles), (1.0, 1.75), 1.66)):
            self._draw_tile(s, panel, n, x)
        return [panel]

    def _draw_tile(self, s: CaralState, panel: Panel, n: int, x: float) -> None:
        """Draw a tile: what is compared and the fame of both places; below, that the fewest begin the next year."""
        tile, year = self.tiles[n], n + 1
        name, first, second = f"yearly-{tile + 1}", facts(s).first[tile], facts(s).second[tile]
        tip = Text("tip-yearly", {"year": year, "tile": name, "first": first, "second": second})
        zone = Zone(
            name, x, 1.75, w=1.58, h=3.2, r=0.2, symbol="yearly-tile", fill="var(--paper)", tip=tip, rule="K15.2"
        )
        zone.stroke = "var(--accent)" if year == max(s.year, 1) else "var(--line)"
        words = Zone(f"{name}-words", x, 4.0, w=1.62, h=1.15, caption=Text(name), tip=tip, rule="K15.2")
        panel.zones += [zone, words]
        over = year < s.year
        pieces = [
            Piece(f"yearly-piece-{tile + 1}", name, x, 0.85, 1.15, 1.15),
            number(f"yearly-first-{tile + 1}", "fame", first, (short(x - 0.36), 1.82), 0.86),
            number(f"yearly-second-{tile + 1}", "fame", second, (short(x + 0.42), 1.9), 0.68),
            Piece(f"yearly-fewest-{tile + 1}", "fewest-first", x, 2.8, 1.3, 0.85),
        ]
        for piece in pieces:
            piece.zone, piece.tip, piece.faded, piece.label_fill = name, tip, over, "var(--deep)"
        panel.pieces += pieces

    def ceremony(self, s: CaralState) -> list[Fact]:
        """The tile of the year: what is compared, what both places pay, and who begins the next year."""
        tile = self.tile(s)
        first, second = facts(s).first[tile], facts(s).second[tile]
        text = Text("fact-yearly", {"tile": f"yearly-{tile + 1}", "first": first, "second": second})
        return [Fact(f"+{first} +{second}", text, f"yearly-{tile + 1}")]

    def standing(self, s: CaralState, seat: int) -> list[Text]:
        """What a family would get for the tile as things are: cards that are given are no longer in hand."""
        tile = self.tile(s)
        values = [shown(s, other, facts(s).category[tile]) for other in range(s.seats)]
        rank = ranks(values)[seat]
        fame = facts(s).first[tile] if rank == FIRST else facts(s).second[tile] if rank == SECOND else 0
        begins = lowest_after(s.first, values) == seat
        return [Text("bid-yearly-begins" if begins else "bid-yearly", {"value": values[seat], "fame": fame})]

    def tile(self, s: CaralState) -> int:
        """Return the tile of the year."""
        return self.tiles[(s.year - 1) % len(self.tiles)]


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
        tile = module_of(s, Yearly).tile(s)
        values = [value(s, seat, facts(s).category[tile]) for seat in range(s.seats)]
        for seat, rank in enumerate(ranks(values)):
            if rank not in (FIRST, SECOND):
                continue
            points = facts(s).first[tile] if rank == FIRST else facts(s).second[tile]
            if s.events is not None:
                s.events.append(YearlyScored(seat, f"yearly-{tile + 1}", 1 if rank == FIRST else 2, points))
            s.score(seat, points, "yearly.first" if rank == FIRST else "yearly.second")
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


def shown(s: CaralState, seat: int, category: int) -> int:
    """Return a family's value in a category as everybody sees it: how many cards a hand holds, not which."""
    return size(s.families[seat].hand) if category == CARDS else value(s, seat, category)


def ranks(values: list[int]) -> list[int]:
    """Return who is FIRST and who SECOND, 0 for the others; nobody is second if several share the first place."""
    best = max(values)
    second = max([points for points in values if points < best], default=best)
    if values.count(best) > 1:
        second = best
    return [FIRST if points == best else SECOND if points == second else 0 for points in values]


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
