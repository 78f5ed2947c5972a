"""Bots that think in turns."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.bots.choice import Choice
from kancha.bots.evaluators import HandEvaluator, lead
from kancha.bots.levels import thinking
from kancha.bots.minds import Mind
from kancha.bots.planner import PlanningBot
from kancha.bots.turns import DEEPEST, finish, is_boundary, shortened
from kancha.kernel.testing import random_match
from kancha.lab import tournament


@pytest.mark.parametrize("id", kancha.games())
def test_a_line_goes_to_the_end_of_a_turn(id: str) -> None:
    """It begins with the code that is tried, and the turn is over after it, unless turns are too long for that."""
    game = kancha.game(id)
    tried = 0
    for number, match in enumerate(random_match(game, 2, 3)):
        if match.over or tried == 3:
            break
        if number % 11 or len(match.state.legal()) == 1:
            continue
        seat, state = match.state.seat, match.state
        turn = game.turn(state)
        line = finish(game, seat, state, state.legal()[0], 5, width=2)
        assert line.codes[0] == state.legal()[0]
        assert game.long_turns or len(line.codes) == DEEPEST or is_boundary(game, line.state, seat, turn)
        tried += 1
    assert tried


def test_a_state_that_is_looked_at_stays_as_it_is() -> None:
    """Lines are played in copies."""
    game = kancha.game("caral")
    match = game.start(2, seed=3)
    before = match.data()
    for code in match.state.legal():
        finish(game, match.state.seat, match.state, code, 1)
    shortened(game, match.state.seat, match.state, match.state.legal(), 1, 1)
    assert match.data() == before


def test_who_tries_all_answers_draws_none() -> None:
    """A turn without chance goes the same way whatever the luck; who tries one answer takes a drawn one."""
    game = kancha.game("ayar")
    state = game.start(2, seed=3).state
    seat, code = state.seat, state.legal()[0]
    assert len({tuple(finish(game, seat, state, code, luck, width=24).codes) for luck in range(6)}) == 1
    assert len({tuple(finish(game, seat, state, code, luck, width=1).codes) for luck in range(6)}) > 1
    assert thinking(Mind("hand", answers=24)).answers == 24


def test_a_lead_is_over_the_best_rival() -> None:
    """Points that the best rival has too are worth nothing; alone they are all there is."""
    assert lead([5.0, 3.0, 4.0], 0) == 1.0
    assert lead([5.0, 3.0, 4.0], 1) == -2.0
    assert lead([7.0], 0) == 7.0


def test_many_states_are_judged_at_once() -> None:
    """One call, one number for each state, of opposite sign for two seats."""
    game = kancha.game("caral")
    match = game.start(2, seed=3)
    states = [match.state, match.state.clone()]
    mine, other = HandEvaluator().judge(game, states, 0), HandEvaluator().judge(game, states, 1)
    assert len(mine) == 2
    assert mine[0] == mine[1]
    assert mine == [-value for value in other]


def test_without_time_the_first_turn_is_taken() -> None:
    """A bot whose time is over at once still answers."""
    game = kancha.game("caral")
    match = game.start(2, seed=3)
    seat, codes = match.state.seat, match.state.legal()
    assert len(codes) > 1
    code = PlanningBot(seconds=-1.0).choose(game, seat, match.state.seen(seat), codes, Random(1))
    assert code == codes[0]


def test_a_careless_bot_takes_good_turns_only() -> None:
    """It varies, and never takes what is worse than the average."""
    game = kancha.game("caral")
    planner = PlanningBot(worlds=1)
    chosen = set()
    for number, match in enumerate(random_match(game, 2, 3)):
        codes = match.state.legal()
        if match.over or number > 60:
            break
        if len(codes) < 4:
            continue
        seat = match.state.seat
        seen = match.state.seen(seat)
        values = planner.weigh(game, seat, seen, codes, Random(number))
        code = PlanningBot(worlds=1, choice=Choice(strays=1.0)).choose(game, seat, seen, codes, Random(number))
        assert values[code] >= sum(values.values()) / len(values)
        chosen.add(values[code] == max(values.values()))
    assert chosen == {True, False}


def test_turns_that_are_all_worth_the_same_are_all_good() -> None:
    """The mean of equal numbers may be a trifle above them: still one is taken."""
    game = kancha.game("caral")
    match = game.start(2, seed=1)
    planner = PlanningBot(choice=Choice(strays=1.0))
    planner.weigh = lambda *_: dict.fromkeys((1, 2, 3), 0.1)  # type: ignore[method-assign]
    assert planner.choose(game, 0, match.state.seen(0), [1, 2, 3], Random(1)) in (1, 2, 3)


def test_thinking_in_turns_beats_looking_one_action_ahead() -> None:
    """Six paired matches of Caral, the same every time."""
    result = tournament("caral", ["greedy", "plan"], deals=3, seed=11, jobs=1)
    best = result["standings"][0]
    assert best["bot"] == "plan"
    assert best["wins"] >= 4
