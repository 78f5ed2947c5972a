"""Benefits that wait to be taken (E3.5): several at once in any order, each optional.

What a word does is in `effects.py`, whose table is installed here, so that every chapter can push gains.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from kancha.games.endless_winter.actions import CHOOSE, DONE, Choose
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.state import State
from kancha.games.endless_winter.vocabulary import REVEAL, SLUGS, Effect
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY

Possible = Callable[[State, int, Effect], bool]
Take = Callable[[State, int, int, Effect], None]

_possible: Final[list[Possible]] = []
_take: Final[list[Take]] = []


def install(possible: list[Possible], take: list[Take]) -> None:
    """Install the table of effects: by word, whether it can be done and how."""
    _possible[:] = possible
    _take[:] = take


def push_gains(s: State, seat: int, effects: list[Effect]) -> None:
    """Let a seat gain these benefits next."""
    if effects:
        s.stack.append(Gains(seat, [e.id for e in effects], [e.units for e in effects]))


class Gains(Ask):
    """Which of several pending benefits to take next."""

    __slots__ = ("effects", "units")
    RULES: ClassVar[tuple[str, ...]] = ("E3.5",)

    def __init__(self, seat: int, effects: list[int], units: list[int]) -> None:
        super().__init__(seat)
        self.effects: list[int] = effects
        self.units: list[int] = units

    def clone(self) -> Gains:
        """Return an independent copy."""
        return Gains(self.seat, self.effects[:], self.units[:])

    def words_left(self, s: State) -> list[int]:
        """Return the different words that can be carried out now, in printed order (Q57)."""
        found: list[int] = []
        for id in self.effects:
            effect = s.facts.effects[id]
            if effect.word not in found and _possible[effect.word](s, self.seat, effect):
                found.append(effect.word)
        return found

    def who(self, s: State) -> int:
        """Ask if there is a choice: two benefits, or one that may be unwelcome."""
        words = self.words_left(s)
        return self.seat if len(words) > 1 or (words and words[0] == REVEAL) else NOBODY

    def legal(self, s: State) -> list[int]:
        """One of the benefits, or decline all that is left."""
        return [*(CHOOSE + word for word in self.words_left(s)), DONE]

    def judge(self, s: State, action: Action) -> Refusal | None:
        """The benefit must be pending and possible."""
        if not isinstance(action, Choose):
            return self.stray(action)
        for id in self.effects:
            effect = s.facts.effects[id]
            if effect.word == action.benefit:
                if _possible[effect.word](s, self.seat, effect):
                    return None
                return Refusal("Q57", "refuse-impossible", {"benefit": SLUGS[action.benefit]})
        return Refusal("E3.5", "refuse-not-pending", {"benefit": SLUGS[action.benefit]})

    def play(self, s: State, code: int) -> None:
        """Take one benefit, or decline the rest."""
        if code == DONE:
            s.stack.pop()
        else:
            self.take(s, code - CHOOSE)

    def run(self, s: State) -> None:
        """Take the only benefit that is possible; what stays impossible is lost."""
        words = self.words_left(s)
        if words:
            self.take(s, words[0])
        else:
            s.stack.pop()

    def take(self, s: State, word: int) -> None:
        """Carry out all pending units of a word."""
        units = 0
        first = -1
        kept: list[int] = []
        kept_units: list[int] = []
        for place, id in enumerate(self.effects):
            effect = s.facts.effects[id]
            if effect.word == word and (first < 0 or not effect.gain):
                first = id if first < 0 else first
                units += self.units[place]
            else:
                kept.append(id)
                kept_units.append(self.units[place])
        self.effects = kept
        self.units = kept_units
        if not kept:
            s.stack.pop()
        _take[word](s, self.seat, units, s.facts.effects[first])
