"""Cuzco (2018) and Java (2000), two editions of one game of terraces."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kancha.games.terraces import bidding, candidates, features, measures, turns
from kancha.games.terraces.actions import SPACE
from kancha.games.terraces.basins import Irrigation
from kancha.games.terraces.cards import Drawing, TurningUp
from kancha.games.terraces.evaluation import evaluate
from kancha.games.terraces.facts import Facts
from kancha.games.terraces.festival import Festival, Proposal
from kancha.games.terraces.hidden import fill
from kancha.games.terraces.land import Laying, Turning
from kancha.games.terraces.pawns import Entering, Walking
from kancha.games.terraces.prospects import prospects
from kancha.games.terraces.rounds import Round, Start, Turn, TurnEnd, set_up
from kancha.games.terraces.state import Seat, Terraces
from kancha.games.terraces.temples import Founding, Valuing
from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

if TYPE_CHECKING:
    from kancha.games.terraces.picture.layout import Layout
    from kancha.games.terraces.scene import TerracesPicture

FRONTIER: Final = Option("frontier", "open", ["open", "sealed"], before="sealed")
SECOND_PLACE: Final = Option("second-place", "next", ["next", "none"])
PILE: Final = Option("pile", "at-once", ["at-once", "when-needed"], before="when-needed")
"""Open questions of both editions: R6, R15, R20."""


class TerracesGame(Game[Terraces, Facts]):
    """What both editions share."""

    space: ClassVar[Space] = SPACE
    seats: ClassVar[range] = range(2, 5)
    parts: ClassVar[tuple[type, ...]] = (
        Terraces,
        Seat,
        Start,
        Round,
        Turn,
        TurnEnd,
        Laying,
        Turning,
        Entering,
        Walking,
        Founding,
        Valuing,
        Irrigation,
        Drawing,
        TurningUp,
        Proposal,
        Festival,
    )
    long_turns: ClassVar[bool] = True
    feature_version: ClassVar[int] = features.VERSION
    folder: ClassVar[Path] = Path(__file__).parent
    _layout: Layout | None = None
    measures: ClassVar[tuple[Measure, ...]] = measures.MEASURES
    guide: ClassVar[Guide] = turns.GUIDE

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read the facts of the edition."""
        return Facts(tables, self.id, version, rulings)

    def setup(self, seats: int, options: dict[str, Any]) -> Terraces:
        """Return the position before the cards are dealt."""
        return set_up(self.facts, seats)

    def fill(self, s: Terraces, seat: int | None, rng: Random) -> None:
        """Deal the unseen cards anew."""
        fill(s, seat, rng)

    def evaluate(self, s: Terraces, seat: int) -> float:
        """Estimate how well a seat stands, in points."""
        return evaluate(s, seat)

    def values(self, s: Terraces) -> list[float]:
        """Estimate the final points of all seats."""
        return prospects(s)

    def candidates(self, s: Terraces, before: list[int]) -> list[list[int]]:
        """Return what is worth trying in a turn."""
        return candidates.candidates(s, before)

    def is_open_turn(self, s: Terraces) -> bool:
        """Tell whether actions of the turn are asked for; a festival closes it."""
        return not isinstance(s.stack[-1], (Proposal, Festival))

    def left(self, s: Terraces) -> int:
        """Return the action points that are left."""
        return s.ap

    def reply(self, s: Terraces) -> int:
        """Return a likely bid."""
        return bidding.reply(s)

    def position(self, s: Terraces) -> tuple[Any, ...]:
        """Return what tells the positions of a turn apart."""
        return candidates.position(s)

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are called."""
        return features.names()

    def features(self, s: Terraces, seat: int) -> list[float]:
        """Return what a learned judgement reads of a position."""
        return features.features(s, seat)

    def tally(self, s: Terraces, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats as far as a viewer may know them."""
        return measures.tally(s)

    def turn(self, s: Terraces) -> list[int]:
        """Name the present turn."""
        return turns.turn(s)

    def is_forced(self, s: Terraces) -> bool:
        """Tell whether the pending question has one answer only."""
        return turns.is_forced(s)

    def obvious(self, s: Terraces) -> int:
        """Return the answer that anybody would give."""
        return turns.obvious(s)

    def picture(self, s: Terraces) -> TerracesPicture:
        """Lay a position out for the eye."""
        from kancha.games.terraces.scene import TerracesPicture

        return TerracesPicture(self, s, self.layout)

    @property
    def layout(self) -> Layout:
        """What lies on the hexes at first, which follows from the facts."""
        if self._layout is None:
            from kancha.games.terraces.picture.layout import Layout

            self._layout = Layout(self.facts)
        return self._layout

    def conserved(self, s: Terraces) -> dict[str, int]:
        """Count what can neither appear nor vanish."""
        counts = {"basins": s.basins + s.kind.count(4) - len(s.facts.printed)}
        own = sum(holder.doubles + holder.villages + holder.fields for holder in s.seats)
        counts["tiles"] = s.triples + own + s.tiles
        for card in range(len(s.deck)):
            held = sum(holder.hand[card] + holder.table[card] for holder in s.seats)
            opened = 1 if s.open == card else 0
            counts[f"cards {card}"] = s.deck[card] + s.discards[card] + opened + held
        for holder in s.seats:
            counts[f"pawns {holder.seat}"] = holder.pawns.count(-1) + s.pawn.count(holder.seat)
        return counts

    def ending(self, s: Terraces) -> str:
        """Say what brought the end: the last triple (C10.1), or a land that was full (R29)."""
        return "land-full" if s.closing == 2 else "last-triple"


class Cuzco(TerracesGame):
    """Cuzco, 2018."""

    id: ClassVar[str] = "cuzco"
    name: ClassVar[str] = "Cuzco"
    rulings: ClassVar[dict[str, Option]] = {
        "temple-value": Option("temple-value", "exact", ["exact", "free"]),
        "outside": Option("outside", "never", ["never", "on-terrain"]),
        "frontier": FRONTIER,
        "second-place": SECOND_PLACE,
        "standing": Option("standing", "final", ["final", "in"], before="in"),
        "pile": PILE,
        "open-card": Option("open-card", "each-festival", ["each-festival", "reshuffle"]),
    }


class Java(TerracesGame):
    """Java, 2000."""

    id: ClassVar[str] = "java"
    name: ClassVar[str] = "Java"
    version: ClassVar[int] = 2
    rulings: ClassVar[dict[str, Option]] = {
        "outside": Option("outside", "on-terrain", ["on-terrain", "never"], before="never"),
        "frontier": FRONTIER,
        "second-place": SECOND_PLACE,
        "standing": Option("standing", "in", ["in", "final"]),
        "pile": PILE,
    }
