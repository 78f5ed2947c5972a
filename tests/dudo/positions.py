"""Positions of Dudo for tests: dice by their digits, moves by their text."""

from __future__ import annotations

from kancha.kernel.positions import Moves

from . import Dudo
from .actions import FACES, SPACE
from .bidding import Bidding
from .rounds import Rounds
from .state import Cups

GAME = Dudo()
moves = Moves(SPACE)
play, offers, refused, heard = moves.play, moves.offers, moves.refused, moves.heard


def cups(*dice: str, bid: str = "") -> Cups:
    """Return a round in which each seat has these dice, `"1166"` say, and seat 0 must open or answer a bid."""
    s = GAME.setup(len(dice), {"length": "full"})
    for seat, shown in zip(s.seats, dice, strict=True):
        seat.left = len(shown)
        seat.dice = [shown.count(str(face + 1)) for face in range(len(FACES))]
    s.lost = 5 * len(dice) - s.total
    starter = 0 if not bid else max(seat.seat for seat in s.seats if seat.left)
    moves.ask(s, Rounds(), Bidding(starter))
    return play(s, bid) if bid else s
