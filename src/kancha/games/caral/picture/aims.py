"""Where actions are clicked, what they would look like, and what a move costs and gives."""

from __future__ import annotations

from typing import Final, Literal

from kancha.games.caral.actions import (
    ADVANCE,
    BUILD,
    BUILD_AT,
    CARDS,
    DISCARD,
    EMPLOY,
    FOUND,
    HARNESS,
    LARGE,
    MOVES,
    NEXT,
    ORDAIN,
    PAIR,
    PLACES,
    RECALL_ALPACA,
    RECALL_BUILDER,
    RECALL_PRIEST,
    RECALL_WORKER,
    RESERVE,
    SACRIFICE,
    SET_NEUTRAL,
    SLED,
    SMALL,
    SPACE,
    TAKE,
    USE_SPACE,
)
from kancha.games.caral.building import can_build_at
from kancha.games.caral.ceremony import cards_worth, gift_worth
from kancha.games.caral.movement import Movement, is_counted, travel_cost
from kancha.games.caral.picture.board import (
    BUILDER,
    FIGURE,
    architect_piece,
    level_piece,
    pawn_piece,
    priest_place,
)
from kancha.games.caral.picture.layout import Layout
from kancha.games.caral.rounds import architect_way
from kancha.games.caral.spaces import action_at
from kancha.games.caral.state import CaralState
from kancha.kernel.action import Family
from kancha.kernel.scene import Aim, Piece, Stop, Tag, Text

ON_SITE: Final = (FOUND, SET_NEUTRAL, RESERVE, ORDAIN, BUILD_AT)
GIVES: Final = ("gain-centre", "gain-build", "gain-tile", "gain-quarry", "gain-worship", "gain-village", "gain-market")
IDLE: Final = ("gain-behind", "gain-nothing", "gain-blocked-wholly")
"""What the goals of moves say of themselves: something is to be had, or nothing can be done there."""
CARDS_OF: Final = {PAIR: 2, DISCARD: 1}
"""Answers that are clicked on the cards in hand: so many of them."""


def aim_at(s: CaralState, layout: Layout, code: int) -> Aim:
    """Return the aim of any action; without a place of its own it is a button."""
    seat = s.seat if s.stack and s.seat >= 0 else s.turn.seat
    family = SPACE.of[code]
    if code in MOVES:
        return _move(s, layout, seat, code)
    if family is ADVANCE:
        return _advance(s, layout, ADVANCE.value(code))
    if family is BUILD:
        return _build(s, layout, seat, BUILD.value(code))
    if family in ON_SITE:
        return _on_site(s, layout, seat, family, family.value(code))
    if family is SACRIFICE:
        return _sacrifice(s, seat, code)
    targets = _targets(s, layout, seat, code)
    for module in s.modules:
        targets = targets or module.targets(s, seat, code)
    return Aim(targets)


def _targets(s: CaralState, layout: Layout, seat: int, code: int) -> list[str]:
    family = SPACE.of[code]
    if family in CARDS_OF:
        return [f"hand-{CARDS[family.value(code)]}"] * CARDS_OF[family]
    if family is TAKE:
        return [f"discard-{CARDS[TAKE.value(code)]}"]
    if family in (EMPLOY, RECALL_WORKER):
        return [f"space-{s.facts.quarries[family.value(code)] + 1}"]
    if family in (RECALL_BUILDER, RECALL_PRIEST):
        return [f"site-{family.value(code) + 1}"]
    if code == RECALL_ALPACA.codes[SLED]:
        return [f"{PLACES[SLED]}-{seat}"]
    if code == USE_SPACE:
        return [layout.zones[s.families[seat].pawn]]
    return [f"herd-{seat}"] if code == HARNESS else []


def _sacrifice(s: CaralState, seat: int, code: int) -> Aim:
    """Aim at the card that counts it, and tell what it would bring as the sacrifices lie now."""
    card, less = SACRIFICE.read(code)
    best = max(gift_worth(s, other) for other in range(s.seats))
    leads = cards_worth(s, seat, less + 1) > best
    args: dict[str, int | str | list[int] | list[str]] = {"best": best}
    args["fame"] = s.facts.prizes[s.central] if leads else s.facts.giver_fame
    id = "gain-leads" if leads else "gain-trails"
    tag = Tag(str(less + 1), Text(f"{id}-short", args), "good" if leads else "", symbol="card-back")
    return Aim([f"card-{CARDS[card]}-{less + 1}"], gain=Text(id, args), tag=tag)


def _advance(s: CaralState, layout: Layout, steps: int) -> Aim:
    """Aim at the place where the architect would stand."""
    way = architect_way(s, steps)
    place = way[-1] if way else s.architect
    at = layout.pawns[place][_crowd(s, place) if way else 0]
    aim = Aim([layout.zones[place]], [architect_piece("ghost", at)], "board")
    aim.way = _way(layout, s.architect, place, way)
    return aim


