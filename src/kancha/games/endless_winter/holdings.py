"""Golden rules 1 and 3 (E3.1, E3.3, E3.4): drawing from an empty deck, the Food limit, the ends of the tracks."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from kancha.games.endless_winter.actions import DEAL_CARD
from kancha.games.endless_winter.events import CardDrawn, DeckShuffled, FoodGained, LaborGained, ToolGained
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep


def food_limit(s: WinterState, t: Seat) -> int:
    """Return the highest Food space that no Camp covers (E3.3)."""
    return s.facts.food_last - t.camps_left


def gain_food(s: WinterState, t: Seat, units: int) -> None:
    """Gain Food; what exceeds the limit is lost."""
    room = food_limit(s, t) - t.food
    gained = min(units, room)
    t.food += gained
    if gained and s.events is not None:
        s.events.append(FoodGained(t.seat, gained, units - gained))


def gain_tools(s: WinterState, t: Seat, units: int) -> None:
    """Gain Tools; what exceeds the track is lost."""
    gained = min(units, s.facts.tool_last - t.tools)
    t.tools += gained
    if gained and s.events is not None:
        s.events.append(ToolGained(t.seat, gained, units - gained))


def gain_labor(s: WinterState, t: Seat, units: int) -> None:
    """Gain Labor for this turn."""
    t.labor += units
    if s.events is not None:
        s.events.append(LaborGained(t.seat, units))


def fill_food(s: WinterState, t: Seat) -> None:
    """Gain Food up to the limit."""
    gain_food(s, t, food_limit(s, t) - t.food)


def put(zone: list[int], kind: int) -> None:
    """Put a card into a bag of cards."""
    insort(zone, kind)


def distinct(zone: list[int]) -> list[int]:
    """Return the different kinds of a bag, in order."""
    found: list[int] = []
    last = -1
    for kind in zone:
        if kind != last:
            found.append(kind)
            last = kind
    return found


def can_draw(t: Seat) -> bool:
    """Whether a draw would give a card (Q22)."""
    return len(t.deck) > 0 or len(t.discards) > 0


class CardDraw(ChanceStep):
    """A seat draws cards; the discard pile becomes the new deck when the deck is empty."""

    RULES: ClassVar[tuple[str, ...]] = ("E3.1",)

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
        return [DEAL_CARD + kind for kind in distinct(s.seats[self.seat].deck)]

    def weights(self, s: WinterState) -> list[int]:
        """As often as the deck holds the kind."""
        deck = s.seats[self.seat].deck
        return [deck.count(kind) for kind in distinct(deck)]

    def play(self, s: WinterState, code: int) -> None:
        """Move the card into the hand."""
        t = s.seats[self.seat]
        kind = code - DEAL_CARD
        t.deck.remove(kind)
        put(t.hand, kind)
        if s.events is not None:
            s.events.append(CardDrawn(self.seat, s.facts.card_names[kind]))
        self.left -= 1
        if self.left == 0:
            s.stack.pop()
