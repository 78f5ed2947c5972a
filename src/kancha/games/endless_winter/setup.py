"""Set-up (E2): all that happens before the first turn, in order."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import (
    BURY_CARD,
    DEAL_SEAT,
    DEAL_STONE,
    DECK,
    DONE,
    ORIGINS,
    RAISE_IDOL,
)
from kancha.games.endless_winter.decks import CardDraw, distinct, put
from kancha.games.endless_winter.draft import ChiefChoice, ChiefDeal, ChiefLayout, SetupChoice, SetupDeal, SetupLayout
from kancha.games.endless_winter.effects import give
from kancha.games.endless_winter.events import OrderTaken
from kancha.games.endless_winter.facts import STONES
from kancha.games.endless_winter.hunt import AnimalDraw
from kancha.games.endless_winter.idols import raise_idol
from kancha.games.endless_winter.migrate import pitch_camp
from kancha.games.endless_winter.moments import Ask
from kancha.games.endless_winter.preparation import CultureDeal
from kancha.games.endless_winter.rounds import Rounds
from kancha.games.endless_winter.settle import bury
from kancha.games.endless_winter.state import BOX, TAKEN, WinterState
from kancha.games.endless_winter.terrain import Glaciers, OuterTiles, SixthTile
from kancha.games.endless_winter.vocabulary import BURY, CAMP, DRAW, IDOL
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step


class SetUp(Step):
    """All of the set-up, in order; then the first round."""

    RULES: ClassVar = ("E2.1",)

    def __init__(self, setup_draft: bool, chief_draft: bool, at: int = 0) -> None:
        self.setup_draft = setup_draft
        self.chief_draft = chief_draft
        self.at = at

    def run(self, s: WinterState) -> None:
        """Push what comes next."""
        at = self.at
        self.at += 1
        seats = len(s.seats)
        if at == 0:
            s.stack.append(CultureDeal(1))
            s.stack.append(StoneDeal())
            s.stack.append(OuterTiles())
            s.stack.append(Glaciers(s.facts.glaciers[seats]))
            s.stack.append(SixthTile())
            s.stack.append(TurnOrder())
            if s.facts.rules >= 2:
                self.deal_animals(s)
        elif at == 1:
            s.honor_order = s.order[:]
            if self.chief_draft:
                for seat in reversed(s.order):
                    s.stack.append(ChiefChoice(seat))
                s.stack.append(ChiefLayout())
            else:
                s.stack.append(ChiefDeal())
        elif at == 2:
            s.offer = []
            if self.setup_draft:
                for seat in s.order:
                    s.stack.append(SetupChoice(seat))
                s.stack.append(SetupLayout())
            else:
                s.stack.append(SetupDeal())
        elif at == 3:
            s.offer = []
            for seat in s.order:
                start(s, seat)
            # E2.11: the extra benefits in turn order; CAMP and DRAW need no decision.
            for seat in reversed(s.order):
                word = s.facts.setup_extra[s.seats[seat].setup].word
                if word == IDOL:
                    s.stack.append(SetupIdol(seat))
                elif word == BURY:
                    s.stack.append(SetupBurial(seat))
            if s.facts.rules < 2:
                self.deal_animals(s)
        else:
            s.stack.pop()
            s.stack.append(Rounds())
            for place, seat in enumerate(s.order):
                pitch_camp(s, s.seats[seat])
                give(s, seat, s.facts.order_setup[place])
            for seat in reversed(s.order):
                extra = s.facts.setup_extra[s.seats[seat].setup]
                more = extra.units if extra.word == DRAW else 0
                s.stack.append(CardDraw(seat, s.facts.hand_size + more))

    def deal_animals(self, s: WinterState) -> None:
        """Turn up the first Animals: before the cards are chosen, so that all see them (E2.4)."""
        s.stack.append(AnimalDraw(len(s.seats) + s.facts.animals_more, NOBODY))


def start(s: WinterState, seat: int) -> None:
    """Give a seat what its setup card shows: Food, Tools, a Tribe card, Animals (E2.11)."""
    t = s.seats[seat]
    facts = s.facts
    t.food = facts.setup_food[t.setup]
    t.tools = facts.setup_tools[t.setup]
    tribe = facts.setup_tribe[t.setup]
    s.supply[tribe] -= 1
    put(t.deck, tribe)
    put(t.owned, tribe)
    for animal in facts.setup_animals[t.setup]:
        (s.animal_deck if s.animal_deck[animal] else s.animal_row)[animal] -= 1
        t.upright[animal] += 1
    extra = facts.setup_extra[t.setup]
    if extra.word == CAMP:
        for _ in range(extra.units):
            pitch_camp(s, t)


class TurnOrder(ChanceStep):
    """The turn order is random (E2.9)."""

    RULES: ClassVar = ("E2.9",)
    ANSWERS: ClassVar = (DEAL_SEAT,)

    def legal(self, s: WinterState) -> list[int]:
        """Any seat that has no position yet."""
        return [DEAL_SEAT.codes[seat] for seat in range(len(s.seats)) if seat not in s.order]

    def play(self, s: WinterState, code: int) -> None:
        """Give the seat the next position."""
        seat = DEAL_SEAT.value(code)
        s.order.append(seat)
        if s.events is not None:
            s.events.append(OrderTaken(seat, len(s.order)))
        if len(s.order) == len(s.seats):
            s.stack.pop()


class StoneDeal(ChanceStep):
    """Sacred Stones fill the reserves of the four rounds (E2.5)."""

    RULES: ClassVar = ("E2.5",)
    ANSWERS: ClassVar = (DEAL_STONE,)

    def round_next(self, s: WinterState) -> int:
        """Return the first round whose reserve is not full, or 0."""
        laid = [0] * (s.facts.rounds + 1)
        for place in s.stones:
            if place not in (BOX, TAKEN):
                laid[place] += 1
        for number in range(1, s.facts.rounds + 1):
            if laid[number] < s.facts.stones_a_round[len(s.seats)]:
                return number
        return 0

    def who(self, s: WinterState) -> int:
        """Chance, until all reserves are full."""
        return CHANCE if self.round_next(s) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any stone of the era that is still in the box."""
        era = s.facts.round_era[self.round_next(s)]
        return [DEAL_STONE.codes[i] for i in range(STONES) if s.stones[i] == BOX and s.facts.stone_era[i] == era]

    def play(self, s: WinterState, code: int) -> None:
        """Lay the stone out."""
        s.stones[DEAL_STONE.value(code)] = self.round_next(s)


