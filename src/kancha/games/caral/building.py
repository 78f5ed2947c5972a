"""Building (K6), the progress table and the central pyramid (K7)."""

from __future__ import annotations

from kancha.games.caral.actions import BUILD, LARGE, NEXT, SITES, SMALL
from kancha.games.caral.events import CentralRaised, LevelBuilt, PyramidCompleted
from kancha.games.caral.modules import PYRAMID_COMPLETED, changed, module_steps
from kancha.games.caral.sled import pay_stone
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal


def build_targets(s: CaralState, seat: int) -> list[int]:
    """Return the building actions of a family where its pawn stands (K5.7)."""
    family = s.families[seat]
    site = s.facts.site_at[family.pawn]
    if site < 0 or s.site_owner[site] != seat or family.stones == 0 or family.pawn < s.architect:
        return []
    if s.site_levels[site] == 0:
        return [BUILD.codes[kind] for kind in (SMALL, LARGE) if s.supply[s.facts.height[kind]]]
    return [BUILD.codes[NEXT]] if can_extend(s, seat, site) else []


def can_extend(s: CaralState, seat: int, site: int) -> bool:
    """Return whether a site holds an own started pyramid whose next level is in the supply (K6.4, K6.5)."""
    if s.site_owner[site] != seat:
        return False
    levels = s.site_levels[site]
    left = s.facts.height[s.site_kind[site]] - levels
    return levels > 0 and left > 0 and s.supply[left] > 0


def can_build_at(s: CaralState, seat: int, site: int) -> bool:
    """Return whether a family could build on a site if its pawn stood there, not behind the architect."""
    if s.families[seat].stones == 0 or s.site_owner[site] != seat:
        return False
    return can_start(s) if s.site_levels[site] == 0 else can_extend(s, seat, site)


def can_start(s: CaralState) -> bool:
    """Return whether a base of either kind is in the supply (K6.3, K6.5)."""
    return s.supply[s.facts.height[LARGE]] > 0 or s.supply[s.facts.height[SMALL]] > 0


def build_refusal(s: CaralState, seat: int, stage: int) -> Refusal | None:
    """Judge a building action where the pawn stands."""
    family = s.families[seat]
    site = s.facts.site_at[family.pawn]
    if site < 0 or s.site_owner[site] != seat:
        return Refusal("K5.7", "refuse-not-own-site")
    if family.pawn < s.architect:
        return Refusal("K5.1", "refuse-behind")
    if family.stones < 1:
        return Refusal("K6.1", "refuse-no-stone")
    if s.site_levels[site] == 0:
        if stage == NEXT:
            return Refusal("K6.3", "refuse-choose-kind")
        size = s.facts.height[stage]
        return None if s.supply[size] else Refusal("K6.5", "refuse-sold-out", {"size": size})
    if stage != NEXT:
        return Refusal("K6.3", "refuse-kind-fixed")
    return extend_refusal(s, seat, site)


def extend_refusal(s: CaralState, seat: int, site: int) -> Refusal | None:
    """Judge a further level on a site, its price apart."""
    if site >= s.facts.sites:
        return Refusal("K6.4", "refuse-no-such-site", {"site": SITES[site]})
    place: dict[str, int | str] = {"site": SITES[site]}
    if s.site_owner[site] != seat:
        return Refusal("K6.6", "refuse-not-own-pyramid", place)
    if s.site_levels[site] == 0:
        return Refusal("R41", "refuse-not-started", place)
    size = s.facts.height[s.site_kind[site]] - s.site_levels[site]
    if size == 0:
        return Refusal("K6.4", "refuse-finished", place)
    return Refusal("K6.5", "refuse-sold-out", {"size": size}) if s.supply[size] == 0 else None


def build_here(s: CaralState, seat: int, stage: int) -> None:
    """Build where the pawn stands; a first level fixes the kind of pyramid (K6.3)."""
    site = s.facts.site_at[s.families[seat].pawn]
    if stage != NEXT:
        s.site_kind[site] = stage
    build_level(s, seat, site)


def build_level(s: CaralState, seat: int, site: int) -> None:
    """Pay a stone and lay the next level of a site; pairs may add to this pyramid (R18)."""
    size = s.facts.height[s.site_kind[site]] - s.site_levels[site]
    pay_stone(s, seat)
    s.supply[size] -= 1
    s.site_levels[site] += 1
    s.turn.built = site
    s.turn.levels += 1
    if s.events is not None:
        s.events.append(LevelBuilt(seat, SITES[site], size))
    changed(s, seat)
    if size == 1:
        _complete(s, seat, site)


def _complete(s: CaralState, seat: int, site: int) -> None:
    """Settle a completed pyramid: table fame, central level, what modules add (K7.1, K7.2, K20.9)."""
    s.completed += 1
    nth = s.completed
    if s.events is not None:
        s.events.append(PyramidCompleted(seat, SITES[site], nth))
    if nth > s.facts.last_completion:
        return
    s.score(seat, s.facts.completion_fame[nth], "progress.table")
    if s.facts.completion_central[nth]:
        s.central += s.facts.completion_central[nth]
        if s.events is not None:
            s.events.append(CentralRaised(s.central, s.facts.prizes[s.central]))
    s.stack += module_steps(s, PYRAMID_COMPLETED, seat)
