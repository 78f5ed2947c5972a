"""Where actions are clicked, what they would look like, and what a move costs and gives."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import (
    ADVANCE,
    ALPACA,
    BOARD,
    BUILD,
    BUILD_AT,
    CARDS,
    CHASE_WITH_ALPACA,
    CHASE_WITH_STONE,
    CLAY,
    DISCARD,
    EMPLOY,
    FISH,
    FOUND,
    HARNESS,
    LARGE,
    LAY_TILE,
    LEAD_ANACONDA,
    MIXED_PAIR,
    MOVE_TO_SITE,
    MOVES,
    NEXT,
    ORDAIN,
    PAIR,
    RECALL_ALPACA,
    RECALL_BUILDER,
    RECALL_EMISSARY,
    RECALL_PRIEST,
    RECALL_WORKER,
    RESERVE,
    SACRIFICE,
    SEND_ALPACA,
    SEND_CARALI,
    SET_NEUTRAL,
    SMALL,
    STONE,
    TAKE,
    TRADE,
    USE_SPACE,
)
from kancha.games.caral.facts import KINDS, QUARRY, WORSHIP
from kancha.games.caral.holdings import is_complete, movement
from kancha.games.caral.movement import travel_cost
from kancha.games.caral.picture.board import (
    BUILDER,
    FIGURE,
    figure_place,
    level_piece,
    pawn_place,
    priest_place,
    spots_of,
    zone_of,
)
from kancha.games.caral.state import CaralState
from kancha.kernel.action import Action, Family
from kancha.kernel.scene import Aim, Piece, Text

PARTNER: Final = {STONE: CLAY, CLAY: STONE, FISH: ALPACA, ALPACA: FISH}

ON_SITE: Final = (FOUND, SET_NEUTRAL, RESERVE, ORDAIN, BUILD_AT)
IN_QUARRY: Final = (EMPLOY, RECALL_WORKER)
FROM_SITE: Final = (RECALL_BUILDER, RECALL_PRIEST)
ON_SPACE: Final = (LEAD_ANACONDA, LAY_TILE)
ALPACA_OF: Final = (CHASE_WITH_ALPACA, RECALL_ALPACA)
FIXED: Final = {
    SEND_CARALI: "emissary",
    RECALL_EMISSARY: "emissary",
    SEND_ALPACA: "emissary",
    HARNESS: "herd",
    CHASE_WITH_STONE: "load",
    TRADE: "face",
}
"""Where single actions are clicked: a zone of the family's own panel."""


def aim_at(s: CaralState, action: Action) -> Aim:
    """Return the aim of any action; without a place of its own it is a button."""
    code = action.code
    seat = _asked(s)
    if code in MOVES:
        return _move(s, seat, code)
    if code in BUILD:
        return _build(s, seat, BUILD.value(code))
    for family in ON_SITE:
        if code in family:
            return _on_site(s, seat, family, family.value(code))
    targets = _targets(s, seat, code)
    return Aim(targets) if targets else Aim()


def _asked(s: CaralState) -> int:
    seat = s.seat if s.stack else -1
    return seat if seat >= 0 else s.turn.seat


def _targets(s: CaralState, seat: int, code: int) -> list[str]:
    if code in ADVANCE:
        return [f"die-{ADVANCE.value(code)}"]
    if code in DISCARD:
        return [f"hand-{CARDS[DISCARD.value(code)]}"]
    if code in PAIR:
        return [f"hand-{CARDS[PAIR.value(code)]}"] * 2
    if code in MIXED_PAIR:
        card = MIXED_PAIR.value(code)
        return [f"hand-{CARDS[card]}", f"hand-{CARDS[PARTNER[card]]}"]
    if code in SACRIFICE:
        card, less = SACRIFICE.read(code)
        return [f"card-{CARDS[card]}-{less + 1}"]
    if code in TAKE:
        return [f"discard-{CARDS[TAKE.value(code)]}"]
    for family in IN_QUARRY:
        if code in family:
            return [f"space-{s.facts.quarries[family.value(code)] + 1}"]
    for family in FROM_SITE:
        if code in family:
            return [f"site-{family.value(code) + 1}"]
    for family in ON_SPACE:
        if code in family:
            return [f"space-{family.value(code) + 1}"]
    for family in ALPACA_OF:
        if code in family:
            return [f"envoy-alpaca-{seat}" if family.value(code) == BOARD else f"sled-{seat}"]
    if code == USE_SPACE:
        return [zone_of(s.facts, s.families[seat].pawn)]
    return [f"{FIXED[code]}-{seat}"] if code in FIXED else []


