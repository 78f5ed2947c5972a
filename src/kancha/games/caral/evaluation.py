"""A first evaluation for bots: how well a family stands, in points of fame.

Fame and what the match would add if it ended now are certain; to this come what figures, stones, cards and started
pyramids will still earn, the coming ceremony, and what the pawn can do where it stands or could go next.
"""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import LARGE, SMALL
from kancha.games.caral.cards import Drawing, Payment
from kancha.games.caral.ceremony import SacrificeChoice
from kancha.games.caral.holdings import hand_size, is_complete, movement
from kancha.games.caral.movement import Movement
from kancha.games.caral.scoring import final_points, is_last_year
from kancha.games.caral.sled import Loading
from kancha.games.caral.spaces import action_at
from kancha.games.caral.state import CaralState
from kancha.games.caral.worth import ENOUGH_CARDS, card_worth, stone_worth

GROWTH: Final[list[list[float]]] = [[0.0], [0.0, 1.7, 3.4, 5.0], [0.0, 2.0, 4.1, 6.2, 8.3, 10.0]]
"""What a pyramid with so many levels is worth if there is time to finish it, by kind."""
OPEN_SITES: Final[list[float]] = [0.0, 1.5, 2.3, 2.6, 2.7]
"""What so many own sites on which to build are worth, while there is time."""
PRIZE_CHANCE: Final[list[float]] = [0.0, 0.2, 0.45, 0.65, 0.8, 0.9, 0.95]
"""The chance that so many cards of one type are the largest sacrifice."""
PACE: Final = 1.3
"""Pyramids completed in a year, all families together."""


def evaluate(s: CaralState, seat: int) -> float:
    """Estimate the final fame of a family."""
    value = float(s.ledger.totals[seat])
    if not s.stack:
        return value
    family = s.families[seat]
    time = time_left(s)
    value += pyramids_of(s, seat, time)
    value += (workers_of(family.workers) + 0.5 * family.alpacas) * min(time, 2.5)
    value += stone_worth(time) * family.stones
    value += pending(s, seat, time)
    value += hand_of(s, seat, time)
    for module in s.modules:
        value += module.worth(s, seat, time)
    return value + place_of(s, seat, time)


def outlook(s: CaralState, seat: int, time: float) -> float:
    """Estimate the final fame of a family by what everybody knows: its cards count, whatever they are."""
    value = float(s.ledger.totals[seat])
    if not s.stack:
        return value
    family = s.families[seat]
    value += pyramids_of(s, seat, time) + pending(s, seat, time) + place_of(s, seat, time)
    value += (workers_of(family.workers) + 0.5 * family.alpacas) * min(time, 2.5)
    value += stone_worth(time) * family.stones
    for module in s.modules:
        value += module.worth(s, seat, time)
    return value + (card_worth(time - 0.5) if time > 0.5 else 0.05) * min(hand_size(s, seat), ENOUGH_CARDS)


def time_left(s: CaralState) -> float:
    """Return about how many years are left to play, the rest of this one included."""
    if is_last_year(s):
        gone = max(s.architect, max(family.pawn for family in s.families)) / s.facts.centre
        return 0.0 if s.high_priest >= 0 else 0.9 - 0.8 * gone
    return 0.9 + min(s.facts.years - s.year, (s.facts.last_completion - s.completed) / PACE)


def workers_of(workers: list[int]) -> float:
    """Return the yearly worth of workers; a fourth one in a quarry mostly loads stones for which there is no room."""
    return sum(0.5 * min(count, 3) + 0.05 * max(0, count - 3) for count in workers)


def pyramids_of(s: CaralState, seat: int, time: float) -> float:
    """Return final points of pyramids, priests and token, and the prospects of unfinished and reserved sites."""
    value = float(sum(points for _, points in final_points(s, seat)))
    hope = min(1.0, 0.6 * time)
    open_sites = 0
    for site, owner in enumerate(s.site_owner):
        if owner != seat:
            continue
        levels = s.site_levels[site]
        if not is_complete(s, site):
            open_sites += 1
            value += hope * (GROWTH[s.site_kind[site]][levels] - levels)
        if s.site_priest[site]:
            value += s.site_priest[site] * min(3.0, max(0.0, time - 0.5))
        elif s.site_kind[site] == LARGE and is_complete(s, site):
            value += 0.6 * hope
    return value + hope * OPEN_SITES[min(open_sites, len(OPEN_SITES) - 1)]


