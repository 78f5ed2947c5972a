"""Column Settle (E6): gain Tribe cards, bury cards; and the card effects that do the same."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import (
    ABOVE,
    BURY_CARD,
    DECK,
    DISCARDS,
    DONE,
    HAND,
    ORIGINS,
    RECRUIT,
)
from kancha.games.endless_winter.decks import distinct, put
from kancha.games.endless_winter.events import CardBuried, CardEntombed, TribeRecruited
from kancha.games.endless_winter.facts import TRIBES
from kancha.games.endless_winter.labor import MAKES_LABOR, Top, short
from kancha.games.endless_winter.moments import AskAny, AskSome
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import BURY_SUPPLY, SETTLE, SLUGS, TRIBE, TRIBE_DISCARD
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY

TO_HAND: Final = TRIBE
TO_DISCARDS: Final = TRIBE_DISCARD
TO_GRAVE: Final = BURY_SUPPLY


def judge_supply(s: WinterState, card: int) -> Refusal | None:
    """A pile must have a card left (Q38)."""
    if s.supply[card] > 0:
        return None
    return Refusal("Q38", "refuse-pile-empty", {"card": s.facts.card_names[card]})


def recruit(s: WinterState, t: Seat, card: int, to: int) -> None:
    """Take a Tribe card from the supply: into hand, on the discard pile, or straight into the burial area."""
    s.supply[card] -= 1
    put(t.owned, card)
    if to == TO_HAND:
        put(t.hand, card)
        t.gained[card] += 1
    elif to == TO_DISCARDS:
        put(t.discards, card)
        t.gained[card] += 1
        t.loose[card] += 1
    else:
        put(t.buried_open, card)
    if s.events is not None:
        s.events.append(TribeRecruited(t.seat, s.facts.card_names[card], f"to-{SLUGS[to]}"))


def burials(t: Seat) -> list[int]:
    """Return a code for each different card in hand, in the discard pile and above the board."""
    rows = BURY_CARD.rows
    codes = [rows[HAND][kind] for kind in distinct(t.hand)]
    codes += [rows[DISCARDS][kind] for kind in distinct(t.discards)]
    codes += [rows[ABOVE][kind] for kind in distinct(t.above)]
    return codes


def can_bury(t: Seat) -> bool:
    """Whether there is a card to bury."""
    return len(t.hand) > 0 or len(t.discards) > 0 or len(t.above) > 0


def judge_burial(s: WinterState, t: Seat, code: int) -> Refusal | None:
    """A card is buried from hand, from the discard pile or from above the board; never from the deck."""
    origin, kind = BURY_CARD.read(code)
    if origin == DECK:
        return Refusal("E6.3", "refuse-bury-deck")
    if kind in (t.hand, t.discards, t.above)[origin]:
        return None
    return Refusal("E6.3", "refuse-bury-absent", {"card": s.facts.card_names[kind], "origin": ORIGINS[origin]})


def bury(s: WinterState, t: Seat, code: int) -> None:
    """Bury a card: it leaves the deck for good. Only what lay open is known to the others (E1.5)."""
    origin, kind = BURY_CARD.read(code)
    name = s.facts.card_names[kind]
    if origin in (HAND, DECK):
        (t.hand if origin == HAND else t.deck).remove(kind)
        put(t.buried, kind)
        if origin == HAND:
            put(t.entombed, kind)
        if s.events is not None:
            s.events.append(CardEntombed(t.seat, name, ORIGINS[origin]))
        return
    (t.discards if origin == DISCARDS else t.above).remove(kind)
    put(t.buried_open, kind)
    if origin == DISCARDS and kind < TRIBES and t.loose[kind]:
        t.loose[kind] -= 1
        t.gained[kind] -= 1
    if s.events is not None:
        s.events.append(CardBuried(t.seat, name, ORIGINS[origin]))


class SettleTop(Top):
    """Settle, top zone: take Tribe cards, each of a different type."""

    RULES: ClassVar = ("E6.1", "E4.5", "E5.1")
    ANSWERS: ClassVar = (*MAKES_LABOR, RECRUIT)
    COLUMN: ClassVar[int] = SETTLE

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.taken: list[int] = [0] * TRIBES
        """Types taken by this action this turn."""

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """A type not yet taken, from a pile that is not empty."""
        if t.labor >= s.facts.price[SETTLE]:
            for card in range(TRIBES):
                if s.supply[card] and not self.taken[card]:
                    codes.append(RECRUIT.codes[card])

    def judge_column(self, s: WinterState, t: Seat, code: int) -> Refusal | None:
        """Price, pile and different types."""
        card = RECRUIT.value(code)
        if self.taken[card]:
            return Refusal("E6.1", "refuse-same-type", {"card": s.facts.card_names[card]})
        return judge_supply(s, card) or short(t, s.facts.price[SETTLE], "E6.1")

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay and take the card into hand."""
        card = RECRUIT.values[code]
        t.labor -= s.facts.price[SETTLE]
        self.taken[card] = 1
        recruit(s, t, card, TO_HAND)


class SettleMiddle(AskAny):
    """Settle, middle zone: pay Tools to bury cards."""

    RULES: ClassVar = ("E6.3", "E4.5")
    ANSWERS: ClassVar = (BURY_CARD, DONE)

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the Tools at hand."""
        return {"tools": s.seats[self.seat].tools}

    def choices(self, s: WinterState) -> list[int]:
        """Any card that may be buried, while there are Tools."""
        t = s.seats[self.seat]
        return burials(t) if t.tools >= s.facts.bury_tools else []

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge card, origin and price."""
        t = s.seats[self.seat]
        if t.tools < s.facts.bury_tools:
            return Refusal("E6.3", "refuse-tools", {"price": s.facts.bury_tools, "tools": t.tools})
        return judge_burial(s, t, code)

    def take(self, s: WinterState, code: int) -> None:
        """Pay and bury."""
        t = s.seats[self.seat]
        t.tools -= s.facts.bury_tools
        bury(s, t, code)


class Burial(AskSome):
    """An effect lets you bury cards."""

    RULES: ClassVar = ("E6.5", "E6.3")
    ANSWERS: ClassVar = (BURY_CARD, DONE)

    def who(self, s: WinterState) -> int:
        """Nobody is asked if no card is left to bury."""
        return self.seat if can_bury(s.seats[self.seat]) else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any card that may be buried."""
        return burials(s.seats[self.seat])

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge card and origin."""
        return judge_burial(s, s.seats[self.seat], code)

    def take(self, s: WinterState, code: int) -> None:
        """Bury the card."""
        bury(s, s.seats[self.seat], code)


class Adoption(AskSome):
    """An effect gives Tribe cards of the supply: to hand, to the discard pile or to the burial area."""

    RULES: ClassVar = ("E6.4", "Q39")
    ANSWERS: ClassVar = (RECRUIT, DONE)

    def __init__(self, seat: int, left: int, to: int) -> None:
        super().__init__(seat, left)
        self.to = to

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell where the card goes."""
        return {"to": f"to-{SLUGS[self.to]}", "left": self.left}

    def who(self, s: WinterState) -> int:
        """Nobody is asked if all piles are empty."""
        return self.seat if any(s.supply) else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any type with cards left."""
        return [RECRUIT.codes[card] for card in range(TRIBES) if s.supply[card]]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the pile; the rule of different types is not for effects (Q39)."""
        return judge_supply(s, RECRUIT.value(code))

    def take(self, s: WinterState, code: int) -> None:
        """Take the card."""
        recruit(s, s.seats[self.seat], RECRUIT.values[code], self.to)
