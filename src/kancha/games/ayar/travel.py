"""Day steps 1 and 2: laying a step marker and moving the Ayar (A3, A4)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kancha.games.ayar.actions import LAY, MOVE
from kancha.games.ayar.activities import can_perform, possible, possible_by_power
from kancha.games.ayar.events import AyarMoved, MarkerLaid
from kancha.games.ayar.names import (
    ALL_ACTIVITIES,
    ALL_MARKERS,
    AYAR,
    GOLD,
    LINE_CELLS,
    LINES,
    MARKERS,
    RETIRED,
)
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import TamboChoice, open_activities
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def line_power(s: AyarState, seat: int, line: int) -> int:
    """Return how many cells of a line are empty once one more tambo is taken, or 0 if none is left (A6.0, Q4)."""
    grid = s.seats[seat].grid
    tambos = 0
    for cell in LINE_CELLS[line]:
        tambos += grid[cell]
    return 5 - tambos if tambos else 0


def line_powers(s: AyarState, seat: int) -> list[int]:
    """Return `line_power` of every line: four rows, then four columns."""
    grid = s.seats[seat].grid
    powers = [0] * 8
    line: i64
    for line in range(4):
        first = 4 * line
        in_row: i64 = grid[first] + grid[first + 1] + grid[first + 2] + grid[first + 3]
        in_column: i64 = grid[line] + grid[line + 4] + grid[line + 8] + grid[line + 12]
        powers[line] = 5 - in_row if in_row else 0
        powers[line + 4] = 5 - in_column if in_column else 0
    return powers


def arrival(s: AyarState, ayar: int, line: int) -> int:
    """Return the space that an Ayar reaches with the arrows of a line (A4.1, A4.2)."""
    return min(s.ayar[ayar] + s.facts.arrows[s.players][line], s.facts.goal)


def open_by_arrows(s: AyarState, ayar: int, most: int) -> list[int]:
    """Return `open_activities` of an Ayar for each number of arrows that it may move by, up to the most."""
    start, goal = s.ayar[ayar], s.facts.goal
    segment, activity, tambos = s.facts.site_segment, s.facts.site_activity, s.tambos
    found: list[int] = []
    mask = 0
    space: i64 = min(start, goal)
    site: i64
    for site in s.facts.sites[ayar]:
        while segment[site] >= space:
            found.append(mask)
            if len(found) > most:
                return found
            space = min(start + len(found), goal)
        if tambos[site] < 0:
            mask |= 1 << activity[site]
            if mask == ALL_ACTIVITIES:
                break
    while len(found) <= most:
        found.append(mask)
    return found


def lay_codes(standing: list[int], leading: list[int]) -> list[int]:
    """Return the actions that lay a standing marker; by line, as bits: the markers that may go there."""
    codes: list[int] = []
    for marker in range(5):
        if standing[marker]:
            row = LAY.rows[marker]
            for line in range(8):
                if leading[line] >> marker & 1:
                    codes.append(row[line])
    return codes


def is_useful(s: AyarState, seat: int, ayar: int, line: int) -> bool:
    """Whether an Ayar moved by a line leaves a building slot with an activity that can be carried out (A5.2)."""
    space, base = arrival(s, ayar, line), line_power(s, seat, line)
    for site in s.facts.sites[ayar]:
        is_open = s.facts.site_segment[site] < space and s.tambos[site] < 0
        if is_open and can_perform(s, seat, s.facts.site_activity[site], base):
            return True
    return False


class StepMarker(Ask):
    """Which step marker is laid in which step slot? A3.1."""

    RULES: ClassVar = ("A3.1", "A3.2", "A4.1")
    ANSWERS: ClassVar = (LAY,)

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The round and the markers that still stand."""
        return {"round": s.round, "markers": sum(s.seats[self.seat].standing)}

    def legal(self, s: AyarState) -> list[int]:
        """Standing markers in empty slots of lines with a tambo, if an activity can follow; else any (Q2)."""
        own = s.seats[self.seat]
        arrows, most = s.facts.arrows[s.players], s.facts.most_arrows[s.players]
        able = possible_by_power(s, self.seat)
        behind = [[] if s.fled[ayar] else open_by_arrows(s, ayar, most) for ayar in range(4)]
        powers = line_powers(s, self.seat)
        for slot in own.markers:
            if slot >= 0:
                powers[slot] = 0
        leading: list[int] = []
        """By line: the markers that lead on, as bits."""
        for line in range(8):
            fit = 0
            if base := powers[line]:
                for ayar in range(4):
                    if not s.fled[ayar] and behind[ayar][arrows[line]] & able[base]:
                        fit |= 1 << ayar | 1 << GOLD
            leading.append(fit)
        useful = lay_codes(own.standing, leading)
        return useful or lay_codes(own.standing, [ALL_MARKERS if power else 0 for power in powers])

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """A standing marker, an empty slot, a tambo in the line, and something to do."""
        marker, line = LAY.read(code)
        refusal = self.bare_refusal(s, marker, line)
        if refusal is None and not self.leads_on(s, marker, line) and self.is_anything_useful(s):
            return Refusal("A5.2", "refuse-nothing-behind", {"marker": MARKERS[marker], "line": LINES[line]})
        return refusal

    def bare_refusal(self, s: AyarState, marker: int, line: int) -> Refusal | None:
        """Judge marker and line without looking at what follows."""
        own = s.seats[self.seat]
        if own.markers[marker] == RETIRED:
            return Refusal("A8.4", "refuse-marker-retired", {"marker": MARKERS[marker]})
        if not own.standing[marker]:
            return Refusal("A3.3", "refuse-marker-used", {"marker": MARKERS[marker]})
        if own.markers[marker] == line:
            return Refusal("Q1", "refuse-own-slot", {"marker": MARKERS[marker], "line": LINES[line]})
        if line in own.markers:
            blocker = own.markers.index(line)
            return Refusal("A3.1", "refuse-slot-taken", {"marker": MARKERS[blocker], "line": LINES[line]})
        if not any(own.grid[cell] for cell in LINE_CELLS[line]):
            return Refusal("A3.2", "refuse-line-empty", {"line": LINES[line]})
        return None

    def leads_on(self, s: AyarState, marker: int, line: int) -> bool:
        """Whether the marker's Ayar, or for gold any, finds something to do."""
        ayars = [a for a in range(4) if not s.fled[a]] if marker == GOLD else [marker]
        return any(is_useful(s, self.seat, ayar, line) for ayar in ayars)

    def is_anything_useful(self, s: AyarState) -> bool:
        """Whether any marker in any slot leads on; if not, all may be laid (Q2)."""
        return any(
            self.bare_refusal(s, marker, line) is None and self.leads_on(s, marker, line)
            for marker in range(5)
            for line in range(8)
        )

    def play(self, s: AyarState, code: int) -> None:
        """Lay the marker; its Ayar moves, or gold asks which."""
        s.stack.pop()
        marker, line = LAY.read(code)
        own = s.seats[self.seat]
        own.markers[marker] = line
        own.standing[marker] = 0
        if s.events is not None:
            s.events.append(MarkerLaid(self.seat, MARKERS[marker], LINES[line]))
        if marker == GOLD:
            s.stack.append(GoldAyar(self.seat, line))
        else:
            move_ayar(s, self.seat, marker, line)