def pending(s: CaralState, seat: int, time: float) -> float:
    """Return what steps on the stack will still bring or cost."""
    value = 0.0
    for step in s.stack:
        if isinstance(step, Drawing) and step.seat == seat:
            value += card_worth(time) * step.left
        elif isinstance(step, Payment) and step.seat == seat:
            value -= card_worth(time) * step.left
        elif isinstance(step, Loading) and step.seat == seat:
            room = s.facts.stone_room - s.families[seat].stones
            value += stone_worth(time) * min(step.stones, room)
    return value


def hand_of(s: CaralState, seat: int, time: float) -> float:
    """Return the worth of cards: for play, and for the ceremony that is coming or going on."""
    family = s.families[seat]
    prize = s.facts.prizes[s.central]
    cards = hand_size(s, seat)
    useful = min(cards, ENOUGH_CARDS) + 0.2 * max(0, cards - ENOUGH_CARDS)
    value = (card_worth(time - 0.5) if time > 0.5 else 0.05) * useful
    if s.next_first >= 0:
        return value
    if s.high_priest < 0:
        most = max(family.hand)
        return value + 0.7 * (_prospect(prize, most) if most else -1.0)
    if any(isinstance(step, SacrificeChoice) and step.seat == seat for step in s.stack):
        given = [other.gift_card for other in s.families]
        most = max(0 if card == s.blocked or card in given else count for card, count in enumerate(family.hand))
        leads = all(other.gift < most for other in s.families)
        return value + (_prospect(prize, most if leads else 0) if most else -1.0)
    if family.gift:
        rivals = [other.gift for other in s.families if other.seat != seat]
        beaten = max(rivals) >= family.gift
        return value + (1.0 if beaten else _prospect(prize, family.gift + 1))
    return value - 1.0


def _prospect(prize: int, cards: int) -> float:
    chance = PRIZE_CHANCE[min(cards, len(PRIZE_CHANCE) - 1)]
    return 1.0 + chance * (prize - 1)


def place_of(s: CaralState, seat: int, time: float) -> float:
    """Return what the pawn can do now where it stands, or else where it could go next turn."""
    if s.high_priest >= 0:
        return 0.0
    family = s.families[seat]
    place, reach = family.pawn, movement(s, seat)
    for step in s.stack:
        if isinstance(step, Movement) and step.seat == seat and step.goal >= 0:
            place = step.goal
    if place == s.facts.centre:
        return 0.3
    value = 0.0
    if s.turn.seat == seat and not s.turn.acted:
        value = 0.9 * use_of(s, seat, place, time)
    best = 0.0
    for step_by in (1, -1):
        cost = 0
        goal = place + step_by
        while 0 < goal < s.facts.centre and cost < reach:
            site = s.facts.site_at[goal]
            if site < 0 or s.site_levels[site] or s.site_owner[site] == seat:
                cost += 1
                best = max(best, use_of(s, seat, goal, time))
            goal += step_by
    return value + 0.5 * best


def use_of(s: CaralState, seat: int, place: int, time: float) -> float:
    """Return about what acting on a place would gain now."""
    if place < s.architect or place == 0:
        return 0.0
    family = s.families[seat]
    site = s.facts.site_at[place]
    if site >= 0:
        if s.site_owner[site] != seat or family.stones == 0 or is_complete(s, site):
            return 0.0
        kind = s.site_kind[site] or (LARGE if time > 1.5 else SMALL)
        levels = s.site_levels[site]
        last = levels + 1 == s.facts.height[kind]
        gain = GROWTH[kind][levels + 1] - GROWTH[kind][levels] if time > 0.5 or last else 1.0
        return gain - 0.6 * stone_worth(time) + (2.0 if last else 0.0)
    space = s.facts.space_at[place]
    if space < 0:
        return 0.0
    return action_at(s, space).worth(s, seat, space, time)
