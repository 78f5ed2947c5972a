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
from kancha.games.ayar.facts import BONUS_INTI, BONUS_LLAMA
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    COLUMN_CHECK,
    FERTILE_CHECK,
    GOLD,
    LINE_CELLS,
    MARKERS,
    MARKET,
    NODES,
    POTS,
    RAYMI_CHECK,
    ROW_CHECK,
    SECTIONS,
    STACK,
    STACKS,
    TEMPLE_CHECK,
)
from kancha.games.ayar.picture.layout import LINE_PLACES, Layout, ayar_piece, space_at, textile
from kancha.games.ayar.power import full_power
from kancha.games.ayar.scoring import devotion_suns
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import BuildingSlot, StartingSlot
from kancha.games.ayar.travel import GoldAyar, arrival, line_power
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Aim, Piece, Tag, Text
from kancha.kernel.shelf import short

COMMON: Final = {TEXTILE: ("stack", STACKS), FISH: ("section", SECTIONS)}
"""Answers that are clicked on one thing of the common boards."""
OWN: Final = {PLANT: "box", TEMPLE: "temple", RETIRE: "moon"}
"""Answers that are clicked on one thing of the seat's own board."""
PAIRS: Final = {SHIFT: "moon", HONOUR: "craft"}
"""Answers that are clicked on two of its things."""


POSES: Final = ("a0", "b0", "b2", "a2", "a1", "b1", "b3", "a3")
"""By turn of a textile: its side and its quadrant turns."""


def aim_at(s: AyarState, layout: Layout, code: int) -> Aim:
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
        return Aim([f"node-{NODES[node]}"], [Piece("ghost-boat", "boat", x, y, 0.9, 0.9, seat=seat)], "lake")
    if family is RESOLVE:
        return Aim(_check(s, RESOLVE.value(code)))
    if family is MOVE:
        return _move(s, MOVE.value(code))
    if family is POT:
        return _pot(s, layout, seat, POT.value(code))
    if family in COMMON:
        kind, names = COMMON[family]
        return Aim([f"{kind}-{names[family.value(code)]}"])
    if family is TAKE:
        return _take(s, seat, TAKE.value(code))
    if family is PLACE:
        return _place(s, seat, PLACE.value(code))
    if family in OWN:
        return Aim([f"{OWN[family]}-{seat}-{family.value(code)}"])
    if family in PAIRS:
        return Aim([f"{PAIRS[family]}-{seat}-{value}" for value in family.read(code)], loose=family is HONOUR)
    return Aim()


def _lay(s: AyarState, seat: int, code: int) -> Aim:
    """Aim at a marker and a step slot; the Ayar of the marker is shown where he arrives, and what he reaches there."""
    marker, line = LAY.read(code)
    aim = Aim([f"marker-{seat}-{marker}", f"line-{seat}-{line}"])
    power = line_power(s, seat, line)
    if marker == GOLD:
        x, y = LINE_PLACES[line]
        aim.ghost = [Piece("ghost-marker", f"marker-{MARKERS[marker]}", x, y, 0.78, 1.3, rotate=90.0)]
        aim.ghost_panel = f"board-{seat}"
        steps = s.facts.arrows[s.players][line]
        aim.gain = Text("gain-gold", {"steps": steps, "power": power})
        aim.tag = Tag(text=Text("tag-steps", {"steps": steps}))
        return aim
    return _goal(s, aim, marker, arrival(s, marker, line), power)


