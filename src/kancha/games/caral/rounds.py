"""The sequence of play: the year and the architect (K3), the year's end with all modules (K13.2)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import ADVANCE, ROLL
from kancha.games.caral.ceremony import (
    BlockedType,
    CeremonyFame,
    SacrificeChoice,
    ceremony_order,
    clear_gifts,
)
from kancha.games.caral.events import ArchitectMoved, DieRolled, FirstFamilyNamed, HighPriestNamed, YearBegun
from kancha.games.caral.modules import (
    BLESSING,
    BLOCKED_TYPE,
    CEREMONY_FAME,
    SACRIFICES,
    TURN_OF_YEAR,
    TURNS,
    YEAR,
    YEAR_END,
    module_steps,
)
from kancha.games.caral.movement import Movement, spot_name
from kancha.games.caral.scoring import Blessing, FinalScoring, is_last_year
from kancha.games.caral.state import CaralState, Turn
from kancha.games.caral.turn import ActionPhase
from kancha.kernel.errors import Refusal
from kancha.kernel.state import ChanceStep, Step
from kancha.kernel.steps import Ask


class Year(Step):
    """Turns, clockwise from the first family, until somebody enters the centre (K3.1-K3.6)."""

    RULES: ClassVar = ("K3.1", "K3.5")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """The family whose turn is next."""

    def run(self, s: CaralState) -> None:
        """Push the next turn, or the end of the year."""
        if s.high_priest >= 0:
            s.stack.pop()
            push(s, YEAR_END)
            return
        seat = self.seat
        self.seat = (seat + 1) % s.seats
        s.turn = Turn(seat)
        s.stack.append(ActionPhase(seat))
        s.stack.append(Movement(seat))
        if seat == s.first:
            s.stack.append(ArchitectDie(seat))


class ArchitectDie(ChanceStep):
    """The first family rolls the die at the start of each of its turns (K3.2)."""

    RULES: ClassVar = ("K3.2",)
    ANSWERS: ClassVar = (ROLL,)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: CaralState) -> list[int]:
        """Any face."""
        return ROLL.codes[: len(s.facts.die)]

    def play(self, s: CaralState, code: int) -> None:
        """Move the architect, or ask for the option."""
        s.stack.pop()
        s.die = ROLL.value(code)
        options = s.facts.die[s.die]
        if s.events is not None:
            s.events.append(DieRolled(self.seat, "/".join([str(steps) for steps in options])))
        if len(options) == 1:
            move_architect(s, options[0])
        else:
            s.stack.append(DieChoice(self.seat))


class DieChoice(Ask):
    """The first family chooses one of the values shown (K3.2)."""

    RULES: ClassVar = ("K3.2", "K3.3")
    ANSWERS: ClassVar = (ADVANCE,)

    def legal(self, s: CaralState) -> list[int]:
        """The values of the face."""
        return [ADVANCE.codes[steps] for steps in s.facts.die[s.die]]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Only a value of the face may be chosen."""
        if ADVANCE.value(code) not in s.facts.die[s.die]:
            return Refusal("K3.2", "refuse-not-on-die", {"steps": ADVANCE.value(code)})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Move the architect."""
        s.stack.pop()
        move_architect(s, ADVANCE.value(code))


def architect_way(s: CaralState, steps: int) -> list[int]:
    """Return the places at which the architect's steps end: action spaces only, and the centre (K3.3)."""
    facts, place = s.facts, s.architect
    way: list[int] = []
    while len(way) < steps and place < facts.centre:
        place += 1
        while place < facts.centre and facts.space_at[place] < 0:
            place += 1
        way.append(place)
    return way


def move_architect(s: CaralState, steps: int) -> None:
    """Move the architect over action spaces only; the centre ends the year (K3.3, K3.6, R28)."""
    facts = s.facts
    way = architect_way(s, steps)
    place = way[-1] if way else s.architect
    s.architect = place
    if s.events is not None:
        s.events.append(ArchitectMoved(len(way), spot_name(facts, place)))
    if place >= facts.centre:
        s.high_priest = s.first
        if s.events is not None:
            s.events.append(HighPriestNamed(s.first, "by-architect"))


def push(s: CaralState, moments: tuple[str, ...]) -> None:
    """Push a sequence of moments: at each of them the step of the base game, then those of modules (K13.2)."""
    steps: list[Step] = []
    for moment in moments:
        steps += own_steps(s, moment)
        steps += module_steps(s, moment, s.first)
    steps.reverse()
    s.stack += steps


def own_steps(s: CaralState, moment: str) -> list[Step]:
    """Return what the base game does at a moment of the year."""
    if moment == BLOCKED_TYPE and s.seats == 2:
        return [BlockedType(1)]
    if moment == SACRIFICES:
        return [SacrificeChoice(seat) for seat in ceremony_order(s)]
    if moment == CEREMONY_FAME:
        return [CeremonyFame()]
    if moment == TURN_OF_YEAR:
        return [YearTurn()]
    if moment == BLESSING and s.year > 1:
        return [Blessing()]
    return [Year(s.first)] if moment == TURNS else []


class YearTurn(Step):
    """End the match after its last year (K11.1), or begin the next one (K9.5, K13.2)."""

    RULES: ClassVar = ("K11.1", "K9.5")

    def run(self, s: CaralState) -> None:
        """Check the end; else clear the board for the new year."""
        s.stack.pop()
        if is_last_year(s):
            s.stack.append(FinalScoring())
            return
        clear_gifts(s)
        for family in s.families:
            family.pawn = 0
        s.first = s.next_first
        if s.events is not None:
            s.events.append(FirstFamilyNamed(s.first))
        begin_year(s)


class FirstYear(Step):
    """Begin the first year after set-up; there is no blessing (R4)."""

    RULES: ClassVar = ("K3.1", "R4")

    def run(self, s: CaralState) -> None:
        """Begin."""
        s.stack.pop()
        begin_year(s)


def begin_year(s: CaralState) -> None:
    """Clear the table and push a year; there is a blessing from the second on (K10.3)."""
    s.year += 1
    s.high_priest = -1
    s.next_first = -1
    s.architect = 0
    s.die = -1
    if s.events is not None:
        s.events.append(YearBegun(s.year, s.first))
    push(s, YEAR)
