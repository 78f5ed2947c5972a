"""The actions of Ayar: what a seat, or chance, can answer. Codes are stable: records hold their texts."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    BOXES,
    CELLS,
    CHECKS,
    LINES,
    MARKERS,
    MARKET,
    NODES,
    PLACES,
    POTS,
    RAYMI_TILES,
    SECTIONS,
    SLOTS,
    STACKS,
    TEXTILES,
    TOKENS,
    TRACKS,
    TURNS,
    WEAVE_CELLS,
)
from kancha.kernel.action import Space

SPACE: Final = Space()

LAY: Final = SPACE.family("lay {marker} at {line}", name="lay-marker", marker=MARKERS, line=LINES)
MOVE: Final = SPACE.family("move {ayar}", name="move-ayar", ayar=AYAR)
"""Pick the Ayar that the gold marker moves."""
TAKE: Final = SPACE.family("take {cell}", name="take-tambo", cell=CELLS)
BUILD: Final = SPACE.family("build {path} {place}", name="build-tambo", path=AYAR, place=PLACES)
POT: Final = SPACE.family("pot {slot}", name="take-pot", slot=MARKET)
TEXTILE: Final = SPACE.family("textile {stack}", name="take-textile", stack=STACKS)
WEAVE: Final = SPACE.family("weave {cell} {turn}", name="lay-textile", cell=WEAVE_CELLS, turn=TURNS)
"""Lay the textile: its left or upper cell, and how it is turned."""
PLANT: Final = SPACE.family("plant {box}", name="plant-maize", box=BOXES)
SAIL: Final = SPACE.family("sail {node}", name="sail-to", node=NODES)
FISH: Final = SPACE.family("fish {section}", name="take-viracocha", section=SECTIONS)
STOP: Final = SPACE.single("stop", kind="end")
"""End the activity with power to spare."""
PLACE: Final = SPACE.family("viracocha {slot}", name="place-viracocha", slot=SLOTS)
SHIFT: Final = SPACE.family("shift {start} to {end}", name="shift-marker", start=ACTIVITIES, end=ACTIVITIES)
DECLINE: Final = SPACE.single("decline", kind="decline")
"""Leave the retired markers where they are."""
RESOLVE: Final = SPACE.family("resolve {check}", check=CHECKS)
TEMPLE: Final = SPACE.family("temple {activity}", name="place-temple", activity=ACTIVITIES)
HONOUR: Final = SPACE.family("honour {first} and {second}", first=ACTIVITIES, second=ACTIVITIES)
"""Score two activities on fertile ground."""
RETIRE: Final = SPACE.family("retire to {activity}", name="retire-marker", activity=ACTIVITIES)
GIVE: Final = SPACE.family("give {track} {number}", name="give-llamas", track=TRACKS, number=10)

FIRST: Final = SPACE.family("first {seat}", name="deal-first", seat=4)
WOMAN: Final = SPACE.family("woman {ayar}", name="deal-woman", ayar=AYAR)
RAYMI: Final = SPACE.family("raymi {tile}", name="deal-raymi", tile=RAYMI_TILES)
REVEAL_POT: Final = SPACE.family("reveal {pot}", name="reveal-pot", pot=POTS)
REVEAL_TEXTILE: Final = SPACE.family("reveal {textile}", name="reveal-textile", textile=TEXTILES)
FLIP: Final = SPACE.family("flip {token}", name="flip-token", token=TOKENS)
DRAW: Final = SPACE.family("draw {ayar}", name="draw-marker", ayar=AYAR)
