"""The facts of one edition: board, pieces, prices and stocks, read from `data/` as plain lists.

A hex is named by its place on a lattice of 15 rows and 19 columns, whether it is on the board or not, so that a
corrected map keeps the names and codes of all other hexes. Row a is the north; `i10` is the tenth place of row i.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from kancha.games.terraces.lattice import COLUMNS, HEXES, ROWS, coordinates
from kancha.games.terraces.sets import Hexes, gathered, without
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

CELLS: Final = HEXES
"""Places of the lattice; also the number of the node OUT in searches for a path."""

NOWHERE: Final = 0
SITE: Final = 1
SOFT: Final = 2
HARD: Final = 3

DIRECTIONS: Final = ("e", "se", "sw", "w", "nw", "ne")
OFFSETS: Final = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
FIELD_TILE: Final = 0
VILLAGE_TILE: Final = 1
DOUBLE_TILE: Final = 2
TRIPLE_TILE: Final = 3
TILES: Final = (TRIPLE_TILE, DOUBLE_TILE, VILLAGE_TILE, FIELD_TILE)
TILE_NAMES: Final = ("tile-field", "tile-village", "tile-double", "tile-triple")
"""Sorts of tile; a double and a triple are numbered by their hexes."""

PAIRS: Final = [sides & (sides >> 1 | (sides & 1) << 5) for sides in range(64)]
"""By the sides, as bits, that can carry a field: the turns of a triple, which needs a side and the next one."""
TURNS: Final = [[turn for turn in range(6) if sides >> turn & 1] for sides in range(64)]
"""The turns of a number of bits, one by one."""

WHOLLY_OUT: Final = 9
"""An extra price nobody can pay on bare ground: a tile wholly outside must lie on terrain (the other reading of R8)."""


def place(x: int, row: int) -> int:
    """Return the place of a hex by its map coordinates: row 0 to 14, x from -18 to 18 in steps of two."""
    if not (0 <= row < ROWS and -18 <= x <= 18) or (x - row) % 2:
        return -1
    return row * COLUMNS + (x + 18) // 2


def cell_name(cell: int) -> str:
    """Return the name of a place: a letter for its row and its number in the row."""
    row, column = divmod(cell, COLUMNS)
    return f"{'abcdefghijklmno'[row]}{column + 1}"


NAMES: Final = [cell_name(cell) for cell in range(CELLS)]


@mypyc_attr(acyclic=True)
class Area:
    """A set of hexes that a list can hold: the compiler keeps the words of a set apart from lists."""

    __slots__ = ("hexes",)

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes


class Placement:
    """One way to lay the rest of a tile around its village hex: the direction, the other hexes, the price outside."""

    __slots__ = ("a", "b", "extra", "turn")

    def __init__(self, turn: int, a: int, b: int, extra: int) -> None:
        self.turn = turn
        self.a = a
        self.b = b
        self.extra = extra


class Facts:
    """Board and box of one edition."""

    def __init__(self, tables: DataTables, edition: str, version: int, rulings: dict[str, Any]) -> None:
        self.edition = edition
        self.rules = version
        """The version of the rules that is played."""
        self.needs_site: bool = rulings["outside"] == "never"
        self.dense_second: bool = rulings["second-place"] == "next"
        self.stand_is_final: bool = rulings["standing"] == "final"
        self.renews_at_once: bool = rulings["pile"] == "at-once"
        self.is_sealed: bool = rulings["frontier"] == "sealed"
        self.keeps_open_card: bool = rulings.get("open-card") == "reshuffle"
        self.exact_value: bool = tables.value(edition, "temple_value_exact") and rulings.get("temple-value") != "free"
        self.read_pieces(tables)
        self.read_edition(tables, edition)
        self.read_board(tables)
        self.find_neighbours(tables)
        self.find_placements()
        self.dearest_tile: int = self.tile_price + self.dearest_extra
        """The highest price of a tile: two of its hexes outside (C2.6, C2.7)."""

    def read_pieces(self, tables: DataTables) -> None:
        """Read counts and prices, the same in both editions."""
        self.triples: int = tables.value("pieces", "tiles", "triples")
        self.doubles: int = tables.value("pieces", "tiles", "doubles")
        self.villages: int = tables.value("pieces", "tiles", "villages")
        self.fields: int = tables.value("pieces", "tiles", "fields")
        self.pawns: int = tables.value("pieces", "player", "pawns")
        self.tokens: int = tables.value("pieces", "player", "tokens")
        self.dealt: int = tables.value("pieces", "player", "cards")
        self.points: int = tables.value("pieces", "turn", "points")
        self.bonus: int = tables.value("pieces", "turn", "bonus")
        self.draws: int = tables.value("pieces", "turn", "draws")
        self.tile_price: int = tables.value("pieces", "price", "tile")
        self.overflow_price: int = tables.value("pieces", "price", "overflow")
        self.soft_price: int = tables.value("pieces", "price", "soft")
        self.hard_price: int = tables.value("pieces", "price", "hard")
        self.change_price: int = tables.value("pieces", "price", "change")
        self.temple_price: int = tables.value("pieces", "price", "temple")
        self.basin_price: int = tables.value("pieces", "price", "basin")
        self.card_price: int = tables.value("pieces", "price", "card")
        self.basin_gain: int = tables.value("pieces", "gain", "basin")
        rows = tables.rows("pieces", "card")
        self.copies: list[int] = [row["copies"] for row in rows]
        self.symbols: list[list[int]] = [list(row["symbols"]) for row in rows]
        tables.expect("pieces", "festival cards", sum(self.copies), 30)
        tables.expect("pieces", "kinds of festival card", len(rows), 6)
        self.worth: list[list[int]] = [[len(set(card) & set(shown)) for card in self.symbols] for shown in self.symbols]
        """worth[open card][card played]: the symbols they share (C8.3)."""

    def read_edition(self, tables: DataTables, edition: str) -> None:
        """Read what differs between the editions."""
        self.tile_first: bool = tables.value(edition, "tile_first")
        self.basins: int = tables.value(edition, "basins")
        self.clears: bool = self.rules >= 2 and not self.tile_first
        """Whether a tile is due that own pawns can make room for (R12): where the order of actions is free."""
        self.discs: int = tables.files.get(edition, {}).get("discs", 0)
        """Sun discs for temples whose festival was held; 0: the temple itself is turned. They are only drawn."""
        self.new_open_card: bool = tables.value(edition, "new_open_card") and not self.keeps_open_card
        self.reshuffle_open: bool = tables.value(edition, "reshuffle_open")
        self.offer_by_level_maker: bool = tables.value(edition, "offer_by_level_maker")
        self.storeys: bool = tables.value(edition, "storeys")
        rows = tables.rows(edition, "temple")
        self.floors: list[int] = [row["pieces"] for row in rows]
        festivals = tables.rows(edition, "festival")
        self.alone: list[int] = [row["alone"] for row in festivals]
        self.shared: list[int] = [row["shared"] for row in festivals]
        for table in (rows, festivals):
            if [row["value"] for row in table] != [2, 4, 6, 8, 10]:
                raise DataError(f"{edition}.toml: temple and festival values must be 2, 4, 6, 8, 10")
        if edition in TEMPLE_PIECES:
            tables.expect(edition, "temple pieces", sum(self.floors), TEMPLE_PIECES[edition])

    def read_board(self, tables: DataTables) -> None:
        """Read the map: which places are site, soft or hard border, and where basins are printed."""
        lines = tables.value("board", "map").strip("\n").splitlines()
        tables.expect("board", "rows of the map", len(lines), ROWS)
        self.land: list[int] = [NOWHERE] * CELLS
        self.printed: list[int] = []
        for row, line in enumerate(lines):
            for column, mark in enumerate(line):
                if mark == " ":
                    continue
                cell = place(column - 19, row)
                if cell < 0 or mark not in ".~v^":
                    raise DataError(f"board.toml: row {row + 1}, column {column + 1}: {mark!r} cannot stand there")
                self.land[cell] = SOFT if mark == "v" else HARD if mark == "^" else SITE
                if mark == "~":
                    self.printed.append(cell)
        self.site: list[int] = [cell for cell in range(CELLS) if self.land[cell] == SITE]
        self.ring: list[int] = [cell for cell in range(CELLS) if self.land[cell] in (SOFT, HARD)]
        self.cells: list[int] = sorted(self.site + self.ring)
        self.site_first: list[int] = self.site + self.ring
        self.board: Hexes = gathered(self.cells)
        self.site_hexes: Hexes = gathered(self.site)
        """Board and site as sets."""
        tables.expect("board", "hexes of the site", len(self.site), tables.value("board", "sites"))
        tables.expect("board", "printed basins", len(self.printed), tables.value("board", "basins"))

    def find_neighbours(self, tables: DataTables) -> None:
        """Work out who is next to whom, the border and its tolls."""
        self.around: list[list[int]] = []
        for cell in range(CELLS):
            x, row = coordinates(cell)
            steps = [place(x + dx, row + dr) for dx, dr in OFFSETS]
            self.around.append([n if n >= 0 and self.land[n] != NOWHERE else -1 for n in steps])
        self.near: list[list[int]] = [[n for n in ring if n >= 0] for ring in self.around]
        for cell in self.site:
            if len(self.near[cell]) < len(DIRECTIONS):
                raise DataError(f"board.toml: hex {NAMES[cell]} of the site has an unmarked neighbour")
        for cell in self.ring:
            if not any(self.land[n] == SITE for n in self.near[cell]):
                raise DataError(f"board.toml: outside hex {NAMES[cell]} does not touch the site")
        self.toll: list[int] = [
            self.soft_price if land == SOFT else self.hard_price if land == HARD else 0 for land in self.land
        ]
        self.rim: list[list[int]] = [
            [n for n in self.near[cell] if self.land[n] != SITE] if self.land[cell] == SITE else []
            for cell in range(CELLS)
        ]
        """The outside hexes next to a site hex; empty for inner hexes and outside."""
        self.gate: list[int] = [
            min([self.toll[n] for n in self.rim[cell]], default=self.toll[cell]) for cell in range(CELLS)
        ]
        """The price to enter or leave over a hex by its landscapes, covered or not; 0 inside."""
        self.dearest_toll: int = max(self.gate)
        self.inner: list[int] = [cell for cell in self.site if not self.rim[cell]]
        self.inner_hexes: Hexes = gathered(self.inner)
        self.gateways: list[int] = [cell for cell in self.cells if self.rim[cell] or self.land[cell] != SITE]
        self.entries: list[list[int]] = [
            [cell for cell in self.gateways if self.gate[cell] == toll] for toll in range(self.dearest_toll + 1)
        ]
        """The hexes over which one enters, by the price; the frontier aside (R6)."""
        self.borders: list[Area] = [Area(gathered(cells)) for cells in self.entries]
        """The same as sets."""
        if set(self.printed) - set(self.inner):
            raise DataError("board.toml: a printed basin lies on the border")

    def find_placements(self) -> None:
        """List, for each village hex, every way to lay a triple, a double and a single."""
        self.triple_ways: list[list[Placement]] = [[] for _ in range(CELLS)]
        self.double_ways: list[list[Placement]] = [[] for _ in range(CELLS)]
        for cell in self.cells:
            for turn in range(6):
                a, b = self.around[cell][turn], self.around[cell][(turn + 1) % 6]
                if a >= 0:
                    self.add_way(self.double_ways[cell], turn, [cell, a])
                if a >= 0 and b >= 0:
                    self.add_way(self.triple_ways[cell], turn, [cell, a, b])
        self.dearest_extra: int = 2 * self.overflow_price
        """The highest price of a tile's hexes outside: two of them (C2.6)."""
        self.extras: int = self.dearest_extra + 1
        """How many such prices there are, nothing included."""
        self.bare_turns: list[list[list[int]]] = [
            [self.payable(ways, spare) for spare in range(self.dearest_extra + 1)]
            for ways in (self.double_ways, self.triple_ways)
        ]
        """For doubles and triples, by the points to spare and the village hex: the turns, as bits, on bare ground."""
        self.built_doubles: list[int] = self.payable(self.double_ways, WHOLLY_OUT)
        self.built_triples: list[int] = self.payable(self.triple_ways, WHOLLY_OUT)
        """The same on terrain, where all that is on the board costs nothing extra (C3.9)."""
        self.find_grounds()

    def find_grounds(self) -> None:
        """Find, as sets, where tiles may lie on level ground and what that costs where it is bare.

        A double is named by the hex from which its other one lies on one of the first three sides, a triple by the hex
        from which the others lie on one of the first two sides and on the next one.
        """
        doubles, triples = self.double_ways, self.triple_ways
        self.neighboured: list[Area] = [
            Area(gathered([cell for cell in self.cells if self.around[cell][side] >= 0])) for side in range(3)
        ]
        """The hexes that have a neighbour on a side."""
        self.double_grounds: list[Area] = [self.lying(doubles, side, WHOLLY_OUT) for side in range(3)]
        self.triple_grounds: list[Area] = [self.lying(triples, side, WHOLLY_OUT) for side in range(2)]
        """By side: the places of tiles, wherever they may lie on terrain (R8)."""
        spares = range(self.dearest_extra + 1)
        self.dear_doubles: list[list[Area]] = [[self.too_dear(doubles, side, n) for side in range(3)] for n in spares]
        self.dear_triples: list[list[Area]] = [[self.too_dear(triples, side, n) for side in range(2)] for n in spares]
        """By the points to spare and side: the places of tiles that these do not pay on bare ground."""

    def lying(self, ways: list[list[Placement]], side: int, spare: int) -> Area:
        """Return the hexes from which a tile lies to a side for no more than `spare` outside."""
        return Area(
            gathered(
                [cell for cell in self.cells if any(way.turn == side and way.extra <= spare for way in ways[cell])]
            )
        )

    def too_dear(self, ways: list[list[Placement]], side: int, spare: int) -> Area:
        """Return the hexes from which a tile lies to a side for more than `spare` outside."""
        return Area(without(self.lying(ways, side, WHOLLY_OUT).hexes, self.lying(ways, side, spare).hexes))

    def payable(self, ways: list[list[Placement]], spare: int) -> list[int]:
        """Return, for each village hex, the turns as bits that cost no more than `spare` outside."""
        return [sum(1 << way.turn for way in around if way.extra <= spare) for around in ways]

    def add_way(self, ways: list[Placement], turn: int, cells: list[int]) -> None:
        """Add one footprint unless it lies wholly outside (R8)."""
        out = sum(1 for cell in cells if self.land[cell] != SITE)
        extra = out * self.overflow_price
        if out == len(cells):
            if self.needs_site:
                return
            extra = WHOLLY_OUT
        ways.append(Placement(turn, cells[1], cells[-1], extra))


TEMPLE_PIECES: Final = {"cuzco": 47, "java": 40}
