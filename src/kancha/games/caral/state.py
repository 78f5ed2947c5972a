"""The position of a match of Caral: the families, the turn in progress, the common board and the modules in play."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.facts import Facts
from kancha.kernel.errors import Refusal
from kancha.kernel.guide import Asked, Place
from kancha.kernel.scene import Fact, Panel, Stat, Text
from kancha.kernel.state import BAG, LENT, OWNER_BAG, SHARED, Part, State, Step

FREE: Final = -1
"""The owner of a site nobody has reserved."""
NEUTRAL: Final = 4
"""The owner of a neutral pyramid."""
NO_TYPE: Final = -1

FREELY: Final = ""
"""No duty is open: the turn may end."""
MUST_BUILD: Final = "R6"
"""The pawn stands on an own empty site."""


class Family(Part):
    """What one family owns; Caralis on sites are in the lists of the board."""

    SEES: ClassVar = {"hand": OWNER_BAG}

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.pawn = 0
        """Place on the path; 0 is START."""
        self.stones = 0
        self.alpacas = 0
        """Alpacas on the sled."""
        self.alpaca_reserve = 0
        self.reserve = 0
        """Caralis not placed."""
        self.workers: list[int] = [0, 0]
        self.away_caralis = 0
        """Caralis on a board beside the path from which they may be called back."""
        self.away_alpacas = 0
        self.hand: list[int] = [0, 0, 0, 0]
        """Cards by type."""
        self.gift_card = NO_TYPE
        self.gift = 0
        """Cards sacrificed in the present ceremony."""


class Turn(Part):
    """What the active family has done this turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.used: list[int] = []
        """What may be used once a turn and was: the powers of pairs by type, and what modules add."""
        self.acted = False
        """Whether the action of the present place was performed."""
        self.duty = FREELY
        """The paragraph by which the action of the present place must be taken; FREELY without a duty."""
        self.built = -1
        """The site on which an action of the present place built a level."""
        self.levels = 0
        """Levels built this turn."""

    def owed(self) -> Refusal:
        """Return why nothing but the action that is owed may be done."""
        return Refusal(self.duty, "refuse-must-build" if self.duty == MUST_BUILD else "refuse-must-act")


