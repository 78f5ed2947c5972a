"""Suns and Moons of the four activities, points, llamas and the final score (A6, A9, and A11 for the Ayllu)."""

from __future__ import annotations

from kancha.games.ayar.facts import EAST, NORTH, SOUTH, WEST, Facts
from kancha.games.ayar.names import (
    FARMING,
    MOON,
    ORIGINS,
    REED,
    SUN,
    SUN_SLOT,
    WEAVE_WIDTH,
    WEAVING,
    WILD,
)
from kancha.games.ayar.state import AyarState, Seat


def recount(s: AyarState, seat: int, activity: int) -> None:
    """Bring a seat's Suns and Moons of one activity up to date after its pieces changed."""
    own = s.seats[seat]
    if seat == s.automa:
        suns, moons = _ayllu_suns(s, activity), _ayllu_moons(s, activity)
    elif activity == FARMING:
        suns, moons = farming_suns(s.facts, own.maize), farming_moons(s.facts, own.maize)
    elif activity == REED:
        suns, moons = s.facts.island_suns[len(own.islands)], reed_moons(s.facts, own.islands)
    elif activity == WEAVING:
        suns, moons = weaving_suns(s.facts, own), weaving_moons(s.facts, own.weave)
    else:
        suns, moons = s.facts.pot_suns[len(own.pots)], pottery_moons(s.facts, own.pots)
    own.suns[activity] = suns
    own.moons[activity] = moons


