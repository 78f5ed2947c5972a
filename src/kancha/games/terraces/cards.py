"""Chapters C7 and C9: festival cards are drawn. A pile nobody has seen is a bag of counts."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces.actions import CARD
from kancha.games.terraces.events import CardDrawn, CardTurnedUp, DiscardsShuffled, OpenCardTaken
from kancha.games.terraces.state import KINDS, Terraces
from kancha.kernel.steps import BagDraw, BagDraws

CARD_NAMES: Final = ["card-0", "card-1", "card-2", "card-3", "card-4", "card-5"]


def can_draw(s: Terraces) -> bool:
    """Whether a card, open or hidden, can be drawn now, the duty aside (C7.1, C7.4, R20).

    A pile that nobody sees into holds -1 for each card.
    """
    return s.drawn < s.facts.draws and s.ap >= s.facts.card_price and (any(s.deck) or any(s.discards))


def shuffle_discards(s: Terraces) -> None:
    """Make the discards the new pile."""
    if s.events is not None:
        s.events.append(DiscardsShuffled(sum(s.discards)))
    s.deck = s.discards
    s.discards = [0] * KINDS


def renew_pile(s: Terraces) -> None:
    """Shuffle the discards as soon as the pile is exhausted, by our reading of R20; the open card as C9.4 says."""
    if s.facts.renews_at_once and not any(s.deck) and any(s.discards):
        make_pile(s)


def make_pile(s: Terraces) -> None:
    """Make a new pile of the discards; in Cuzco the open card is one of them, and a new one is turned up (C9.4)."""
    if s.facts.reshuffle_open:
        s.discards[s.open] += 1
        s.open = -1
        s.stack.append(TurningUp())
    shuffle_discards(s)


def take_open(s: Terraces) -> None:
    """Take the open card and have it replaced at once (C7.2)."""
    seat = s.seats[s.active]
    card = s.open
    s.pay(s.facts.card_price)
    s.drawn += 1
    seat.hand[card] += 1
    seat.shown[card] += 1
    s.open = -1
    if s.events is not None:
        s.events.append(OpenCardTaken(s.active, CARD_NAMES[card]))
    if not any(s.deck):
        shuffle_discards(s)
    s.stack.append(TurningUp())


def draw_hidden(s: Terraces) -> None:
    """Draw the top card; an empty pile is made anew first (C9.4)."""
    s.pay(s.facts.card_price)
    s.drawn += 1
    s.stack.append(Drawing(s.active, 1))
    if not any(s.deck):
        make_pile(s)


class Drawing(BagDraws):
    """Which cards does a seat get from the pile?"""

    RULES: ClassVar = ("C7.1", "C1.3")
    ANSWERS: ClassVar = (CARD,)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(left)
        self.seat = seat

    def bag(self, s: Terraces) -> list[int]:
        """Return the pile."""
        return s.deck

    def drawn(self, s: Terraces, card: int) -> None:
        """Put the card into the hand."""
        s.seats[self.seat].hand[card] += 1
        if s.events is not None:
            s.events.append(CardDrawn(self.seat, CARD_NAMES[card]))
        renew_pile(s)


class TurningUp(BagDraw):
    """Which card is turned up?"""

    RULES: ClassVar = ("C7.2", "C1.3", "C9.4")
    ANSWERS: ClassVar = (CARD,)

    def bag(self, s: Terraces) -> list[int]:
        """Return the pile."""
        return s.deck

    def drawn(self, s: Terraces, card: int) -> None:
        """Lay the card open."""
        s.stack.pop()
        s.open = card
        if s.events is not None:
            s.events.append(CardTurnedUp(CARD_NAMES[card]))
        renew_pile(s)
