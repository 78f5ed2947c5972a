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
    Bury,
    Recruit,
)
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.events import CardBuried, CardEntombed, TribeRecruited
from kancha.games.endless_winter.facts import KINDS, TRIBES
from kancha.games.endless_winter.holdings import distinct, put
from kancha.games.endless_winter.labor import Top, short
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import BURY_SUPPLY, SETTLE, SLUGS, TRIBE, TRIBE_DISCARD
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal

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


def add_burials(t: Seat, codes: list[int]) -> None:
    """Add a code for each different card in hand, in the discard pile and above the board."""
    for kind in distinct(t.hand):
        codes.append(BURY_CARD + HAND * KINDS + kind)
    for kind in distinct(t.discards):
        codes.append(BURY_CARD + DISCARDS * KINDS + kind)
    for kind in distinct(t.above):
        codes.append(BURY_CARD + ABOVE * KINDS + kind)


def can_bury(t: Seat) -> bool:
    """Whether there is a card to bury."""
    return len(t.hand) > 0 or len(t.discards) > 0 or len(t.above) > 0


def judge_burial(s: WinterState, t: Seat, action: Bury) -> Refusal | None:
    """A card is buried from hand, from the discard pile or from above the board; never from the deck."""
    if action.origin == DECK:
        return Refusal("E6.3", "refuse-bury-deck")
    zone = (t.hand, t.discards, t.above)[action.origin]
    if action.card in zone:
        return None
    names = {"card": s.facts.card_names[action.card], "origin": ORIGINS[action.origin]}
    return Refusal("E6.3", "refuse-bury-absent", {**names})


def bury(s: WinterState, t: Seat, origin: int, kind: int) -> None:
    """Bury a card: it leaves the deck for good. Only what lay open is known to the others (E1.5)."""
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

    RULES: ClassVar[tuple[str, ...]] = ("E6.1", "E4.5", "E5.1")
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
                    codes.append(RECRUIT + card)

    def judge_column(self, s: WinterState, t: Seat, action: Action) -> Refusal | None:
        """Price, pile and different types."""
        if not isinstance(action, Recruit):
            return self.stray(action)
        if self.taken[action.card]:
            return Refusal("E6.1", "refuse-same-type", {"card": s.facts.card_names[action.card]})
        return judge_supply(s, action.card) or short(t, s.facts.price[SETTLE], "E6.1")

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay and take the card into hand."""
        card = code - RECRUIT
        t.labor -= s.facts.price[SETTLE]
        self.taken[card] = 1
        recruit(s, t, card, TO_HAND)


class SettleMiddle(Ask):
    """Settle, middle zone: pay Tools to bury cards."""

    RULES: ClassVar[tuple[str, ...]] = ("E6.3", "E4.5")

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the Tools at hand."""
        return {"tools": s.seats[self.seat].tools}

    def legal(self, s: WinterState) -> list[int]:
        """Any card that may be buried, while there are Tools."""
        t = s.seats[self.seat]
        codes: list[int] = []
        if t.tools >= s.facts.bury_tools:
            add_burials(t, codes)
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge card, origin and price."""
        if not isinstance(action, Bury):
            return self.stray(action)
        t = s.seats[self.seat]
        if t.tools < s.facts.bury_tools:
            return Refusal("E6.3", "refuse-tools", {"price": s.facts.bury_tools, "tools": t.tools})
        return judge_burial(s, t, action)

    def play(self, s: WinterState, code: int) -> None:
        """Pay and bury, or go on to the bottom."""
        if code == DONE:
            s.stack.pop()
            return
        t = s.seats[self.seat]
        t.tools -= s.facts.bury_tools
        origin, kind = divmod(code - BURY_CARD, KINDS)
        bury(s, t, origin, kind)


class Burial(Ask):
    """An effect lets you bury cards."""

    RULES: ClassVar[tuple[str, ...]] = ("E6.5", "E6.3")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell how many are left."""
        return {"left": self.left}

    def legal(self, s: WinterState) -> list[int]:
        """Any card that may be buried; or decline."""
        codes: list[int] = []
        add_burials(s.seats[self.seat], codes)
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge card and origin."""
        if not isinstance(action, Bury):
            return self.stray(action)
        return judge_burial(s, s.seats[self.seat], action)

    def play(self, s: WinterState, code: int) -> None:
        """Bury, or decline what is left."""
        t = s.seats[self.seat]
        if code != DONE:
            origin, kind = divmod(code - BURY_CARD, KINDS)
            bury(s, t, origin, kind)
            self.left -= 1
        if code == DONE or self.left == 0 or not can_bury(t):
            s.stack.pop()


class Adoption(Ask):
    """An effect gives Tribe cards of the supply: to hand, to the discard pile or to the burial area."""

    RULES: ClassVar[tuple[str, ...]] = ("E6.4", "Q39")

    def __init__(self, seat: int, left: int, to: int) -> None:
        super().__init__(seat)
        self.left = left
        self.to = to

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell where the card goes."""
        return {"to": f"to-{SLUGS[self.to]}", "left": self.left}

    def legal(self, s: WinterState) -> list[int]:
        """Any type with cards left; or decline."""
        codes = [RECRUIT + card for card in range(TRIBES) if s.supply[card]]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the pile; the rule of different types is not for effects (Q39)."""
        if not isinstance(action, Recruit):
            return self.stray(action)
        return judge_supply(s, action.card)

    def play(self, s: WinterState, code: int) -> None:
        """Take the card, or decline what is left."""
        if code != DONE:
            recruit(s, s.seats[self.seat], code - RECRUIT, self.to)
            self.left -= 1
        if code == DONE or self.left == 0 or not any(s.supply):
            s.stack.pop()
