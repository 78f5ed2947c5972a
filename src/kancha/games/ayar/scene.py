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
from kancha.kernel.scene import Aim, Meter, Palette, Scene, SeatLine, Stat, Text

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


def palette() -> Palette:
    """Dusk by day, night by night; gold for the Sun, silver for the Moon."""
    return Palette(light=LIGHT, dark=DARK)


LIGHT = {
    "ink": "#252a46",
    "paper": "#fffaf0",
    "board": "#eef0f8",
    "plate": "#fbf8f0",
    "plate-line": "#b9bcd2",
    "done": "rgba(240, 196, 84, 0.38)",
    "sky-top": "#8e9cc9",
    "sky-mid": "#c9c3da",
    "sky-low": "#f3d9a6",
    "mount-1": "#8f8fb4",
    "mount-2": "#77789f",
    "star": "#fff7dc",
    "shore": "#e6dcc4",
    "lake": "#8fb8d6",
    "lake-deep": "#5c8fb8",
    "lake-glow": "rgba(255, 255, 255, 0.24)",
    "terrace": "#cfdcae",
    "night": "#3a4272",
    "dusk": "#4d568c",
    "gold": "#eab53a",
    "gold-deep": "#a87314",
    "silver": "#e3e8f4",
    "silver-deep": "#8a93b5",
    "vira": "#8a5a9c",
    "leaf": "#6f9a4d",
    "reed": "#cdb46a",
    "reed-light": "#f0e4bb",
    "earth": "#9a6a45",
    "clay": "#c9673f",
    "cloth": "#b2435a",
    "cloth-1": "#d79aa0",
    "cloth-2": "#c97b5f",
    "cloth-3": "#9b6fae",
    "cloth-4": "#5d6fb3",
    "skin": "#e0b088",
    "hair": "#2a2238",
    "yellow-slot": "#f6d977",
    "ayar-teal": "#2b9a95",
    "ayar-grey": "#6f7787",
    "ayar-brown": "#935f36",
    "ayar-purple": "#7b4fa3",
    "band-teal": "rgba(224, 244, 240, 0.82)",
    "band-grey": "rgba(236, 238, 243, 0.82)",
    "band-brown": "rgba(246, 232, 216, 0.82)",
    "band-purple": "rgba(240, 229, 247, 0.82)",
    "closed": "rgba(158, 163, 190, 0.62)",
    "site-farming": "#dcebc4",
    "site-reed": "#cfe4ef",
    "site-weaving": "#f4d5d8",
    "site-pottery": "#f7ddc6",
    "pot-green": "#5f9d63",
    "pot-pink": "#d885a8",
    "pot-blue": "#5a8fc4",
    "pot-yellow": "#e2bb4a",
    "pot-red": "#c2503f",
}
DARK = {
    **LIGHT,
    "ink": "#eef0fb",
    "paper": "#3b4168",
    "board": "#232847",
    "plate": "#2e345a",
    "plate-line": "#59608a",
    "done": "rgba(217, 160, 43, 0.34)",
    "sky-top": "#0f1430",
    "sky-mid": "#232a55",
    "sky-low": "#5a4468",
    "mount-1": "#1c2145",
    "mount-2": "#151a38",
    "star": "#f4e9c4",
    "shore": "#2c2a38",
    "lake": "#234a6e",
    "lake-deep": "#3f6f9b",
    "lake-glow": "rgba(255, 255, 255, 0.08)",
    "terrace": "#3c4a2c",
    "night": "#171c3d",
    "dusk": "#4d568c",
    "gold": "#d9a02b",
    "gold-deep": "#f0c96a",
    "silver": "#b8c0d8",
    "silver-deep": "#e6eaf6",
    "reed": "#8a7a45",
    "reed-light": "#5c5334",
    "yellow-slot": "#8a6f1e",
    "band-teal": "rgba(24, 58, 62, 0.86)",
    "band-grey": "rgba(46, 50, 66, 0.86)",
    "band-brown": "rgba(62, 46, 36, 0.86)",
    "band-purple": "rgba(54, 38, 72, 0.86)",
    "closed": "rgba(16, 19, 40, 0.82)",
    "site-farming": "#3d4f2c",
    "site-reed": "#2b4a5e",
    "site-weaving": "#5a2f3c",
    "site-pottery": "#5c4029",
}
