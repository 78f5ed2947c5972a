"""The annual ceremony (K9) and the blocked type of two families (K12.3)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import CARDS, DEAL, SACRIFICE, WITHHOLD
from kancha.games.caral.cards import renew_deck
from kancha.games.caral.events import SacrificeMade, SacrificeWithheld, TypeBlocked
from kancha.games.caral.modules import changed
from kancha.games.caral.state import NO_TYPE, CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import Step
from kancha.kernel.steps import Ask, BagDraws


class BlockedType(BagDraws):
    """Two families: the top card of the deck names a type that cannot be sacrificed (K12.3, R26)."""

    RULES: ClassVar = ("K12.3",)
    ANSWERS: ClassVar = (DEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Return the deck."""
        return s.deck

    def refill(self, s: CaralState) -> bool:
        """Renew an empty deck; without any card no type is blocked."""
        return renew_deck(s)

    def drawn(self, s: CaralState, card: int) -> None:
        """Reveal and discard the card."""
        s.discard[card] += 1
        s.blocked = card
        if s.events is not None:
            s.events.append(TypeBlocked(CARDS[card]))


class SacrificeChoice(Ask):
    """Sacrifice cards of one type that nobody has given this year, or nothing (K9.1, K9.2)."""

    RULES: ClassVar = ("K9.1", "K9.2", "K9.3")
    ANSWERS: ClassVar = (SACRIFICE, WITHHOLD)

    def legal(self, s: CaralState) -> list[int]:
        """Nothing, or one to all cards of an open type."""
        codes = [WITHHOLD]
        given = [family.gift_card for family in s.families]
        for card, held in enumerate(s.families[self.seat].hand):
            if held and card != s.blocked and card not in given:
                codes += SACRIFICE.rows[card][:held]
        return codes

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge type and number."""
        if code == WITHHOLD:
            return None
        card, less = SACRIFICE.read(code)
        if card == s.blocked:
            return Refusal("K12.3", "refuse-type-blocked", {"card": CARDS[card]})
        for giver in s.families:
            if giver.gift > 0 and giver.gift_card == card:
                return Refusal("K9.1", "refuse-type-given", {"card": CARDS[card], "giver_seat": giver.seat})
        held = s.families[self.seat].hand[card]
        if less + 1 > held:
            return Refusal("K9.1", "refuse-not-held", {"card": CARDS[card], "held": held})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Lay the cards down."""
        s.stack.pop()
        family = s.families[self.seat]
        if code == WITHHOLD:
            if s.events is not None:
                s.events.append(SacrificeWithheld(self.seat))
            return
        card, less = SACRIFICE.read(code)
        family.gift_card = card
        family.gift = less + 1
        family.hand[card] -= family.gift
        if s.events is not None:
            s.events.append(SacrificeMade(self.seat, family.gift, CARDS[card]))
        changed(s, self.seat)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """What the largest sacrifice wins."""
        return {"prize": s.facts.prizes[s.central]}


class CeremonyFame(Step):
    """Score the sacrifices: the largest and earliest takes the prize (K9.2, K9.3)."""

    RULES: ClassVar = ("K9.3",)

    def run(self, s: CaralState) -> None:
        """Score in the order of the sacrifices."""
        s.stack.pop()
        order = ceremony_order(s)
        best, winner = 0, -1
        for seat in order:
            worth = gift_worth(s, seat)
            if worth > best:
                best, winner = worth, seat
        for seat in order:
            if seat == winner:
                s.score(seat, s.facts.prizes[s.central], "ceremony.prize")
            elif s.families[seat].gift:
                s.score(seat, s.facts.giver_fame, "ceremony.gift")
            else:
                s.score(seat, s.facts.no_gift_fame, "ceremony.nothing")
        s.next_first = s.high_priest


def ceremony_order(s: CaralState) -> list[int]:
    """Return the families clockwise from the High Priest."""
    return [(s.high_priest + n) % s.seats for n in range(s.seats)]


def gift_worth(s: CaralState, seat: int) -> int:
    """Return what a family's sacrifice counts (R35)."""
    return cards_worth(s, seat, s.families[seat].gift)


def cards_worth(s: CaralState, seat: int, cards: int) -> int:
    """Return what so many cards of a family would count."""
    worth = cards
    for module in s.modules:
        worth += module.gift(s, seat, cards)
    return worth


def clear_gifts(s: CaralState) -> None:
    """Put the sacrificed cards on the discard pile (K9.4)."""
    for family in s.families:
        if family.gift:
            s.discard[family.gift_card] += family.gift
        family.gift = 0
        family.gift_card = NO_TYPE
    s.blocked = NO_TYPE
