"""Ayar laid out for the eye: dusk blue and gold, with Sun and Moon."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import ACTIVITIES
from kancha.games.ayar.picture.aims import aim_at
from kancha.games.ayar.picture.grids import seat_panel
from kancha.games.ayar.picture.paths import paths_panel
from kancha.games.ayar.picture.solo import solo_panel
from kancha.games.ayar.picture.waters import lake_panel
from kancha.games.ayar.pottery import Pottery
from kancha.games.ayar.power import full_power, power_left
from kancha.games.ayar.reeds import ReedBundling
from kancha.games.ayar.state import Table
from kancha.games.ayar.weaving import Weaving
from kancha.kernel.action import Action
from kancha.kernel.game import Game
from kancha.kernel.scene import Aim, Meter, Scene, SeatLine, Stat, Text

NO_LEDGER: Final = {"is": "Ledger", "points": [], "seats": [], "sources": [], "totals": []}
"""The points of a match are not drawn, and reading them again for every viewer would take most of the time."""

_seen: list[Any] = [None, None, None, 0]
"""The last view, its game, its table and the seat asked: one view is asked for its drawing and for all its aims."""


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Draw what the view tells; in Ayar nothing is hidden, so a view is a whole position."""
    s = _table(game, view)
    panels = [paths_panel(s), lake_panel(s)]
    panels += [seat_panel(s, own) for own in s.seats[: s.players]]
    if s.automa >= 0:
        panels.append(solo_panel(s))
    lines = []
    for own in s.seats:
        first = s.first == own.seat and -1 not in s.rows
        lines.append(_line(own.seat, own.sun, own.moon, own.dial, own.llamas, tuple(own.suns), tuple(own.moons), first))
    return Scene(panels, lines, _meter(s), _status(s))


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked."""
    s = _table(game, view)
    return aim_at(s, _seen[3], action)


def _table(game: Game, view: Any) -> Table:
    if _seen[0] is view and _seen[1] is game:
        known: Table = _seen[2]
        return known
    s = game.state({**view, "ledger": NO_LEDGER})
    assert isinstance(s, Table)
    _seen[:] = [view, game, s, max(s.seat, 0)]
    return s


@lru_cache(maxsize=256)
def _line(
    seat: int, sun: int, moon: int, dial: int, llamas: int, suns: tuple[int, ...], moons: tuple[int, ...], first: bool
) -> SeatLine:
    stats = [
        Stat("sun", sun, Text("tip-sun-total", {"points": sun})),
        Stat("moon", moon, Text("tip-moon-total", {"points": moon})),
        Stat("dial", dial, Text("tip-dial", {"dial": dial})),
        Stat("llama", llamas, Text("tip-llamas", {"llamas": llamas})),
    ]
    for activity, name in enumerate(ACTIVITIES):
        tip = Text("tip-craft", {"activity": name, "suns": suns[activity], "moons": moons[activity]})
        stats.append(Stat(f"act-{name}", f"{suns[activity]}/{moons[activity]}", tip))
    return SeatLine(seat, min(sun, moon), stats, Text("note-first") if first else None)


def _meter(s: Table) -> Meter | None:
    step = s.stack[-1] if s.stack else None
    kinds = {Farming: 0, ReedBundling: 1, Weaving: 2, Pottery: 3}
    if not isinstance(step, (Farming, ReedBundling, Weaving, Pottery)):
        return None
    activity = kinds[type(step)]
    spent = step.planted if isinstance(step, Farming) else step.spent
    left = power_left(s, step.seat, activity, step.base, spent)
    return Meter(left, full_power(s, step.seat, activity, step.base), Text("tip-power", {"left": left}))


def _status(s: Table) -> list[Text]:
    if -1 in s.rows:
        return [Text("status-setup")]
    found = [
        Text("status-night" if s.night else "status-day", {"round": s.round, "rounds": s.facts.rounds}),
        Text("status-supply", {"viracocha": s.viracocha, "llamas": s.llamas}),
    ]
    return found if s.stack else [Text("status-over")]
