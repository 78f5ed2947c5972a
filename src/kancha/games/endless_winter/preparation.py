"""The preparation phase (E12): boards and displays are set back for a new round."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DEAL_CULTURE
from kancha.games.endless_winter.decks import CardDraw, put
from kancha.games.endless_winter.events import CultureReturned, CultureRevealed
from kancha.games.endless_winter.facts import CULTURE_FROM
from kancha.games.endless_winter.hunt import AnimalDraw
from kancha.games.endless_winter.state import UNUSED, WinterState
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep


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

    RULES: ClassVar = ("E12.6", "E2.3")
    ANSWERS: ClassVar = (DEAL_CULTURE,)

    def __init__(self, era: int) -> None:
        self.era = era

    def who(self, s: WinterState) -> int:
        """Chance, until the display is full or the deck is empty."""
        if -1 in s.culture_row:
            for card in s.culture_deck:
                if s.facts.era[card] == self.era:
                    return CHANCE
        return NOBODY

    def legal(self, s: WinterState) -> list[int]:
        """Any card left in the deck of the era."""
        return [DEAL_CULTURE.codes[card] for card in s.culture_deck if s.facts.era[card] == self.era]

    def play(self, s: WinterState, code: int) -> None:
        """Turn up one card."""
        card = DEAL_CULTURE.values[code]
        s.culture_deck.remove(card)
        s.culture_row[s.culture_row.index(-1)] = card
        if s.events is not None:
            s.events.append(CultureRevealed(s.facts.card_names[CULTURE_FROM + card]))
