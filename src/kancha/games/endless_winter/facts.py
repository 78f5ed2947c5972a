"""The facts of the box: frozen tables read from `data/`, checked once, and the geometry that follows from them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from kancha.games.endless_winter.vocabulary import (
    COLUMNS,
    ECLIPSE_LABOR,
    EXTRA,
    Effect,
    Possible,
    Take,
    read,
)
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

FOLDER: Final = Path(__file__).parent
TRIBES: Final = 5
"""Types of Tribe card in the supply; kinds 5 to 7 are the starting cards."""
CULTURE_FROM: Final = 8
"""Kinds from here on are Culture cards."""
KINDS: Final = 48
SPECIES: Final = 7
STONES: Final = 20
TERRAINS: Final = 7
GLACIER: Final = 6
HEXES: Final = 19
JUNCTURES: Final = 24
SETUPS: Final = 5
WIDE: Final = 19
"""Half-steps across the widest megalith board; a cell is x * HIGH + y, in half-steps."""
HIGH: Final = 15
CELLS: Final = WIDE * HIGH

STONE_LEVEL: Final = 0
STONE_TIPPED: Final = 1
STONE_CAMPS: Final = 2
STONE_DIFFERENT: Final = 3
STONE_IDENTICAL: Final = 4
STONE_SCORES: Final = ("megalith-level", "tipped", "camps", "buried-different", "buried-identical")


class Ground:
    """The megalith board in one configuration: 32 slots."""

    __slots__ = ("arrows", "benefit", "beside", "cells", "high", "name", "slot_at", "start", "tile", "wide")

    def __init__(self, name: str) -> None:
        self.name = name
        self.cells: list[int] = []
        self.start: list[bool] = []
        self.tile: list[int] = []
        self.benefit: list[list[Effect]] = []
        self.arrows: list[list[int]] = []
        """For an arrow slot the two cells its arrows point to."""
        self.slot_at: list[int] = [-1] * CELLS
        self.beside: list[list[int]] = []
        """By slot: the slots next to it."""
        self.wide = 0
        self.high = 0


def beside(cell: int) -> list[int]:
    """Return the cells one whole step up, left, right and down."""
    x, y = divmod(cell, HIGH)
    found: list[int] = []
    if y >= 2:
        found.append(cell - 2)
    if x >= 2:
        found.append(cell - 2 * HIGH)
    if x + 2 < WIDE:
        found.append(cell + 2 * HIGH)
    if y + 2 < HIGH:
        found.append(cell + 2)
    return found


class Facts:
    """Every number of the game, by index."""

    def __init__(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> None:
        self.rules = version
        """The version of the rules that is played."""
        self.animals_from_row_alone: bool = rulings["animal-icon"] == "none-face-up"
        """Whether the icon of an Animal pays Food as soon as none lies face up, even if the deck has some (Q49)."""
        self.tables_go_on: bool = rulings["burials"] == "more"
        """Whether more buried cards than a table prints give more points, by its last step (E15.3)."""
        self.possible: list[Possible] = []
        """By word of the vocabulary, whether it can be done now; the game fills both from `effects.py`."""
        self.take: list[Take] = []
        """By word, how it is done."""
        self.effects: list[Effect] = []
        self._known: dict[str, int] = {}
        self._cards(tables)
        self._animals(tables)
        self._board(tables)
        self._map(tables)
        self._stones(tables)
        self._grounds(tables)
        self._setup(tables)

    def effect(self, text: str) -> Effect:
        """Return the one effect of that text, with its number."""
        if text in self._known:
            return self.effects[self._known[text]]
        made = read(text)
        made.cost = [self.effect(part.text) for part in made.cost]
        made.gain = [self.effect(part.text) for part in made.gain]
        made.id = len(self.effects)
        self.effects.append(made)
        self._known[text] = made.id
        return made

    def _list(self, texts: list[str]) -> list[Effect]:
        return [self.effect(text) for text in texts]

    def _cards(self, tables: DataTables) -> None:
        tribe = tables.rows("tribe", "card")
        culture = tables.rows("culture", "card")
        tables.expect("tribe", "kinds of card", len(tribe), CULTURE_FROM)
        tables.expect("culture", "cards", len(culture), KINDS - CULTURE_FROM)
        for era in (1, 2):
            tables.expect("culture", f"cards of era {era}", sum(row["era"] == era for row in culture), 20)
        self.card_names: list[str] = [row["name"] for row in tribe + culture]
        self.points: list[int] = [row["points"] for row in tribe + culture]
        self.labor: list[int] = [row["labor"] for row in tribe]
        self.supply: list[int] = [row["count"] for row in tribe[:TRIBES]]
        self.starting: list[int] = [kind for kind, row in enumerate(tribe) for _ in range(row["starting"])]
        self.action: list[list[Effect]] = [self._list(row["action"]) for row in tribe]
        self.culture_effect: list[list[Effect]] = [self._list(row["effect"]) for row in culture]
        self.era: list[int] = [row["era"] for row in culture]
        eclipse = [self._list(row["eclipse"]) for row in tribe]
        self.ritual: list[list[Effect]] = eclipse
        """What a Tribe card does in the Eclipse phase as it is printed: Labor for the total, and actions."""
        self.eclipse: list[list[Effect]] = [[e for e in some if e.word != ECLIPSE_LABOR] for some in eclipse]
        """The Eclipse action of each Tribe card, without the Labor."""
        self.eclipse_halves: list[int] = [
            2 * self.labor[kind] + sum(e.units for e in some if e.word == ECLIPSE_LABOR)
            for kind, some in enumerate(eclipse)
        ] + [1] * len(culture)
        if len(set(self.card_names)) != KINDS:
            raise DataError("tribe.toml, culture.toml: two cards share a name")

    def _animals(self, tables: DataTables) -> None:
        rows = tables.rows("animals", "animal")
        tables.expect("animals", "species", len(rows), SPECIES)
        self.animal_names: list[str] = [row["name"] for row in rows]
        self.animals: list[int] = [row["count"] for row in rows]
        tables.expect("animals", "cards", sum(self.animals), 60)
        self.tip: list[list[Effect]] = [self._list(row["tip"]) for row in rows]
        self.sets: list[list[int]] = [[0, *row["set"]] for row in rows]
        self.wild: list[bool] = [row["wild"] for row in rows]

    def _board(self, tables: DataTables) -> None:
        def value(*path: str) -> Any:
            return tables.value("board", *path)

        self.rounds: int = value("rounds", "rounds")
        self.turns: int = value("rounds", "turns")
        self.food_last: int = value("food", "last")
        leaving = value("food", "labor-when-leaving")
        self.food_labor: list[int] = [int(space in leaving) for space in range(self.food_last + 1)]
        self.tool_last: int = value("tools", "last")
        self.camps: int = value("pieces", "camps")
        self.villages: int = value("pieces", "villages")
        self.neutral: int = value("pieces", "neutral-megaliths")
        self.own: int = value("pieces", "own-megaliths")
        self.eclipse_action: list[Effect] = self._list(value("eclipse", "action"))
        self.figure_halves: int = value("eclipse", "half-labor-per-figure")
        self.village_benefit: Effect = self.effect(value("eclipse", "village"))
        self.pair_benefit: Effect = self.effect(value("eclipse", "megalith-pair"))
        self.slot_food: list[int] = value("stone-slots", "food")
        self.slot_tools: list[int] = value("stone-slots", "tools")
        self.chief_column: list[Effect] = self._list(value("chief", "on-column"))
        self.chief_halves: int = sum(e.units for e in self._list(value("chief", "on-eclipse")))
        self.hand_size: int = value("hand", "size")
        self.culture_plays: int = value("hand", "culture-plays")
        columns = tables.rows("board", "column")
        if [row["name"] for row in columns] != list(COLUMNS):
            raise DataError(f"board.toml: the columns are {', '.join(COLUMNS)}, in this order")
        self.price: list[int] = [row["labor"] for row in columns]
        self.bury_tools: int = columns[0]["tools"]
        self.bottom: list[list[Effect]] = [self._list(row["bottom"]) for row in columns]
        self.bottom_in_order: list[bool] = [row["in-order"] for row in columns]
        self.token: int = value("prices", "token-reduction")
        self.reveal_price: int = value("prices", "reveal")
        self.reveal_cards: int = value("prices", "reveal-cards")
        self.village_food: int = value("prices", "village-food")
        self.order_setup: list[list[Effect]] = [self._list(value("order", f"setup-{n}")) for n in (1, 2, 3, 4)]
        self.order_eclipse: list[list[Effect]] = [
            self._list(value("order-eclipse", f"benefit-{n}")) for n in (1, 2, 3, 4)
        ]
        self.display: int = value("display", "culture")
        self.animals_more: int = value("display", "animals-more-than-seats")
        self.ratio: list[int] = value("offering", "ratio")
        self.overflow: int = value("offering", "overflow-points")
        self.honor_entry: list[int] = value("honor", "entry")
        self.top_level: int = len(self.ratio) - 1
        tables.expect("board", "levels of the honor track", len(self.honor_entry), len(self.ratio))
        self.honor_tables: list[list[int]] = [value("honor", name) for name in ("left", "middle", "right")]

    def _map(self, tables: DataTables) -> None:
        rows = tables.rows("map", "terrain")
        tables.expect("map", "types of terrain", len(rows), TERRAINS)
        self.terrain_names: list[str] = [row["name"] for row in rows]
        self.tiles: list[int] = [row["count"] for row in rows]
        tables.expect("map", "terrain tiles", sum(self.tiles), 25)
        self.terrain_benefit: list[list[Effect]] = [self._list(row["benefit"]) for row in rows]
        inner, outer = tables.value("map", "layout", "inner"), tables.value("map", "layout", "outer")
        places = [[0, 0], *inner, *outer]
        tables.expect("map", "hexes", len(places), HEXES)
        self.hexes: list[tuple[int, int]] = [(q, r) for q, r in places]
        self.hex_names: list[str] = ["base", *(f"a{n}" for n in range(1, 7)), *(f"b{n}" for n in range(1, 13))]
        beside = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        self.near: list[list[int]] = [
            sorted(self.hexes.index((q + dq, r + dr)) for dq, dr in beside if (q + dq, r + dr) in self.hexes)
            for q, r in self.hexes
        ]
        self.junctures: list[tuple[int, int, int]] = [
            (a, b, c)
            for a in range(HEXES)
            for b in self.near[a]
            for c in self.near[a]
            if a < b < c and c in self.near[b]
        ]
        tables.expect("map", "junctures", len(self.junctures), JUNCTURES)
        self.juncture_names: list[str] = ["-".join(self.hex_names[h] for h in three) for three in self.junctures]
        self.junctures_of: list[list[int]] = [
            [j for j, three in enumerate(self.junctures) if h in three] for h in range(HEXES)
        ]
        self.glaciers: list[int] = [0, 0, *(tables.value("map", "glaciers", f"seats-{n}") for n in (2, 3, 4))]

    def _stones(self, tables: DataTables) -> None:
        rows = tables.rows("stones", "stone")
        tables.expect("stones", "stones", len(rows), STONES)
        self.stone_names: list[str] = [f"stone-{n}" for n in range(1, STONES + 1)]
        self.stone_era: list[int] = [row["era"] for row in rows]
        self.stone_gain: list[list[Effect]] = [self._list(row["immediate"]) for row in rows]
        self.stone_score: list[int] = [STONE_SCORES.index(row["score"]) for row in rows]
        self.stone_each: list[int] = [row.get("each", 0) for row in rows]
        self.stone_of: list[int] = [0] * STONES
        """The level, species or terrain that a stone counts."""
        for stone, row in enumerate(rows):
            if "level" in row:
                self.stone_of[stone] = row["level"]
            elif "animal" in row:
                self.stone_of[stone] = _find("stones", row["animal"], self.animal_names)
            elif "terrain" in row:
                self.stone_of[stone] = _find("stones", row["terrain"], self.terrain_names)
        self.stone_tables: list[list[int]] = [[], [], *(tables.value("stones", "tables", n) for n in STONE_SCORES[2:])]
        self.stones_a_round: list[int] = [
            0,
            0,
            *(tables.value("stones", "reserves", f"seats-{n}") for n in (2, 3, 4)),
        ]
        self.round_era: list[int] = [0, *tables.value("stones", "reserves", "eras")]
        for era in (1, 2):
            wanted = self.stones_a_round[4] * self.round_era.count(era)
            if self.stone_era.count(era) < wanted:
                raise DataError(f"stones.toml: four seats need {wanted} stones of era {era}")

    def _grounds(self, tables: DataTables) -> None:
        tiles = tables.rows("megaliths", "tile")
        self.grounds: list[Ground] = []
        for row in tables.rows("megaliths", "configuration"):
            ground = Ground(row["name"])
            for place, tile in enumerate(row["tiles"]):
                self._lay(ground, tiles[tile], tile, row["origins"][place], row["turns"][place])
            tables.expect("megaliths", f"slots of {ground.name}", len(set(ground.cells)), 32)
            slot_at = ground.slot_at
            ground.beside = [[slot_at[near] for near in beside(cell) if slot_at[near] >= 0] for cell in ground.cells]
            self.grounds.append(ground)
        self.ground_names: list[str] = [ground.name for ground in self.grounds]

    def _lay(self, ground: Ground, tile: dict[str, Any], number: int, origin: list[int], turn: int) -> None:
        for y, texts in enumerate(tile["rows"]):
            for x, text in enumerate(texts):
                gx, gy = _turned(x, y, turn)
                gx, gy = gx + origin[0], gy + origin[1]
                effect = self.effect(text)
                targets = []
                for dx, dy in effect.arrows:
                    for _ in range(turn // 90):
                        dx, dy = -dy, dx
                    targets.append(2 * (gx + dx) * HIGH + 2 * (gy + dy))
                if not (0 <= 2 * gx < WIDE and 0 <= 2 * gy < HIGH):
                    raise DataError(f"megaliths.toml: {ground.name} is too large for the board")
                cell = 2 * gx * HIGH + 2 * gy
                ground.slot_at[cell] = len(ground.cells)
                ground.cells.append(cell)
                ground.start.append([x, y] == tile["start"])
                ground.tile.append(number)
                ground.benefit.append([effect])
                ground.arrows.append(targets if effect.word == EXTRA else [])
                ground.wide = max(ground.wide, gx + 1)
                ground.high = max(ground.high, gy + 1)

    def _setup(self, tables: DataTables) -> None:
        rows = tables.rows("setup", "card")
        tables.expect("setup", "setup cards", len(rows), SETUPS)
        self.setup_names: list[str] = [row["name"] for row in rows]
        self.setup_food: list[int] = [row["food"] for row in rows]
        self.setup_tools: list[int] = [row["tools"] for row in rows]
        self.setup_tribe: list[int] = [_find("setup", row["tribe"], self.card_names[:TRIBES]) for row in rows]
        self.setup_animals: list[list[int]] = [
            [_find("setup", name, self.animal_names) for name in row["animals"]] for row in rows
        ]
        self.setup_extra: list[Effect] = [self.effect(row["extra"]) for row in rows]
        chiefs = tables.rows("setup", "chief")
        tables.expect("setup", "chiefs", len(chiefs), SETUPS)
        self.chief_names: list[str] = [row["name"] for row in chiefs]

    def names(self) -> list[list[str]]:
        """Return the names that actions use; corrected data must keep them."""
        return [
            self.card_names,
            self.animal_names,
            self.terrain_names,
            self.ground_names,
            self.setup_names,
            self.chief_names,
        ]


def _find(file: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise DataError(f"{file}.toml: {name!r} is none of {', '.join(names)}")
    return names.index(name)


def _turned(x: int, y: int, turn: int) -> tuple[int, int]:
    if turn == 90:
        return 1 - y, x
    if turn == 180:
        return 3 - x, 1 - y
    if turn == 270:
        return y, 3 - x
    return x, y


SHIPPED: Final = Facts(DataTables(FOLDER / "data"), 1, {"animal-icon": "none-left", "burials": "more"})
"""The facts as shipped: the action space takes its names from them."""


def facts_of(tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
    """Read the facts of a data folder; names and their order are part of every record and may not change."""
    facts = Facts(tables, version, rulings)
    for found, wanted in zip(facts.names(), SHIPPED.names(), strict=True):
        if found != wanted:
            changed = next((a for a, b in zip(found, wanted, strict=False) if a != b), "the list")
            raise DataError(f"names of the components may not change: {changed!r}; expected {', '.join(wanted)}")
    return facts
