"""Chapter C4: pawns enter, walk and leave. A walk names its goal; its price is the cheapest path."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import LEAVE, WALK
from kancha.games.terraces.duty import NO_CELL, Guard, renew_duty
from kancha.games.terraces.events import PawnEntered, PawnLeft, PawnWalked
from kancha.games.terraces.facts import CELLS, NAMES
from kancha.games.terraces.judge_pawns import walk
from kancha.games.terraces.paths import FAR, OUT, gate, reach
from kancha.games.terraces.state import BARE, FIELD, Terraces, TurnStep
from kancha.kernel.errors import Refusal


def entry_codes(s: Terraces, guard: Guard) -> list[int]:
    """Return every hex a new pawn can reach."""
    seat = s.active
    if s.supply(seat) == 0 or guard.spend < 1:
        return []
    price = [FAR] * (CELLS + 1)
    reached = reach(s, seat, OUT, guard.spend, price)
    budget = guard.budget()
    codes = WALK.codes
    goals: list[int] = []
    for cell in reached:
        if cell != OUT and s.pawn[cell] < 0 and (price[cell] <= budget or guard.allows_pawn(price[cell], OUT, cell)):
            goals.append(codes[cell])
    goals.sort()
    return goals


def walk_codes(s: Terraces, start: int, guard: Guard) -> list[int]:
    """Return every hex that a pawn can walk to, and whether it can leave.

    The hex it leaves may become the place for the tile of duty, so a refusal is looked at again without the pawn.
    """
    seat = s.active
    if guard.spend < 0:
        return []
    price = [FAR] * (CELLS + 1)
    reached = reach(s, seat, start, guard.spend, price)
    budget = guard.budget()
    least = 1 if start in s.strolled else 0
    freed: Guard | None = None
    codes = WALK.codes
    goals: list[int] = []
    for node in reached:
        paid = price[node]
        if node != OUT and (paid < least or s.pawn[node] >= 0):
            continue
        cell = NO_CELL if node == OUT else node
        if paid > budget and not guard.allows(paid, cell):
            held = s.flat[start]
            s.flat[start] = s.level[start]
            if freed is None:
                freed = Guard(s)
            allowed = freed.allows(paid, cell)
            s.flat[start] = held
            if not allowed and not guard.allows_pawn(paid, start, node):
                continue
        goals.append(LEAVE if node == OUT else codes[node])
    goals.sort()
    return goals


def can_enter(s: Terraces, guard: Guard) -> bool:
    """Whether a pawn can come in anywhere; the border answers nearly always."""
    seat = s.active
    if s.supply(seat) == 0:
        return False
    budget = guard.budget()
    passable = False
    for cell in s.facts.gateways:
        kind = s.kind[cell]
        if BARE < kind <= FIELD:
            owner = s.pawn[cell]
            if owner < 0:
                toll = gate(s, cell)
                if toll and toll <= budget:
                    return True
                passable = True
            elif owner == seat:
                passable = True
    return passable and bool(entry_codes(s, guard))


def can_pick(s: Terraces, cell: int, guard: Guard) -> bool:
    """Whether a pawn can go anywhere; the neighbours answer nearly always."""
    here = s.kind[cell]
    budget = guard.budget()
    can_stroll = budget >= 0 and cell not in s.strolled
    passable = False
    for n in s.facts.near[cell]:
        there = s.kind[n]
        if BARE < there <= FIELD:
            if s.pawn[n] < 0:
                if budget >= s.facts.change_price if there != here else can_stroll:
                    return True
                passable = True
            elif s.pawn[n] == s.active:
                passable = True
    toll = gate(s, cell)
    if toll and toll <= budget:
        return True
    if s.ap == 0 and cell in s.strolled:
        return False
    return (passable or toll > 0) and bool(walk_codes(s, cell, guard))


class Entering(TurnStep):
    """Where does the new pawn go?"""

    RULES: ClassVar = ("C4.2", "C4.3", "C4.4", "R10")
    ANSWERS: ClassVar = (WALK,)

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say what is left to spend."""
        return {"points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every hex a new pawn can reach."""
        return entry_codes(s, Guard(s))

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, OUT, WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Bring the pawn in."""
        cell = WALK.values[code]
        s.stack.pop()
        price = [FAR] * (CELLS + 1)
        reach(s, s.active, OUT, s.ap, price, cell)
        s.pay(price[cell])
        s.put_pawn(s.active, cell)
        if s.events is not None:
            s.events.append(PawnEntered(s.active, NAMES[cell], price[cell]))


class Walking(TurnStep):
    """Where does the pawn go?"""

    RULES: ClassVar = ("C4.3", "C4.1", "C4.2", "C4.4", "R28")
    ANSWERS: ClassVar = (WALK, LEAVE)

    def __init__(self, start: int) -> None:
        self.start = start

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which pawn."""
        return {"cell": NAMES[self.start], "points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every goal of the pawn."""
        return walk_codes(s, self.start, Guard(s))

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, self.start, OUT if code == LEAVE else WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Walk there, or leave."""
        s.stack.pop()
        goal = OUT if code == LEAVE else WALK.values[code]
        price = [FAR] * (CELLS + 1)
        reach(s, s.active, self.start, s.ap, price, goal)
        s.pay(price[goal])
        if goal == OUT:
            s.take_pawn(s.active, self.start)
            if s.events is not None:
                s.events.append(PawnLeft(s.active, NAMES[self.start], price[goal]))
        else:
            s.move_pawn(s.active, self.start, goal)
            if price[goal] == 0:
                s.strolled.append(goal)
            if s.events is not None:
                s.events.append(PawnWalked(s.active, NAMES[self.start], NAMES[goal], price[goal]))
        if s.facts.clears and s.duty == 0:
            renew_duty(s)
