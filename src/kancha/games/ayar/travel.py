"""Day steps 1 and 2: laying a step marker and moving the Ayar (A3, A4)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import LAY, MOVE
from kancha.games.ayar.activities import can_perform, possible, possible_by_power
from kancha.games.ayar.events import AyarMoved, MarkerLaid
from kancha.games.ayar.names import (
    ALL_ACTIVITIES,
    AYAR,
    GOLD,
    LINE_CELLS,
    LINES,
    MARKERS,
    RETIRED,
)
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import TamboChoice
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def line_power(s: AyarState, seat: int, line: int) -> int:
    """Return how many cells of a line are empty once one more tambo is taken, or 0 if none is left (A6.0, Q4)."""
    grid = s.seats[seat].grid
    tambos = 0
    for cell in LINE_CELLS[line]:
        tambos += grid[cell]
    return 5 - tambos if tambos else 0


def arrival(s: AyarState, ayar: int, line: int) -> int:
    """Return the space that an Ayar reaches with the arrows of a line (A4.1, A4.2)."""
    return min(s.ayar[ayar] + s.facts.arrows[s.players][line], s.facts.goal)


def open_activities(s: AyarState, ayar: int, space: int) -> int:
    """Return the activities with an empty building slot behind an Ayar on a space, as bits (A5.1)."""
    mask = 0
    segment, activity, tambos = s.facts.site_segment, s.facts.site_activity, s.tambos
    for site in s.facts.sites[ayar]:
        if segment[site] >= space:
            break
        if tambos[site] < 0:
            mask |= 1 << activity[site]
            if mask == ALL_ACTIVITIES:
                break
    return mask


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
        travelling = [ayar for ayar in range(4) if not s.fled[ayar]]
        able = possible_by_power(s, self.seat)
        codes: list[list[int]] = [[], [], [], [], []]
        idle: list[int] = []
        seen: list[list[int]] = [[-1] * 4, [-1] * 4, [-1] * 4, [-1] * 4]
        """By Ayar and arrows: the activities behind it."""
        rows, standing = LAY.rows, own.standing
        for line in range(8):
            base = line_power(s, self.seat, line)
            if base == 0 or line in own.markers:
                continue
            arrows = s.facts.arrows[s.players][line]
            fit = 0
            for ayar in travelling:
                if arrows < 4:
                    if seen[ayar][arrows] < 0:
                        seen[ayar][arrows] = open_activities(s, ayar, arrival(s, ayar, line))
                    behind = seen[ayar][arrows]
                else:
                    behind = open_activities(s, ayar, arrival(s, ayar, line))
                if behind & able[base]:
                    fit |= 1 << ayar | 1 << GOLD
            for marker in range(5):
                if standing[marker]:
                    code = rows[marker][line]
                    if fit >> marker & 1:
                        codes[marker].append(code)
                    idle.append(code)
        useful = codes[0] + codes[1] + codes[2] + codes[3] + codes[4]
        return useful if useful else sorted(idle)

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
