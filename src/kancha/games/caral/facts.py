"""The facts of Caral: board, pieces, cards and tiles, read from `data/` and checked.

Every table is a plain list of ints. The path runs from 0 (START) to the centre; `site_at` and `space_at`
give the site or action space at a place of the path, -1 if there is none.
"""

from __future__ import annotations

from typing import Any, Final

from kancha.games.caral.actions import (
    CARDS,
    ENTER_CENTRE,
    MOST_GIVEN,
    MOVE_TO_SITE,
    MOVE_TO_SPACE,
    QUARRIES,
    SITES,
    SPACE,
    SPACES,
    STEPS,
)
from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError

VILLAGE: Final = 0
QUARRY: Final = 1
WORSHIP: Final = 2
MARKET: Final = 3
KINDS: Final = ("village", "quarry", "worship", "market")

HANDS: Final = ("draw", "one_of_each")
SUPPLIES: Final = ("limited", "unlimited")


class Facts:
    """All facts of one edition; shared by every state, never changed."""

    def __init__(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> None:
        self.rules = version
        """The version of the rules that is played."""
        self.levels: str = rulings["levels"]
        """How many levels there are of each size (R15): `unlimited`, `finishable` or `scarce`."""
        self.cards_extend_second_move: bool = rulings["second-move"] == "cards"
        """Whether cards lengthen the move of an alpaca pair (R20)."""
        self.many_priests: bool = rulings["priests"] == "any"
        """Whether a pyramid takes more than one priest (R13)."""
        self.fame_floor: bool = rulings["fame-floor"] == "zero"
        """Whether fame stops at 0 (R25)."""
        self.last_blessing: bool = rulings["last-blessing"] == "priests"
        """Whether priests score at the end of the last year too (R5)."""
        self.dealt_evenly: bool = rulings["start-hand"] == "one-of-each"
        """Whether everybody begins with a card of each type (R2)."""
        self._read_board(tables)
        self._read_pieces(tables)
        self._read_pyramids(tables)
        self._read_ceremony(tables)
        self.modules: dict[str, object] = {}
        """The facts of the modules by their names; each module knows its own."""

    def _read_board(self, tables: DataTables) -> None:
        rows = tables.rows("board", "space")
        tables.expect("board", "action spaces", len(rows), len(SPACES))
        self.kind: list[int] = [word("board", KINDS, row["kind"]) for row in rows]
        self.quarries: list[int] = [i for i, kind in enumerate(self.kind) if kind == QUARRY]
        tables.expect("board", "quarries", len(self.quarries), len(QUARRIES))
        self.quarry_of: list[int] = [
            self.quarries.index(i) if kind == QUARRY else -1 for i, kind in enumerate(self.kind)
        ]
        names = {row["name"]: i for i, row in enumerate(rows)}
        spots = [str(spot) for spot in tables.value("board", "path", "spots")]
        if not spots or spots[-1] != "C" or len(set(spots)) != len(spots):
            raise DataError("board.toml: the path must end in C and name every spot once")
        self.space_at: list[int] = [-1]
        self.site_at: list[int] = [-1]
        self.space_spot: list[int] = [-1] * len(rows)
        self.site_spot: list[int] = []
        for place, spot in enumerate(spots, start=1):
            self.space_at.append(names.get(spot, -1))
            self.site_at.append(-1)
            if spot in names:
                self.space_spot[names[spot]] = place
            elif spot != "C":
                self.site_at[place] = len(self.site_spot)
                self.site_spot.append(place)
                if spot != f"S{len(self.site_spot)}":
                    raise DataError(f"board.toml: expected S{len(self.site_spot)} on the path, found {spot}")
        if -1 in self.space_spot:
            raise DataError("board.toml: the path leaves out an action space")
        self.centre: int = len(spots)
        self.sites: int = len(self.site_spot)
        if self.sites > len(SITES):
            raise DataError(f"board.toml: at most {len(SITES)} sites, found {self.sites}")
        # Ints: see `Family.codes`.
        self.goal_code: list[Any] = [-1] * len(self.site_at)
        """The move to each place of the path."""
        for place in range(1, self.centre + 1):
            site, space = self.site_at[place], self.space_at[place]
            self.goal_code[place] = (
                MOVE_TO_SITE.codes[site] if site >= 0 else MOVE_TO_SPACE.codes[space] if space >= 0 else ENTER_CENTRE
            )
        self.ways: list[list[list[int]]] = [
            [list(range(start + 1, self.centre + 1)), list(range(start - 1, 0, -1))] for start in range(self.centre + 1)
        ]
        """The places before each place, and those behind it, nearest first."""
        self.goal: list[int] = [-1] * len(SPACE)
        """The place of the path that each action moves to; -1, if it is no move or there is no such site."""
        for place in range(1, self.centre + 1):
            self.goal[self.goal_code[place]] = place
        self.neutral_sites: int = int(tables.value("board", "neutral", "first_sites"))
        if not 4 <= self.neutral_sites <= self.sites:
            raise DataError(f"board.toml: neutral pyramids need the first 4 to {self.sites} sites (K12.1)")
        self.die: list[list[int]] = [[int(n) for n in row["options"]] for row in tables.rows("board", "die")]
        tables.expect("board", "faces of the architect die", len(self.die), 6)
        if any(not face or min(face) < 0 or max(face) >= len(STEPS) for face in self.die):
            raise DataError("board.toml: a face of the die needs values from 0 to 2")

    def _read_pieces(self, tables: DataTables) -> None:
        self.caralis: int = int(tables.value("pieces", "family", "caralis"))
        self.alpacas: int = int(tables.value("pieces", "family", "alpacas"))
        self.stones: int = int(tables.value("pieces", "stones", "count"))
        self.stone_room: int = int(tables.value("pieces", "sled", "stones"))
        self.alpaca_room: int = int(tables.value("pieces", "sled", "alpacas"))
        self.base_movement: int = int(tables.value("pieces", "movement", "base"))
        if self.stones < 4 * self.stone_room:
            raise DataError("pieces.toml: the stones must fill four sleds (K1.5)")
        start = tables.value("pieces", "start")
        self.start_fame: int = int(start["fame"])
        self.start_alpacas: int = int(start["alpacas"])
        self.start_workers: int = int(start["workers"])
        seats = tables.rows("pieces", "seat")
        tables.expect("pieces", "seats", len(seats), 4)
        self.seat_stones: list[int] = [int(row["stones"]) for row in seats]
        self.seat_cards: list[int] = [int(row["cards"]) for row in seats]
        cards = tables.rows("pieces", "card")
        if [row["type"] for row in cards] != list(CARDS):
            raise DataError(f"pieces.toml: the card types are {', '.join(CARDS)}")
        self.card_counts: list[int] = [int(row["count"]) for row in cards]
        tables.expect("pieces", "resource cards", sum(self.card_counts), 48)
        dealt = word("pieces", HANDS, tables.value("pieces", "start_hand", "dealt"))
        self.one_of_each: bool = dealt == 1 or self.dealt_evenly
        if self.one_of_each and min(self.seat_cards) < len(CARDS):
            raise DataError("pieces.toml: one card of each type needs at least four starting cards")
        if max(self.card_counts) > MOST_GIVEN:
            raise DataError(f"pieces.toml: at most {MOST_GIVEN} cards of one type")
        self.worship_cards: int = int(tables.value("pieces", "worship", "cards"))
        self.alpaca_pair_movement: int = int(tables.value("pieces", "alpaca_pair", "movement"))

    def _read_pyramids(self, tables: DataTables) -> None:
        rows = tables.rows("pieces", "level")
        if [row["size"] for row in rows] != [1, 2, 3, 4, 5]:
            raise DataError("pieces.toml: the level sizes are 1 to 5, in order")
        self.level_counts: list[int] = [0] + [int(row["count"]) for row in rows]
        tables.expect("pieces", "pyramid levels", sum(self.level_counts), 48)
        whole: list[int] = [0] + [int(n) for n in tables.value("pieces", "finishable_levels", "counts")]
        tables.expect("pieces", "finishable pyramid levels", sum(whole), 48)
        corrected = word("pieces", SUPPLIES, tables.value("pieces", "level_supply", "kind")) == 1
        self.unlimited_levels: bool = self.levels == "unlimited" or (self.levels == "scarce" and corrected)
        if self.unlimited_levels:
            self.level_counts = [0] + [self.sites] * len(rows)
        elif self.levels == "finishable":
            self.level_counts = whole
        pyramids = tables.rows("pieces", "pyramid")
        if [row["kind"] for row in pyramids] != ["small", "large"]:
            raise DataError("pieces.toml: the pyramids are small and large, in this order")
        self.height: list[int] = [0] + [int(row["levels"]) for row in pyramids]
        base = int(tables.value("pieces", "start", "base_size"))
        tables.expect("pieces", "size of the first level of set-up", base, self.height[2])
        self.pyramid_fame: list[int] = [0] + [int(row["fame"]) for row in pyramids]
        self.takes_priest: list[bool] = [False] + [bool(row["priest"]) for row in pyramids]
        self.level_fame: int = int(tables.value("pieces", "unfinished", "fame_per_level"))
        self.priest_blessing: int = int(tables.value("pieces", "priest", "blessing"))
        self.priest_fame: int = int(tables.value("pieces", "priest", "fame"))

    def _read_ceremony(self, tables: DataTables) -> None:
        rows = tables.rows("pieces", "completion")
        if [row["nth"] for row in rows] != list(range(1, len(rows) + 1)):
            raise DataError("pieces.toml: completions are numbered from 1, in order")
        self.completion_fame: list[int] = [0] + [int(row["fame"]) for row in rows]
        self.completion_central: list[int] = [0] + [int(row["central"]) for row in rows]
        self.last_completion: int = len(rows)
        self.prizes: list[int] = [0] + [int(n) for n in tables.value("pieces", "ceremony", "prizes")]
        tables.expect("pieces", "prizes by central levels", len(self.prizes) - 1, 1 + sum(self.completion_central))
        self.giver_fame: int = int(tables.value("pieces", "ceremony", "other_giver"))
        self.no_gift_fame: int = int(tables.value("pieces", "ceremony", "no_gift"))
        self.years: int = int(tables.value("pieces", "end", "years"))


def word(file: str, known: tuple[str, ...], found: Any) -> int:
    """Return the place of a word among those that the rules know."""
    if found not in known:
        raise DataError(f"{file}.toml: no such word: {found!r}; known: {', '.join(known)}")
    return known.index(found)
