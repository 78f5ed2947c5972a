"""The Ayllu's turns: tokens and bag, where it builds, its night (A11.6 to A11.13, A11.21 to A11.23)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import DRAW, FLIP
from kancha.games.ayar.ayllu_activities import perform
from kancha.games.ayar.ayllu_events import (
    BagRefilled,
    BonusChosen,
    MarkerDrawn,
    MoonSlotChosen,
    SlotChosen,
    SlotMissed,
    TempleChosen,
    TokenFlipped,
    TokenRemoved,
)
from kancha.games.ayar.checks import place_temple, reach_fertile_ground, reached, score_raymi
from kancha.games.ayar.events import AyarMoved, TamboBuilt
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    FARMING,
    FERTILE_CHECK,
    FROM_BONUS,
    PLACES,
    RAYMI_CHECK,
    REED,
    TOKENS,
    UNUSED,
    WEAVING,
)
from kancha.games.ayar.state import AyarState
from kancha.kernel.state import ChanceStep, Step
from kancha.kernel.steps import BagDraw

DRAWING, ACTING, CHECKING, ENDING = range(4)


class AylluTurn(Step):
    """The Ayllu draws, moves, builds, does the activity, and scores. A11.6 to A11.10."""

    RULES: ClassVar = ("A11.6",)

    def __init__(self, stage: int = DRAWING, before: int = 0) -> None:
        self.stage = stage
        self.before = before

    def run(self, s: AyarState) -> None:
        """Do the next part of the turn."""
        stage = self.stage
        self.stage += 1
        if stage == DRAWING:
            refill_bag(s)
            s.stack.append(MarkerDraw())
            s.stack.append(TokenDraw())
        elif stage == ACTING:
            self.act(s)
        elif stage == CHECKING:
            ayar = s.ayllu[0].marker
            for check in reached(s, ayar, self.before):
                if check == FERTILE_CHECK:
                    reach_fertile_ground(s, s.automa, ayar)
                else:
                    score_raymi(s, s.automa, ayar, check - RAYMI_CHECK)
        else:
            s.stack.pop()
            if s.facts.token_temple[s.ayllu[0].token]:
                place_best_temple(s)

    def act(self, s: AyarState) -> None:
        """Move the Ayar of the drawn colour, build, and do the activity (A11.7, A11.8)."""
        ayllu = s.ayllu[0]
        ayar, token = ayllu.marker, ayllu.token
        self.before = s.ayar[ayar]
        s.ayar[ayar] = min(self.before + s.facts.token_arrows[token], s.facts.goal)
        power = s.round + s.facts.token_modifier[token]
        if s.events is not None:
            s.events.append(AyarMoved(s.automa, AYAR[ayar], s.ayar[ayar] - self.before, s.ayar[ayar]))
        site = choose_site(s, ayar, self.before)
        if site < 0:
            if s.events is not None:
                s.events.append(SlotMissed(s.automa))
            return
        build(s, site, power)


def build(s: AyarState, site: int, power: int) -> None:
    """Put the Ayllu's tambo on a building slot and do its activity."""
    s.tambos[site] = s.automa
    activity = s.facts.site_activity[site]
    if s.events is not None:
        path, place = AYAR[s.facts.site_path[site]], PLACES[s.facts.site_place[site]]
        s.events.append(TamboBuilt(s.automa, path, place, ACTIVITIES[activity], power))
    perform(s, activity, power)


def refill_bag(s: AyarState) -> None:
    """Return all markers that have not retired to an empty bag (A11.6)."""
    bag = s.ayllu[0].bag
    if sum(bag) == 0:
        for ayar in range(4):
            bag[ayar] = 0 if s.fled[ayar] else 1
        if s.events is not None:
            s.events.append(BagRefilled(s.automa))


class TokenDraw(ChanceStep):
    """The next activity token. A11.6."""

    RULES: ClassVar = ("A11.6",)
    ANSWERS: ClassVar = (FLIP,)

    def legal(self, s: AyarState) -> list[int]:
        """Any token that lies face down."""
        return [FLIP.codes[token] for token, down in enumerate(s.ayllu[0].tokens) if down == 1]

    def play(self, s: AyarState, code: int) -> None:
        """Flip it."""
        s.stack.pop()
        ayllu = s.ayllu[0]
        ayllu.token = FLIP.values[code]
        ayllu.tokens[ayllu.token] = 0
        if s.events is not None:
            arrows = s.facts.token_arrows[ayllu.token]
            power = s.round + s.facts.token_modifier[ayllu.token]
            s.events.append(TokenFlipped(s.automa, TOKENS[ayllu.token], arrows, power))


class MarkerDraw(BagDraw):
    """The next marker from the bag. A11.6."""

    RULES: ClassVar = ("A11.6",)
    ANSWERS: ClassVar = (DRAW,)

    def bag(self, s: AyarState) -> list[int]:
        """The markers in the bag, one of each colour at most."""
        return s.ayllu[0].bag

    def drawn(self, s: AyarState, value: int) -> None:
        """Draw it."""
        s.stack.pop()
        s.ayllu[0].marker = value
        if s.events is not None:
            s.events.append(MarkerDrawn(s.automa, AYAR[value]))


def is_at_maximum(s: AyarState, activity: int) -> bool:
    """Whether the Ayllu has no piece or no slot left for an activity (A11.13, first step)."""
    ayllu, own = s.ayllu[0], s.seats[s.automa]
    board = s.facts.boards[ayllu.board]
    if activity == FARMING:
        return ayllu.maize >= board.maize
    if activity == REED:
        return len(own.islands) >= s.facts.islands
    if activity == WEAVING:
        return len(ayllu.textiles) + 1 >= len(board.textile_suns)
    return len(own.pots) + 1 >= len(board.pot_suns)


