"""House rulings and versions: where the rulebook can be read in two ways, and what moved with version 2."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import LARGE, SMALL
from kancha.games.caral.scoring import FinalScoring, final_points
from kancha.kernel.errors import KanchaError
from kancha.kernel.testing import check_everything, rule

from .positions import (
    ALL,
    FACTS,
    GAME,
    acting,
    anaconda,
    fame,
    hold,
    moves,
    moving,
    offers,
    play,
    pyramid,
    reading,
    refused,
    sources,
    state,
    stones,
    table,
)


@rule("R15", "K6.5")
def test_no_size_runs_out_by_our_reading() -> None:
    """Twenty sites can all be built to the top, large or small."""
    assert FACTS.level_counts == [0, 20, 20, 20, 20, 20]


@rule("R15", "K6.4")
def test_every_base_of_the_finishable_split_can_be_finished() -> None:
    """As many levels of size 4 as of size 5, and as many of each smaller size as there are bases of either kind."""
    counts = reading(levels="finishable").level_counts

    assert counts[5] == counts[4] == 6
    assert counts[1] == counts[2] == counts[3] == 12
    assert sum(counts) == 48


@rule("R15")
def test_a_size_sells_out_by_the_reading_of_the_first_version() -> None:
    """Nine large pyramids use up the levels of size 4; a tenth base is never continued."""
    s = table(4, facts=reading(levels="scarce"))
    for number in range(1, 10):
        pyramid(s, f"S{number}", number % 4, 2)
    pyramid(s, "S10", 0, 1)
    stones(s, 0, 1)

    assert refused(acting(s, 0, "S10"), "build next").message == "refuse-sold-out"


@rule("R15")
def test_the_same_pyramid_goes_on_by_our_reading() -> None:
    """Where the first version refused the tenth pyramid its second level, it is built now."""
    s = table(4)
    for number in range(1, 10):
        pyramid(s, f"S{number}", number % 4, 2)
    pyramid(s, "S10", 0, 1)
    stones(s, 0, 1)

    assert play(acting(s, 0, "S10"), "build next").site_levels[9] == 2


@rule("K4.2", "R21")
def test_more_cards_than_needed_may_be_discarded() -> None:
    """Version 2: the next space is in reach without a card, and yet two are given up for it."""
    s = moving(table(), 0)
    hold(s, 0, fish=2, clay=1)
    play(s, "extend range", "discard fish", "extend range", "discard clay", "move to a1")

    assert s.families[0].hand == [0, 0, 1, 0]
    assert offers(s)[-1] == "end turn"


@rule("K4.2", "R21")
def test_cards_given_before_count_for_the_way() -> None:
    """Movement 4 and two cards given up reach the sixth space without a further question."""
    s = moving(table(), 0)
    hold(s, 0, fish=3)
    play(s, "extend range", "discard fish", "extend range", "discard fish", "move to a6")

    assert (s.families[0].pawn, sum(s.families[0].hand)) == (FACTS.space_spot[5], 1)


@rule("K4.2")
def test_without_a_card_the_range_cannot_be_extended() -> None:
    """An empty hand."""
    assert refused(moving(table(), 0), "extend range").message == "refuse-empty-hand"


@rule("R21")
def test_version_1_takes_exactly_the_missing_cards() -> None:
    """Matches that began by it are not asked for more."""
    s = moving(table(facts=reading(1, levels="scarce", trade="once")), 0)
    hold(s, 0, fish=2)

    assert "extend range" not in offers(s)
    assert refused(s, "extend range").message == "refuse-not-asked"


@rule("R20")
def test_cards_do_not_extend_the_alpaca_pair_by_our_reading() -> None:
    """Three spaces, whatever the hand."""
    s = table()
    hold(s, 0, alpaca=2, fish=2)
    play(acting(s, 0, "A1"), "pair alpaca")

    assert moves(s) == ["A2", "A3", "A4"]
    assert refused(s, "extend range").rule == "R20"
    assert refused(s, "move to a5").rule == "K8.5"


@rule("R20")
def test_cards_extend_the_alpaca_pair_by_the_other_reading() -> None:
    """Two cards lead two spaces further, and they are paid."""
    s = table(facts=reading(second_move="cards"))
    hold(s, 0, alpaca=2, fish=2)
    play(acting(s, 0, "A1"), "pair alpaca")
    assert moves(s) == ["A2", "A3", "A4", "A5", "A6"]

    play(s, "move to a6", "discard fish", "discard fish")
    assert s.families[0].pawn == FACTS.space_spot[5]


@rule("R13", "K5.3")
def test_a_second_priest_by_the_other_reading() -> None:
    """Both stand on the same pyramid and both score."""
    one, any_number = table(), table(facts=reading(priests="any"))
    for s in (one, any_number):
        s.site_priest[pyramid(s, "S1", 0, 5)] = 1
        s.families[0].reserve -= 1
        acting(s, 0, "A1")

    assert refused(one, "priest on s1").rule == "R13"
    play(any_number, "priest on s1")
    assert ("final.priests", 4) in final_points(any_number, 0)


@rule("R25")
def test_fame_below_zero_by_the_other_reading() -> None:
    """Chasing with a stone at 0 fame costs one, if fame has no floor."""
    for facts, left in ((FACTS, 0), (reading(fame_floor="none"), -1)):
        s = table(3, "anaconda", facts=facts)
        s.ledger.totals[0] = 0
        anaconda(s).space = 1
        stones(s, 0, 1)
        play(acting(s, 0, "A2"), "chase with stone")

        assert fame(s)[0] == left


@rule("R5", "K10.3")
def test_priests_score_at_the_end_of_the_last_year_by_the_other_reading() -> None:
    """One fame more, before the two of final scoring; by our reading the two alone."""
    for facts, blessing in ((FACTS, 0), (reading(last_blessing="priests"), 1)):
        s = table(facts=facts)
        s.site_priest[pyramid(s, "S1", 0, 5)] = 1
        s.stack = [FinalScoring()]
        s.advance()

        assert sources(s, 0).get("blessing.priests", 0) == blessing
        assert sources(s, 0)["final.priests"] == 2


@rule("R2")
def test_one_card_of_each_type_by_the_other_reading() -> None:
    """Everybody begins with all four types; by our reading with what is drawn, here not by all."""
    for options, even in (({"start-hand": "one-of-each"}, True), ({}, False)):
        match = GAME.start(seats=3, seed=2, options=options)
        while state(match).year == 0:
            match.take(match.state.legal()[0])

        assert all(min(family.hand) >= 1 for family in state(match).families) == even


@rule("K2.5")
def test_the_table_names_its_first_family() -> None:
    """The family in the first seat answers for the table; whoever is named takes the die and places first."""
    match = GAME.start(seats=3, seed=2, options={"first": "asked"})
    assert (match.seat, [str(action) for action in match.actions]) == (
        0,
        ["first family 0", "first family 1", "first family 2"],
    )
    refusal = match.why_not("first family 3")
    assert refusal is not None
    assert refusal.message == "refuse-no-such-family"

    match.play("first family 2")
    assert (state(match).first, match.seat) == (2, 2)


def test_a_reading_that_nobody_has_is_refused() -> None:
    """The error says which there are."""
    with pytest.raises(KanchaError, match="unlimited, finishable, scarce"):
        GAME.start(seats=3, options={"levels": "some"})


@pytest.mark.parametrize("key", list(GAME.rulings))
def test_every_other_reading_keeps_the_contract(key: str) -> None:
    """A whole match with all modules."""
    other = {key: GAME.rulings[key].choices[-1]}
    check_everything(GAME.under(options=other), 3, seed=11, options={**ALL, **other}, every=30, pairs=30)


@rule("K6.3")
def test_both_kinds_are_built_to_the_top_by_our_reading() -> None:
    """A large and a small pyramid, level by level."""
    for kind in (SMALL, LARGE):
        s = table()
        site = pyramid(s, "S1", 0, 1, kind)
        while s.site_levels[site] < FACTS.height[kind]:
            stones(s, 0, 1)
            play(acting(s, 0, "S1"), "build next")

        assert s.completed == 1
