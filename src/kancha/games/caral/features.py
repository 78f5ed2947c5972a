"""What a learned judgement reads of a position of Caral, from the side of one family.

A block of public numbers for the family itself and for each rival in the order of seats, what only the family knows,
and what all have in common. Rivals' cards are counted, never named: the numbers are the same in every state that the
family cannot tell apart. Whoever changes a number, or its place, moves `VERSION`.
"""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import LARGE
from kancha.games.caral.evaluation import (
    hand_of,
    outlook,
    pending,
    place_of,
    pyramids_of,
    time_left,
    use_of,
    workers_of,
)
from kancha.games.caral.holdings import hand_size, is_complete, movement
from kancha.games.caral.scoring import final_points, is_last_year
from kancha.games.caral.state import NO_TYPE, CaralState
from kancha.games.caral.worth import ENOUGH_CARDS
from kancha.kernel.measures import by_distance

VERSION: Final = 1
RIVALS: Final = 3
BACK: Final = 3
AHEAD: Final = 8
"""What can be done on so many places behind the pawn and ahead of it is looked at."""
TYPES: Final = 4
FACES: Final = 6

PUBLIC: Final = (
    *("present", "asked", "turns-away", "first", "fame", "if-ended", "lead", "outlook", "pyramids", "pending", "place"),
    *("workers", "workers-left", "workers-right", "workers-time", "alpacas", "alpacas-time", "stones", "stones-time"),
    *("cards", "cards-time", "many-cards", "reserve", "sites", "begun", "nearly", "small", "large", "priests"),
    *("levels", "ahead", "walked", "to-go", "reach", "arrived", "can-arrive", "gift", "gift-leads"),
)
"""Of each family; `lead` is the outlook less the best of the others."""
PRIVATE: Final = (
    *(f"card-{card}" for card in range(TYPES)),
    *("most-alike", "second-most", "pairs", "kinds", "hand", "sacrifice"),
    *(f"use-{offset}" for offset in range(-BACK, AHEAD + 1)),
)
COMMON: Final = (
    *("time", "last-year", "year", "completed", "central", "prize", "architect", "ceremony", "acted"),
    *(f"die-{face}" for face in range(-1, FACES)),
    *("blocked", "seats", "deck"),
)


def names() -> list[str]:
    """Name the numbers, in their order."""
    return by_distance(PUBLIC, PRIVATE, COMMON, RIVALS)


def features(s: CaralState, seat: int) -> list[float]:
    """Return the numbers of a position from the side of a family."""
    time = time_left(s)
    outlooks = [outlook(s, other, time) for other in range(s.seats)]
    found = public(s, seat, seat, time, outlooks)
    private(s, seat, time, found)
    for distance in range(1, RIVALS + 1):
        if distance < s.seats:
            found += public(s, (seat + distance) % s.seats, seat, time, outlooks)
        else:
            found += [0.0] * len(PUBLIC)
    found += [
        time,
        1.0 if is_last_year(s) else 0.0,
        float(s.year),
        float(s.completed),
        float(s.central),
        float(s.facts.prizes[s.central]),
        float(s.architect),
        1.0 if s.high_priest >= 0 else 0.0,
        1.0 if s.turn.acted else 0.0,
    ]
    for face in range(-1, FACES):
        found.append(1.0 if s.die == face else 0.0)
    found.append(1.0 if s.blocked != NO_TYPE else 0.0)
    found.append(float(s.seats))
    found.append(0.1 * sum(s.deck))
    return found


def public(s: CaralState, seat: int, viewer: int, time: float, outlooks: list[float]) -> list[float]:
    """Return what everybody can count of a family."""
    family = s.families[seat]
    facts = s.facts
    asked = s.seat if s.stack else -1
    best = max([value for other, value in enumerate(outlooks) if other != seat])
    sites = begun = nearly = small = large = priests = levels = ahead = 0
    for site, owner in enumerate(s.site_owner):
        if owner != seat:
            continue
        height = s.site_levels[site]
        levels += height
        priests += s.site_priest[site]
        if height == 0:
            sites += 1
        elif is_complete(s, site):
            if s.site_kind[site] == LARGE:
                large += 1
            else:
                small += 1
        else:
            begun += 1
            if height + 1 == facts.height[s.site_kind[site]]:
                nearly += 1
    for place in range(family.pawn + 1, facts.centre):
        site = facts.site_at[place]
        if site >= 0 and s.site_owner[site] == seat and not is_complete(s, site):
            ahead += 1
    cards = hand_size(s, seat)
    bounded = min(time, 2.5)
    reach = movement(s, seat)
    gift_leads = family.gift > 0
    for other in s.families:
        if other.seat != seat and other.gift >= family.gift:
            gift_leads = False
    ended = 0
    for _, points in final_points(s, seat):
        ended += points
    return [
        1.0,
        1.0 if asked == seat else 0.0,
        float((seat - asked) % s.seats) if asked >= 0 else 0.0,
        1.0 if s.first == seat else 0.0,
        float(s.ledger.totals[seat]),
        float(s.ledger.totals[seat] + (ended if s.stack else 0)),
        outlooks[seat] - best,
        outlooks[seat],
        pyramids_of(s, seat, time),
        pending(s, seat, time),
        place_of(s, seat, time),
        workers_of(family.workers),
        float(family.workers[0]),
        float(family.workers[1]),
        workers_of(family.workers) * bounded,
        float(family.alpacas),
        family.alpacas * bounded,
        float(family.stones),
        family.stones * bounded,
        float(cards),
        cards * bounded,
        float(max(0, cards - ENOUGH_CARDS)),
        float(family.reserve),
        float(sites),
        float(begun),
        float(nearly),
        float(small),
        float(large),
        float(priests),
        float(levels),
        float(ahead),
        family.pawn / facts.centre,
        0.1 * (facts.centre - family.pawn),
        float(reach),
        1.0 if family.pawn == facts.centre else 0.0,
        1.0 if family.pawn < facts.centre and facts.centre - family.pawn <= reach else 0.0,
        float(family.gift),
        1.0 if gift_leads else 0.0,
    ]


def private(s: CaralState, seat: int, time: float, found: list[float]) -> None:
    """Add what only the family itself knows, and what its pawn could do on the places around it."""
    family = s.families[seat]
    hand = family.hand
    most = second = pairs = kinds = 0
    for count in hand:
        found.append(float(count))
        pairs += count // 2
        kinds += 1 if count else 0
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    found += [float(most), float(second), float(pairs), float(kinds)]
    found.append(hand_of(s, seat, time))
    found.append(float(most - max([other.gift for other in s.families])) if s.high_priest >= 0 else 0.0)
    centre = s.facts.centre
    for offset in range(-BACK, AHEAD + 1):
        place = family.pawn + offset
        found.append(use_of(s, seat, place, time) if 0 < place < centre and s.high_priest < 0 else 0.0)
