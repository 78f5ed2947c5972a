"""Chapter C4: pawns enter, walk and leave. A walk names its goal; its price is the cheapest path."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import LEAVE, PICK_AT, WALK, WALK_AT
from kancha.games.terraces.duty import Guard, Known, renew_duty
from kancha.games.terraces.events import PawnEntered, PawnLeft, PawnWalked
from kancha.games.terraces.facts import NAMES, Area
from kancha.games.terraces.judge_pawns import walk
from kancha.games.terraces.paths import FAR, OUT, Reach, borders_of, gate, reach
from kancha.games.terraces.sets import (
    Hexes,
    added,
    both,
    cells_of,
    connected_in_one,
    either,
    gathered,
    grown,
    holds,
    is_any,
    listed,
    meets,
    nothing,
    without,
)
from kancha.games.terraces.state import Terraces, TurnStep
from kancha.kernel.errors import Refusal
from kancha.kernel.state import SHARED


def goal_codes(s: Terraces, start: int, least: int, found: Reach, guard: Guard) -> list[int]:
    """Return every hex to which a pawn can go from `start` (OUT: from the supply) for at least so many points."""
    budget = guard.budget()
    goals = found.between(least, budget)
    for price in range(max(least, budget + 1), len(found.layers)):
        goals = either(goals, guard.allowed_goals(price, start, found.goals(price)))
    codes = listed(goals, WALK_AT)
    if start != OUT:
        leaving = found.leaving
        if leaving != FAR and (leaving <= budget or guard.allows_goal(leaving, start, OUT)):
            codes.append(LEAVE)
    return codes


def is_goal(s: Terraces, start: int, goal: int, least: int, found: Reach, guard: Guard) -> bool:
    """Whether a pawn can go to a node (OUT: leave) for at least so many points."""
    price = found.price(goal)
    if price == FAR or price < least:
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
    budget = guard.budget()
    borders = borders_of(s)
    room = s.standing_room()
    for toll in range(1, min(budget, len(borders) - 1) + 1):
        if meets(room, borders[toll].hexes):
            return True
    most = guard.most(OUT)
    own = s.seats[seat].stands
    passable = False
    for toll in range(1, min(most, len(borders) - 1) + 1):
        for cell in cells_of(both(room, borders[toll].hexes)):
            if guard.allows_pawn(toll, OUT, cell):
                return True
            passable = True
        if meets(own, borders[toll].hexes):
            passable = True
    return passable and bool(entry_codes(s, reach(s, seat, OUT, most), guard))


def pick_codes(s: Terraces, guard: Guard) -> list[int]:
    """Return the pawns of the active seat that can go anywhere; the neighbours answer nearly always."""
    own = s.seats[s.active].stands
    fresh = without(own, gathered(s.strolled)) if s.strolled else own
    budget = guard.budget()
    can_go = beside_room(s, fresh, budget)
    unsure = without(own, can_go)
    if budget == guard.spend:
        if budget >= 0 and meets(unsure, fresh):
            can_go = either(can_go, way_out(s, without(fresh, can_go), budget))
        unsure = without(own, fresh) if budget > 0 else nothing()
    if is_any(unsure):
        for cell in cells_of(unsure):
            if can_pick(s, cell, guard):
                can_go = added(can_go, cell)
    return listed(can_go, PICK_AT)


def beside_room(s: Terraces, pawns: Hexes, budget: int) -> Hexes:
    """Return the hexes among some from which a pawn can go to the next one for so many points."""
    if budget >= s.facts.change_price:
        return both(pawns, grown(s.standing_room()))
    if budget < 0:
        return nothing()
    villages = both(s.villages, grown(both(s.villages, s.free)))
    fields = both(s.fields, grown(both(s.fields, s.free)))
    return both(pawns, either(villages, fields))


def way_out(s: Terraces, enclosed: Hexes, budget: int) -> Hexes:
    """Return the hexes among some beside no room from which a pawn can leave, or go somewhere past other own ones."""
    found = nothing()
    borders = borders_of(s)
    for toll in range(1, min(budget, len(borders) - 1) + 1):
        found = either(found, borders[toll].hexes)
    found = both(enclosed, found)
    enclosed = without(enclosed, found)
    own = s.seats[s.active].stands
    if is_any(enclosed) and meets(grown(enclosed), without(own, enclosed)):
        found = either(found, both(enclosed, near_goals(s, own, budget)))
    return found


def near_goals(s: Terraces, own: Hexes, most: int) -> Hexes:
    """Return the hexes from which the active seat's pawns can go somewhere, or leave, for so many points.

    A way costs as much in either direction: so it is searched for from all goals at once.
    """
    borders = borders_of(s)
    change = s.facts.change_price
    ground = either(s.free, own)
    villages = both(s.villages, ground)
    fields = both(s.fields, ground)
    found = connected_in_one(s.standing_room(), villages, fields)
    by_price = [Area(found)]
    for price in range(1, most + 1):
        if price >= change:
            found = either(found, grown(by_price[price - change].hexes))
        if price < len(borders):
            found = either(found, borders[price].hexes)
        found = connected_in_one(found, villages, fields)
        by_price.append(Area(found))
    return found


def can_pick(s: Terraces, cell: int, guard: Guard) -> bool:
    """Whether a pawn can go anywhere; `pick_codes` has asked whether the budget suffices for the next hex."""
    here = s.kind[cell]
    budget = guard.budget()
    least = 1 if cell in s.strolled else 0
    most = guard.most(cell)
    passable = False
    room = s.standing_room()
    for n in s.facts.near[cell]:
        price = 0 if s.kind[n] == here else s.facts.change_price
        if price > most:
            continue
        if holds(room, n):
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
