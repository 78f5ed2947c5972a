"""Module progress tiles (K17): the tiles on the night side of the progress table and where they are laid.

What the tiles do is in `tiles.py`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec.structs import replace

from kancha.games.caral.actions import LAY_TILE, REVEAL, SPACES
from kancha.games.caral.events import PieceRevealed, TileLaid
from kancha.games.caral.facts import KINDS, word
from kancha.games.caral.modules import PYRAMID_COMPLETED, module_of
from kancha.games.caral.state import CaralState, Module, SpaceAction
from kancha.games.caral.tiles import Retrieval, Tile, read_tiles
from kancha.games.caral.turns import CARALI_PLACES, RECALL_PLACES, SPACE_SYMBOLS
from kancha.kernel.components import DataTables
from kancha.kernel.errors import Refusal
from kancha.kernel.guide import Asked, Place
from kancha.kernel.scene import Panel, Piece, Text
from kancha.kernel.shelf import short
from kancha.kernel.state import Step
from kancha.kernel.steps import Ask, BagDraw

NAME: Final = "progress"
NO_TILE: Final = -1


class ProgressFacts:
    """The eight tiles, the kind of space that each covers, and the completions that free one."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        rows = tables.rows(NAME, "tile")
        tables.expect(NAME, "tiles", len(rows), 8)
        self.kind: list[int] = [word(NAME, KINDS, row["space"]) for row in rows]
        self.tiles: list[Tile] = read_tiles(tables)
        self.slots: list[int] = [int(n) for n in tables.value(NAME, "setup", "slots")]


class Progress(Module):
    """The tiles on the table and on the board."""

    ASKED: ClassVar = {
        "tile-placement": Asked(
            "crumb-tile", [Place("lay-tile", by="space", symbols=SPACE_SYMBOLS, title="goal-{space}", hides="*")]
        ),
        "relocation": Asked("crumb-from", [*RECALL_PLACES, Place("stay", "end")], ["crumb-place"]),
        "placement": Asked("crumb-place", CARALI_PLACES),
        "retrieval": Asked("crumb-take", [Place("take", by="card", symbol="card-{card}", title="slot-name")]),
    }

    def __init__(self, seats: int) -> None:
        self.bag: list[int] = []
        self.slots: list[int] = []
        """The tile on each slot of the table; NO_TILE once it is laid."""
        self.on: list[int] = [NO_TILE] * len(SPACES)
        """The tile that covers each action space."""

    def begin(self, s: CaralState) -> None:
        """Shuffle the tiles and turn some up (K17.1)."""
        self.bag = [1] * len(facts(s).kind)
        self.slots = [NO_TILE] * len(facts(s).slots)
        s.stack.append(ProgressReveal(0))

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """The family that completes a pyramid with the number of a slot lays its tile (K17.2)."""
        slots = facts(s).slots
        due = moment == PYRAMID_COMPLETED and s.completed in slots
        return [TilePlacement(seat, slots.index(s.completed))] if due else []

    def action(self, s: CaralState, space: int, beneath: SpaceAction) -> SpaceAction:
        """Put a tile's action in the place of the space's own."""
        tile = self.on[space]
        return beneath if tile == NO_TILE else facts(s).tiles[tile]

    def paint(self, s: CaralState, panel: Panel) -> None:
        """Draw the tiles that lie on spaces, and those that wait on the night side of the table."""
        if panel.id == NAME:
            panel.art = "night"
            for slot, tile in enumerate(self.slots):
                if tile != NO_TILE:
                    nth = facts(s).slots[slot]
                    tip = Text("tip-slot", {"tile": f"tile-{tile + 1}", "nth": nth, "kind": KINDS[facts(s).kind[tile]]})
                    x = next(zone.x for zone in panel.zones if zone.id == f"step-{nth}")
                    panel.pieces.append(_tile_piece(tile, (x, 0.95), 1.5, tip, "K17.2"))
                    sign = Piece(f"tile-kind-{tile + 1}", KINDS[facts(s).kind[tile]], short(x - 0.55), 0.42, 0.7, 0.7)
                    sign.tip, sign.rule = tip, "K17.2"
                    panel.pieces.append(sign)
        if panel.id == "board":
            for space, tile in enumerate(self.on):
                if tile != NO_TILE:
                    place = next(n for n, zone in enumerate(panel.zones) if zone.id == f"space-{space + 1}")
                    tip = Text("tip-covered", {"tile": f"tile-{tile + 1}"})
                    zone = panel.zones[place] = replace(panel.zones[place], tip=tip, rule="K17.3")
                    piece = _tile_piece(tile, (zone.x, zone.y - 0.8), 1.85, tip, zone.rule)
                    piece.zone = zone.id
                    panel.pieces.append(piece)

    def targets(self, s: CaralState, seat: int, code: int) -> list[str]:
        """A tile is laid on a space."""
        return [f"space-{LAY_TILE.value(code) + 1}"] if code in LAY_TILE else []

    def worth(self, s: CaralState, seat: int, time: float) -> float:
        """Count cards that are about to be taken from the discard pile."""
        return sum(0.6 * step.left for step in s.stack if isinstance(step, Retrieval) and step.seat == seat)


class ProgressReveal(BagDraw):
    """Set-up: put a random tile on each slot (K17.1)."""

    RULES: ClassVar = ("K17.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def bag(self, s: CaralState) -> list[int]:
        """Any tile not drawn yet."""
        return module_of(s, Progress).bag

    def drawn(self, s: CaralState, tile: int) -> None:
        """Lay the tile on the slot."""
        slots = module_of(s, Progress).slots
        slots[self.slot] = tile
        if s.events is not None:
            s.events.append(PieceRevealed(f"tile-{tile + 1}"))
        self.slot += 1
        if self.slot == len(slots):
            s.stack.pop()


class TilePlacement(Ask):
    """The family that completed the pyramid covers an action space of the tile's kind (K17.2)."""

    RULES: ClassVar = ("K17.2", "R40")
    ANSWERS: ClassVar = (LAY_TILE,)

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def legal(self, s: CaralState) -> list[int]:
        """Every action space of the matching kind, covered or not."""
        wanted = facts(s).kind[module_of(s, Progress).slots[self.slot]]
        return [LAY_TILE.codes[space] for space, kind in enumerate(s.facts.kind) if kind == wanted]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """The tile fits one kind of space only."""
        wanted = facts(s).kind[module_of(s, Progress).slots[self.slot]]
        if s.facts.kind[LAY_TILE.value(code)] != wanted:
            return Refusal("K17.2", "refuse-tile-kind", {"kind": KINDS[wanted]})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Cover the space."""
        s.stack.pop()
        progress = module_of(s, Progress)
        space = LAY_TILE.value(code)
        tile = progress.slots[self.slot]
        progress.slots[self.slot] = NO_TILE
        progress.on[space] = tile
        if s.events is not None:
            s.events.append(TileLaid(self.seat, f"tile-{tile + 1}", SPACES[space]))

    def words(self, s: CaralState) -> dict[str, int | str]:
        """The tile and its kind of space."""
        tile = module_of(s, Progress).slots[self.slot]
        return {"tile": f"tile-{tile + 1}", "kind": KINDS[facts(s).kind[tile]]}


def _tile_piece(tile: int, at: tuple[float, float], wide: float, tip: Text, rule: str) -> Piece:
    name = f"tile-{tile + 1}"
    return Piece(name, name, short(at[0]), short(at[1]), wide, short(0.745 * wide), tip=tip, rule=rule)


def facts(s: CaralState) -> ProgressFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, ProgressFacts)
    return found
