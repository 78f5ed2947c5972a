"""Module progress tiles (K17.1, K17.2): the tiles on the night side of the progress table and where they are laid.

What the tiles do is in `progress_tiles.py`.
"""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import LAY_TILE, REVEAL, SPACES
from kancha.games.caral.events import PieceRevealed, TileLaid
from kancha.games.caral.facts import KINDS
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask, BagDraw


class ProgressReveal(BagDraw):
    """Set-up: put a random tile on each slot (K17.1)."""

    RULES: ClassVar = ("K17.1",)
    ANSWERS: ClassVar = (REVEAL,)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def bag(self, s: CaralState) -> list[int]:
        """Any tile not drawn yet."""
        return s.progress_bag

    def drawn(self, s: CaralState, tile: int) -> None:
        """Lay the tile on the slot."""
        s.tile_slots[self.slot] = tile
        if s.events is not None:
            s.events.append(PieceRevealed(f"tile-{tile + 1}"))
        self.slot += 1
        if self.slot == len(s.tile_slots):
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
        wanted = s.facts.tile_kind[s.tile_slots[self.slot]]
        return [LAY_TILE.codes[space] for space, kind in enumerate(s.facts.kind) if kind == wanted]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """The tile fits one kind of space only."""
        wanted = s.facts.tile_kind[s.tile_slots[self.slot]]
        if s.facts.kind[LAY_TILE.value(code)] != wanted:
            return Refusal("K17.2", "refuse-tile-kind", {"kind": KINDS[wanted]})
        return None

    def play(self, s: CaralState, code: int) -> None:
        """Cover the space."""
        s.stack.pop()
        space = LAY_TILE.value(code)
        tile = s.tile_slots[self.slot]
        s.tile_slots[self.slot] = -1
        s.tile_on[space] = tile
        if s.events is not None:
            s.events.append(TileLaid(self.seat, f"tile-{tile + 1}", SPACES[space]))

    def words(self, s: CaralState) -> dict[str, int | str]:
        """The tile and its kind of space."""
        tile = s.tile_slots[self.slot]
        return {"tile": f"tile-{tile + 1}", "kind": KINDS[s.facts.tile_kind[tile]]}


def setup(s: CaralState) -> None:
    """Prepare the pile and push its reveal."""
    s.progress = True
    s.progress_bag = [1] * len(s.facts.tile_kind)
    s.tile_slots = [-1] * len(s.facts.tile_slots)
    s.stack.append(ProgressReveal(0))


def on_completion(s: CaralState, seat: int, nth: int) -> None:
    """Ask for the place of the tile that the n-th completion frees, if there is one."""
    if s.progress and nth in s.facts.tile_slots:
        s.stack.append(TilePlacement(seat, s.facts.tile_slots.index(nth)))
