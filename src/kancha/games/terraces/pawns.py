"""Chapter C4: pawns enter, walk and leave. A walk names its goal; its price is the cheapest path."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.terraces.actions import LEAVE, WALK
from kancha.games.terraces.duty import Guard, renew_duty
from kancha.games.terraces.events import PawnEntered, PawnLeft, PawnWalked
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.judge_pawns import walk
from kancha.games.terraces.paths import OUT, gate, price_of, reach
from kancha.games.terraces.state import OUTLETS, Terraces, TurnStep
from kancha.kernel.errors import Refusal
from kancha.kernel.state import SHARED


def entry_codes(s: Terraces, layers: list[list[int]], guard: Guard) -> list[int]:
    """Return every hex a new pawn can reach; `layers` holds them by price."""
    if s.supply(s.active) == 0:
        return []
    budget = guard.budget()
    codes = WALK.codes
    goals: list[int] = []
    for price in range(1, len(layers)):
        for cell in layers[price]:
            if s.footing[cell] and (price <= budget or guard.allows_pawn(price, OUT, cell)):
                goals.append(codes[cell])
    goals.sort()
    return goals


def walk_codes(s: Terraces, start: int, layers: list[list[int]], guard: Guard) -> list[int]:
    """Return every hex that a pawn can walk to, and whether it can leave; `layers` holds all it can reach by price.

    The hex it leaves may become the place for the tile of duty, so a refusal is looked at again without the pawn.
    """
    budget = guard.budget()
    least = 1 if start in s.strolled else 0
    codes = WALK.codes
    goals: list[int] = []
    for price in range(len(layers)):
        for node in layers[price]:
            if node == OUT:
                if price <= budget or guard.allows_walk(price, start, OUT):
                    goals.append(LEAVE)
            elif s.footing[node] and price >= least and (price <= budget or guard.allows_walk(price, start, node)):
                goals.append(codes[node])
    goals.sort()
    return goals


def can_enter(s: Terraces, guard: Guard) -> bool:
    """Whether a pawn can come in anywhere; the border answers nearly always."""
    seat = s.active
    if s.supply(seat) == 0:
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


def can_pick(s: Terraces, cell: int, guard: Guard) -> bool:
    """Whether a pawn can go anywhere; the neighbours answer nearly always."""
    here = s.kind[cell]
    budget = guard.budget()
    least = 1 if cell in s.strolled else 0
    if least == 0 and budget >= 0:
        outlets = s.outlets[cell]
        if outlets if budget >= s.facts.change_price else outlets & OUTLETS[here]:
            return True
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

    SEES: ClassVar = {"found": SHARED}
    RULES: ClassVar = ("C4.2", "C4.3", "C4.4", "R10")
    ANSWERS: ClassVar = (WALK,)

    def __init__(self) -> None:
        self.found: list[list[int]] | None = None
        """What can be reached, by price: searched for once, when it is first asked for."""

    def layers(self, s: Terraces, guard: Guard | None = None) -> list[list[int]]:
        """Return what can be reached, by price."""
        found = self.found
        if found is None:
            found = self.found = reach(s, s.active, OUT, (guard or Guard(s)).most(OUT))
        return found

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say what is left to spend."""
        return {"points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every hex a new pawn can reach."""
        guard = Guard(s)
        return entry_codes(s, self.layers(s, guard), guard)

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, OUT, WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Bring the pawn in."""
        cell = WALK.values[code]
        s.stack.pop()
        price = price_of(self.layers(s), cell)
        s.pay(price)
        s.put_pawn(s.active, cell)
        if s.events is not None:
            s.events.append(PawnEntered(s.active, NAMES[cell], price))


class Walking(TurnStep):
    """Where does the pawn go?"""

    SEES: ClassVar = {"found": SHARED}
    RULES: ClassVar = ("C4.3", "C4.1", "C4.2", "C4.4", "R28")
    ANSWERS: ClassVar = (WALK, LEAVE)

    def __init__(self, start: int) -> None:
        self.start = start
        self.found: list[list[int]] | None = None
        """What can be reached, by price: searched for once, when it is first asked for."""

    def layers(self, s: Terraces, guard: Guard | None = None) -> list[list[int]]:
        """Return what can be reached, by price."""
        found = self.found
        if found is None:
            found = self.found = reach(s, s.active, self.start, (guard or Guard(s)).most(self.start))
        return found

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say which pawn."""
        return {"cell": NAMES[self.start], "points": s.ap}

    def legal(self, s: Terraces) -> list[int]:
        """Return every goal of the pawn."""
        guard = Guard(s)
        return walk_codes(s, self.start, self.layers(s, guard), guard)

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a goal."""
        return walk(s, self.start, OUT if code == LEAVE else WALK.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Walk there, or leave."""
        s.stack.pop()
        goal = OUT if code == LEAVE else WALK.values[code]
        price = price_of(self.layers(s), goal)
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
