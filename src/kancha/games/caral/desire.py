"""Module desire of the gods (K14): what all families together must sacrifice, and the losses if they do not."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import (
    RECALL_ALPACA,
    RECALL_BUILDER,
    RECALL_EMISSARY,
    RECALL_PRIEST,
    RECALL_WORKER,
    REVEAL,
)
from kancha.games.caral.cards import FOR_GODS, Payment
from kancha.games.caral.ceremony import ceremony_order, gift_worth
from kancha.games.caral.events import GodsAngered, GodsSatisfied, PieceRevealed, StonesLost
from kancha.games.caral.facts import LEAST, LOSE_ALPACA, LOSE_CARALI, LOSE_CARD
from kancha.games.caral.placing import (
    recall,
    recall_alpaca,
    recall_alpaca_refusal,
    recall_alpaca_targets,
    recall_refusal,
    recall_targets,
)
from kancha.games.caral.sled import pay_stone
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step
from kancha.kernel.steps import AskSome, BagDraw


class DesireReveal(BagDraw):
    """The card of the year comes to the top of the pile (K14.1)."""

    RULES: ClassVar = ("K14.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any card nobody has seen."""
        return s.desire_bag

    def drawn(self, s: CaralState, card: int) -> None:
        """Turn the card up."""
        s.stack.pop()
        s.desire_pile.append(card)
        if s.events is not None:
            s.events.append(PieceRevealed(f"desire-{card + 1}"))


class DesireJudgement(Step):
    """After the ceremony fame: were enough cards given, and if not, who is hit? (K14.2, K14.3)"""

    RULES: ClassVar = ("K14.2", "K14.3")

    def run(self, s: CaralState) -> None:
        """Count the cards and push the losses, clockwise from the High Priest."""
        s.stack.pop()
        card = s.desire_pile[-1]
        gifts = [gift_worth(s, seat) for seat in range(s.seats)]
        need = s.facts.desire_need[card][s.seats - 2]
        if sum(gifts) >= need:
            if s.events is not None:
                s.events.append(GodsSatisfied(sum(gifts), need))
            return
        if s.events is not None:
            s.events.append(GodsAngered(sum(gifts), need))
        least, most = min(gifts), max(gifts)
        for seat in reversed(ceremony_order(s)):
            hit = gifts[seat] == least if s.facts.desire_hit[card] == LEAST else gifts[seat] < most
            if hit:
                push_loss(s, seat, card)


class DesireLoss(AskSome):
    """Choose which placed figure goes back to the reserve (K14.4, K14.5, R33)."""

    RULES: ClassVar = ("K14.4", "K14.5", "R33")
    ANSWERS: ClassVar = (RECALL_WORKER, RECALL_BUILDER, RECALL_PRIEST, RECALL_EMISSARY, RECALL_ALPACA)

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
            recall_alpaca(s, self.seat, RECALL_ALPACA.value(code))
        else:
            recall(s, self.seat, code)

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


def push_loss(s: CaralState, seat: int, card: int) -> None:
    """Push what a hit family loses to a desire card."""
    loss, amount = s.facts.desire_loss[card], s.facts.desire_amount[card]
    if loss in (LOSE_CARALI, LOSE_ALPACA):
        s.stack.append(DesireLoss(seat, amount, loss == LOSE_ALPACA))
    elif loss == LOSE_CARD:
        s.stack.append(Payment(seat, amount, FOR_GODS))
    else:
        s.stack.append(StoneLoss(seat, amount))


def setup(s: CaralState) -> None:
    """Prepare the pile and push the card of year 1."""
    s.desire = True
    s.desire_bag = [1] * len(s.facts.desire_need)
    s.stack.append(DesireReveal())


def turn_card(s: CaralState) -> None:
    """The card of the past year goes under the pile and the next one applies (K14.1)."""
    if any(s.desire_bag):
        s.stack.append(DesireReveal())
    else:
        s.desire_pile.append(s.desire_pile[len(s.desire_pile) - len(s.facts.desire_need)])
