"""The first evaluation: in points, and rising with what matters."""

from __future__ import annotations

from random import Random

import kancha
from kancha.bots import bot
from kancha.games.ayar.actions import SAIL
from kancha.games.ayar.evaluation import evaluate
from kancha.games.ayar.reeds import ReedBundling
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.travel import StepMarker
from kancha.games.ayar.voyages import landings

from .positions import ask, give_suns, table


def standing() -> AyarState:
    """A table in the first round, some Suns and Moons on both boards."""
    s = ask(table(), StepMarker(0))
    for seat in (0, 1):
        give_suns(s, seat, [2, 2, 2, 2], [5, 5, 5, 5])
    return s


def test_it_rises_with_suns_moons_devotion_and_llamas() -> None:
    """Each alone makes the position better for its owner and worse for the rival."""
    before = evaluate(standing(), 0)
    rival = evaluate(standing(), 1)
    for change in ("suns", "moons", "devotion", "llamas"):
        s = standing()
        if change == "suns":
            s.seats[0].suns[2] += 2
        elif change == "moons":
            s.seats[0].moons[2] += 4
        elif change == "devotion":
            s.seats[0].devotion[0] += 3
        else:
            s.seats[0].llamas += 2
        assert evaluate(s, 0) > before, change
        assert evaluate(s, 1) < rival, change


def test_at_the_end_it_is_the_score() -> None:
    """With a trace of the gap, which breaks ties."""
    s = table()
    s.stack = []
    s.seats[0].sun, s.seats[0].moon = 90, 97
    s.seats[1].sun, s.seats[1].moon = 95, 90
    assert evaluate(s, 1) > evaluate(s, 0) > 80


def test_greedy_beats_random() -> None:
    """In both seats, by far."""
    game = kancha.game("ayar")
    for place in (0, 1):
        match = game.start(seats=2, seed=place)
        rng = Random(place)
        sides = {place: bot("greedy"), 1 - place: bot("random")}
        while match.seat is not None:
            seat = match.seat
            match.play(sides[seat].choose(game, seat, match.state.seen(seat), match.state.legal(), rng))
        assert match.ranking[0] == [place]
        assert match.scores[place] > match.scores[1 - place] + 15


def test_no_bot_sails_to_and_fro() -> None:
    """Whoever enters a space twice in a voyage has built an island or paid power in between."""
    game = kancha.game("ayar")
    match = game.start(seats=2, seed=77002)
    sides = [bot("greedy"), bot("plan")]
    rng = Random(5)
    entered: set[int] = set()
    moves = 0
    while match.seat is not None:
        seat, s = match.seat, match.state
        assert isinstance(s, AyarState)
        islands, step = len(s.seats[seat].islands), s.stack[-1]
        power = step.spent if isinstance(step, ReedBundling) else 0
        code = sides[seat].choose(game, seat, match.state.seen(seat), match.state.legal(), rng)
        match.take(code)
        if not isinstance(step, ReedBundling) or len(s.seats[seat].islands) > islands or step.spent > power:
            entered = set()
        elif code in SAIL:
            assert code not in entered
            entered.add(code)
            moves += 1
    assert moves


def test_a_boat_sails_to_the_island_it_can_reach() -> None:
    """With the power that is left; what would be built there is told, and a boat that can reach none stops."""
    s = ask(table(), ReedBundling(0, 2))
    near = landings(s, ReedBundling(0, 2))
    assert near
    assert all(s.facts.is_island[landing.node] and 0 <= landing.left <= 2 for landing in near)
    assert not landings(s, ReedBundling(0, 0))