def choose_site(s: AyarState, ayar: int, before: int) -> int:
    """Return the building slot of A11.13, or -1; the closest to the Ayar among those of the chosen activity."""
    facts, own = s.facts, s.seats[s.automa]
    closest = [-1, -1, -1, -1]
    any_site = -1
    for site in facts.sites[ayar]:
        if facts.site_segment[site] >= s.ayar[ayar]:
            break
        activity = facts.site_activity[site]
        if s.tambos[site] < 0 and not is_at_maximum(s, activity):
            closest[activity] = site
            any_site = site
    if any_site < 0:
        return -1
    tiles = 0
    for slot in facts.raymi_of[ayar]:
        if facts.raymi_space[slot] > before:
            activity = facts.tile_activity[s.raymi[slot]]
            if closest[activity] >= 0:
                return choose(s, closest[activity], "because-raymi" if tiles == 0 else "because-next-raymi")
            tiles += 1
    for activity in range(4):
        if not own.bonuses[activity] and closest[activity] >= 0:
            return choose(s, closest[activity], "because-bonus")
    for activity in range(4):
        if own.moon_slots[activity] < 0 and closest[activity] >= 0:
            return choose(s, closest[activity], "because-moon-slot")
    return choose(s, any_site, "because-closest")


def choose(s: AyarState, site: int, reason: str, rule: str = "A11.13") -> int:
    """Say which rule decided, and return the slot."""
    if s.events is not None:
        s.events.append(SlotChosen(s.automa, ACTIVITIES[s.facts.site_activity[site]], reason, rule))
    return site


class AylluStart(Step):
    """The Ayllu's starting activity. A11.12."""

    RULES: ClassVar = ("A11.12",)

    def run(self, s: AyarState) -> None:
        """Build on a first slot that fits the nearest Raymi tiles, and do the activity with power 1."""
        s.stack.pop()
        open_sites, fitting = starting_sites(s)
        reason = "because-start" if fitting else "because-start-any"
        if len(fitting) > 1:
            reason = "because-start-highest"
        build(s, choose(s, (fitting or open_sites)[0], reason, "A11.12"), 1)


def starting_sites(s: AyarState) -> tuple[list[int], list[int]]:
    """Return the empty first slots, the highest temple row first, and those that fit a nearest Raymi tile."""
    wanted = [s.facts.tile_activity[s.raymi[slot]] for slot in s.facts.nearest_raymi]
    sites = [s.facts.first_sites[ayar] for ayar in s.rows]
    open_sites = [site for site in sites if s.tambos[site] < 0]
    return open_sites, [site for site in open_sites if s.facts.site_activity[site] in wanted]


def most(values: list[int], allowed: list[bool]) -> int:
    """Return the allowed activity with the highest value, the topmost on a tie (A11.5)."""
    best = -1
    for activity in range(4):
        if allowed[activity] and (best < 0 or values[activity] > values[best]):
            best = activity
    return best


def place_best_temple(s: AyarState) -> None:
    """Place the unused temple of the activity with most Moons (A11.10)."""
    own = s.seats[s.automa]
    activity = most(own.moons, [temple == UNUSED for temple in own.temples])
    if activity < 0:
        return
    if s.events is not None:
        s.events.append(TempleChosen(s.automa, ACTIVITIES[activity], own.moons[activity]))
    place_temple(s, s.automa, activity, s.ayllu[0].marker)


def best_moon_slot(s: AyarState) -> int:
    """Return the empty Moon slot of the activity with most Moons (A11.21)."""
    own = s.seats[s.automa]
    activity = most(own.moons, [marker < 0 for marker in own.moon_slots])
    if s.events is not None:
        s.events.append(MoonSlotChosen(s.automa, ACTIVITIES[activity], own.moons[activity]))
    return activity


def best_bonus(s: AyarState) -> int:
    """Return the unmarked activity in which the Ayllu has most Suns, or -1 (A11.22)."""
    own = s.seats[s.automa]
    return most(own.suns, [marked == 0 for marked in own.bonuses])


def dawn_suns(s: AyarState, seat: int) -> int:
    """Return the Sun points of a seat if dawn broke now: its dial, and for the Ayllu the bonus marked first."""
    own = s.seats[seat]
    marked = best_bonus(s) if seat == s.automa else -1
    return own.dial + (own.suns[marked] if marked >= 0 else 0)


def mark_best_bonus(s: AyarState) -> None:
    """Mark the unmarked activity with most Suns and add those Suns to the dial (A11.22)."""
    own = s.seats[s.automa]
    activity = best_bonus(s)
    own.bonuses[activity] = 1
    own.devotion[FROM_BONUS] += own.suns[activity]
    if s.events is not None:
        s.events.append(BonusChosen(s.automa, ACTIVITIES[activity], own.suns[activity]))


def prepare_ayllu(s: AyarState) -> None:
    """Fill the bag, remove the token of the round, shuffle the rest (A11.23)."""
    ayllu = s.ayllu[0]
    for ayar in range(4):
        ayllu.bag[ayar] = 0 if s.fled[ayar] else 1
    for token in range(len(TOKENS)):
        if s.facts.token_leaves[token] == s.round:
            ayllu.tokens[token] = -1
            if s.events is not None:
                s.events.append(TokenRemoved(s.automa, TOKENS[token], s.round))
        elif ayllu.tokens[token] == 0:
            ayllu.tokens[token] = 1
