"""Column Develop (E7): Culture cards and Sacred Stones; and the card effect that gives a Culture card."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DONE, LEARN, SET_STONE, Learn, SetStone
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.events import CultureLearned, StoneSet
from kancha.games.endless_winter.facts import CULTURE_FROM, STONES
from kancha.games.endless_winter.gains import push_gains
from kancha.games.endless_winter.holdings import put
from kancha.games.endless_winter.labor import Top, short
from kancha.games.endless_winter.state import BOX, TAKEN, Seat, WinterState
from kancha.games.endless_winter.vocabulary import DEVELOP
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal


def culture_price(s: WinterState, place: int) -> int:
    """Return the Labor for the card on a place of the display; a Labor token makes it cheaper."""
    return s.facts.price[DEVELOP] - (s.facts.token if s.tokens[place] else 0)


def judge_display(s: WinterState, card: int) -> Refusal | None:
    """The card must lie face up."""
    if card in s.culture_row:
        return None
    return Refusal("E7.1", "refuse-not-on-display", {"card": s.facts.card_names[CULTURE_FROM + card]})


def learn(s: WinterState, t: Seat, card: int) -> None:
    """Take a face-up Culture card into hand; its token goes back to the supply."""
    place = s.culture_row.index(card)
    s.culture_row[place] = -1
    s.tokens[place] = 0
    put(t.hand, CULTURE_FROM + card)
    put(t.owned, CULTURE_FROM + card)
    if s.events is not None:
        s.events.append(CultureLearned(t.seat, s.facts.card_names[CULTURE_FROM + card]))


class DevelopTop(Top):
    """Develop, top zone: take Culture cards."""

    RULES: ClassVar[tuple[str, ...]] = ("E7.1", "E4.5", "E5.1")
    COLUMN: ClassVar[int] = DEVELOP

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """Every face-up card that the Labor pays."""
        plain = s.facts.price[DEVELOP]
        cheap = plain - s.facts.token
        if t.labor < cheap:
            return
        for place, card in enumerate(s.culture_row):
            if card >= 0 and (t.labor >= plain or s.tokens[place]):
                codes.append(LEARN + card)

    def judge_column(self, s: WinterState, t: Seat, action: Action) -> Refusal | None:
        """Display and price."""
        if not isinstance(action, Learn):
            return self.stray(action)
        if refusal := judge_display(s, action.card):
            return refusal
        return short(t, culture_price(s, s.culture_row.index(action.card)), "E7.1")

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay and take the card."""
        card = code - LEARN
        t.labor -= culture_price(s, s.culture_row.index(card))
        learn(s, t, card)


class DevelopMiddle(Ask):
    """Develop, middle zone: take Sacred Stones of this round or an earlier one."""

    RULES: ClassVar[tuple[str, ...]] = ("E7.2", "E4.5")

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the price of the next space; 0 and 0 if all are full."""
        t = s.seats[self.seat]
        full = len(t.stones) >= len(s.facts.slot_food)
        food = 0 if full else s.facts.slot_food[len(t.stones)]
        tools = 0 if full else s.facts.slot_tools[len(t.stones)]
        return {"food": food, "tools": tools}

    def legal(self, s: WinterState) -> list[int]:
        """Every stone of an open reserve, if the next space can be paid."""
        t = s.seats[self.seat]
        facts = s.facts
        space = len(t.stones)
        codes: list[int] = []
        if space < len(facts.slot_food) and t.food >= facts.slot_food[space] and t.tools >= facts.slot_tools[space]:
            for stone in range(STONES):
                if BOX < s.stones[stone] <= s.round:
                    codes.append(SET_STONE + stone)
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge reserve, space and price."""
        if not isinstance(action, SetStone):
            return self.stray(action)
        t = s.seats[self.seat]
        place = s.stones[action.stone]
        if place in (BOX, TAKEN):
            return Refusal("E7.2", "refuse-stone-gone", {"stone": s.facts.stone_names[action.stone]})
        if place > s.round:
            return Refusal("E7.2", "refuse-stone-closed", {"round": place})
        if len(t.stones) == len(s.facts.slot_food):
            return Refusal("E7.2", "refuse-stones-full", {"spaces": len(s.facts.slot_food)})
        food, tools = s.facts.slot_food[len(t.stones)], s.facts.slot_tools[len(t.stones)]
        if t.food < food or t.tools < tools:
            return Refusal("E7.2", "refuse-stone-price", {"food": food, "tools": tools})
        return None

    def play(self, s: WinterState, code: int) -> None:
        """Pay, set the stone and gain its benefits; or go on to the bottom."""
        if code == DONE:
            s.stack.pop()
            return
        t = s.seats[self.seat]
        stone = code - SET_STONE
        food, tools = s.facts.slot_food[len(t.stones)], s.facts.slot_tools[len(t.stones)]
        t.food -= food
        t.tools -= tools
        t.stones.append(stone)
        s.stones[stone] = TAKEN
        if s.events is not None:
            s.events.append(StoneSet(self.seat, s.facts.stone_names[stone], food, tools))
        push_gains(s, self.seat, s.facts.stone_gain[stone])


class FreeCulture(Ask):
    """An effect gives face-up Culture cards."""

    RULES: ClassVar[tuple[str, ...]] = ("E7.1", "E3.5")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, s: WinterState) -> list[int]:
        """Any face-up card; or decline."""
        codes = [LEARN + card for card in s.culture_row if card >= 0]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the display."""
        if not isinstance(action, Learn):
            return self.stray(action)
        return judge_display(s, action.card)

    def play(self, s: WinterState, code: int) -> None:
        """Take the card, or decline what is left."""
        if code != DONE:
            learn(s, s.seats[self.seat], code - LEARN)
            self.left -= 1
        if code == DONE or self.left == 0 or max(s.culture_row) < 0:
            s.stack.pop()