class SpaceAction:
    """What a family may do on an action space: the four kinds of the board, and whatever covers or blocks a space.

    The methods are asked for a family that may act on the space. `targets` and `refusal` are independent of each
    other; `possible` says quickly whether there is any target.
    """

    def targets(self, s: CaralState, seat: int, space: int) -> list[int]:
        """Return the actions that the space offers; none if nothing would happen."""
        raise NotImplementedError

    def possible(self, s: CaralState, seat: int, space: int) -> bool:
        """Return whether the space offers anything."""
        return len(self.targets(s, seat, space)) > 0

    def refusal(self, s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
        """Judge an action on the space."""
        raise NotImplementedError

    def again(self, s: CaralState, seat: int, space: int) -> Refusal | None:
        """Judge whether what was done here may be done once more."""
        return None

    def use(self, s: CaralState, seat: int, space: int, code: int) -> None:
        """Carry an action out."""
        raise NotImplementedError

    def hint(self, s: CaralState, seat: int, space: int) -> Text:
        """Say what the space would give a family that comes here; a message without price."""
        raise NotImplementedError

    def worth(self, s: CaralState, seat: int, space: int, time: float) -> float:
        """Return about what acting on the space would gain, in fame, if so many years are left."""
        raise NotImplementedError


class Module(Part):
    """A module in play: its own pieces, and what it adds to the rules. By itself it adds nothing."""

    OWNS: ClassVar[frozenset[int]] = frozenset()
    """The actions that only this module offers."""
    CHOICES: ClassVar[tuple[int, ...]] = ()
    """The choices to which it adds some of them."""
    ASKED: ClassVar[dict[str, Asked]] = {}
    """Its own questions in the turn bar."""
    PLACES: ClassVar[dict[str, list[Place]]] = {}
    """The places of its actions in other questions of the turn bar."""

    def __init__(self, seats: int) -> None:
        """Prepare the pieces for so many families."""

    def begin(self, s: CaralState) -> None:
        """Set-up: push what is turned up before the families place."""

    def steps(self, s: CaralState, moment: str, seat: int) -> list[Step]:
        """Return what happens at a moment of the year or of a turn, first things first."""
        return []

    def changed(self, s: CaralState, seat: int) -> None:
        """Look at what a family has, after any effect that changed it."""

    def action(self, s: CaralState, space: int, beneath: SpaceAction) -> SpaceAction:
        """Return what may be done on a space on which something lies already."""
        return beneath

    def offer(self, s: CaralState, seat: int, choice: int, codes: list[int]) -> None:
        """Add own actions to the codes of one of `CHOICES` of a family."""

    def judge(self, s: CaralState, seat: int, code: int) -> Refusal | None:
        """Judge an own action where `offer` may add it."""
        raise NotImplementedError

    def take(self, s: CaralState, seat: int, code: int) -> None:
        """Carry out an own action."""
        raise NotImplementedError

    def gift(self, s: CaralState, seat: int, cards: int) -> int:
        """Return by how many cards a family's sacrifice of so many counts for more."""
        return 0

    def points(self, s: CaralState, seat: int) -> list[tuple[str, int]]:
        """Return what a family would add now if the match ended, by source."""
        return []

    def bound(self, s: CaralState, seat: int) -> tuple[int, int]:
        """Return how many Caralis and alpacas of a family can never come back."""
        return 0, 0

    def worth(self, s: CaralState, seat: int, time: float) -> float:
        """Return what a family has in the module beyond its points, in fame, if so many years are left."""
        return 0.0

    def panels(self, s: CaralState) -> list[Panel]:
        """Draw what lies beside the board."""
        return []

    def paint(self, s: CaralState, panel: Panel) -> None:
        """Add to a panel of the base game: `board`, `progress` or `family-<seat>`."""

    def stats(self, s: CaralState, seat: int) -> list[Stat]:
        """Return what is told of a family besides its goods."""
        return []

    def ceremony(self, s: CaralState) -> list[Fact]:
        """Return what else the sacrifices of the year decide."""
        return []

    def standing(self, s: CaralState, seat: int) -> list[Text]:
        """Return how a family stands in that, in a few words."""
        return []

    def targets(self, s: CaralState, seat: int, code: int) -> list[str]:
        """Return where an own action is clicked, or an action that the base game has no place for."""
        return []


class CaralState(State):
    """The complete position."""

    SEES: ClassVar = {"facts": SHARED, "deck": BAG, "families": LENT}

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.seats = seats
        self.families: list[Family] = []
        self.modules: list[Module] = []
        """Those in play: first what adds to choices, then in the order of the rulebook."""
        self.offering = 0
        """How many of them add to choices."""
        self.turn = Turn(0)
        self.year = 0
        self.first = 0
        """The first family of the year."""
        self.high_priest = -1
        """Who opens the ceremony; -1 while the year lasts."""
        self.next_first = -1
        self.architect = 0
        self.die = -1
        """The face rolled last this year, -1 before the first roll."""
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.blocked = NO_TYPE
        """The type that two families may not sacrifice this year."""
        self.site_owner: list[int] = []
        self.site_kind: list[int] = []
        """0 without a level, else SMALL or LARGE."""
        self.site_levels: list[int] = []
        self.site_priest: list[int] = []
        """Priests on each pyramid."""
        self.supply: list[int] = []
        """Pyramid levels left, by size."""
        self.stones = 0
        self.spare_caralis = 0
        """Caralis of unused colours."""
        self.completed = 0
        self.central = 1

    def score(self, seat: int, points: int, source: str) -> None:
        """Give or take fame; by our reading it never falls below 0 (R25)."""
        if points < 0 and self.facts.fame_floor:
            points = max(points, -self.ledger.totals[seat])
        super().score(seat, points, source)
