"""Column Migrate (E8): Camps, Villages, Influence; and the card effects that do the same."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.endless_winter.actions import DONE, FOUND_VILLAGE, MOVE_CAMP, PITCH_CAMP
from kancha.games.endless_winter.events import CampMoved, CampPitched, VillageFounded
from kancha.games.endless_winter.facts import HEXES, JUNCTURES
from kancha.games.endless_winter.labor import MAKES_LABOR, Top, short
from kancha.games.endless_winter.moments import AskAny, AskSome
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.tracks import food_limit
from kancha.games.endless_winter.vocabulary import MIGRATE
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY


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
            to = MOVE_CAMP.rows[start]
            for end in s.facts.near[start]:
                codes.append(to[end])


def has_camp_on_map(t: Seat) -> bool:
    """Whether there is a Camp to move."""
    return any(t.camps)


def judge_move(s: WinterState, t: Seat, code: int) -> Refusal | None:
    """A Camp moves to an adjacent tile."""
    start, end = MOVE_CAMP.read(code)
    if t.camps[start] == 0:
        return Refusal("E8.2", "refuse-no-camp-there", {"hex": s.facts.hex_names[start]})
    (q, r), (to_q, to_r) = s.facts.hexes[start], s.facts.hexes[end]
    dq, dr = to_q - q, to_r - r
    if max(abs(dq), abs(dr), abs(dq + dr)) != 1:
        return Refusal("E8.2", "refuse-not-neighbours")
    return None


def move_camp(s: WinterState, t: Seat, code: int) -> None:
    """Move one Camp one step."""
    start, end = MOVE_CAMP.read(code)
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


def judge_village(s: WinterState, t: Seat, code: int) -> Refusal | None:
    """Judge supply, place and Camps (E8.3)."""
    juncture = FOUND_VILLAGE.value(code)
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


def found_village(s: WinterState, t: Seat, code: int) -> None:
    """Return three Camps, place the Village; Food above the lower limit is lost (Q23)."""
    juncture = FOUND_VILLAGE.value(code)
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


def influences(s: WinterState) -> list[list[int]]:
    """Return the Influence on all tiles, by seat."""
    found = [t.camps[:] for t in s.seats]
    for juncture, owner in enumerate(s.villages):
        if owner >= 0:
            for h in s.facts.junctures[juncture]:
                found[owner][h] += 2
    return found


def leads(s: WinterState, seat: int, h: int, totals: list[list[int]]) -> bool:
    """Whether a tile gives something and a seat has the most Influence on it, alone or tied (E11.3)."""
    mine = totals[seat][h]
    if mine == 0 or not s.facts.terrain_benefit[s.terrain[h]]:
        return False
    return all(here[h] <= mine for here in totals)


def led(s: WinterState, seat: int) -> list[int]:
    """Return the tiles that a seat leads."""
    totals = influences(s)
    return [h for h in range(HEXES) if leads(s, seat, h, totals)]


class MigrateTop(Top):
    """Migrate, top zone: pitch Camps on the Base tile and move Camps."""

    RULES: ClassVar = ("E8.1", "E8.2", "E4.5", "E5.1")
    ANSWERS: ClassVar = (*MAKES_LABOR, PITCH_CAMP, MOVE_CAMP)
    COLUMN: ClassVar[int] = MIGRATE

    def add_actions(self, s: WinterState, t: Seat, codes: list[int]) -> None:
        """A Camp to the Base, or a step of a Camp."""
        if t.labor >= s.facts.price[MIGRATE]:
            if t.camps_left:
                codes.append(PITCH_CAMP)
            add_moves(s, t, codes)

    def judge_column(self, s: WinterState, t: Seat, code: int) -> Refusal | None:
        """Price, Camps and neighbourhood."""
        price = s.facts.price[MIGRATE]
        if code != PITCH_CAMP:
            return judge_move(s, t, code) or short(t, price, "E8.2")
        return short(t, price, "E8.1") if t.camps_left else Refusal("E8.1", "refuse-no-camp")

    def act(self, s: WinterState, t: Seat, code: int) -> None:
        """Pay; pitch or move."""
        t.labor -= s.facts.price[MIGRATE]
        if code == PITCH_CAMP:
            pitch_camp(s, t)
        else:
            move_camp(s, t, code)


class MigrateMiddle(AskAny):
    """Migrate, middle zone: pay Food to turn three Camps into a Village."""

    RULES: ClassVar = ("E8.3", "E4.5")
    ANSWERS: ClassVar = (FOUND_VILLAGE, DONE)

    def words(self, s: WinterState) -> dict[str, int | str]:
        """Tell the price."""
        return {"food": s.facts.village_food}

    def choices(self, s: WinterState) -> list[int]:
        """Every juncture that is open and paid for."""
        t = s.seats[self.seat]
        if t.food < s.facts.village_food:
            return []
        return [FOUND_VILLAGE.codes[juncture] for juncture in villages_open(s, t)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge juncture and price."""
        t = s.seats[self.seat]
        if refusal := judge_village(s, t, code):
            return refusal
        if t.food < s.facts.village_food:
            return Refusal("E8.3", "refuse-food", {"price": s.facts.village_food, "food": t.food})
        return None

    def take(self, s: WinterState, code: int) -> None:
        """Pay and found."""
        t = s.seats[self.seat]
        t.food -= s.facts.village_food
        found_village(s, t, code)


class CampMoves(AskSome):
    """An effect moves Camps: so many steps, split as you like."""

    RULES: ClassVar = ("E8.2", "E3.5")
    ANSWERS: ClassVar = (MOVE_CAMP, DONE)

    def choices(self, s: WinterState) -> list[int]:
        """Every step of a Camp."""
        codes: list[int] = []
        add_moves(s, s.seats[self.seat], codes)
        return codes

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the step."""
        return judge_move(s, s.seats[self.seat], code)

    def take(self, s: WinterState, code: int) -> None:
        """Move the Camp."""
        move_camp(s, s.seats[self.seat], code)


class FreeVillage(AskSome):
    """An effect founds Villages without the Food."""

    RULES: ClassVar = ("E8.3", "Q23")
    ANSWERS: ClassVar = (FOUND_VILLAGE, DONE)

    def who(self, s: WinterState) -> int:
        """Nobody is asked if there is no place for a Village."""
        return self.seat if villages_open(s, s.seats[self.seat]) else NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Every open juncture."""
        return [FOUND_VILLAGE.codes[juncture] for juncture in villages_open(s, s.seats[self.seat])]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Judge the juncture."""
        return judge_village(s, s.seats[self.seat], code)

    def take(self, s: WinterState, code: int) -> None:
        """Found the Village."""
        found_village(s, s.seats[self.seat], code)
