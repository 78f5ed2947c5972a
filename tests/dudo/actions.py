"""Every action of the game, said once; the order of the lines gives the codes."""

from __future__ import annotations

from typing import Final

from kancha.kernel.action import Space

FACES: Final = ("aces", "twos", "threes", "fours", "fives", "sixes")
ACES: Final = 0
COUNTS: Final = tuple(str(n) for n in range(1, 21))
"""Numbers of dice; the value of a name is one less. Four seats have twenty dice at most."""

SPACE: Final = Space()
BID: Final = SPACE.family("bid {count} {face}", count=COUNTS, face=FACES)
DOUBT: Final = SPACE.single("doubt")
BEGIN: Final = SPACE.family("begin {seat}", seat=4)
"""Chance names the first seat."""
ROLL: Final = SPACE.family("roll {face}", face=FACES)
"""Chance rolls a die under a cup."""
