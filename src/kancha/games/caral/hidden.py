"""What nobody at the table can know, and worlds that could be true (K20.1, K20.4, R27).

Hands and the deck are hidden. All cards that a family does not see lie in the deck or in another hand,
so an imagined world deals them at random; the sizes of hands and deck are public.
"""

from __future__ import annotations

from random import Random

from kancha.games.caral.state import CaralState
from kancha.kernel.game import size


def fill(s: CaralState, seat: int | None, rng: Random) -> None:
    """Deal the unseen cards of an imagined state; only sizes of what is hidden are used."""
    s.own_seats()
    types = len(s.facts.card_counts)
    unseen = s.facts.card_counts[:]
    for card in range(types):
        unseen[card] -= s.discard[card]
    for family in s.families:
        if family.gift:
            unseen[family.gift_card] -= family.gift
        if family.seat == seat:
            for card in range(types):
                unseen[card] -= family.hand[card]
    pool = [card for card in range(types) for _ in range(unseen[card])]
    rng.shuffle(pool)
    for family in s.families:
        if family.seat != seat:
            held = size(family.hand)
            family.hand = [0] * types
            for card in pool[:held]:
                family.hand[card] += 1
            del pool[:held]
    s.deck = [0] * types
    for card in pool:
        s.deck[card] += 1
