"""Caral: families build pyramids along a spiral path and sacrifice to the gods; two to four families, six modules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

from kancha.games.caral import (
    anaconda,
    desire,
    emissaries,
    evaluation,
    hidden,
    measures,
    progress,
    scoring,
    status,
    turns,
    yearly,
)
from kancha.games.caral.actions import SPACE
from kancha.games.caral.anaconda import AnacondaPlacement
from kancha.games.caral.cards import Drawing, Payment, Retrieval
from kancha.games.caral.ceremony import BlockedType, CeremonyFame, SacrificeChoice
from kancha.games.caral.desire import DesireJudgement, DesireLoss, DesireReveal, StoneLoss
from kancha.games.caral.facts import Facts
from kancha.games.caral.movement import Movement, SecondMovement
from kancha.games.caral.placing import Placement, Relocation
from kancha.games.caral.progress import ProgressReveal, TilePlacement
from kancha.games.caral.rounds import ArchitectDie, DieChoice, FirstYear, Year, YearTurn
from kancha.games.caral.scoring import Blessing, FinalScoring
from kancha.games.caral.setup import FirstFamily, FirstSite, NeutralSite, new_state
from kancha.games.caral.sled import Loading
from kancha.games.caral.state import CaralState, Family, Turn
from kancha.games.caral.status import StatusReveal
from kancha.games.caral.turn import ActionPhase
from kancha.games.caral.yearly import YearlyBonus, YearlyReveal
from kancha.kernel.action import Action, Space
from kancha.kernel.components import Tables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

MODULES: tuple[str, ...] = ("desire", "yearly", "status", "progress", "anaconda", "emissaries")


class Caral(Game):
    """The game for the catalogue."""

    id: ClassVar[str] = "caral"
    name: ClassVar[str] = "Caral"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {name: Option(name, False, [False, True]) for name in MODULES}
    space: ClassVar[Space] = SPACE
    folder: ClassVar[Path] = Path(__file__).parent
    measures: ClassVar[tuple[Measure, ...]] = measures.MEASURES
    guide: ClassVar[Guide] = turns.GUIDE
    parts: ClassVar[tuple[type, ...]] = (
        CaralState,
        Family,
        Turn,
        FirstFamily,
        FirstSite,
        NeutralSite,
        FirstYear,
        Year,
        ArchitectDie,
        DieChoice,
        Movement,
        SecondMovement,
        ActionPhase,
        Relocation,
        Placement,
        Drawing,
        Payment,
        Retrieval,
        Loading,
        BlockedType,
        SacrificeChoice,
        CeremonyFame,
        YearTurn,
        Blessing,
        FinalScoring,
        DesireReveal,
        DesireJudgement,
        DesireLoss,
        StoneLoss,
        YearlyReveal,
        YearlyBonus,
        StatusReveal,
        ProgressReveal,
        TilePlacement,
        AnacondaPlacement,
    )

    def read(self, tables: Tables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read and check the data files."""
        return Facts(tables, version)

    def setup(self, seats: int, options: dict[str, Any]) -> CaralState:
        """Return the board with the modules chosen; piles are revealed before families place (K2, K13.1)."""
        s = new_state(self.facts, seats)
        s.stack.append(FirstYear())
        s.stack.append(FirstFamily())
        if options["emissaries"]:
            emissaries.setup(s)
        if options["anaconda"]:
            anaconda.setup(s)
        if options["progress"]:
            progress.setup(s)
        if options["status"]:
            status.setup(s)
        if options["yearly"]:
            yearly.setup(s)
        if options["desire"]:
            desire.setup(s)
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

    def tally(self, s: CaralState, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats as far as a viewer may know them."""
        return measures.tally(s)

    def turn(self, s: CaralState) -> list[int]:
        """Name the present turn."""
        return turns.turn(s)

    def draw(self, view: Any, seat: int | None) -> Any:
        """Lay a view out for the eye."""
        from kancha.games.caral import scene

        return scene.draw(self, view, seat)

    def aim(self, view: Any, action: Action) -> Any:
        """Say where an action is clicked."""
        from kancha.games.caral import scene

        return scene.aim(self, view, action)

    def conserved(self, s: CaralState) -> dict[str, int]:
        """Count levels, cards, Caralis, alpacas and stones (K1.1)."""
        facts = self.facts
        figures = [
            (
                family.reserve
                + sum(family.workers)
                + s.site_owner.count(family.seat)
                + sum(s.site_priest[site] for site, owner in enumerate(s.site_owner) if owner == family.seat)
                + sum(facts.emissary_caralis[: family.emissary_level])
                + family.emissary_caralis
            )
            for family in s.families
        ]
        herds = [
            (
                family.alpaca_reserve
                + family.alpacas
                + sum(facts.emissary_alpacas[: family.emissary_level])
                + family.emissary_alpacas
            )
            for family in s.families
        ]
        return {
            "levels": sum(s.supply) + sum(s.site_levels),
            "cards": sum(s.deck) + sum(s.discard) + sum(sum(family.hand) + family.gift for family in s.families),
            "caralis": sum(figures) + s.spare_caralis + s.site_owner.count(4),
            "alpacas": sum(herds) + (4 - s.seats) * facts.alpacas,
            "stones": s.stones + sum(family.stones for family in s.families),
            **{f"caralis of family {seat + 1}": count for seat, count in enumerate(figures)},
            **{f"alpacas of family {seat + 1}": count for seat, count in enumerate(herds)},
        }
