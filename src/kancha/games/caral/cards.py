"""Resource cards: drawing them (K1.6, K5.5) and discarding them (K8.1)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import CARDS, DEAL, DISCARD
from kancha.games.caral.events import CardDiscarded, CardDrawn, DeckRenewed
from kancha.games.caral.modules import changed
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import AskSome, BagDraws, shuffle_in


class Drawing(BagDraws):
    """Draw cards from the deck; the discard pile becomes the deck when it is empty (K1.6, R26)."""

    RULES: ClassVar = ("K1.6",)
    ANSWERS: ClassVar = (DEAL,)

    def __init__(self, seat: int, left: int, rule: str) -> None:
        super().__init__(left)
        self.seat = seat
        self.rule = rule
        """The paragraph that gives the cards."""

    def bag(self, s: CaralState) -> list[int]:
        """Return the deck."""
        return s.deck

    def refill(self, s: CaralState) -> bool:
        """Make the discard pile the deck."""
        return renew_deck(s)

    def drawn(self, s: CaralState, card: int) -> None:
        """Take the card in hand."""
        take_in_hand(s, self.seat, card, self.rule)


class Payment(AskSome):
    """Discard cards of one's choice, one at a time; it lapses when the hand is empty."""

    RULES: ClassVar = ("K8.1", "K4.2", "K17.3", "K19.6", "K14.4")
    ANSWERS: ClassVar = (DISCARD,)

    def __init__(self, seat: int, left: int, purpose: str, rule: str) -> None:
        super().__init__(seat, left)
        self.purpose = purpose
        """What the cards are for: a word of the question."""
        self.rule = rule
        """The paragraph that takes the cards."""

    def who(self, s: CaralState) -> int:
        """The payer, while there is a card to give."""
        for count in s.families[self.seat].hand:
            if count:
                return self.seat
        return NOBODY

    def choices(self, s: CaralState) -> list[int]:
        """Every type in hand."""
        return [DISCARD.codes[card] for card, count in enumerate(s.families[self.seat].hand) if count]

    def judge(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card that is held can be discarded."""
        card = DISCARD.value(code)
        if s.families[self.seat].hand[card] == 0:
            return Refusal(self.rule, "refuse-no-such-card", {"card": CARDS[card]})
        return None

    def take(self, s: CaralState, code: int) -> None:
        """Discard the card."""
        discard(s, self.seat, DISCARD.value(code), self.rule)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """How many cards are due, and for what."""
        return {"left": self.left, "purpose": self.purpose}


def draw(s: CaralState, seat: int, cards: int, rule: str) -> None:
    """Let a family draw cards next, by a rule."""
    if cards:
        s.stack.append(Drawing(seat, cards, rule))


def deal(s: CaralState, seat: int, card: int, rule: str) -> None:
    """Move one card from the deck to a hand, by a rule."""
    s.deck[card] -= 1
    take_in_hand(s, seat, card, rule)


def take_in_hand(s: CaralState, seat: int, card: int, rule: str) -> None:
    """Give a family a card that has left the deck, by a rule."""
    s.families[seat].hand[card] += 1
    if s.events is not None:
        s.events.append(CardDrawn(seat, CARDS[card], rule))
    changed(s, seat)


def give_up(s: CaralState, seat: int, card: int) -> None:
    """Move one card from a hand to the discard pile, as part of something that is told as a whole."""
    s.families[seat].hand[card] -= 1
    s.discard[card] += 1


def discard(s: CaralState, seat: int, card: int, rule: str) -> None:
    """Move one card from a hand to the discard pile, by a rule."""
    give_up(s, seat, card)
    if s.events is not None:
        s.events.append(CardDiscarded(seat, CARDS[card], rule))


def renew_deck(s: CaralState) -> bool:
    """Make the discard pile the deck; return whether it had any card (K1.6)."""
    if s.events is not None and any(s.discard):
        s.events.append(DeckRenewed(sum(s.discard)))
    return shuffle_in(s.deck, s.discard)