class GoldAyar(Ask):
    """Which Ayar does the gold marker move? A4.1."""

    RULES: ClassVar = ("A4.1", "Q5")
    ANSWERS: ClassVar = (MOVE,)

    def __init__(self, seat: int, line: int) -> None:
        super().__init__(seat)
        self.line = line

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The arrows of the slot."""
        return {"steps": s.facts.arrows[s.players][self.line]}

    def legal(self, s: AyarState) -> list[int]:
        """Every travelling Ayar that leaves something to do; if none does, any of them (Q2)."""
        able = possible(s, self.seat, line_power(s, self.seat, self.line))
        travelling = [ayar for ayar in range(4) if not s.fled[ayar]]
        useful = [ayar for ayar in travelling if open_activities(s, ayar, arrival(s, ayar, self.line)) & able]
        return [MOVE.codes[ayar] for ayar in useful or travelling]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """Not a retired Ayar, nor one that leaves nothing to do."""
        ayar = MOVE.value(code)
        if s.fled[ayar]:
            return Refusal("Q5", "refuse-ayar-retired", {"ayar": AYAR[ayar]})
        if is_useful(s, self.seat, ayar, self.line):
            return None
        if any(is_useful(s, self.seat, other, self.line) for other in range(4) if not s.fled[other]):
            return Refusal("A5.2", "refuse-nothing-behind-ayar", {"ayar": AYAR[ayar]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Move it."""
        s.stack.pop()
        move_ayar(s, self.seat, MOVE.values[code], self.line)


def move_ayar(s: AyarState, seat: int, ayar: int, line: int) -> None:
    """Advance an Ayar by the arrows of the line and ask for the tambo."""
    before = s.ayar[ayar]
    s.ayar[ayar] = arrival(s, ayar, line)
    if s.events is not None:
        s.events.append(AyarMoved(seat, AYAR[ayar], s.ayar[ayar] - before, s.ayar[ayar]))
    s.stack.append(TamboChoice(seat, line, line_power(s, seat, line), ayar, before))
