"""The position: the land hex by hex, the seats, the cards, and what the turn has used up."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces.facts import CELLS, SITE, Facts
from kancha.kernel.state import BAG, OWNER_BAG, SHARED, Part, State, Step

BARE: Final = 0
VILLAGE: Final = 1
FIELD: Final = 2
BASIN: Final = 4
TEMPLE: Final = 5
"""Kinds of hex. Village and temple are odd: they make settlements. Pawns walk above BARE, up to FIELD."""

KINDS: Final = 6
"""Kinds of festival card."""


class Seat(Part):
    """What one player has."""

    SEES: ClassVar[dict[str, str]] = {"hand": OWNER_BAG}

    def __init__(self, seat: int, facts: Facts) -> None:
        self.seat = seat
        self.pawns: list[int] = [-1] * facts.pawns
        """The hex of each pawn; -1 in the supply."""
        self.tokens: int = facts.tokens
        self.doubles: int = facts.doubles
        self.villages: int = facts.villages
        self.fields: int = facts.fields
        self.hand: list[int] = [0] * KINDS
        """Festival cards by kind."""
        self.shown: list[int] = [0] * KINDS
        """Of these, the cards everybody knows because they were taken from the open place."""
        self.table: list[int] = [0] * KINDS
        """Cards played in the festival under way."""


class Terraces(State):
    """A position of Cuzco or Java. Lists named after the land are indexed by hex."""

    SEES: ClassVar[dict[str, str]] = {"facts": SHARED, "deck": BAG}

    def __init__(self, facts: Facts, seats: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.seats: list[Seat] = [Seat(seat, facts) for seat in range(seats)]
        self.active = 0
        """Whose turn it is."""
        self.turn = 0
        self.ap = 0
        self.drawn = 0
        self.boosted = 0
        """1 when an extra-action token was used this turn."""
        self.duty = 0
        """1 while a tile must still be laid this turn."""
        self.laid = 0
        """Tiles laid this turn."""
        self.haven: list[int] = []
        """Java: two places for a tile, found when the turn began; while both are open the duty is safe (R19)."""
        self.strolled: list[int] = []
        """Where the pawns stand that walked for nothing since action points were last paid (R28)."""
        self.level: list[int] = [0] * CELLS
        self.kind: list[int] = [BARE] * CELLS
        self.top: list[int] = [0] * CELLS
        """The topmost tile: four times its number plus its size in hexes; 0 on bare ground."""
        self.pawn: list[int] = [-1] * CELLS
        """The owner of the pawn that stands there, or -1."""
        self.flat: list[int] = [0 if land else -1 for land in facts.land]
        """The level where a tile may lie; elsewhere a negative number that no other hex has."""
        self.town: list[int] = [-1] * CELLS
        """The settlement of a village hex, named by its first hex; else -1."""
        self.tiles = 0
        self.triples: int = facts.triples
        self.basins: int = facts.basins
        self.floors: list[int] = facts.floors[:]
        """Temple pieces in stock for the values 2, 4, 6, 8, 10."""
        self.temple_cell: list[int] = []
        self.temple_value: list[int] = []
        self.temple_ready: list[int] = []
        """1 if no festival was held since the temple last changed."""
        self.temple_turn: list[int] = []
        """The turn in which the temple last changed."""
        self.deck: list[int] = facts.copies[:]
        self.open = -1
        self.discards: list[int] = [0] * KINDS
        """Cards out of play by kind, without the open card."""
        self.idle = 0
        """Turns in a row without a tile (R29)."""
        self.closing = 0
        """1 from the turn that brings the end; 2 if it came because nobody could lay a tile."""
        self.scored: list[int] = [0] * seats
        for cell in range(CELLS):
            if facts.land[cell] == 0:
                self.flat[cell] = -1 - cell
        for cell in facts.printed:
            self.kind[cell] = BASIN
            self.flat[cell] = -1 - cell

    def pay(self, price: int) -> None:
        """Spend action points; every payment lets all pawns stroll again (R28)."""
        if price:
            self.ap -= price
            self.strolled = []

    def reserve(self) -> int:
        """Return the action points that a token could still add this turn."""
        can = self.boosted == 0 and self.seats[self.active].tokens > 0
        return self.facts.bonus if can else 0

    def put_pawn(self, seat: int, cell: int) -> None:
        """Set a pawn from the supply on a hex."""
        pawns = self.seats[seat].pawns
        pawns[pawns.index(-1)] = cell
        self.pawn[cell] = seat
        self.flat[cell] = -1 - cell

    def move_pawn(self, seat: int, start: int, goal: int) -> None:
        """Move a pawn to another hex."""
        pawns = self.seats[seat].pawns
        pawns[pawns.index(start)] = goal
        self.lift_pawn(start)
        self.pawn[goal] = seat
        self.flat[goal] = -1 - goal

    def take_pawn(self, seat: int, cell: int) -> None:
        """Return a pawn to the supply."""
        pawns = self.seats[seat].pawns
        pawns[pawns.index(cell)] = -1
        self.lift_pawn(cell)

    def lift_pawn(self, cell: int) -> None:
        """Free a hex of its pawn."""
        self.pawn[cell] = -1
        self.flat[cell] = self.level[cell]

    def put_basin(self, cell: int) -> None:
        """Lay a basin on bare ground."""
        self.kind[cell] = BASIN
        self.flat[cell] = -1 - cell

    def put_temple(self, cell: int, value: int) -> None:
        """Raise a new temple on a village hex."""
        self.kind[cell] = TEMPLE
        self.flat[cell] = -1 - cell
        self.temple_cell.append(cell)
        self.temple_value.append(value)
        self.temple_ready.append(1)
        self.temple_turn.append(self.turn)

    def is_city(self, town: int) -> bool:
        """Whether a settlement has a temple."""
        return self.temple_of(town) >= 0

    def temple_of(self, town: int) -> int:
        """Return the number of the temple of a settlement, or -1."""
        for number, cell in enumerate(self.temple_cell):
            if self.town[cell] == town:
                return number
        return -1

    def supply(self, seat: int) -> int:
        """Return how many pawns a seat has left to enter."""
        return self.seats[seat].pawns.count(-1)

    def is_terrain(self, cell: int) -> bool:
        """Whether a tile lies on a hex."""
        return self.level[cell] > 0

    def is_site(self, cell: int) -> bool:
        """Whether a hex belongs to the site."""
        return self.facts.land[cell] == SITE


class TurnStep(Step):
    """A question to the seat whose turn it is."""

    def who(self, s: Terraces) -> int:
        """The active seat."""
        return s.active
