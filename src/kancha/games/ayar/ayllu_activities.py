"""The Ayllu's activities: pottery, weaving, farming, reed bundling (A11.14 to A11.20)."""

from __future__ import annotations

from kancha.games.ayar.ayllu_events import (
    IslandSet,
    IslandSetAside,
    MaizeSown,
    PotsChosen,
    SectionChosen,
    StacksChosen,
    TrackSailed,
)
from kancha.games.ayar.names import FARMING, NODES, REED, SECTIONS, STACK, WEAVING
from kancha.games.ayar.pottery import slide_market, take_pot
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_viracocha, receive_viracocha
from kancha.games.ayar.weaving import TextileReveal, take_textile

STRONGEST_WEAVING = 5
"""Stack 1 with stack 4: there is nothing stronger to take (Q30)."""


def perform(s: AyarState, activity: int, power: int) -> None:
    """Do an activity with a power."""
    if activity == FARMING:
        farm(s, power)
    elif activity == REED:
        sail(s, power)
    elif activity == WEAVING:
        weave(s, power)
    else:
        make_pots(s, power)


def make_pots(s: AyarState, power: int) -> None:
    """Take as many pots as possible, then most icons, then lower slots (A11.14, Q31, Q32, Q42)."""
    slots = best_pots(s, power)
    if s.events is not None:
        icons = sum(1 for slot in slots if slot != STACK and s.market[slot] % 2 == 1)
        s.events.append(PotsChosen(s.automa, len(slots), icons, power))
    for slot in slots:
        take_pot(s, s.automa, slot)
    slide_market(s)


def best_pots(s: AyarState, power: int) -> list[int]:
    """Return the preferred set of market slots, lowest first."""
    board = s.facts.boards[s.ayllu[0].board]
    room = len(board.pot_suns) - 1 - len(s.seats[s.automa].pots)
    on_offer = [slot for slot in range(STACK) if s.market[slot] >= 0]
    if s.stack_pots:
        on_offer.append(STACK)
    best: list[int] = []
    best_icons = 0
    # Subsets come in the order {}, {1}, {1, 2}, {1, 2, 3}, ..., {1, 3}, ...: of equal ones the first is the lowest.
    pending: list[list[int]] = [[]]
    while pending:
        chosen = pending.pop()
        price = sum(s.facts.market_power[slot] for slot in chosen)
        if price > power or len(chosen) > room:
            continue
        icons = sum(1 for slot in chosen if slot != STACK and s.market[slot] % 2 == 1)
        if len(chosen) > len(best) or (len(chosen) == len(best) and is_preferred(chosen, icons, best, best_icons)):
            best, best_icons = chosen, icons
        for slot in reversed(on_offer):
            if not chosen or slot > chosen[-1]:
                pending.append([*chosen, slot])
    return best


def is_preferred(one: list[int], one_icons: int, two: list[int], two_icons: int) -> bool:
    """Compare sets of equal size: without the stack, more icons, lower slots (Q31, Q42)."""
    if (STACK in one) != (STACK in two):
        return STACK in two
    if one_icons != two_icons:
        return one_icons > two_icons
    return one < two


def weave(s: AyarState, power: int) -> None:
    """Take the top textiles of the stacks that belong to the power (A11.15, Q30, Q32)."""
    power = min(power, STRONGEST_WEAVING)
    wanted = [power - 1] if power <= 2 else [0, power - 2]
    board = s.facts.boards[s.ayllu[0].board]
    taken: list[int] = []
    for stack in wanted:
        while stack >= 0 and (s.tops[stack] < 0 or stack in taken):
            stack -= 1
        if stack >= 0 and len(s.ayllu[0].textiles) + len(taken) + 1 < len(board.textile_suns):
            taken.append(stack)
    if s.events is not None:
        s.events.append(StacksChosen(s.automa, [stack + 1 for stack in taken], power))
    for stack in taken:
        design = take_textile(s, s.automa, stack)
        s.ayllu[0].textiles.append(design)
        if s.facts.textile_icon[design]:
            gain_viracocha(s, s.automa)
    recount(s, s.automa, WEAVING)
    s.stack.append(TextileReveal())


