"""What a family has: counts of its figures, sites and cards, used by scoring and by the modules."""

from __future__ import annotations

from kancha.games.caral.state import CaralState
from kancha.kernel.game import size


def hand_size(s: CaralState, seat: int) -> int:
    """Return the number of cards in hand."""
    hand = s.families[seat].hand
    return hand[0] + hand[1] + hand[2] + hand[3]


def movement(s: CaralState, seat: int) -> int:
    """Return the movement of the sled (K1.3)."""
    return s.facts.base_movement + s.families[seat].alpacas


def reserved_sites(s: CaralState, seat: int) -> int:
    """Return the number of own sites without a level (R38)."""
    count = 0
    for site, owner in enumerate(s.site_owner):
        if owner == seat and s.site_levels[site] == 0:
            count += 1
    return count


def pyramids(s: CaralState, seat: int) -> int:
    """Return the number of own pyramids with at least one level."""
    count = 0
    for site, owner in enumerate(s.site_owner):
        if owner == seat and s.site_levels[site] > 0:
            count += 1
    return count


def priests(s: CaralState, seat: int) -> int:
    """Return the number of own priests."""
    count = 0
    for site, owner in enumerate(s.site_owner):
        if owner == seat:
            count += s.site_priest[site]
    return count


def is_complete(s: CaralState, site: int) -> bool:
    """Return whether the pyramid of a site has its top level."""
    levels = s.site_levels[site]
    return levels > 0 and levels == s.facts.height[s.site_kind[site]]


def placed_caralis(s: CaralState, seat: int) -> int:
    """Return the number of own Caralis on the board and beside it."""
    return s.facts.caralis - s.families[seat].reserve


def placed_alpacas(s: CaralState, seat: int) -> int:
    """Return the number of own alpacas on the sled and beside it."""
    return s.facts.alpacas - s.families[seat].alpaca_reserve


def cards_to_draw(s: CaralState) -> int:
    """Return how many cards the deck and the discard pile hold together."""
    cards = size(s.deck)
    for count in s.discard:
        cards += count
    return cards
