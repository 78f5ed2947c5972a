"""The loop of a match between bots. It runs at every decision, so it is compiled with the rules."""

from __future__ import annotations

from collections.abc import Callable

from kancha.kernel.chance import pick, total
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, State

Hand = Callable[[list[int]], int]
"""Answers for a seat: gets the legal codes, gives one of them back."""
Dice = Callable[[int], int]
"""Random bits, so many at a time."""
Draw = Callable[[], float]
"""Random numbers from 0 to 1."""


def drive(live: Match, hands: list[Hand], dice: list[Dice | None]) -> list[int]:
    """Play a match to its end and return how many actions each decision of a seat was chosen from.

    For a seat with dice any action is drawn here: the same one that `Random.choice` would draw.
    """
    offered: list[int] = []
    state = live.timeline.state
    seat = state.seat
    while seat >= 0:
        codes = state.legal()
        size = len(codes)
        offered.append(size)
        bits = dice[seat]
        if bits is None:
            code = hands[seat](codes)
        else:
            width = 1
            while size >> width:
                width += 1
            place = bits(width)
            while place >= size:
                place = bits(width)
            code = codes[place]
        seat = live.take(code)
    return offered


def settle(state: State, draw: Draw) -> int:
    """Let chance answer on a bare state until a seat must, or the match is over; return who must answer."""
    asked = CHANCE
    while asked == CHANCE:
        step = state.stack[-1]
        weights = step.weights(state)
        asked = state.play(step.legal(state)[pick(weights, int(draw() * total(weights)))])
    return asked


def by_seat(live: Match, offered: list[int], seats: int) -> tuple[list[list[int]], list[int], list[int], list[int]]:
    """Share a match out: the codes that each seat took, what they were chosen from, how often there was no choice.

    The last list are the seats in the order of their first decisions.
    """
    taken: list[list[int]] = [[] for _ in range(seats)]
    choices = [0] * seats
    forced = [0] * seats
    order: list[int] = []
    codes = live.timeline.codes
    number = 0
    for place, seat in enumerate(live.timeline.who):
        if seat < 0:
            continue
        own = taken[seat]
        if not own:
            order.append(seat)
        own.append(codes[place])
        size = offered[number]
        choices[seat] += size
        if size == 1:
            forced[seat] += 1
        number += 1
    return taken, choices, forced, order
