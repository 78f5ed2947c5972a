"""Where actions are clicked, and what they would look like."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.actions import (
    BUILD,
    FISH,
    HONOUR,
    LAY,
    MOVE,
    PLACE,
    PLANT,
    POT,
    RESOLVE,
    RETIRE,
    SAIL,
    SHIFT,
    SPACE,
    TAKE,
    TEMPLE,
    TEXTILE,
    WEAVE,
)
from kancha.games.ayar.checks import EndOfTurn
from kancha.games.ayar.names import (
    ACTIVITIES,
    COLUMN_CHECK,
    FERTILE_CHECK,
    MARKERS,
    RAYMI_CHECK,
    ROW_CHECK,
    TEMPLE_CHECK,
)
from kancha.games.ayar.picture.layout import LINE_PLACES, Layout, textile
from kancha.games.ayar.power import full_power
from kancha.games.ayar.state import Table
from kancha.games.ayar.tambos import BuildingSlot, StartingSlot
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Aim, Piece, Text

COMMON: Final = {MOVE: "ayar", POT: "pot", TEXTILE: "stack", FISH: "section"}
"""Answers that are clicked on one thing of the common boards."""
OWN: Final = {TAKE: "cell", PLANT: "box", PLACE: "slot", TEMPLE: "temple", RETIRE: "moon"}
"""Answers that are clicked on one thing of the seat's own board."""
PAIRS: Final = {SHIFT: "moon", HONOUR: "craft"}
"""Answers that are clicked on two of its things."""


def aim_at(s: Table, layout: Layout, code: int) -> Aim:
    """Aim for the seat that is asked; for chance and at the end, the first."""
    seat = max(s.seat, 0)
    family = SPACE.of[code]
    if family is LAY:
        return _lay(s, seat, code)
    if family is BUILD:
        return _build(s, layout, seat, code)
    if family is WEAVE:
        return _weave(s, layout, seat, code)
    if family is SAIL:
        node = SAIL.value(code)
        x, y = layout.nodes[node]
        return Aim([f"node-{node}"], [Piece("ghost-boat", "boat", x, y, 0.9, 0.9, seat=seat)], "lake")
    if family is RESOLVE:
        return Aim(_check(s, RESOLVE.value(code)))
    if family in COMMON:
        return Aim([f"{COMMON[family]}-{family.value(code)}"])
    if family in OWN:
        return Aim([f"{OWN[family]}-{seat}-{family.value(code)}"])
    if family in PAIRS:
        return Aim([f"{PAIRS[family]}-{seat}-{value}" for value in family.read(code)])
    return Aim()


def _lay(s: Table, seat: int, code: int) -> Aim:
    marker, line = LAY.read(code)
    x, y = LINE_PLACES[line]
    ghost = Piece("ghost-marker", f"marker-{MARKERS[marker]}", x, y, 0.78, 1.3, rotate=90.0)
    gain = Text("gain-steps", {"steps": s.facts.arrows[s.players][line]})
    return Aim([f"marker-{seat}-{marker}", f"line-{seat}-{line}"], [ghost], f"board-{seat}", gain)


def _build(s: Table, layout: Layout, seat: int, code: int) -> Aim:
    path, place = BUILD.read(code)
    site = s.facts.site_at[path][place]
    if site < 0:
        return Aim()
    x, y = layout.sites[site]
    ghost = Piece("ghost-tambo", "tambo", x, y, 0.86, 0.86, seat=seat)
    aim = Aim([f"site-{path}-{place}"], [ghost], "paths")
    step = s.stack[-1] if s.stack else None
    if isinstance(step, (BuildingSlot, StartingSlot)):
        activity = s.facts.site_activity[site]
        base = step.base if isinstance(step, BuildingSlot) else 1
        power = full_power(s, seat, activity, base)
        aim.gain = Text("gain-power", {"activity": ACTIVITIES[activity], "power": power})
    return aim


def _weave(s: Table, layout: Layout, seat: int, code: int) -> Aim:
    """Aim at a turn and a cell; the ghost shows the textile there."""
    cell, turn = WEAVE.read(code)
    targets = [f"turn-{seat}-{turn}", f"weave-{seat}-{cell}"]
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, TextileLaying):
        return Aim(targets)
    ghost = textile(s.facts, "ghost-textile", step.design, turn, layout.cloth(cell, turn), layout.unit)
    return Aim(targets, ghost, f"board-{seat}")


def _check(s: Table, check: int) -> list[str]:
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, EndOfTurn):
        return []
    if check == TEMPLE_CHECK:
        return [f"temple-row-{step.ayar}"]
    if check == ROW_CHECK:
        return [f"bonus-{step.seat}-{step.row}"]
    if check == COLUMN_CHECK:
        return [f"bonus-{step.seat}-{4 + step.column}"]
    if check == FERTILE_CHECK:
        return [f"fertile-{step.ayar}"]
    slot = check - RAYMI_CHECK
    return [f"raymi-{slot}-{step.ayar}"] if step.ayar in s.facts.raymi_paths[slot] else []
