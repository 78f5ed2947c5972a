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

    __slots__ = (
        "alpaca_reserve",
        "alpacas",
        "emissary_alpacas",
        "emissary_caralis",
        "emissary_level",
        "gift",
        "gift_card",
        "hand",
        "pawn",
        "reserve",
        "seat",
        "stones",
        "workers",
    )
    SEES: ClassVar[dict[str, str]] = {"hand": OWNER_BAG}

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

    def clone(self) -> Family:
        """Return an independent copy."""
        new = Family(self.seat)
        new.pawn = self.pawn
        new.stones = self.stones
        new.alpacas = self.alpacas
        new.alpaca_reserve = self.alpaca_reserve
        new.reserve = self.reserve
        new.workers = self.workers[:]
        new.hand = self.hand[:]
        new.gift_card = self.gift_card
        new.gift = self.gift
        new.emissary_level = self.emissary_level
        new.emissary_caralis = self.emissary_caralis
        new.emissary_alpacas = self.emissary_alpacas
        return new


class Turn(Part):
    """What the active family has done this turn."""

    __slots__ = ("acted", "built", "chasing", "levels", "must", "seat", "swapped", "traded", "used")

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

    def clone(self) -> Turn:
        """Return an independent copy."""
        new = Turn(self.seat)
        new.used = self.used[:]
        new.swapped = self.swapped
        new.traded = self.traded
        new.acted = self.acted
        new.must = self.must
        new.chasing = self.chasing
        new.built = self.built
        new.levels = self.levels
        return new


class CaralState(State):
    """The complete position."""

    __slots__ = (
        "anaconda",
        "architect",
        "blocked",
        "central",
        "completed",
        "deck",
        "desire",
        "desire_bag",
        "desire_pile",
        "die",
        "diplomat",
        "discard",
        "emissaries",
        "facts",
        "families",
        "first",
        "high_priest",
        "next_first",
        "progress",
        "progress_bag",
        "seats",
        "site_kind",
        "site_levels",
        "site_owner",
        "site_priest",
        "snake",
        "spare_caralis",
        "status",
        "status_owner",
        "stones",
        "supply",
        "tile_on",
        "tile_slots",
        "turn",
        "year",
        "yearly",
        "yearly_bag",
        "yearly_tiles",
    )
    SEES: ClassVar[dict[str, str]] = {"facts": SHARED, "deck": BAG}

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

    def clone(self) -> CaralState:
        """Return an independent copy."""
        new = CaralState(self.facts, 0)
        self.copy_kernel(new)
        new.seats = self.seats
        new.families = [family.clone() for family in self.families]
        new.turn = self.turn.clone()
        new.year = self.year
        new.first = self.first
        new.high_priest = self.high_priest
        new.next_first = self.next_first
        new.architect = self.architect
        new.die = self.die
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.blocked = self.blocked
        new.site_owner = self.site_owner[:]
        new.site_kind = self.site_kind[:]
        new.site_levels = self.site_levels[:]
        new.site_priest = self.site_priest[:]
        new.supply = self.supply[:]
        new.stones = self.stones
        new.spare_caralis = self.spare_caralis
        new.completed = self.completed
        new.central = self.central
        new.desire = self.desire
        new.desire_bag = self.desire_bag[:]
        new.desire_pile = self.desire_pile[:]
        new.yearly = self.yearly
        new.yearly_bag = self.yearly_bag[:]
        new.yearly_tiles = self.yearly_tiles[:]
        new.status = self.status
        new.status_owner = self.status_owner[:]
        new.progress = self.progress
        new.progress_bag = self.progress_bag[:]
        new.tile_slots = self.tile_slots[:]
        new.tile_on = self.tile_on[:]
        new.anaconda = self.anaconda
        new.snake = self.snake
        new.emissaries = self.emissaries
        new.diplomat = self.diplomat
        return new
