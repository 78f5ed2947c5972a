"""What people count in Caral: fame, what the sled carries, and where the figures of a family stand. All is public."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.building import build_targets
from kancha.games.caral.holdings import hand_size, is_complete
from kancha.games.caral.scoring import final_points
from kancha.games.caral.spaces import action_at
from kancha.games.caral.state import CaralState
from kancha.games.caral.turn import ActionPhase
from kancha.kernel.measures import Measure

MEASURES: Final = (
    Measure("points", "fame"),
    Measure("estimate", "headdress"),
    Measure("levels", "level"),
    Measure("pyramids", "pyramid"),
    Measure("stones", "stone"),
    Measure("cards", "card-back"),
    Measure("gift", "fire"),
    Measure("alpacas", "alpaca"),
    Measure("workers", "quarry"),
    Measure("sites", "site"),
    Measure("priests", "priest"),
    Measure("envoys", "envoy"),
    Measure("action", "act", fleeting=True),
    Measure("caralis", "carali", 0),
    Measure("herd", "alpaca-back", 0),
    Measure("central", "central", 0, common=True),
)


def tally(s: CaralState) -> list[list[int]]:
    """Return the measures of all families; how many cards a hand holds is known, which ones is not counted."""
    seats = range(s.seats)
    levels, pyramids, sites, priests = [0] * s.seats, [0] * s.seats, [0] * s.seats, [0] * s.seats
    for site, owner in enumerate(s.site_owner):
        if not 0 <= owner < s.seats:
            continue
        levels[owner] += s.site_levels[site]
        if s.site_levels[site] == 0:
            sites[owner] += 1
        elif is_complete(s, site):
            pyramids[owner] += 1
        priests[owner] += s.site_priest[site]
    rows: list[list[int]] = []
    for seat in seats:
        family = s.families[seat]
        points = s.ledger.totals[seat]
        rows.append(
            [
                points,
                points + (expected(s, seat) if s.stack else 0),
                levels[seat],
                pyramids[seat],
                family.stones,
                hand_size(s, seat),
                family.gift,
                family.alpacas,
                sum(family.workers),
                sites[seat],
                priests[seat],
                sent(s, seat),
                free_action(s, seat),
                family.reserve,
                family.alpaca_reserve,
                s.central,
            ]
        )
    return rows


def expected(s: CaralState, seat: int) -> int:
    """Return what the final scoring would add now (K11.2)."""
    return sum([points for _, points in final_points(s, seat)])


def free_action(s: CaralState, seat: int) -> int:
    """Return 1 while a family could still act where its pawn stands (K5.2), else 0."""
    if not s.stack or s.turn.seat != seat or s.turn.acted:
        return 0
    step = s.stack[-1]
    if not isinstance(step, ActionPhase) or step.seat != seat or s.high_priest >= 0:
        return 0
    place = s.families[seat].pawn
    if place < s.architect:
        return 0
    space = s.facts.space_at[place]
    if space < 0:
        return 1 if build_targets(s, seat) else 0
    action = action_at(s, space)
    return 1 if action.again(s, seat, space) is None and action.possible(s, seat, space) else 0


def sent(s: CaralState, seat: int) -> int:
    """Return the figures that a family has on a board beside the path, whether they may come back or not."""
    figures = s.families[seat].away_caralis + s.families[seat].away_alpacas
    for module in s.modules:
        caralis, alpacas = module.bound(s, seat)
        figures += caralis + alpacas
    return figures
