"""Where actions are clicked, and what they would look like."""

from __future__ import annotations

from functools import lru_cache

from kancha.games.ayar.actions import (
    BuildTambo,
    Honour,
    LayMarker,
    LayTextile,
    MoveAyar,
    PlaceTemple,
    PlaceViracocha,
    PlantMaize,
    Resolve,
    RetireMarker,
    SailTo,
    ShiftMarker,
    TakePot,
    TakeTambo,
    TakeTextile,
    TakeViracocha,
)
from kancha.games.ayar.checks import EndOfTurn
from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import (
    ACTIVITIES,
    COLUMN_CHECK,
    FERTILE_CHECK,
    MARKERS,
    RAYMI_CHECK,
    ROW_CHECK,
    TEMPLE_CHECK,
    WEAVE_WIDTH,
)
from kancha.games.ayar.picture.layout import line_at, node_at, site_at, textile, weave_at, weave_unit
from kancha.games.ayar.picture.shared import round_off
from kancha.games.ayar.power import full_power
from kancha.games.ayar.state import Table
from kancha.games.ayar.tambos import BuildingSlot, StartingSlot
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Panel, Piece, Text


def aim_at(s: Table, seat: int, action: Action) -> Aim:
    """Aim for a seat: the one that is asked; for chance and at the end, the first."""
    if isinstance(action, LayMarker):
        return _lay(s, seat, action)
    if isinstance(action, BuildTambo):
        return _build(s, seat, action)
    if isinstance(action, LayTextile):
        return _weave(s, seat, action)
    if isinstance(action, SailTo):
        x, y = node_at(s.facts, action.node)
        ghost = Piece("ghost-boat", "boat", round(x, 2), round(y, 2), 0.9, 0.9, seat=seat)
        return Aim([f"node-{action.node}"], [ghost], "lake")
    if isinstance(action, Resolve):
        return Aim(_check(s, action.check))
    return Aim(_single(seat, action))


def _single(seat: int, action: Action) -> list[str]:
    if isinstance(action, MoveAyar):
        return [f"ayar-{action.ayar}"]
    if isinstance(action, TakeTambo):
        return [f"cell-{seat}-{action.cell}"]
    if isinstance(action, TakePot):
        return [f"pot-{action.slot}"]
    if isinstance(action, TakeTextile):
        return [f"stack-{action.stack}"]
    if isinstance(action, PlantMaize):
        return [f"box-{seat}-{action.box}"]
    if isinstance(action, TakeViracocha):
        return [f"section-{action.section}"]
    if isinstance(action, PlaceViracocha):
        return [f"slot-{seat}-{action.slot}"]
    if isinstance(action, PlaceTemple):
        return [f"temple-{seat}-{action.activity}"]
    if isinstance(action, RetireMarker):
        return [f"moon-{seat}-{action.activity}"]
    if isinstance(action, ShiftMarker):
        return [f"moon-{seat}-{action.start}", f"moon-{seat}-{action.end}"]
    if isinstance(action, Honour):
        return [f"craft-{seat}-{action.first}", f"craft-{seat}-{action.second}"]
    return []


def _lay(s: Table, seat: int, action: LayMarker) -> Aim:
    x, y = line_at(action.line)
    ghost = Piece("ghost-marker", f"marker-{MARKERS[action.marker]}", x, y, 0.78, 1.3, rotate=90.0)
    steps = s.facts.arrows[s.players][action.line]
    return Aim(
        [f"marker-{seat}-{action.marker}", f"line-{seat}-{action.line}"],
        [ghost],
        f"board-{seat}",
        Text("gain-steps", {"steps": steps}),
    )


def _build(s: Table, seat: int, action: BuildTambo) -> Aim:
    site = s.facts.site_at[action.path][action.place]
    if site < 0:
        return Aim()
    x, y = site_at(s.facts, site)
    ghost = Piece("ghost-tambo", "tambo", round(x, 2), round(y, 2), 0.86, 0.86, seat=seat)
    aim = Aim([f"site-{action.path}-{action.place}"], [ghost], "paths")
    step = s.stack[-1] if s.stack else None
    if isinstance(step, (BuildingSlot, StartingSlot)):
        activity = s.facts.site_activity[site]
        base = step.base if isinstance(step, BuildingSlot) else 1
        power = full_power(s, seat, activity, base)
        aim.gain = Text("gain-power", {"activity": ACTIVITIES[activity], "power": power})
    return aim


def _weave(s: Table, seat: int, action: LayTextile) -> Aim:
    step = s.stack[-1] if s.stack else None
    design = step.design if isinstance(step, TextileLaying) else -1
    return _laid(s.facts, seat, design, action.cell, action.turn)


@lru_cache(maxsize=4096)
def _laid(facts: Facts, seat: int, design: int, cell: int, turn: int) -> Aim:
    """Aim at a turn and a cell; the ghost shows the textile there."""
    targets = [f"turn-{seat}-{turn}", f"weave-{seat}-{cell}"]
    if design < 0:
        return Aim(targets)
    (x, y), (ox, oy) = weave_at(facts, cell), weave_at(facts, cell + 1 if turn < 4 else cell + WEAVE_WIDTH)
    sheet = Panel("", Text(""), 1, 1)
    sheet.pieces = textile(facts, "ghost-textile", design, turn, (x + ox) / 2, (y + oy) / 2, weave_unit(facts))
    round_off(sheet)
    return Aim(targets, sheet.pieces, f"board-{seat}")


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
