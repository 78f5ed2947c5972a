"""What the drawing promises: the night's pay for every seat, the way a textile is turned, the Ayllu's board."""

from __future__ import annotations

import kancha
from kancha.games.ayar.names import TEXTILES
from kancha.games.ayar.travel import StepMarker
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Scene
from kancha.kernel.view import view

from .positions import ask, give_suns, table


def drawn(players: int = 2) -> Scene:
    """A table with Suns and Moons on the first board, drawn for its seat."""
    s = ask(table(players), StepMarker(0))
    give_suns(s, 0, [1, 2, 3, 4], [5, 6, 7, 8])
    s.seats[0].devotion = [9, 0, 0, 0]
    scene: Scene = kancha.game("ayar").draw(view(s, 0), 0)
    return scene


def label(scene: Scene, id: str) -> str:
    """The number on a piece."""
    return next(piece.label for panel in scene.panels for piece in panel.pieces if piece.id == id)


def test_what_the_night_would_pay_is_always_visible() -> None:
    """Suns and Moons by activity, and the dial, for every seat, on the board and in the right column."""
    scene = drawn()
    for activity in range(4):
        assert label(scene, f"night-suns-0-{activity}") == str(activity + 1)
        assert label(scene, f"night-moons-0-{activity}") == str(activity + 5)
        assert label(scene, f"night-moons-1-{activity}") == "0"
    assert label(scene, "night-dial-0") == "9"
    assert [stat.value for stat in scene.seats[0].stats][4:] == ["1/5", "2/6", "3/7", "4/8"]


def test_a_textile_in_hand_is_turned_before_it_is_laid() -> None:
    """First the turn, then the left or upper cell; the ghost shows it with all its Suns."""
    game = kancha.game("ayar")
    s = ask(table(), TextileLaying(0, TEXTILES.index("t3f")))
    seen = view(s, 0)
    zones = {zone.id for panel in game.draw(seen, 0).panels for zone in panel.zones}
    assert {f"turn-0-{turn}" for turn in s.facts.textile_turns[TEXTILES.index("t3f")]} <= zones
    aim = game.aim(seen, game.space.parse("weave b2 v-mh"))
    assert aim.targets == ["turn-0-6", "weave-0-8"]
    assert [piece.symbol for piece in aim.ghost].count("half-sun") == 3
    assert [piece.symbol for piece in aim.ghost].count("sun") == 1


def test_alone_the_ayllu_has_a_board_and_a_line() -> None:
    """Two lines in the right column, one solo board."""
    scene = drawn(1)
    assert [line.seat for line in scene.seats] == [0, 1]
    assert [panel.id for panel in scene.panels] == ["paths", "lake", "board-0", "solo"]
