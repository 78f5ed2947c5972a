"""Column Hunt (E9): turn up, take and tip Animals; and the card effects that do the same."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import (
    DEAL_ANIMAL,
    DONE,
    FEAST,
    REVEAL_ANIMALS,
    TAKE_ANIMAL,
    TIP_ANIMAL,
    Feast,
    Reveal,
    TakeAnimal,
    Tip,
)
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.events import AnimalRevealed, AnimalTaken, AnimalTipped
from kancha.games.endless_winter.facts import SPECIES
from kancha.games.endless_winter.gains import push_gains
from kancha.games.endless_winter.holdings import fill_food, food_limit
from kancha.games.endless_winter.labor import Top, short
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import HUNT
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep


class AnimalDraw(ChanceStep):
    """Animals come from the top of the deck: face up on the Animal board, or to a seat."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.1", "E9.6", "E12.3")

    def __init__(self, left: int, to_seat: int) -> None:
        self.left = left
        self.to_seat = to_seat
        """The seat that takes them, or NOBODY: they stay on the Animal board."""

    def who(self, s: WinterState) -> int:
        """Chance, while the deck lasts (Q60)."""
        return CHANCE if self.left and any(s.animal_deck) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any species in the deck."""
        return [DEAL_ANIMAL + animal for animal in range(SPECIES) if s.animal_deck[animal]]

    def weights(self, s: WinterState) -> list[int]:
        """As often as the deck holds the species."""
        return [count for count in s.animal_deck if count]

    def play(self, s: WinterState, code: int) -> None:
        """Turn up one Animal."""
        animal = code - DEAL_ANIMAL
        self.left -= 1
        if self.left == 0:
            s.stack.pop()
        s.animal_deck[animal] -= 1
        if self.to_seat >= 0:
            take_animal(s, s.seats[self.to_seat], animal)
            return
        s.animal_row[animal] += 1
        if s.events is not None:
            s.events.append(AnimalRevealed(s.facts.animal_names[animal]))


def take_animal(s: WinterState, t: Seat, animal: int) -> None:
    """Put an Animal upright under the player board."""
    t.upright[animal] += 1
    if s.events is not None:
        s.events.append(AnimalTaken(t.seat, s.facts.animal_names[animal]))


def judge_animal(s: WinterState, animal: int) -> Refusal | None:
    """The Animal must lie face up."""
    if s.animal_row[animal] > 0:
        return None
    return Refusal("E9.2", "refuse-no-animal", {"animal": s.facts.animal_names[animal]})


def judge_tip(s: WinterState, t: Seat, animal: int) -> Refusal | None:
    """Only an own upright Animal can be tipped."""
    if t.upright[animal] > 0:
        return None
    return Refusal("E9.5", "refuse-no-upright", {"animal": s.facts.animal_names[animal]})


def tip(s: WinterState, t: Seat, animal: int) -> None:
    """Tip an Animal and gain its benefits."""
    t.upright[animal] -= 1
    t.tipped[animal] += 1
    if s.events is not None:
        s.events.append(AnimalTipped(t.seat, s.facts.animal_names[animal]))
    push_gains(s, t.seat, s.facts.tip[animal])


class HuntTop(Top):
    """Hunt, top zone: turn up and take Animals."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.1", "E9.2", "E4.5", "E5.1")
    COLUMN: ClassVar[int] = HUNT

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.feasted = False
        """Whether the fallback was used this turn (Q53)."""

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """Turn up, take, or feast for want of Animals."""
        deck = any(s.animal_deck)
        if deck and t.labor >= s.facts.reveal_price:
            codes.append(REVEAL_ANIMALS)
        if t.labor >= s.facts.price[HUNT]:
            row = False
            for animal in range(SPECIES):
                if s.animal_row[animal]:
                    codes.append(TAKE_ANIMAL + animal)
                    row = True
            if not row and not deck and not self.feasted and t.food < food_limit(s, t):
                codes.append(FEAST)

    def judge_column(self, s: WinterState, t: Seat, action: Action) -> Refusal | None:
        """Price, deck and display."""
        if isinstance(action, Reveal):
            if sum(s.animal_deck) == 0:
                return Refusal("Q48", "refuse-animal-deck-empty")
            return short(t, s.facts.reveal_price, "E9.1")
        if isinstance(action, TakeAnimal):
            return judge_animal(s, action.animal) or short(t, s.facts.price[HUNT], "E9.2")
        if isinstance(action, Feast):
            if sum(s.animal_row) + sum(s.animal_deck) > 0:
                return Refusal("E9.4", "refuse-animals-left")
            if self.feasted:
                return Refusal("Q53", "refuse-feasted")
            if t.food >= food_limit(s, t):
                return Refusal("Q53", "refuse-food-full")
            return short(t, s.facts.price[HUNT], "E9.4")
        return self.stray(action)

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay and carry out."""
        if code == REVEAL_ANIMALS:
            t.labor -= s.facts.reveal_price
            s.stack.append(AnimalDraw(s.facts.reveal_cards, NOBODY))
            return
        t.labor -= s.facts.price[HUNT]
        if code == FEAST:
            self.feasted = True
            fill_food(s, t)
            return
        animal = code - TAKE_ANIMAL
        s.animal_row[animal] -= 1
        take_animal(s, t, animal)


class HuntMiddle(Ask):
    """Hunt, middle zone: tip any number of own upright Animals."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.5", "E4.5")

    def legal(self, s: WinterState) -> list[int]:
        """Any own upright species; or go on."""
        upright = s.seats[self.seat].upright
        codes = [TIP_ANIMAL + animal for animal in range(SPECIES) if upright[animal]]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the Animal."""
        if not isinstance(action, Tip):
            return self.stray(action)
        return judge_tip(s, s.seats[self.seat], action.animal)

    def play(self, s: WinterState, code: int) -> None:
        """Tip, or go on to the bottom."""
        if code == DONE:
            s.stack.pop()
        else:
            tip(s, s.seats[self.seat], code - TIP_ANIMAL)


class FreeAnimal(Ask):
    """An effect gives a face-up Animal."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.2", "Q49")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def who(self, s: WinterState) -> int:
        """Nobody is asked if no Animal lies face up."""
        return self.seat if any(s.animal_row) else NOBODY

    def run(self, s: WinterState) -> None:
        """Food up to the limit for want of Animals (Q49)."""
        s.stack.pop()
        fill_food(s, s.seats[self.seat])

    def legal(self, s: WinterState) -> list[int]:
        """Any face-up species; or decline."""
        codes = [TAKE_ANIMAL + animal for animal in range(SPECIES) if s.animal_row[animal]]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the display."""
        if not isinstance(action, TakeAnimal):
            return self.stray(action)
        return judge_animal(s, action.animal)

    def play(self, s: WinterState, code: int) -> None:
        """Take, or decline what is left."""
        self.left -= 1
        if code == DONE or self.left == 0:
            s.stack.pop()
        if code != DONE:
            animal = code - TAKE_ANIMAL
            s.animal_row[animal] -= 1
            take_animal(s, s.seats[self.seat], animal)


class FreeTip(Ask):
    """An effect tips own Animals."""

    RULES: ClassVar[tuple[str, ...]] = ("E9.5", "E3.5")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def who(self, s: WinterState) -> int:
        """Nobody is asked if no Animal is left upright."""
        return self.seat if any(s.seats[self.seat].upright) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any own upright species; or decline."""
        upright = s.seats[self.seat].upright
        codes = [TIP_ANIMAL + animal for animal in range(SPECIES) if upright[animal]]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the Animal."""
        if not isinstance(action, Tip):
            return self.stray(action)
        return judge_tip(s, s.seats[self.seat], action.animal)

    def play(self, s: WinterState, code: int) -> None:
        """Tip, or decline what is left."""
        self.left -= 1
        if code == DONE or self.left == 0:
            s.stack.pop()
        if code != DONE:
            tip(s, s.seats[self.seat], code - TIP_ANIMAL)
