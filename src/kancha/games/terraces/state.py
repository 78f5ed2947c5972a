"""The position: the land hex by hex, the seats, the cards, and what the turn has used up."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces.facts import (
    CELLS,
    DOUBLE_TILE,
    NOWHERE,
    SITE,
    TRIPLE_TILE,
    VILLAGE_TILE,
    Facts,
)
from kancha.games.terraces.sets import (
    Hexes,
    added,
    alone,
    beside,
    both,
    connected,
    either,
    gathered,
    grown,
    meets,
    nothing,
    removed,
    without,
)
from kancha.kernel.state import BAG, DERIVED, LENT, OWNER_BAG, SHARED, Part, State, Step

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

    SEES: ClassVar[dict[str, str]] = {"hand": OWNER_BAG, "stands": DERIVED}

    def __init__(self, seat: int, facts: Facts) -> None:
        self.seat = seat
        self.pawns: list[int] = [-1] * facts.pawns
        """The hex of each pawn; -1 in the supply."""
        self.stands: Hexes = nothing()
        """The hexes on which they stand."""
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
    """A position of Cuzco or Java. Lists named after the land are indexed by hex.

    Whoever changes kind, level or pawn of a hex owns that list before and calls `refresh` after it, and `retown` if
    villages changed.
    """

    SEES: ClassVar[dict[str, str]] = {
        "facts": SHARED,
        "deck": BAG,
        "seats": LENT,
        "level": LENT,
        "kind": LENT,
        "top": LENT,
        "pawn": LENT,
        "town": LENT,
        "sizes": DERIVED,
        "haven": SHARED,
        "haven_hexes": SHARED,
        "seams": SHARED,
        "villages": SHARED,
        "fields": SHARED,
        "free": SHARED,
        "bare": SHARED,
        "singles": SHARED,
        "even_e": SHARED,
        "even_se": SHARED,
        "even_sw": SHARED,
        "double_e": SHARED,
        "double_se": SHARED,
        "double_sw": SHARED,
        "triple_e": SHARED,
        "triple_se": SHARED,
    }

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
        self.strolled: list[int] = []
        """Where the pawns stand that walked for nothing since action points were last paid (R28)."""
        self.level: list[int] = [0] * CELLS
        self.kind: list[int] = [BARE] * CELLS
        self.top: list[int] = [0] * CELLS
        """The topmost tile: four times its number plus its size in hexes; 0 on bare ground."""
        self.pawn: list[int] = [-1] * CELLS
        """The owner of the pawn that stands there, or -1."""
        self.town: list[int] = [-1] * CELLS
        """The settlement of a village hex, named by its first hex; else -1."""
        self.sizes: list[int] = [0] * CELLS
        """The number of hexes of a settlement, by its name."""
        self.haven: list[int] = []
        self.haven_hexes: Hexes = nothing()
        """Java: two placements of tiles that were open when last looked for, and their hexes (R19)."""
        self.seams: Hexes = nothing()
        """The hexes that touch two cities: a village there would join them."""
        self.villages: Hexes = nothing()
        self.fields: Hexes = nothing()
        """The hexes of these kinds, with and without a pawn."""
        self.free: Hexes = nothing()
        """The hexes of the board without a piece: a tile may lie there, and a pawn can come to stand on terrain."""
        self.bare: Hexes = nothing()
        self.singles: Hexes = nothing()
        """The hexes without terrain, and those on which a single lies topmost."""
        self.even_e: Hexes = nothing()
        self.even_se: Hexes = nothing()
        self.even_sw: Hexes = nothing()
        """The hexes that are as high as their neighbour on a side."""
        self.double_e: Hexes = nothing()
        self.double_se: Hexes = nothing()
        self.double_sw: Hexes = nothing()
        """Of these, the ones where a double may lie across, once both are free: on no like tile (C3.3 to C3.5, R8)."""
        self.triple_e: Hexes = nothing()
        self.triple_se: Hexes = nothing()
        """The same of a triple: here, on the side, and on the next side clockwise."""
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
        self.clear()
        for cell in facts.printed:
            self.kind[cell] = BASIN
            self.free = removed(self.free, cell)

    def clear(self) -> None:
        """Let the sets of hexes tell of a board on which nothing lies."""
        facts = self.facts
        self.villages = self.fields = self.singles = nothing()
        self.free = self.bare = facts.board
        self.even_e = facts.neighboured[0].hexes
        self.even_se = facts.neighboured[1].hexes
        self.even_sw = facts.neighboured[2].hexes
        self.double_e = facts.double_grounds[0].hexes
        self.double_se = facts.double_grounds[1].hexes
        self.double_sw = facts.double_grounds[2].hexes
        self.triple_e = facts.triple_grounds[0].hexes
        self.triple_se = facts.triple_grounds[1].hexes

    def derive(self) -> None:
        """Work out what is kept of the land."""
        self.own()
        for holder in self.seats:
            holder.stands = gathered(holder.pawns)
        self.haven = []
        self.haven_hexes = nothing()
        self.clear()
        self.sizes = [0] * CELLS
        for cell in self.facts.cells:
            self.refresh(cell)
            if self.town[cell] >= 0:
                self.sizes[self.town[cell]] += 1
        self.find_seams()

    def refresh(self, cell: int) -> None:
        """Keep up what follows from kind, level, tile and pawn of a hex."""
        self.survey(cell)
        self.fit([cell])

    def survey(self, cell: int) -> None:
        """Keep up what follows for a hex by itself: what is it, is it free?"""
        if self.facts.land[cell] == NOWHERE:
            return
        here = alone(cell)
        kind = self.kind[cell]
        self.villages = either(self.villages, here) if kind == VILLAGE else without(self.villages, here)
        self.fields = either(self.fields, here) if kind == FIELD else without(self.fields, here)
        is_free = kind <= FIELD and self.pawn[cell] < 0
        self.free = either(self.free, here) if is_free else without(self.free, here)
        self.bare = either(self.bare, here) if self.level[cell] == 0 else without(self.bare, here)
        is_single = self.top[cell] & 3 == VILLAGE_TILE
        self.singles = either(self.singles, here) if is_single else without(self.singles, here)

    def cover(self, cells: list[int], has_village: bool) -> None:
        """Keep up what follows from a tile that was laid on some hexes, its village hex, if it has one, first."""
        ground = gathered(cells)
        self.bare = without(self.bare, ground)
        self.villages = without(self.villages, ground)
        self.fields = either(self.fields, ground)
        if has_village:
            self.villages = added(self.villages, cells[0])
            self.fields = removed(self.fields, cells[0])
        self.singles = either(self.singles, ground) if len(cells) == 1 else without(self.singles, ground)
        self.fit(cells)

    def fit(self, cells: list[int]) -> None:
        """Keep up how tiles may lie on some hexes and around them, by the levels and the tiles that lie there.

        A pair of hexes is told by the one from which the other lies on one of the first three sides.
        """
        ground = gathered(cells)
        if meets(ground, self.haven_hexes):
            self.haven = []
        by_e = either(ground, beside(ground, 0))
        by_se = either(ground, beside(ground, 1))
        by_sw = either(ground, beside(ground, 2))
        self.even_e = without(self.even_e, by_e)
        self.even_se = without(self.even_se, by_se)
        self.even_sw = without(self.even_sw, by_sw)
        self.double_e = without(self.double_e, by_e)
        self.double_se = without(self.double_se, by_se)
        self.double_sw = without(self.double_sw, by_sw)
        for cell in cells:
            self.fit_pairs(cell)
        facts = self.facts
        self.double_e = both(self.double_e, facts.double_grounds[0].hexes)
        self.double_se = both(self.double_se, facts.double_grounds[1].hexes)
        self.double_sw = both(self.double_sw, facts.double_grounds[2].hexes)
        by_e = both(either(by_e, by_se), facts.triple_grounds[0].hexes)
        by_se = both(either(by_se, by_sw), facts.triple_grounds[1].hexes)
        self.triple_e = either(without(self.triple_e, by_e), both(both(self.even_e, self.even_se), by_e))
        self.triple_se = either(without(self.triple_se, by_se), both(both(self.even_se, self.even_sw), by_se))
        triples = [cell for cell in cells if self.top[cell] & 3 == TRIPLE_TILE]
        if triples:
            self.triple_e = without(self.triple_e, self.triples_at(triples, 0))
            self.triple_se = without(self.triple_se, self.triples_at(triples, 1))

    def fit_pairs(self, cell: int) -> None:
        """Add the pairs of a hex with neighbours that are as high, and those on which a double may lie (C3.5)."""
        height = self.level[cell]
        top = self.top[cell]
        double = top if top & 3 == DOUBLE_TILE else -1
        for side, n in enumerate(self.facts.around[cell]):
            if n < 0 or self.level[n] != height:
                continue
            is_unlike = self.top[n] != double
            first = cell if side < 3 else n
            if side in (0, 3):
                self.even_e = added(self.even_e, first)
                if is_unlike:
                    self.double_e = added(self.double_e, first)
            elif side in (1, 4):
                self.even_se = added(self.even_se, first)
                if is_unlike:
                    self.double_se = added(self.double_se, first)
            else:
                self.even_sw = added(self.even_sw, first)
                if is_unlike:
                    self.double_sw = added(self.double_sw, first)

    def triples_at(self, cells: list[int], side: int) -> Hexes:
        """Return the hexes from which the triple of one of some hexes lies on this side and the next one."""
        found = nothing()
        for cell in cells:
            top = self.top[cell]
            around = self.facts.around[cell]
            if self.lies_on(around[side], top) and self.lies_on(around[side + 1], top):
                found = added(found, cell)
            elif self.lies_on(around[side + 3], top) and self.lies_on(around[side + 2], top):
                found = added(found, around[side + 3])
            elif self.lies_on(around[side + 4], top) and self.lies_on(around[(side + 5) % 6], top):
                found = added(found, around[side + 4])
        return found

    def lies_on(self, cell: int, top: int) -> bool:
        """Whether a tile lies topmost on a hex, which may be off the board (-1)."""
        return cell >= 0 and self.top[cell] == top

    def find_seams(self) -> None:
        """Find the hexes that touch two cities."""
        self.seams = nothing()
        if len(self.temple_cell) < 2:
            return
        city = either(self.villages, gathered(self.temple_cell))
        touched = nothing()
        for temple in self.temple_cell:
            around = grown(connected(alone(temple), city))
            self.seams = either(self.seams, both(touched, around))
            touched = either(touched, around)
        self.seams = both(self.seams, self.facts.board)

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
        self.own_seat(seat)
        holder = self.seats[seat]
        holder.pawns[holder.pawns.index(-1)] = cell
        holder.stands = added(holder.stands, cell)
        self.own_list("pawn")
        self.pawn[cell] = seat
        self.free = removed(self.free, cell)

    def move_pawn(self, seat: int, start: int, goal: int) -> None:
        """Move a pawn to another hex."""
        self.own_seat(seat)
        holder = self.seats[seat]
        holder.pawns[holder.pawns.index(start)] = goal
        holder.stands = added(removed(holder.stands, start), goal)
        self.lift_pawn(start)
        self.pawn[goal] = seat
        self.free = removed(self.free, goal)

    def take_pawn(self, seat: int, cell: int) -> None:
        """Return a pawn to the supply."""
        self.own_seat(seat)
        holder = self.seats[seat]
        holder.pawns[holder.pawns.index(cell)] = -1
        holder.stands = removed(holder.stands, cell)
        self.lift_pawn(cell)

    def lift_pawn(self, cell: int) -> None:
        """Free a hex of its pawn."""
        self.own_list("pawn")
        self.pawn[cell] = -1
        self.free = added(self.free, cell)

    def return_pawn(self, cell: int) -> None:
        """Put a pawn of the active seat back that was lifted to see what would be."""
        self.pawn[cell] = self.active
        self.free = removed(self.free, cell)

    def put_basin(self, cell: int) -> None:
        """Lay a basin on bare ground."""
        self.own_list("kind")
        self.kind[cell] = BASIN
        self.free = removed(self.free, cell)

    def put_temple(self, cell: int, value: int) -> None:
        """Raise a new temple on a village hex."""
        self.own_list("kind")
        self.kind[cell] = TEMPLE
        self.survey(cell)
        self.temple_cell.append(cell)
        self.temple_value.append(value)
        self.temple_ready.append(1)
        self.temple_turn.append(self.turn)
        self.find_seams()

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

    def can_supply(self, seat: int) -> bool:
        """Whether a seat has a pawn left to enter."""
        return -1 in self.seats[seat].pawns

    def standing_room(self) -> Hexes:
        """Return the hexes on which a pawn can come to stand."""
        return both(either(self.villages, self.fields), self.free)

    def is_site(self, cell: int) -> bool:
        """Whether a hex belongs to the site."""
        return self.facts.land[cell] == SITE


class TurnStep(Step):
    """A question to the seat whose turn it is."""

    def who(self, s: Terraces) -> int:
        """The active seat."""
        return s.active
