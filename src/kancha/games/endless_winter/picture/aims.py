"""Where each action is clicked."""

from __future__ import annotations

from kancha.games.endless_winter.actions import (
    ABOVE,
    BUILD,
    BURY_CARD,
    CHIEF,
    DISCARD_CARD,
    DISCARDS,
    DRAW_CARD,
    EAT,
    FEAST,
    FOUND_VILLAGE,
    GAIN_FOOD,
    GAIN_TOOL,
    HAND,
    HARVEST,
    LEARN,
    MOVE_CAMP,
    OFFER_CARD,
    PITCH_CAMP,
    PLACE,
    PLACES,
    PLAY_CULTURE,
    RAISE_IDOL,
    RECRUIT,
    REVEAL_ANIMALS,
    SET_STONE,
    SPACE,
    TAKE_ANIMAL,
    TAKE_CHIEF,
    TAKE_SETUP,
    TIP_ANIMAL,
    TRACKS,
    USE_CARD,
    WORK,
)
from kancha.games.endless_winter.facts import CULTURE_FROM, HIGH
from kancha.games.endless_winter.picture.layout import Layout, words_of
from kancha.games.endless_winter.picture.shrine import at, unit
from kancha.games.endless_winter.state import UNUSED, WinterState
from kancha.kernel.scene import Aim, Piece, Tag, Text
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask


def aim_at(s: WinterState, layout: Layout, code: int) -> Aim:
    """Return the targets of an action for the seat that is asked; none: it is a button."""
    step = s.stack[-1] if s.stack else None
    seat = step.seat if isinstance(step, Ask) else NOBODY
    if seat < 0:
        return Aim()
    family = SPACE.of[code]
    if family is PLACE:
        figure, place = PLACE.read(code)
        return Aim([f"place-{PLACES[place]}", figure_of(s, seat, figure)])
    if family is MOVE_CAMP:
        start, end = MOVE_CAMP.read(code)
        x, y = layout.hexes[end]
        ghost = Piece("ghost", "camp", x, y, 0.95, 0.95, seat=seat, mark=True)
        names = s.facts.hex_names
        aim = Aim([f"hex-{names[start]}", f"hex-{names[end]}"], [ghost], "land")
        effects = layout.terrain_words[s.terrain[end]] if s.terrain[end] >= 0 else []
        if effects:
            aim.tag = Tag(more=Text("tag-land", {"effects": effects}))
        return aim
    if family is FOUND_VILLAGE:
        return aim_village(layout, seat, FOUND_VILLAGE.value(code))
    if family is BUILD:
        column, row = BUILD.read(code)
        return aim_megalith(s, seat, column * HIGH + row)
    target = on_cards(s, seat, code) or on_board(s, seat, code)
    aim = Aim([target]) if target else Aim()
    if family is HARVEST and s.terrain[HARVEST.value(code)] >= 0:
        aim.tag = Tag(more=Text("tag-culture", {"effects": layout.terrain_words[s.terrain[HARVEST.value(code)]]}))
    if family is LEARN:
        effects = words_of(s.facts.culture_effect[LEARN.value(code)])
        aim.tag = Tag(more=Text("tag-culture", {"effects": effects}))
    return aim


def on_cards(s: WinterState, seat: int, code: int) -> str:
    """Return the card that an action is about: in hand, in a pile, on display."""
    family = SPACE.of[code]
    if family is PLAY_CULTURE:
        return f"hand-{CULTURE_FROM + PLAY_CULTURE.value(code)}"
    if family in (WORK, DISCARD_CARD, OFFER_CARD):
        return f"hand-{family.value(code)}"
    if family is BURY_CARD:
        origin, kind = BURY_CARD.read(code)
        places = {HAND: f"hand-{kind}", DISCARDS: f"discards-{seat}-{kind}", ABOVE: f"above-{seat}-{kind}"}
        return places.get(origin, "")
    if family is USE_CARD:
        return f"revealed-{seat}-{USE_CARD.value(code)}"
    if family is RECRUIT:
        return f"card-{s.facts.card_names[RECRUIT.value(code)]}"
    if family is LEARN:
        return f"card-{s.facts.card_names[CULTURE_FROM + LEARN.value(code)]}"
    if family in (TAKE_CHIEF, TAKE_SETUP):
        return f"offer-{family.value(code)}"
    return f"deck-{seat}" if code == DRAW_CARD else ""


def on_board(s: WinterState, seat: int, code: int) -> str:
    """Return the place or piece that an action is about."""
    family = SPACE.of[code]
    if code in (EAT, GAIN_FOOD):
        return f"food-{seat}"
    if code == GAIN_TOOL:
        return f"tools-{seat}"
    if code == PITCH_CAMP:
        return f"camps-{seat}"
    if code in (REVEAL_ANIMALS, FEAST):
        return "animal-deck"
    if family is TAKE_ANIMAL:
        return f"animal-{s.facts.animal_names[TAKE_ANIMAL.value(code)]}"
    if family is TIP_ANIMAL:
        return f"upright-{seat}-{TIP_ANIMAL.value(code)}"
    if family is SET_STONE:
        return s.facts.stone_names[SET_STONE.value(code)]
    if family is RAISE_IDOL:
        return f"track-{TRACKS[RAISE_IDOL.value(code)]}"
    return f"hex-{s.facts.hex_names[HARVEST.value(code)]}" if family is HARVEST else ""


def figure_of(s: WinterState, seat: int, kind: int) -> str:
    """Return the piece of an unused figure of that kind, or of any."""
    if kind == CHIEF:
        return f"figure-{seat}-chief"
    standing = s.seats[seat].figures_at
    return f"figure-{seat}-{standing.index(UNUSED) if UNUSED in standing else 0}"


def aim_village(layout: Layout, seat: int, juncture: int) -> Aim:
    """Aim at a juncture; those at the Base are not drawn."""
    if 0 in layout.facts.junctures[juncture]:
        return Aim()
    x, y = layout.junctures[juncture]
    return Aim(
        [f"juncture-{layout.facts.juncture_names[juncture]}"],
        [Piece("ghost", "village", x, y, 1.3, 1.3, seat=seat, mark=True)],
        "land",
    )


def aim_megalith(s: WinterState, seat: int, cell: int) -> Aim:
    """Aim at a slot or at a place between two Megaliths; the ghost lies on what is there."""
    ground = s.facts.grounds[s.ground]
    cx, cy = divmod(cell, HIGH)
    level = 1
    for other, height in zip(s.megalith_cells, s.megalith_levels, strict=True):
        ox, oy = divmod(other, HIGH)
        if abs(ox - cx) < 2 and abs(oy - cy) < 2:
            level = max(level, height + 1)
    x, y = at(ground, cell, level)
    u = unit(ground) * 0.92
    grey = s.seats[seat].neutral > 0
    ghost = Piece("ghost", "block-grey" if grey else "block", x, y, u, u, seat=None if grey else seat)
    return Aim([f"cell-{cell}"], [ghost], "shrine")
