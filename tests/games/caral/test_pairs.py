"""Chapter K8: the powers of resource cards."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import SMALL
from kancha.games.caral.cards import Payment
from kancha.games.caral.ceremony import SacrificeChoice
from kancha.kernel.testing import rule

from .positions import acting, hold, moves, moving, offers, place, play, pyramid, refused, stones, table


@rule("K8.1")
def test_any_card_extends_the_move() -> None:
    """One card of any type buys one space."""
    for card in ("stone", "clay", "fish", "alpaca"):
        s = table()
        hold(s, 0, **{card: 1})
        play(moving(s, 0), "move to a5", f"discard {card}")

        assert place("A5") == s.families[0].pawn


@rule("K8.2")
def test_e6_a_pair_needs_two_of_a_type() -> None:
    """E6: clay and stone are no pair; two clay are."""
    s = table()
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 3)
    hold(s, 0, clay=1, stone=1)
    play(acting(s, 0, "S1"), "build next")
    assert refused(s, "pair clay").rule == "K8.2"

    hold(s, 0, clay=1)
    assert "pair clay" in offers(s)


@rule("K8.2", "R22")
def test_each_type_once_per_turn() -> None:
    """Four fish make one repeat, not two; also after a second move."""
    s = table()
    hold(s, 0, fish=4, alpaca=2)
    play(acting(s, 0, "A2"), "use space", "pair fish", "use space")
    assert refused(s, "pair fish").message == "refuse-pair-used"

    play(s, "pair alpaca", "move to a3", "use space", "deal clay", "deal clay")
    assert refused(s, "pair fish").message == "refuse-pair-used"


@rule("K8.3", "R18")
def test_e7_three_levels_in_one_turn() -> None:
    """E7: three stones, a stone pair and a clay pair: three levels, no stones and none of these cards left."""
    s = table()
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 3)
    hold(s, 0, stone=2, clay=2)
    play(acting(s, 0, "S1"), "build next", "pair stone", "pair clay")

    assert s.site_levels[0] == 4
    assert (s.families[0].stones, s.families[0].hand) == (0, [0, 0, 0, 0])
    assert offers(s) == ["end turn"]


@rule("K8.3", "R18")
def test_an_extra_level_follows_a_built_level_and_costs_a_stone() -> None:
    """Before building it is refused; without a stone too; on a finished pyramid too."""
    s = table()
    pyramid(s, "S1", 0, 1, SMALL)
    stones(s, 0, 1)
    hold(s, 0, stone=2, clay=2)
    acting(s, 0, "S1")
    assert refused(s, "pair stone").rule == "R18"

    play(s, "build next")
    assert refused(s, "pair stone").rule == "K8.3"
    stones(s, 0, 2)
    play(s, "pair stone")
    assert refused(s, "pair clay").message == "refuse-finished"


@rule("R18")
def test_after_a_second_move_an_unused_pair_serves_the_second_pyramid() -> None:
    """The stone pair on the first, the clay pair on the second."""
    s = table()
    pyramid(s, "S1", 0, 1)
    pyramid(s, "S2", 0, 1)
    stones(s, 0, 4)
    hold(s, 0, stone=2, clay=2, alpaca=2)
    play(acting(s, 0, "S1"), "build next", "pair stone", "pair alpaca", "move to s2")
    assert refused(s, "pair clay").rule == "R18"

    play(s, "build next", "pair clay")
    assert s.site_levels[:2] == [3, 3]


@pytest.mark.parametrize("workers", [1, 2, 3])
@rule("K8.4")
def test_e8_fish_repeat_the_quarry(workers: int) -> None:
    """E8: twice the stones, four at most."""
    s = table()
    s.families[0].workers = [workers, 0]
    hold(s, 0, fish=2)
    play(acting(s, 0, "A2"), "use space", "pair fish", "use space")

    assert min(4, 2 * workers) == s.families[0].stones


@rule("K8.4")
def test_e8_fish_repeat_village_market_and_worship() -> None:
    """E8: two Caralis, two alpacas, four cards."""
    s = table()
    hold(s, 0, fish=6)
    play(acting(s, 0, "A1"), "reserve s1", "pair fish", "reserve s2")
    play(acting(s, 0, "A4"), "harness alpaca", "pair fish", "harness alpaca")
    play(acting(s, 0, "A3"), "use space", "deal clay", "deal clay", "pair fish", "use space", "deal clay", "deal clay")

    assert s.site_owner[:2] == [0, 0]
    assert s.families[0].alpacas == 3
    assert s.families[0].hand == [0, 4, 0, 0]


@rule("R19")
def test_fish_need_an_action_space_and_a_performed_action() -> None:
    """Not before the action, not on a site, not where nothing would happen."""
    s = table()
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 3)
    hold(s, 0, fish=2)
    assert refused(acting(s, 0, "A2"), "pair fish").message == "refuse-fish-first"
    play(s, "use space")
    assert refused(s, "pair fish").message == "refuse-no-effect"
    assert refused(acting(s, 0, "S1"), "pair fish").message == "refuse-fish-space"


@rule("R19")
def test_paid_fish_must_be_used() -> None:
    """After the pair the turn cannot end before the repeat."""
    s = table()
    hold(s, 0, fish=2)
    play(acting(s, 0, "A1"), "reserve s1", "pair fish")

    assert refused(s, "end turn").rule == "R19"
    assert "reserve s2" in offers(s)


@rule("K8.5")
def test_e25_worship_then_two_back_to_the_village() -> None:
    """E25: two cards drawn, then a Carali placed at the end of the second move."""
    s = table()
    hold(s, 0, alpaca=2)
    play(acting(s, 0, "A3"), "use space", "deal fish", "deal clay", "pair alpaca", "move to a1", "reserve s7")

    assert s.site_owner[6] == 0
    assert s.families[0].hand == [0, 1, 1, 0]


@rule("K8.5", "R20")
def test_the_second_move_is_one_to_three_spaces_without_cards() -> None:
    """From A4 three either way, whatever cards or alpacas there are; allowed without a first action."""
    s = table()
    s.families[0].alpacas = 5
    hold(s, 0, alpaca=2, fish=5)
    play(acting(s, 0, "A4"), "pair alpaca")

    assert moves(s) == ["A5", "A6", "A7", "A3", "A2", "A1"]
    assert refused(s, "move to a8").rule == "K8.5"
    assert refused(s, "move to a4").rule == "K4.1"


@rule("R20", "R6")
def test_the_second_move_may_stop_on_an_own_empty_site_and_enter_the_centre() -> None:
    """K4 counts here too."""
    s = table()
    pyramid(s, "S20", 0, 0)
    stones(s, 0, 1)
    hold(s, 0, alpaca=4)
    play(acting(s, 0, "A8"), "pair alpaca")
    assert {"S20", "A9", "C", "A7", "A6", "A5"} == set(moves(s))

    play(s, "enter centre")
    assert s.high_priest == 0


@rule("K8.6")
def test_cards_not_spent_can_be_sacrificed() -> None:
    """After a range card one fish is left for the gods."""
    s = table()
    hold(s, 0, fish=2)
    s.high_priest = 0
    s.stack = [SacrificeChoice(0), Payment(0, 1, "for-range", "K4.2")]
    play(s, "discard fish")

    assert offers(s) == ["sacrifice nothing", "sacrifice fish 1"]
