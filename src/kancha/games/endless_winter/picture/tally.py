"""A running estimate of the final points by category, as far as everybody can see."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.scoring import (
    all_card_points,
    animal_points,
    honor_points,
    known_stone_points,
    megalith_points,
    offering_points,
)
from kancha.games.endless_winter.state import Seat, WinterState

CATEGORIES: Final = (
    ("stones", "i-stone"),
    ("offering", "i-idol"),
    ("honor", "i-bury"),
    ("cards", "i-culture"),
    ("animals", "i-animal"),
    ("megaliths", "i-megalith"),
)


def tally(s: WinterState, t: Seat) -> list[int]:
    """Return the points of each category if the match ended now; nothing more once it has ended.

    Cards that only their owner knows to be buried count for the Honor track, which asks for their number, and not for
    the stones, which ask for their names.
    """
    if not s.stack:
        return [0] * len(CATEGORIES)
    stones = 0
    if t.stones:
        graves = [kind for kind in t.buried if kind >= 0] + t.buried_open
        for stone in t.stones:
            stones += known_stone_points(s, t, stone, graves)
    return [
        stones,
        offering_points(s, t),
        honor_points(s, t) if s.honor_order else 0,
        all_card_points(s.facts, t.owned),
        animal_points(s.facts, t.upright),
        megalith_points(s, t.seat),
    ]
