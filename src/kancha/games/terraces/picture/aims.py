"""Where actions are clicked, and what they would look like."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import (
    CELEBRATE,
    DRAW_HIDDEN,
    DRAW_OPEN,
    ENLARGE,
    FIRST,
    FOUND,
    IRRIGATE,
    PICK,
    PLAY_CARD,
    SETTLE,
    SIDE,
    SOW,
    SPACE,
    SPREAD,
    STAND,
    VALUE,
    VALUES,
    WALK,
)
from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.facts import DOUBLE_TILE, TRIPLE_TILE
from kancha.games.terraces.land import Laying, Turning
from kancha.games.terraces.paths import FAR, OUT, Reach, reach
from kancha.games.terraces.pawns import Entering, Walking
from kancha.games.terraces.picture.festival import festival_of, shared_points
from kancha.games.terraces.picture.hopes import Hopes, hope
from kancha.games.terraces.picture.layout import CENTRES, HEX, IDS, rise
from kancha.games.terraces.picture.site import ASIDE, terrain
from kancha.games.terraces.settlements import size_of, towns_of
from kancha.games.terraces.state import FIELD, VILLAGE, Terraces
from kancha.kernel.action import Family
from kancha.kernel.game import size
from kancha.kernel.scene import Aim, Piece, Tag, Text
from kancha.kernel.shelf import short

ON_HEX: Final = (PICK, ENLARGE, SETTLE, SOW, WALK, FOUND, IRRIGATE, CELEBRATE)
VARYING: Final = (SETTLE, SOW, WALK, FOUND, CELEBRATE, SPREAD, SIDE)
"""Families whose aims depend on the land; so do two that stand alone."""
STEADY: Final = [
    family not in VARYING and action.code not in (STAND, DRAW_OPEN)
    for family, action in zip(SPACE.of, SPACE.actions, strict=True)
]
"""By code: whether an aim is the same in all positions."""


class Walks:
    """What walks cost the seat whose turn it is: all goals of a start are searched for at once."""

    def __init__(self, s: Terraces) -> None:
        self._s = s
        self._reached: dict[int, Reach] = {}

    def price(self, start: int, goal: int) -> int:
        """Return what the walk of a pawn costs; FAR if it costs too much."""
        found = self._reached.get(start)
        if found is None:
            found = self._reached[start] = reach(self._s, self._s.active, start, self._s.ap)
        return found.price(goal)


def rests_on(s: Terraces, code: int, walks: Walks, hopes: Hopes) -> int:
    """Return as a number what the aim of an action depends on besides the action and the step; -1 if that is more."""
    if STEADY[code]:
        return 0
    family, step = SPACE.of[code], s.stack[-1]
    if family is SETTLE or family is SOW:
        cell = family.values[code]
        return -1 if isinstance(step, Laying) and step.tile < DOUBLE_TILE and hopes.has(cell) else s.level[cell]
    if family is WALK and isinstance(step, (Entering, Walking)):
        cell = family.values[code]
        return (s.level[cell] * FIRST.size + s.active) * (FAR + 1) + walks.price(start_of(step), cell)
    return s.open if code == DRAW_OPEN else -1


def start_of(step: Entering | Walking) -> int:
    """Return where a pawn sets out."""
    return OUT if isinstance(step, Entering) else step.start


def aim_at(s: Terraces, code: int, walks: Walks, hopes: Hopes) -> Aim:
    """Say where an action is clicked and what it would look like."""
    family = SPACE.of[code]
    if family in ON_HEX:
        return aim_hex(s, family, family.value(code), walks, hopes)
    step = s.stack[-1] if s.stack else None
    if family in (SPREAD, SIDE) and isinstance(step, Turning):
        return aim_turn(s, step, family.value(code))
    if family is PLAY_CARD:
        return Aim([f"hand-{PLAY_CARD.value(code)}"])
    if code == STAND:
        return Aim(gain=share(s))
    if family is VALUE:
        return Aim(gain=worth(VALUES[VALUE.value(code)]))
    if code == DRAW_OPEN:
        return Aim(["open"], tag=Tag(more=Text("open-named", {"card": CARD_NAMES[s.open]})))
    return Aim(["deck"] if code == DRAW_HIDDEN else [])


def aim_hex(s: Terraces, family: Family, cell: int, walks: Walks, hopes: Hopes) -> Aim:
    """Return the aim of an action that names a hex."""
    step = s.stack[-1] if s.stack else None
    found = on_hex(s, cell)
    if family in (SETTLE, SOW) and isinstance(step, Laying):
        aim_tile(s, found, family, cell)
        if step.tile < DOUBLE_TILE and hopes.has(cell):
            hope(s, found, [cell])
    elif family is WALK and isinstance(step, (Entering, Walking)):
        aim_walk(s, found, cell, walks.price(start_of(step), cell))
    elif family is IRRIGATE:
        x, y = CENTRES[cell]
        ghost(found, [Piece("ghost-0", "water", x, y, h=HEX)])
    elif family is CELEBRATE and cell in s.temple_cell:
        aim_festival(s, found, cell)
    elif family is FOUND:
        aim_temple(s, found, cell)
    return found


def on_hex(s: Terraces, cell: int) -> Aim:
    """Return an aim at a hex that is on the board."""
    return Aim([IDS[cell]] if s.facts.land[cell] else [])


def aim_tile(s: Terraces, found: Aim, family: Family, cell: int) -> None:
    """Show the first hex of a tile at its height, and what it costs beyond the site."""
    level = s.level[cell]
    ghost(found, [terrain("ghost-0", cell, FIELD if family is SOW else VILLAGE, level + 1)])
    if s.facts.toll[cell] and level == 0:
        found.tag = Tag(f"+{s.facts.overflow_price}")


def aim_temple(s: Terraces, found: Aim, cell: int) -> None:
    """Show a temple with the value that its settlement gives it, and what that brings."""
    x, y = CENTRES[cell]
    value = max(2, min(size_of(s, s.town[cell]) // 2 * 2, 10)) if s.town[cell] >= 0 else 2
    top = short(y - rise(s.level[cell]) - 0.14)
    ghost(found, [Piece("ghost-0", f"temple-{value}", x, top, 0.86, 0.998)])
    if s.facts.exact_value:
        found.gain = worth(value)


def aim_festival(s: Terraces, found: Aim, cell: int) -> None:
    """Say what a festival pays: for sure, or alone and shared."""
    prizes = prizes_of(s, cell)
    if has_rivals(s, cell):
        found.tag = Tag(text=Text("tag-festival", {**prizes}), tone="good", more=Text("more-festival"))
        found.later = Text("later-festival", {**prizes})
    else:
        found.gain = Text("gain-festival", {"points": prizes["alone"]})


def has_rivals(s: Terraces, cell: int) -> bool:
    """Tell whether another seat may bid for the festival of a temple (C8.2): then it is open what it brings."""
    others = [holder for holder in s.seats if holder.seat != s.active and size(holder.hand)]
    return any(s.town[cell] in towns_of(s, holder.seat) for holder in others)


def prizes_of(s: Terraces, cell: int) -> dict[str, int]:
    """Return what the festival of a temple pays: to one seat alone, and to each that shares it (C8.9)."""
    floor = s.temple_value[s.temple_cell.index(cell)] // 2 - 1
    return {"alone": s.facts.alone[floor], "shared": s.facts.shared[floor]}


def share(s: Terraces) -> Text | None:
    """Say what sharing the festival brings."""
    festival = festival_of(s)
    return Text("gain-share", {"points": shared_points(s, festival)}) if festival else None


def worth(value: int) -> Text:
    """Say what a temple of some value brings."""
    return Text("gain-value", {"value": value, "points": value // 2})


def ghost(found: Aim, pieces: list[Piece]) -> None:
    """Show pieces on the board before the click."""
    found.ghost = pieces
    found.ghost_panel = "site"


def aim_walk(s: Terraces, found: Aim, goal: int, price: int) -> None:
    """Show the pawn at its goal, how high that is, and the price."""
    found.tag = Tag(more=Text("more-level", {"level": s.level[goal]}))
    x, y = CENTRES[goal]
    top = short(y - rise(s.level[goal]) - 0.13)
    ghost(found, [Piece("ghost-0", "pawn", short(x + ASIDE), top, 0.54, 0.72, s.active, True)])
    if price < FAR:
        found.gain = Text("price", {"price": price})


def aim_turn(s: Terraces, step: Turning, turn: int) -> Aim:
    """Show the whole tile: it hangs on its village hex and is turned there."""
    around = s.facts.around[step.cell]
    cells = [around[turn]]
    if step.tile == TRIPLE_TILE:
        cells.append(around[(turn + 1) % 6])
    found = Aim([IDS[step.cell]], pose=f"a{turn}")
    level = s.level[step.cell] + 1
    pieces = [terrain("ghost-0", step.cell, VILLAGE, level)]
    pieces += [terrain(f"ghost-{cell}", cell, FIELD, level) for cell in cells if cell >= 0]
    pieces.sort(key=height_of)
    ghost(found, pieces)
    fresh = sum(1 for cell in [step.cell, *cells] if cell >= 0 and s.facts.toll[cell] and s.level[cell] == 0)
    found.gain = Text("price", {"price": s.facts.tile_price + fresh * s.facts.overflow_price})
    hope(s, found, [step.cell, *[cell for cell in cells if cell >= 0]])
    return found


def height_of(piece: Piece) -> float:
    """Return how far south a piece lies: what is behind is drawn first."""
    return piece.y
