"""Set-up (K2) and its addition for two families (K12.1)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import CARDS, CHOOSE_FIRST, FOUND, LARGE, SET_NEUTRAL, SITES
from kancha.games.caral.cards import deal, draw
from kancha.games.caral.events import FirstFamilyNamed, NeutralSet, PyramidFounded
from kancha.games.caral.facts import Facts
from kancha.games.caral.sled import load_stones
from kancha.games.caral.state import FREE, NEUTRAL, CaralState, Family, Module
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask, FirstSeat


def bring(s: CaralState, modules: list[Module]) -> None:
    """Bring modules into play, given in the order of the rulebook; their piles are turned up in this order (K13.1)."""
    s.modules = [module for module in modules if module.CHOICES]
    s.offering = len(s.modules)
    s.modules += [module for module in modules if not module.CHOICES]
    for module in reversed(modules):
        module.begin(s)


def new_state(facts: Facts, seats: int) -> CaralState:
    """Return the board before any family has placed a figure (K2.1-K2.4)."""
    s = CaralState(facts, seats)
    for seat in range(seats):
        family = Family(seat)
        family.reserve = facts.caralis
        family.alpacas = facts.start_alpacas
        family.alpaca_reserve = facts.alpacas - facts.start_alpacas
        s.families.append(family)
    s.deck = facts.card_counts[:]
    s.discard = [0] * len(facts.card_counts)
    s.site_owner = [FREE] * facts.sites
    s.site_kind = [0] * facts.sites
    s.site_levels = [0] * facts.sites
    s.site_priest = [0] * facts.sites
    s.supply = facts.level_counts[:]
    s.stones = facts.stones
    s.spare_caralis = (4 - seats) * facts.caralis
    return s


class FirstFamily(FirstSeat):
    """Who is the first family of year 1 (K2.5)."""

    RULES: ClassVar = ("K2.5",)
    ANSWERS: ClassVar = (CHOOSE_FIRST,)

    def seats(self, s: CaralState) -> int:
        """Any family."""
        return s.seats

    def named(self, s: CaralState, seat: int) -> None:
        """Give the die."""
        name_first(s, seat)


class FirstFamilyChoice(Ask):
    """The table names its first family; the family in the first seat answers for it (K2.5)."""

    RULES: ClassVar = ("K2.5",)
    ANSWERS: ClassVar = (CHOOSE_FIRST,)

    def legal(self, s: CaralState) -> list[int]:
        """Any family."""
        return CHOOSE_FIRST.codes[: s.seats]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """The family must take part."""
        seat = CHOOSE_FIRST.value(code)
        return Refusal("K2.5", "refuse-no-such-family", {"number": seat + 1}) if seat >= s.seats else None

    def play(self, s: CaralState, code: int) -> None:
        """Give the die."""
        s.stack.pop()
        name_first(s, CHOOSE_FIRST.value(code))


def name_first(s: CaralState, seat: int) -> None:
    """Give a family the die, then ask all for their places in order (K2.6, K2.7, K12.1)."""
    s.first = seat
    if s.events is not None:
        s.events.append(FirstFamilyNamed(s.first))
    order = [(s.first + n) % s.seats for n in range(s.seats)]
    if s.seats == 2:
        for other in reversed(order):
            s.stack.append(NeutralSite(other))
    for nth in reversed(range(s.seats)):
        s.stack.append(FirstSite(order[nth], nth))


class FirstSite(Ask):
    """Choose the site of one's first pyramid, started with a level of size 5 (K2.6)."""

    RULES: ClassVar = ("K2.6", "K2.7")
    ANSWERS: ClassVar = (FOUND,)

    def __init__(self, seat: int, nth: int) -> None:
        super().__init__(seat)
        self.nth = nth
        """Place in the order of the first year."""

    def legal(self, s: CaralState) -> list[int]:
        """Every free site."""
        return [FOUND.codes[site] for site, owner in enumerate(s.site_owner) if owner == FREE]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """The site must exist and be free."""
        return _free_refusal(s, FOUND.value(code), "K2.6")

    def play(self, s: CaralState, code: int) -> None:
        """Place workers, builder and base; take fame, stones and cards."""
        s.stack.pop()
        facts = s.facts
        site = FOUND.value(code)
        family = s.families[self.seat]
        for quarry in range(len(family.workers)):
            family.workers[quarry] += facts.start_workers
            family.reserve -= facts.start_workers
        family.reserve -= 1
        _lay_base(s, site, self.seat)
        if s.events is not None:
            s.events.append(PyramidFounded(self.seat, SITES[site]))
        s.score(self.seat, facts.start_fame, "setup")
        load_stones(s, self.seat, facts.seat_stones[self.nth])
        cards = facts.seat_cards[self.nth]
        if facts.one_of_each:
            cards -= len(CARDS)
            for card in range(len(CARDS)):
                deal(s, self.seat, card, "K2.6")
        draw(s, self.seat, cards, "K2.6")


class NeutralSite(Ask):
    """Two families: choose the site of a neutral level among the first sites of the path (K12.1)."""

    RULES: ClassVar = ("K12.1", "R47")
    ANSWERS: ClassVar = (SET_NEUTRAL,)

    def legal(self, s: CaralState) -> list[int]:
        """Every free site of the first twelve."""
        return [SET_NEUTRAL.codes[site] for site in range(s.facts.neutral_sites) if s.site_owner[site] == FREE]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """The site must be free and among the first twelve."""
        site = SET_NEUTRAL.value(code)
        if site >= s.facts.neutral_sites:
            return Refusal("K12.1", "refuse-neutral-site", {"site": SITES[site], "last": s.facts.neutral_sites})
        return _free_refusal(s, site, "K12.1")

    def play(self, s: CaralState, code: int) -> None:
        """Place the level and a Carali of an unused colour."""
        s.stack.pop()
        site = SET_NEUTRAL.value(code)
        s.spare_caralis -= 1
        _lay_base(s, site, NEUTRAL)
        if s.events is not None:
            s.events.append(NeutralSet(self.seat, SITES[site]))


def _lay_base(s: CaralState, site: int, owner: int) -> None:
    s.site_owner[site] = owner
    s.site_kind[site] = LARGE
    s.site_levels[site] = 1
    s.supply[s.facts.height[LARGE]] -= 1


def _free_refusal(s: CaralState, site: int, rule: str) -> Refusal | None:
    if site >= s.facts.sites:
        return Refusal(rule, "refuse-no-such-site", {"site": SITES[site]})
    taken = s.site_owner[site] != FREE
    return Refusal(rule, "refuse-site-taken", {"site": SITES[site]}) if taken else None
