"""The drawing: shared by all viewers, true to the position, and small enough to be sent after every decision."""

from __future__ import annotations

import msgspec
import pytest

import kancha
from kancha.kernel.testing import random_match

from .positions import EDITIONS

MOST = 62_000
"""Bytes of a scene at the end of a match, when all is built over."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_viewers_share_the_public_panels(edition: str) -> None:
    """Board and stock are the same objects for every viewer; a hand is shown to its owner alone."""
    game = kancha.game(edition)
    for number, match in enumerate(random_match(game, 3, 11)):
        if number % 29 == 0:
            picture = game.picture(match.state.seen(None))
            scenes = [picture.look(match.state.seen(seat), seat).scene for seat in (0, 1, 2, None)]
            for place in (0, 1):
                assert len({id(scene.panels[place]) for scene in scenes}) == 1
            hands = [[panel.seat for panel in scene.panels if panel.place == "hand"] for scene in scenes]
            assert hands == [[0], [1], [2], []]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scene_stays_small(edition: str) -> None:
    """At the end of a match of four."""
    game = kancha.game(edition)
    *_, match = random_match(game, 4, 12)
    assert len(msgspec.json.encode(game.look(match.state.seen(0), 0).scene)) < MOST
