"""Ayar: Children of the Sun, for two to four seats, or one against the Ayllu."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from kancha.games.ayar import features, measures, turns
from kancha.games.ayar.actions import SPACE
from kancha.games.ayar.ayllu import AylluStart, AylluTurn, MarkerDraw, TokenDraw
from kancha.games.ayar.checks import EndOfTurn, FertileGround, TempleChoice
from kancha.games.ayar.evaluation import evaluate, values
from kancha.games.ayar.facts import Facts
from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import BUILT, RETIRED, WILD
from kancha.games.ayar.night import LlamaSplit, MoonSlot, Night
from kancha.games.ayar.pottery import MarketRefill, OpeningPots, Pottery
from kancha.games.ayar.reeds import LakeViracocha, ReedBundling
from kancha.games.ayar.rounds import FirstPlayer, RaymiTiles, Rounds, StartingActivities, Women, begin
from kancha.games.ayar.scoring import final_scores, gaps
from kancha.games.ayar.state import AyarState, Ayllu, Seat
from kancha.games.ayar.tambos import BuildingSlot, StartingSlot, StartingTambo, TamboChoice
from kancha.games.ayar.travel import GoldAyar, StepMarker
from kancha.games.ayar.viracocha import MarkerShift, ViracochaSlot
from kancha.games.ayar.weaving import TextileLaying, TextileReveal, Weaving
from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

if TYPE_CHECKING:
    from kancha.games.ayar.picture.boards import Boards
    from kancha.games.ayar.scene import AyarPicture


class Ayar(Game[AyarState, Facts]):
    """The game: its facts, its start, its end."""

    id: ClassVar[str] = "ayar"
    name: ClassVar[str] = "Ayar: Children of the Sun"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 5)
    options: ClassVar[dict[str, Option]] = {"level": Option("level", 2, [1, 2, 3, 4], seats=[1])}
    rulings: ClassVar[dict[str, Option]] = {
        "extra-sun": Option("extra-sun", "counts", ["counts", "dial"]),
        "ayllu-area": Option("ayllu-area", "others", ["others", "all"], seats=[1]),
    }
    space: ClassVar[Space] = SPACE
    feature_version: ClassVar[int] = features.VERSION
    parts: ClassVar[tuple[type, ...]] = (
        AyarState,
        Seat,
        Ayllu,
        FirstPlayer,
        Women,
        RaymiTiles,
        OpeningPots,
        TextileReveal,
        MarketRefill,
        StartingActivities,
        StartingTambo,
        StartingSlot,
        Rounds,
        StepMarker,
        GoldAyar,
        TamboChoice,
        BuildingSlot,
        Pottery,
        Weaving,
        TextileLaying,
        Farming,
        ReedBundling,
        LakeViracocha,
        ViracochaSlot,
        MarkerShift,
        EndOfTurn,
        TempleChoice,
        FertileGround,
        Night,
        MoonSlot,
        LlamaSplit,
        AylluStart,
        AylluTurn,
        TokenDraw,
        MarkerDraw,
    )
    folder: ClassVar[Path] = Path(__file__).parent
    _boards: Boards | None = None
    measures: ClassVar[tuple[Measure, ...]] = measures.MEASURES
    guide: ClassVar[Guide] = turns.GUIDE

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read the facts."""
        return Facts(tables, version, rulings)

    def setup(self, seats: int, options: dict[str, Any]) -> AyarState:
        """Return the boards before chance has set them up."""
        s = AyarState(seats, options.get("level", 1), self.facts)
        begin(s)
        return s

    def fill(self, s: AyarState, seat: int | None, rng: Random) -> None:
        """Nothing is hidden: unseen pieces are bags whose counts anybody can work out (A12.3)."""

    def scores(self, s: AyarState) -> list[int]:
        """Return the lower of the two totals of each seat (A9.2)."""
        return final_scores(s)

    def ranking(self, s: AyarState) -> list[list[int]]:
        """Rank by the lower total, then by the smaller gap (A9.3)."""
        scores, gap = final_scores(s), gaps(s)
        ranks = sorted({(-scores[seat], gap[seat]) for seat in range(len(scores))})
        return [[seat for seat in range(len(scores)) if (-scores[seat], gap[seat]) == rank] for rank in ranks]

    def ending(self, s: AyarState) -> str:
        """Name the ending: by score, by the smaller gap, or shared; against the Ayllu won, lost or shared."""
        best = self.ranking(s)[0]
        if len(best) > 1:
            return "shared"
        if s.automa >= 0:
            return "lost" if s.automa in best else "won"
        scores = sorted(final_scores(s))
        return "gap" if scores[-1] == scores[-2] else "score"

    def conserved(self, s: AyarState) -> dict[str, int]:
        """Count pieces that only change their place."""
        faces = sum(1 for own in s.seats for pot in own.pots if pot != WILD)
        shown = sum(1 for pot in s.market if pot >= 0)
        woven = sum(len(own.woven) // 3 for own in s.seats) + sum(len(ayllu.textiles) for ayllu in s.ayllu)
        held = sum(1 for step in s.stack if isinstance(step, TextileLaying))
        placing = sum(1 for step in s.stack if isinstance(step, ViracochaSlot))
        counts = {
            "pots by face": sum(s.pots) + shown + faces,
            "pots": s.stack_pots + shown + sum(len(own.pots) for own in s.seats),
            "textiles": sum(s.textiles) + sum(1 for top in s.tops if top >= 0) + woven + held,
            "viracocha": s.viracocha
            + sum(s.harvests)
            + sum(s.lake)
            + sum(sum(own.viracocha) for own in s.seats)
            + placing,
            "llamas": s.llamas + sum(own.llamas for own in s.seats),
            "temples in rows": sum(len(row) for row in s.temples)
            - sum(1 for own in s.seats for temple in own.temples if temple == BUILT),
            "retired markers": sum(
                sum(1 for slot in own.moon_slots if slot >= 0) - own.markers.count(RETIRED) for own in s.seats
            ),
        }
        starting = [step.seat for step in s.stack if isinstance(step, (StartingSlot, BuildingSlot))]
        for own in s.seats[: s.players]:
            built = s.tambos.count(own.seat) + own.boxed + starting.count(own.seat)
            counts[f"tambos of {own.seat}"] = sum(own.grid) + built
        return counts

    def evaluate(self, s: AyarState, seat: int) -> float:
        """Estimate how well a seat stands, in points."""
        return evaluate(s, seat)

    def values(self, s: AyarState) -> list[float]:
        """Estimate the final points of all seats."""
        return values(s)

    def kind(self, s: AyarState) -> str:
        """A match against the Ayllu is one of its own kind."""
        return str(s.players)

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are called."""
        return features.names()

    def features(self, s: AyarState, seat: int) -> list[float]:
        """Return what a learned judgement reads of a position."""
        return features.features(s, seat)

    def tally(self, s: AyarState, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats as far as a viewer may know them."""
        return measures.tally(s)

    def turn(self, s: AyarState) -> list[int]:
        """Name the present turn."""
        return turns.turn(s)

    def picture(self, s: AyarState) -> AyarPicture:
        """Lay a position out for the eye."""
        from kancha.games.ayar.scene import AyarPicture

        return AyarPicture(self, s, self.boards)

    @property
    def boards(self) -> Boards:
        """The boards, as far as they follow from the facts."""
        if self._boards is None:
            from kancha.games.ayar.picture.boards import Boards

            self._boards = Boards(self.facts)
        return self._boards
