"""Column Migrate (E8): Camps, Villages, Influence; and the card effects that do the same."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import (
    DONE,
    FOUND_VILLAGE,
    MOVE_CAMP,
    PITCH_CAMP,
    FoundVillage,
    MoveCamp,
    PitchCamp,
)
from kancha.games.endless_winter.ask import Ask
from kancha.games.endless_winter.events import CampMoved, CampPitched, VillageFounded
from kancha.games.endless_winter.facts import HEXES, JUNCTURES
from kancha.games.endless_winter.holdings import food_limit
from kancha.games.endless_winter.labor import Top, short
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import MIGRATE
from kancha.kernel.action import Action
from kancha.kernel.errors import Refusal


def pitch_camp(s: WinterState, t: Seat) -> None:
    """Put the leftmost Camp of the board on the Base tile; the Food limit rises."""
    t.camps_left -= 1
    t.camps[0] += 1
    if s.events is not None:
        s.events.append(CampPitched(t.seat))


def add_moves(s: WinterState, t: Seat, codes: list[int]) -> None:
    """Add every step of an own Camp to a neighbouring tile."""
    for start in range(HEXES):
        if t.camps[start]:
            for end in s.facts.near[start]:
                codes.append(MOVE_CAMP + start * HEXES + end)


def has_camp_on_map(t: Seat) -> bool:
    """Whether there is a Camp to move."""
    return any(t.camps)


def judge_move(s: WinterState, t: Seat, action: MoveCamp) -> Refusal | None:
    """A Camp moves to an adjacent tile."""
    if t.camps[action.start] == 0:
        return Refusal("E8.2", "refuse-no-camp-there", {"hex": s.facts.hex_names[action.start]})
    (q, r), (to_q, to_r) = s.facts.hexes[action.start], s.facts.hexes[action.end]
    dq, dr = to_q - q, to_r - r
    if max(abs(dq), abs(dr), abs(dq + dr)) != 1:
        return Refusal("E8.2", "refuse-not-neighbours")
    return None


def move_camp(s: WinterState, t: Seat, code: int) -> None:
    """Move one Camp one step."""
    start, end = divmod(code - MOVE_CAMP, HEXES)
    t.camps[start] -= 1
    t.camps[end] += 1
    if s.events is not None:
        s.events.append(CampMoved(t.seat, s.facts.hex_names[start], s.facts.hex_names[end]))


def villages_open(s: WinterState, t: Seat) -> list[int]:
    """Return the junctures where the seat may found a Village: free, not at the Base, own Camps all around."""
    if t.villages_left == 0:
        return []
    found: list[int] = []
    camps = t.camps
    for juncture in range(JUNCTURES):
        if s.villages[juncture] < 0:
            a, b, c = s.facts.junctures[juncture]
            if a > 0 and camps[a] and camps[b] and camps[c]:
                found.append(juncture)
    return found


def judge_village(s: WinterState, t: Seat, juncture: int) -> Refusal | None:
    """Judge supply, place and Camps (E8.3)."""
    if t.villages_left == 0:
        return Refusal("E8.3", "refuse-no-village")
    if s.villages[juncture] >= 0:
        return Refusal("E8.3", "refuse-juncture-taken", {"owner_seat": s.villages[juncture]})
    for h in s.facts.junctures[juncture]:
        if h == 0:
            return Refusal("E8.3", "refuse-juncture-base")
        if t.camps[h] == 0:
            return Refusal("E8.3", "refuse-no-camp-there", {"hex": s.facts.hex_names[h]})
    return None


def found_village(s: WinterState, t: Seat, juncture: int) -> None:
    """Return three Camps, place the Village; Food above the lower limit is lost (Q23)."""
    for h in s.facts.junctures[juncture]:
        t.camps[h] -= 1
        t.camps_left += 1
    t.villages_left -= 1
    s.villages[juncture] = t.seat
    t.food = min(t.food, food_limit(s, t))
    if s.events is not None:
        s.events.append(VillageFounded(t.seat, s.facts.juncture_names[juncture]))


def influence(s: WinterState, h: int) -> list[int]:
    """Return the Influence of each seat on a tile: 1 a Camp, 2 a Village (E8.5)."""
    found = [t.camps[h] for t in s.seats]
    for juncture in s.facts.junctures_of[h]:
        if s.villages[juncture] >= 0:
            found[s.villages[juncture]] += 2
    return found


class MigrateTop(Top):
    """Migrate, top zone: pitch Camps on the Base tile and move Camps."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.1", "E8.2", "E4.5", "E5.1")
    COLUMN: ClassVar[int] = MIGRATE

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """A Camp to the Base, or a step of a Camp."""
        if t.labor >= s.facts.price[MIGRATE]:
            if t.camps_left:
                codes.append(PITCH_CAMP)
            add_moves(s, t, codes)

    def judge_column(self, s: WinterState, t: Seat, action: Action) -> Refusal | None:
        """Price, Camps and neighbourhood."""
        if isinstance(action, PitchCamp):
            if t.camps_left == 0:
                return Refusal("E8.1", "refuse-no-camp")
            return short(t, s.facts.price[MIGRATE], "E8.1")
        if isinstance(action, MoveCamp):
            return judge_move(s, t, action) or short(t, s.facts.price[MIGRATE], "E8.2")
        return self.stray(action)

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay; pitch or move."""
        t.labor -= s.facts.price[MIGRATE]
        if code == PITCH_CAMP:
            pitch_camp(s, t)
        else:
            move_camp(s, t, code)


class MigrateMiddle(Ask):
    """Migrate, middle zone: pay Food to turn three Camps into a Village."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.3", "E4.5")

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the price."""
        return {"food": s.facts.village_food}

    def legal(self, s: WinterState) -> list[int]:
        """Every juncture that is open and paid for."""
        t = s.seats[self.seat]
        codes: list[int] = []
        if t.food >= s.facts.village_food:
            codes += [FOUND_VILLAGE + juncture for juncture in villages_open(s, t)]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge juncture and price."""
        if not isinstance(action, FoundVillage):
            return self.stray(action)
        t = s.seats[self.seat]
        if refusal := judge_village(s, t, action.juncture):
            return refusal
        if t.food < s.facts.village_food:
            return Refusal("E8.3", "refuse-food", {"price": s.facts.village_food, "food": t.food})
        return None

    def play(self, s: WinterState, code: int) -> None:
        """Pay and found, or go on to the bottom."""
        if code == DONE:
            s.stack.pop()
            return
        t = s.seats[self.seat]
        t.food -= s.facts.village_food
        found_village(s, t, code - FOUND_VILLAGE)


