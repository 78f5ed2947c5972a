"""The duty to lay a tile each turn: C2.3 with the rulings R12 and R19.

In Java the order of actions is free. So, since version 2, a tile counts as possible too if the seat can walk pawns of
its own off the place first (`room.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kancha.games.terraces.facts import FIELD_TILE
from kancha.games.terraces.paths import OUT
from kancha.games.terraces.placing import any_place, has_any_within, least_price, place_within, supply_of
from kancha.games.terraces.room import Plan, Room, can_lay
from kancha.games.terraces.sets import (
    Hexes,
    added,
    both,
    cells_of,
    either,
    gathered,
    holds,
    is_any,
    meets,
    nothing,
    removed,
    without,
)
from kancha.games.terraces.state import TEMPLE, VILLAGE, Terraces

UNKNOWN: Final = -2
NO_CELL: Final = -2


@mypyc_attr(acyclic=True)
class Held:
    """The hexes that must stay free so that a tile can be laid."""

    __slots__ = ("hexes", "is_vain")

    def __init__(self, hexes: Hexes, is_vain: bool = False) -> None:
        self.hexes = hexes
        self.is_vain = is_vain
        """Whether none can be laid anyway; then they are all that there are."""


def is_safe(s: Terraces) -> bool:
    """Whether there are two placements for the least price each that share no hex: no piece can take both (R19).

    Those that were found last are looked at first.
    """
    if not is_kept(s):
        find_haven(s)
    return len(s.haven) > 0


def is_kept(s: Terraces) -> bool:
    """Whether both placements that were found last are surely still legal; a tile on one of them has ended it."""
    haven = s.haven
    if not haven or is_any(without(s.haven_hexes, s.free)) or meets(s.haven_hexes, s.seams):
        return False
    return supply_of(s, s.active, haven[0]) > 0 and supply_of(s, s.active, haven[4]) > 0


def find_haven(s: Terraces) -> None:
    """Look for two placements for the least price each that share no hex."""
    price = s.facts.tile_price
    s.haven = []
    place = any_place(s, price)
    if place:
        hexes = gathered(place[1:])
        apart = place_within(s, without(s.free, hexes), price)
        if apart:
            s.haven = place + apart
            s.haven_hexes = either(hexes, gathered(apart[1:]))


def last_places(s: Terraces, free: Hexes, ap: int) -> Held:
    """Return the hexes that must stay free so that a tile can be laid.

    Nearly always there are two placements that share no hex. Otherwise a hex outside the first one cannot be the last
    hope, so only those inside it are tried.
    """
    place = place_within(s, free, ap)
    if not place:
        return Held(s.facts.board, is_vain=True)
    found = nothing()
    hexes = gathered(place[1:])
    if not has_any_within(s, without(free, hexes), ap):
        for cell in cells_of(hexes):
            if not has_any_within(s, removed(free, cell), ap):
                found = added(found, cell)
    return Held(found)


@mypyc_attr(acyclic=True)
class Known:
    """What was found out about the duty in one position: it serves the next question, too, if nothing has changed."""

    __slots__ = ("ap", "free", "held", "least", "plans")

    def __init__(self, ap: int, free: int) -> None:
        self.ap = ap
        self.free = free
        """The points that may be spent wherever one likes."""
        self.held: list[Held | None] | None = None
        """The hexes to be kept free by the points left; more points than the dearest tile costs do not matter."""
        self.least = UNKNOWN
        """What a tile costs at least if all own pawns made room for nothing."""
        self.plans: list[tuple[int, bool, Plan]] | None = None
        """What is known of making room, by the pawn that goes and whether pawns may stroll again once it has paid."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Guard:
    """Answers, for one question, whether an action leaves the duty satisfiable (R19)."""

    __slots__ = ("away", "known", "lifted", "s", "spend", "total")

    def __init__(self, s: Terraces, away: int = OUT, known: Known | None = None) -> None:
        self.s = s
        self.away = away
        """The hex of a pawn that counts as gone; OUT if none does."""
        ap = s.ap
        self.total = ap if s.duty == 0 else ap + s.reserve()
        """All points that count for the duty: if there is one, those of a token, too."""
        self.spend = ap if s.duty == 0 else min(ap, self.total - s.facts.tile_price)
        """The most that may be spent at all: enough for a tile must be left."""
        if known is None or known.ap != ap:
            known = Known(ap, ap if s.duty == 0 else UNKNOWN)
        self.known = known
        self.lifted: Guard | None = None
        """What is known once a pawn has left its hex."""

    def held(self, left: int) -> Held:
        """Return the hexes that must stay free if so many points are left for the tile.

        What is in vain for the points that the dearest tile costs is in vain for fewer.
        """
        s = self.s
        dearest = s.facts.dearest_tile
        if left > dearest:
            left = dearest
        known = self.known.held
        if known is None:
            known = self.known.held = [None] * (dearest + 1)
        found = known[left]
        if found is None:
            most = known[dearest]
            if most is not None and most.is_vain:
                found = most
            else:
                found = last_places(s, s.free if self.away == OUT else added(s.free, self.away), left)
            known[left] = found
        return found

    def allows(self, price: int, cell: int) -> bool:
        """Whether a tile can still be laid after paying `price` and occupying `cell` (no hex: -2)."""
        if self.s.duty == 0:
            return True
        if price > self.spend:
            return False
        held = self.held(self.total - price)
        return not held.is_vain if cell == NO_CELL else not holds(held.hexes, cell)

    def allows_price(self, price: int) -> bool:
        """Whether a tile can still be laid after paying `price`."""
        if price <= self.budget() or self.allows(price, NO_CELL):
            return True
        return self.may_clear(price) and self.leaves(price, self.room(OUT, price))

    def allows_basin(self, price: int, cell: int) -> bool:
        """Whether a tile can still be laid after paying for a basin on `cell`."""
        if self.allows(price, cell):
            return True
        if not self.may_clear(price):
            return False
        room = self.room(OUT, price)
        if not self.leaves(price, room) or not room.touches(cell):
            return self.leaves(price, room)
        after = self.paid(price)
        after.put_basin(cell)
        return can_lay(after)

    def allows_goal(self, price: int, start: int, goal: int) -> bool:
        """Whether a tile can still be laid after a pawn has come in (from OUT), walked or left (to OUT)."""
        return self.allows_pawn(price, start, goal) if start == OUT else self.allows_walk(price, start, goal)

    def allowed_goals(self, price: int, start: int, goals: Hexes) -> Hexes:
        """Return the hexes among some to which a pawn may go for a price: `allows_goal` for all of them at once."""
        if price > self.spend:
            return nothing()
        left = self.total - price
        refused = both(goals, self.held(left).hexes)
        clears = self.may_clear(price)
        if start != OUT and is_any(refused):
            if clears:
                room = self.room(OUT, price)
                if self.leaves(price, room) and start not in room.place:
                    refused = both(refused, room.hexes())
            if is_any(refused):
                refused = both(refused, self.without(start).held(left).hexes)
        if clears and is_any(refused):
            room = self.room(start, price)
            if self.leaves(price, room):
                refused = both(refused, room.hexes())
                for goal in cells_of(refused):
                    if self.can_lay_after(price, start, goal):
                        refused = removed(refused, goal)
        return without(goals, refused)

    def allows_walk(self, price: int, start: int, goal: int) -> bool:
        """Whether a tile can still be laid after a pawn has walked or left (OUT); it may lie where the pawn stood."""
        cell = NO_CELL if goal == OUT else goal
        return (
            self.allows(price, cell)
            or self.keeps_room(price, start, goal)
            or self.without(start).allows(price, cell)
            or self.allows_pawn(price, start, goal)
        )

    def keeps_room(self, price: int, start: int, goal: int) -> bool:
        """Whether the way to make room that is there already outlasts a walk: the walker has no part in it."""
        if not self.may_clear(price):
            return False
        room = self.room(OUT, price)
        return self.leaves(price, room) and start not in room.place and not room.touches(goal)

    def without(self, start: int) -> Guard:
        """Return what is known once the pawn on `start` has left its hex."""
        lifted = self.lifted
        if lifted is None or lifted.away != start:
            lifted = self.lifted = Guard(self.s, start)
        return lifted

    def allows_pawn(self, price: int, start: int, goal: int) -> bool:
        """Whether a tile can still be laid after a pawn has come in, walked or left (OUT: the outside)."""
        if start == OUT and self.allows(price, goal):
            return True
        if not self.may_clear(price):
            return False
        room = self.room(start, price)
        if not self.leaves(price, room) or not room.touches(goal):
            return self.leaves(price, room)
        return self.can_lay_after(price, start, goal)

    def can_lay_after(self, price: int, start: int, goal: int) -> bool:
        """Whether a tile can be laid once a pawn has come to a hex: it is put there, and back again."""
        s = self.s
        ap, strolled = s.ap, s.strolled
        s.pay(price)
        if start == OUT:
            s.put_pawn(s.active, goal)
        else:
            s.move_pawn(s.active, start, goal)
            if price == 0:
                s.strolled = [*strolled, goal]
        is_possible = can_lay(s)
        if start == OUT:
            s.take_pawn(s.active, goal)
        else:
            s.move_pawn(s.active, goal, start)
        s.ap, s.strolled = ap, strolled
        return is_possible

    def most(self, start: int) -> int:
        """Return the most that a walk from `start` may cost (OUT: from the outside); -1 if none is allowed.

        More than that leaves no tile possible wherever the pawn goes.
        """
        price = self.spend
        while price > self.budget() and self.is_too_dear(price, start):
            price -= 1
        return price

    def is_too_dear(self, price: int, start: int) -> bool:
        """Whether a walk from `start` for that price leaves nothing for a tile, whichever hex it ends on."""
        left = self.total - price
        if self.is_open(left):
            return False
        if self.least() > left:
            return True
        if self.may_clear(price):
            return not (self.leaves(price, self.room(OUT, price)) or self.leaves(price, self.room(start, price)))
        return start == OUT or self.without(start).held(left).is_vain

    def is_open(self, left: int) -> bool:
        """Whether a tile can be laid at once for so many points."""
        return not self.held(left).is_vain

    def may_clear(self, price: int) -> bool:
        """Whether it is worth asking if own pawns can make room."""
        return self.s.facts.clears and price <= self.spend and self.least() <= self.total - price

    def least(self) -> int:
        """Return what a tile costs at least if all own pawns made room for nothing; NEVER if that would not help."""
        known = self.known
        if known.least == UNKNOWN:
            s = self.s
            known.least = least_price(s, either(s.free, s.seats[s.active].stands), self.total)
        return known.least

    def leaves(self, price: int, room: Plan) -> bool:
        """Whether enough points are left for a tile and the walks that make room for it."""
        return price + room.price <= self.total

    def room(self, start: int, price: int) -> Plan:
        """Return how room can be made once the pawn on `start` is gone: at least as cheaply as when it stands again."""
        s = self.s
        strolled = s.strolled
        strolls_again = price > 0 and len(strolled) > 0
        plans = self.known.plans
        if plans is None:
            plans = self.known.plans = []
        for gone, was_again, plan in plans:
            if gone == start and was_again == strolls_again:
                return plan
        if strolls_again:
            s.strolled = []
        if start != OUT:
            s.lift_pawn(start)
        found = Room(s, start).plan
        if start != OUT:
            s.return_pawn(start)
        s.strolled = strolled
        plans.append((start, strolls_again, found))
        return found

    def paid(self, price: int) -> Terraces:
        """Return the position after a payment."""
        after = self.s.clone()
        after.pay(price)
        return after

    def budget(self) -> int:
        """Return the points that may be spent wherever one likes; -1 if every hex must be asked about."""
        known = self.known
        if known.free == UNKNOWN:
            known.free = -1
            least = self.s.facts.tile_price
            dearest = min(self.total, self.s.facts.dearest_tile)
            if dearest < least:
                return -1
            if is_safe(self.s):
                known.free = self.spend
            elif not is_any(self.held(dearest).hexes):
                for left in range(least, dearest + 1):
                    if not is_any(self.held(left).hexes):
                        known.free = min(self.spend, self.total - left)
                        break
        return known.free


