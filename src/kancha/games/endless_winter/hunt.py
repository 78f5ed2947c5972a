"""Column Hunt (E9): turn up, take and tip Animals; and the card effects that do the same."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DEAL_ANIMAL, DONE, FEAST, REVEAL_ANIMALS, TAKE_ANIMAL, TIP_ANIMAL
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.events import AnimalRevealed, AnimalTaken, AnimalTipped
from kancha.games.endless_winter.labor import MAKES_LABOR, Top, short
from kancha.games.endless_winter.moments import AskAny, AskSome
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.tracks import fill_food, food_limit
from kancha.games.endless_winter.vocabulary import HUNT
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import BagDraws


class AnimalDraw(BagDraws):
    """Animals come from the top of the deck, while it lasts (Q60): face up on the Animal board, or to a seat."""

    RULES: ClassVar = ("E9.1", "E9.6", "E12.3")
    ANSWERS: ClassVar = (DEAL_ANIMAL,)

    def __init__(self, left: int, to_seat: int) -> None:
        super().__init__(left)
        self.to_seat = to_seat
        """The seat that takes them, or NOBODY: they stay on the Animal board."""

    def bag(self, s: WinterState) -> list[int]:
        """Return the deck."""
        return s.animal_deck

    def drawn(self, s: WinterState, animal: int) -> None:
        """Give the Animal to the seat, or turn it up."""
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


def feeds(s: WinterState) -> bool:
    """Whether the icon of an Animal pays Food while none lies face up: if the deck is empty too, or as ruled (Q49)."""
    return s.facts.animals_from_row_alone or not any(s.animal_deck)


def face_up(s: WinterState) -> list[int]:
    """Return a code for every species that lies face up."""
    codes = TAKE_ANIMAL.codes
    return [codes[animal] for animal, count in enumerate(s.animal_row) if count]


def judge_animal(s: WinterState, code: int) -> Refusal | None:
    """The Animal must lie face up."""
    animal = TAKE_ANIMAL.value(code)
    if s.animal_row[animal] > 0:
        return None
    return Refusal("E9.2", "refuse-no-animal", {"animal": s.facts.animal_names[animal]})


def take_face_up(s: WinterState, t: Seat, code: int) -> None:
    """Take a face-up Animal."""
    animal = TAKE_ANIMAL.values[code]
    s.animal_row[animal] -= 1
    take_animal(s, t, animal)


def tips(t: Seat) -> list[int]:
    """Return a code for every own species that stands upright."""
    codes = TIP_ANIMAL.codes
    return [codes[animal] for animal, count in enumerate(t.upright) if count]


def judge_tip(s: WinterState, t: Seat, code: int) -> Refusal | None:
    """Only an own upright Animal can be tipped."""
    animal = TIP_ANIMAL.value(code)
    if t.upright[animal] > 0:
        return None
    return Refusal("E9.5", "refuse-no-upright", {"animal": s.facts.animal_names[animal]})


def tip(s: WinterState, t: Seat, code: int) -> None:
    """Tip an Animal and gain its benefits."""
    animal = TIP_ANIMAL.values[code]
    t.upright[animal] -= 1
    t.tipped[animal] += 1
    if s.events is not None:
        s.events.append(AnimalTipped(t.seat, s.facts.animal_names[animal]))
    push_gains(s, t.seat, s.facts.tip[animal])


class HuntTop(Top):
    """Hunt, top zone: turn up and take Animals."""

    RULES: ClassVar = ("E9.1", "E9.2", "E4.5", "E5.1")
    ANSWERS: ClassVar = (*MAKES_LABOR, REVEAL_ANIMALS, TAKE_ANIMAL, FEAST)
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
            row = face_up(s)
            codes += row
            if not row and not deck and not self.feasted and t.food < food_limit(s, t):
                codes.append(FEAST)

    def judge_column(self, s: WinterState, t: Seat, code: int) -> Refusal | None:
        """Price, deck and display."""
        if code == REVEAL_ANIMALS:
            if sum(s.animal_deck) == 0:
                return Refusal("Q48", "refuse-animal-deck-empty")
            return short(t, s.facts.reveal_price, "E9.1")
        if code != FEAST:
            return judge_animal(s, code) or short(t, s.facts.price[HUNT], "E9.2")
        if sum(s.animal_row) + sum(s.animal_deck) > 0:
            return Refusal("E9.4", "refuse-animals-left")
        if self.feasted:
            return Refusal("Q53", "refuse-feasted")
        if t.food >= food_limit(s, t):
            return Refusal("Q53", "refuse-food-full")
        return short(t, s.facts.price[HUNT], "E9.4")

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
        else:
            take_face_up(s, t, code)


class HuntMiddle(AskAny):
    """Hunt, middle zone: tip any number of own upright Animals."""

    RULES: ClassVar = ("E9.5", "E4.5")
    ANSWERS: ClassVar = (TIP_ANIMAL, DONE)

    def choices(self, s: WinterState) -> list[int]:
        """Any own upright species."""
        return tips(s.seats[self.seat])

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the Animal."""
        return judge_tip(s, s.seats[self.seat], code)

    def take(self, s: WinterState, code: int) -> None:
        """Tip the Animal."""
        tip(s, s.seats[self.seat], code)


class FreeAnimal(AskSome):
    """An effect gives a face-up Animal."""

    RULES: ClassVar = ("E9.2", "Q49")
    ANSWERS: ClassVar = (TAKE_ANIMAL, DONE)

    def who(self, s: WinterState) -> int:
        """Nobody is asked if no Animal lies face up."""
        return self.seat if any(s.animal_row) else NOBODY

    def run(self, s: WinterState) -> None:
        """Food up to the limit for want of Animals (Q49)."""
        s.stack.pop()
        if feeds(s):
            fill_food(s, s.seats[self.seat])

    def choices(self, s: WinterState) -> list[int]:
        """Any face-up species."""
        return face_up(s)

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the display."""
        return judge_animal(s, code)

    def take(self, s: WinterState, code: int) -> None:
        """Take the Animal."""
        take_face_up(s, s.seats[self.seat], code)


class FreeTip(AskSome):
    """An effect tips own Animals."""

    RULES: ClassVar = ("E9.5", "E3.5")
    ANSWERS: ClassVar = (TIP_ANIMAL, DONE)

    def who(self, s: WinterState) -> int:
        """Nobody is asked if no Animal is left upright."""
        return self.seat if any(s.seats[self.seat].upright) else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any own upright species."""
        return tips(s.seats[self.seat])

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the Animal."""
        return judge_tip(s, s.seats[self.seat], code)

    def take(self, s: WinterState, code: int) -> None:
        """Tip the Animal."""
        tip(s, s.seats[self.seat], code)
