"""Module desire of the gods (K14): what all families together must sacrifice, and the losses if they do not."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import RECALL_ALPACA, RECALLS, REVEAL
from kancha.games.caral.cards import Payment
from kancha.games.caral.ceremony import ceremony_order, gift_worth
from kancha.games.caral.events import GodsAngered, GodsSatisfied, PieceRevealed, StonesLost
from kancha.games.caral.facts import word
from kancha.games.caral.modules import CEREMONY_FAME, NEW_YEAR, module_of
from kancha.games.caral.placing import (
    recall,
    recall_alpaca,
    recall_alpaca_refusal,
    recall_alpaca_targets,
    recall_refusal,
    recall_targets,
)
from kancha.games.caral.sled import pay_stone
from kancha.games.caral.state import CaralState, Module
from kancha.games.caral.turns import RECALL_PLACES
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError, Refusal
from kancha.kernel.guide import Asked
from kancha.kernel.scene import Box, Fact, Panel, Piece, Text, Zone
from kancha.kernel.shelf import number, row
from kancha.kernel.state import NOBODY, Step
from kancha.kernel.steps import AskSome, BagDraw

NAME: Final = "desire"

LEAST: Final = 0
NOT_MOST: Final = 1
HITS: Final = ("least", "not_most")

LOSE_CARALI: Final = 0
LOSE_ALPACA: Final = 1
LOSE_STONE: Final = 2
LOSE_CARD: Final = 3
LOSSES: Final = ("carali", "alpaca", "stone", "card")


class DesireFacts:
    """The seven cards."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        rows = tables.rows(NAME, "card")
        tables.expect(NAME, "cards", len(rows), 7)
        self.need: list[list[int]] = [[int(n) for n in row["need"]] for row in rows]
        if any(len(need) != 3 for need in self.need):
            raise DataError("desire.toml: need has a number for two, three and four families")
        self.hit: list[int] = [word(NAME, HITS, row["hit"]) for row in rows]
        self.loss: list[int] = [word(NAME, LOSSES, row["lose"]) for row in rows]
        self.amount: list[int] = [int(row["amount"]) for row in rows]


class Desire(Module):
    """The pile of cards."""

    ASKED: ClassVar = {"desire-loss": Asked("crumb-loss", RECALL_PLACES)}

    def __init__(self, seats: int) -> None:
        self.bag: list[int] = []
        """Cards nobody has seen: 1 or 0 by id."""
        self.pile: list[int] = []
        """The cards of the years so far; the last one applies."""

    def begin(self, s: CaralState) -> None:
        """Shuffle the pile and turn up the card of year 1 (K14.1)."""
        self.bag = [1] * len(facts(s).need)
        s.stack.append(DesireReveal())

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """The gods judge each ceremony; in a new year the old card goes under the pile and the next one applies."""
        if moment == CEREMONY_FAME:
            return [DesireJudgement()]
        if moment != NEW_YEAR or s.year == 1:
            return []
        if any(self.bag):
            return [DesireReveal()]
        self.pile.append(self.pile[len(self.pile) - len(self.bag)])
        return []

    def panels(self, s: CaralState) -> list[Panel]:
        """Draw the card of the year: how many cards for each number of families, who is hit, what is lost."""
        if not self.pile:
            return []
        card = self.pile[-1]
        args = _words(s, card)
        tip = Text("tip-desire", args)
        panel = Panel(NAME, Text("panel-desire"), 12, 4.2, "side", dock=Box(0, 0, 12, 2.9))
        panel.zones.append(Zone("desire", 6, 1.45, w=11.6, h=2.6, r=0.2, symbol="desire", tip=tip, rule="K14.2"))
        words = Zone("desire-words", 6, 3.5, w=11.6, h=1.3, caption=tip, tip=tip, rule="K14.2")
        panel.zones.append(words)
        for n, (x, _) in enumerate(row(3, (1.1, 1.45), 1.55)):
            families = n + 2
            seated = number(f"desire-families-{families}", "families", families, (x, 0.6), 0.95)
            seated.label_y, seated.label_size = 0.2, 0.5
            need = facts(s).need[card][n]
            name = "desire-need" if families == s.seats else f"desire-need-{families}"
            fire = Piece(name, "fire", x, 1.85, 1.5, 1.5, label=str(need), label_y=0.22)
            fire.label_size = 0.66
            for piece in (seated, fire):
                piece.faded, piece.label_fill = families != s.seats, "var(--deep)"
                panel.pieces.append(piece)
        panel.pieces.append(Piece("desire-hit", str(args["hit"]), 6.65, 1.45, 2.6, 1.56))
        for n, (x, y) in enumerate(row(facts(s).amount[card], (9.95, 1.45), 1.7)):
            panel.pieces.append(Piece(f"desire-loss-{n}", str(args["loss"]), x, y, 1.7, 1.7))
        for piece in panel.pieces:
            piece.zone, piece.tip = "desire", tip
        return [panel]

    def ceremony(self, s: CaralState) -> list[Fact]:
        """What all together must give, what is given so far, and what happens if it is not enough."""
        card = self.pile[-1]
        given = sum([gift_worth(s, seat) for seat in range(s.seats)])
        args = _words(s, card)
        return [Fact(f"{given}/{args['need']}", Text("fact-desire", args), "fire")]


