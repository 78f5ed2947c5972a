"""The position: what lies on the boards. Nothing here is hidden: what nobody has seen is a bag of counts.

`pots` and `textiles` count what nobody has seen yet, pots taken face down included, so that anybody can work the
numbers out from what lies open (A12.3).
"""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import BESIDE
from kancha.kernel.state import LENT, SHARED, Part, State


class Seat(Part):
    """What one seat, or the Ayllu, has on and beside its board."""

    def __init__(self, seat: int, facts: Facts) -> None:
        self.seat = seat
        self.grid: list[int] = [1] * 16
        """1 for a tambo, 0 for an empty cell, row by row."""
        self.boxed = 0
        """Tambos returned to the box without an activity (Q2)."""
        self.markers: list[int] = [BESIDE] * 5
        """By colour: the step slot (0 to 7), BESIDE the board, or RETIRED."""
        self.standing: list[int] = [1] * 5
        self.moon_slots: list[int] = [-1] * 4
        """By activity: the colour of the retired marker there, or -1."""
        self.pots: list[int] = []
        """Kinds of pots from the left; WILD for a face-down one."""
        self.weave: list[int] = facts.empty_weave[:]
        """By cell of the lattice: bits of its half Suns, EMPTY or OUTSIDE."""
        self.woven: list[int] = []
        """Textiles in the order they were laid: design, cell, turn, three numbers each."""
        self.maize: list[int] = [0] * 4
        """Maize taken from each box."""
        self.islands: list[int] = []
        """Lake spaces of the islands in the order they were built."""
        self.boat = 0
        self.viracocha: list[int] = [0] * 9
        self.temples: list[int] = [0] * 4
        """By activity: UNUSED, BUILT or GONE."""
        self.bonuses: list[int] = [0] * 4
        """By activity: 1 if the Inti bonus is marked."""
        self.llamas = 0
        self.devotion: list[int] = [0] * 4
        """The Inti dial, by where the devotion came from."""
        self.suns: list[int] = [0] * 4
        """Suns by activity as they stand; kept by `scoring.recount`."""
        self.moons: list[int] = [0] * 4
        self.sun = 0
        self.moon = 0

    @property
    def dial(self) -> int:
        """The value of the Inti dial."""
        return sum(self.devotion)


class Ayllu(Part):
    """What only the Ayllu has: its solo board, tokens and bag."""

    def __init__(self, board: int) -> None:
        self.board = board
        """The solo board: stars less one."""
        self.maize = 0
        """Maize taken from the left."""
        self.boat = 0
        """Space on its reed track; 0 is the start."""
        self.textiles: list[int] = []
        """Designs from the left."""
        self.tokens: list[int] = [1] * 5
        """1: face down, 0: used this round, -1: removed."""
        self.bag: list[int] = [1] * 4
        self.token = -1
        self.marker = -1


class AyarState(State):
    """The whole position: main board, lake board, seats."""

    SEES: ClassVar = {"facts": SHARED, "seats": LENT}

    def __init__(self, players: int, level: int, facts: Facts) -> None:
        super().__init__(max(players, 2))
        self.facts = facts
        self.players = players
        self.automa: int = 1 if players == 1 else -1
        """The seat of the Ayllu, or -1."""
        count = max(players, 2)
        self.seats: list[Seat] = [Seat(seat, facts) for seat in range(count)]
        self.ayllu: list[Ayllu] = [Ayllu(level - 1)] if players == 1 else []
        if players == 1:
            # The Ayllu has no grid, and its boat sails its own track (A11.1, A11.10).
            self.seats[1].grid = [0] * 16
            self.seats[1].boat = -1
        self.round = 1
        self.night = False
        self.first = 0
        self.ayar: list[int] = [facts.origin] * 4
        self.fled: list[int] = [0] * 4
        """1 once an Ayar has retired."""
        self.rows: list[int] = [-1] * 4
        """By temple row, from the top: the colour of the woman there."""
        self.harvests: list[int] = [1] * 4
        """By colour: Viracocha beside the woman."""
        self.temples: list[list[int]] = [[], [], [], []]
        """By colour: temples of her row from the left, 4 x seat + activity."""
        self.raymi: list[int] = [-1] * 8
        """By slot: the tile there."""
        self.raymi_uses: list[int] = [0] * 8
        self.tambos: list[int] = [-1] * len(facts.site_path)
        """By building slot: the seat whose tambo stands there, or -1."""
        self.market: list[int] = [-1] * 4
        self.pots: list[int] = facts.pots[:]
        """Pots nobody has seen, by kind."""
        self.stack_pots = sum(facts.pots)
        self.tops: list[int] = [-1] * 4
        self.textiles: list[int] = facts.copies[:]
        """Textiles nobody has seen, by design."""
        self.terrace: list[int] = []
        """Seats in the order of their maize."""
        self.lake: list[int] = [facts.lake_viracocha[players] if nodes else 0 for nodes in facts.section_nodes]
        self.viracocha: int = facts.viracocha - 4 - sum(self.lake)
        self.llamas: int = facts.llamas

    def around(self, first: int) -> list[int]:
        """Return all seats, the Ayllu included, clockwise from one."""
        count = len(self.seats)
        return [(first + k) % count for k in range(count)]
