"""What bots may know, and how well they play."""

from __future__ import annotations

import json
from random import Random

import pytest

import kancha
from kancha.bots import Bot, bot, levels
from kancha.bots.base import Imagination, settle
from kancha.bots.greedy import look_ahead
from kancha.bots.levels import thinking
from kancha.bots.minds import Mind
from kancha.bots.search import SearchBot
from kancha.games import GAMES
from kancha.kernel.errors import KanchaError
from kancha.kernel.game import Game
from kancha.kernel.testing import random_match
from kancha.kernel.view import view
from kancha.lab import simulate
from tests.saltmarket import Saltmarket


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is in the catalogue."""
    monkeypatch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")


@pytest.mark.parametrize("id", kancha.games())
@pytest.mark.parametrize("level", ["random", "greedy", "search:12", "plan", "novice"])
def test_a_bot_answers_with_a_legal_code_from_plain_data(id: str, level: str) -> None:
    """A view that went through JSON is all a bot gets; its answer is one of the legal codes, the same for a seed."""
    game = kancha.game(id)
    for number, match in enumerate(random_match(game, game.seats[-1], 6)):
        if match.over or number > 60:
            break
        if number % 12:
            continue
        seat, codes = match.seat, match.state.legal()
        assert seat is not None
        seen = game.state(json.loads(json.dumps(match.view(seat))))
        code = patient(level).choose(game, seat, seen, codes, Random(1))
        assert code in codes
        assert patient(level).choose(game, seat, match.state.seen(seat), codes, Random(1)) == code


@pytest.mark.parametrize("level", ["greedy", "search:40", "plan", "novice", "adept", "master"])
def test_a_bot_cannot_tell_apart_what_its_seat_cannot_see(level: str) -> None:
    """Two states that differ only in hidden orders get the same answer."""
    game: Game = Saltmarket()
    differed = 0
    for number, match in enumerate(random_match(game, 3, 2)):
        if match.over or number > 12:
            break
        seat, codes = match.seat, match.state.legal()
        assert seat is not None
        twin = game.imagine(match.state, seat, Random(number))
        differed += game.data(twin) != match.data()
        here = bot(level).choose(game, seat, match.state.seen(seat), codes, Random(5))
        assert bot(level).choose(game, seat, twin.seen(seat), codes, Random(5)) == here
    assert differed


@pytest.mark.parametrize("id", kancha.games())
@pytest.mark.parametrize("level", ["plan", "novice", "master"])
def test_poisoned_hidden_things_change_no_choice(id: str, level: str) -> None:
    """In every game: all that is hidden is dealt anew, and bots that plan choose the same, given the same luck."""
    game = kancha.game(id)
    compared = 0
    for number, match in enumerate(random_match(game, 2, 9)):
        if match.over or compared == 3:
            break
        codes, seat = match.state.legal(), match.state.seat
        if number % 17 or len(codes) < 2:
            continue
        poisoned = game.imagine(match.state, seat, Random(number))
        here = patient(level).choose(game, seat, match.state.seen(seat), codes, Random(5))
        assert patient(level).choose(game, seat, poisoned.seen(seat), codes, Random(5)) == here
        compared += 1
    assert compared == 3


def patient(level: str) -> Bot:
    """Return a bot of a level that remembers nothing and has all the time it needs: clocks differ from run to run."""
    minds = {"plan": Mind("hand"), "novice": Mind("hand", strays=1.0, worlds=1, most=12), "master": Mind(worlds=2)}
    if level not in minds:
        return bot(level)
    made = thinking(minds[level])
    made.seconds = None
    return made


def test_an_imagined_world_fits_the_view_and_varies() -> None:
    """Worlds of one imagination look the same to the seat and differ in what it cannot see."""
    game: Game = Saltmarket()
    match = game.start(3, seed=1)
    seat = match.seat
    assert seat is not None
    seen = match.view(seat)
    imagination = Imagination(game, seat, match.state.seen(seat))
    rng = Random(3)
    worlds = [imagination.world(rng) for _ in range(8)]
    assert all(view(world, seat) == seen for world in worlds)
    assert len({json.dumps(game.data(world)) for world in worlds}) > 1


def test_chance_settles_by_weight() -> None:
    """Of the crates in the bag, the frequent ones come more often."""
    game = Saltmarket()
    salt = clay = 0
    for seed in range(200):
        state = game.setup(2, {"days": 4})
        state.advance()
        settle(state, Random(seed))
        salt += state.lot[0]
        clay += state.lot[3]
    assert salt > clay


def test_looking_ahead_prefers_the_delivery() -> None:
    """With the goods at hand, delivering an order looks better than stopping."""
    game = Saltmarket()
    tried = 0
    for match in random_match(game, 2, 12):
        if match.over:
            break
        texts = {str(action): action.code for action in match.actions}
        deliver = [code for text, code in texts.items() if text.startswith("deliver")]
        if deliver:
            seat = match.seat
            assert seat is not None
            tried += 1
            best = max(look_ahead(game, seat, match.state, code, Random(1)) for code in deliver)
            assert best > look_ahead(game, seat, match.state, texts["done"], Random(1))
    assert tried


def wins(first: str, second: str, games: int, seats: int = 2, id: str = "saltmarket") -> float:
    """Return the share of victories of the second bot; it holds each seat half of the time."""
    half = simulate(id, games // 2, seats, [first, second], seed=100, jobs=1)["by_bot"][second]["wins"]
    other = simulate(id, games // 2, seats, [second, first], seed=100, jobs=1)["by_bot"][second]["wins"]
    return float(half + other) / games


def test_greedy_beats_random() -> None:
    """A game as full of luck as the example is still won by looking one action ahead."""
    assert wins("random", "greedy", 100) > 0.7


def test_search_beats_greedy() -> None:
    """Thinking further pays."""
    assert wins("greedy", "search:120", 40) > 0.55


@pytest.mark.parametrize("id", kancha.games())
def test_greedy_beats_random_in_every_game(id: str) -> None:
    """Every game's first evaluation is worth something."""
    assert wins("random", "greedy", 2, id=id) == 1.0


def test_a_search_stops_when_its_time_is_up() -> None:
    """However many iterations are left, which would take hours."""
    game = Saltmarket()
    match = game.start(2, seed=1)
    seat = match.seat
    assert seat is not None
    codes = match.state.legal()
    bot = SearchBot(iterations=10**9, seconds=0.2)
    assert bot.choose(game, seat, match.state.seen(seat), codes, Random(1)) in codes


def test_levels_are_named_and_unknown_ones_refused() -> None:
    """The table offers what the library has, weakest first."""
    game: Game = Saltmarket()
    assert levels(game) == ["random", "novice", "greedy", "plan", "search"]
    with pytest.raises(KanchaError, match="unknown bot 'oracle'; the bots are random, greedy, search, plan, novice"):
        bot("oracle")
    with pytest.raises(KanchaError, match="unknown bot 'search:0'"):
        bot("search:0")
