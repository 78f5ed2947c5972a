"""What goods are worth to a bot, in points of fame, if so many years are left."""

from __future__ import annotations

from typing import Final

ENOUGH_CARDS: Final = 7
"""More cards than these are worth little."""


def stone_worth(time: float) -> float:
    """Return the worth of a stone on the sled."""
    return min(0.8, 1.2 * time)


def card_worth(time: float) -> float:
    """Return the worth of a card in hand."""
    return min(0.45, 0.3 + 0.2 * time)
