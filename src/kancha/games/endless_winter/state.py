"""The position: one `Seat` a tribe and the shared boards. A bag of cards is a sorted list of their kinds."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.facts import HEXES, JUNCTURES, SPECIES, STONES, TRIBES, Facts
from kancha.kernel.state import LENT, OWNER, SHARED, Part, State

BOX: Final = 0
"""A Sacred Stone that is not in play; 1 to 4: in the reserve of that round."""
TAKEN: Final = 5
NEUTRAL: Final = 4
"""Owner of a grey Megalith."""
UNUSED: Final = -1
"""A figure that stands on the player board; else its place: a column or the Eclipse space."""


class Seat(Part):
    """One tribe: player board, cards and markers."""

    # E1.5: a buried card is known to all if it lay open before it was buried.
    SEES: ClassVar = {"hand": OWNER, "deck": OWNER, "pile": OWNER, "buried": OWNER, "entombed": OWNER}

    def __init__(self, seat: int, facts: Facts) -> None:
        self.seat = seat
        self.chief = -1
        self.setup = -1
        self.food = 0
        self.tools = 0
        self.camps_left: int = facts.camps
        self.camps: list[int] = [0] * HEXES
        self.villages_left: int = facts.villages
        self.neutral: int = facts.neutral
        self.own: int = facts.own
        self.offering = 0
        self.honor = 0
        self.stones: list[int] = []
        self.upright: list[int] = [0] * SPECIES
        self.tipped: list[int] = [0] * SPECIES
        self.hand: list[int] = []
        self.deck: list[int] = sorted(facts.starting)
        self.discards: list[int] = []
        self.above: list[int] = []
        """Cards above the board: played this turn, or being resolved; at the end all that are not buried."""
        self.pile: list[int] = []
        """The Eclipse pile, face down."""
        self.revealed: list[int] = []
        """The Eclipse pile, face up."""
        self.using = -1
        """The card of the pile whose Eclipse action is being carried out."""
        self.buried: list[int] = []
        self.buried_open: list[int] = []
        self.owned: list[int] = sorted(facts.starting)
        """All cards of the tribe, wherever they are."""
        self.chief_at = UNUSED
        self.figures_at: list[int] = [UNUSED, UNUSED]
        self.labor = 0
        self.gained: list[int] = [0] * TRIBES
        """Tribe cards gained this turn and not buried in the open since, by type (Q54)."""
        self.loose: list[int] = [0] * TRIBES
        """How many of them were put on the discard pile, by type."""
        self.entombed: list[int] = []
        """Those of the buried cards that were buried from hand this turn."""
        self.triggers: list[int] = []
        """Numbers of the trigger effects of Culture cards played this turn (Q41)."""
        self.halves = 0
        """Eclipse total in half Labor."""
        self.used: list[int] = []
        """Cards whose Eclipse action was taken in the last Eclipse phase."""
        self.harvested: list[int] = []
        """Tiles whose benefit was taken in the last Eclipse phase (Q59)."""


class WinterState(State):
    """The whole table."""

    SEES: ClassVar = {"facts": SHARED, "seats": LENT}

    def __init__(self, facts: Facts, seats: int, ground: int) -> None:
        super().__init__(seats)
        self.facts = facts
        self.seats: list[Seat] = [Seat(seat, facts) for seat in range(seats)]
        self.round = 1
        self.turn = 0
        self.order: list[int] = []
        self.offer: list[int] = []
        """Cards laid out for a draft."""
        self.terrain: list[int] = [0] + [-1] * (HEXES - 1)
        self.villages: list[int] = [-1] * JUNCTURES
        """Owner of the Village on each juncture."""
        self.supply: list[int] = facts.supply[:]
        self.culture_deck: list[int] = list(range(len(facts.era)))
        """Both face-down decks: all know their contents, nobody their order."""
        self.culture_row: list[int] = [-1] * facts.display
        self.tokens: list[int] = [0] * facts.display
        self.culture_under: list[int] = []
        """Cards that went back under their deck; they never come again (Q30)."""
        self.animal_deck: list[int] = facts.animals[:]
        self.animal_row: list[int] = [0] * SPECIES
        self.stones: list[int] = [BOX] * STONES
        self.ground = ground
        self.megalith_cells: list[int] = []
        self.megalith_levels: list[int] = []
        self.megalith_owners: list[int] = []
        self.honor_order: list[int] = []
        """Seats by rank on the Honor track, highest first."""
        self.bottoms: list[int] = [-1] * 4
        """The seat whose figure came first to the bottom of each column this round."""
