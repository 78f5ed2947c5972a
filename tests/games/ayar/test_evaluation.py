"""The first evaluation: in points, and rising with what matters."""

from __future__ import annotations

from random import Random

import kancha
from kancha.bots import bot
from kancha.games.ayar.evaluation import evaluate
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.travel import StepMarker

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
