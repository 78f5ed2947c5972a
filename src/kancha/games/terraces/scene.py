"""Cuzco and Java laid out for the eye: terraces that rise, water and temples."""

from __future__ import annotations

from typing import Any

from kancha.games.terraces.picture.aims import aim_at
from kancha.games.terraces.picture.sight import Sight
from kancha.games.terraces.picture.site import land_of, site_panel
from kancha.games.terraces.picture.stock import hand_of, line_of, status, stock_of
from kancha.kernel.action import Action
from kancha.kernel.game import Game
from kancha.kernel.scene import Aim, Meter, Scene, Text

_last: list[Sight] = []
"""The view that was looked at last: one view is asked for its drawing and for all its aims."""


def look(game: Game, view: Any) -> Sight:
    """Return a view as it is looked at; the same view is read only once."""
    if not _last or _last[0].view is not view:
        _last[:] = [Sight(game, view)]
    return _last[0]


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Lay a view out for the eye."""
    sight = look(game, view)
    s = sight.state
    panels = [site_panel(s.facts, land_of(s)), stock_of(sight)]
    if seat is not None:
        panels.append(hand_of(s, s.seats[seat]))
    most = s.facts.points + (s.facts.bonus if s.boosted else 0)
    meter = Meter(s.ap, most, Text("meter-points")) if s.turn and s.stack else None
    return Scene(panels, [line_of(s, holder) for holder in s.seats], meter, status(sight))


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked and what it would look like."""
    return aim_at(look(game, view), action)
