"""Day step 5, the end-of-turn checks: temples, personal bonuses, Raymi tiles, fertile ground (A7)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import HONOUR, RESOLVE, TEMPLE
from kancha.games.ayar.events import (
    BonusMarked,
    DevotionGained,
    FertileGroundReached,
    RaymiReached,
    TemplePlaced,
)
from kancha.games.ayar.facts import BONUS_INTI, BONUS_LLAMA
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    BUILT,
    CHECKS,
    COLUMN_CHECK,
    FERTILE_CHECK,
    FROM_BONUS,
    FROM_FERTILE,
    FROM_RAYMI,
    LINE_CELLS,
    RAYMI_CHECK,
    ROW_CHECK,
    TEMPLE_CHECK,
    UNUSED,
)
from kancha.games.ayar.scoring import devotion_suns
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_llama, gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask


def triggered(s: AyarState, seat: int, cell: int, ayar: int, before: int) -> list[int]:
    """List the checks that a tambo just taken and an Ayar just moved have triggered."""
    grid = s.seats[seat].grid
    row, column = divmod(cell, 4)
    corner = 4 * (row - row % 2) + column - column % 2
    pending: list[int] = []
    if not (grid[corner] or grid[corner + 1] or grid[corner + 4] or grid[corner + 5]):
        pending.append(TEMPLE_CHECK)
    if is_line_empty(grid, row):
        pending.append(ROW_CHECK)
    if is_line_empty(grid, 4 + column):
        pending.append(COLUMN_CHECK)
    return pending + reached(s, ayar, before)


def is_line_empty(grid: list[int], line: int) -> bool:
    """Whether no tambo is left in a row or column."""
    return all(not grid[cell] for cell in LINE_CELLS[line])


def reached(s: AyarState, ayar: int, before: int) -> list[int]:
    """List the Raymi tiles, and fertile ground, that an Ayar reached from a space (A7.3, A7.5)."""
    space = s.ayar[ayar]
    pending: list[int] = []
    for slot in s.facts.raymi_of[ayar]:
        if before < s.facts.raymi_space[slot] <= space:
            pending.append(RAYMI_CHECK + slot)
    if before < s.facts.goal <= space:
        pending.append(FERTILE_CHECK)
    return pending


class EndOfTurn(Ask):
    """Which end-of-turn check is resolved next? A7. A single one is resolved without asking."""

    RULES: ClassVar = ("A7.1", "A7.2", "A7.3", "A7.5", "Q22")
    ANSWERS: ClassVar = (RESOLVE,)

    def __init__(self, seat: int, ayar: int, pending: list[int], row: int, column: int) -> None:
        super().__init__(seat)
        self.ayar = ayar
        self.pending = pending
        self.row = row
        self.column = column

    def who(self, s: AyarState) -> int:
        """The active seat, if there is an order to choose."""
        return self.seat if len(self.pending) > 1 else NOBODY

    def legal(self, s: AyarState) -> list[int]:
        """Whatever is pending."""
        return [RESOLVE.codes[check] for check in self.pending]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """Only what was triggered this turn and is not resolved yet."""
        check = RESOLVE.value(code)
        if check not in self.pending:
            return Refusal(check_rule(check), "refuse-not-triggered", {"check": CHECKS[check]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Resolve it."""
        self.resolve(s, RESOLVE.values[code])

    def run(self, s: AyarState) -> None:
        """Resolve what is left, or end the turn."""
        if self.pending:
            self.resolve(s, self.pending[0])
        else:
            s.stack.pop()

    def resolve(self, s: AyarState, check: int) -> None:
        """Carry out one check."""
        self.pending.remove(check)
        if check == TEMPLE_CHECK:
            s.stack.append(TempleChoice(self.seat, self.ayar))
        elif check == ROW_CHECK:
            gain_bonus(s, self.seat, s.facts.bonuses[self.row])
        elif check == COLUMN_CHECK:
            gain_bonus(s, self.seat, s.facts.bonuses[4 + self.column])
        elif check == FERTILE_CHECK:
            reach_fertile_ground(s, self.seat, self.ayar)
        else:
            score_raymi(s, self.seat, self.ayar, check - RAYMI_CHECK)


def check_rule(check: int) -> str:
    """Return the paragraph that a check rests on."""
    if check == TEMPLE_CHECK:
        return "A7.1"
    if check in (ROW_CHECK, COLUMN_CHECK):
        return "A7.2"
    return "A7.5" if check == FERTILE_CHECK else "A7.3"


def gain_devotion(s: AyarState, seat: int, activity: int, origin: int) -> int:
    """Raise a dial by the Suns of an activity and return those that count for a llama (Q18)."""
    suns = devotion_suns(s, seat, activity)
    own = s.seats[seat]
    own.devotion[origin] += suns
    if s.events is not None:
        s.events.append(DevotionGained(seat, ACTIVITIES[activity], suns, own.dial))
    return suns if s.facts.extra_sun_counts else own.suns[activity]


def gain_bonus(s: AyarState, seat: int, bonus: int) -> None:
    """Gain the personal bonus of an emptied line (A7.2)."""
    if bonus >= BONUS_INTI:
        activity = bonus - BONUS_INTI
        s.seats[seat].bonuses[activity] = 1
        if s.events is not None:
            s.events.append(BonusMarked(seat, ACTIVITIES[activity]))
        gain_devotion(s, seat, activity, FROM_BONUS)
    elif bonus == BONUS_LLAMA:
        gain_llama(s, seat)
    else:
        gain_viracocha(s, seat)


