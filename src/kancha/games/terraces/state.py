"""The position: the land hex by hex, the seats, the cards, and what the turn has used up."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces.facts import (
    ALONE,
    CELLS,
    DOUBLE_TILE,
    MARK,
    NOWHERE,
    PAIRS,
    SITE,
    TRIPLE_TILE,
    TURNS,
    VILLAGE_TILE,
    WORD_OF,
    Facts,
)
from kancha.games.terraces.hexes import WORDS, Hexes, joined
from kancha.kernel.state import BAG, DERIVED, LENT, OWNER_BAG, SHARED, Part, State, Step

BARE: Final = 0
VILLAGE: Final = 1
FIELD: Final = 2
BASIN: Final = 4
TEMPLE: Final = 5
"""Kinds of hex. Village and temple are odd: they make settlements. Pawns walk above BARE, up to FIELD."""

KINDS: Final = 6
"""Kinds of festival card."""

EXTRA: Final = 6
"""How many bits the turns of a tile take; its least price outside stands above them."""
ALL_SIDES: Final = 63
"""The sides of a hex as bits, in the order of DIRECTIONS."""
ACROSS: Final = [8, 16, 32, 1, 2, 4]
"""The bit that the neighbour on a side has for the same side, three places away."""

STEPS: Final = [0, 1, 8]
"""What a hex with footing adds to the outlets of its neighbours, by its kind: villages and, eightfold, fields."""
OUTLETS: Final = [0, 7, 56]
"""The bits of the outlets that lie in a kind of landscape."""


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
    """A position of Cuzco or Java. Lists named after the land are indexed by hex.

    Whoever changes kind, level or pawn of a hex calls `own` before and `refresh` after it, and `retown` if villages
    changed.
    """

    SEES: ClassVar[dict[str, str]] = {
        "facts": SHARED,
        "deck": BAG,
        "seats": LENT,
        "level": LENT,
        "kind": LENT,
        "top": LENT,
        "pawn": LENT,
        "flat": LENT,
        "town": LENT,
        "even": DERIVED,
        "single_fits": DERIVED,
        "double_turns": DERIVED,
        "triple_turns": DERIVED,
        "footing": DERIVED,
        "footholds": DERIVED,
        "outlets": DERIVED,
        "doors": DERIVED,
        "places": DERIVED,
        "sizes": DERIVED,
        "seams": SHARED,
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
        self.flat: list[int] = [-1 - cell for cell in range(CELLS)]
        """The level where a tile may lie; elsewhere a negative number that no other hex has."""
        self.even: list[int] = [0] * CELLS
        """The sides, as bits, to which a tile may lie across: this hex and its neighbour are free and equally high."""
        self.single_fits: list[int] = [0] * CELLS
        """1 where a single may lie (C3.3, C3.5, R8); the cities aside."""
        self.double_turns: list[int] = [0] * CELLS
        """The ways to turn a double around its village hex, as bits: free, level, on no like tile (C3.3 to C3.5).

        Above these bits stands the least price of its hexes outside (C2.7)."""
        self.triple_turns: list[int] = [0] * CELLS
        """The same of a triple. Which cities a tile joins is looked at when it is laid."""
        self.footing: list[int] = [BARE] * CELLS
        """The kind of a hex on which a pawn can come to stand: village or field without a pawn; else BARE."""
        self.footholds: list[int] = [0] * (WORDS * FIELD)
        """The same as sets of hexes, word by word: the villages on which a pawn can come to stand, then the fields."""
        self.outlets: list[int] = [0] * CELLS
        """How many neighbours of a hex have footing: the villages among them, and eight times the fields."""
        self.doors: list[int] = [0] * (facts.dearest_toll + 1)
        """How many hexes of the border have footing, by the price of entering there; the frontier aside (R6)."""
        self.places: list[int] = [0] * (facts.extras * (TRIPLE_TILE + 1))
        """The hexes on which the village hex of a tile may lie, as sets by its sort and the least price outside."""
        self.town: list[int] = [-1] * CELLS
        """The settlement of a village hex, named by its first hex; else -1."""
        self.sizes: list[int] = [0] * CELLS
        """The number of hexes of a settlement, by its name."""
        self.seams = 0
        """The set of hexes that touch two cities: a village there would join them."""
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
        for cell in facts.printed:
            self.kind[cell] = BASIN
        for cell in facts.cells:
            self.refresh(cell)

    def derive(self) -> None:
        """Work out what is kept of the land."""
        self.own()
        self.even = [0] * CELLS
        self.single_fits = [0] * CELLS
        self.double_turns = [0] * CELLS
        self.triple_turns = [0] * CELLS
        self.footing = [BARE] * CELLS
        self.footholds = [0] * (WORDS * FIELD)
        self.outlets = [0] * CELLS
        self.doors = [0] * (self.facts.dearest_toll + 1)
        self.places = [0] * (self.facts.extras * (TRIPLE_TILE + 1))
        self.sizes = [0] * CELLS
        for cell in self.facts.cells:
            self.refresh(cell)
            if self.town[cell] >= 0:
                self.sizes[self.town[cell]] += 1
        self.find_seams()

    def refresh(self, cell: int) -> None:
        """Keep up what follows from kind, level and pawn of a hex."""
        self.survey(cell)
        self.compare(cell)

    def survey(self, cell: int) -> None:
        """Keep up what follows for a hex by itself: can a pawn stop here, may a tile lie here?"""
        facts = self.facts
        kind = self.kind[cell]
        is_free = self.pawn[cell] < 0 and kind <= FIELD
        height = self.level[cell] if is_free and facts.land[cell] != NOWHERE else -1 - cell
        self.flat[cell] = height
        fits = 1 if height >= facts.single_from[cell] and self.top[cell] & 3 != VILLAGE_TILE else 0
        if fits != self.single_fits[cell]:
            self.places[facts.extras] ^= ALONE[cell]
            self.single_fits[cell] = fits
        footing = kind if is_free else BARE
        before = self.footing[cell]
        if footing != before:
            self.footing[cell] = footing
            if before:
                self.footholds[WORDS * (before - 1) + WORD_OF[cell]] ^= MARK[cell]
            if footing:
                self.footholds[WORDS * (footing - 1) + WORD_OF[cell]] ^= MARK[cell]
            change = STEPS[footing] - STEPS[before]
            outlets = self.outlets
            for n in facts.near[cell]:
                outlets[n] += change
            if footing == BARE:
                self.doors[facts.gate[cell]] -= 1
            elif before == BARE:
                self.doors[facts.gate[cell]] += 1

    def compare(self, cell: int) -> None:
        """Keep up which neighbours are free and as high as a hex, and how tiles may lie there in consequence."""
        flat = self.flat
        even = self.even
        around = self.facts.around[cell]
        height = flat[cell]
        if height < 0:
            for turn in TURNS[even[cell]]:
                n = around[turn]
                even[n] -= ACROSS[turn]
                self.turn_tiles(n)
            even[cell] = 0
            self.turn_tiles(cell)
            return
        sides = 0
        side = 1
        for turn, n in enumerate(around):
            if n >= 0:
                across = ACROSS[turn]
                there = even[n]
                if flat[n] == height:
                    sides |= side
                    if there & across == 0:
                        even[n] = there | across
                        self.turn_tiles(n)
                elif there & across:
                    even[n] = there - across
                    self.turn_tiles(n)
            side <<= 1
        even[cell] = sides
        self.turn_tiles(cell)

    def turn_tiles(self, cell: int) -> None:
        """Keep up how a tile may lie around a hex, by the hexes that are even with it and the tile that lies there."""
        doubles = self.even[cell]
        triples = PAIRS[doubles]
        if doubles:
            top = self.top[cell]
            facts = self.facts
            if top == 0:
                doubles &= facts.bare_doubles[cell]
                triples &= facts.bare_triples[cell]
                if facts.gate[cell]:
                    doubles = priced(facts.bare_turns[0], doubles, cell)
                    triples = priced(facts.bare_turns[1], triples, cell)
            else:
                doubles &= facts.built_doubles[cell]
                triples &= facts.built_triples[cell]
                if top & 3 == DOUBLE_TILE:
                    around = facts.around[cell]
                    for turn in TURNS[doubles]:
                        if self.top[around[turn]] == top:
                            doubles -= 1 << turn
                elif top & 3 == TRIPLE_TILE:
                    around = facts.around[cell]
                    for turn in TURNS[triples]:
                        if self.top[around[turn]] == top and self.top[around[(turn + 1) % 6]] == top:
                            triples -= 1 << turn
        before = self.double_turns[cell]
        if doubles != before:
            self.double_turns[cell] = doubles
            self.keep_place(DOUBLE_TILE, cell, before, doubles)
        before = self.triple_turns[cell]
        if triples != before:
            self.triple_turns[cell] = triples
            self.keep_place(TRIPLE_TILE, cell, before, triples)

    def keep_place(self, tile: int, cell: int, before: int, turns: int) -> None:
        """Keep up on which hexes a sort of tile may lie, by the least price outside."""
        if before and turns and before >> EXTRA == turns >> EXTRA:
            return
        first = tile * self.facts.extras
        if before:
            self.places[first + (before >> EXTRA)] ^= ALONE[cell]
        if turns:
            self.places[first + (turns >> EXTRA)] ^= ALONE[cell]

    def find_seams(self) -> None:
        """Find the hexes that touch two cities."""
        self.seams = 0
        if len(self.temple_cell) < 2:
            return
        looked: list[int] = [0] * CELLS
        """The last city, counted from 1, from which a hex was looked at."""
        for number, temple in enumerate(self.temple_cell, 1):
            city = self.town[temple]
            members = [temple]
            looked[temple] = number
            for cell in members:
                for n in self.facts.near[cell]:
                    if looked[n] == number:
                        continue
                    if self.town[n] == city:
                        members.append(n)
                    elif looked[n]:
                        self.seams |= ALONE[n]
                    looked[n] = number

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
        pawns = self.seats[seat].pawns
        pawns[pawns.index(-1)] = cell
        self.own()
        self.pawn[cell] = seat
        self.refresh(cell)

    def move_pawn(self, seat: int, start: int, goal: int) -> None:
        """Move a pawn to another hex."""
        self.own_seat(seat)
        pawns = self.seats[seat].pawns
        pawns[pawns.index(start)] = goal
        self.lift_pawn(start)
        self.pawn[goal] = seat
        self.refresh(goal)

    def take_pawn(self, seat: int, cell: int) -> None:
        """Return a pawn to the supply."""
        self.own_seat(seat)
        pawns = self.seats[seat].pawns
        pawns[pawns.index(cell)] = -1
        self.lift_pawn(cell)

    def lift_pawn(self, cell: int) -> None:
        """Free a hex of its pawn."""
        self.own()
        self.pawn[cell] = -1
        self.refresh(cell)

    def return_pawn(self, cell: int) -> None:
        """Put a pawn of the active seat back that was lifted to see what would be."""
        self.pawn[cell] = self.active
        self.refresh(cell)

    def put_basin(self, cell: int) -> None:
        """Lay a basin on bare ground."""
        self.own()
        self.kind[cell] = BASIN
        self.refresh(cell)

    def put_temple(self, cell: int, value: int) -> None:
        """Raise a new temple on a village hex."""
        self.own()
        self.kind[cell] = TEMPLE
        self.refresh(cell)
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
        return any(pawn < 0 for pawn in self.seats[seat].pawns)

    def standing_room(self) -> Hexes:
        """Return the hexes on which a pawn can come to stand."""
        a, b, c, d, e, on_a, on_b, on_c, on_d, on_e = self.footholds
        return joined(a | on_a, b | on_b, c | on_c, d | on_d, e | on_e)

    def is_site(self, cell: int) -> bool:
        """Whether a hex belongs to the site."""
        return self.facts.land[cell] == SITE


def priced(payable: list[list[int]], turns: int, cell: int) -> int:
    """Return the turns of a tile on bare ground of the border with their least price outside above their bits."""
    extra = 0
    while turns & payable[extra][cell] == 0:
        if turns == 0:
            return 0
        extra += 1
    return turns + (extra << EXTRA)


class TurnStep(Step):
    """A question to the seat whose turn it is."""

    def who(self, s: Terraces) -> int:
        """The active seat."""
        return s.active
