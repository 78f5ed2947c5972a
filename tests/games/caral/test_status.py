"""Chapter K16: status cards."""

from __future__ import annotations

import pytest

from kancha.games.caral.cards import Drawing
from kancha.games.caral.ceremony import SacrificeChoice
from kancha.games.caral.modules import changed
from kancha.games.caral.status import OPEN, OUT
from kancha.kernel.testing import rule

from .positions import (
    acting,
    emissaries,
    fame,
    hold,
    open_status,
    play,
    pyramid,
    status,
    stones,
    table,
    unpacked,
)


@rule("K16.1")
def test_five_of_nine_cards_are_revealed() -> None:
    """The other four are out of the game."""
    s = unpacked(3, "status")
    play(s, "reveal 9", "reveal 1", "reveal 4", "reveal 2", "reveal 7")

    assert status(s).owner == [OPEN, OPEN, OUT, OPEN, OUT, OUT, OPEN, OUT, OPEN]


@rule("K16.2")
def test_e20_the_first_stonecutter_only() -> None:
    """E20: the first family with four stones takes 2 fame; a later one nothing."""
    s = table(3, "status")
    open_status(s, 1)
    s.families[0].workers = s.families[1].workers = [4, 0]
    play(acting(s, 0, "A2"), "use space")
    play(acting(s, 1, "A2"), "use space")

    assert fame(s) == [7, 5, 5]
    assert status(s).owner[0] == 0


@rule("K16.2")
def test_a_card_that_is_out_is_never_scored() -> None:
    """Four stones without the Stonecutter in play."""
    s = table(3, "status")
    open_status(s, 2)
    s.families[0].workers = [4, 0]
    play(acting(s, 0, "A2"), "use space")

    assert fame(s) == [5, 5, 5]


@rule("K16.2")
def test_alpacas_workers_and_reserved_sites() -> None:
    """Herder, Foreman, Surveyor: the last piece brings the card."""
    s = table(3, "status")
    open_status(s, 2, 3, 4)
    family = s.families[0]
    family.alpacas, family.alpaca_reserve, family.workers = 4, 3, [2, 0]
    pyramid(s, "S1", 0, 0)
    pyramid(s, "S2", 0, 0)
    play(acting(s, 0, "A4"), "harness alpaca")
    assert fame(s)[0] == 8
    play(acting(s, 0, "A1"), "worker in quarry-1")
    assert fame(s)[0] == 10
    play(acting(s, 0, "A5"), "reserve s3")
    assert fame(s)[0] == 12


@rule("K16.2")
def test_priests_pyramids_and_levels_of_a_turn() -> None:
    """Keeper of Rites, City Planner and Master Builder."""
    s = table(3, "status")
    open_status(s, 5, 7, 8)
    s.site_priest[pyramid(s, "S1", 0, 5)] = True
    pyramid(s, "S2", 0, 5)
    play(acting(s, 0, "A1"), "priest on s2")
    assert fame(s)[0] == 8
    pyramid(s, "S3", 0, 0)
    stones(s, 0, 3)
    hold(s, 0, stone=2, clay=2)
    play(acting(s, 0, "S3"), "build large")
    assert fame(s)[0] == 10
    play(s, "pair stone", "pair clay")
    assert fame(s)[0] == 13


@rule("K16.2", "R39")
def test_cards_in_hand_count_after_each_card() -> None:
    """Quartermaster: the eighth card, not the end of the draw."""
    s = table(3, "status")
    open_status(s, 6)
    hold(s, 0, fish=7)
    s.stack = [Drawing(0, 2, "K5.5")]
    play(s, "deal clay")

    assert fame(s)[0] == 7


@pytest.mark.parametrize(("count", "expected"), [(3, 5), (4, 7)])
@rule("K16.2", "R35")
def test_the_benefactor_gives_four_real_cards(count: int, expected: int) -> None:
    """Real cards only: the plus-one face does not help."""
    s = table(3, "status", "emissaries")
    open_status(s, 9)
    emissaries(s).level[0] = 5
    hold(s, 0, fish=4)
    s.high_priest = 0
    s.stack = [SacrificeChoice(0)]
    play(s, f"sacrifice fish {count}")

    assert expected == fame(s)[0]


@rule("R39")
def test_a_family_may_take_several_at_once() -> None:
    """Both conditions met: both cards."""
    s = table(3, "status")
    open_status(s, 1, 6)
    stones(s, 2, 4)
    hold(s, 2, fish=8)
    changed(s, 2)

    assert fame(s)[2] == 9