def _move(s: CaralState, layout: Layout, seat: int, code: int) -> Aim:
    place = s.facts.goal[code]
    if place < 0:
        return Aim()
    hint, start = journey(s, seat, place), s.families[seat].pawn
    if place > start:
        steps = [at for at in range(start + 1, place + 1) if at == place or is_counted(s, at)]
    else:
        steps = [at for at in range(start - 1, place - 1, -1) if at == place or is_counted(s, at)]
    ghost = pawn_piece("ghost", layout.pawns[place][_crowd(s, place)], seat)
    tone: Literal["good", "bad", ""] = "good" if hint.id in GIVES else "bad" if hint.id in IDLE else ""
    tag = Tag(str(hint.args["cost"]), Text(f"{hint.id}-short", hint.args), tone)
    return Aim([layout.zones[place]], [ghost], "board", hint, tag, way=_way(layout, start, place, steps))


def _crowd(s: CaralState, place: int) -> int:
    """Return how many pawns stand on a place of the path, the architect among them."""
    count = 1 if s.architect == place else 0
    for family in s.families:
        if family.pawn == place:
            count += 1
    return count


def _way(layout: Layout, start: int, end: int, steps: list[int]) -> list[Stop]:
    """Follow the path from place to place; the places in `steps` are counted."""
    way = layout.stops[min(start, end) : max(start, end) + 1]
    if end < start:
        way.reverse()
    for number, place in enumerate(steps):
        at = layout.stops[place]
        way[abs(place - start)] = Stop(at.x, at.y, number + 1)
    return way


def journey(s: CaralState, seat: int, place: int) -> Text:
    """Say what a move costs and what can be done at its end, after the cards for it are paid."""
    cost = travel_cost(s, seat, place)
    step = s.stack[-1] if s.stack else None
    extended = isinstance(step, Movement) and step.takes_cards(s)
    cards = max(0, cost - step.reach(s)) if extended and isinstance(step, Movement) else 0
    hint = _hint_after(s, seat, place, cards) if cards else _hint(s, seat, place)
    hint.args |= {"cost": cost, "cards": cards}
    return hint


def _hint_after(s: CaralState, seat: int, place: int, cards: int) -> Text:
    """Say what can be done at the end of a move for which so many cards are paid."""
    hand, discard = s.families[seat].hand, s.discard
    held, thrown = hand[:], discard[:]
    left = cards
    for card, count in enumerate(held):
        paid = min(left, max(0, count))
        hand[card] -= paid
        discard[card] += paid
        left -= paid
    hint = _hint(s, seat, place)
    hand[:], discard[:] = held, thrown
    return hint


def _hint(s: CaralState, seat: int, place: int) -> Text:
    facts = s.facts
    if place == facts.centre:
        return Text("gain-centre", {"prize": facts.prizes[s.central]})
    if place < s.architect:
        return Text("gain-behind")
    site, space = facts.site_at[place], facts.space_at[place]
    if site >= 0:
        return Text("gain-build" if can_build_at(s, seat, site) else "gain-nothing")
    return action_at(s, space).hint(s, seat, space)


def _build(s: CaralState, layout: Layout, seat: int, stage: int) -> Aim:
    """Aim at the pyramid, or at the size of its base, and show the level that would stand there."""
    site = s.facts.site_at[s.families[seat].pawn]
    if site < 0:
        return Aim()
    kind = stage or s.site_kind[site] or SMALL
    target = f"site-{site + 1}" if stage == NEXT else f"supply-{s.facts.height[kind]}"
    return Aim([target], [_level(s, layout, site, kind, seat)], "board")


def _on_site(s: CaralState, layout: Layout, seat: int, family: Family, site: int) -> Aim:
    """Aim at a site and show the figure or level that would stand there."""
    if site >= s.facts.sites:
        return Aim()
    if family is RESERVE:
        x, y = layout.grounds[site]
        ghost = Piece("ghost", "carali", x, y, BUILDER, BUILDER, seat, True)
    elif family is ORDAIN:
        x, y = priest_place(layout, site, s.site_levels[site])
        ghost = Piece("ghost", "priest", x, y, FIGURE, FIGURE, seat, True)
    else:
        ghost = _level(s, layout, site, s.site_kind[site] or LARGE, None if family is SET_NEUTRAL else seat)
    return Aim([f"site-{site + 1}"], [ghost], "board")


def _level(s: CaralState, layout: Layout, site: int, kind: int, seat: int | None) -> Piece:
    level = s.site_levels[site]
    ghost = level_piece(layout, site, level, max(1, s.facts.height[kind] - level), seat)
    ghost.id = "ghost"
    return ghost