def _move(s: CaralState, seat: int, code: int) -> Aim:
    if code not in s.facts.goal:
        return Aim([f"site-{MOVE_TO_SITE.value(code) + 1}"])
    place = s.facts.goal[code]
    at = spots_of(s.facts)[place]
    x, y = pawn_place(at, 0, 1)
    ghost = Piece(id="ghost", symbol="pawn", x=x, y=y - 0.1, w=1.15, h=1.5, seat=seat, mark=True)
    return Aim([zone_of(s.facts, place)], [ghost], "board", _journey(s, seat, place))


def _journey(s: CaralState, seat: int, place: int) -> Text:
    """Say what a move costs and what can be done at its end."""
    cost = travel_cost(s, seat, place)
    main = bool(s.stack) and type(s.stack[-1]).__name__ == "Movement"
    args: dict[str, int | str | list[int] | list[str]] = {
        "cost": cost,
        "cards": max(0, cost - movement(s, seat)) if main else 0,
    }
    family = s.families[seat]
    site, space = s.facts.site_at[place], s.facts.space_at[place]
    if place == s.facts.centre:
        return Text("gain-centre", args | {"prize": s.facts.prizes[s.central]})
    if place < s.architect:
        return Text("gain-behind", args)
    if site >= 0:
        own = s.site_owner[site] == seat and not is_complete(s, site)
        return Text("gain-build" if own and family.stones else "gain-nothing", args)
    if space == s.snake:
        return Text("gain-blocked", args)
    if s.tile_on[space] >= 0:
        return Text("gain-tile", args | {"tile": f"tile-{s.tile_on[space] + 1}"})
    kind = s.facts.kind[space]
    if kind == QUARRY:
        stones = min(family.workers[s.facts.quarry_of[space]], s.facts.stone_room - family.stones)
        return Text("gain-quarry", args | {"stones": stones})
    if kind == WORSHIP:
        return Text("gain-worship", args | {"drawn": s.facts.worship_cards})
    return Text(f"gain-{KINDS[kind]}", args)


def _build(s: CaralState, seat: int, stage: int) -> Aim:
    """Aim at the pyramid, or at the size of its base, and show the level that would stand there."""
    site = s.facts.site_at[s.families[seat].pawn]
    if site < 0:
        return Aim()
    kind = stage or s.site_kind[site] or SMALL
    target = f"site-{site + 1}" if stage == NEXT else f"supply-{s.facts.height[kind]}"
    return Aim([target], [_level(s, site, kind, seat)], "board")


def _on_site(s: CaralState, seat: int, family: Family, site: int) -> Aim:
    """Aim at a site and show the figure or level that would stand there."""
    targets = [f"site-{site + 1}"]
    if site >= s.facts.sites:
        return Aim(targets)
    at = spots_of(s.facts)[s.facts.site_spot[site]]
    if family is RESERVE:
        x, y = figure_place(at, False)
        ghost = Piece(id="ghost", symbol="carali", x=x, y=y, w=BUILDER, h=BUILDER, seat=seat, mark=True)
    elif family is ORDAIN:
        x, y = priest_place(at, s.site_levels[site])
        ghost = Piece(id="ghost", symbol="priest", x=x, y=y, w=FIGURE, h=FIGURE, seat=seat, mark=True)
    else:
        ghost = _level(s, site, s.site_kind[site] or LARGE, None if family is SET_NEUTRAL else seat)
    return Aim(targets, [ghost], "board")


def _level(s: CaralState, site: int, kind: int, seat: int | None) -> Piece:
    level = s.site_levels[site]
    at = spots_of(s.facts)[s.facts.site_spot[site]]
    ghost = level_piece(site, level, max(1, s.facts.height[kind] - level), at, seat)
    ghost.id = "ghost"
    return ghost
