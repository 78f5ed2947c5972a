"""The first evaluation: it knows what is good, and looking one action ahead with it beats chance."""

from __future__ import annotations

from random import Random

from kancha.games.caral.evaluation import evaluate
from kancha.games.caral.state import CaralState

from .positions import GAME, acting, hold, play, pyramid, stones, table


def better(one: CaralState, two: CaralState) -> bool:
    """Tell whether seat 0 stands better in the first position."""
    return evaluate(one, 0) > evaluate(two, 0)


def test_what_a_family_wants() -> None:
    """Stones, alpacas, workers, cards, levels and completed pyramids are worth something."""
    plain = acting(table(), 0, "A1")
    loaded = acting(table(), 0, "A1")
    stones(loaded, 0, 2)
    herd = acting(table(), 0, "A1")
    herd.families[0].alpacas += 1
    staffed = acting(table(), 0, "A1")
    staffed.families[0].workers[0] += 1
    rich = acting(table(), 0, "A1")
    hold(rich, 0, fish=3)
    building = acting(table(), 0, "A1")
    pyramid(building, "S12", 0, 2)
    done = acting(table(), 0, "A1")
    pyramid(done, "S12", 0, 5)

    assert all(better(one, plain) for one in (loaded, herd, staffed, rich, building, done))
    assert better(done, building)


def test_acting_is_better_than_ending_the_turn() -> None:
    """On an own site with a stone the level is laid."""
    s = table()
    pyramid(s, "S12", 0, 3)
    stones(s, 0, 2)
    acting(s, 0, "S12")

    assert better(play(s.clone(), "build next"), play(s.clone(), "end turn"))


def greedy(s: CaralState, seat: int) -> int:
    """Return the action after which the evaluation is best."""
    best, chosen = float("-inf"), -1
    for code in s.legal():
        after = s.clone()
        after.play(code)
        worth = evaluate(after, seat)
        if worth > best:
            best, chosen = worth, code
    return chosen


def test_looking_one_action_ahead_beats_chance() -> None:
    """Imagined states only; all of twenty matches of two families are won."""
    won = 0
    for seed in range(20):
        rng = Random(seed)
        bot = seed % 2
        match = GAME.start(seats=2, seed=seed)
        while not match.over:
            seat = match.seat
            assert seat is not None
            if seat == bot:
                world = GAME.imagine(match.state, seat, rng)
                assert isinstance(world, CaralState)
                match.play(greedy(world, seat))
            else:
                match.play(rng.choice(match.state.legal()))
        won += match.ranking[0] == [bot]

    assert won >= 19
