"""Chief cards and setup cards: dealt (E2.10) or drafted (E16)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DONE, TAKE_CHIEF, TAKE_SETUP
from kancha.games.endless_winter.decks import put
from kancha.games.endless_winter.events import ChiefTaken, SetupTaken
from kancha.games.endless_winter.moments import Ask
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep
from kancha.kernel.steps import family_of


def give_chief(s: WinterState, seat: int, chief: int) -> None:
    """Give a seat its Chief card."""
    s.seats[seat].chief = chief
    if s.events is not None:
        s.events.append(ChiefTaken(seat, s.facts.chief_names[chief]))


def give_setup(s: WinterState, seat: int, setup: int) -> None:
    """Give a seat its setup card."""
    s.seats[seat].setup = setup
    if s.events is not None:
        s.events.append(SetupTaken(seat, s.facts.setup_names[setup]))


class Deal(ChanceStep):
    """Every seat gets a random card, in turn order."""

    def held(self, s: WinterState) -> list[int]:
        """Return what each seat has; -1: nothing yet."""
        raise NotImplementedError

    def give(self, s: WinterState, seat: int, card: int) -> None:
        """Give a seat its card."""
        raise NotImplementedError

    def who(self, s: WinterState) -> int:
        """Chance, until all have one."""
        return CHANCE if -1 in self.held(s) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any card that nobody has."""
        held = self.held(s)
        return [code for card, code in enumerate(family_of(self).codes) if card not in held]

    def play(self, s: WinterState, code: int) -> None:
        """Deal the card to the first seat without one."""
        held = self.held(s)
        seat = next(seat for seat in s.order if held[seat] < 0)
        self.give(s, seat, family_of(self).value(code))


class ChiefDeal(Deal):
    """Every seat gets a random Chief card (E2.10)."""

    RULES: ClassVar = ("E2.10",)
    ANSWERS: ClassVar = (TAKE_CHIEF,)

    def held(self, s: WinterState) -> list[int]:
        """Return the Chiefs."""
        return [t.chief for t in s.seats]

    def give(self, s: WinterState, seat: int, card: int) -> None:
        """Give a Chief."""
        give_chief(s, seat, card)


class SetupDeal(Deal):
    """Every seat gets a random setup card (E2.10)."""

    RULES: ClassVar = ("E2.10",)
    ANSWERS: ClassVar = (TAKE_SETUP,)

    def held(self, s: WinterState) -> list[int]:
        """Return the setup cards."""
        return [t.setup for t in s.seats]

    def give(self, s: WinterState, seat: int, card: int) -> None:
        """Give a setup card."""
        give_setup(s, seat, card)


class Layout(ChanceStep):
    """One card more than there are seats is laid out for a draft."""

    def who(self, s: WinterState) -> int:
        """Chance, until enough are laid out."""
        return CHANCE if len(s.offer) <= len(s.seats) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any card that does not lie there."""
        return [code for card, code in enumerate(family_of(self).codes) if card not in s.offer]

    def play(self, s: WinterState, code: int) -> None:
        """Lay out the card."""
        put(s.offer, family_of(self).value(code))


class ChiefLayout(Layout):
    """Chief draft: the Chief cards are laid out."""

    RULES: ClassVar = ("E16.2",)
    ANSWERS: ClassVar = (TAKE_CHIEF,)


class SetupLayout(Layout):
    """Setup draft: the setup cards are laid out."""

    RULES: ClassVar = ("E16.1",)
    ANSWERS: ClassVar = (TAKE_SETUP,)


class Choice(Ask):
    """A seat must take one of the cards laid out for a draft."""

    def name(self, s: WinterState, card: int) -> str:
        """Return the name of a card."""
        raise NotImplementedError

    def give(self, s: WinterState, card: int) -> None:
        """Give the card to the seat."""
        raise NotImplementedError

    def legal(self, s: WinterState) -> list[int]:
        """Any card laid out."""
        codes = family_of(self).codes
        return [codes[card] for card in s.offer]

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """A card must be taken, and it must lie there."""
        if code == DONE:
            return Refusal(self.RULES[0], "refuse-must-choose")
        card = family_of(self).value(code)
        if s.offer.count(card):
            return None
        return Refusal(self.RULES[0], "refuse-not-laid-out", {"card": self.name(s, card)})

    def play(self, s: WinterState, code: int) -> None:
        """Take the card."""
        s.stack.pop()
        card = family_of(self).value(code)
        s.offer.remove(card)
        self.give(s, card)


class ChiefChoice(Choice):
    """Chief draft: first to last in turn order take a Chief card."""

    RULES: ClassVar = ("E16.2", "Q40")
    ANSWERS: ClassVar = (TAKE_CHIEF, DONE)

    def name(self, s: WinterState, card: int) -> str:
        """Return the Chief's name."""
        return s.facts.chief_names[card]

    def give(self, s: WinterState, card: int) -> None:
        """Give the Chief."""
        give_chief(s, self.seat, card)


class SetupChoice(Choice):
    """Setup draft: last to first in turn order take a setup card."""

    RULES: ClassVar = ("E16.1",)
    ANSWERS: ClassVar = (TAKE_SETUP, DONE)

    def name(self, s: WinterState, card: int) -> str:
        """Return the name of the setup card."""
        return s.facts.setup_names[card]

    def give(self, s: WinterState, card: int) -> None:
        """Give the setup card."""
        give_setup(s, self.seat, card)
