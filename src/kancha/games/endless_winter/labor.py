"""Labor (E5): the top zone of a column, where Labor is made and spent in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import DONE, EAT, SPACE, WORK
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.decks import distinct, put
from kancha.games.endless_winter.events import CardWorked, FoodEaten
from kancha.games.endless_winter.facts import CULTURE_FROM, TRIBES
from kancha.games.endless_winter.moments import AskAny
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import ON, SETTLE
from kancha.kernel.errors import Refusal

MAKES_LABOR: Final = (WORK, EAT, DONE)
"""What answers every top zone, besides the actions of its column."""


def new_in_hand(t: Seat, kind: int) -> int:
    """Return how many copies in hand must be ones gained this turn (Q54).

    Copies are alike, so one that left the hand this turn may have been a new one, and so may one that lies where a new
    one was put.
    """
    away = t.entombed.count(kind) + min(t.loose[kind], t.discards.count(kind) + t.deck.count(kind))
    return max(t.gained[kind] - away, 0)


def playable(t: Seat, kind: int, column: int) -> int:
    """Return how many copies in hand may be played for Labor; not those gained this turn, in Settle (Q54)."""
    copies = t.hand.count(kind)
    if column == SETTLE and kind < TRIBES:
        copies -= new_in_hand(t, kind)
    return copies


def short(t: Seat, price: int, rule: str) -> Refusal | None:
    """Refuse what the seat has not the Labor for."""
    if t.labor >= price:
        return None
    return Refusal(rule, "refuse-labor", {"price": price, "labor": t.labor})


class Top(AskAny):
    """The top zone: make Labor, spend it as often as you like, then go on."""

    COLUMN: ClassVar[int] = -1

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the Labor at hand."""
        return {"labor": s.seats[self.seat].labor}

    def choices(self, s: WinterState) -> list[int]:
        """Labor from cards and Food, and the actions of the column."""
        t = s.seats[self.seat]
        column = self.COLUMN
        work = WORK.codes
        codes: list[int] = []
        for kind in distinct(t.hand):
            if kind >= CULTURE_FROM:
                break
            if column != SETTLE or kind >= TRIBES or t.hand.count(kind) > new_in_hand(t, kind):
                codes.append(work[kind])
        if t.food:
            codes.append(EAT)
        self.add_actions(s, t, codes)
        return codes

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """Add the codes of the column's actions that the seat can pay."""
        raise NotImplementedError

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the ways to make Labor; the column judges its own actions."""
        t = s.seats[self.seat]
        if code in WORK:
            kind = WORK.value(code)
            card = s.facts.card_names[kind]
            if kind not in t.hand:
                return Refusal("E5.2", "refuse-not-in-hand", {"card": card})
            if playable(t, kind, self.COLUMN) <= 0:
                return Refusal("E6.2", "refuse-just-recruited", {"card": card})
            return None
        if code == EAT:
            return None if t.food > 0 else Refusal("E5.3", "refuse-no-food")
        return self.judge_column(s, t, code)

    def judge_column(self, s: WinterState, t: Seat, code: int) -> Refusal | None:
        """Judge an action of the column."""
        raise NotImplementedError

    def take(self, s: WinterState, code: int) -> None:
        """Make Labor, or act."""
        t = s.seats[self.seat]
        if code == EAT:
            eat(s, t)
        elif SPACE.of[code] is WORK:
            work(s, t, WORK.values[code], self.COLUMN)
        else:
            self.act(s, t, code)

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Carry out an action of the column."""
        raise NotImplementedError


def eat(s: WinterState, t: Seat) -> None:
    """Move the Food marker one space left; an icon crossed gives 1 Labor."""
    labor = s.facts.food_labor[t.food]
    t.food -= 1
    t.labor += labor
    if s.events is not None:
        s.events.append(FoodEaten(t.seat, labor))


def work(s: WinterState, t: Seat, kind: int, column: int) -> None:
    """Play a Tribe card for its Labor and, in its column, for its bonus."""
    t.hand.remove(kind)
    put(t.above, kind)
    t.labor += s.facts.labor[kind]
    if s.events is not None:
        s.events.append(CardWorked(t.seat, s.facts.card_names[kind]))
    for effect in s.facts.action[kind]:
        if effect.word == ON and effect.column == column:
            push_gains(s, t.seat, effect.gain)
