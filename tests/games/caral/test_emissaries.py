"""Chapter K19: emissaries."""

from __future__ import annotations

import pytest

from kancha.games.caral.ceremony import CeremonyFame, SacrificeChoice
from kancha.games.caral.desire import DesireJudgement
from kancha.games.caral.facts import Facts
from kancha.games.caral.scoring import final_points
from kancha.games.caral.state import CaralState
from kancha.games.caral.tiles import Relocation
from kancha.kernel.testing import rule

from .positions import (
    FACTS,
    acting,
    anaconda,
    desire,
    emissaries,
    fame,
    hold,
    moving,
    offers,
    play,
    pyramid,
    reading,
    refused,
    stones,
    table,
)


def diplomats(level: int, modules: tuple[str, ...] = ("emissaries",), facts: Facts = FACTS) -> CaralState:
    """Return a table of three where seat 0 has completed so many levels."""
    s = table(3, *modules, facts=facts)
    emissaries(s).level[0] = level
    return s


@rule("K19.1", "K19.2")
def test_only_what_the_lowest_level_lacks_can_be_sent() -> None:
    """Level 1 takes a Carali, level 2 an alpaca; not the other way round."""
    s = table(3, "emissaries")
    assert "send carali" in offers(acting(s, 0, "A1"))
    assert offers(acting(s, 0, "A4")) == ["harness alpaca", "end turn"]
    assert refused(s, "send alpaca").rule == "K19.1"

    emissaries(s).level[0] = 1
    assert offers(acting(s, 0, "A4")) == ["harness alpaca", "send alpaca", "end turn"]
    assert refused(acting(s, 0, "A1"), "send carali").rule == "K19.1"


@rule("K19.2")
def test_the_market_helps_even_with_a_full_sled() -> None:
    """Five alpacas on the sled: the sixth can still go to the board."""
    s = diplomats(1)
    s.families[0].alpacas, s.families[0].alpaca_reserve = 5, 2

    assert offers(acting(s, 0, "A4")) == ["send alpaca", "end turn"]


@rule("K19.3")
def test_a_level_of_two_figures_waits_for_both() -> None:
    """Level 3 takes two Caralis; the first earns nothing."""
    s = diplomats(2)
    play(acting(s, 0, "A1"), "send carali")
    assert (emissaries(s).level[0], s.families[0].away_caralis, fame(s)[0]) == (2, 1, 5)

    play(acting(s, 0, "A1"), "send carali")
    assert (
        emissaries(s).level[0],
        s.families[0].away_caralis,
        fame(s)[0],
        s.families[0].stones,
    ) == (3, 0, 7, 1)


@rule("K19.3", "K19.5", "R45")
def test_e21_anne_bernd_and_claudia() -> None:
    """E21: each first level gives 1 fame and 1 stone; the token stays with Anne until Claudia completes level 2."""
    s = table(3, "emissaries")
    holders = []
    for seat in range(3):
        play(acting(s, seat, "A1"), "send carali")
        holders.append(emissaries(s).diplomat)
    play(acting(s, 2, "A4"), "send alpaca", "deal fish", "deal fish")
    holders.append(emissaries(s).diplomat)

    assert holders == [0, 0, 0, 2]
    assert fame(s) == [6, 6, 7]
    assert [family.stones for family in s.families] == [1, 1, 1]
    assert ("final.diplomacy", 4) in final_points(s, 2)
    assert ("final.diplomacy", 0) in final_points(s, 0)


@rule("R46")
def test_reward_stones_beyond_the_sled_are_lost() -> None:
    """A full sled takes no fifth stone."""
    s = table(3, "emissaries")
    stones(s, 0, 4)
    play(acting(s, 0, "A1"), "send carali")

    assert s.families[0].stones == 4


@rule("K19.4")
def test_only_figures_of_an_incomplete_level_come_back() -> None:
    """One Carali of level 3 can be moved; those of completed levels cannot."""
    s = diplomats(2)
    s.stack = [Relocation(0)]
    assert refused(s, "recall emissary").rule == "K19.4"

    s.families[0].away_caralis = 1
    play(s, "recall emissary")
    assert refused(s, "send carali").rule == "R40"
    play(s, "worker in quarry-1")
    assert (s.families[0].away_caralis, s.families[0].workers) == (0, [2, 1])


@rule("K19.6", "R43")
def test_swap_of_stone_and_clay() -> None:
    """Level 1: clay stands in for one stone card, once per turn, and the pair counts as stone."""
    s = diplomats(1)
    pyramid(s, "S1", 0, 1)
    stones(s, 0, 4)
    hold(s, 0, stone=1, clay=3)
    play(acting(s, 0, "S1"), "build next")
    assert offers(s) == ["pair clay", "mixed pair stone", "mixed pair clay", "end turn"]

    play(s, "mixed pair stone")
    assert s.families[0].hand == [0, 2, 0, 0]
    assert refused(s, "pair stone").message == "refuse-pair-used"
    assert refused(s, "mixed pair clay").rule == "R43"
    play(s, "pair clay")
    assert s.site_levels[0] == 4


@rule("K19.6", "R43")
def test_swap_of_fish_and_alpaca() -> None:
    """Level 2: an alpaca card completes a pair of fish; stone and clay cannot be mixed any more."""
    s = diplomats(2)
    hold(s, 0, fish=1, alpaca=1, stone=1, clay=1)
    play(acting(s, 0, "A2"), "use space")
    assert offers(s) == ["mixed pair fish", "mixed pair alpaca", "end turn"]
    assert refused(s, "mixed pair stone").rule == "K19.6"

    play(s, "mixed pair fish", "use space")
    assert s.families[0].stones == 2


