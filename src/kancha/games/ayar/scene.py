"""Ayar laid out for the eye: dusk blue and gold, with Sun and Moon."""

from __future__ import annotations

from kancha.games.ayar.ayllu import dawn_suns
from kancha.games.ayar.names import ACTIVITIES
from kancha.games.ayar.night import LlamaSplit, is_dawn_to_come
from kancha.games.ayar.picture.aims import aim_at
from kancha.games.ayar.picture.boards import Boards
from kancha.games.ayar.picture.crafts import textile_held
from kancha.games.ayar.picture.drawers import drawer_of
from kancha.games.ayar.picture.grids import SeatBoard, parts_of
from kancha.games.ayar.picture.paths import is_about_paths, lane_strip, paths_panel
from kancha.games.ayar.picture.solo import solo_panel
from kancha.games.ayar.picture.waters import lake_panel
from kancha.games.ayar.power import Activity, full_power
from kancha.games.ayar.state import AyarState, Seat
from kancha.games.ayar.tambos import TamboChoice
from kancha.games.ayar.travel import StepMarker
from kancha.kernel.action import Action
from kancha.kernel.game import Game
from kancha.kernel.look import Picture, fields_of
from kancha.kernel.scene import Aim, Bar, Meter, Panel, Ribbon, Scene, SeatLine, Stat, Text


class AyarPicture(Picture[AyarState]):
    """One position; in Ayar nothing is hidden, so everybody sees the same."""

    def __init__(self, game: Game, s: AyarState, boards: Boards) -> None:
        super().__init__(game, s)
        self.boards = boards

    def draw(self) -> Scene:
        """Lay out the paths, the lake and the boards of the seats."""
        s = self.s
        panels = [self._paths(), self._lake()]
        panels += [self._board(board) for board in self.boards.seats[: s.players]]
        if s.automa >= 0:
            panels.append(solo_panel(s))
        lines = [self._line(own) for own in s.seats]
        return Scene(panels, lines, _meter(s), _status(s), _ribbon(s), drawer_of(s))

    def _paths(self) -> Panel:
        s, boards = self.s, self.boards
        is_close = is_about_paths(s)
        roads = (is_close, s.fled, s.tambos, s.raymi, s.raymi_uses, s.ayar, s.rows, s.harvests, s.temples, s.night)
        nights = [
            [own.suns, own.moons, own.moon_slots, own.devotion, own.viracocha, own.temples, own.bonuses]
            for own in s.seats
        ]
        return self.kept("paths", (*roads, nights), lambda: paths_panel(s, boards))

    def _lake(self) -> Panel:
        s, boards = self.s, self.boards
        stocks = (s.market, s.stack_pots, s.textiles, s.tops, s.terrace, s.lake)
        sailing = [[own.islands, [own.boat]] for own in s.seats]
        return self.kept("lake", (*stocks, sailing), lambda: lake_panel(s, boards))

    def _board(self, board: SeatBoard) -> Panel:
        s, seat = self.s, board.seat
        on = (fields_of(s.seats[seat]), s.first == seat, is_dawn_to_come(s), parts_of(s, seat), textile_held(s, seat))
        return self.kept(f"board-{seat}", on, lambda: board.draw(s))

    def _line(self, own: Seat) -> SeatLine:
        s, seat = self.s, own.seat
        dawn = dawn_suns(s, seat) if is_dawn_to_come(s) else 0
        on = (own.llamas, own.suns, own.moons, own.sun, own.moon, dawn, s.first == seat, -1 in s.rows)
        return self.kept(f"line-{seat}", on, lambda: _line(s, own, dawn))

    def aim(self, seen: AyarState, action: Action) -> Aim:
        """Say where an action is clicked."""
        return aim_at(seen, self.boards, action.code)


def _line(s: AyarState, own: Seat, dawn: int) -> SeatLine:
    stats = [Stat("llama", own.llamas, Text("tip-llamas", {"llamas": own.llamas}))]
    for activity, name in enumerate(ACTIVITIES):
        suns, moons = own.suns[activity], own.moons[activity]
        tip = Text("tip-craft", {"activity": name, "suns": suns, "moons": moons})
        stats.append(Stat(f"act-{name}", f"{suns}/{moons}", tip))
    first = s.first == own.seat and -1 not in s.rows
    line = SeatLine(own.seat, min(own.sun, own.moon), stats, Text("note-first") if first else None)
    line.bars = _bars(own, dawn)
    line.unit = Text("unit-both" if own.sun == own.moon else "unit-sun" if own.sun < own.moon else "unit-moon")
    return line


def _bars(own: Seat, dawn: int) -> list[Bar]:
    """Sun and Moon, with what the next dawn is sure to pay; the lower one is the score (A9.2)."""
    sun = Bar("sun", own.sun, Text("tip-sun-bar", {"points": own.sun, "dawn": dawn}), more=dawn)
    moon = Bar("moon", own.moon, Text("tip-moon-total", {"points": own.moon}))
    sun.counts, moon.counts = own.sun <= own.moon, own.moon < own.sun
    return [sun, moon]


def _meter(s: AyarState) -> Meter | None:
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Activity):
        return None
    left = step.left(s)
    return Meter(left, full_power(s, step.seat, step.ACTIVITY, step.base), Text("tip-power", {"left": left}), "power")


def _ribbon(s: AyarState) -> Ribbon | None:
    """The path above the own board, while marker and tambo are chosen there: that of the Ayar who moves."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, TamboChoice):
        return lane_strip(step.ayar)
    if isinstance(step, StepMarker):
        standing = [ayar for ayar in range(4) if s.seats[step.seat].standing[ayar]]
        return lane_strip(standing[0] if standing else 0, [ayar for ayar in range(4) if not s.fled[ayar]])
    return None


def _status(s: AyarState) -> list[Text]:
    if -1 in s.rows:
        return [Text("status-setup")]
    phase = Text("status-night" if s.night else "status-day", {"round": s.round, "rounds": s.facts.rounds})
    found = [
        Text("status-llamas") if s.stack and isinstance(s.stack[-1], LlamaSplit) else phase,
        Text("status-supply", {"viracocha": s.viracocha, "llamas": s.llamas}),
    ]
    return found if s.stack else [Text("status-over")]
