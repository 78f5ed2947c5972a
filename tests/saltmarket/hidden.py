"""What a seat cannot see, imagined: the orders that others hold and those left in the deck."""

from __future__ import annotations

from random import Random

from .state import Market


def fill(s: Market, seat: int | None, rng: Random) -> None:
    """Deal the unseen orders anew to the other hands; the rest is the deck."""
    unseen = s.facts.copies[:]
    for order, count in enumerate(s.delivered):
        unseen[order] -= count
    if seat is not None:
        for order in s.seats[seat].orders:
            unseen[order] -= 1
    pool = [order for order, count in enumerate(unseen) for _ in range(count)]
    rng.shuffle(pool)
    for other in s.seats:
        if other.seat != seat:
            other.orders = [pool.pop() for _ in other.orders]
    s.deck = [pool.count(order) for order in range(len(s.facts.copies))]
