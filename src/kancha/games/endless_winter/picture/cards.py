"""Cards and effects as zones and icons."""

from __future__ import annotations

import re
from typing import Final

from kancha.games.endless_winter.facts import (
    CULTURE_FROM,
    STONE_CAMPS,
    STONE_DIFFERENT,
    STONE_LEVEL,
    STONE_TIPPED,
    Facts,
)
from kancha.games.endless_winter.vocabulary import COLUMNS, ECLIPSE_LABOR, EXTRA, ON, PAY, SLUGS, Effect
from kancha.kernel.scene import Piece, Text, Zone

TALL: Final = 1.4
"""Height of a card for a width of 1."""


def words_of(effects: list[Effect]) -> list[str]:
    """Return the message ids that say what effects do."""
    return [
        "fx-extra" if effect.word == EXTRA else "fx-" + re.sub(r"[^a-z0-9]+", "-", effect.text.lower()).strip("-")
        for effect in effects
    ]


def glyphs(effect: Effect) -> list[tuple[str, int]]:
    """Return the icons of an effect, each with its number."""
    if effect.word == ON:
        return [(f"c-{COLUMNS[effect.column]}", 1), *(pair for gain in effect.gain for pair in glyphs(gain))]
    if effect.word == PAY:
        left = [pair for cost in effect.cost for pair in glyphs(cost)]
        return [*left, ("i-arrow", 1), *(pair for gain in effect.gain for pair in glyphs(gain))]
    if effect.word == ECLIPSE_LABOR:
        return [("i-labor", 1)]
    return [(f"i-{SLUGS[effect.word]}", effect.units)]


def icons(
    id: str, effects: list[Effect], x: float, y: float, size: float, zone: str = "", most: int = 9
) -> list[Piece]:
    """Return the icons of effects in rows of at most `most`, centred at (x, y)."""
    shown = [pair for effect in effects for pair in glyphs(effect)]
    rows = [shown[i : i + most] for i in range(0, len(shown), most)]
    made: list[Piece] = []
    for place, row in enumerate(rows):
        top = y + (place - (len(rows) - 1) / 2) * size * 1.1
        for i, (symbol, count) in enumerate(row):
            left = x + (i - (len(row) - 1) / 2) * size * 1.08
            made.append(Piece(f"{id}-{len(made)}", symbol, left, top, size, size, count=count, zone=zone, quiet=True))
    return made


def card_tip(facts: Facts, kind: int) -> Text:
    """Return what a card is and does, in words."""
    name = facts.card_names[kind]
    if kind >= CULTURE_FROM:
        card = kind - CULTURE_FROM
        return Text(
            "tip-culture",
            {
                "card": name,
                "era": facts.era[card],
                "points": facts.points[kind],
                "effects": words_of(facts.culture_effect[card]),
            },
        )
    return Text(
        "tip-tribe",
        {
            "card": name,
            "labor": facts.labor[kind],
            "points": facts.points[kind],
            "bonus": words_of(facts.action[kind]),
            "abilities": words_of(facts.ritual[kind]),
        },
    )


