"""Long turns: planned as a whole, and followed."""

from __future__ import annotations

import time
from itertools import count
from random import Random
from typing import Any

import pytest

import kancha
from kancha.bots import planner
from kancha.bots.beams import whole_turns
from kancha.bots.planner import PlanningBot
from kancha.bots.search import SearchBot
from kancha.bots.turns import Line, close, finish, is_boundary, play_on
from kancha.games.terraces.actions import CELEBRATE, NO_FESTIVAL, PICK, SPACE, WALK
from kancha.games.terraces.festival import Festival, Proposal
from kancha.games.terraces.rounds import Turn
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.testing import random_match

LONG = [id for id in kancha.games() if kancha.game(id).long_turns]


def turn_begins(game: Game, number: int) -> Match:
    """Return a match at the beginning of a turn in its middle."""
    for match in random_match(game, 2, 3):
        state: Any = match.state
        if isinstance(state.stack[-1], Turn) and state.turn == number and state.ap == 6:
            return match
    raise AssertionError("no such turn")


@pytest.mark.parametrize("id", LONG)
def test_turns_are_whole_legal_and_differ(id: str) -> None:
    """Each can be played code by code, closes the turn, a festival included, and leads to a position of its own."""
    game = kancha.game(id)
    match = turn_begins(game, 8)
    state, seat = match.state, match.state.seat
    before = match.data()
    ways = whole_turns(game, seat, state, 5)
    assert match.data() == before
    assert len(ways) > 5
    assert [way.value for way in ways] == sorted([way.value for way in ways], reverse=True)
    assert len({game.position(way.state) for way in ways}) == len(ways)
    for way in ways[:3]:
        tried = state.clone()
        for number, code in enumerate(way.codes):
            assert code in tried.legal()
            play_on(tried, code, 5 + number)
        line = Line(way.codes[-1], tried)
        close(game, line, 5 + len(way.codes))
        assert is_boundary(game, tried, seat, game.turn(state))
        assert is_boundary(game, way.state, seat, game.turn(state))


@pytest.mark.parametrize("id", LONG)
def test_who_overlooks_much_still_plays_a_whole_turn(id: str) -> None:
    """Who sees one thing at a time finds few turns; the best is legal, and the same luck overlooks the same."""
    game = kancha.game(id)
    state = turn_begins(game, 8).state
    seat = state.seat
    found = [len(whole_turns(game, seat, state, 5, overlooks=share)) for share in (0.0, 0.9, 1.0)]
    assert found[0] >= found[1] > found[2] > 0
    for share in (0.6, 1.0):
        some = whole_turns(game, seat, state, 5, overlooks=share)
        assert [way.codes for way in some] == [way.codes for way in whole_turns(game, seat, state, 5, overlooks=share)]
        tried = state.clone()
        for number, code in enumerate(some[0].codes):
            assert code in tried.legal()
            play_on(tried, code, 5 + number)


@pytest.mark.parametrize("id", LONG)
def test_a_pawn_does_not_walk_twice_in_a_plan(id: str) -> None:
    """There and back, or in two steps where one would do: neither is worth trying."""
    game = kancha.game(id)
    walks = 0
    for number in (8, 14):
        match = turn_begins(game, number)
        for way in whole_turns(game, match.state.seat, match.state, 5):
            reached: list[int] = []
            for code in way.codes:
                if SPACE.of[code] is PICK:
                    assert PICK.values[code] not in reached
                elif SPACE.of[code] is WALK:
                    reached.append(WALK.values[code])
                    walks += 1
    assert walks


@pytest.mark.parametrize("id", LONG)
def test_a_plan_is_followed(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn is thought through when it begins; its other questions are answered from memory."""
    game = kancha.game(id)
    match = turn_begins(game, 8)
    seat, turn = match.state.seat, game.turn(match.state)
    thought: list[list[int]] = []

    def counted(*given: object) -> object:
        found = whole_turns(*given)  # type: ignore[arg-type]
        thought.append(found[0].codes)
        return found

    monkeypatch.setattr(planner, "whole_turns", counted)
    bot, rng, played = PlanningBot(), Random(1), []
    while not is_boundary(game, match.state, seat, turn) and not isinstance(match.state.stack[-1], Proposal):
        codes = match.state.legal()
        played.append(bot.choose(game, seat, match.state.seen(seat), codes, rng))
        match.take(played[-1])
    assert len(thought) == 1
    assert played == thought[0][: len(played)]
    assert all(code in (NO_FESTIVAL, *CELEBRATE.codes) for code in thought[0][len(played) :])


def test_without_time_a_turn_is_still_found() -> None:
    """A bot whose time is over at once answers with something legal."""
    game = kancha.game("cuzco")
    match = turn_begins(game, 8)
    seat, codes = match.state.seat, match.state.legal()
    assert PlanningBot(seconds=-1.0).choose(game, seat, match.state.seen(seat), codes, Random(1)) in codes


@pytest.mark.parametrize("id", LONG)
def test_a_search_keeps_to_its_time_over_all_actions_of_a_turn(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seconds are for the turn, not for each of its dozen actions; the clock here ticks when it is looked at."""
    ticks = count()
    monkeypatch.setattr(time, "monotonic", lambda: 0.01 * next(ticks))
    game = kancha.game(id)
    match = turn_begins(game, 8)
    seat, turn = match.state.seat, game.turn(match.state)
    bot, rng, actions = SearchBot(iterations=10**9, seconds=2.0), Random(1), 0
    while not is_boundary(game, match.state, seat, turn) and not isinstance(match.state.stack[-1], Proposal):
        codes = match.state.legal()
        match.take(bot.choose(game, seat, match.state.seen(seat), codes, rng))
        actions += 1
    assert actions > 5
    # Each action may overstep its part by the few looks that it needs to answer at all.
    assert 0.01 * next(ticks) < 2.0 + 0.05 * actions


@pytest.mark.parametrize("id", LONG)
def test_a_festival_is_judged_when_it_is_over(id: str) -> None:
    """Whatever a seat answers in a festival, the others' likely bids follow, and somebody has won it."""
    game = kancha.game(id)
    held = 0
    for match in random_match(game, 3, 7):
        state = match.state
        if match.over or not isinstance(state.stack[-1], Festival):
            continue
        for code in state.legal():
            line = finish(game, state.seat, state, code, 3)
            assert not line.state.stack or not isinstance(line.state.stack[-1], Festival)
            held += 1
        if held > 20:
            break
    assert held > 20


def test_what_is_closed_is_left_alone() -> None:
    """Outside a festival nobody has a likely answer."""
    game = kancha.game("java")
    match = turn_begins(game, 8)
    line = finish(game, match.state.seat, match.state, match.state.legal()[0], 1)
    codes = list(line.codes)
    close(game, line, 1)
    assert line.codes == codes
