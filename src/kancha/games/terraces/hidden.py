"""Worlds a seat cannot tell from the true one: unseen hands and the pile are dealt anew."""

from __future__ import annotations

from random import Random

from kancha.games.terraces.festival import Festival
from kancha.games.terraces.state import KINDS, Terraces

TRIES = 30


def deal(pool: list[int], count: int, rng: Random) -> list[int]:
    """Take cards at random out of a pool of counts."""
    dealt = [0] * KINDS
    for _ in range(count):
        number = rng.randrange(sum(pool))
        for card in range(KINDS):
            number -= pool[card]
            if number < 0:
                pool[card] -= 1
                dealt[card] += 1
                break
    return dealt


def needed(s: Terraces) -> tuple[int, int]:
    """Return the bidder of a festival and what its hand must be worth at least: it would not bid otherwise."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Festival):
        if step.played:
            return step.seat, step.top - step.totals[step.seat]
        if step.totals[step.opener] == 0:
            return step.opener, 1
    return -1, 0


def fill(s: Terraces, viewer: int | None, rng: Random) -> None:
    """Deal hands and pile that agree with all that the viewer sees.

    The bidder is dealt first, so that the cards it must have are still there (C8.4).
    """
    s.own_seats()
    unseen = [seat for seat in range(len(s.seats)) if seat != viewer]
    sizes = {seat: size_of_hand(s.seats[seat].hand) for seat in unseen}
    pool = s.facts.copies[:]
    for card in range(KINDS):
        pool[card] -= s.discards[card] + (1 if s.open == card else 0)
        for holder in s.seats:
            pool[card] -= holder.table[card]
            pool[card] -= holder.hand[card] if holder.seat == viewer else holder.shown[card]
    bidder, worth = needed(s)
    if bidder in unseen:
        unseen.remove(bidder)
        unseen.insert(0, bidder)
    for attempt in range(TRIES + 1):
        rest = pool[:]
        for seat in unseen:
            holder = s.seats[seat]
            free = sizes[seat] - sum(holder.shown)
            certain = [0] * KINDS
            if seat == bidder and attempt == TRIES:
                certain = strongest(s, rest, holder.shown, free, worth)
            dealt = deal(rest, free - sum(certain), rng)
            holder.hand = [holder.shown[card] + certain[card] + dealt[card] for card in range(KINDS)]
        s.deck = rest
        if bidder < 0 or bidder == viewer or hand_worth(s, s.seats[bidder].hand) >= worth:
            return


def size_of_hand(hand: list[int]) -> int:
    """Return how many cards a hand holds, be it hidden (as many -1) or known by counts."""
    return len(hand) if -1 in hand else sum(hand)


def hand_worth(s: Terraces, hand: list[int]) -> int:
    """Return what cards are worth beside the open card."""
    return sum(count * s.facts.worth[s.open][card] for card, count in enumerate(hand))


def strongest(s: Terraces, pool: list[int], shown: list[int], free: int, worth: int) -> list[int]:
    """Take the best cards of a pool until a hand is worth enough: the rare hand that chance did not find."""
    taken = [0] * KINDS
    order = sorted(range(KINDS), key=lambda card: -s.facts.worth[s.open][card])
    for card in order:
        while pool[card] and sum(taken) < free and hand_worth(s, shown) + hand_worth(s, taken) < worth:
            pool[card] -= 1
            taken[card] += 1
    return taken
