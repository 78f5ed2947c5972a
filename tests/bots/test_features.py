"""What a learned judgement reads of a position."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.kernel.game import Game
from kancha.kernel.testing import random_match
from tests.saltmarket import Saltmarket


@pytest.mark.parametrize("id", kancha.games())
@pytest.mark.parametrize("many", [False, True])
def test_features_have_names_and_tell_nothing_hidden(id: str, many: bool) -> None:
    """They are as many as their names, and the same in all states that the seat cannot tell apart."""
    game = kancha.game(id)
    seats = game.seats[-1] if many else 2
    names = game.feature_names
    assert len(set(names)) == len(names)
    compared = 0
    for number, match in enumerate(random_match(game, seats, 5)):
        if number % 29 or match.over:
            continue
        for seat in range(seats):
            found = game.features(match.state, seat)
            assert len(found) == len(names)
            assert all(type(value) is float for value in found)
            assert game.features(game.imagine(match.state, seat, Random(number)), seat) == found
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("id", kancha.games())
def test_features_stand_on_the_side_of_a_seat(id: str) -> None:
    """Of two seats in one position each finds its own points first, and the other's after them."""
    game = kancha.game(id)
    names = game.feature_names
    own, rival = names.index("own.asked"), names.index("rival-1.asked")
    for match in random_match(game, 2, 5):
        if match.over:
            break
        seat = match.seat
        assert seat is not None
        mine, other = game.features(match.state, seat), game.features(match.state, 1 - seat)
        assert (mine[own], mine[rival]) == (1.0, 0.0)
        assert (other[own], other[rival]) == (0.0, 1.0)


def test_a_game_without_features_of_its_own_gives_its_measures() -> None:
    """The example game declares nothing, and can be learned all the same."""
    game: Game = Saltmarket()
    match = game.start(2, seed=1)
    assert match.seat is not None
    found = dict(zip(game.feature_names, game.features(match.state, match.seat), strict=True))
    assert found["own.present"] == found["rival-1.present"] == found["own.asked"] == 1.0
    assert found["rival-3.present"] == 0.0
    assert found["own.points"] == match.scores[match.seat]


@pytest.mark.parametrize("id", kancha.games())
def test_the_values_of_a_finished_match_are_its_scores(id: str) -> None:
    """All seats are judged in one call, and what is certain is said exactly."""
    game = kancha.game(id)
    match = list(random_match(game, 2, 4))[-1]
    assert match.over
    assert game.values(match.state) == pytest.approx(match.scores, abs=0.2)
