"""Chapter K4: movement, with the path vectors P1 to P10."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import SMALL
from kancha.games.caral.movement import travel_cost
from kancha.games.caral.state import NEUTRAL, CaralState
from kancha.kernel.testing import rule

from .positions import acting, hold, moves, moving, offers, place, play, pyramid, refused, stones, table


def costs(s: CaralState, seat: int, *names: str) -> list[int]:
    """Return what journeys cost."""
    return [travel_cost(s, seat, place(name)) for name in names]


@rule("K4.1", "K4.3", "K4.4", "K4.8")
def test_p1_an_empty_path() -> None:
    """P1: from START with movement 4, only the four action spaces of the first round."""
    s = moving(table(), 0)

    assert moves(s) == ["A1", "A2", "A3", "A4"]
    assert costs(s, 0, "A1", "A2", "A3", "A4") == [1, 2, 3, 4]


@rule("K4.3", "K4.8", "R7", "K4.6")
def test_p2_pyramids_are_spaces() -> None:
    """P2: pyramids on S2 and S5 take a step each and can be stopped on."""
    s = table()
    pyramid(s, "S2", 1)
    pyramid(s, "S5", 2)
    moving(s, 0)

    assert moves(s) == ["A1", "S2", "A2", "S5"]
    assert costs(s, 0, "A3")[0] == 5


@rule("K4.5", "R6")
def test_p3_the_own_empty_site() -> None:
    """P3: an own reserved site can be a goal for 1, but is not counted on the way."""
    s = table()
    pyramid(s, "S8", 1)
    pyramid(s, "S9", 0, levels=0)
    stones(s, 0, 1)
    moving(s, 0, "A3")

    assert {"S8", "S9", "A4", "A5", "A6", "A2", "A1"} == set(moves(s))
    assert costs(s, 0, "S8", "S9", "A4", "A5", "A6", "A2", "A1") == [1, 2, 2, 3, 4, 1, 2]


@rule("R6")
def test_p4_no_stop_without_a_stone() -> None:
    """P4: as P3 without stones the site is refused."""
    s = table()
    pyramid(s, "S9", 0, levels=0)
    moving(s, 0, "A3")

    assert "S9" not in moves(s)
    assert (refused(s, "move to s9").rule, refused(s, "move to s9").message) == ("R6", "refuse-stop-without-stone")


@rule("K4.2", "R21")
def test_p5_inken_discards_two_cards() -> None:
    """P5, E5: the quarry costs 7; with movement 5 exactly two cards are discarded, with one card it is out of reach."""
    s = table()
    for name in ("S5", "S8", "S11"):
        pyramid(s, name, 1)
    s.families[0].alpacas = 2
    hold(s, 0, fish=1)
    moving(s, 0, "A2")
    assert (refused(s, "move to a6").rule, refused(s, "move to a6").args) == ("K4.2", {"cost": 7, "reach": 6})

    hold(s, 0, clay=2)
    play(s, "move to a6")
    assert offers(s) == ["discard clay", "discard fish"]
    play(s, "discard fish", "discard clay")
    assert place("A6") == s.families[0].pawn
    assert s.families[0].hand == [0, 1, 0, 0]
    assert s.discard == [0, 1, 1, 0]


@pytest.mark.parametrize(("site", "builds"), [("S8", False), ("S10", True)])
@rule("K5.1", "R12")
def test_p6_no_building_behind_the_architect(site: str, builds: bool) -> None:
    """P6: with the architect on A4, S8 lies behind it and S10 before it."""
    s = table()
    pyramid(s, site, 0)
    stones(s, 0, 1)
    s.architect = place("A4")
    acting(s, 0, site)

    assert builds == ("build next" in offers(s))


@rule("K4.9", "K4.3")
def test_p8_the_centre_costs_one_from_a9() -> None:
    """P8: no exact count is needed."""
    s = moving(table(), 0, "A9")

    assert "C" in moves(s)
    assert costs(s, 0, "C") == [1]


@rule("K4.7", "R8")
def test_p9_nobody_returns_to_start() -> None:
    """P9: from A1 no backward move exists."""
    s = moving(table(), 0, "A1")

    assert moves(s) == ["A2", "A3", "A4", "A5"]


@rule("K4.5", "K4.8")
def test_p10_movement_must_last_to_the_own_site() -> None:
    """P10: with movement 2 the own site S10 would cost 3; one card brings it into reach."""
    s = table()
    pyramid(s, "S9", 1)
    pyramid(s, "S10", 0, levels=0)
    stones(s, 0, 1)
    s.families[0].alpacas = -1
    moving(s, 0, "A3")

    assert moves(s) == ["S9", "A4", "A2", "A1"]
    hold(s, 0, fish=1)
    assert "S10" in moves(s)


@rule("K4.1")
def test_staying_is_no_move() -> None:
    """The space one stands on is refused."""
    s = moving(table(), 0, "A3")

    assert (refused(s, "move to a3").rule, refused(s, "move to a3").message) == ("K4.1", "refuse-stay")


@rule("K4.4")
def test_foreign_and_free_empty_sites_are_no_goals() -> None:
    """Neither a free site nor a rival's reserved one can be entered."""
    s = table()
    pyramid(s, "S2", 1, levels=0)
    moving(s, 0)

    assert refused(s, "move to s1").rule == "K4.4"
    assert refused(s, "move to s2").rule == "K4.4"
    assert refused(s, "move to s22").message == "refuse-no-such-site"