class SetupIdol(Ask):
    """Extra benefit of a setup card: an Idol, on either track; it must be taken (Q56)."""

    RULES: ClassVar = ("E2.11", "Q56")
    ANSWERS: ClassVar = (RAISE_IDOL, DONE)

    def legal(self, s: WinterState) -> list[int]:
        """Both tracks."""
        return RAISE_IDOL.codes[:]

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """Set-up benefits are taken as printed, on either track."""
        return Refusal("Q56", "refuse-setup-as-printed") if code == DONE else None

    def play(self, s: WinterState, code: int) -> None:
        """Move the marker."""
        s.stack.pop()
        raise_idol(s, self.seat, RAISE_IDOL.value(code))


class SetupBurial(Ask):
    """Extra benefit of a setup card: bury one of the own starting cards; it must be taken (Q56)."""

    RULES: ClassVar = ("E2.11", "Q56")
    ANSWERS: ClassVar = (BURY_CARD, DONE)

    def legal(self, s: WinterState) -> list[int]:
        """Any different card of the starting deck."""
        return [BURY_CARD.rows[DECK][kind] for kind in distinct(s.seats[self.seat].deck)]

    def refusal(self, s: WinterState, code: int) -> Refusal | None:
        """Set-up benefits are taken as printed; the card must be one of the starting cards."""
        if code == DONE:
            return Refusal("Q56", "refuse-setup-as-printed")
        origin, kind = BURY_CARD.read(code)
        if origin == DECK and kind in s.seats[self.seat].deck:
            return None
        names: dict[str, int | str] = {"card": s.facts.card_names[kind], "origin": ORIGINS[origin]}
        return Refusal("E2.11", "refuse-bury-starting", names)

    def play(self, s: WinterState, code: int) -> None:
        """Bury the card."""
        s.stack.pop()
        bury(s, s.seats[self.seat], code)