def _take(s: AyarState, seat: int, cell: int) -> Aim:
    """Aim at a tambo of the grid; say what is emptied by taking it, or how many are left beside it (A7.1, A7.2)."""
    grid, (row, column) = s.seats[seat].grid, divmod(cell, 4)
    corner = 8 * (row // 2) + 2 * (column // 2)
    quadrant = [corner, corner + 1, corner + 4, corner + 5]
    left = [sum(grid[one] for one in cells) - 1 for cells in (LINE_CELLS[row], LINE_CELLS[4 + column], quadrant)]
    gains = [f"empties-{_bonus(s, line)}" for line, more in ((row, left[0]), (4 + column, left[1])) if not more]
    if not left[2]:
        gains.append("empties-temple")
    aim = Aim([f"cell-{seat}-{cell}"])
    if gains:
        aim.tag = Tag(more=Text("tag-empties", {"gains": gains}))
    else:
        aim.tag = Tag(more=Text("tag-left", {"row": left[0], "column": left[1], "quadrant": left[2]}))
    return aim


def _place(s: AyarState, seat: int, slot: int) -> Aim:
    """Aim at a bonus slot; say how many of its Viracocha there would be (A10.1)."""
    aim, held, need = Aim([f"slot-{seat}-{slot}"]), s.seats[seat].viracocha[slot], s.facts.slot_need[slot]
    if held < need:
        aim.tag = Tag(more=Text("tag-slot", {"held": held + 1, "need": need}))
    return aim


def _pot(s: AyarState, layout: Layout, seat: int, slot: int) -> Aim:
    """Aim at a pot of the market or at the stack; it is shown on the next place of the own track, with its price."""
    aim, held = Aim([f"pot-{MARKET[slot]}"]), len(s.seats[seat].pots)
    name = "wild" if slot == STACK else POTS[s.market[slot]] if s.market[slot] >= 0 else ""
    if name and held < len(layout.jars):
        size = short(layout.jar * 0.95)
        aim.ghost = [Piece("ghost-pot", f"pot-{name}", *layout.jars[held], size, size)]
        aim.ghost_panel = f"board-{seat}"
    aim.tag = Tag(str(s.facts.market_power[slot]), symbol="token")
    return aim


def _bonus(s: AyarState, line: int) -> str:
    bonus = s.facts.bonuses[line]
    if bonus >= BONUS_INTI:
        return f"inti-{ACTIVITIES[bonus - BONUS_INTI]}"
    return "llama" if bonus == BONUS_LLAMA else "viracocha"


def _move(s: AyarState, ayar: int) -> Aim:
    """Aim at an Ayar that the gold marker may move."""
    aim, step = Aim([f"ayar-{AYAR[ayar]}"]), s.stack[-1] if s.stack else None
    if not isinstance(step, GoldAyar) or s.fled[ayar]:
        return aim
    return _goal(s, aim, ayar, arrival(s, ayar, step.line), line_power(s, step.seat, step.line))


def _goal(s: AyarState, aim: Aim, ayar: int, space: int, power: int) -> Aim:
    """Show an Ayar where he arrives, and say what he reaches there."""
    x, y = space_at(ayar, space)
    aim.ghost = [ayar_piece(ayar, x, short(y - 0.42), 1.55, Text(""))]
    aim.ghost[0].id, aim.ghost[0].tip = "ghost-ayar", None
    aim.ghost_panel = "paths"
    passed = [slot for slot in s.facts.raymi_of[ayar] if s.ayar[ayar] < s.facts.raymi_space[slot] <= space]
    args: dict[str, int | str | list[int] | list[str]] = {"ayar": AYAR[ayar], "space": space, "power": power}
    reached = [ACTIVITIES[s.facts.tile_activity[s.raymi[slot]]] for slot in passed if s.raymi[slot] >= 0]
    if reached:
        args["activities"] = reached
    aim.gain = Text("gain-goal-raymi" if reached else "gain-goal", args)
    aim.tag = Tag(text=Text("tag-goal", args), tone="good" if space >= s.facts.goal else "")
    if reached:
        _share(s, aim.tag, power, [s.facts.tile_activity[s.raymi[slot]] for slot in passed if s.raymi[slot] >= 0])
    return aim


def _share(s: AyarState, tag: Tag, power: int, activities: list[int]) -> None:
    """Say what the Raymi on the way give the seat that plays, and the one that gets most beside it (A7.3)."""
    seat = max(s.seat, 0)
    suns = [sum(devotion_suns(s, other, activity) for activity in activities) for other in range(s.players)]
    rivals = [other for other in range(s.players) if other != seat]
    best = max(rivals, key=suns.__getitem__, default=seat)
    id = "tag-raymi-alone" if best == seat else "tag-raymi" if len(rivals) == 1 else "tag-raymi-most"
    tag.more = Text(id, {"own": suns[seat], "seat": best, "other": suns[best], "power": power})
    if suns[seat] >= suns[best]:
        tag.tone = "good"


def _build(s: AyarState, layout: Layout, seat: int, code: int) -> Aim:
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
        aim.tag = Tag(more=aim.gain)
    return aim


def _weave(s: AyarState, layout: Layout, seat: int, code: int) -> Aim:
    """Aim at a cell; the textile hangs on the pointer and can be turned and flipped."""
    cell, turn = WEAVE.read(code)
    aim = Aim([f"weave-{seat}-{cell}"], pose=POSES[turn])
    step = s.stack[-1] if s.stack else None
    if isinstance(step, TextileLaying):
        aim.ghost = textile(s.facts, "ghost-textile", step.design, turn, layout.cloth(cell, turn), layout.unit)
        aim.ghost_panel = f"board-{seat}"
    return aim


def _check(s: AyarState, check: int) -> list[str]:
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
