"""Resource cards: drawing them (K1.6, K5.5), discarding them (K8.1) and taking them back from the discard pile."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import CARDS, DEAL, DISCARD, FAMILY, TAKE
from kancha.games.caral.events import CardDiscarded, CardDrawn, CardTaken, DeckRenewed
from kancha.games.caral.state import CaralState
from kancha.games.caral.status import check_status
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step

FOR_RANGE: Final = 0
FOR_TILE: Final = 1
FOR_TRADE: Final = 2
FOR_GODS: Final = 3
PURPOSES: Final = ("for-range", "for-tile", "for-trade", "for-gods")
PURPOSE_RULES: Final = ("K4.2", "K17.3", "K19.6", "K14.4")


class Drawing(ChanceStep):
    """Draw cards from the deck; the discard pile becomes the deck when it is empty (K1.6, R26)."""

    RULES: ClassVar[tuple[str, ...]] = ("K1.6",)

    def __init__(self, seat: int, left: int, rule: str) -> None:
        self.seat = seat
        self.left = left
        self.rule = rule
        """The paragraph that gives the cards."""

    def who(self, s: CaralState) -> int:
        """Chance, while a card is due and the deck has one."""
        return CHANCE if self.left and any(s.deck) else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """Every type the deck still holds."""
        return [DEAL + card for card, count in enumerate(s.deck) if count]

    def weights(self, s: CaralState) -> list[int]:
        """Every card is equally likely."""
        return [count for count in s.deck if count]

    def play(self, s: CaralState, code: int) -> None:
        """Take the card in hand."""
        self.left -= 1
        deal(s, self.seat, code - DEAL, self.rule)

    def run(self, s: CaralState) -> None:
        """Renew an empty deck, or stop."""
        if self.left and any(s.discard):
            renew_deck(s)
        else:
            s.stack.pop()


class Payment(Step):
    """Discard cards of one's choice, one at a time; it lapses when the hand is empty."""

    RULES: ClassVar[tuple[str, ...]] = ("K8.1", "K4.2", "K17.3", "K19.6", "K14.4")

    def __init__(self, seat: int, left: int, purpose: int) -> None:
        self.seat = seat
        self.left = left
        self.purpose = purpose

    def who(self, s: CaralState) -> int:
        """The payer, while something is due."""
        return self.seat if self.left and any(s.families[self.seat].hand) else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """Every type in hand."""
        return [DISCARD + card for card, count in enumerate(s.families[self.seat].hand) if count]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card that is held can be discarded."""
        if FAMILY[code] != "discard":
            return self.other()
        card = code - DISCARD
        if s.families[self.seat].hand[card] == 0:
            return Refusal(PURPOSE_RULES[self.purpose], "refuse-no-such-card", {"card": CARDS[card]})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Discard the card."""
        self.left -= 1
        discard(s, self.seat, code - DISCARD, PURPOSE_RULES[self.purpose])

    def words(self, s: CaralState) -> dict[str, int | str]:
        """How many cards are due, and for what."""
        return {"left": self.left, "purpose": PURPOSES[self.purpose]}


class Retrieval(Step):
    """Take cards of one's choice from the discard pile (PT7, R26)."""

    RULES: ClassVar[tuple[str, ...]] = ("K17.3", "R26")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def who(self, s: CaralState) -> int:
        """The family, while the pile has a card for it."""
        return self.seat if self.left and any(s.discard) else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """Every type in the discard pile."""
        return [TAKE + card for card, count in enumerate(s.discard) if count]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Only a card of the pile can be taken."""
        if FAMILY[code] != "take":
            return self.other()
        if s.discard[code - TAKE] == 0:
            return Refusal("R26", "refuse-not-in-discard", {"card": CARDS[code - TAKE]})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Take the card in hand."""
        card = code - TAKE
        self.left -= 1
        s.discard[card] -= 1
        s.families[self.seat].hand[card] += 1
        if s.events is not None:
            s.events.append(CardTaken(self.seat, CARDS[card]))
        check_status(s, self.seat)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """How many cards are still to be taken."""
        return {"left": self.left}


def draw(s: CaralState, seat: int, cards: int, rule: str) -> None:
    """Let a family draw cards next, by a rule."""
    if cards:
        s.stack.append(Drawing(seat, cards, rule))


def deal(s: CaralState, seat: int, card: int, rule: str) -> None:
    """Move one card from the deck to a hand, by a rule."""
    s.deck[card] -= 1
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


def renew_deck(s: CaralState) -> None:
    """Make the discard pile the deck (K1.6)."""
    if s.events is not None:
        s.events.append(DeckRenewed(sum(s.discard)))
    for card, count in enumerate(s.discard):
        s.deck[card] += count
        s.discard[card] = 0
