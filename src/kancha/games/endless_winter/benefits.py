"""Benefits that wait to be taken (E3.5): several at once in any order, each optional.

What a word does is in `effects.py`; the facts of a match hold its table, so that every chapter can push gains.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import CHOOSE, DONE
from kancha.games.endless_winter.moments import Ask
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.vocabulary import (
    ANIMAL,
    ANIMAL_TOP,
    CAMP,
    FOOD,
    FOOD_MAX,
    LABOR,
    REVEAL,
    SLUGS,
    VP,
    Effect,
)
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY

AT_ONCE: Final = (LABOR, CAMP, VP)
"""Benefits that never hurt and never gain by waiting: they are taken first, without a question."""

CARD_BY_CARD: Final = (ANIMAL_TOP, REVEAL)
"""Animals from the deck may be unwelcome, and the next one is another matter: each is asked for."""


def push_gains(s: WinterState, seat: int, effects: list[Effect]) -> None:
    """Let a seat gain these benefits next."""
    if effects:
        s.stack.append(Gains(seat, [e.id for e in effects], [e.units for e in effects]))


def is_food(s: WinterState, word: int) -> bool:
    """Whether a benefit only moves the Food marker now; among such the order does not matter."""
    if word in (FOOD, FOOD_MAX):
        return True
    if word == ANIMAL:
        return not any(s.animal_row)
    return word == ANIMAL_TOP and not any(s.animal_deck)


class Gains(Ask):
    """Which of several pending benefits to take next."""

    RULES: ClassVar = ("E3.5",)
    ANSWERS: ClassVar = (CHOOSE, DONE)

    def __init__(self, seat: int, effects: list[int], units: list[int]) -> None:
        super().__init__(seat)
        self.effects: list[int] = effects
        self.units: list[int] = units

    def words_left(self, s: WinterState) -> list[int]:
        """Return the different words that can be carried out now, in printed order (Q57)."""
        facts = s.facts
        found: list[int] = []
        for id in self.effects:
            effect = facts.effects[id]
            if effect.word not in found and facts.possible[effect.word](s, self.seat, effect):
                found.append(effect.word)
        return found

    def who(self, s: WinterState) -> int:
        """Ask if the order matters, or if the only benefit may be unwelcome."""
        if len(self.effects) == 1 and s.facts.effects[self.effects[0]].word not in CARD_BY_CARD:
            return NOBODY
        words = self.words_left(s)
        if not words or (len(words) == 1 and words[0] not in CARD_BY_CARD):
            return NOBODY
        decided = True
        for word in words:
            if word in AT_ONCE:
                return NOBODY
            if not is_food(s, word):
                decided = False
        return NOBODY if decided else self.seat

    def legal(self, s: WinterState) -> list[int]:
        """One of the benefits, or decline all that is left."""
        codes = [CHOOSE.codes[word] for word in self.words_left(s)]
        codes.append(DONE)
        return codes

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """The benefit must be pending and possible."""
        if code == DONE:
            return None
        benefit = CHOOSE.value(code)
        for id in self.effects:
            effect = s.facts.effects[id]
            if effect.word == benefit:
                if s.facts.possible[benefit](s, self.seat, effect):
                    return None
                return Refusal("Q57", "refuse-impossible", {"benefit": SLUGS[benefit]})
        return Refusal("E3.5", "refuse-not-pending", {"benefit": SLUGS[benefit]})

    def play(self, s: WinterState, code: int) -> None:
        """Take one benefit, or decline the rest."""
        if code == DONE:
            s.stack.pop()
        else:
            self.take(s, CHOOSE.values[code])

    def run(self, s: WinterState) -> None:
        """Take what needs no decision; what stays impossible is lost."""
        words = self.words_left(s)
        if not words:
            s.stack.pop()
            return
        for word in words:
            if word in AT_ONCE:
                self.take(s, word)
                return
        self.take(s, words[0])

    def take(self, s: WinterState, word: int) -> None:
        """Carry out all pending units of a word, or one if they are taken card by card."""
        units = 0
        first = -1
        kept: list[int] = []
        kept_units: list[int] = []
        for place, id in enumerate(self.effects):
            effect = s.facts.effects[id]
            if effect.word == word and (first < 0 or not (effect.gain or word in CARD_BY_CARD)):
                first = id if first < 0 else first
                if word in CARD_BY_CARD and self.units[place] > 1:
                    kept.append(id)
                    kept_units.append(self.units[place] - 1)
                    units = 1
                else:
                    units += self.units[place]
            else:
                kept.append(id)
                kept_units.append(self.units[place])
        self.effects = kept
        self.units = kept_units
        if not kept:
            s.stack.pop()
        s.facts.take[word](s, self.seat, units, s.facts.effects[first])
