"""Chapter K5: the five actions."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import LARGE, SMALL
from kancha.kernel.testing import rule

from .positions import acting, hold, offers, place, play, pyramid, refused, stones, table


@pytest.mark.parametrize(("architect", "acts"), [("A4", False), ("A3", True), ("A2", True), ("START", True)])
@rule("K5.1", "R12")
def test_e12_behind_level_or_ahead(architect: str, acts: bool) -> None:
    """E12: a pawn on A3 acts unless the architect is further on."""
    s = table()
    s.architect = place(architect)
    acting(s, 0, "A3")

    assert acts == ("use space" in offers(s))
    if not acts:
        assert refused(s, "use space").rule == "K5.1"


@rule("K5.2", "R11")
def test_an_action_may_be_declined() -> None:
    """Ending the turn is offered beside the action."""
    s = acting(table(), 0, "A3")

    assert offers(s) == ["use space", "end turn"]


@rule("K5.2")
def test_the_place_decides_the_action() -> None:
    """At a place of worship no Carali can be placed, in a village no card drawn."""
    assert refused(acting(table(), 0, "A3"), "worker in quarry-1").rule == "K5.2"
    assert refused(acting(table(), 0, "A1"), "use space").rule == "K5.2"
    assert refused(acting(table(), 0, "A4"), "use space").rule == "K5.2"


@rule("K5.3")
def test_the_village_offers_workers_builders_and_priests() -> None:
    """Both quarries, free sites, and only own completed large pyramids."""
    s = table()
    pyramid(s, "S1", 0, 5, LARGE)
    pyramid(s, "S2", 0, 3, SMALL)
    pyramid(s, "S3", 1, 5, LARGE)
    pyramid(s, "S4", 0, 4, LARGE)
    acting(s, 0, "A1")
    found = offers(s)

    assert found[:2] == ["worker in quarry-1", "worker in quarry-2"]
    assert [f"reserve s{n}" for n in range(5, 21)] == [text for text in found if text.startswith("reserve")]
    assert [text for text in found if text.startswith("priest")] == ["priest on s1"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("priest on s2", "refuse-small-priest"),
        ("priest on s3", "refuse-not-own-pyramid"),
        ("priest on s4", "refuse-unfinished"),
        ("priest on s23", "refuse-no-such-site"),
        ("reserve s1", "refuse-site-taken"),
        ("reserve s24", "refuse-no-such-site"),
        ("send carali", "refuse-no-module"),
    ],
)
@rule("K5.3")
def test_e11_where_a_carali_cannot_go(text: str, message: str) -> None:
    """E11: no priest on a small, foreign or unfinished pyramid; no builder on a taken site."""
    s = table()
    pyramid(s, "S1", 0, 5, LARGE)
    pyramid(s, "S2", 0, 3, SMALL)
    pyramid(s, "S3", 1, 5, LARGE)
    pyramid(s, "S4", 0, 4, LARGE)
    acting(s, 0, "A1")

    assert message == refused(s, text).message


@rule("K5.3")
def test_a_placed_carali_leaves_the_reserve() -> None:
    """As worker, builder or priest."""
    s = table()
    pyramid(s, "S1", 0, 5)
    before = s.families[0].reserve
    play(acting(s, 0, "A1"), "worker in quarry-2")
    play(acting(s, 0, "A5"), "reserve s20")
    play(acting(s, 0, "A9"), "priest on s1")

    assert s.families[0].workers == [1, 2]
    assert (s.site_owner[19], s.site_levels[19]) == (0, 0)
    assert s.site_priest[0]
    assert before - 3 == s.families[0].reserve


@rule("R13")
def test_one_priest_per_pyramid_but_many_workers() -> None:
    """A second priest is refused; a tenth worker is not."""
    s = table()
    site = pyramid(s, "S1", 0, 5)
    s.site_priest[site] = True
    s.families[0].workers = [9, 0]
    acting(s, 0, "A1")

    assert refused(s, "priest on s1").rule == "R13"
    play(s, "worker in quarry-1")
    assert s.families[0].workers == [10, 0]


@rule("R14")
def test_an_empty_reserve_places_nothing() -> None:
    """Without a Carali only the end of the turn is left."""
    s = table()
    s.families[0].reserve = 0
    acting(s, 0, "A1")

    assert offers(s) == ["end turn"]
    assert refused(s, "worker in quarry-1").rule == "R14"


@rule("K5.4", "K1.2")
def test_e9_a_quarry_gives_a_stone_per_worker_here() -> None:
    """E9: three stones and two workers here make four; the workers of the other quarry do not count."""
    s = table()
    s.families[0].workers = [2, 5]
    stones(s, 0, 3)
    play(acting(s, 0, "A2"), "use space")

    assert s.families[0].stones == 4


@rule("K5.4")
def test_a_quarry_without_workers_or_with_a_full_sled() -> None:
    """Nothing is offered, and the refusal says why."""
    s = table()
    s.families[0].workers = [0, 2]
    acting(s, 0, "A2")
    assert refused(s, "use space").rule == "K5.4"

    stones(s, 0, 4)
    acting(s, 0, "A6")
    assert refused(s, "use space").rule == "K1.2"


@rule("K5.5")
def test_worship_draws_two_cards() -> None:
    """Two cards from the deck."""
    s = acting(table(), 0, "A7")
    play(s, "use space", "deal fish", "deal clay")

    assert s.families[0].hand == [0, 1, 1, 0]
    assert offers(s) == ["end turn"]


@rule("K5.5", "R26")
def test_worship_without_any_card_left() -> None:
    """All cards in hands: nothing to draw."""
    s = table()
    hold(s, 1, stone=12, clay=12, fish=12, alpaca=12)
    acting(s, 0, "A3")

    assert refused(s, "use space").rule == "R26"


@rule("K5.6", "K1.3")
def test_the_market_adds_an_alpaca_up_to_five() -> None:
    """Movement +1; a sled with five takes no more."""
    s = table()
    s.families[0].alpacas, s.families[0].alpaca_reserve = 4, 3
    play(acting(s, 0, "A4"), "harness alpaca")
    assert s.families[0].alpacas == 5

    acting(s, 0, "A8")
    assert offers(s) == ["end turn"]
    assert refused(s, "harness alpaca").rule == "K1.3"


@rule("R14")
def test_a_market_without_alpacas_in_reserve() -> None:
    """Component limit."""
    s = table()
    s.families[0].alpaca_reserve = 0
    acting(s, 0, "A4")

    assert refused(s, "harness alpaca").rule == "R14"


@rule("K5.7")
def test_building_needs_an_own_unfinished_site() -> None:
    """Own unfinished pyramid: yes; a rival's, a finished one or an action space: no."""
    s = table()
    pyramid(s, "S1", 0, 2)
    pyramid(s, "S2", 1, 2)
    pyramid(s, "S3", 0, 3, SMALL)
    stones(s, 0, 2)

    assert "build next" in offers(acting(s, 0, "S1"))
    assert refused(acting(s, 0, "S2"), "build next").rule == "K5.7"
    assert refused(acting(s, 0, "S3"), "build next").message == "refuse-finished"
    assert refused(acting(s, 0, "A1"), "build next").rule == "K5.7"


@rule("K20.8")
def test_one_action_at_a_place() -> None:
    """A second use of the same space in a turn is refused."""
    s = acting(table(), 0, "A2")
    play(s, "use space")

    assert refused(s, "use space").rule == "K20.8"
