"""The drawing: shared by all viewers, true to the position, and small enough to be sent after every decision."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

import kancha
from kancha.games.terraces.picture import site, stock
from kancha.games.terraces.scene import draw, look
from kancha.kernel.scene import Scene
from kancha.kernel.testing import random_match

from .site import EDITIONS

MOST = 62_000
"""Bytes of a scene at the end of a match, when all is built over."""


def forget() -> None:
    """Forget everything drawn so far."""
    drawings: list[Any] = [site.site_panel, site.ground, site.basin, site.pile]
    drawings += [stock.stock_panel, stock.hand_panel, stock.seat_line]
    for drawing in drawings:
        drawing.cache_clear()


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_viewers_share_the_public_panels(edition: str) -> None:
    """Board and stock are the same objects for every viewer; a hand is shown to its owner alone."""
    game = kancha.game(edition)
    for number, match in enumerate(random_match(game, 3, 11)):
        if number % 29 == 0:
            scenes: list[Scene] = [draw(game, match.view(seat), seat) for seat in (0, 1, 2, None)]
            for place in (0, 1):
                assert len({id(scene.panels[place]) for scene in scenes}) == 1
            hands = [[panel.seat for panel in scene.panels if panel.place == "hand"] for scene in scenes]
            assert hands == [[0], [1], [2], []]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_kept_looks_like_what_is_drawn_anew(edition: str) -> None:
    """A scene put together from kept parts equals one drawn from nothing, and drawing leaves the view alone."""
    game = kancha.game(edition)
    forget()
    kept: list[tuple[object, int, bytes]] = []
    for number, match in enumerate(random_match(game, 4, 12)):
        seat = number % 4
        view = match.view(seat)
        before = deepcopy(view) if number % 17 == 0 else None
        drawn = msgspec.json.encode(draw(game, view, seat))
        if before is not None or match.over:
            assert before is None or before == view
            kept.append((view, seat, drawn))
    for view, seat, drawn in kept:
        forget()
        assert msgspec.json.encode(draw(game, view, seat)) == drawn
    assert len(kept[-1][2]) < MOST


def test_a_look_tells_what_the_state_of_the_view_tells() -> None:
    """A view that is looked at without copying has the same fields as the state built from it."""
    game = kancha.game("cuzco")
    for number, match in enumerate(random_match(game, 2, 13)):
        if number % 37 == 0:
            view = match.view(0)
            assert repr(look(game, view).state) == repr(game.state(view))