def card(facts: Facts, id: str, kind: int, x: float, y: float, w: float, named: bool) -> tuple[list[Zone], list[Piece]]:
    """Return a face-up card: its zone, its name and the icons on it."""
    h = w * TALL
    culture = kind >= CULTURE_FROM
    symbol = f"culture-{facts.era[kind - CULTURE_FROM]}" if culture else f"p-{facts.card_names[kind]}"
    zone = Zone(
        id,
        x,
        y,
        w=w,
        h=h,
        r=w * 0.09,
        symbol=symbol,
        tip=card_tip(facts, kind),
        rule="E4.3" if culture else "E5.2",
    )
    pieces: list[Piece] = []
    if culture:
        effects = facts.culture_effect[kind - CULTURE_FROM]
        wide = sum(len(glyphs(effect)) for effect in effects)
        size = w * (0.3 if wide <= 4 else 0.25)
        most = 2 if wide in (2, 4) else 3
        pieces += icons(f"{id}-fx", effects, x, y - h * (0.04 if named else -0.1), size, id, most)
    elif named:
        low = y + h * 0.13
        pieces += icons(f"{id}-on", facts.action[kind], x - w * 0.22, low, w * 0.22, id)
        pieces += icons(f"{id}-ecl", facts.ritual[kind], x + w * 0.27, low, w * 0.24, id)
    if named and facts.points[kind]:
        pieces.append(
            Piece(
                f"{id}-vp",
                "i-vp",
                x - w * 0.34,
                y - h * 0.37,
                w * 0.27,
                w * 0.27,
                label=str(facts.points[kind]),
                label_size=w * 0.15,
                zone=id,
                quiet=True,
            )
        )
    zones = [zone]
    if named:
        foot = y + h * 0.5 - w * 0.21
        zones.append(Zone(f"{id}-name", x, foot, w=w * 0.98, h=w * 0.5, caption=Text(facts.card_names[kind])))
    return zones, pieces


def heading(id: str, text: Text, x: float, y: float, w: float) -> Zone:
    """Return a line of words; its box is tall because letters take a share of it."""
    return Zone(id, x, y, w=w, h=1.9, caption=text)


def written(id: str, text: str, x: float, y: float, size: float) -> Piece:
    """Return a short literal."""
    return Piece(id, "blank", x, y, size, size, label=text, label_size=size, quiet=True)


def number(id: str, x: float, y: float, size: float, count: int, zone: str = "") -> Piece:
    """Return a small round number."""
    return Piece(id, "number", x, y, size, size, label=str(count), label_size=size * 0.62, zone=zone, quiet=True)


def stone_tip(facts: Facts, stone: int) -> Text:
    """Return what a Sacred Stone gives and scores, in words."""
    score = facts.stone_score[stone]
    of = facts.stone_of[stone]
    args: dict[str, int | str | list[int] | list[str]] = {
        "stone": facts.stone_names[stone],
        "era": facts.stone_era[stone],
        "effects": words_of(facts.stone_gain[stone]),
        "each": facts.stone_each[stone],
        "table": [str(points) for points in facts.stone_tables[score][1:]],
    }
    if score == STONE_LEVEL:
        return Text("tip-stone-level", {**args, "level": of})
    if score == STONE_TIPPED:
        return Text("tip-stone-tipped", {**args, "animal": facts.animal_names[of]})
    if score == STONE_CAMPS:
        return Text("tip-stone-camps", {**args, "terrain": facts.terrain_names[of]})
    return Text("tip-stone-different" if score == STONE_DIFFERENT else "tip-stone-identical", args)


def stone(facts: Facts, id: str, which: int, x: float, y: float, w: float) -> tuple[Zone, list[Piece]]:
    """Return a Sacred Stone: its zone, what it counts on the face and what it gives at the foot."""
    zone = Zone(id, x, y, w=w, h=w * 1.3, r=w * 0.1, tip=stone_tip(facts, which), rule="E7.2")
    pieces = [Piece(f"{id}-face", "stone", x, y - w * 0.1, w, w, zone=id, quiet=True)]
    score = facts.stone_score[which]
    of = facts.stone_of[which]
    label = ""
    if score == STONE_LEVEL:
        symbol, label = "i-megalith", str(of)
    elif score == STONE_TIPPED:
        symbol = f"a-{facts.animal_names[of]}"
    elif score == STONE_CAMPS:
        symbol = f"hex-{facts.terrain_names[of]}"
    else:
        symbol = "i-different" if score == STONE_DIFFERENT else "i-identical"
    size = w * 0.5
    pieces.append(
        Piece(
            f"{id}-of",
            symbol,
            x,
            y - w * 0.2,
            size,
            size,
            label=label,
            label_size=w * 0.22,
            label_y=w * 0.1,
            zone=id,
            quiet=True,
        )
    )
    pieces += icons(f"{id}-fx", facts.stone_gain[which], x, y + w * 0.36, w * 0.38, id)
    return zone, pieces
