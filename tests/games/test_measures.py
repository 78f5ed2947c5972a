"""Measures of the games: what they say is what the rules count."""

from __future__ import annotations

from itertools import chain
from random import Random

import pytest

import kancha
from kancha.games.terraces.basins import group_of, open_basins
from kancha.games.terraces.measures import city_points
from kancha.games.terraces.scoring import points_in
from kancha.games.terraces.sets import cells_of
from kancha.games.terraces.state import BASIN, Terraces
from kancha.kernel.measures import place_of
from kancha.kernel.testing import random_match


@pytest.mark.parametrize("id", kancha.games())
def test_points_are_the_scores_and_the_estimate_becomes_them(id: str) -> None:
    """Along a match the points are the scores; when it is over the estimate is no guess any more."""
    game = kancha.game(id)
    points, estimate = place_of(game.measures, "points"), place_of(game.measures, "estimate")
    for match in random_match(game, game.seats[-1], 8):
        tally = game.tally(match.state, None)
        assert [row[points] for row in tally] == match.scores
    assert [row[estimate] for row in game.tally(match.state, None)] == match.scores


@pytest.mark.parametrize("id", ["cuzco", "java"])
def test_cities_are_counted_like_in_the_final_count(id: str) -> None:
    """The fast count of all cities agrees with the rule, city by city (C11)."""
    rng = Random(id)
    seen = 0
    for match in chain(*[random_match(kancha.game(id), 4, seed) for seed in (9, 10, 11)]):
        s = match.state
        assert isinstance(s, Terraces)
        if s.temple_cell and rng.random() < 0.1:
            seen += 1
            slow = [sum(points_in(s, seat, n) for n in range(len(s.temple_cell))) for seat in range(4)]
            assert city_points(s) == slow
    assert seen > 5


@pytest.mark.parametrize("id", ["cuzco", "java"])
def test_open_basins_are_the_groups_that_are_not_closed(id: str) -> None:
    """The search by sets agrees with one from hex to hex, group by group (C0.5, C6.4)."""
    seen = 0
    for match in chain(*[random_match(kancha.game(id), 4, seed) for seed in (9, 10)]):
        s = match.state
        assert isinstance(s, Terraces)
        slow = []
        for cell in s.facts.inner:
            group = group_of(s, cell)
            if s.kind[cell] == BASIN and cell == min(group):
                shore = {n for member in group for n in s.facts.near[member] if s.kind[n] != BASIN}
                gaps = sum(s.level[n] == 0 for n in shore)
                slow += [(len(group), sorted(shore), gaps)] if gaps else []
        assert [(basin.size, cells_of(basin.shore), basin.gaps) for basin in open_basins(s)] == slow
        seen += len(slow)
    assert seen > 50
