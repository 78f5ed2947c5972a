"""Where actions are clicked, what they would look like, and what a move costs and gives."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import (
    ALPACA,
    CARDS,
    CLAY,
    FISH,
    LARGE,
    NEXT,
    SMALL,
    STONE,
    Advance,
    Build,
    BuildAt,
    ChaseWithAlpaca,
    Discard,
    Employ,
    Found,
    LayTile,
    LeadAnaconda,
    MixedPair,
    MoveToSite,
    MoveToSpace,
    Ordain,
    Pair,
    RecallAlpaca,
    RecallBuilder,
    RecallPriest,
    RecallWorker,
    Reserve,
    Sacrifice,
    SetNeutral,
    Take,
)
from kancha.games.caral.facts import KINDS, QUARRY, WORSHIP
from kancha.games.caral.holdings import is_complete, movement
from kancha.games.caral.movement import place_of, travel_cost
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
from kancha.kernel.action import Action
from kancha.kernel.scene import Aim, Piece, Text

PARTNER: Final = {STONE: CLAY, CLAY: STONE, FISH: ALPACA, ALPACA: FISH}


def aim_at(s: CaralState, action: Action) -> Aim:
    """Return the aim of any action; without a place of its own it is a button."""
    seat = _asked(s)
    if isinstance(action, (MoveToSpace, MoveToSite)) or action.family == "enter-centre":
        return _move(s, seat, action)
    if isinstance(action, (Found, SetNeutral, Reserve, Ordain, BuildAt, Build)):
        return _on_site(s, seat, action)
    targets = _targets(s, seat, action)
    return Aim(targets) if targets else Aim()


def _asked(s: CaralState) -> int:
    seat = s.seat if s.stack else -1
    return seat if seat >= 0 else s.turn.seat


def _targets(s: CaralState, seat: int, action: Action) -> list[str]:
    family = action.family
    if isinstance(action, Advance):
        return [f"die-{action.steps}"]
    if isinstance(action, (Discard, Pair)):
        name = f"hand-{CARDS[action.card]}"
        return [name, name] if isinstance(action, Pair) else [name]
    if isinstance(action, MixedPair):
        return [f"hand-{CARDS[action.card]}", f"hand-{CARDS[PARTNER[action.card]]}"]
    if isinstance(action, Sacrifice):
        return [f"card-{CARDS[action.card]}-{action.count + 1}"]
    if isinstance(action, Take):
        return [f"discard-{CARDS[action.card]}"]
    if isinstance(action, (Employ, RecallWorker)):
        return [f"space-{s.facts.quarries[action.quarry] + 1}"]
    if isinstance(action, (RecallBuilder, RecallPriest)):
        return [f"site-{action.site + 1}"]
    if isinstance(action, (LeadAnaconda, LayTile)):
        return [f"space-{action.space + 1}"]
    if isinstance(action, (ChaseWithAlpaca, RecallAlpaca)):
        return [f"envoy-alpaca-{seat}" if action.place else f"sled-{seat}"]
    if family == "use-space":
        return [zone_of(s.facts, s.families[seat].pawn)]
    fixed = {
        "send-carali": f"emissary-{seat}",
        "recall-emissary": f"emissary-{seat}",
        "send-alpaca": f"emissary-{seat}",
        "harness": f"herd-{seat}",
        "chase-with-stone": f"load-{seat}",
        "trade": f"face-{seat}",
    }
    return [fixed[family]] if family in fixed else []


def _move(s: CaralState, seat: int, action: Action) -> Aim:
    if isinstance(action, MoveToSite) and action.site >= s.facts.sites:
        return Aim([f"site-{action.site + 1}"])
    place = place_of(s.facts, action.code)
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


def _on_site(s: CaralState, seat: int, action: Action) -> Aim:
    """Aim at a site and show the figure or level that would stand there."""
    if isinstance(action, Build):
        site = s.facts.site_at[s.families[seat].pawn]
        if site < 0:
            return Aim()
        kind = action.stage or s.site_kind[site] or SMALL
        targets = [f"site-{site + 1}"] if action.stage == NEXT else [f"supply-{s.facts.height[kind]}"]
    else:
        site = int(str(action.fields["site"])[1:]) - 1
        targets = [f"site-{site + 1}"]
        kind = s.site_kind[site] if site < s.facts.sites and s.site_kind[site] else LARGE
    if site >= s.facts.sites:
        return Aim(targets)
    at = spots_of(s.facts)[s.facts.site_spot[site]]
    if isinstance(action, Reserve):
        x, y = figure_place(at, False)
        ghost = Piece(id="ghost", symbol="carali", x=x, y=y, w=BUILDER, h=BUILDER, seat=seat, mark=True)
    elif isinstance(action, Ordain):
        x, y = priest_place(at, s.site_levels[site])
        ghost = Piece(id="ghost", symbol="priest", x=x, y=y, w=FIGURE, h=FIGURE, seat=seat, mark=True)
    else:
        level = s.site_levels[site]
        owner = None if isinstance(action, SetNeutral) else seat
        ghost = level_piece(site, level, max(1, s.facts.height[kind] - level), at, owner)
        ghost.id = "ghost"
    return Aim(targets, [ghost], "board")
