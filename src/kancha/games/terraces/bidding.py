"""How a turn would likely be closed: a seat without action points stops, and bids in a festival (C8) as cheaply as it
can, if the festival is worth its cards.

Whoever weighs a turn or a festival lets it end like this in imagined states; it is a guess, not a rule.
"""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import ENOUGH, PLAY_CARD, STAND, STAY_OUT, STOP
from kancha.games.terraces.festival import OPEN, RAISE, Festival, matching, strength
from kancha.games.terraces.rounds import Turn
from kancha.games.terraces.state import Terraces

LOSS: Final = 0.5
"""What a card is worth that is played."""


def reply(s: Terraces) -> int:
    """Return the likely answer to a question of a festival or of a turn whose points are spent; -1 to any other."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Turn):
        return STOP if s.ap == 0 and s.duty == 0 else -1
    if not isinstance(step, Festival):
        return -1
    codes = step.legal(s)
    if len(codes) == 1:
        return codes[0]
    if ENOUGH in codes:
        return ENOUGH
    if step.stage == RAISE and not step.played:
        return STAND
    seat = step.seat
    missing = max(step.top - step.totals[seat], 1)
    if not step.played and step.stage != OPEN:
        points = s.facts.alone[s.temple_value[s.temple_cell.index(step.cell)] // 2 - 1]
        if strength(s, seat) < missing or LOSS * cards_for(s, seat, missing) > 0.6 * points:
            return STAY_OUT
    return PLAY_CARD.code(cheapest(s, seat, missing))


def cards_for(s: Terraces, seat: int, missing: int) -> int:
    """Return how many cards a bid takes at least."""
    worth = s.facts.worth[s.open]
    hand = s.seats[seat].hand
    count = 0
    for value in (2, 1):
        for card in matching(s, seat):
            if worth[card] == value:
                used = min(hand[card], (missing + value - 1) // value)
                missing -= used * value
                count += used
                if missing <= 0:
                    return count
    return count


def cheapest(s: Terraces, seat: int, missing: int) -> int:
    """Return the least card that is enough; the best one, if none is."""
    worth = s.facts.worth[s.open]
    best = -1
    for card in matching(s, seat):
        if best < 0:
            best = card
        elif worth[best] < missing:
            if worth[card] > worth[best]:
                best = card
        elif missing <= worth[card] < worth[best]:
            best = card
    return best
