"""Module anaconda (K18): the blocked action space and how to chase the snake away."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from kancha.games.caral.actions import (
    BOARD,
    CHASE_WITH_ALPACA,
    CHASE_WITH_STONE,
    CHASES,
    LEAD_ANACONDA,
    PLACES,
    SLED,
    SPACES,
)
from kancha.games.caral.events import AnacondaChased, AnacondaMoved
from kancha.games.caral.modules import BLESSING, module_of
from kancha.games.caral.placing import recall_alpaca
from kancha.games.caral.sled import pay_stone
from kancha.games.caral.spaces import is_usable
from kancha.games.caral.state import CaralState, Module, SpaceAction
from kancha.games.caral.turns import SPACE_SYMBOLS
from kancha.kernel.components import DataTables
from kancha.kernel.errors import Refusal
from kancha.kernel.guide import Asked, Place
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import short
from kancha.kernel.state import Step
from kancha.kernel.steps import Ask

NAME: Final = "anaconda"
MUST_USE: Final = "R42"
"""The duty of a family that has chased the snake."""
NOWHERE: Final = -1


class AnacondaFacts:
    """When it enters and what chasing it costs."""

    def __init__(self, tables: DataTables, rulings: dict[str, Any]) -> None:
        row = tables.value("anaconda", "anaconda")
        self.year: int = int(row["enters_year"])
        tables.expect("anaconda", "alpacas that a chase costs", int(row["alpacas"]), 1)
        self.stones: int = int(row["stones"])
        self.fame: int = int(row["fame_with_stone"])


class Anaconda(Module):
    """Where the snake lies."""

    OWNS: ClassVar = CHASES
    ASKED: ClassVar = {
        "anaconda-placement": Asked(
            "crumb-anaconda", [Place("lead-anaconda", by="space", symbols=SPACE_SYMBOLS, title="goal-{space}")]
        )
    }
    PLACES: ClassVar = {
        "action-phase": [
            Place("chase-with-alpaca", "here", "alpaca", by="place", title="slot-chase-{place}", hides="*"),
            Place("chase-with-stone", "here", "stone", title="slot-chase-stone", hides="*"),
        ]
    }

    def __init__(self, seats: int) -> None:
        self.space = NOWHERE
        """Its action space; NOWHERE before it enters."""
        self.chasing = False
        """Whether it leaves after the action that is owed."""

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """After the blessing the first family places or moves the snake, once it is due (K18.1, R42)."""
        return [AnacondaPlacement(s.first)] if moment == BLESSING and s.year >= facts(s).year else []

    def action(self, s: CaralState, space: int, beneath: SpaceAction) -> SpaceAction:
        """Block the space under the snake."""
        return Blocked(self, beneath) if space == self.space else beneath

    def paint(self, s: CaralState, panel: Panel) -> None:
        """Draw its tile above START, and the snake on it until it enters, then beside the space that it blocks."""
        if panel.id != "board":
            return
        waits = self.space == NOWHERE
        at = next(zone for zone in panel.zones if zone.id == ("start" if waits else f"space-{self.space + 1}"))
        start = at if waits else next(zone for zone in panel.zones if zone.id == "start")
        tile = Zone("anaconda-start", start.x, short(start.y - 3.75), w=4.0, h=2.3, r=0.2, symbol="anaconda-tile")
        tile.caption = Text("caption-anaconda-waits" if waits else "caption-anaconda", {"year": facts(s).year})
        tile.tip, tile.rule = Text("tip-anaconda-start", {"year": facts(s).year}), "K18.1"
        panel.zones.append(tile)
        if waits:
            snake = Piece(NAME, NAME, tile.x, short(tile.y - 0.3), 1.7, 1.4, zone=tile.id, tip=tile.tip, rule="K18.1")
        else:
            tip = Text("tip-anaconda", {"fame": -facts(s).fame, "stones": facts(s).stones})
            snake = Piece(NAME, NAME, short(at.x + 1.4), short(at.y - 1.15), 2.2, 1.8, flip=True)
            snake.zone, snake.tip, snake.rule = at.id, tip, "K18.2"
        panel.pieces.append(snake)

    def targets(self, s: CaralState, seat: int, code: int) -> list[str]:
        """Chases are clicked on what is paid, the snake's way on a space."""
        if code in LEAD_ANACONDA:
            return [f"space-{LEAD_ANACONDA.value(code) + 1}"]
        if code == CHASE_WITH_STONE:
            return [f"load-{seat}"]
        return [f"sled-{seat}"] if code == CHASE_WITH_ALPACA.codes[SLED] else []

    def judge(self, s: CaralState, seat: int, code: int) -> Refusal | None:
        """There is nothing to chase on any other space."""
        return Refusal("K18.2", "refuse-no-anaconda")


