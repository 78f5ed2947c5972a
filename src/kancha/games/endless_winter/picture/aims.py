"""Where each action is clicked."""

from __future__ import annotations

from typing import Any

from kancha.games.endless_winter.actions import (
    ABOVE,
    CHIEF,
    DISCARDS,
    ECLIPSE,
    HAND,
    TRACKS,
    BuildMegalith,
    Bury,
    DiscardCard,
    DrawCard,
    Eat,
    Feast,
    FoundVillage,
    GainFood,
    GainTool,
    Harvest,
    Learn,
    MoveCamp,
    Offer,
    PitchCamp,
    Place,
    PlayCulture,
    RaiseIdol,
    Recruit,
    Reveal,
    SetStone,
    TakeAnimal,
    TakeChief,
    TakeSetup,
    Tip,
    UseCard,
    Work,
)
from kancha.games.endless_winter.facts import CULTURE_FROM, HIGH, Facts
from kancha.games.endless_winter.picture.board import hex_at
from kancha.games.endless_winter.picture.shrine import at, unit
from kancha.games.endless_winter.state import UNUSED
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Piece


def aim_at(facts: Facts, view: Any, action: Action) -> Aim:
    """Return the targets of an action for the seat that is asked; none: it is a button."""
    seat: int = view["stack"][-1].get("seat", -1) if view["stack"] else -1
    if seat < 0:
        return Aim()
    return on_cards(seat, action) or on_board(facts, view, seat, action) or Aim()


def on_cards(seat: int, action: Action) -> Aim | None:
    """Aim at cards: hand, piles, displays."""
    if isinstance(action, PlayCulture):
        return Aim([f"hand-{CULTURE_FROM + action.card}"])
    if isinstance(action, (Work, DiscardCard, Offer)):
        return Aim([f"hand-{action.card}"])
    if isinstance(action, Bury):
        names = {HAND: f"hand-{action.card}", DISCARDS: f"discards-{seat}-{action.card}"}
        names[ABOVE] = f"above-{seat}-{action.card}"
        return Aim([names[action.origin]]) if action.origin in names else Aim()
    if isinstance(action, UseCard):
        return Aim([f"revealed-{seat}-{action.card}"])
    if isinstance(action, Recruit):
        return Aim([f"supply-{action.card}"])
    if isinstance(action, Learn):
        return Aim([f"culture-{action.card}"])
    if isinstance(action, TakeChief):
        return Aim([f"offer-{action.chief}"])
    if isinstance(action, TakeSetup):
        return Aim([f"offer-{action.setup}"])
    if isinstance(action, DrawCard):
        return Aim([f"deck-{seat}"])
    return None


def on_board(facts: Facts, view: Any, seat: int, action: Action) -> Aim | None:
    """Aim at places and pieces."""
    if isinstance(action, Place):
        where = f"eclipse-{seat}" if action.place == ECLIPSE else f"column-{action.place}"
        return Aim([where, figure_of(view, seat, action.figure)])
    if isinstance(action, (Eat, GainFood)):
        return Aim([f"food-{seat}"])
    if isinstance(action, GainTool):
        return Aim([f"tools-{seat}"])
    if isinstance(action, PitchCamp):
        return Aim([f"camps-{seat}"])
    if isinstance(action, MoveCamp):
        x, y = hex_at(facts, action.end)
        ghost = Piece("ghost", "camp", x, y, 0.95, 0.95, seat=seat, mark=True)
        return Aim([f"hex-{action.start}", f"hex-{action.end}"], [ghost], "land")
    if isinstance(action, FoundVillage):
        return aim_village(facts, seat, action.juncture)
    if isinstance(action, (Reveal, Feast)):
        return Aim(["animal-deck"])
    if isinstance(action, TakeAnimal):
        return Aim([f"animal-{action.animal}"])
    if isinstance(action, Tip):
        return Aim([f"upright-{seat}-{action.animal}"])
    if isinstance(action, SetStone):
        return Aim([f"stone-{action.stone}"])
    if isinstance(action, RaiseIdol):
        return Aim([f"idol-{TRACKS[action.track]}"])
    if isinstance(action, Harvest):
        return Aim([f"hex-{action.hex}"])
    if isinstance(action, BuildMegalith):
        return aim_megalith(facts, view, seat, action.x * HIGH + action.y)
    return None


def figure_of(view: Any, seat: int, kind: int) -> str:
    """Return the piece of an unused figure of that kind, or of any."""
    if kind == CHIEF:
        return f"figure-{seat}-chief"
    standing = view["seats"][seat]["figures_at"]
    return f"figure-{seat}-{standing.index(UNUSED) if UNUSED in standing else 0}"


def aim_village(facts: Facts, seat: int, juncture: int) -> Aim:
    """Aim at a juncture; those at the Base are not drawn."""
    three = facts.junctures[juncture]
    if 0 in three:
        return Aim()
    spots = [hex_at(facts, h) for h in three]
    x, y = sum(spot[0] for spot in spots) / 3, sum(spot[1] for spot in spots) / 3
    return Aim([f"juncture-{juncture}"], [Piece("ghost", "village", x, y, 1.3, 1.3, seat=seat, mark=True)], "land")


def aim_megalith(facts: Facts, view: Any, seat: int, cell: int) -> Aim:
    """Aim at a slot or at a place between two Megaliths; the ghost lies on what is there."""
    ground = facts.grounds[view["ground"]]
    cx, cy = divmod(cell, HIGH)
    level = 1
    for other, height in zip(view["megalith_cells"], view["megalith_levels"], strict=True):
        ox, oy = divmod(other, HIGH)
        if abs(ox - cx) < 2 and abs(oy - cy) < 2:
            level = max(level, height + 1)
    x, y = at(ground, cell, level)
    u = unit(ground) * 0.92
    grey = view["seats"][seat]["neutral"] > 0
    ghost = Piece("ghost", "block-grey" if grey else "block", x, y, u, u, seat=None if grey else seat)
    return Aim([f"cell-{cell}"], [ghost], "shrine")
