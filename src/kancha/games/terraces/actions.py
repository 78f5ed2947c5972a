"""Every answer a seat, or chance, can give. A turn is asked in small questions; so are its actions."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.facts import DIRECTIONS, NAMES
from kancha.games.terraces.sets import table_of
from kancha.kernel.action import Space

CARDS: Final = ("a", "b", "c", "ab", "bc", "ca")
SPREADS: Final = tuple(f"{DIRECTIONS[i]}-{DIRECTIONS[(i + 1) % 6]}" for i in range(6))
VALUES: Final = (2, 4, 6, 8, 10)

SPACE: Final = Space()

LAY_TRIPLE: Final = SPACE.single("lay triple")
LAY_DOUBLE: Final = SPACE.single("lay double")
LAY_VILLAGE: Final = SPACE.single("lay village")
LAY_FIELD: Final = SPACE.single("lay field")
ENTER: Final = SPACE.single("enter")
PICK: Final = SPACE.family("pawn {cell}", name="pick", cell=NAMES)
"""Take up a pawn to walk or to leave."""
PICK_AT: Final = table_of(PICK.codes)
BUILD: Final = SPACE.single("build")
ENLARGE: Final = SPACE.family("enlarge {cell}", cell=NAMES)
PLACE_BASIN: Final = SPACE.single("basin")
DRAW_OPEN: Final = SPACE.single("draw open")
DRAW_HIDDEN: Final = SPACE.single("draw hidden")
USE_TOKEN: Final = SPACE.single("token")
STOP: Final = SPACE.single("stop", kind="end")
SETTLE: Final = SPACE.family("settle {cell}", cell=NAMES)
"""Put the village hex of the tile here."""
SETTLE_AT: Final = table_of(SETTLE.codes)
SOW: Final = SPACE.family("sow {cell}", cell=NAMES)
"""Put the single field here."""
SOW_AT: Final = table_of(SOW.codes)
SPREAD: Final = SPACE.family("spread {sides}", sides=SPREADS)
"""Turn the two fields of a triple to these two sides."""
SIDE: Final = SPACE.family("side {side}", side=DIRECTIONS)
"""Turn the field of a double to this side."""
WALK: Final = SPACE.family("to {cell}", name="walk", cell=NAMES)
WALK_AT: Final = table_of(WALK.codes)
"""The same as `codes`, in the form in which sets of hexes are listed."""
LEAVE: Final = SPACE.single("leave")
FOUND: Final = SPACE.family("found {cell}", cell=NAMES)
VALUE: Final = SPACE.family("value {value}", value=[str(value) for value in VALUES])
IRRIGATE: Final = SPACE.family("irrigate {cell}", cell=NAMES)
CELEBRATE: Final = SPACE.family("festival {cell}", name="celebrate", cell=NAMES)
"""Propose a festival in the city of this temple."""
NO_FESTIVAL: Final = SPACE.single("no festival", kind="decline")
PLAY_CARD: Final = SPACE.family("play {card}", name="play-card", card=CARDS)
ENOUGH: Final = SPACE.single("enough", kind="skip")
"""Play no more cards for now."""
STAY_OUT: Final = SPACE.single("stay out", kind="decline")
"""Stay out of the festival, or drop out of it."""
STAND: Final = SPACE.single("stand")
"""Be content with the level score."""
FIRST: Final = SPACE.family("first {seat}", seat=4)
"""Chance: this seat begins."""
CARD: Final = SPACE.family("card {card}", card=CARDS)
"""Chance: this card comes from the pile."""