class DesireReveal(BagDraw):
    """The card of the year comes to the top of the pile (K14.1)."""

    RULES: ClassVar = ("K14.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any card nobody has seen."""
        return module_of(s, Desire).bag

    def drawn(self, s: CaralState, card: int) -> None:
        """Turn the card up."""
        s.stack.pop()
        module_of(s, Desire).pile.append(card)
        if s.events is not None:
            s.events.append(PieceRevealed(f"desire-{card + 1}"))


class DesireJudgement(Step):
    """After the ceremony fame: were enough cards given, and if not, who is hit? (K14.2, K14.3)"""

    RULES: ClassVar = ("K14.2", "K14.3")

    def run(self, s: CaralState) -> None:
        """Count the cards and push the losses, clockwise from the High Priest."""
        s.stack.pop()
        card = module_of(s, Desire).pile[-1]
        gifts = [gift_worth(s, seat) for seat in range(s.seats)]
        need = facts(s).need[card][s.seats - 2]
        if sum(gifts) >= need:
            if s.events is not None:
                s.events.append(GodsSatisfied(sum(gifts), need))
            return
        if s.events is not None:
            s.events.append(GodsAngered(sum(gifts), need))
        least, most = min(gifts), max(gifts)
        for seat in reversed(ceremony_order(s)):
            hit = gifts[seat] == least if facts(s).hit[card] == LEAST else gifts[seat] < most
            if hit:
                s.stack.append(loss_of(s, seat, card))


class DesireLoss(AskSome):
    """Choose which placed figure goes back to the reserve (K14.4, K14.5, R33)."""

    RULES: ClassVar = ("K14.4", "K14.5", "R33")
    ANSWERS: ClassVar = (*RECALLS, RECALL_ALPACA)

    def __init__(self, seat: int, left: int, alpaca: bool) -> None:
        super().__init__(seat, left)
        self.alpaca = alpaca
        """An alpaca, else a Carali."""

    def who(self, s: CaralState) -> int:
        """The family, while it has something to lose."""
        return self.seat if self.choices(s) else NOBODY

    def choices(self, s: CaralState) -> list[int]:
        """Every figure that may be taken back."""
        return recall_alpaca_targets(s, self.seat) if self.alpaca else recall_targets(s, self.seat, True)

    def judge(self, s: CaralState, code: int) -> Refusal | None:
        """Judge the choice."""
        if (code in RECALL_ALPACA) != self.alpaca:
            return self.other()
        if self.alpaca:
            return recall_alpaca_refusal(s, self.seat, RECALL_ALPACA.value(code))
        return recall_refusal(s, self.seat, code, True)

    def take(self, s: CaralState, code: int) -> None:
        """Take the figure back."""
        if self.alpaca:
            recall_alpaca(s, self.seat, RECALL_ALPACA.value(code), "K14.4")
        else:
            recall(s, self.seat, code, "K14.4")

    def words(self, s: CaralState) -> dict[str, int | str]:
        """What is lost."""
        return {"figure": "alpaca" if self.alpaca else "carali", "left": self.left}


class StoneLoss(Step):
    """Give stones back; there is nothing to choose (K14.4)."""

    RULES: ClassVar = ("K14.4",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: CaralState) -> None:
        """Lose what there is (R33)."""
        s.stack.pop()
        lost = min(self.left, s.families[self.seat].stones)
        for _ in range(lost):
            pay_stone(s, self.seat)
        if lost and s.events is not None:
            s.events.append(StonesLost(self.seat, lost))


def _words(s: CaralState, card: int) -> dict[str, int | str | list[int] | list[str]]:
    """Return what a card says: how many cards are needed, who is hit, what is lost."""
    figures = facts(s)
    return {
        "need": figures.need[card][s.seats - 2],
        "hit": f"hit-{HITS[figures.hit[card]]}".replace("_", "-"),
        "loss": f"loss-{LOSSES[figures.loss[card]]}",
        "amount": figures.amount[card],
    }


def loss_of(s: CaralState, seat: int, card: int) -> Step:
    """Return what a hit family must go through for a card."""
    loss, amount = facts(s).loss[card], facts(s).amount[card]
    if loss in (LOSE_CARALI, LOSE_ALPACA):
        return DesireLoss(seat, amount, loss == LOSE_ALPACA)
    return Payment(seat, amount, "for-gods", "K14.4") if loss == LOSE_CARD else StoneLoss(seat, amount)


def facts(s: CaralState) -> DesireFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, DesireFacts)
    return found
