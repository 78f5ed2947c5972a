"""Reed bundling: sailing the lake and building islands (A6.R)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kancha.games.ayar.actions import FISH, SAIL, STOP
from kancha.games.ayar.events import BoatSailed, IslandBuilt, LakeViracochaTaken
from kancha.games.ayar.names import NODES, REED, SECTIONS
from kancha.games.ayar.power import Activity, refuse_price
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import receive_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask


def all_islands(s: AyarState) -> i64:
    """Return the spaces with anybody's island, as bits; one that was set aside (Q29) is on none."""
    found: i64 = 0
    node: i64
    for own in s.seats:
        for node in own.islands:
            if node >= 0:
                found |= 1 << node
    return found


def entry_cost(s: AyarState, node: i64, islands: i64) -> int:
    """Return the power it takes to enter a space: nothing where an island is (A6.R.2)."""
    return 0 if islands >> node & 1 else s.facts.node_power[node]


def is_barred(s: AyarState, seat: int, node: int) -> bool:
    """Whether a yellow slot holds another seat's boat (A6.R.4, Q15)."""
    if not s.facts.is_yellow[node]:
        return False
    return any(own.boat == node and own.seat != seat for own in s.seats)


def can_sail(s: AyarState, seat: int, power: int) -> bool:
    """Whether an island is left and the boat can enter a space (A6.R.1)."""
    own = s.seats[seat]
    if len(own.islands) >= s.facts.islands:
        return False
    islands = all_islands(s)
    links = s.facts.links[own.boat]
    return any(entry_cost(s, node, islands) <= power and not is_barred(s, seat, node) for node in links)


class ReedBundling(Activity):
    """Where does the boat sail next, or does it stop? A6.R.2."""

    RULES: ClassVar = ("A6.R.2", "A6.R.7")
    ANSWERS: ClassVar = (SAIL, STOP)
    ACTIVITY: ClassVar[int] = REED

    def __init__(self, seat: int, base: int) -> None:
        super().__init__(seat, base)
        self.visited: list[int] = []
        """Spaces entered since power was last spent or an island built, the present one included (A6.R.7, Q43).

        Where the boat lay at the start is not among them: coming back is not the same as not having moved, which Q3
        forbids.
        """

    def who(self, s: AyarState) -> int:
        """The seat, while the boat can go on."""
        left, islands = self.left(s), all_islands(s)
        for node in s.facts.links[s.seats[self.seat].boat]:
            if self.is_open(s, node, left, islands):
                return self.seat
        return NOBODY

    def is_open(self, s: AyarState, node: int, left: int, islands: i64) -> bool:
        """Whether the boat may enter a space beside it with the power that is left."""
        cost = entry_cost(s, node, islands)
        return cost <= left and not (cost == 0 and self.is_lost(s, node)) and not is_barred(s, self.seat, node)

    def is_lost(self, s: AyarState, node: int) -> bool:
        """Whether a free move would only lengthen a voyage: after very many (Q43); once, as soon as it led back."""
        if s.facts.rules >= 2:  # A6.R.7
            return len(self.visited) >= s.facts.free_moves
        return node in self.visited

    def choices(self, s: AyarState) -> list[int]:
        """Every open space."""
        left, islands = self.left(s), all_islands(s)
        links, codes = s.facts.links[s.seats[self.seat].boat], SAIL.codes
        return [codes[node] for node in links if self.is_open(s, node, left, islands)]

    def judge(self, s: AyarState, code: int) -> Refusal | None:
        """Linked, affordable, not barred, and not without end."""
        node = SAIL.value(code)
        own = s.seats[self.seat]
        if own.boat not in s.facts.links[node]:
            return Refusal("A6.R.2", "refuse-not-linked", {"node": NODES[node]})
        if s.facts.is_yellow[node] and any(other.boat == node for other in s.seats if other is not own):
            return Refusal("Q15", "refuse-yellow-boat", {"node": NODES[node]})
        free = any(node in other.islands for other in s.seats)
        cost = 0 if free else s.facts.node_power[node]
        if cost == 0 and s.facts.rules == 1 and node in self.visited:
            return Refusal("A6.R.7", "refuse-circle", {"node": NODES[node]})
        if cost == 0 and s.facts.rules >= 2 and len(self.visited) >= s.facts.free_moves:
            return Refusal("Q43", "refuse-endless", {"moves": s.facts.free_moves})
        return refuse_price(cost, self.left(s), "A6.R.2")

    def take(self, s: AyarState, code: int) -> None:
        """Enter the space and build where an island is due (A6.R.3)."""
        node = SAIL.values[code]
        own = s.seats[self.seat]
        cost = entry_cost(s, node, all_islands(s))
        own.boat = node
        self.taken += 1
        self.spent += cost
        if cost:
            self.visited = [node]
        else:
            self.visited.append(node)
        if s.events is not None:
            s.events.append(BoatSailed(self.seat, NODES[node], cost))
        if self.is_due(s, node):
            self.visited = [node]
            build_island(s, self.seat, node)

    def is_due(self, s: AyarState, node: int) -> bool:
        """Whether an island must be built here: a square slot without an own one, with room (A6.R.3, A6.R.4)."""
        own = s.seats[self.seat]
        if not s.facts.is_island[node] or node in own.islands or len(own.islands) >= s.facts.islands:
            return False
        return not (s.facts.is_yellow[node] and all_islands(s) >> node & 1)


def build_island(s: AyarState, seat: int, node: int) -> None:
    """Place the leftmost island; the second, fourth and sixth give a Viracocha of the lake (A6.R.5)."""
    own = s.seats[seat]
    own.islands.append(node)
    recount(s, seat, REED)
    number = len(own.islands)
    if s.events is not None:
        s.events.append(IslandBuilt(seat, NODES[node], number, s.facts.node_moon[node]))
    if number not in s.facts.island_icons:
        return
    stocked = [section for section in s.facts.sections_at[node] if s.lake[section]]
    if len(stocked) == 1:
        take_from_lake(s, seat, stocked[0])
    elif stocked:
        s.stack.append(LakeViracocha(seat, node))


def take_from_lake(s: AyarState, seat: int, section: int) -> None:
    """Take a Viracocha out of a section."""
    s.lake[section] -= 1
    if s.events is not None:
        s.events.append(LakeViracochaTaken(seat, SECTIONS[section]))
    receive_viracocha(s, seat)


class LakeViracocha(Ask):
    """From which section beside the new island does the Viracocha come? A6.R.5."""

    RULES: ClassVar = ("A6.R.5",)
    ANSWERS: ClassVar = (FISH,)

    def __init__(self, seat: int, node: int) -> None:
        super().__init__(seat)
        self.node = node

    def legal(self, s: AyarState) -> list[int]:
        """Every adjacent section that still holds one."""
        return [FISH.codes[section] for section in s.facts.sections_at[self.node] if s.lake[section]]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """The section must border the island and hold a Viracocha."""
        section = FISH.value(code)
        if self.node not in s.facts.section_nodes[section]:
            return Refusal("A6.R.5", "refuse-section-far", {"section": SECTIONS[section]})
        if s.lake[section] == 0:
            return Refusal("A6.R.5", "refuse-section-empty", {"section": SECTIONS[section]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Take it."""
        s.stack.pop()
        take_from_lake(s, self.seat, FISH.values[code])
