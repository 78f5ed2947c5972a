"""Where actions are clicked, and what they would look like."""

from __future__ import annotations

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
from kancha.games.ayar.names import (
    COLUMN_CHECK,
    FERTILE_CHECK,
    MARKERS,
    RAYMI_CHECK,
    ROW_CHECK,
    TEMPLE_CHECK,
)
from kancha.games.ayar.picture.layout import line_at, node_at, site_at, textile, weave_at, weave_unit
from kancha.games.ayar.state import Table
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Piece, Text


def aim_at(s: Table, action: Action) -> Aim:
    """Aim for the seat that is asked; for chance and at the end, for the first seat."""
    seat = max(s.seat, 0)
    if isinstance(action, LayMarker):
        return _lay(s, seat, action)
    if isinstance(action, BuildTambo):
        return _build(s, seat, action)
    if isinstance(action, LayTextile):
        return _weave(s, seat, action)
    if isinstance(action, SailTo):
        x, y = node_at(s, action.node)
        ghost = Piece("ghost-boat", "boat", x, y, 0.9, 0.9, seat=seat)
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
    x, y = site_at(s, site)
    ghost = Piece("ghost-tambo", "tambo", x, y, 0.86, 0.86, seat=seat)
    return Aim([f"site-{action.path}-{action.place}"], [ghost], "paths")


def _weave(s: Table, seat: int, action: LayTextile) -> Aim:
    targets = [f"turn-{seat}-{action.turn}", f"weave-{seat}-{action.cell}"]
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, TextileLaying):
        return Aim(targets)
    other = action.cell + 1 if action.turn < 4 else action.cell + 7
    (x, y), (ox, oy) = weave_at(s, action.cell), weave_at(s, other)
    ghost = textile(s, "ghost-textile", step.design, action.turn, (x + ox) / 2, (y + oy) / 2, weave_unit(s))
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
