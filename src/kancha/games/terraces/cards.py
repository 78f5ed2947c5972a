"""Chapters C7 and C9: festival cards are drawn. A pile nobody has seen is a bag of counts."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces.actions import CARD
from kancha.games.terraces.events import CardDrawn, CardTurnedUp, DiscardsShuffled, OpenCardTaken
from kancha.games.terraces.state import KINDS, Terraces
from kancha.kernel.state import ChanceStep

CARD_NAMES: Final = ["card-0", "card-1", "card-2", "card-3", "card-4", "card-5"]


def can_draw(s: Terraces) -> bool:
    """Whether a card, open or hidden, can be drawn now, the duty aside (C7.1, C7.4, R20)."""
    return s.drawn < s.facts.draws and s.ap >= s.facts.card_price and (any(s.deck) or any(s.discards))


def shuffle_discards(s: Terraces) -> None:
    """Make the discards the new pile."""
    if s.events is not None:
        s.events.append(DiscardsShuffled(sum(s.discards)))
    s.deck = s.discards
    s.discards = [0] * KINDS


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
    if any(s.deck):
        return
    if s.facts.reshuffle_open:
        s.discards[s.open] += 1
        s.open = -1
        s.stack.append(TurningUp())
    shuffle_discards(s)


class Drawing(ChanceStep):
    """Which cards does a seat get from the pile?"""

    RULES: ClassVar[tuple[str, ...]] = ("C7.1", "C1.3")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def legal(self, s: Terraces) -> list[int]:
        """Return the kinds of card in the pile."""
        return [CARD + card for card in range(KINDS) if s.deck[card]]

    def weights(self, s: Terraces) -> list[int]:
        """Return how many of each."""
        return [count for count in s.deck if count]

    def play(self, s: Terraces, code: int) -> None:
        """Put the card into the hand."""
        card = code - CARD
        self.left -= 1
        if self.left == 0:
            s.stack.pop()
        s.deck[card] -= 1
        s.seats[self.seat].hand[card] += 1
        if s.events is not None:
            s.events.append(CardDrawn(self.seat, CARD_NAMES[card]))


class TurningUp(ChanceStep):
    """Which card is turned up?"""

    RULES: ClassVar[tuple[str, ...]] = ("C7.2", "C1.3", "C9.3", "C9.4")

    def legal(self, s: Terraces) -> list[int]:
        """Return the kinds of card in the pile."""
        return [CARD + card for card in range(KINDS) if s.deck[card]]

    def weights(self, s: Terraces) -> list[int]:
        """Return how many of each."""
        return [count for count in s.deck if count]

    def play(self, s: Terraces, code: int) -> None:
        """Lay the card open."""
        s.stack.pop()
        s.open = code - CARD
        s.deck[s.open] -= 1
        if s.events is not None:
            s.events.append(CardTurnedUp(CARD_NAMES[s.open]))
