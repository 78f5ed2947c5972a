"""The scene: shared panels hide what they must, aims hit, and the running estimate adds up."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import Placement
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.settle import SettleMiddle
from kancha.kernel.scene import plain
from kancha.kernel.testing import random_match, rule

from .positions import BRAVE, GAME, HUNTER, SHAMAN, SLOTH, TRIBESMAN, bare, hold


@rule("E1.5")
def test_shared_panels_do_not_depend_on_who_looks_first() -> None:
    """A spectator sees the same after a seat has looked as before, and never a buried or held card."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER, SHAMAN)
    t.buried = [BRAVE]
    picture = GAME.picture(s.seen(None))
    first = plain(GAME.look(s.seen(None), None).scene)
    own = plain(picture.look(s.seen(0), 0).scene)
    assert plain(picture.look(s.seen(None), None).scene) == first
    ids = {zone["id"] for panel in own["panels"] for zone in panel.get("zones", [])}
    assert {"hand-0", "hand-4", "grave-0-7"} <= ids
    other = plain(picture.look(s.seen(1), 1).scene)
    ids = {zone["id"] for panel in other["panels"] for zone in panel.get("zones", [])}
    assert not {id for id in ids if id.startswith(("hand-", "grave-"))}


def test_a_figure_is_placed_by_its_column_and_its_kind() -> None:
    """First the place, then Chief or tribe figure: one click is enough when one kind is left."""
    s = bare(2, Placement(0))
    look = GAME.look(s.seen(0), 0)
    aims = {str(action): look.aim(action).targets for action in GAME.space.actions if action.family == "place"}
    assert aims["place chief on hunt"] == ["column-3", "figure-0-chief"]
    assert aims["place figure on eclipse"] == ["eclipse-0", "figure-0-0"]


@rule("E15.1", "E15.4", "E15.5")
def test_the_running_estimate_counts_what_is_public() -> None:
    """Cards and Animals count now; a hidden burial counts for Honor but not for a stone that asks for names."""
    s = bare(2, Placement(0))
    t = s.seats[0]
    t.owned = [HUNTER, SHAMAN]
    t.upright[SLOTH] = 2
    t.stones = [8]
    t.buried, t.buried_open = [-1, -1], [TRIBESMAN, BRAVE]
    values = dict(zip([name for name, _ in CATEGORIES], tally(s, t), strict=True))
    assert values == {"stones": 2, "offering": 0, "honor": 10, "cards": 3, "animals": 3, "megaliths": 0}


def test_a_finished_match_has_nothing_left_to_estimate() -> None:
    """The score is the score."""
    match = list(random_match(GAME, 2, 3))[-1]
    scene = GAME.look(match.state.seen(0), 0).scene
    assert [line.score for line in scene.seats] == match.scores
    assert [line.stats[-1].value for line in scene.seats] == [f"≈{points}" for points in match.scores]
