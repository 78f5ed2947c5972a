"""Chapter C4: pawns enter, walk and leave. A walk names its goal; its price is the cheapest path."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kancha.games.terraces.actions import LEAVE, PICK, WALK, WALK_AT
from kancha.games.terraces.duty import Guard, Known, renew_duty
from kancha.games.terraces.events import PawnEntered, PawnLeft, PawnWalked
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.hexes import Hexes, listed
from kancha.games.terraces.judge_pawns import walk
from kancha.games.terraces.paths import FAR, OUT, Reach, gate, reach
from kancha.games.terraces.state import BARE, OUTLETS, Terraces, TurnStep
from kancha.kernel.errors import Refusal
from kancha.kernel.state import SHARED


def goal_codes(s: Terraces, start: int, least: int, found: Reach, guard: Guard) -> list[int]:
    """Return every hex to which a pawn can go from `start` (OUT: from the supply) for at least so many points."""
    budget = guard.budget()
    goals: Hexes = found.between(least, budget)
    for price in range(max(least, budget + 1), len(found.layers)):
        goals |= guard.allowed_goals(price, start, found.layers[price])
    codes: list[int] = listed(goals, WALK_AT)
    if start != OUT:
        leaving = found.leaving
        if leaving != FAR and (leaving <= budget or guard.allows_goal(leaving, start, OUT)):
            codes.append(LEAVE)
    return codes


def is_goal(s: Terraces, start: int, goal: int, least: int, found: Reach, guard: Guard) -> bool:
    """Whether a pawn can go to a node (OUT: leave) for at least so many points."""
    price = found.price(goal)
    if price == FAR or price < least or (goal != OUT and s.footing[goal] == BARE):
        return False
    return price <= guard.budget() or guard.allows_goal(price, start, goal)


def entry_codes(s: Terraces, found: Reach, guard: Guard) -> list[int]:
    """Return every hex a new pawn can reach."""
    return goal_codes(s, OUT, 1, found, guard) if s.can_supply(s.active) else []


def walk_codes(s: Terraces, start: int, found: Reach, guard: Guard) -> list[int]:
    """Return every hex that a pawn can walk to, and whether it can leave (R28: no second stroll)."""
    return goal_codes(s, start, 1 if s.strolled and start in s.strolled else 0, found, guard)


def can_enter(s: Terraces, guard: Guard) -> bool:
    """Whether a pawn can come in anywhere; the border answers nearly always."""
    seat = s.active
    if not s.can_supply(seat):
        return False
    facts = s.facts
    budget = guard.budget()
    if not facts.is_sealed:
        for toll in range(1, min(budget, facts.dearest_toll) + 1):
            if s.doors[toll]:
                return True
    most = guard.most(OUT)
    if most <= 0:
        return False
    passable = False
    for cell in facts.gateways:
        if s.footing[cell] or s.pawn[cell] == seat:
            toll = gate(s, cell)
            if 0 < toll <= most:
                if s.footing[cell] and (toll <= budget or guard.allows_pawn(toll, OUT, cell)):
                    return True
                passable = True
    return passable and bool(entry_codes(s, reach(s, seat, OUT, most), guard))


def pick_codes(s: Terraces, guard: Guard) -> list[int]:
    """Return the pawns of the active seat that can go anywhere; the neighbours answer nearly always."""
    pawns = [cell for cell in s.seats[s.active].pawns if cell >= 0]
    pawns.sort()
    budget: i64 = guard.budget()
    change: i64 = s.facts.change_price
    outlets = s.outlets
    codes = PICK.codes
    found: list[int] = []
    cell: i64
    for cell in pawns:
        ways: i64 = outlets[cell]
        if budget < change:
            ways = ways & OUTLETS[s.kind[cell]] if budget >= 0 else 0
        if (ways and not (s.strolled and cell in s.strolled)) or can_pick(s, cell, guard):
            found.append(codes[cell])
    return found


def can_pick(s: Terraces, cell: int, guard: Guard) -> bool:
    """Whether a pawn can go anywhere; `pick_codes` has asked whether the budget suffices for the next hex."""
    here = s.kind[cell]
    budget = guard.budget()
    least = 1 if cell in s.strolled else 0
    most = guard.most(cell)
    passable = False
    for n in s.facts.near[cell]:
        price = 0 if s.kind[n] == here else s.facts.change_price
        if price > most:
            continue
        if s.footing[n]:
            if price >= least and (price <= budget or guard.allows_walk(price, cell, n)):
                return True
            passable = True
        elif s.pawn[n] == s.active:
            passable = True
    toll = gate(s, cell)
    if toll and toll <= most:
        if toll <= budget:
            return True
        passable = True
    if most < least or not passable:
        return False
    return bool(walk_codes(s, cell, reach(s, s.active, cell, most), guard))


class Entering(TurnStep):
    """Where does the new pawn go?"""

    SEES: ClassVar = {"found": SHARED, "known": SHARED}
    RULES: ClassVar = ("C4.2", "C4.3", "C4.4", "R10")
    ANSWERS: ClassVar = (WALK,)

    def __init__(self, known: Known | None = None) -> None:
        self.known = known
        """What is known of the duty."""
        self.found: Reach | None = None
        """What can be reached: searched for once, when it is first asked for."""

    def reach(self, s: Terraces, guard: Guard) -> Reach:
        """Return what can be reached."""
        found = self.found
        if found is None:
            found = self.found = reach(s, s.active, OUT, guard.most(OUT))
        return found

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say what is left to spend."""
        return {"points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every hex a new pawn can reach."""
        guard = Guard(s, OUT, self.known)
        return entry_codes(s, self.reach(s, guard), guard)

    def is_legal(self, s: Terraces, code: int) -> bool:
        """Whether a new pawn can reach a hex."""
        if code not in WALK or not s.can_supply(s.active):
            return False
        guard = Guard(s, OUT, self.known)
        return is_goal(s, OUT, WALK.value(code), 1, self.reach(s, guard), guard)

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, OUT, WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Bring the pawn in."""
        cell = WALK.values[code]
        s.stack.pop()
        found = self.found if self.found is not None else self.reach(s, Guard(s, OUT, self.known))
        price = found.price(cell)
        s.pay(price)
        s.put_pawn(s.active, cell)
        if s.events is not None:
            s.events.append(PawnEntered(s.active, NAMES[cell], price))


class Walking(TurnStep):
    """Where does the pawn go?"""

    SEES: ClassVar = {"found": SHARED, "known": SHARED}
    RULES: ClassVar = ("C4.3", "C4.1", "C4.2", "C4.4", "R28")
    ANSWERS: ClassVar = (WALK, LEAVE)

    def __init__(self, start: int, known: Known | None = None) -> None:
        self.start = start
        self.known = known
        """What is known of the duty."""
        self.found: Reach | None = None
        """What can be reached: searched for once, when it is first asked for."""

    def reach(self, s: Terraces, guard: Guard) -> Reach:
        """Return what can be reached."""
        found = self.found
        if found is None:
            found = self.found = reach(s, s.active, self.start, guard.most(self.start))
        return found

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which pawn."""
        return {"cell": NAMES[self.start], "points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every goal of the pawn."""
        guard = Guard(s, OUT, self.known)
        return walk_codes(s, self.start, self.reach(s, guard), guard)

    def is_legal(self, s: Terraces, code: int) -> bool:
        """Whether the pawn can go somewhere."""
        if code not in WALK and code != LEAVE:
            return False
        guard = Guard(s, OUT, self.known)
        goal = OUT if code == LEAVE else WALK.value(code)
        return is_goal(s, self.start, goal, 1 if self.start in s.strolled else 0, self.reach(s, guard), guard)

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, self.start, OUT if code == LEAVE else WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Walk there, or leave."""
        s.stack.pop()
        goal = OUT if code == LEAVE else WALK.values[code]
        found = self.found if self.found is not None else self.reach(s, Guard(s, OUT, self.known))
        price = found.price(goal)
        s.pay(price)
        if goal == OUT:
            s.take_pawn(s.active, self.start)
            if s.events is not None:
                s.events.append(PawnLeft(s.active, NAMES[self.start], price))
        else:
            s.move_pawn(s.active, self.start, goal)
            if price == 0:
                s.strolled.append(goal)
            if s.events is not None:
                s.events.append(PawnWalked(s.active, NAMES[self.start], NAMES[goal], price))
        if s.facts.clears and s.duty == 0:
            renew_duty(s)