def pottery_moons(facts: Facts, pots: list[int]) -> int:
    """Value the colours, each wild pot counted for the colour where it is worth most (A6.P.6, Q7)."""
    counts = [0] * (len(facts.pots) // 2)
    wilds = 0
    for pot in pots:
        if pot == WILD:
            wilds += 1
        else:
            counts[pot // 2] += 1
    values = facts.set_moons
    most = len(values) - 1
    best = [0] * (wilds + 1)
    for count in counts:
        for left in range(wilds, -1, -1):
            top = 0
            for used in range(left + 1):
                worth = best[left - used] + values[min(count + used, most)]
                if worth > top:
                    top = worth
            best[left] = top
    return best[wilds]


def weaving_suns(facts: Facts, own: Seat) -> int:
    """Count whole Suns and pairs of halves that meet (A6.W.5)."""
    woven, weave = own.woven, own.weave
    suns = 0
    for place in range(0, len(woven), 3):
        suns += facts.full[woven[place]]
    for cell in facts.weave_east:
        if weave[cell] > 0 and weave[cell] & EAST and weave[cell + 1] > 0 and weave[cell + 1] & WEST:
            suns += 1
    for cell in facts.weave_south:
        below = weave[cell + WEAVE_WIDTH]
        if weave[cell] > 0 and weave[cell] & SOUTH and below > 0 and below & NORTH:
            suns += 1
    return suns


def weaving_moons(facts: Facts, weave: list[int]) -> int:
    """Value the unbroken run of complete columns from the left (A6.W.6)."""
    complete = 0
    for column in range(facts.weave_columns):
        for row in range(facts.weave_rows):
            if weave[WEAVE_WIDTH * row + column] < 0:
                return facts.column_moons[complete]
        complete += 1
    return facts.column_moons[complete]


def farming_suns(facts: Facts, maize: list[int]) -> int:
    """Count the Suns uncovered in the boxes (A6.F.4)."""
    suns = 0
    for box in range(4):
        suns += facts.box_suns[box][maize[box]]
    return suns


def farming_moons(facts: Facts, maize: list[int]) -> int:
    """Add up the Moons of the emptied boxes (A6.F.4)."""
    moons = 0
    for box in range(4):
        if maize[box] == facts.box_size[box]:
            moons += facts.box_moon[box]
    return moons


def reed_moons(facts: Facts, islands: list[int]) -> int:
    """Return the highest Moon value beside an island (A6.R.6); an island set aside (Q29) has none."""
    moons = 0
    for node in islands:
        if node >= 0 and facts.node_moon[node] > moons:
            moons = facts.node_moon[node]
    return moons


def _ayllu_suns(s: AyarState, activity: int) -> int:
    ayllu, own = s.ayllu[0], s.seats[s.automa]
    board = s.facts.boards[ayllu.board]
    if activity == FARMING:
        return board.maize_suns[ayllu.maize]
    if activity == REED:
        return board.island_suns[len(own.islands)]
    if activity == WEAVING:
        return board.textile_suns[len(ayllu.textiles)]
    return board.pot_suns[len(own.pots)]


def _ayllu_moons(s: AyarState, activity: int) -> int:
    ayllu, own = s.ayllu[0], s.seats[s.automa]
    board = s.facts.boards[ayllu.board]
    if activity == FARMING:
        return board.maize_moons[ayllu.maize]
    if activity == REED:
        return reed_moons(s.facts, own.islands)
    if activity == WEAVING:
        return board.textile_moons[len(ayllu.textiles)]
    return board.pot_moons[len(own.pots)]


def is_complete(s: AyarState, seat: int, slot: int) -> bool:
    """Whether a seat's bonus slot holds its number of Viracocha."""
    return s.seats[seat].viracocha[slot] >= s.facts.slot_need[slot]


def devotion_suns(s: AyarState, seat: int, activity: int) -> int:
    """Return the Suns that an activity gives as devotion, the extra Sun included (A10.5)."""
    return s.seats[seat].suns[activity] + (1 if is_complete(s, seat, SUN_SLOT) else 0)


def score_sun(s: AyarState, seat: int, points: int, source: str) -> None:
    """Give Sun points."""
    s.seats[seat].sun += points
    s.score(seat, points, source)


def score_moon(s: AyarState, seat: int, points: int, source: str) -> None:
    """Give Moon points."""
    s.seats[seat].moon += points
    s.score(seat, points, source)


def score_dial(s: AyarState, seat: int) -> None:
    """Turn the Inti dial into Sun points, one ledger entry per origin of the devotion (A8.5)."""
    devotion = s.seats[seat].devotion
    for origin in range(len(devotion)):
        score_sun(s, seat, devotion[origin], ORIGINS[origin])


def llama_points(s: AyarState, seat: int, llamas: int) -> int:
    """Return what llamas on one side are worth to a seat (A9.1, Q23) or to the Ayllu (A11.24)."""
    if seat == s.automa:
        board = s.facts.boards[s.ayllu[0].board]
        return llamas * board.llama_numerator // board.llama_denominator
    points = s.facts.llama_points
    return points[min(llamas, len(points) - 1)]


def best_split(s: AyarState, seat: int) -> list[int]:
    """Return the llamas for Sun and for Moon that give the highest lower total, then the smallest gap (A12.2, Q34)."""
    own = s.seats[seat]
    most = own.llamas if seat == s.automa else min(own.llamas, len(s.facts.llama_points) - 1)
    best = [0, 0]
    best_score, best_gap = -1, 0
    for to_sun in range(most + 1):
        sun = own.sun + llama_points(s, seat, to_sun)
        for to_moon in range(min(most, own.llamas - to_sun) + 1):
            moon = own.moon + llama_points(s, seat, to_moon)
            score, gap = min(sun, moon), abs(sun - moon)
            if score > best_score or (score == best_score and gap < best_gap):
                best_score, best_gap = score, gap
                best = [to_sun, to_moon]
    return best


def give_llamas(s: AyarState, seat: int, track: int, llamas: int) -> int:
    """Spend llamas on one track and return the points they gave (A9.1)."""
    s.seats[seat].llamas -= llamas
    s.llamas += llamas
    points = llama_points(s, seat, llamas)
    if track == SUN:
        score_sun(s, seat, points, "sun.llamas")
    elif track == MOON:
        score_moon(s, seat, points, "moon.llamas")
    return points


def final_scores(s: AyarState) -> list[int]:
    """Return the lower of the two totals of each seat (A9.2)."""
    return [min(own.sun, own.moon) for own in s.seats]


def gaps(s: AyarState) -> list[int]:
    """Return the gap between the two totals of each seat (A9.3)."""
    return [abs(own.sun - own.moon) for own in s.seats]
