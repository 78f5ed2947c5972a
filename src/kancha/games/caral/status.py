"""Module status cards (K16): the first family to meet a condition takes the card and its fame.

An effect changes the holdings of one family only, so checking that family after every effect answers who
was first (R39).
"""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import REVEAL
from kancha.games.caral.events import PieceRevealed, StatusTaken
from kancha.games.caral.holdings import hand_size, priests, pyramids, reserved_sites
from kancha.games.caral.state import OPEN, OUT, CaralState
from kancha.kernel.steps import BagDraws

STONES: Final = 0
SLED_ALPACAS: Final = 1
WORKERS_IN_ONE_QUARRY: Final = 2
RESERVED: Final = 3
PRIESTS: Final = 4
CARDS: Final = 5
PYRAMIDS: Final = 6
LEVELS_IN_TURN: Final = 7
CARDS_GIVEN: Final = 8


class StatusReveal(BagDraws):
    """Set-up: reveal the status cards of the match one by one (K16.1)."""

    RULES: ClassVar = ("K16.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def bag(self, s: CaralState) -> list[int]:
        """Any card not revealed yet."""
        return s.status_bag

    def drawn(self, s: CaralState, card: int) -> None:
        """Lay the card out."""
        s.status_owner[card] = OPEN
        if s.events is not None:
            s.events.append(PieceRevealed(f"status-{card + 1}"))


def setup(s: CaralState) -> None:
    """Prepare the pile and push its reveal."""
    s.status = True
    s.status_bag = [1] * len(s.facts.status_fame)
    s.status_owner = [OUT] * len(s.facts.status_fame)
    s.stack.append(StatusReveal(s.facts.status_revealed))


def check_status(s: CaralState, seat: int) -> None:
    """Give a family every open status card whose condition it meets now (K16.2)."""
    if not s.status:
        return
    facts = s.facts
    for card, owner in enumerate(s.status_owner):
        if owner == OPEN and measure(s, seat, facts.status_measure[card]) >= facts.status_least[card]:
            s.status_owner[card] = seat
            if s.events is not None:
                s.events.append(StatusTaken(seat, f"status-{card + 1}"))
            s.score(seat, facts.status_fame[card], "status.card")


def measure(s: CaralState, seat: int, what: int) -> int:
    """Return a family's value in the measure of a status card."""
    family = s.families[seat]
    if what == STONES:
        return family.stones
    if what == SLED_ALPACAS:
        return family.alpacas
    if what == WORKERS_IN_ONE_QUARRY:
        return max(family.workers)
    if what == RESERVED:
        return reserved_sites(s, seat)
    if what == PRIESTS:
        return priests(s, seat)
    if what == CARDS:
        return hand_size(s, seat)
    if what == PYRAMIDS:
        return pyramids(s, seat)
    if what == LEVELS_IN_TURN:
        return s.turn.levels if s.turn.seat == seat else 0
    return family.gift
