"""What follows from the facts and is drawn in every position: icons of effects, faces of cards, places on the map."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from kancha.games.endless_winter.facts import (
    CULTURE_FROM,
    KINDS,
    STONE_CAMPS,
    STONE_DIFFERENT,
    STONE_LEVEL,
    STONE_TIPPED,
    STONES,
    Facts,
)
from kancha.games.endless_winter.vocabulary import COLUMNS, ECLIPSE_LABOR, EXTRA, ON, PAY, SLUGS, Effect
from kancha.kernel.scene import Piece, Text, Zone
from kancha.kernel.shelf import Sheets, short

TALL: Final = 1.4
"""Height of a card for a width of 1."""
HEX: Final = 2.95
MAP_X: Final = 7.75
MAP_Y: Final = 7.3


class Glyph(NamedTuple):
    """One icon, or an amount before it, around a centre; all lengths for a size of 1."""

    symbol: str
    x: float
    y: float
    size: float
    label: str = ""


def words_of(effects: list[Effect]) -> list[str]:
    """Return the message ids that say what effects do."""
    return [
        "fx-extra" if effect.word == EXTRA else "fx-" + re.sub(r"[^a-z0-9]+", "-", effect.text.lower()).strip("-")
        for effect in effects
    ]


def amount(halves: int) -> str:
    """Return half Labor as people write it, with its sign."""
    whole, half = divmod(halves, 2)
    return f"+{whole or ''}{'½' if half else ''}"


def signs(effect: Effect) -> list[tuple[str, str]]:
    """Return the icons of an effect, each with the amount before it."""
    if effect.word == ON:
        return [(f"c-{COLUMNS[effect.column]}", ""), *(pair for gain in effect.gain for pair in signs(gain))]
    if effect.word == PAY:
        left = [pair for cost in effect.cost for pair in signs(cost)]
        return [*left, ("i-arrow", ""), *(pair for gain in effect.gain for pair in signs(gain))]
    if effect.word == ECLIPSE_LABOR:
        return [("i-labor", amount(effect.units))]
    return [(f"i-{SLUGS[effect.word]}", str(effect.units) if effect.units > 1 else "")]


def lay(shown: list[tuple[str, str]], size: float = 1.0, room: float = 99.0) -> list[Glyph]:
    """Lay icons with their amounts out in centred rows no wider than a room."""
    rows: list[list[tuple[str, str]]] = [[]]
    wide = 0.0
    for symbol, text in shown:
        more = size * (1.08 + 0.5 * len(text))
        if rows[-1] and wide + more > room:
            rows.append([])
            wide = 0.0
        rows[-1].append((symbol, text))
        wide += more
    made: list[Glyph] = []
    for place, row in enumerate(rows):
        y = (place - (len(rows) - 1) / 2) * size * 1.15
        x = -sum(size * (1.08 + 0.5 * len(text)) for _, text in row) / 2
        for symbol, text in row:
            if text:
                made.append(Glyph("blank", short(x + size * 0.27 * len(text)), short(y), size * 0.86, text))
                x += size * 0.5 * len(text)
            w = size * 0.66 if symbol == "i-arrow" else size
            made.append(Glyph(symbol, short(x + size * 0.54), short(y), w))
            x += size * 1.08
    return made


def icons_of(effects: list[Effect], size: float = 1.0, room: float = 99.0) -> list[Glyph]:
    """Lay the icons of effects out."""
    return lay([pair for effect in effects for pair in signs(effect)], size, room)


def put(
    id: str, glyphs: list[Glyph], x: float, y: float, size: float, zone: str = "", faded: bool = False
) -> list[Piece]:
    """Return laid-out icons as pieces around a place."""
    made: list[Piece] = []
    for i, (symbol, dx, dy, share, label) in enumerate(glyphs):
        w = round(share * size, 2)
        piece = Piece(
            f"{id}-{i}", symbol, round(x + dx * size, 2), round(y + dy * size, 2), w, w, zone=zone, quiet=True
        )
        if label:
            piece.label, piece.label_size = label, w
        if faded:
            piece.faded = True
        made.append(piece)
    return made


def written(id: str, text: str, x: float, y: float, size: float, zone: str = "") -> Piece:
    """Return a short literal."""
    return Piece(id, "blank", x, y, size, size, label=text, label_size=size, zone=zone, quiet=True)


def number(id: str, x: float, y: float, size: float, count: int, zone: str = "") -> Piece:
    """Return a small round number."""
    label_size = short(size * 0.66)
    return Piece(id, "number", x, y, size, size, label=str(count), label_size=label_size, zone=zone, quiet=True)


def heading(id: str, text: Text, x: float, y: float, w: float, size: float = 0.57) -> Zone:
    """Return a line of words; its box is tall because letters take a share of it."""
    return Zone(id, x, y, w=w, h=short(size / 0.3), caption=text)


class Face(NamedTuple):
    """A card for a width of 1: what lies on it, and what it says."""

    symbol: str
    tip: Text
    rule: str
    name: Text
    glyphs: list[Glyph]
    points: int


class StoneFace(NamedTuple):
    """A Sacred Stone for a width of 1."""

    tip: Text
    symbol: str
    label: str
    glyphs: list[Glyph]
    points: str


class Layout:
    """Everything that the facts decide about the pictures of a match."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.sheets = Sheets()
        """What was drawn of boards in a position."""
        self.faces: list[Face] = [self._face(kind) for kind in range(KINDS)]
        self.stones: list[StoneFace] = [self._stone(stone) for stone in range(STONES)]
        self.hexes: list[tuple[float, float]] = [
            (short(MAP_X + HEX * (q + r / 2)), short(MAP_Y + HEX * 0.866 * r)) for q, r in facts.hexes
        ]
        self.junctures: list[tuple[float, float]] = [
            (short(sum(self.hexes[h][0] for h in three) / 3), short(sum(self.hexes[h][1] for h in three) / 3))
            for three in facts.junctures
        ]
        self.terrain: list[list[Glyph]] = [icons_of(effects) for effects in facts.terrain_benefit]
        self.tip: list[list[Glyph]] = [icons_of(effects) for effects in facts.tip]
        self.order: list[list[Glyph]] = [icons_of(effects) for effects in facts.order_eclipse]
        self.terrain_words: list[list[str]] = [words_of(effects) for effects in facts.terrain_benefit]
        self.tip_words: list[list[str]] = [words_of(effects) for effects in facts.tip]
        self.order_words: list[list[str]] = [words_of(effects) for effects in facts.order_eclipse]
        self.sets: list[list[str]] = [[str(points) for points in table[1:]] for table in facts.sets]
        self.prices: list[list[Glyph]] = [
            [glyph._replace(y=short(0.5 * (2 * j - 1))) for j, sign in enumerate(pair) for glyph in lay([sign])]
            for pair in (
                (("i-food", str(food)), ("i-tool", str(tools)))
                for food, tools in zip(facts.slot_food, facts.slot_tools, strict=True)
            )
        ]
        """The price of each space for a Sacred Stone, Food over Tools."""
        self.village: list[Glyph] = icons_of([facts.village_benefit])
        self.pair: list[Glyph] = icons_of([facts.pair_benefit])

    def _face(self, kind: int) -> Face:
        facts = self.facts
        name = facts.card_names[kind]
        if kind >= CULTURE_FROM:
            card = kind - CULTURE_FROM
            effects = facts.culture_effect[card]
            args: dict[str, int | str | list[int] | list[str]] = {
                "card": name,
                "era": facts.era[card],
                "points": facts.points[kind],
                "effects": words_of(effects),
            }
            small = sum(len(signs(effect)) for effect in effects) > 4
            glyphs = icons_of(effects, 0.23 if small else 0.29, 0.92)
            symbol = f"culture-{facts.era[card]}"
            return Face(symbol, Text("tip-culture", args), "E4.3", Text(name), glyphs, facts.points[kind])
        args = {
            "card": name,
            "labor": facts.labor[kind],
            "points": facts.points[kind],
            "bonus": words_of(facts.action[kind]),
            "abilities": words_of(facts.ritual[kind]),
        }
        bonus = [glyph._replace(x=glyph.x - 0.24) for glyph in icons_of(facts.action[kind], 0.22)]
        aside = 0.25 if bonus else 0.05
        ritual = [glyph._replace(x=glyph.x + aside) for glyph in icons_of(facts.ritual[kind], 0.22)]
        return Face(f"p-{name}", Text("tip-tribe", args), "E5.2", Text(name), [*bonus, *ritual], facts.points[kind])

    def _stone(self, stone: int) -> StoneFace:
        facts = self.facts
        score, of = facts.stone_score[stone], facts.stone_of[stone]
        table = facts.stone_tables[score][1:]
        args: dict[str, int | str | list[int] | list[str]] = {
            "stone": facts.stone_names[stone],
            "era": facts.stone_era[stone],
            "effects": words_of(facts.stone_gain[stone]),
            "each": facts.stone_each[stone],
            "table": [str(points) for points in table],
        }
        gains = icons_of(facts.stone_gain[stone], 0.34)
        points = "\u2009".join(str(points) for points in table) if table else f"×{facts.stone_each[stone]}"
        if score == STONE_LEVEL:
            return StoneFace(Text("tip-stone-level", {**args, "level": of}), "i-megalith", str(of), gains, points)
        if score == STONE_TIPPED:
            animal = facts.animal_names[of]
            return StoneFace(Text("tip-stone-tipped", {**args, "animal": animal}), f"a-{animal}", "", gains, points)
        if score == STONE_CAMPS:
            terrain = facts.terrain_names[of]
            return StoneFace(Text("tip-stone-camps", {**args, "terrain": terrain}), f"hex-{terrain}", "", gains, points)
        kind = "different" if score == STONE_DIFFERENT else "identical"
        return StoneFace(Text(f"tip-stone-{kind}", args), f"i-{kind}", "", gains, points)

    def card(
        self, id: str, kind: int, x: float, y: float, w: float, named: bool = True
    ) -> tuple[list[Zone], list[Piece]]:
        """Return a face-up card: its zone, its name, its points, its Labor and the icons on it."""
        face = self.faces[kind]
        h = short(w * TALL)
        zones = [Zone(id, x, y, w=w, h=h, r=short(w * 0.09), symbol=face.symbol, tip=face.tip, rule=face.rule)]
        if kind >= CULTURE_FROM:
            pieces = put(f"{id}-fx", face.glyphs, x, y - h * (0.05 if named else -0.08), w, id)
        elif named and face.glyphs:
            low = short(y + h * 0.14)
            pieces = [Piece(f"{id}-band", "band", x, low, short(w * 0.86), short(w * 0.27), zone=id, quiet=True)]
            pieces += put(f"{id}-fx", face.glyphs, x, low, w, id)
        else:
            pieces = []
        if named and face.points:
            star = short(w * 0.27)
            at = short(x - w * 0.34), short(y - h * 0.37)
            points = Piece(f"{id}-vp", "i-vp", *at, star, star, label=str(face.points), zone=id, quiet=True)
            points.label_size = short(w * 0.16)
            pieces.append(points)
        if named and kind < CULTURE_FROM:
            size = short(w * 0.22)
            at = short(x - w * 0.35), short(y - h * 0.37 + w * 0.26)
            labor = Piece(f"{id}-labor", "i-labor", *at, size, size, zone=id, quiet=True)
            if self.facts.labor[kind] != 1:
                labor.label, labor.label_size = str(self.facts.labor[kind]), short(w * 0.16)
            pieces.append(labor)
        if named:
            foot = short(y + h * 0.5 - w * 0.21)
            zones.append(Zone(f"{id}-name", x, foot, w=short(w * 0.98), h=short(w * 0.5), caption=face.name))
        return zones, pieces

    def stone(self, id: str, which: int, x: float, y: float, w: float, faded: bool = False) -> tuple[Zone, list[Piece]]:
        """Return a Sacred Stone: what it counts on the face, what that pays, and what it gives at the foot."""
        face = self.stones[which]
        zone = Zone(id, x, y, w=w, h=short(w * 1.5), r=short(w * 0.1), tip=face.tip, rule="E7.2")
        size = short(w * 0.42)
        of = Piece(f"{id}-of", face.symbol, x, short(y - w * 0.42), size, size, zone=id, quiet=True)
        of.label, of.label_size, of.label_y = face.label, short(w * 0.22), short(w * 0.08)
        top = short(y - w * 0.24)
        pieces = [
            Piece(f"{id}-face", "stone", x, top, w, w, zone=id, quiet=True),
            of,
            written(
                f"{id}-points",
                face.points,
                x,
                short(y - w * 0.02),
                short(w * (0.3 if len(face.points) < 3 else 0.17)),
                id,
            ),
            *put(f"{id}-fx", face.glyphs, x, y + w * 0.5, w, id),
        ]
        if faded:
            for piece in pieces:
                piece.faded = True
        return zone, pieces
