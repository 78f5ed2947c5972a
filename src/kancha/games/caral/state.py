"""The position of a match of Caral: the families, the turn in progress and the common board."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.facts import Facts
from kancha.kernel.state import BAG, OWNER_BAG, SHARED, Part, State

FREE: Final = -1
"""The owner of a site nobody has reserved."""
NEUTRAL: Final = 4
"""The owner of a neutral pyramid."""
NO_TYPE: Final = -1
OPEN: Final = -1
"""A status card that nobody has taken yet."""
OUT: Final = -2
"""A status card that is not in this match."""

FREELY: Final = 0
MUST_BUILD: Final = 1
"""The pawn stands on an own empty site."""
MUST_AFTER_CHASE: Final = 2
"""The anaconda was paid for."""
MUST_AFTER_FISH: Final = 3
"""A pair of fish was paid for."""


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
        self.hand: list[int] = [0, 0, 0, 0]
        """Cards by type."""
        self.gift_card = NO_TYPE
        self.gift = 0
        """Cards sacrificed in the present ceremony."""
        self.emissary_level = 0
        """Completed levels."""
        self.emissary_caralis = 0
        """Caralis on the incomplete level."""
        self.emissary_alpacas = 0


class Turn(Part):
    """What the active family has done this turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.used: list[bool] = [False, False, False, False]
        """Pair powers used, by type."""
        self.swapped = False
        self.traded = False
        self.acted = False
        """Whether the action of the present place was performed."""
        self.must = FREELY
        self.chasing = False
        """Whether the anaconda leaves after the action."""
        self.built = -1
        """The site on which an action of the present place built a level."""
        self.levels = 0
        """Levels built this turn."""


class CaralState(State):
    """The complete position."""

    SEES: ClassVar = {"facts": SHARED, "deck": BAG}

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.seats = seats
        self.families: list[Family] = []
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
        self.site_priest: list[bool] = []
        self.supply: list[int] = []
        """Pyramid levels left, by size."""
        self.stones = 0
        self.spare_caralis = 0
        """Caralis of unused colours."""
        self.completed = 0
        self.central = 1
        self.desire = False
        self.desire_bag: list[int] = []
        """Cards nobody has seen: 1 or 0 by id."""
        self.desire_pile: list[int] = []
        """The cards of the years so far; the last one applies."""
        self.yearly = False
        self.yearly_bag: list[int] = []
        self.yearly_tiles: list[int] = []
        """Tile n-1 is that of year n."""
        self.status = False
        self.status_bag: list[int] = []
        self.status_owner: list[int] = []
        self.progress = False
        self.progress_bag: list[int] = []
        self.tile_slots: list[int] = []
        """Tile on each slot, -1 once it is laid."""
        self.tile_on: list[int] = []
        """Progress tile that covers each action space, -1 for none."""
        self.anaconda = False
        self.snake = -1
        """The action space of the anaconda, -1 before it enters."""
        self.emissaries = False
        self.diplomat = -1

    def score(self, seat: int, points: int, source: str) -> None:
        """Give or take fame; it never falls below 0 (R25)."""
        if points < 0:
            points = max(points, -self.ledger.totals[seat])
        super().score(seat, points, source)