def farm(s: AyarState, power: int) -> None:
    """Plant maize from left to right (A11.16)."""
    ayllu = s.ayllu[0]
    board = s.facts.boards[ayllu.board]
    number = min(power, board.maize - ayllu.maize)
    if s.events is not None:
        s.events.append(MaizeSown(s.automa, number, power))
    for _ in range(number):
        ayllu.maize += 1
        s.terrace.append(s.automa)
        if ayllu.maize in board.maize_icons:
            gain_viracocha(s, s.automa)
    recount(s, s.automa, FARMING)


def sail(s: AyarState, power: int) -> None:
    """Advance on the reed track and place the island of every section newly entered (A11.17, Q26)."""
    ayllu, own = s.ayllu[0], s.seats[s.automa]
    values, sections = s.facts.track_value, s.facts.track_section
    start = ayllu.boat
    ayllu.boat = min(start + power, len(values) - 1)
    if s.events is not None:
        s.events.append(TrackSailed(s.automa, ayllu.boat - start, values[ayllu.boat]))
    built: list[int] = []
    for section in range(len(own.islands), sections[ayllu.boat] + 1):
        value = 0
        for space in range(start + 1, ayllu.boat + 1):
            if sections[space] == section:
                value = max(value, values[space])
        node = set_island(s, len(own.islands) + 1, value)
        own.islands.append(node)
        built.append(node)
    recount(s, s.automa, REED)
    board = s.facts.boards[ayllu.board]
    first = len(own.islands) - len(built) + 1
    for place, node in enumerate(built):
        if first + place in board.island_icons and node >= 0:
            fish(s, node)


def set_island(s: AyarState, number: int, value: int) -> int:
    """Return the lake slot for an island of a track value, or -1 (A11.17, A11.18, Q28, Q29)."""
    facts = s.facts
    node = -1
    reason, rule = "because-value", "A11.17"
    for slot in range(len(NODES)):
        if facts.is_island[slot] and facts.node_moon[slot] == value and is_allowed(s, slot):
            node = slot
            break
    if node < 0:
        node = nearest_yellow(s, value)
        reason, rule = ("because-yellow", "A11.18") if is_rival_there(s, value) else ("because-own", "Q28")
    if s.events is not None:
        if node < 0:
            s.events.append(IslandSetAside(s.automa, number))
        else:
            s.events.append(IslandSet(s.automa, NODES[node], number, value, reason, rule))
    return node


def is_rival_there(s: AyarState, value: int) -> bool:
    """Whether the island of the human is on a yellow slot of that value."""
    facts = s.facts
    return any(facts.is_yellow[node] and facts.node_moon[node] == value for node in s.seats[1 - s.automa].islands)


def is_allowed(s: AyarState, node: int) -> bool:
    """Whether the Ayllu may use a lake slot: no island of its own there, and no island at all on a yellow one."""
    if s.facts.is_yellow[node]:
        return all(node not in own.islands for own in s.seats)
    return node not in s.seats[s.automa].islands


def nearest_yellow(s: AyarState, value: int) -> int:
    """Return the empty yellow slot with the next higher value, else with the next lower one, else -1 (A11.18)."""
    higher, lower = -1, -1
    moon = s.facts.node_moon
    for node in range(len(NODES)):
        if not s.facts.is_yellow[node] or not is_allowed(s, node):
            continue
        if moon[node] > value and (higher < 0 or moon[node] < moon[higher]):
            higher = node
        if moon[node] < value and (lower < 0 or moon[node] > moon[lower]):
            lower = node
    return higher if higher >= 0 else lower


def fish(s: AyarState, node: int) -> None:
    """Take a Viracocha from the adjacent section whose highest other island slot is lowest (A11.19, Q27)."""
    facts = s.facts
    best, best_rating = -1, 0
    stocked = [section for section in facts.sections_at[node] if s.lake[section]]
    for section in stocked:
        rating = 0
        for other in facts.section_nodes[section]:
            if facts.is_island[other] and (other != node or facts.rates_built_slot):
                rating = max(rating, facts.node_moon[other])
        if best < 0 or rating < best_rating:
            best, best_rating = section, rating
    if best < 0:
        return
    s.lake[best] -= 1
    if s.events is not None:
        reason = "because-rated-all" if facts.rates_built_slot else "because-rated"
        if len(stocked) == 1:
            reason = "because-only-area"
        s.events.append(SectionChosen(s.automa, SECTIONS[best], best_rating, reason))
    receive_viracocha(s, s.automa)
