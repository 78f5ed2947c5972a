"""Where actions are clicked, and what they would look like."""

from __future__ import annotations

from kancha.games.terraces import actions as act
from kancha.games.terraces.facts import TRIPLE_TILE
from kancha.games.terraces.land import Laying, Turning
from kancha.games.terraces.pawns import FAR, OUT, Entering, Walking
from kancha.games.terraces.picture.layout import CENTRES, HEX, IDS, rise
from kancha.games.terraces.picture.sight import Sight
from kancha.games.terraces.picture.site import terrain
from kancha.games.terraces.settlements import size_of
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Piece, Text


def aim_at(sight: Sight, action: Action) -> Aim:
    """Say where an action is clicked and what it would look like."""
    cell = getattr(action, "cell", -1)
    if cell >= 0:
        return aim_hex(sight, action, cell)
    step = sight.step
    if isinstance(action, (act.Spread, act.Side)) and isinstance(step, Turning):
        return aim_turn(sight.state, step, action.sides if isinstance(action, act.Spread) else action.side)
    if isinstance(action, act.PlayCard):
        return Aim([f"hand-{action.card}"])
    if isinstance(action, act.DrawOpen):
        return Aim(["open"])
    if isinstance(action, act.DrawHidden):
        return Aim(["deck"])
    if isinstance(action, act.Value):
        return Aim(gain=worth(act.VALUES[action.value]))
    return Aim()


def aim_hex(sight: Sight, action: Action, cell: int) -> Aim:
    """Return the aim of an action that names a hex."""
    s, step = sight.state, sight.step
    found = Aim([IDS[cell]] if s.facts.land[cell] else [])
    if isinstance(action, (act.Settle, act.Sow)) and isinstance(step, Laying):
        kind = FIELD if isinstance(action, act.Sow) else VILLAGE
        ghost(found, [terrain("ghost-0", cell, kind, s.level[cell] + 1)])
    elif isinstance(action, act.Irrigate):
        x, y = CENTRES[cell]
        ghost(found, [Piece("ghost-0", "water", x, y, h=HEX)])
    elif isinstance(action, act.Walk) and isinstance(step, (Entering, Walking)):
        aim_walk(sight, found, OUT if isinstance(step, Entering) else step.start, cell)
    elif isinstance(action, act.Found):
        x, y = CENTRES[cell]
        value = max(2, min(size_of(s, s.town[cell]) // 2 * 2, 10)) if s.town[cell] >= 0 else 2
        top = round(y - rise(s.level[cell]) - 0.14, 2)
        ghost(found, [Piece("ghost-0", f"temple-{value}", x, top, 0.86, 0.998)])
        if s.facts.exact_value:
            found.gain = worth(value)
    return found


def worth(value: int) -> Text:
    """Say what a temple of some value brings."""
    return Text("gain-value", {"value": value, "points": value // 2})


def ghost(found: Aim, pieces: list[Piece]) -> None:
    """Show pieces on the board before the click."""
    found.ghost = pieces
    found.ghost_panel = "site"


def aim_walk(sight: Sight, found: Aim, start: int, goal: int) -> None:
    """Show the pawn at its goal, and the price."""
    s = sight.state
    x, y = CENTRES[goal]
    top = round(y - rise(s.level[goal]) - 0.13, 2)
    ghost(found, [Piece("ghost-0", "pawn", x, top, 0.54, 0.72, s.active, True)])
    price = sight.price(start, goal)
    if price < FAR:
        found.gain = Text("price", {"price": price})


def aim_turn(s: Terraces, step: Turning, turn: int) -> Aim:
    """Show the whole tile: the click is on its first field hex going clockwise."""
    around = s.facts.around[step.cell]
    cells = [around[turn]]
    if step.tile == TRIPLE_TILE:
        cells.append(around[(turn + 1) % 6])
    found = Aim([IDS[cells[0]]] if cells[0] >= 0 else [])
    level = s.level[step.cell] + 1
    pieces = [terrain("ghost-0", step.cell, VILLAGE, level)]
    pieces += [terrain(f"ghost-{cell}", cell, FIELD, level) for cell in cells if cell >= 0]
    pieces.sort(key=height_of)
    ghost(found, pieces)
    fresh = sum(1 for cell in [step.cell, *cells] if cell >= 0 and s.facts.toll[cell] and s.level[cell] == 0)
    found.gain = Text("price", {"price": s.facts.tile_price + fresh * s.facts.overflow_price})
    return found


def height_of(piece: Piece) -> float:
    """Return how far south a piece lies: what is behind is drawn first."""
    return piece.y
