"""Column Develop (E7): Culture cards and Sacred Stones; and the card effect that gives a Culture card."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DONE, LEARN, SET_STONE
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.decks import put
from kancha.games.endless_winter.events import CultureLearned, StoneSet
from kancha.games.endless_winter.facts import CULTURE_FROM, STONES
from kancha.games.endless_winter.labor import MAKES_LABOR, Top, short
from kancha.games.endless_winter.moments import AskAny, AskSome
from kancha.games.endless_winter.state import BOX, TAKEN, Seat, WinterState
from kancha.games.endless_winter.vocabulary import DEVELOP
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY


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

    RULES: ClassVar = ("E7.1", "E4.5", "E5.1")
    ANSWERS: ClassVar = (*MAKES_LABOR, LEARN)
    COLUMN: ClassVar[int] = DEVELOP

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """Every face-up card that the Labor pays."""
        plain = s.facts.price[DEVELOP]
        cheap = plain - s.facts.token
        if t.labor < cheap:
            return
        for place, card in enumerate(s.culture_row):
            if card >= 0 and (t.labor >= plain or s.tokens[place]):
                codes.append(LEARN.codes[card])

    def judge_column(self, s: WinterState, t: Seat, code: int) -> Refusal | None:
        """Display and price."""
        card = LEARN.value(code)
        if refusal := judge_display(s, card):
            return refusal
        return short(t, culture_price(s, s.culture_row.index(card)), "E7.1")

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay and take the card."""
        card = LEARN.values[code]
        t.labor -= culture_price(s, s.culture_row.index(card))
        learn(s, t, card)


class DevelopMiddle(AskAny):
    """Develop, middle zone: take Sacred Stones of this round or an earlier one."""

    RULES: ClassVar = ("E7.2", "E4.5")
    ANSWERS: ClassVar = (SET_STONE, DONE)

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the price of the next space; 0 and 0 if all are full."""
        t = s.seats[self.seat]
        full = len(t.stones) >= len(s.facts.slot_food)
        food = 0 if full else s.facts.slot_food[len(t.stones)]
        tools = 0 if full else s.facts.slot_tools[len(t.stones)]
        return {"food": food, "tools": tools}

    def choices(self, s: WinterState) -> list[int]:
        """Every stone of an open reserve, if the next space can be paid."""
        t = s.seats[self.seat]
        facts = s.facts
        space = len(t.stones)
        codes: list[int] = []
        if space < len(facts.slot_food) and t.food >= facts.slot_food[space] and t.tools >= facts.slot_tools[space]:
            for stone in range(STONES):
                if BOX < s.stones[stone] <= s.round:
                    codes.append(SET_STONE.codes[stone])
        return codes

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge reserve, space and price."""
        t = s.seats[self.seat]
        stone = SET_STONE.value(code)
        place = s.stones[stone]
        if place in (BOX, TAKEN):
            return Refusal("E7.2", "refuse-stone-gone", {"stone": s.facts.stone_names[stone]})
        if place > s.round:
            return Refusal("E7.2", "refuse-stone-closed", {"round": place})
        if len(t.stones) == len(s.facts.slot_food):
            return Refusal("E7.2", "refuse-stones-full", {"spaces": len(s.facts.slot_food)})
        food, tools = s.facts.slot_food[len(t.stones)], s.facts.slot_tools[len(t.stones)]
        if t.food < food or t.tools < tools:
            return Refusal("E7.2", "refuse-stone-price", {"food": food, "tools": tools})
        return None

    def take(self, s: WinterState, code: int) -> None:
        """Pay, set the stone and gain its benefits."""
        t = s.seats[self.seat]
        stone = SET_STONE.values[code]
        food, tools = s.facts.slot_food[len(t.stones)], s.facts.slot_tools[len(t.stones)]
        t.food -= food
        t.tools -= tools
        t.stones.append(stone)
        s.stones[stone] = TAKEN
        if s.events is not None:
            s.events.append(StoneSet(self.seat, s.facts.stone_names[stone], food, tools))
        push_gains(s, self.seat, s.facts.stone_gain[stone])


class FreeCulture(AskSome):
    """An effect gives face-up Culture cards."""

    RULES: ClassVar = ("E7.1", "E3.5")
    ANSWERS: ClassVar = (LEARN, DONE)

    def who(self, s: WinterState) -> int:
        """Nobody is asked if the display is empty."""
        return self.seat if max(s.culture_row) >= 0 else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any face-up card."""
        return [LEARN.codes[card] for card in s.culture_row if card >= 0]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the display."""
        return judge_display(s, LEARN.value(code))

    def take(self, s: WinterState, code: int) -> None:
        """Take the card."""
        learn(s, s.seats[self.seat], LEARN.values[code])
