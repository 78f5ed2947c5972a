"""Day step 3, choosing and placing a tambo (A5), and the starting activity (A2.3)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import BUILD, TAKE
from kancha.games.ayar.activities import begin_activity, can_perform, possible
from kancha.games.ayar.checks import EndOfTurn, triggered
from kancha.games.ayar.events import TamboBoxed, TamboBuilt
from kancha.games.ayar.names import ACTIVITIES, AYAR, CELLS, LINE_CELLS, LINES, PLACES
from kancha.games.ayar.power import full_power
from kancha.games.ayar.state import Table
from kancha.kernel.errors import Refusal
from kancha.kernel.state import Step


def build_tambo(s: Table, seat: int, site: int, base: int) -> None:
    """Put a tambo on a building slot and begin its activity."""
    s.tambos[site] = seat
    activity = s.facts.site_activity[site]
    if s.events is not None:
        power = full_power(s, seat, activity, base)
        path, place = AYAR[s.facts.site_path[site]], PLACES[s.facts.site_place[site]]
        s.events.append(TamboBuilt(seat, path, place, ACTIVITIES[activity], power))
    begin_activity(s, seat, activity, base)


class TamboChoice(Step):
    """Which tambo of the line is taken? A5.1."""

    RULES: ClassVar[tuple[str, ...]] = ("A5.1", "A6.0")

    def __init__(self, seat: int, line: int, base: int, ayar: int, before: int) -> None:
        self.seat = seat
        self.line = line
        self.base = base
        self.ayar = ayar
        self.before = before

    def who(self, s: Table) -> int:
        """The seat whose turn it is."""
        return self.seat

    def words(self, s: Table) -> dict[str, int | str]:
        """The line and its power."""
        return {"line": LINES[self.line], "power": self.base}

    def legal(self, s: Table) -> list[int]:
        """Every tambo of the line."""
        grid = s.seats[self.seat].grid
        return [TAKE + cell for cell in LINE_CELLS[self.line] if grid[cell]]

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """A cell of the line, with a tambo."""
        cell = code - TAKE
        if not 0 <= cell < len(CELLS):
            return self.other()
        if cell not in LINE_CELLS[self.line]:
            return Refusal("A5.1", "refuse-other-line", {"cell": CELLS[cell], "line": LINES[self.line]})
        if not s.seats[self.seat].grid[cell]:
            return Refusal("A5.1", "refuse-cell-empty", {"cell": CELLS[cell]})
        return None

    def play(self, s: Table, code: int) -> None:
        """Take it; the checks of the turn's end wait below the building slot."""
        s.stack.pop()
        cell = code - TAKE
        own = s.seats[self.seat]
        own.grid[cell] = 0
        pending = triggered(s, self.seat, cell, self.ayar, self.before)
        s.stack.append(EndOfTurn(self.seat, self.ayar, pending, cell // 4, cell % 4))
        slot = BuildingSlot(self.seat, self.base, self.ayar)
        if slot.legal(s):
            s.stack.append(slot)
        else:
            own.boxed += 1
            if s.events is not None:
                s.events.append(TamboBoxed(self.seat, CELLS[cell]))


class BuildingSlot(Step):
    """On which building slot behind the Ayar does the tambo go? A5.1."""

    RULES: ClassVar[tuple[str, ...]] = ("A5.1", "A5.2", "A5.3")

    def __init__(self, seat: int, base: int, ayar: int) -> None:
        self.seat = seat
        self.base = base
        self.ayar = ayar

    def who(self, s: Table) -> int:
        """The seat whose turn it is."""
        return self.seat

    def words(self, s: Table) -> dict[str, int | str]:
        """The path and the power."""
        return {"path": AYAR[self.ayar], "power": self.base}

    def legal(self, s: Table) -> list[int]:
        """Every empty slot behind the Ayar with an activity that can be carried out."""
        facts, space = s.facts, s.ayar[self.ayar]
        able = possible(s, self.seat, self.base)
        first = BUILD + len(PLACES) * self.ayar
        codes: list[int] = []
        for site in facts.sites[self.ayar]:
            if facts.site_segment[site] >= space:
                break
            if s.tambos[site] < 0 and able >> facts.site_activity[site] & 1:
                codes.append(first + facts.site_place[site])
        return codes

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """On this path, behind the Ayar, empty, and possible."""
        if not BUILD <= code < BUILD + 4 * len(PLACES):
            return self.other()
        path, place = divmod(code - BUILD, len(PLACES))
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

    def play(self, s: Table, code: int) -> None:
        """Build and begin the activity."""
        s.stack.pop()
        path, place = divmod(code - BUILD, len(PLACES))
        build_tambo(s, self.seat, s.facts.site_at[path][place], self.base)


def refuse_site(s: Table, seat: int, site: int, base: int) -> Refusal | None:
    """Refuse an occupied slot, and an activity that cannot be carried out."""
    place = PLACES[s.facts.site_place[site]]
    if s.tambos[site] >= 0:
        return Refusal("A5.3", "refuse-slot-occupied", {"place": place})
    activity = s.facts.site_activity[site]
    if not can_perform(s, seat, activity, base):
        return Refusal("A5.2", "refuse-cannot-perform", {"activity": ACTIVITIES[activity]})
    return None


class StartingTambo(Step):
    """Which tambo begins the game? A2.3."""

    RULES: ClassVar[tuple[str, ...]] = ("A2.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Table) -> int:
        """The seat whose starting activity it is."""
        return self.seat

    def legal(self, s: Table) -> list[int]:
        """Any cell."""
        grid = s.seats[self.seat].grid
        return [TAKE + cell for cell in range(len(CELLS)) if grid[cell]]

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """A cell with a tambo."""
        cell = code - TAKE
        if not 0 <= cell < len(CELLS):
            return self.other()
        if not s.seats[self.seat].grid[cell]:
            return Refusal("A2.3", "refuse-cell-empty", {"cell": CELLS[cell]})
        return None

    def play(self, s: Table, code: int) -> None:
        """Take it."""
        s.stack.pop()
        s.seats[self.seat].grid[code - TAKE] = 0
        s.stack.append(StartingSlot(self.seat))


class StartingSlot(Step):
    """On the first building slot of which path does the tambo go? A2.3."""

    RULES: ClassVar[tuple[str, ...]] = ("A2.3",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def who(self, s: Table) -> int:
        """The seat whose starting activity it is."""
        return self.seat

    def legal(self, s: Table) -> list[int]:
        """Every first slot that is still empty."""
        able = possible(s, self.seat, 1)
        codes: list[int] = []
        for path, site in enumerate(s.facts.first_sites):
            if s.tambos[site] < 0 and able >> s.facts.site_activity[site] & 1:
                codes.append(BUILD + len(PLACES) * path + s.facts.site_place[site])
        return codes

    def refusal(self, s: Table, code: int) -> Refusal | None:
        """A first slot, and empty."""
        if not BUILD <= code < BUILD + 4 * len(PLACES):
            return self.other()
        path, place = divmod(code - BUILD, len(PLACES))
        site = s.facts.first_sites[path]
        if place != s.facts.site_place[site]:
            return Refusal("A2.3", "refuse-first-slots", {"place": PLACES[place]})
        return refuse_site(s, self.seat, site, 1)

    def play(self, s: Table, code: int) -> None:
        """Build and begin the activity with power 1."""
        s.stack.pop()
        path = (code - BUILD) // len(PLACES)
        build_tambo(s, self.seat, s.facts.first_sites[path], 1)
