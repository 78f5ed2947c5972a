"""The sequence of play: set-up (A1), starting activities (A2.3), and four rounds of day and night (A2)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import FIRST, RAYMI, WOMAN
from kancha.games.ayar.ayllu import AylluStart, AylluTurn
from kancha.games.ayar.events import FirstPlayerDrawn, RaymiTileLaid, WomanPlaced
from kancha.games.ayar.names import ACTIVITIES, AYAR, RAYMI_SLOTS, RAYMI_TILES
from kancha.games.ayar.night import RETIREMENT, Night
from kancha.games.ayar.pottery import OpeningPots
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import StartingTambo
from kancha.games.ayar.travel import StepMarker
from kancha.games.ayar.weaving import TextileReveal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep, Step
from kancha.kernel.steps import FirstSeat


def begin(s: AyarState) -> None:
    """Put the whole match on the stack: chance sets the boards up, then day one begins."""
    s.stack = [Rounds(), StartingActivities(), TextileReveal(), OpeningPots(), RaymiTiles(), Women()]
    if s.automa < 0:
        s.stack.append(FirstPlayer())


class FirstPlayer(FirstSeat):
    """Who begins? A1.3."""

    RULES: ClassVar = ("A1.3",)
    ANSWERS: ClassVar = (FIRST,)

    def named(self, s: AyarState, seat: int) -> None:
        """Give the token."""
        s.first = seat
        if s.events is not None:
            s.events.append(FirstPlayerDrawn(seat))


class Women(ChanceStep):
    """The female Ayar take the temple rows, from the top. A1.5."""

    RULES: ClassVar = ("A1.5",)
    ANSWERS: ClassVar = (WOMAN,)

    def who(self, s: AyarState) -> int:
        """Chance, until all rows are taken."""
        return CHANCE if -1 in s.rows else NOBODY

    def legal(self, s: AyarState) -> list[int]:
        """Any colour without a row."""
        return [WOMAN.codes[ayar] for ayar in range(4) if ayar not in s.rows]

    def play(self, s: AyarState, code: int) -> None:
        """Give her the next row."""
        row = s.rows.index(-1)
        s.rows[row] = WOMAN.values[code]
        if s.events is not None:
            s.events.append(WomanPlaced(AYAR[s.rows[row]], row + 1))


class RaymiTiles(ChanceStep):
    """The Raymi tiles of each letter are laid on the slots of that letter. A1.6."""

    RULES: ClassVar = ("A1.6",)
    ANSWERS: ClassVar = (RAYMI,)

    def who(self, s: AyarState) -> int:
        """Chance, until all slots are filled."""
        return CHANCE if -1 in s.raymi else NOBODY

    def legal(self, s: AyarState) -> list[int]:
        """Any tile left of the slot's letter."""
        letter = s.facts.raymi_letter[s.raymi.index(-1)]
        return [
            RAYMI.codes[tile]
            for tile in range(len(RAYMI_TILES))
            if tile not in s.raymi and s.facts.tile_letter[tile] == letter
        ]

    def play(self, s: AyarState, code: int) -> None:
        """Lay it, letter side up."""
        slot = s.raymi.index(-1)
        s.raymi[slot] = RAYMI.values[code]
        if s.events is not None:
            activity = ACTIVITIES[s.facts.tile_activity[s.raymi[slot]]]
            s.events.append(RaymiTileLaid(f"raymi-{RAYMI_SLOTS[slot]}", activity))


class StartingActivities(Step):
    """Each seat's starting activity, clockwise from the First Player. A2.3."""

    RULES: ClassVar = ("A2.3",)

    def run(self, s: AyarState) -> None:
        """Queue them."""
        s.stack.pop()
        for seat in reversed(s.around(s.first)):
            if seat == s.automa:
                s.stack.append(AylluStart())
            else:
                s.stack.append(StartingTambo(seat))


class Rounds(Step):
    """Laps of turns by day, then the night, four times. A2.1, A2.2."""

    RULES: ClassVar = ("A2.1", "A2.2")

    def __init__(self) -> None:
        self.laps = 0
        """Laps of turns already queued in this round."""

    def run(self, s: AyarState) -> None:
        """Queue a lap of turns while markers stand, then the night; the last night is followed by the end."""
        if self.laps < 6 - s.round:
            self.laps += 1
            for seat in reversed(s.around(s.first)):
                s.stack.append(AylluTurn() if seat == s.automa else StepMarker(seat))
            return
        self.laps = 0
        if s.round == s.facts.rounds:
            s.stack.pop()
        s.stack.append(Night(RETIREMENT, -1))
