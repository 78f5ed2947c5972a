"""The referee for festivals: why a city cannot be chosen and why a bid is not allowed (C8)."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import ENOUGH, PLAY_CARD, STAND, STAY_OUT
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.judge import on_board, settlement
from kancha.games.terraces.state import TEMPLE, Terraces
from kancha.kernel.errors import Refusal

OPENS: Final = 0
RAISES: Final = 3


def shared_symbols(s: Terraces, card: int) -> int:
    """Return how many symbols a card shares with the open card (C8.3)."""
    symbols = s.facts.symbols
    return sum(1 for symbol in symbols[card] if symbol in symbols[s.open])


def hand_worth(s: Terraces, seat: int) -> int:
    """Return what a whole hand could add to a bid."""
    hand = s.seats[seat].hand
    return sum(count * shared_symbols(s, card) for card, count in enumerate(hand))


def festival(s: Terraces, cell: int) -> Refusal | None:
    """Judge a city for a festival."""
    if not on_board(s, cell) or s.kind[cell] != TEMPLE:
        return Refusal("C8.1", "refuse-no-temple")
    if not s.temple_ready[s.temple_cell.index(cell)]:
        return Refusal("C8.11", "refuse-festival-held")
    if not any(s.pawn[here] == s.active for here in settlement(s, cell)):
        return Refusal("C8.1", "refuse-no-pawn-in-city", {"cell": NAMES[cell]})
    if hand_worth(s, s.active) == 0:
        return Refusal("C8.3", "refuse-no-matching-card")
    return None


def bid(s: Terraces, seat: int, code: int, stage: int, is_fresh: bool, own: int, top: int) -> Refusal | None:
    """Judge an answer in a festival; `is_fresh` before the first card of this bid."""
    left = hand_worth(s, seat)
    if code == ENOUGH:
        if is_fresh:
            return Refusal("C8.4", "refuse-play-a-card")
        return Refusal("C8.6", "refuse-bid-low", {"own": own, "top": top}) if own < top else None
    if code == STAND:
        if stage == RAISES and is_fresh:
            return None
        return Refusal("C8.6", "refuse-stand", {"own": own, "top": top})
    if code == STAY_OUT:
        if not is_fresh:
            return Refusal("C8.4", "refuse-bid-begun")
        if stage == OPENS:
            return Refusal("C8.4", "refuse-play-a-card")
        return Refusal("R21", "refuse-drop-at-top") if stage == RAISES else None
    card = PLAY_CARD.value(code)
    if s.seats[seat].hand[card] == 0:
        return Refusal("C8.4", "refuse-card-not-held")
    if shared_symbols(s, card) == 0:
        return Refusal("C8.3", "refuse-card-no-match")
    if is_fresh and own + left < top:
        return Refusal("C8.6", "refuse-out-of-reach", {"most": own + left, "top": top})
    return None
