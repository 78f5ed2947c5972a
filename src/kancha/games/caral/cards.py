"""Resource cards: drawing them (K1.6, K5.5), discarding them (K8.1) and taking them back from the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import CARDS, DEAL, DISCARD, TAKE
from kancha.games.caral.events import CardDiscarded, CardDrawn, CardTaken, DeckRenewed
from kancha.games.caral.state import CaralState
from kancha.games.caral.status import check_status
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import AskSome, BagDraws, shuffle_in

FOR_RANGE: Final = 0
FOR_TILE: Final = 1
FOR_TRADE: Final = 2
FOR_GODS: Final = 3
PURPOSES: Final = ("for-range", "for-tile", "for-trade", "for-gods")
PURPOSE_RULES: Final = ("K4.2", "K17.3", "K19.6", "K14.4")


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

    def __init__(self, seat: int, left: int, purpose: int) -> None:
        super().__init__(seat, left)
        self.purpose = purpose

    def who(self, s: CaralState) -> int:
        """The payer, while there is a card to give."""
        return self.seat if any(s.families[self.seat].hand) else NOBODY

    def choices(self, s: CaralState) -> list[int]:
        """Every type in hand."""
        return [DISCARD.codes[card] for card, count in enumerate(s.families[self.seat].hand) if count]

    def judge(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card that is held can be discarded."""
        card = DISCARD.value(code)
        if s.families[self.seat].hand[card] == 0:
            return Refusal(PURPOSE_RULES[self.purpose], "refuse-no-such-card", {"card": CARDS[card]})
        return None

    def take(self, s: CaralState, code: int) -> None:
        """Discard the card."""
        discard(s, self.seat, DISCARD.value(code), PURPOSE_RULES[self.purpose])

    def words(self, s: CaralState) -> dict[str, int | str]:
        """How many cards are due, and for what."""
        return {"left": self.left, "purpose": PURPOSES[self.purpose]}


class Retrieval(AskSome):
    """Take cards of one's choice from the discard pile (PT7, R26)."""

    RULES: ClassVar = ("K17.3", "R26")
    ANSWERS: ClassVar = (TAKE,)

    def who(self, s: CaralState) -> int:
        """The family, while the pile has a card for it."""
        return self.seat if any(s.discard) else NOBODY

    def choices(self, s: CaralState) -> list[int]:
        """Every type in the discard pile."""
        return [TAKE.codes[card] for card, count in enumerate(s.discard) if count]

    def judge(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card of the pile can be taken."""
        card = TAKE.value(code)
        return Refusal("R26", "refuse-not-in-discard", {"card": CARDS[card]}) if s.discard[card] == 0 else None

    def take(self, s: CaralState, code: int) -> None:
        """Take the card in hand."""
        card = TAKE.value(code)
        s.discard[card] -= 1
        s.families[self.seat].hand[card] += 1
        if s.events is not None:
            s.events.append(CardTaken(self.seat, CARDS[card]))
        check_status(s, self.seat)


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
    check_status(s, seat)


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
