"""The sequence of play (E1.1) and the preparation phase (E12)."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import DEAL_CULTURE
from kancha.games.endless_winter.eclipse import EclipseTurn, reveal
from kancha.games.endless_winter.events import CultureReturned, CultureRevealed, RoundBegun
from kancha.games.endless_winter.facts import CULTURE_FROM
from kancha.games.endless_winter.holdings import CardDraw, put
from kancha.games.endless_winter.hunt import AnimalDraw
from kancha.games.endless_winter.scoring import score_match
from kancha.games.endless_winter.state import UNUSED, WinterState
from kancha.games.endless_winter.turn import Turn
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step

IN_ACTION: Final = 0
IN_ECLIPSE: Final = 1


class Rounds(Step):
    """Four rounds: action phase, Eclipse phase, preparation phase; then the final scoring."""

    RULES: ClassVar[tuple[str, ...]] = ("E1.1", "E4.1")

    def __init__(self, phase: int = IN_ACTION, turns: int = 0) -> None:
        self.phase = phase
        self.turns = turns
        """Turns begun in this phase, all seats together."""

    def run(self, s: WinterState) -> None:
        """Push the next turn, or change the phase."""
        seats = len(s.seats)
        if self.phase == IN_ACTION:
            if self.turns == 0 and s.events is not None:
                s.events.append(RoundBegun(s.round))
            if self.turns < s.facts.turns * seats:
                s.turn = self.turns // seats
                self.turns += 1
                s.stack.append(Turn(s.order[(self.turns - 1) % seats]))
                return
            reveal(s)
            self.phase = IN_ECLIPSE
            self.turns = 0
            return
        if self.turns < seats:
            self.turns += 1
            s.stack.append(EclipseTurn(s.order[self.turns - 1]))
            return
        for t in s.seats:
            for kind in t.revealed:
                put(t.discards, kind)
            t.revealed = []
        if s.round == s.facts.rounds:
            s.stack.pop()
            score_match(s)
            return
        self.phase = IN_ACTION
        self.turns = 0
        prepare(s)


def prepare(s: WinterState) -> None:
    """Set the boards back for a new round, in the order of E12."""
    facts = s.facts
    s.round += 1
    s.turn = 0
    s.bottoms = [-1] * len(s.bottoms)
    for t in s.seats:
        t.chief_at = UNUSED
        t.figures_at = [UNUSED] * len(t.figures_at)
        t.halves = 0
    for seat in reversed(s.order):
        s.stack.append(CardDraw(seat, facts.hand_size))
    age_culture(s)
    # E12.6: the places left empty after round 1 are filled from Era I, later ones from Era II.
    s.stack.append(CultureDeal(1 if s.round == 2 else 2))
    wanted = len(s.seats) + facts.animals_more - sum(s.animal_row)
    s.stack.append(AnimalDraw(max(wanted, 0), NOBODY))


def age_culture(s: WinterState) -> None:
    """Cards with a token go back under their deck, the others get one (E12.4, E12.5)."""
    for place, card in enumerate(s.culture_row):
        if card < 0:
            continue
        if s.tokens[place]:
            s.tokens[place] = 0
            s.culture_row[place] = -1
            put(s.culture_under, card)
            if s.events is not None:
                s.events.append(CultureReturned(s.facts.card_names[CULTURE_FROM + card]))
        else:
            s.tokens[place] = 1


class CultureDeal(ChanceStep):
    """Culture cards of an era fill the empty places of the display."""

    RULES: ClassVar[tuple[str, ...]] = ("E12.6", "E2.3")

    def __init__(self, era: int) -> None:
        self.era = era

    def who(self, s: WinterState) -> int:
        """Chance, until the display is full or the deck is empty."""
        return CHANCE if -1 in s.culture_row and self.legal(s) else NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any card left in the deck of the era."""
        return [DEAL_CULTURE + card for card in s.culture_deck if s.facts.era[card] == self.era]

    def play(self, s: WinterState, code: int) -> None:
        """Turn up one card."""
        card = code - DEAL_CULTURE
        s.culture_deck.remove(card)
        s.culture_row[s.culture_row.index(-1)] = card
        if s.events is not None:
            s.events.append(CultureRevealed(s.facts.card_names[CULTURE_FROM + card]))