class CampMoves(Ask):
    """An effect moves Camps: so many steps, split as you like."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.2", "E3.5")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the steps left."""
        return {"left": self.left}

    def legal(self, s: WinterState) -> list[int]:
        """Every step of a Camp; or stop."""
        codes: list[int] = []
        add_moves(s, s.seats[self.seat], codes)
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the step."""
        if not isinstance(action, MoveCamp):
            return self.stray(action)
        return judge_move(s, s.seats[self.seat], action)

    def play(self, s: WinterState, code: int) -> None:
        """Move, or stop."""
        self.left -= 1
        if code == DONE or self.left == 0:
            s.stack.pop()
        if code != DONE:
            move_camp(s, s.seats[self.seat], code)


class FreeVillage(Ask):
    """An effect founds Villages without the Food."""

    RULES: ClassVar[tuple[str, ...]] = ("E8.3", "Q23")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, s: WinterState) -> list[int]:
        """Every open juncture; or decline."""
        codes = [FOUND_VILLAGE + juncture for juncture in villages_open(s, s.seats[self.seat])]
        codes.append(DONE)
        return codes

    def judge(self, s: WinterState, action: Action) -> Refusal | None:
        """Judge the juncture."""
        if not isinstance(action, FoundVillage):
            return self.stray(action)
        return judge_village(s, s.seats[self.seat], action.juncture)

    def play(self, s: WinterState, code: int) -> None:
        """Found, or decline what is left."""
        t = s.seats[self.seat]
        if code != DONE:
            found_village(s, t, code - FOUND_VILLAGE)
            self.left -= 1
        if code == DONE or self.left == 0 or not villages_open(s, t):
            s.stack.pop()
