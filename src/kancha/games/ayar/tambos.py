"""Day step 3, choosing and placing a tambo (A5), and the starting activity (A2.3)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import BUILD, TAKE
from kancha.games.ayar.activities import begin_activity, can_perform, possible
from kancha.games.ayar.checks import EndOfTurn, triggered
from kancha.games.ayar.events import TamboBoxed, TamboBuilt
from kancha.games.ayar.names import ACTIVITIES, ALL_ACTIVITIES, AYAR, CELLS, LINE_CELLS, LINES, PLACES
from kancha.games.ayar.power import full_power
from kancha.games.ayar.state import AyarState
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def build_tambo(s: AyarState, seat: int, site: int, base: int) -> None:
    """Put a tambo on a building slot and begin its activity."""
    s.tambos[site] = seat
    activity = s.facts.site_activity[site]
    if s.events is not None:
        power = full_power(s, seat, activity, base)
        path, place = AYAR[s.facts.site_path[site]], PLACES[s.facts.site_place[site]]
        s.events.append(TamboBuilt(seat, path, place, ACTIVITIES[activity], power))
    begin_activity(s, seat, activity, base)


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


class TamboChoice(Ask):
    """Which tambo of the line is taken? A5.1."""

    RULES: ClassVar = ("A5.1", "A6.0")
    ANSWERS: ClassVar = (TAKE,)

    def __init__(self, seat: int, line: int, base: int, ayar: int, before: int) -> None:
        super().__init__(seat)
        self.line = line
        self.base = base
        self.ayar = ayar
        self.before = before

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The line and its power."""
        return {"line": LINES[self.line], "power": self.base}

    def legal(self, s: AyarState) -> list[int]:
        """Every tambo of the line."""
        grid = s.seats[self.seat].grid
        return [TAKE.codes[cell] for cell in LINE_CELLS[self.line] if grid[cell]]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """A cell of the line, with a tambo."""
        cell = TAKE.value(code)
        if cell not in LINE_CELLS[self.line]:
            return Refusal("A5.1", "refuse-other-line", {"cell": CELLS[cell], "line": LINES[self.line]})
        if not s.seats[self.seat].grid[cell]:
            return Refusal("A5.1", "refuse-cell-empty", {"cell": CELLS[cell]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Take it; the checks of the turn's end wait below the building slot."""
        s.stack.pop()
        cell = TAKE.values[code]
        own = s.seats[self.seat]
        own.grid[cell] = 0
        pending = triggered(s, self.seat, cell, self.ayar, self.before)
        s.stack.append(EndOfTurn(self.seat, self.ayar, pending, cell // 4, cell % 4))
        if open_activities(s, self.ayar, s.ayar[self.ayar]) & possible(s, self.seat, self.base):
            s.stack.append(BuildingSlot(self.seat, self.base, self.ayar))
        else:
            own.boxed += 1
            if s.events is not None:
                s.events.append(TamboBoxed(self.seat, CELLS[cell]))


class BuildingSlot(Ask):
    """On which building slot behind the Ayar does the tambo go? A5.1."""

    RULES: ClassVar = ("A5.1", "A5.2", "A5.3")
    ANSWERS: ClassVar = (BUILD,)

    def __init__(self, seat: int, base: int, ayar: int) -> None:
        super().__init__(seat)
        self.base = base
        self.ayar = ayar

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The path and the power."""
        return {"path": AYAR[self.ayar], "power": self.base}

    def legal(self, s: AyarState) -> list[int]:
        """Every empty slot behind the Ayar with an activity that can be carried out."""
        facts, space = s.facts, s.ayar[self.ayar]
        able = possible(s, self.seat, self.base)
        slots = BUILD.rows[self.ayar]
        codes: list[int] = []
        for site in facts.sites[self.ayar]:
            if facts.site_segment[site] >= space:
                break
            if s.tambos[site] < 0 and able >> facts.site_activity[site] & 1:
                codes.append(slots[facts.site_place[site]])
        return codes

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """On this path, behind the Ayar, empty, and possible."""
        path, place = BUILD.read(code)
        if s.fled[path]:
            return Refusal("Q6", "refuse-path-closed", {"path": AYAR[path]})
        if path != self.ayar:
            return Refusal("A5.1", "refuse-other-path", {"path": AYAR[self.ayar]})
        site = s.facts.site_at[path][place]
        if site < 0:
            return Refusal("A5.1", "refuse-no-slot-there", {"place": PLACES[place]})
        if s.facts.site_segment[site] >= s.ayar[path]:
            return Refusal("A5.1", "refuse-ahead-of-ayar", {"place": PLACES[place], "path": AYAR[path]})
        return refuse_site(s, self.seat, site, self.base)

    def play(self, s: AyarState, code: int) -> None:
        """Build and begin the activity."""
        s.stack.pop()
        path, place = BUILD.read(code)
        build_tambo(s, self.seat, s.facts.site_at[path][place], self.base)


def refuse_site(s: AyarState, seat: int, site: int, base: int) -> Refusal | None:
    """Refuse an occupied slot, and an activity that cannot be carried out."""
    place = PLACES[s.facts.site_place[site]]
    if s.tambos[site] >= 0:
        return Refusal("A5.3", "refuse-slot-occupied", {"place": place})
    activity = s.facts.site_activity[site]
    if not can_perform(s, seat, activity, base):
        return Refusal("A5.2", "refuse-cannot-perform", {"activity": ACTIVITIES[activity]})
    return None


class StartingTambo(Ask):
    """Which tambo begins the game? A2.3."""

    RULES: ClassVar = ("A2.3",)
    ANSWERS: ClassVar = (TAKE,)

    def legal(self, s: AyarState) -> list[int]:
        """Any cell."""
        grid = s.seats[self.seat].grid
        return [TAKE.codes[cell] for cell in range(len(CELLS)) if grid[cell]]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """A cell with a tambo."""
        cell = TAKE.value(code)
        if not s.seats[self.seat].grid[cell]:
            return Refusal("A2.3", "refuse-cell-empty", {"cell": CELLS[cell]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Take it."""
        s.stack.pop()
        s.seats[self.seat].grid[TAKE.values[code]] = 0
        s.stack.append(StartingSlot(self.seat))


class StartingSlot(Ask):
    """On the first building slot of which path does the tambo go? A2.3."""

    RULES: ClassVar = ("A2.3",)
    ANSWERS: ClassVar = (BUILD,)

    def legal(self, s: AyarState) -> list[int]:
        """Every first slot that is still empty."""
        able = possible(s, self.seat, 1)
        codes: list[int] = []
        for path, site in enumerate(s.facts.first_sites):
            if s.tambos[site] < 0 and able >> s.facts.site_activity[site] & 1:
                codes.append(BUILD.rows[path][s.facts.site_place[site]])
        return codes

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """A first slot, and empty."""
        path, place = BUILD.read(code)
        site = s.facts.first_sites[path]
        if place != s.facts.site_place[site]:
            return Refusal("A2.3", "refuse-first-slots", {"place": PLACES[place]})
        return refuse_site(s, self.seat, site, 1)

    def play(self, s: AyarState, code: int) -> None:
        """Build and begin the activity with power 1."""
        s.stack.pop()
        path, _ = BUILD.read(code)
        build_tambo(s, self.seat, s.facts.first_sites[path], 1)