def allows_temple(s: Terraces, cell: int) -> bool:
    """Whether a tile can still be laid once a temple stands on `cell`: it also makes a city of the village."""
    if s.duty == 0:
        return True
    if s.ap - s.facts.temple_price + s.reserve() < s.facts.tile_price:
        return False
    if is_safe(s) and (outlasts(s, s.haven[:4], cell) or outlasts(s, s.haven[4:], cell)):
        return True
    s.own_list("kind")
    ap, strolled, kind = s.ap, s.strolled, s.kind[cell]
    s.pay(s.facts.temple_price)
    s.kind[cell] = TEMPLE
    s.survey(cell)
    s.temple_cell.append(cell)
    seams = s.seams
    s.find_seams()
    is_allowed = can_lay(s)
    s.temple_cell.pop()
    s.seams = seams
    s.kind[cell] = kind
    s.survey(cell)
    s.ap, s.strolled = ap, strolled
    return is_allowed


def outlasts(s: Terraces, place: list[int], temple: int) -> bool:
    """Whether a placement surely stays legal once a temple stands: it lies elsewhere and touches no new city."""
    if temple in place[1:]:
        return False
    village = place[1]
    if place[0] == FIELD_TILE or s.kind[village] == VILLAGE:
        return True
    city = s.town[temple]
    return all(s.town[n] != city for n in s.facts.near[village])


def renew_duty(s: Terraces) -> None:
    """Let the duty stand again if a walk has made a tile possible (R12)."""
    if s.laid == 0 and not s.closing and can_lay(s):
        s.duty = 1