class Blocked(SpaceAction):
    """The space under the snake: its action must be paid for, and then the snake leaves (K18.2)."""

    def __init__(self, snake: Anaconda, beneath: SpaceAction) -> None:
        self.snake = snake
        self.beneath = beneath

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """The payments after which the action would take effect; once it is paid for, the action itself (R42)."""
        if self.snake.chasing:
            return self.beneath.targets(s, seat, space)
        family = s.families[seat]
        codes = []
        for place, placed in enumerate((family.alpacas, family.away_alpacas)):
            if placed:
                _try_alpaca(s, seat, place, 1)
                if self.beneath.possible(s, seat, space):
                    codes.append(CHASE_WITH_ALPACA.codes[place])
                _try_alpaca(s, seat, place, -1)
        price = facts(s).stones
        if family.stones >= price:
            family.stones -= price
            if self.beneath.possible(s, seat, space):
                codes.append(CHASE_WITH_STONE)
            family.stones += price
        return codes

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge a payment, or the action if it is paid for."""
        if code not in CHASES:
            if self.snake.chasing:
                return self.beneath.refusal(s, seat, space, code)
            return Refusal("K18.2", "refuse-blocked")
        if self.snake.chasing:
            return Refusal(MUST_USE, "refuse-must-act")
        family = s.families[seat]
        if code == CHASE_WITH_STONE:
            price = facts(s).stones
            if family.stones < price:
                return Refusal("K18.2", "refuse-no-stone")
            family.stones -= price
            usable = is_usable(s, seat, space, self.beneath)
            family.stones += price
        else:
            place = CHASE_WITH_ALPACA.value(code)
            if place == SLED and family.alpacas < 1:
                return Refusal("K18.2", "refuse-no-sled-alpaca")
            if place == BOARD and family.away_alpacas < 1:
                return Refusal("K19.4", "refuse-no-board-alpaca")
            _try_alpaca(s, seat, place, 1)
            usable = is_usable(s, seat, space, self.beneath)
            _try_alpaca(s, seat, place, -1)
        return None if usable else Refusal(MUST_USE, "refuse-no-effect")

    def again(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """Fish needs a space that is free (R42)."""
        return Refusal("R42", "refuse-blocked")

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Pay, and the action must follow; or act, and the snake leaves after it (R42)."""
        if self.snake.chasing:
            self.snake.chasing = False
            s.stack.append(AnacondaPlacement(seat))
            self.beneath.use(s, seat, space, code)
            return
        if code == CHASE_WITH_STONE:
            price = "stone"
            for _ in range(facts(s).stones):
                pay_stone(s, seat)
        else:
            place = CHASE_WITH_ALPACA.value(code)
            price = f"alpaca-of-{PLACES[place]}"
            recall_alpaca(s, seat, place, "K18.2")
        if s.events is not None:
            s.events.append(AnacondaChased(seat, price))
        if code == CHASE_WITH_STONE:
            s.score(seat, facts(s).fame, "anaconda.stone")
        self.snake.chasing = True
        s.turn.acted = False
        s.turn.duty = MUST_USE

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say what it costs to act here, or that it cannot be paid."""
        codes = self.targets(s, seat, space)
        if not codes:
            return Text("gain-blocked-wholly")
        stone, alpaca = CHASE_WITH_STONE in codes, any(code in CHASE_WITH_ALPACA for code in codes)
        price = "either" if stone and alpaca else "stone" if stone else "alpaca"
        return Text(f"gain-blocked-{price}", {"stones": facts(s).stones, "fame": -facts(s).fame})

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """The chase has its price."""
        return max(0.0, self.beneath.worth(s, seat, space, time) - 1.0)


class AnacondaPlacement(Ask):
    """Put the anaconda on another action space: at the start of a year, or after chasing it (K18.1, K18.2)."""

    RULES: ClassVar = ("K18.1", "K18.2", "R42")
    ANSWERS: ClassVar = (LEAD_ANACONDA,)

    def legal(self, s: CaralState) -> list[int]:
        """Every action space but the present one."""
        here = module_of(s, Anaconda).space
        return [code for space, code in enumerate(LEAD_ANACONDA.codes) if space != here]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """It must go somewhere else."""
        space = LEAD_ANACONDA.value(code)
        return (
            Refusal("R42", "refuse-same-space", {"space": SPACES[space]})
            if space == module_of(s, Anaconda).space
            else None
        )

    def play(self, s: CaralState, code: int) -> None:
        """Put it there."""
        s.stack.pop()
        space = LEAD_ANACONDA.value(code)
        module_of(s, Anaconda).space = space
        if s.events is not None:
            s.events.append(AnacondaMoved(self.seat, SPACES[space]))

    def words(self, s: CaralState) -> dict[str, int | str]:
        """What it will cost to act where it lies."""
        return {"stones": facts(s).stones, "fame": -facts(s).fame}


def facts(s: CaralState) -> AnacondaFacts:
    """Return the facts of the module."""
    found = s.facts.modules[NAME]
    assert isinstance(found, AnacondaFacts)
    return found


def _try_alpaca(s: CaralState, seat: int, place: int, count: int) -> None:
    """Take placed alpacas back for a trial, or put them there again (-1)."""
    family = s.families[seat]
    family.alpaca_reserve += count
    if place == SLED:
        family.alpacas -= count
    else:
        family.away_alpacas -= count