@rule("R6", "K6.5")
def test_no_stop_on_an_own_site_without_a_base_in_the_supply() -> None:
    """Neither size 5 nor size 3 left: the stop would be without building."""
    s = table()
    pyramid(s, "S1", 0, levels=0)
    stones(s, 0, 1)
    s.supply[5] = s.supply[3] = 0
    moving(s, 0)

    assert refused(s, "move to s1").message == "refuse-stop-without-level"


@rule("R6", "R12")
def test_no_stop_on_an_own_empty_site_behind_the_architect() -> None:
    """It could not be built on."""
    s = table()
    pyramid(s, "S1", 0, levels=0)
    stones(s, 0, 1)
    s.architect = place("A2")
    moving(s, 0)

    assert refused(s, "move to s1").message == "refuse-stop-behind"


@rule("R6", "K5.2")
def test_who_stops_on_the_own_empty_site_must_build() -> None:
    """Declining is refused there until a level is laid."""
    s = table()
    pyramid(s, "S1", 0, levels=0)
    stones(s, 0, 1)
    moving(s, 0)
    play(s, "move to s1")

    assert offers(s) == ["build small", "build large"]
    assert refused(s, "end turn").rule == "R6"
    play(s, "build small", "end turn")
    assert (s.site_kind[0], s.site_levels[0]) == (SMALL, 1)


@rule("K4.6", "R10", "K12.2", "R47", "R7")
def test_pawns_share_spaces_and_stop_on_neutral_pyramids() -> None:
    """Two pawns meet on a neutral pyramid, where nobody can act."""
    s = table(2)
    pyramid(s, "S1", NEUTRAL)
    s.families[1].pawn = place("S1")
    stones(s, 0, 2)
    moving(s, 0)
    play(s, "move to s1")

    assert s.families[0].pawn == s.families[1].pawn
    assert offers(s) == ["end turn"]
    assert refused(s, "build next").rule == "K5.7"


@rule("K4.1")
def test_a_move_goes_both_ways() -> None:
    """Forward first, nearest first, then backward."""
    s = moving(table(), 0, "A4")

    assert moves(s) == ["A5", "A6", "A7", "A8", "A3", "A2", "A1"]


@rule("K4.1")
def test_a_turn_does_not_end_before_the_pawn_has_moved() -> None:
    """The end of the turn stands in the bar while the pawn is to move, with its reason."""
    s = moving(table(), 0)

    assert refused(s, "end turn").message == "refuse-move-first"
    assert refused(s, "use space").message == "refuse-not-asked"
