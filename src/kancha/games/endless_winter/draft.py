"""Chief cards and setup cards: dealt (E2.10) or drafted (E16)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import TAKE_CHIEF, TAKE_SETUP, TakeChief, TakeSetup
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.events import ChiefTaken, SetupTaken
from kancha.games.endless_winter.facts import SETUPS
from kancha.games.endless_winter.holdings import put
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep


def next_seat(order: list[int], taken: list[int]) -> int:
    """Return the first seat of an order that has no card yet, or NOBODY."""
    for seat in order:
        if taken[seat] < 0:
            return seat
    return NOBODY


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


class ChiefDeal(ChanceStep):
    """Every seat gets a random Chief card (E2.10)."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.10",)

    def who(self, s: WinterState) -> int:
        """Chance, until all have one."""
        return NOBODY if next_seat(s.order, [t.chief for t in s.seats]) == NOBODY else CHANCE

    def legal(self, s: WinterState) -> list[int]:
        """Any Chief that nobody has."""
        taken = [t.chief for t in s.seats]
        return [TAKE_CHIEF + chief for chief in range(SETUPS) if chief not in taken]

    def play(self, s: WinterState, code: int) -> None:
        """Deal the card."""
        give_chief(s, next_seat(s.order, [t.chief for t in s.seats]), code - TAKE_CHIEF)


class SetupDeal(ChanceStep):
    """Every seat gets a random setup card (E2.10)."""

    RULES: ClassVar[tuple[str, ...]] = ("E2.10",)

    def who(self, s: WinterState) -> int:
        """Chance, until all have one."""
        return NOBODY if next_seat(s.order, [t.setup for t in s.seats]) == NOBODY else CHANCE

    def legal(self, s: WinterState) -> list[int]:
        """Any setup card that nobody has."""
        taken = [t.setup for t in s.seats]
        return [TAKE_SETUP + setup for setup in range(SETUPS) if setup not in taken]

    def play(self, s: WinterState, code: int) -> None:
        """Deal the card."""
        give_setup(s, next_seat(s.order, [t.setup for t in s.seats]), code - TAKE_SETUP)


class ChiefLayout(ChanceStep):
    """Chief draft: lay out one more card than seats."""

    RULES: ClassVar[tuple[str, ...]] = ("E16.2",)

    def who(self, s: WinterState) -> int:
        """Chance, until enough are laid out."""
        return CHANCE if len(s.offer) <= len(s.seats) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any Chief that does not lie there."""
        return [TAKE_CHIEF + chief for chief in range(SETUPS) if chief not in s.offer]

    def play(self, s: WinterState, code: int) -> None:
        """Lay out the card."""
        put(s.offer, code - TAKE_CHIEF)


class SetupLayout(ChanceStep):
    """Setup draft: lay out one more card than seats."""

    RULES: ClassVar[tuple[str, ...]] = ("E16.1",)

    def who(self, s: WinterState) -> int:
        """Chance, until enough are laid out."""
        return CHANCE if len(s.offer) <= len(s.seats) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any setup card that does not lie there."""
        return [TAKE_SETUP + setup for setup in range(SETUPS) if setup not in s.offer]

    def play(self, s: WinterState, code: int) -> None:
        """Lay out the card."""
        put(s.offer, code - TAKE_SETUP)


class ChiefChoice(Ask):
    """Chief draft: first to last in turn order take one of the cards laid out."""

    RULES: ClassVar[tuple[str, ...]] = ("E16.2", "Q40")

    def legal(self, s: WinterState) -> list[int]:
        """Any card laid out."""
        return [TAKE_CHIEF + chief for chief in s.offer]

    def judge_done(self, s: WinterState) -> Refusal | None:
        """A card must be taken."""
        return Refusal("E16.2", "refuse-must-choose")

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """The card must lie there."""
        if not isinstance(action, TakeChief):
            return self.stray(action)
        if s.offer.count(action.chief):
            return None
        return Refusal("E16.2", "refuse-not-laid-out", {"card": s.facts.chief_names[action.chief]})

    def play(self, s: WinterState, code: int) -> None:
        """Take the card."""
        s.stack.pop()
        s.offer.remove(code - TAKE_CHIEF)
        give_chief(s, self.seat, code - TAKE_CHIEF)


class SetupChoice(Ask):
    """Setup draft: last to first in turn order take one of the cards laid out."""

    RULES: ClassVar[tuple[str, ...]] = ("E16.1",)

    def legal(self, s: WinterState) -> list[int]:
        """Any card laid out."""
        return [TAKE_SETUP + setup for setup in s.offer]

    def judge_done(self, s: WinterState) -> Refusal | None:
        """A card must be taken."""
        return Refusal("E16.1", "refuse-must-choose")

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """The card must lie there."""
        if not isinstance(action, TakeSetup):
            return self.stray(action)
        if s.offer.count(action.setup):
            return None
        return Refusal("E16.1", "refuse-not-laid-out", {"card": s.facts.setup_names[action.setup]})

    def play(self, s: WinterState, code: int) -> None:
        """Take the card."""
        s.stack.pop()
        s.offer.remove(code - TAKE_SETUP)
        give_setup(s, self.seat, code - TAKE_SETUP)
