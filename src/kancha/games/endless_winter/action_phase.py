"""The action phase (E4): Culture cards, a figure, discarding, and after the third figure the Eclipse pile."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import (
    CHIEF,
    DONE,
    ECLIPSE,
    FIGURE,
    FIGURES,
    OFFER_CARD,
    PLACE,
    PLACES,
    PLAY_CULTURE,
)
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.decks import distinct, put
from kancha.games.endless_winter.develop import DevelopMiddle, DevelopTop
from kancha.games.endless_winter.events import BottomReached, CardOffered, CulturePlayed, FigurePlaced
from kancha.games.endless_winter.facts import CULTURE_FROM, TRIBES
from kancha.games.endless_winter.hunt import HuntMiddle, HuntTop
from kancha.games.endless_winter.migrate import MigrateMiddle, MigrateTop
from kancha.games.endless_winter.moments import Ask, AskAny, AskSome
from kancha.games.endless_winter.settle import SettleMiddle, SettleTop
from kancha.games.endless_winter.state import UNUSED, Seat, WinterState
from kancha.games.endless_winter.vocabulary import DEVELOP, MIGRATE, ON, SETTLE, Effect
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step

AT_CULTURE: Final = 0
AT_FIGURE: Final = 1
AT_DISCARD: Final = 2
AT_PILE: Final = 3


def culture_in(hand: list[int]) -> list[int]:
    """Return the different Culture cards of a hand."""
    return [kind for kind in distinct(hand) if kind >= CULTURE_FROM]


def has_culture(zone: list[int]) -> bool:
    """Whether a bag of cards holds a Culture card: they come after all others."""
    return len(zone) > 0 and zone[-1] >= CULTURE_FROM


def may_hold_culture(t: Seat) -> bool:
    """Whether a Culture card may be in hand, as far as all can know: an unseen card of the tribe is one (E1.5)."""
    if not t.hand:
        return False
    return has_culture(t.hand) or has_culture(t.deck) or has_culture(t.pile) or has_culture(t.buried)


def unplaced(t: Seat) -> int:
    """Return how many tribe figures still stand on the player board."""
    return t.figures_at.count(UNUSED)


def discard_above(t: Seat) -> None:
    """Move all cards above the board to the discard pile."""
    for kind in t.above:
        put(t.discards, kind)
    t.above.clear()


class Turn(Step):
    """One turn of a seat, from its Culture cards to its discards."""

    RULES: ClassVar = ("E4.2",)

    def __init__(self, seat: int, at: int = AT_CULTURE) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: WinterState) -> None:
        """Go through the steps of a turn in order."""
        t = s.seats[self.seat]
        at = self.at
        self.at += 1
        if at == AT_CULTURE:
            t.gained = [0] * TRIBES
            t.loose = [0] * TRIBES
            t.entombed = []
            s.stack.append(CulturePlay(self.seat, s.facts.culture_plays))
        elif at == AT_FIGURE:
            discard_above(t)
            s.stack.append(Placement(self.seat))
        elif at == AT_DISCARD:
            discard_above(t)
            t.labor = 0
            t.triggers = []
        else:
            s.stack.pop()
            if t.chief_at != UNUSED and unplaced(t) == 0:
                s.stack.append(PileBuilding(self.seat))


class CulturePlay(AskSome):
    """Step 1: play up to two Culture cards."""

    RULES: ClassVar = ("E4.3",)
    ANSWERS: ClassVar = (PLAY_CULTURE, DONE)

    def who(self, s: WinterState) -> int:
        """Ask while a card may be played; never let the question tell what the hand holds."""
        return self.seat if may_hold_culture(s.seats[self.seat]) else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any Culture card in hand."""
        return [PLAY_CULTURE.codes[kind - CULTURE_FROM] for kind in culture_in(s.seats[self.seat].hand)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """The card must be in hand."""
        kind = PLAY_CULTURE.value(code) + CULTURE_FROM
        if kind in s.seats[self.seat].hand:
            return None
        return Refusal("E4.3", "refuse-not-in-hand", {"card": s.facts.card_names[kind]})

    def take(self, s: WinterState, code: int) -> None:
        """Lay the card above the board and resolve it; its triggers wait for the figure (Q41)."""
        t = s.seats[self.seat]
        card = PLAY_CULTURE.values[code]
        t.hand.remove(CULTURE_FROM + card)
        put(t.above, CULTURE_FROM + card)
        if s.events is not None:
            s.events.append(CulturePlayed(self.seat, s.facts.card_names[CULTURE_FROM + card]))
        now: list[Effect] = []
        for effect in s.facts.culture_effect[card]:
            if effect.word == ON:
                t.triggers.append(effect.id)
            else:
                now.append(effect)
        push_gains(s, self.seat, now)


class Placement(Ask):
    """Step 2: place one unused figure on a column or on the own Eclipse space."""

    RULES: ClassVar = ("E4.4", "E10.1")
    ANSWERS: ClassVar = (PLACE, DONE)

    def legal(self, s: WinterState) -> list[int]:
        """Each kind of figure that is left, on every place."""
        t = s.seats[self.seat]
        codes: list[int] = []
        if t.chief_at == UNUSED:
            codes += PLACE.rows[CHIEF]
        if UNUSED in t.figures_at:
            codes += PLACE.rows[FIGURE]
        return codes

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """A figure must be placed (Q10), one that stands on the player board."""
        if code == DONE:
            return Refusal("E4.4", "refuse-must-place")
        figure = PLACE.read(code)[0]
        t = s.seats[self.seat]
        left = t.chief_at == UNUSED if figure == CHIEF else unplaced(t) > 0
        return None if left else Refusal("E4.4", "refuse-figure-used", {"figure": FIGURES[figure]})

    def play(self, s: WinterState, code: int) -> None:
        """Place the figure; then the zones of the column, from top to bottom, or the Eclipse action."""
        s.stack.pop()
        t = s.seats[self.seat]
        figure, place = PLACE.read(code)
        if figure == CHIEF:
            t.chief_at = place
        else:
            t.figures_at[t.figures_at.index(UNUSED)] = place
        if s.events is not None:
            s.events.append(FigurePlaced(self.seat, FIGURES[figure], PLACES[place]))
        if place == ECLIPSE:
            push_gains(s, self.seat, s.facts.eclipse_action)
            return
        push_zones(s, self.seat, place)
        for id in reversed(t.triggers):
            effect = s.facts.effects[id]
            if effect.column == place:
                push_gains(s, self.seat, effect.gain)
        if figure == CHIEF:
            push_gains(s, self.seat, s.facts.chief_column)


def push_zones(s: WinterState, seat: int, column: int) -> None:
    """Push the bottom, middle and top zone of a column."""
    s.stack.append(Bottom(seat, column))
    if column == SETTLE:
        s.stack.append(SettleMiddle(seat))
        s.stack.append(SettleTop(seat))
    elif column == DEVELOP:
        s.stack.append(DevelopMiddle(seat))
        s.stack.append(DevelopTop(seat))
    elif column == MIGRATE:
        s.stack.append(MigrateMiddle(seat))
        s.stack.append(MigrateTop(seat))
    else:
        s.stack.append(HuntMiddle(seat))
        s.stack.append(HuntTop(seat))


class Bottom(Step):
    """The bottom zone: only for the first figure of the round, once (E4.6)."""

    RULES: ClassVar = ("E4.6",)

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def run(self, s: WinterState) -> None:
        """Give the first figure its bonus; declining it does not pass it on (Q55)."""
        s.stack.pop()
        column = self.column
        if s.bottoms[column] >= 0:
            return
        s.bottoms[column] = self.seat
        if s.events is not None:
            s.events.append(BottomReached(self.seat, PLACES[column]))
        if s.facts.bottom_in_order[column]:
            for effect in reversed(s.facts.bottom[column]):
                push_gains(s, self.seat, [effect])
        else:
            push_gains(s, self.seat, s.facts.bottom[column])


class PileBuilding(AskAny):
    """Step 4, after the third figure: put cards from hand on the Eclipse pile, face down."""

    RULES: ClassVar = ("E4.9",)
    ANSWERS: ClassVar = (OFFER_CARD, DONE)

    def choices(self, s: WinterState) -> list[int]:
        """Any card in hand."""
        return [OFFER_CARD.codes[kind] for kind in distinct(s.seats[self.seat].hand)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """The card must be in hand."""
        kind = OFFER_CARD.value(code)
        if kind in s.seats[self.seat].hand:
            return None
        return Refusal("E4.9", "refuse-not-in-hand", {"card": s.facts.card_names[kind]})

    def take(self, s: WinterState, code: int) -> None:
        """Put the card on the pile."""
        t = s.seats[self.seat]
        kind = OFFER_CARD.values[code]
        t.hand.remove(kind)
        put(t.pile, kind)
        if s.events is not None:
            s.events.append(CardOffered(self.seat, s.facts.card_names[kind]))
