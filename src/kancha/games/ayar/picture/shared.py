"""Drawings that are kept: what looks the same is drawn once, and every viewer gets the same panel.

A panel is made of layers. A layer has a key, all the numbers it shows, and a drawing; a panel's key is that of all its
layers. Neither a kept panel nor anything on it is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kancha.kernel.scene import Panel, Piece, Text, Zone

PANELS: Final = 256
LAYERS: Final = 2048
"""So many are kept; the oldest goes first."""

Key = tuple[Any, ...]
Layer = tuple[Key, Callable[..., None], tuple[Any, ...]]
"""Key, drawing, and the arguments of the drawing after the panel."""

_panels: dict[Key, Panel] = {}
_layers: dict[Key, tuple[list[Zone], list[Piece]]] = {}


def compose(blank: Callable[[], Panel], layers: list[Layer]) -> Panel:
    """Return the panel of these layers, bottom first."""
    key = (blank, *[layer[0] for layer in layers])
    panel = _panels.get(key)
    if panel is None:
        panel = blank()
        for layer in layers:
            zones, pieces = _layer(layer)
            panel.zones += zones
            panel.pieces += pieces
        if len(_panels) >= PANELS:
            del _panels[next(iter(_panels))]
        _panels[key] = panel
    return panel


def _layer(layer: Layer) -> tuple[list[Zone], list[Piece]]:
    key, drawing, args = layer
    known = _layers.get(key)
    if known is None:
        sheet = Panel("", Text(""), 1, 1)
        drawing(sheet, *args)
        round_off(sheet)
        if len(_layers) >= LAYERS:
            del _layers[next(iter(_layers))]
        known = _layers[key] = (sheet.zones, sheet.pieces)
    return known


def forget() -> None:
    """Draw everything anew from now on."""
    _panels.clear()
    _layers.clear()


def round_off(panel: Panel) -> None:
    """Cut numbers to what the eye can tell."""
    for zone in panel.zones:
        zone.x, zone.y, zone.w, zone.h = _cut(zone.x), _cut(zone.y), _cut(zone.w), _cut(zone.h)
    for piece in panel.pieces:
        piece.x, piece.y, piece.w, piece.h = _cut(piece.x), _cut(piece.y), _cut(piece.w), _cut(piece.h)
        piece.label_size = _cut(piece.label_size)


def _cut(value: float) -> float:
    """Two decimals; a short number stays the same object, by which the encoder knows a default that it leaves out."""
    short = round(value, 2)
    return value if short == value else short
