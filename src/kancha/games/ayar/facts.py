"""The facts of Ayar: frozen tables read from `data/`, validated once, and shared by all states."""

from __future__ import annotations

from typing import Any

from kancha.games.ayar.names import (
    ABSENT,
    AYAR,
    DESIGNS_PER_STACK,
    EMPTY,
    KINDS,
    LETTERS,
    NODES,
    OUTSIDE,
    PLACES,
    POT_COLOURS,
    RAYMI_SLOTS,
    RAYMI_TILES,
    SECTIONS,
    SEGMENTS,
    SHARED_SLOT,
    SIDE_BY_SIDE,
    SLOTS,
    TEXTILES,
    TOKENS,
    WEAVE_CELLS,
    WEAVE_HEIGHT,
    WEAVE_WIDTH,
    YELLOW_SLOT,
)
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
"""Bits of a cell's half Suns, by the edge they sit on."""

BONUS_LLAMA, BONUS_VIRACOCHA, BONUS_INTI = -2, -1, 0
"""Personal bonuses; an Inti bonus is BONUS_INTI plus its activity."""


class Board:
    """A solo board."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.maize: int = row["farming_slots"]
        self.maize_suns: list[int] = _running(self.maize, row["farming_suns"])
        self.maize_moons: list[int] = [0] * (self.maize + 1)
        for slot, value in row["farming_moons"]:
            for taken in range(slot, self.maize + 1):
                self.maize_moons[taken] = value
        self.maize_icons: list[int] = row["farming_viracocha"]
        self.island_suns: list[int] = _sums(row["island_suns"])
        self.island_icons: list[int] = row["island_viracocha"]
        self.textile_suns: list[int] = _sums(row["weaving_suns"])
        self.textile_moons: list[int] = [0, *row["weaving_moons"]]
        self.pot_suns: list[int] = _sums(row["pottery_suns"])
        self.pot_moons: list[int] = [0, *row["pottery_moons"]]
        self.llama_numerator: int = row["llama_numerator"]
        self.llama_denominator: int = row["llama_denominator"]
        if len(self.textile_suns) != len(self.textile_moons) or len(self.pot_suns) != len(self.pot_moons):
            raise DataError("solo.toml: a board needs as many Moons as Suns for weaving and for pottery")


class Facts:
    """Everything that is printed or counted."""

    def __init__(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> None:
        self.rules = version
        """The version of the rules that is played."""
        self.extra_sun_counts: bool = rulings["extra-sun"] == "counts"
        """Whether the extra Sun helps to reach the number of a llama (Q18)."""
        self.rates_built_slot: bool = rulings["ayllu-area"] == "all"
        """Whether the Ayllu rates an area by the slot it has just built on, too (Q27)."""
        self._read_counts(tables)
        self._read_paths(tables)
        self._read_raymi(tables)
        self._read_player_board(tables)
        self._read_textiles(tables)
        self._read_lake(tables)
        self._read_solo(tables)

    def _read_counts(self, tables: DataTables) -> None:
        self.rounds: int = tables.value("board", "counts", "rounds")
        self.llamas: int = tables.value("board", "counts", "llamas")
        self.viracocha: int = tables.value("board", "counts", "viracocha")
        self.tambos: int = tables.value("board", "counts", "tambos")
        self.temple_capacity: list[int] = tables.value("board", "temple_area", "capacity")
        self.temple_bonus: list[int] = tables.value("board", "temple_area", "bonus")
        tables.expect("board", "columns of the temple area", len(self.temple_capacity), 4)
        tables.expect("board", "temple bonuses", len(self.temple_bonus), 4)
        if self.temple_capacity[-1] != 0:
            raise DataError("board.toml: the last temple column holds any number: its capacity is 0")
        self.moons_per_temple: int = tables.value("board", "temple_area", "moons_per_temple")
        self.llama_points: list[int] = tables.value("board", "llamas", "points")
        tables.expect("board", "llama points, for 0 to 9 llamas", len(self.llama_points), 10)
        self.fertile_llama: int = tables.value("board", "fertile_ground", "llama_threshold")
        tables.expect(
            "board", "activities scored on fertile ground", tables.value("board", "fertile_ground", "activities"), 2
        )
        self.goal: int = tables.value("board", "travel", "last_space")
        self.origin: int = tables.value("board", "travel", "first_space")

    def _read_paths(self, tables: DataTables) -> None:
        """Number all building slots ("sites"), path by path, nearest to Tiwanaku first."""
        rows = tables.rows("board", "path")
        tables.expect("board", "paths", len(rows), len(AYAR))
        self.site_path: list[int] = []
        self.site_segment: list[int] = []
        self.site_activity: list[int] = []
        self.site_place: list[int] = []
        self.sites: list[list[int]] = []
        self.site_at: list[list[int]] = []
        """By path and place (see `names.PLACES`): the site there, or -1."""
        for path, row in enumerate(rows):
            if row["ayar"] != AYAR[path]:
                raise DataError(f"board.toml: path {path} must be that of {AYAR[path]}")
            if len(row["segments"]) > SEGMENTS:
                raise DataError(f"board.toml: the {AYAR[path]} path has more than {SEGMENTS} segments")
            own: list[int] = []
            at = [-1] * len(PLACES)
            for segment, letters in enumerate(row["segments"], 1):
                if len(letters) > SIDE_BY_SIDE:
                    raise DataError(f"board.toml: segment {segment} of {AYAR[path]} has more than three slots")
                for k, letter in enumerate(letters):
                    place = SIDE_BY_SIDE * (segment - 1) + k
                    at[place] = len(self.site_path)
                    own.append(len(self.site_path))
                    self.site_path.append(path)
                    self.site_segment.append(segment)
                    self.site_activity.append(_activity(letter, "board.toml"))
                    self.site_place.append(place)
            if not own:
                raise DataError(f"board.toml: the {AYAR[path]} path needs a building slot")
            self.sites.append(own)
            self.site_at.append(at)
        self.first_sites: list[int] = [own[0] for own in self.sites]

    def _read_raymi(self, tables: DataTables) -> None:
        slots = tables.rows("board", "raymi_slot")
        tables.expect("board", "Raymi slots", len(slots), len(RAYMI_SLOTS))
        letters = sorted({row["letter"] for row in slots})
        self.raymi_letter: list[int] = [letters.index(row["letter"]) for row in slots]
        self.raymi_space: list[int] = [row["space"] for row in slots]
        self.raymi_paths: list[list[int]] = [[AYAR.index(name) for name in row["paths"]] for row in slots]
        tiles = tables.rows("board", "raymi_tile")
        tables.expect("board", "Raymi tiles", len(tiles), tables.value("board", "counts", "raymi_tiles"))
        tables.expect("board", "Raymi tiles", len(tiles), len(RAYMI_TILES))
        if sorted(row["letter"] for row in tiles) != sorted(row["letter"] for row in slots):
            raise DataError("board.toml: there must be as many Raymi tiles of each letter as slots of it")
        self.tile_letter: list[int] = [letters.index(row["letter"]) for row in tiles]
        self.tile_activity: list[int] = [_activity(row["activity"], "board.toml") for row in tiles]
        self.tile_llama: list[list[int]] = [[row["llama_front"], row["llama_back"]] for row in tiles]
        self.raymi_of: list[list[int]] = [
            sorted(
                (slot for slot in range(len(slots)) if path in self.raymi_paths[slot]),
                key=self.raymi_space.__getitem__,
            )
            for path in range(len(AYAR))
        ]
        first = min(self.raymi_space)
        self.nearest_raymi: list[int] = [slot for slot, space in enumerate(self.raymi_space) if space == first]

    def _read_player_board(self, tables: DataTables) -> None:
        tables.expect("player", "rows of the grid", tables.value("player", "grid", "rows"), 4)
        tables.expect("player", "columns of the grid", tables.value("player", "grid", "columns"), 4)
        tables.expect("board", "tambos", self.tambos, 16)
        self.arrows: list[list[int]] = [[], [], [], [], []]
        for row in tables.rows("player", "arrows"):
            self.arrows[row["seats"]] = [*row["rows"], *row["columns"]]
            tables.expect("player", f"arrows for {row['seats']} seats", len(self.arrows[row["seats"]]), 8)
        self.arrows[1] = self.arrows[2]
        self.most_arrows: list[int] = [max(arrows, default=0) for arrows in self.arrows]
        bonuses = [*tables.value("player", "bonuses", "rows"), *tables.value("player", "bonuses", "columns")]
        tables.expect("player", "bonuses of lines", len(bonuses), 8)
        self.bonuses: list[int] = [_bonus(word) for word in bonuses]
        tables.expect("player", "Inti bonuses", len({b for b in self.bonuses if b >= BONUS_INTI}), 4)
        self.pot_suns: list[int] = _sums(tables.value("player", "pottery", "suns"))
        self.pot_slots: int = len(self.pot_suns) - 1
        self.set_moons: list[int] = tables.value("player", "pottery_sets", "moons")
        boxes = tables.rows("player", "maize_box")
        tables.expect("player", "maize boxes", len(boxes), 4)
        self.box_size: list[int] = [row["size"] for row in boxes]
        tables.expect("player", "maize", sum(self.box_size), tables.value("board", "counts", "maize"))
        self.box_suns: list[list[int]] = [_running(row["size"], row["suns"]) for row in boxes]
        self.box_moon: list[int] = [row["moon"] for row in boxes]
        self.box_icon: list[bool] = [row["viracocha"] for row in boxes]
        self.island_suns: list[int] = _sums(tables.value("player", "islands", "suns"))
        self.islands: int = len(self.island_suns) - 1
        tables.expect("player", "islands", self.islands, tables.value("board", "counts", "islands"))
        self.island_icons: list[int] = tables.value("player", "islands", "viracocha")
        slots = tables.rows("player", "viracocha_slot")
        tables.expect("player", "Viracocha slots", len(slots), len(SLOTS))
        self.slot_need: list[int] = [row["need"] for row in slots]
        if tuple(row["name"] for row in slots) != SLOTS:
            raise DataError(f"player.toml: the Viracocha slots are {', '.join(SLOTS)}, in this order")
        self.max_power: int = tables.value("player", "viracocha_effects", "max_power")
        self.inti_each: int = tables.value("player", "viracocha_effects", "inti_per_bonus")

    def _read_textiles(self, tables: DataTables) -> None:
        rows: int = tables.value("player", "weaving", "rows")
        columns: int = tables.value("player", "weaving", "columns")
        if not (1 <= rows <= WEAVE_HEIGHT and 1 <= columns <= WEAVE_WIDTH):
            raise DataError(f"player.toml: the weaving area is at most {WEAVE_HEIGHT} x {WEAVE_WIDTH}")
        self.weave_rows, self.weave_columns = rows, columns
        self.column_moons: list[int] = [0, *tables.value("player", "weaving", "column_moons")]
        tables.expect("player", "Moons of weaving columns", len(self.column_moons) - 1, columns)
        self.empty_weave: list[int] = [
            EMPTY if cell // WEAVE_WIDTH < rows and cell % WEAVE_WIDTH < columns else OUTSIDE
            for cell in range(len(WEAVE_CELLS))
        ]
        self.weave_area: list[int] = [cell for cell, inside in enumerate(self.empty_weave) if inside == EMPTY]
        self.weave_east: list[int] = [cell for cell in self.weave_area if cell % WEAVE_WIDTH + 1 < columns]
        """Cells with a neighbour to the right: the next one."""
        self.weave_south: list[int] = [cell for cell in self.weave_area if cell // WEAVE_WIDTH + 1 < rows]
        """Cells with a neighbour below: WEAVE_WIDTH on."""
        count = len(TEXTILES)
        self.copies: list[int] = [0] * count
        self.full: list[int] = [0] * count
        self.textile_icon: list[bool] = [False] * count
        self.halves: list[list[str]] = [[] for _ in range(count)]
        self.textile_first: list[list[int]] = [[] for _ in range(count)]
        self.textile_second: list[list[int]] = [[] for _ in range(count)]
        self.textile_turns: list[list[int]] = [[] for _ in range(count)]
        """By design: the turns that look different, the first of each kind."""
        self.same_turn: list[list[int]] = [[] for _ in range(count)]
        for row in tables.rows("textiles", "textile"):
            if row["name"] not in TEXTILES:
                raise DataError(f"textiles.toml: designs are named {TEXTILES[0]} to {TEXTILES[-1]}; not {row['name']}")
            design = TEXTILES.index(row["name"])
            if row["power"] != design // DESIGNS_PER_STACK + 1:
                raise DataError(f"textiles.toml: {row['name']} must have the power in its name")
            self.copies[design] = row["copies"]
            self.full[design] = row["full"]
            self.textile_icon[design] = row["viracocha"]
            self.halves[design] = list(row["halves"])
            self._turn_textile(design, row["halves"])
        tables.expect("textiles", "textiles", sum(self.copies), tables.value("board", "counts", "textiles"))
        self.stack_power: list[int] = [row["power"] for row in tables.rows("lake", "textile_stack")]
        tables.expect("lake", "textile stacks", len(self.stack_power), 4)
        for stack, row in enumerate(tables.rows("lake", "textile_stack")):
            of_power = self.copies[DESIGNS_PER_STACK * stack : DESIGNS_PER_STACK * (stack + 1)]
            tables.expect("textiles", f"textiles of power {row['power']}", sum(of_power), row["textiles"])

    def _turn_textile(self, design: int, halves: list[str]) -> None:
        first_masks, second_masks = self.textile_first[design], self.textile_second[design]
        for turn in range(8):
            masks = [0, 0]
            for half in halves:
                cell, edge = _turned(half, turn)
                masks[cell] |= edge
            first_masks.append(masks[0])
            second_masks.append(masks[1])
            same = turn
            for other in self.textile_turns[design]:
                if other // 4 == turn // 4 and [first_masks[other], second_masks[other]] == masks:
                    same = other
            self.same_turn[design].append(same)
            if same == turn:
                self.textile_turns[design].append(turn)

    def _read_lake(self, tables: DataTables) -> None:
        self.market_power: list[int] = [
            *tables.value("lake", "market", "powers"),
            tables.value("lake", "market", "stack_power"),
        ]
        tables.expect("lake", "market slots", len(self.market_power), 5)
        pots = tables.rows("lake", "pot")
        self.pots: list[int] = []
        for colour, row in zip(POT_COLOURS, pots, strict=False):
            if row["colour"] != colour:
                raise DataError(f"lake.toml: the pot colours are {', '.join(POT_COLOURS)}, in this order")
            self.pots += [row["plain"], row["with_viracocha"]]
        tables.expect("lake", "pots", sum(self.pots), tables.value("board", "counts", "pots"))
        self.node_kind: list[int] = [ABSENT] * len(NODES)
        self.node_power: list[int] = [0] * len(NODES)
        self.node_moon: list[int] = [0] * len(NODES)
        self.node_xy: list[list[float]] = [[0.0, 0.0] for _ in NODES]
        for row in tables.rows("lake", "node"):
            node = _node(row["name"])
            self.node_kind[node] = KINDS.index(row["kind"])
            self.node_power[node] = row["power"]
            self.node_moon[node] = row["moon"]
            self.node_xy[node] = [float(row["x"]), float(row["y"])]
        self.is_island: list[bool] = [kind in (SHARED_SLOT, YELLOW_SLOT) for kind in self.node_kind]
        self.is_yellow: list[bool] = [kind == YELLOW_SLOT for kind in self.node_kind]
        self.free_moves: int = sum(1 for kind in self.node_kind if kind != ABSENT)
        """So many free spaces may be entered in a row (Q43): as many as there are."""
        self.links: list[list[int]] = [[] for _ in NODES]
        for one, other in tables.value("lake", "links", "pairs"):
            a, b = _node(one), _node(other)
            self.links[a].append(b)
            self.links[b].append(a)
        for node, near in enumerate(self.links):
            near.sort()
            if (self.node_kind[node] == ABSENT) != (not near):
                raise DataError(f"lake.toml: {NODES[node]} is linked but not listed, or listed but not linked")
        self.section_nodes: list[list[int]] = [[] for _ in SECTIONS]
        for row in tables.rows("lake", "section"):
            if row["name"] not in SECTIONS:
                raise DataError(f"lake.toml: sections are named l1 to l{len(SECTIONS)}; not {row['name']}")
            self.section_nodes[SECTIONS.index(row["name"])] = [_node(name) for name in row["border"]]
        self.sections_at: list[list[int]] = [
            [section for section, nodes in enumerate(self.section_nodes) if node in nodes] for node in range(len(NODES))
        ]
        self.lake_viracocha: list[int] = [0, *tables.value("lake", "viracocha", "per_section")]
        tables.expect("lake", "Viracocha per section, for one to four seats", len(self.lake_viracocha), 5)

    def _read_solo(self, tables: DataTables) -> None:
        tokens = tables.rows("solo", "token")
        tables.expect("solo", "activity tokens", len(tokens), len(TOKENS))
        self.token_arrows: list[int] = [row["arrows"] for row in tokens]
        self.token_modifier: list[int] = [row["modifier"] for row in tokens]
        self.token_temple: list[bool] = [row["temple"] for row in tokens]
        self.token_leaves: list[int] = [row["remove_after"] for row in tokens]
        self.track_value: list[int] = [0]
        self.track_section: list[int] = [-1]
        for section, values in enumerate(tables.value("solo", "reed_track", "sections")):
            for value in values:
                self.track_value.append(value)
                self.track_section.append(section)
        tables.expect("solo", "sections of the reed track", self.track_section[-1] + 1, self.islands)
        self.boards: list[Board] = [Board(row) for row in tables.rows("solo", "board")]
        tables.expect("solo", "solo boards", len(self.boards), tables.value("board", "counts", "solo_boards"))


def _activity(letter: str, file: str) -> int:
    if len(letter) != 1 or letter not in LETTERS:
        raise DataError(f"{file}: an activity is one of {', '.join(LETTERS)}; not {letter!r}")
    return LETTERS.index(letter)


def _bonus(word: str) -> int:
    if word == "llama":
        return BONUS_LLAMA
    if word == "viracocha":
        return BONUS_VIRACOCHA
    return BONUS_INTI + _activity(word.removeprefix("inti:"), "player.toml")


def _node(name: str) -> int:
    if name not in NODES:
        raise DataError(f"lake.toml: spaces are named start, i01 to i16 and r01 to r24; not {name!r}")
    return NODES.index(name)


def _sums(values: list[int]) -> list[int]:
    """Return running sums: entry n is the sum of the first n values."""
    sums = [0]
    for value in values:
        sums.append(sums[-1] + value)
    return sums


def _running(size: int, places: list[int]) -> list[int]:
    """Return, for 0 to `size` pieces taken from the left, how many of the places (1, 2, ...) are uncovered."""
    return [sum(1 for place in places if place <= taken) for taken in range(size + 1)]


def _turned(half: str, turn: int) -> tuple[int, int]:
    """Return cell (0, 1) and edge of a half Sun after a symmetry (turn % 4) and, for turns of 4 on, a quarter turn."""
    edge = {"W": WEST, "E": EAST, "N": NORTH, "S": SOUTH}[half[0]]
    cell = {"W": 0, "E": 1}[half] if half in "WE" else int(half[1]) - 1
    symmetry = turn % 4
    if symmetry in (1, 3) and edge in (NORTH, SOUTH):
        edge = NORTH + SOUTH - edge
    if symmetry in (2, 3):
        cell = 1 - cell
        if edge in (EAST, WEST):
            edge = EAST + WEST - edge
    if turn >= 4:
        edge = {WEST: NORTH, NORTH: EAST, EAST: SOUTH, SOUTH: WEST}[edge]
    return cell, edge
