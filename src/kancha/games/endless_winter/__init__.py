"""Endless Winter: Paleoamericans, for 2 to 4 tribes: the public face of the game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from kancha.games.endless_winter import (
    action_phase,
    benefits,
    decks,
    develop,
    draft,
    eclipse,
    effects,
    evaluation,
    features,
    hidden,
    hunt,
    lesser,
    measures,
    migrate,
    preparation,
    rounds,
    settle,
    setup,
    state,
    terrain,
    turns,
)
from kancha.games.endless_winter.actions import SPACE
from kancha.games.endless_winter.facts import CULTURE_FROM, FOLDER, SHIPPED, Facts, facts_of
from kancha.games.endless_winter.state import BOX, WinterState
from kancha.kernel.action import Space
from kancha.kernel.components import DataTables
from kancha.kernel.game import Game, Option
from kancha.kernel.guide import Guide
from kancha.kernel.measures import Measure

if TYPE_CHECKING:
    from kancha.games.endless_winter.scene import Boards, WinterPicture


class EndlessWinter(Game[WinterState, Facts]):
    """The game as the rulebook of 2020 has it."""

    id: ClassVar[str] = "endless-winter"
    name: ClassVar[str] = "Endless Winter"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[dict[str, Option]] = {
        "megaliths": Option("megaliths", "plaza", list(SHIPPED.ground_names)),
        "setup-draft": Option("setup-draft", False, [False, True]),
        "chief-draft": Option("chief-draft", False, [False, True]),
    }
    rulings: ClassVar[dict[str, Option]] = {
        "animal-icon": Option("animal-icon", "none-left", ["none-left", "none-face-up"], before="none-face-up"),
        "burials": Option("burials", "more", ["more", "capped"], before="capped"),
    }
    space: ClassVar[Space] = SPACE
    feature_version: ClassVar[int] = features.VERSION
    folder: ClassVar[Path] = FOLDER
    _boards: Boards | None = None
    measures: ClassVar[tuple[Measure, ...]] = measures.MEASURES
    guide: ClassVar[Guide] = turns.GUIDE
    parts: ClassVar[tuple[type, ...]] = (
        state.WinterState,
        state.Seat,
        setup.SetUp,
        setup.TurnOrder,
        setup.StoneDeal,
        setup.SetupIdol,
        setup.SetupBurial,
        terrain.SixthTile,
        terrain.InnerTiles,
        terrain.Glaciers,
        terrain.OuterTiles,
        draft.ChiefDeal,
        draft.SetupDeal,
        draft.ChiefLayout,
        draft.SetupLayout,
        draft.ChiefChoice,
        draft.SetupChoice,
        rounds.Rounds,
        preparation.CultureDeal,
        decks.CardDraw,
        benefits.Gains,
        lesser.Benefit,
        effects.Payment,
        effects.Discarding,
        action_phase.Turn,
        action_phase.CulturePlay,
        action_phase.Placement,
        action_phase.Bottom,
        action_phase.PileBuilding,
        settle.SettleTop,
        settle.SettleMiddle,
        settle.Burial,
        settle.Adoption,
        develop.DevelopTop,
        develop.DevelopMiddle,
        develop.FreeCulture,
        migrate.MigrateTop,
        migrate.MigrateMiddle,
        migrate.CampMoves,
        migrate.FreeVillage,
        hunt.AnimalDraw,
        hunt.HuntTop,
        hunt.HuntMiddle,
        hunt.FreeAnimal,
        hunt.FreeTip,
        eclipse.EclipseTurn,
        eclipse.PileActions,
        eclipse.TileBenefits,
    )

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """Read the facts, and let them know what each word of the vocabulary does."""
        facts = facts_of(tables, version, rulings)
        facts.possible, facts.take = effects.POSSIBLE, effects.TAKE
        return facts

    def setup(self, seats: int, options: dict[str, Any]) -> WinterState:
        """Return the boards before set-up."""
        facts: Facts = self.facts
        s = WinterState(facts, seats, facts.ground_names.index(options["megaliths"]))
        s.stack.append(setup.SetUp(options["setup-draft"], options["chief-draft"]))
        return s

    def fill(self, s: WinterState, seat: int | None, rng: Random) -> None:
        """Deal what the seat cannot see."""
        hidden.fill(s, seat, rng)

    def ranking(self, s: WinterState) -> list[list[int]]:
        """Most points first; of equals, the seat ahead on the turn-order track (E15.7)."""
        scores = self.scores(s)
        order = s.order if len(s.order) == len(s.seats) else list(range(len(s.seats)))
        return [[seat] for seat in sorted(order, key=lambda seat: (-scores[seat], order.index(seat)))]

    def ending(self, s: WinterState) -> str:
        """A match is won by points, or by the turn order after a tie."""
        best = sorted(self.scores(s))[-2:]
        return "turn-order" if best[0] == best[1] else "points"

    def conserved(self, s: WinterState) -> dict[str, int]:
        """Return counts that no decision may change."""
        seats = s.seats
        owned = [kind for t in seats for kind in t.owned]
        counts = {
            "tribe cards": sum(s.supply) + sum(kind < CULTURE_FROM for kind in owned),
            "culture cards": len(s.culture_deck)
            + len(s.culture_under)
            + sum(card >= 0 for card in s.culture_row)
            + sum(kind >= CULTURE_FROM for kind in owned),
            "animals": sum(s.animal_deck) + sum(s.animal_row) + sum(sum(t.upright) + sum(t.tipped) for t in seats),
            "camps": sum(t.camps_left + sum(t.camps) for t in seats),
            "villages": sum(t.villages_left for t in seats) + sum(owner >= 0 for owner in s.villages),
            "megaliths": sum(t.neutral + t.own for t in seats) + len(s.megalith_cells),
            "stones": sum(place != BOX for place in s.stones if place != state.TAKEN)
            + sum(len(t.stones) for t in seats)
            + sum(place == BOX for place in s.stones),
        }
        for t in seats:
            held = sorted(hidden.held_cards(t) + hidden.open_cards(t))
            counts[f"cards astray of seat {t.seat}"] = int(held != t.owned)
        return counts

    @property
    def feature_names(self) -> list[str]:
        """What the numbers of `features` are called."""
        return features.names()

    def features(self, s: WinterState, seat: int) -> list[float]:
        """Return what a learned judgement reads of a position."""
        return features.features(s, seat)

    def tally(self, s: WinterState, viewer: int | None) -> list[list[int]]:
        """Return the measures of all seats as far as a viewer may know them."""
        return measures.tally(s, viewer)

    def turn(self, s: WinterState) -> list[int]:
        """Name the present turn."""
        return turns.turn(s)

    def note(self, s: WinterState, seat: int, slot: str) -> tuple[str, dict[str, int | str]] | None:
        """Say how far the Labor of a seat goes."""
        return turns.note(s, seat, slot)

    def picture(self, s: WinterState) -> WinterPicture:
        """Lay a position out for the eye."""
        from kancha.games.endless_winter.scene import WinterPicture

        return WinterPicture(self, s, self.boards)

    @property
    def boards(self) -> Boards:
        """The boards as they always are, which follows from the facts."""
        if self._boards is None:
            from kancha.games.endless_winter.scene import Boards

            self._boards = Boards(self.facts)
        return self._boards

    def evaluate(self, s: WinterState, seat: int) -> float:
        """Estimate a seat's final points."""
        return evaluation.evaluate(s, seat)
