"""Advice at the table: plans of one's own turn, and what they should lead to."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.bots.advice import advise, expect
from kancha.bots.judgement import LearnedEvaluator
from kancha.kernel.game import Game
from kancha.kernel.testing import random_match
from tests.bots.test_judgement import weights
from tests.saltmarket import Saltmarket


@pytest.mark.parametrize("id", ["ayar", "caral", "endless-winter"])
def test_plans_are_played_as_they_are_told(id: str) -> None:
    """At most three, best first, each begins with a legal action and goes on with legal ones of the same seat."""
    game = kancha.game(id)
    tried = 0
    for number, match in enumerate(random_match(game, 2, 7)):
        if match.over or tried == 2:
            break
        codes = match.state.legal()
        if number < 9 or number % 5 or len(codes) < 2:
            continue
        tried += 1
        seat = match.state.seat
        plans = advise(game, seat, match.state.seen(seat), codes, Random(1))
        assert 1 < len(plans) <= 3
        assert [plan.lead for plan in plans] == sorted((plan.lead for plan in plans), reverse=True)
        assert len({plan.codes[0] for plan in plans}) == len(plans)
        for plan in plans:
            assert len(plan.scores) == 2
            state = match.state.clone()
            for code in plan.codes:
                assert state.seat == seat
                assert code in state.legal()
                state.play(code)
    assert tried == 2


def test_advice_cannot_tell_apart_what_the_seat_cannot_see() -> None:
    """Two states that differ only in hidden orders get the same advice."""
    game: Game = Saltmarket()
    differed = 0
    for number, match in enumerate(random_match(game, 3, 2)):
        if match.over or number > 12:
            break
        seat, codes = match.state.seat, match.state.legal()
        twin = game.imagine(match.state, seat, Random(number))
        differed += game.data(twin) != match.data()
        here = advise(game, seat, match.state.seen(seat), codes, Random(5))
        assert advise(game, seat, twin.seen(seat), codes, Random(5)) == here
    assert differed


def test_chances_sum_to_one_where_something_was_learned() -> None:
    """With a judgement all seats have a chance, without one none is made up; a finished match is certain."""
    game = Saltmarket()
    match = game.start(2, seed=4)
    learned = LearnedEvaluator(weights(game))
    _, scores, wins = expect(game, match.state, 0, learned)
    assert len(scores) == 2
    assert wins is not None
    assert sum(wins) == pytest.approx(1.0)
    assert expect(game, match.state, 0, LearnedEvaluator())[2] is None
    over = list(random_match(game, 2, 4))[-1]
    ahead, scores, wins = expect(game, over.state, 0, learned)
    assert scores == over.scores
    assert ahead == over.scores[0] - over.scores[1]
    assert wins is not None
    assert [seat for seat in range(2) if wins[seat]] == sorted(over.ranking[0])


@pytest.mark.parametrize("id", ["cuzco", "java"])
def test_whole_turns_are_planned_where_turns_are_long(id: str) -> None:
    """The plans are whole turns of legal actions, up to where chance has a say, each another one."""
    game = kancha.game(id)
    match = next(
        match
        for match in random_match(game, 2, 7)
        if len(match.log) > 60 and game.is_open_turn(match.state) and len(match.state.legal()) > 8
    )
    seat = match.state.seat
    plans = advise(game, seat, match.state.seen(seat), match.state.legal(), Random(1), done=0.5)
    assert 1 <= len({tuple(plan.codes) for plan in plans}) == len(plans) <= 3
    for plan in plans:
        assert plan.wins is not None
        assert sum(plan.wins) == pytest.approx(1.0)
        state = match.state.clone()
        for code in plan.codes:
            assert state.seat == seat
            assert code in state.legal()
            state.play(code)
    assert max(len(plan.codes) for plan in plans) > 1