def score_raymi(s: AyarState, seat: int, ayar: int, slot: int) -> None:
    """Score a Raymi tile for all, clockwise from the active seat, and flip it (A7.3, A7.4, Q11)."""
    tile = s.raymi[slot]
    activity = s.facts.tile_activity[tile]
    threshold = s.facts.tile_llama[tile][min(s.raymi_uses[slot], 1)]
    if s.events is not None:
        s.events.append(RaymiReached(AYAR[ayar], ACTIVITIES[activity], s.facts.raymi_space[slot], threshold))
    for other in s.around(seat):
        s.own_seat(other)
        if gain_devotion(s, other, activity, FROM_RAYMI) >= threshold:
            gain_llama(s, other)
    s.raymi_uses[slot] += 1


def reach_fertile_ground(s: AyarState, seat: int, ayar: int) -> None:
    """Let every seat choose two activities, clockwise from the active one (A7.5)."""
    if s.events is not None:
        s.events.append(FertileGroundReached(AYAR[ayar]))
    for other in reversed(s.around(seat)):
        s.stack.append(FertileGround(other))


def place_temple(s: AyarState, seat: int, activity: int, ayar: int) -> None:
    """Put a temple on the leftmost free slot of the row of an Ayar's partner (A7.1)."""
    s.seats[seat].temples[activity] = BUILT
    row = s.temples[ayar]
    row.append(4 * seat + activity)
    if s.events is not None:
        column = temple_column(s, len(row) - 1)
        bonus = s.facts.temple_bonus[column]
        s.events.append(TemplePlaced(seat, ACTIVITIES[activity], AYAR[ayar], column + 1, bonus))


def temple_column(s: AyarState, place: int) -> int:
    """Return the column of the temple that was put in a row as number `place`; the last column holds all the rest."""
    for column, capacity in enumerate(s.facts.temple_capacity):
        if capacity == 0 or place < capacity:
            return column
        place -= capacity
    return len(s.facts.temple_capacity) - 1


class TempleChoice(Ask):
    """Which temple is placed? A7.1."""

    RULES: ClassVar = ("A7.1",)
    ANSWERS: ClassVar = (TEMPLE,)

    def __init__(self, seat: int, ayar: int) -> None:
        super().__init__(seat)
        self.ayar = ayar

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The row, and the bonus of its next column."""
        return {"ayar": AYAR[self.ayar], "bonus": s.facts.temple_bonus[temple_column(s, len(s.temples[self.ayar]))]}

    def legal(self, s: AyarState) -> list[int]:
        """Every temple not used yet."""
        temples = s.seats[self.seat].temples
        return [TEMPLE.codes[activity] for activity in range(4) if temples[activity] == UNUSED]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """Each temple is placed once."""
        activity = TEMPLE.value(code)
        if s.seats[self.seat].temples[activity] != UNUSED:
            return Refusal("A7.1", "refuse-temple-used", {"activity": ACTIVITIES[activity]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Place it."""
        s.stack.pop()
        place_temple(s, self.seat, TEMPLE.values[code], self.ayar)


class FertileGround(Ask):
    """Which two activities are scored on fertile ground? A7.5. The Ayllu takes those with most Suns (Q33)."""

    RULES: ClassVar = ("A7.5", "A12.2")
    ANSWERS: ClassVar = (HONOUR,)

    def who(self, s: AyarState) -> int:
        """The seat; nobody for the Ayllu."""
        return NOBODY if self.seat == s.automa else self.seat

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The suggestion: the two activities with most Suns."""
        first, second = sunniest(s, self.seat)
        return {"first": ACTIVITIES[first], "second": ACTIVITIES[second]}

    def legal(self, s: AyarState) -> list[int]:
        """Every pair, named once."""
        return [HONOUR.rows[a][b] for a in range(4) for b in range(a + 1, 4)]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """Two different activities, the upper one first."""
        first, second = HONOUR.read(code)
        if first == second:
            return Refusal("A7.5", "refuse-same-activity")
        if first > second:
            return Refusal("A7.5", "refuse-pair-order", {"first": ACTIVITIES[second], "second": ACTIVITIES[first]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Score both."""
        s.stack.pop()
        first, second = HONOUR.read(code)
        self.honour(s, first, second)

    def run(self, s: AyarState) -> None:
        """Score both for the Ayllu."""
        s.stack.pop()
        first, second = sunniest(s, self.seat)
        self.honour(s, first, second)

    def honour(self, s: AyarState, first: int, second: int) -> None:
        """Raise the dial twice; many Suns give a llama."""
        for activity in (first, second):
            if gain_devotion(s, self.seat, activity, FROM_FERTILE) >= s.facts.fertile_llama:
                gain_llama(s, self.seat)


def sunniest(s: AyarState, seat: int) -> list[int]:
    """Return the two activities in which a seat has most Suns, the topmost on a tie, in the order of the board."""
    suns = s.seats[seat].suns
    best = 0
    for activity in range(1, 4):
        if suns[activity] > suns[best]:
            best = activity
    second = 1 if best == 0 else 0
    for activity in range(4):
        if activity != best and suns[activity] > suns[second]:
            second = activity
    return [min(best, second), max(best, second)]
