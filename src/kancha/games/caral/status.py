"""Module status cards (K16): the first family to meet a condition takes the card and its fame.

An effect changes the holdings of one family only, so checking that family after every effect answers who
was first (R39).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import REVEAL
from kancha.games.caral.events import PieceRevealed, StatusTaken
from kancha.games.caral.facts import word
from kancha.games.caral.holdings import hand_size, priests, pyramids, reserved_sites
from kancha.games.caral.modules import module_of
from kancha.games.caral.state import CaralState, Module
from kancha.kernel.components import DataTables
from kancha.kernel.scene import Box, Fact, Panel, Piece, Text, Zone
from kancha.kernel.shelf import number, row, short
from kancha.kernel.steps import BagDraws

NAME: Final = "status"
OPEN: Final = -1
"""A card that nobody has taken yet."""
OUT: Final = -2
"""A card that is not in this match."""

STONES: Final = 0
SLED_ALPACAS: Final = 1
WORKERS_IN_ONE_QUARRY: Final = 2
RESERVED: Final = 3
PRIESTS: Final = 4
CARDS: Final = 5
PYRAMIDS: Final = 6
LEVELS_IN_TURN: Final = 7
CARDS_GIVEN: Final = 8
MEASURES: Final = (
    "stones",
    "sled_alpacas",
    "workers_in_one_quarry",
    "reserved",
    "priests",
    "cards",
    "pyramids",
    "levels_in_turn",
    "cards_given",
)


class StatusFacts:
    """The nine cards."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        rows = tables.rows(NAME, "card")
        tables.expect(NAME, "cards", len(rows), 9)
        self.measure: list[int] = [word(NAME, MEASURES, row["measure"]) for row in rows]
        self.least: list[int] = [int(row["least"]) for row in rows]
        self.fame: list[int] = [int(row["fame"]) for row in rows]
        self.revealed: int = int(tables.value(NAME, "setup", "revealed"))


class Status(Module):
    """The cards and who has them."""

    def __init__(self, seats: int) -> None:
        self.bag: list[int] = []
        self.owner: list[int] = []
        """Who has each card; OPEN or OUT, if nobody."""

    def begin(self, s: CaralState) -> None:
        """Shuffle the cards and reveal some (K16.1)."""
        self.bag = [1] * len(facts(s).fame)
        self.owner = [OUT] * len(facts(s).fame)
        s.stack.append(StatusReveal(facts(s).revealed))

    def changed(self, s: CaralState, seat: int) -> None:
        """Give a family every open card whose condition it meets now (K16.2)."""
        figures = facts(s)
        for card, owner in enumerate(self.owner):
            if owner == OPEN and measure(s, seat, figures.measure[card]) >= figures.least[card]:
                self.owner[card] = seat
                if s.events is not None:
                    s.events.append(StatusTaken(seat, f"status-{card + 1}"))
                s.score(seat, figures.fame[card], "status.card")

    def panels(self, s: CaralState) -> list[Panel]:
        """Draw the cards of the match, their fame, and who has taken them."""
        shown = [card for card, owner in enumerate(self.owner) if owner != OUT]
        panel = Panel(NAME, Text("panel-status"), 12, 5.0, "side", dock=Box(0, 0, 12, 2.6))
        for n, (x, y) in enumerate(row(len(shown), (1.3, 1.3), 2.35)):
            card, fame = shown[n], facts(s).fame[shown[n]]
            owner, name = self.owner[card], f"status-{card + 1}"
            args: dict[str, int | str | list[int] | list[str]] = {"least": facts(s).least[card], "fame": fame}
            tip = Text(f"tip-{name}", args)
            zone = Zone(name, x, y, w=2.2, h=2.0, r=0.2, fill="var(--paper)", stroke="var(--line)", tip=tip)
            zone.rule = "K16.2"
            title = Zone(f"{name}-title", x, 2.75, w=2.26, h=0.9, caption=Text(name), tip=tip, rule=zone.rule)
            words = Zone(f"{name}-words", x, 4.0, w=2.26, h=1.7, caption=Text(f"caption-{name}", args), tip=tip)
            words.rule = zone.rule
            panel.zones += [zone, title, words]
            left, right = short(x - 0.25), short(x + 0.72)
            picture = Piece(f"status-piece-{card + 1}", name, left, y, 1.5, 1.5, faded=owner >= 0, zone=name, tip=tip)
            sign = number(f"status-fame-{card + 1}", "fame", fame, (right, 0.7), 0.78, name)
            sign.label_fill = "var(--deep)"
            panel.pieces += [picture, sign]
            if owner >= 0:
                banner = Piece(f"status-owner-{card + 1}", "banner", right, 1.8, 0.8, 0.8, owner, True, zone=name)
                banner.tip = Text("tip-status-owner", {"seat": owner})
                panel.pieces.append(banner)
        return [panel]

    def ceremony(self, s: CaralState) -> list[Fact]:
        """An open card that a sacrifice can win."""
        figures = facts(s)
        return [
            Fact(f"+{figures.fame[card]}", Text("fact-status", {"least": figures.least[card]}), f"status-{card + 1}")
            for card, owner in enumerate(self.owner)
            if owner == OPEN and figures.measure[card] == CARDS_GIVEN
        ]


class StatusReveal(BagDraws):
    """Set-up: reveal the status cards of the match one by one (K16.1)."""

    RULES: ClassVar = ("K16.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any card not revealed yet."""
        return module_of(s, Status).bag

    def drawn(self, s: CaralState, card: int) -> None:
        """Lay the card out."""
        module_of(s, Status).owner[card] = OPEN
        if s.events is not None:
            s.events.append(PieceRevealed(f"status-{card + 1}"))


def measure(s: CaralState, seat: int, what: int) -> int:
    """Return a family's value in the measure of a status card."""
    family = s.families[seat]
    if what == STONES:
        return family.stones
    if what == SLED_ALPACAS:
        return family.alpacas
    if what == WORKERS_IN_ONE_QUARRY:
        return max(family.workers)
    if what == RESERVED:
        return reserved_sites(s, seat)
    if what == PRIESTS:
        return priests(s, seat)
    if what == CARDS:
        return hand_size(s, seat)
    if what == PYRAMIDS:
        return pyramids(s, seat)
    if what == LEVELS_IN_TURN:
        return s.turn.levels if s.turn.seat == seat else 0
    return family.gift


def facts(s: CaralState) -> StatusFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, StatusFacts)
    return found
