"""The games as environments: the conformance tests of the libraries, and that no learner sees what its seat may not."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium as gym
import msgspec
import numpy
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import kancha
from kancha.kernel.errors import KanchaError
from kancha.lab import describe, gymnasium, openspiel, pettingzoo
from kancha.lab.fields import lines
from kancha.lab.observation import layout
from kancha.lab.rewards import rewards
from kancha.lab.survey import FOLDER, Survey, declared

EVERY = [(id, seats) for id in kancha.games() for seats in kancha.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_pettingzoo_accepts_every_game_at_every_seat_count(id: str, seats: int) -> None:
    """Its own `api_test`, over some hundred decisions."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(id, seats=seats), num_cycles=60)


@pytest.mark.parametrize("id", kancha.games())
def test_pettingzoo_repeats_a_match_by_its_seed(id: str) -> None:
    """Its own `seed_test`."""
    seats = kancha.game(id).seats[-1]
    seed_test(lambda: pettingzoo.env(id, seats=seats), num_cycles=30)


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_gymnasium_accepts_every_game_at_every_seat_count(id: str, seats: int) -> None:
    """Its own checker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(id, seats=seats), skip_render_check=True)


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_openspiel_accepts_every_game_at_every_seat_count(id: str, seats: int) -> None:
    """Its own random simulation test."""
    pyspiel.random_sim_test(openspiel.game(id, seats), num_sims=1, serialize=False, verbose=False)


def finish(env: Any, seed: int) -> dict[str, float]:
    """Play an AEC environment by its masks to the end and return the rewards of the agents."""
    env.reset(seed=seed)
    rng = numpy.random.default_rng(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, cut, _ = env.last()
        gained[agent] += reward
        legal = numpy.flatnonzero(observed["action_mask"])
        env.step(None if over or cut else int(rng.choice(legal)))
    return gained


def test_the_winner_is_rewarded_and_the_sum_is_zero() -> None:
    """Caral with three seats."""
    gained = finish(pettingzoo.env("caral", seats=3), 4)
    assert sum(gained.values()) == pytest.approx(0)
    assert max(gained.values()) > 0


def test_rewards_of_shared_and_solo_victories() -> None:
    """Who share a victory share its worth; against the automa there is only to win or to lose."""
    assert rewards([[1], [0], [2]], 3) == [-0.5, 1, -0.5]
    assert rewards([[0, 1], [2]], 3) == pytest.approx([0.25, 0.25, -0.5])
    assert rewards([[1], [0]], 1) == [-1]
    assert rewards([[0], [1]], 1) == [1]


def test_an_illegal_action_loses() -> None:
    """In both interfaces the learner is told by the reward."""
    env = gymnasium.env("cuzco", seats=2)
    _, info = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, after = env.step(wrong)
    assert (reward, over, after["illegal"]) == (-1, True, True)
    assert env.action_masks().sum() == 0


def test_a_gymnasium_match_is_played_to_its_end() -> None:
    """The mask is never empty before, and the other seats are played by bots."""
    env = gymnasium.env("endless-winter", seats=2, bots=["random"], seat=1)
    _, info = env.reset(seed=3)
    over, reward, rng = False, 0.0, random.Random(1)
    while not over:
        legal = numpy.flatnonzero(info["action_mask"])
        assert len(legal)
        _, reward, over, _, info = env.step(int(rng.choice(legal)))
    assert reward in (-1, 0, 1)


@pytest.mark.parametrize("id", kancha.games())
def test_an_observation_tells_nothing_that_the_seat_may_not_see(id: str) -> None:
    """Whatever is hidden from a seat is dealt anew: its observation stays the same, number by number."""
    game = kancha.game(id)
    seats = game.seats[-1]
    places = layout(id, seats)
    match = game.start(seats, seed=5)
    rng = random.Random(5)
    for number in range(120):
        if match.over:
            break
        if number % 10 == 0:
            for seat in range(seats):
                other = match.game.imagine(match.state, seat, random.Random(number))
                assert numpy.array_equal(places.observe(match.state, seat), places.observe(other, seat))
        match.take(rng.choice(match.state.legal()))


@pytest.mark.parametrize(("id", "seats"), EVERY)
def test_an_observation_has_a_fixed_size_and_named_places(id: str, seats: int) -> None:
    """Every number belongs to a field, lies between -1 and 1, and the fields follow each other."""
    places = layout(id, seats)
    match = kancha.game(id).start(seats, seed=1)
    rng = random.Random(2)
    while not match.over:
        match.take(rng.choice(match.state.legal()))
        if rng.random() < 0.05:
            seen = places.observe(match.state, rng.randrange(seats))
            assert seen.shape == (places.size,)
            assert float(seen.min()) >= -1
            assert float(seen.max()) <= 1
    assert [field.first for field in places.fields] == [
        sum(field.size for field in places.fields[:number]) for number in range(len(places.fields))
    ]
    assert sum(field.size for field in places.fields) == places.size


def test_bad_environments_are_refused() -> None:
    """Seats, seat and bots are checked."""
    with pytest.raises(KanchaError, match="is for 2, 3 or 4 seats"):
        pettingzoo.env("cuzco", seats=5)
    with pytest.raises(KanchaError, match="there is no seat 2"):
        gymnasium.env("cuzco", seats=2, seat=2)
    with pytest.raises(KanchaError, match="unknown bot"):
        gymnasium.env("cuzco", seats=2, bots=["genius"])
    assert isinstance(gymnasium.env("cuzco", seats=2), gym.Env)


@pytest.mark.parametrize("id", kancha.games())
def test_the_page_of_an_observation_is_what_the_lab_gives(id: str) -> None:
    """Fields and pages are of today: else run `python tools/observations.py`."""
    kept = msgspec.json.decode((FOLDER / f"{id}.json").read_bytes(), type=Survey)
    assert kept.declared == declared(kancha.game(id)), "run python tools/observations.py"
    page = Path(__file__).parent.parent.parent / "docs" / "lab" / f"observations-{id}.md"
    assert facts(page.read_text(encoding="utf-8")) == facts(describe(id)), "run python tools/observations.py"


def facts(page: str) -> list[str]:
    """Names, sizes, ranges and sights: what a field means is a comment in the source, and may be said better."""
    return [line.rpartition(" | ")[0] for line in page.splitlines() if line.startswith("| `")]


def test_every_place_of_an_observation_is_described() -> None:
    """The numbers of all rows are those of the observation, and each row says what it is."""
    for id in kancha.games():
        game = kancha.game(id)
        rows = lines(game)
        assert all(row.meaning for row in rows)
        for place, seats in enumerate(game.seats):
            assert sum(row.sizes[place] for row in rows) == layout(id, seats).size


def test_a_field_is_described_by_what_its_part_says() -> None:
    """The text below a field in the source is its meaning; who sees it is what the part declares."""
    rows = {row.name: row for row in lines(kancha.game("caral"))}
    assert rows["families.n.pawn"].meaning == "Place on the path; 0 is START."
    assert rows["families.n.hand"].sight == "its owner"
    assert rows["families.n.hand.count"].meaning == "Cards by type: how many there are"
