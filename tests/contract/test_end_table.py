"""The end table can be believed: what was scored stands in it by source, and it adds up to the score that is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import kancha
from kancha.kernel.game import Game
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import SeatLine
from kancha.kernel.state import State

from .cases import chosen

DEALS = 40
ENDINGS = 5
"""Of each deal, so that 200 matches of each game are finished; four of five part from the first when most is played."""
EVERY = 40
LATE = 0.75


def finish(state: State, rng: Random) -> list[State]:
    """Play at random to the end, chance too; returns copies of the state on the way."""
    past: list[State] = []
    number = 0
    while state.stack:
        if number % EVERY == 0:
            past.append(state.clone())
        state.play(rng.choice(state.legal()))
        number += 1
    return past


def finished(game: Game, deal: int) -> Iterator[tuple[Rulebook, State]]:
    """Give the finished matches of a deal, each with the game it was played by; seat counts take turns."""
    match = game.start(game.seats[deal % len(game.seats)], seed=deal)
    past = finish(match.state, Random(deal))
    yield match.game, match.state
    for ending in range(1, ENDINGS):
        state = past[int(LATE * len(past))].clone()
        finish(state, Random(DEALS * ending + deal))
        yield match.game, state


def column(state: State, line: SeatLine) -> int:
    """Add a seat's column up as the page does: all sources, or the side that counts, each source on one side."""
    own = [(points, source) for seat, points, source in state.ledger.entries() if seat == line.seat]
    if not line.bars:
        return sum(points for points, _ in own)
    sums = {
        bar.symbol: sum(points for points, source in own if source.startswith(f"{bar.symbol}.")) for bar in line.bars
    }
    assert [bar.value for bar in line.bars] == list(sums.values()), "a subtotal is not the side that is shown"
    assert sum(sums.values()) == sum(points for points, _ in own), "a source belongs to no side"
    [counted] = [bar for bar in line.bars if bar.counts]
    assert counted.value == min(sums.values()), "the lower side counts"
    return sums[counted.symbol]


@pytest.mark.parametrize("id", chosen())
def test_the_end_table_adds_up_to_the_score(id: str) -> None:
    """In 200 finished matches of each game, at every number of seats."""
    game = kancha.game(id)
    for deal in range(DEALS):
        for rules, state in finished(game, deal):
            lines = rules.look(state.seen(None), None).scene.seats
            scores = rules.scores(state)
            assert [line.score for line in lines] == scores
            assert [column(state, line) for line in lines] == scores, deal
