"""The cards of a tribe: bags of kinds, and drawing from a deck that may be empty (E3.1)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DEAL_CARD
from kancha.games.endless_winter.events import CardDrawn, DeckShuffled
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep


def put(zone: list[int], kind: int) -> None:
    """Put a card into a bag of cards, which is kept in order."""
    place = len(zone)
    while place and zone[place - 1] > kind:
        place -= 1
    zone.insert(place, kind)


def distinct(zone: list[int]) -> list[int]:
    """Return the different kinds of a bag, in order."""
    found: list[int] = []
    last = -1
    for kind in zone:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def copies(zone: list[int]) -> list[int]:
    """Return how many cards a bag holds of each of its different kinds, in order."""
    found: list[int] = []
    last = -1
    count = 0
    for kind in zone:
        if kind == last:
            count += 1
            continue
        if count:
            found.append(count)
        last = kind
        count = 1
    if count:
        found.append(count)
    return found


def can_draw(t: Seat) -> bool:
    """Whether a draw would give a card (Q22)."""
    return len(t.deck) > 0 or len(t.discards) > 0


class CardDraw(ChanceStep):
    """A seat draws cards; the discard pile becomes the new deck when the deck is empty."""

    RULES: ClassVar = ("E3.1",)
    ANSWERS: ClassVar = (DEAL_CARD,)

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def who(self, s: WinterState) -> int:
        """Chance draws while there is a deck; shuffling and ending run by themselves."""
        return CHANCE if self.left and s.seats[self.seat].deck else NOBODY

    def run(self, s: WinterState) -> None:
        """Shuffle the discard pile into a new deck, or end."""
        t = s.seats[self.seat]
        if self.left == 0 or not t.discards:
            s.stack.pop()
            return
        t.deck = t.discards
        t.discards = []
        if s.events is not None:
            s.events.append(DeckShuffled(self.seat))

    def legal(self, s: WinterState) -> list[int]:
        """Any kind of card in the deck."""
        return [DEAL_CARD.codes[kind] for kind in distinct(s.seats[self.seat].deck)]

    def weights(self, s: WinterState) -> list[int]:
        """As often as the deck holds the kind."""
        return copies(s.seats[self.seat].deck)

    def play(self, s: WinterState, code: int) -> None:
        """Move the card into the hand."""
        t = s.seats[self.seat]
        kind = DEAL_CARD.values[code]
        t.deck.remove(kind)
        put(t.hand, kind)
        if s.events is not None:
            s.events.append(CardDrawn(self.seat, s.facts.card_names[kind]))
        self.left -= 1
        if self.left == 0:
            s.stack.pop()
