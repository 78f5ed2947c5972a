"""Where each action is clicked."""

from __future__ import annotations

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
from kancha.games.endless_winter.facts import CULTURE_FROM, HIGH
from kancha.games.endless_winter.megaliths import level_at, places
from kancha.games.endless_winter.picture.board import hex_at
from kancha.games.endless_winter.picture.shrine import at, unit
from kancha.games.endless_winter.state import UNUSED, State
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Piece


def aim_at(s: State, action: Action) -> Aim:
    """Return the targets of an action for the seat that is asked; none: it is a button."""
    seat: int = getattr(s.stack[-1], "seat", -1) if s.stack else -1
    if seat < 0:
        return Aim()
    return on_cards(seat, action) or on_board(s, seat, action) or Aim()


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


def on_board(s: State, seat: int, action: Action) -> Aim | None:
    """Aim at places and pieces."""
    if isinstance(action, Place):
        where = f"eclipse-{seat}" if action.place == ECLIPSE else f"column-{action.place}"
        return Aim([where, figure_of(s, seat, action.figure)])
    if isinstance(action, (Eat, GainFood)):
        return Aim([f"food-{seat}"])
    if isinstance(action, GainTool):
        return Aim([f"tools-{seat}"])
    if isinstance(action, PitchCamp):
        return Aim([f"camps-{seat}"])
    if isinstance(action, MoveCamp):
        x, y = hex_at(s, action.end)
        ghost = Piece("ghost", "camp", x, y, 0.95, 0.95, seat=seat, mark=True)
        return Aim([f"hex-{action.start}", f"hex-{action.end}"], [ghost], "board")
    if isinstance(action, FoundVillage):
        return aim_village(s, seat, action.juncture)
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
        return aim_megalith(s, seat, action.x * HIGH + action.y)
    return None


def figure_of(s: State, seat: int, kind: int) -> str:
    """Return the piece of an unused figure of that kind, or of any."""
    if kind == CHIEF:
        return f"figure-{seat}-chief"
    places_ = s.seats[seat].figures_at
    return f"figure-{seat}-{places_.index(UNUSED) if UNUSED in places_ else 0}"


def aim_village(s: State, seat: int, juncture: int) -> Aim:
    """Aim at a juncture; those at the Base are not drawn."""
    three = s.facts.junctures[juncture]
    if 0 in three:
        return Aim()
    spots = [hex_at(s, h) for h in three]
    x, y = sum(spot[0] for spot in spots) / 3, sum(spot[1] for spot in spots) / 3
    return Aim([f"juncture-{juncture}"], [Piece("ghost", "village", x, y, 1.3, 1.3, seat=seat, mark=True)], "board")


def aim_megalith(s: State, seat: int, cell: int) -> Aim:
    """Aim at a slot, or at a place between two Megaliths that is open to the seat."""
    ground = s.facts.grounds[s.ground]
    level = level_at(s, cell)
    if ground.slot_at[cell] >= 0 and level <= 1:
        target = f"cell-{cell}"
    elif cell in places(s, s.seats[seat]):
        target = f"stack-{cell}"
    else:
        return Aim()
    x, y = at(s, cell, max(level, 1))
    u = unit(s) * 0.92
    grey = s.seats[seat].neutral > 0
    ghost = Piece("ghost", "block-grey" if grey else "block", x, y, u, u, seat=None if grey else seat)
    return Aim([target], [ghost], "board")