@rule("K19.6")
def test_without_the_face_no_pair_is_mixed() -> None:
    """Level 0, or the module not in play."""
    for s, why in ((diplomats(0), "refuse-no-swap-face"), (table(3), "refuse-no-module")):
        hold(s, 0, fish=1, alpaca=1)
        play(acting(s, 0, "A2"), "use space")

        assert refused(s, "mixed pair fish").message == why


@rule("K19.6", "R44")
def test_the_draw_face_gives_a_card_per_alpaca() -> None:
    """Level 3 on the sled: one card. The alpaca that ends the face by level 4 still draws it."""
    s = diplomats(3)
    play(acting(s, 0, "A4"), "harness alpaca", "deal fish")
    assert offers(s) == ["end turn"]

    s.families[0].away_caralis = 1
    play(acting(s, 0, "A4"), "send alpaca", "deal clay", "deal clay", "deal clay")
    assert (emissaries(s).level[0], s.families[0].hand) == (4, [0, 3, 1, 0])
    assert s.seat == 0


@rule("R44")
def test_other_faces_draw_nothing() -> None:
    """At level 4 a new alpaca draws no card."""
    s = diplomats(4)
    play(acting(s, 0, "A4"), "harness alpaca")

    assert offers(s) == ["end turn"]


@rule("K19.6", "R43", "K20.8")
def test_the_trade_is_used_as_often_as_there_are_cards() -> None:
    """The rulebook limits the swap, not the trade: four cards become four stones in one turn."""
    s = diplomats(4)
    hold(s, 0, fish=3, clay=1)
    play(moving(s, 0), "trade cards", "discard fish", "discard clay", "trade cards", "discard fish", "discard fish")

    assert s.families[0].stones == 4
    assert refused(s, "trade cards").message == "refuse-too-few-cards"


@rule("K19.6", "R43", "R12")
def test_by_the_other_reading_one_trades_once_per_turn() -> None:
    """Before the move, behind the architect or after the action; once."""
    s = diplomats(4, facts=reading(trade="once"))
    hold(s, 0, fish=3, clay=1)
    s.architect = 29
    moving(s, 0)
    assert "trade cards" in offers(s)
    play(s, "trade cards", "discard fish", "discard clay")
    assert s.families[0].stones == 2
    assert refused(s, "trade cards").rule == "R43"

    play(s, "move to a1")
    assert refused(s, "trade cards").rule == "R43"


@pytest.mark.parametrize(
    ("level", "cards", "load", "message"),
    [
        (3, 2, 0, "refuse-no-trade-face"),
        (4, 1, 0, "refuse-too-few-cards"),
        (4, 2, 4, "refuse-sled-full"),
    ],
)
@rule("K19.6")
def test_when_a_trade_is_refused(level: int, cards: int, load: int, message: str) -> None:
    """The face, the cards and the room on the sled."""
    s = diplomats(level)
    hold(s, 0, fish=cards)
    stones(s, 0, load)
    acting(s, 0, "A1")

    assert message == refused(s, "trade cards").message


@rule("R43", "R42")
def test_a_trade_may_not_spoil_an_action_that_was_paid_for() -> None:
    """With three stones and a chase paid, two more would leave the quarry without effect."""
    s = diplomats(4, modules=("anaconda", "emissaries"))
    anaconda(s).space = 1
    stones(s, 0, 3)
    hold(s, 0, fish=2)
    play(acting(s, 0, "A2"), "chase with alpaca of sled")

    assert refused(s, "trade cards").rule == "R42"
    play(s, "use space", "anaconda to a1")
    assert refused(s, "trade cards").rule == "K1.2"


@rule("K19.6", "R35")
def test_plus_one_counts_for_rank_and_desire() -> None:
    """Two cards with the face beat two laid down earlier; the total for the gods is five."""
    s = table(3, "emissaries", "desire")
    emissaries(s).level[1] = 5
    desire(s).pile = [6]
    hold(s, 0, fish=2)
    hold(s, 1, clay=2)
    s.high_priest = 0
    s.stack = [DesireJudgement(), CeremonyFame(), SacrificeChoice(2), SacrificeChoice(1), SacrificeChoice(0)]
    play(s, "sacrifice fish 2", "sacrifice clay 2", "sacrifice nothing")

    assert fame(s) == [6, 8, 4]
    assert s.stack == []


@rule("R35")
def test_plus_one_needs_a_real_card() -> None:
    """Giving nothing with the face costs 1 fame."""
    s = diplomats(5)
    s.high_priest = 0
    s.stack = [CeremonyFame()]
    s.advance()

    assert fame(s)[0] == 4


@rule("K19.3")
def test_all_five_levels_can_be_completed() -> None:
    """Six Caralis and two alpacas in all; then nothing more can be sent."""
    s = table(3, "emissaries")
    for figure in ("carali", "alpaca", "carali", "carali", "carali", "alpaca", "carali", "carali"):
        play(acting(s, 0, "A1" if figure == "carali" else "A4"), f"send {figure}")
        while s.seat < 0:
            s.play(s.legal()[0])

    assert emissaries(s).level[0] == 5
    assert fame(s)[0] == 5 + 1 + 1 + 2 + 2 + 4
    assert refused(acting(s, 0, "A1"), "send carali").message == "refuse-no-carali-needed"
