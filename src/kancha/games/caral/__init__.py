"""Caral: families build pyramids along a spiral path and sacrifice to the gods; two to four families, six modules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from kancha.games.caral import evaluation, features, hidden, measures, scoring, turns
from kancha.games.caral.actions import SPACE
from kancha.games.caral.anaconda import Anaconda, AnacondaFacts
from kancha.games.caral.desire import Desire, DesireFacts
from kancha.games.caral.emissaries import Emissaries, EmissaryFacts
from kancha.games.caral.facts import Facts
from kancha.games.caral.progress import Progress, ProgressFacts
from kancha.games.caral.rounds import FirstYear
from kancha.games.caral.setup import FirstFamily, FirstFamilyChoice, bring, new_state
from kancha.games.caral.state import CaralState, Module
from kancha.games.caral.status import Status, StatusFacts
from kancha.games.caral.yearly import Yearly, YearlyFacts
from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

if TYPE_CHECKING:
    from kancha.games.caral.picture.layout import Layout
    from kancha.games.caral.scene import CaralPicture

MODULES: dict[str, tuple[type[Module], Callable[[DataTables, dict[str, Any]], object]]] = {
    "desire": (Desire, DesireFacts),
    "yearly": (Yearly, YearlyFacts),
    "status": (Status, StatusFacts),
    "progress": (Progress, ProgressFacts),
    "anaconda": (Anaconda, AnacondaFacts),
    "emissaries": (Emissaries, EmissaryFacts),
}
"""What each module brings, in the order of the rulebook."""


class Caral(Game[CaralState, Facts]):
    """The game for the catalogue."""

    id: ClassVar[str] = "caral"
    name: ClassVar[str] = "Caral"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {
        "first": Option("first", "drawn", ["drawn", "asked"]),
        **{name: Option(name, False, [False, True]) for name in MODULES},
    }
    rulings: ClassVar[dict[str, Option]] = {
        "levels": Option("levels", "unlimited", ["unlimited", "finishable", "scarce"], before="scarce"),
        "trade": Option("trade", "often", ["often", "once"], before="once"),
        "second-move": Option("second-move", "three", ["three", "cards"]),
        "priests": Option("priests", "one", ["one", "any"]),
        "fame-floor": Option("fame-floor", "zero", ["zero", "none"]),
        "last-blessing": Option("last-blessing", "none", ["none", "priests"]),
        "start-hand": Option("start-hand", "drawn", ["drawn", "one-of-each"]),
    }
    space: ClassVar[Space] = SPACE
    feature_version: ClassVar[int] = features.VERSION
    folder: ClassVar[Path] = Path(__file__).parent
    _layout: Layout | None = None
    measures: ClassVar[tuple[Measure, ...]] = measures.MEASURES
    guide: ClassVar[Guide] = turns.guide([kind for kind, _ in MODULES.values()])

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read and check the data files."""
        facts = Facts(tables, version, rulings)
        facts.modules = {name: facts_of(tables, rulings) for name, (_, facts_of) in MODULES.items()}
        return facts

    def setup(self, seats: int, options: dict[str, Any]) -> CaralState:
        """Return the board with the modules chosen; piles are revealed before families place (K2, K13.1)."""
        s = new_state(self.facts, seats)
        s.stack.append(FirstYear())
        s.stack.append(FirstFamilyChoice(0) if options["first"] == "asked" else FirstFamily())
        bring(s, [kind(seats) for name, (kind, _) in MODULES.items() if options[name]])
        return s

    def fill(self, s: CaralState, seat: int | None, rng: Random) -> None:
        """Deal the cards a family cannot see."""
        hidden.fill(s, seat, rng)

    def ranking(self, s: CaralState) -> list[list[int]]:
        """Most fame, then most possessions (K11.3)."""
        return scoring.ranking(s, self.scores(s))

    def ending(self, s: CaralState) -> str:
        """Name the way the match ended."""
        return scoring.ending(s)

    def evaluate(self, s: CaralState, seat: int) -> float:
        """Estimate a family's final fame."""
        return evaluation.evaluate(s, seat)

    def kind(self, s: CaralState) -> str:
        """Matches with modules are another kind than those without."""
        return f"{s.seats}-modules" if s.modules else str(s.seats)

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are called."""
        return features.names()

    def features(self, s: CaralState, seat: int) -> list[float]:
        """Return what a learned judgement reads of a position."""
        return features.features(s, seat)

    def tally(self, s: CaralState, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats as far as a viewer may know them."""
        return measures.tally(s)

    def turn(self, s: CaralState) -> list[int]:
        """Name the present turn."""
        return turns.turn(s)

    def picture(self, s: CaralState) -> CaralPicture:
        """Lay a position out for the eye."""
        from kancha.games.caral.scene import CaralPicture

        return CaralPicture(self, s, self.layout)

    @property
    def layout(self) -> Layout:
        """The places of the path, which follow from the facts."""
        if self._layout is None:
            from kancha.games.caral.picture.layout import Layout

            self._layout = Layout(self.facts)
        return self._layout

    def conserved(self, s: CaralState) -> dict[str, int]:
        """Count levels, cards, Caralis, alpacas and stones (K1.1)."""
        facts = self.facts
        figures: list[int] = []
        herds: list[int] = []
        for family in s.families:
            bound = [module.bound(s, family.seat) for module in s.modules]
            own = [site for site, owner in enumerate(s.site_owner) if owner == family.seat]
            figures.append(
                family.reserve
                + sum(family.workers)
                + len(own)
                + sum(s.site_priest[site] for site in own)
                + family.away_caralis
                + sum(caralis for caralis, _ in bound)
            )
            herds.append(
                family.alpaca_reserve + family.alpacas + family.away_alpacas + sum(alpacas for _, alpacas in bound)
            )
        return {
            "levels": sum(s.supply) + sum(s.site_levels),
            "cards": sum(s.deck) + sum(s.discard) + sum(sum(family.hand) + family.gift for family in s.families),
            "caralis": sum(figures) + s.spare_caralis + s.site_owner.count(4),
            "alpacas": sum(herds) + (4 - s.seats) * facts.alpacas,
            "stones": s.stones + sum(family.stones for family in s.families),
            **{f"caralis of family {seat + 1}": count for seat, count in enumerate(figures)},
            **{f"alpacas of family {seat + 1}": count for seat, count in enumerate(herds)},
        }
