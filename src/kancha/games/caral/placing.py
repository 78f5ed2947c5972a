"""Placing and taking back Caralis and alpacas (K5.3, K5.6, R33)."""

from __future__ import annotations

from kancha.games.caral.actions import (
    BOARD,
    EMPLOY,
    HARNESS,
    ORDAIN,
    PLACES,
    QUARRIES,
    RECALL_ALPACA,
    RECALL_AWAY,
    RECALL_BUILDER,
    RECALL_PRIEST,
    RECALL_WORKER,
    RESERVE,
    SITES,
    SLED,
    SPACE,
)
from kancha.games.caral.events import (
    AlpacaHarnessed,
    AlpacaRecalled,
    CaraliRecalled,
    PriestOrdained,
    SiteReserved,
    WorkerPlaced,
)
from kancha.games.caral.holdings import is_complete, movement
from kancha.games.caral.modules import (
    ALPACA_PLACED,
    PLACE_ALPACA,
    PLACE_CARALI,
    changed,
    judge,
    module_steps,
    offer,
    take,
)
from kancha.games.caral.state import FREE, CaralState
from kancha.kernel.errors import Refusal


def carali_targets(s: CaralState, seat: int) -> list[int]:
    """Return every legal place for a Carali of the reserve."""
    if s.families[seat].reserve == 0:
        return []
    codes = EMPLOY.codes[:]
    owners = s.site_owner
    for site, owner in enumerate(owners):
        if owner == FREE:
            codes.append(RESERVE.codes[site])
    for site, owner in enumerate(owners):
        if (
            owner == seat
            and (s.facts.many_priests or not s.site_priest[site])
            and s.facts.takes_priest[s.site_kind[site]]
            and is_complete(s, site)
        ):
            codes.append(ORDAIN.codes[site])
    offer(s, seat, PLACE_CARALI, codes)
    return codes


def carali_refusal(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge a place for a Carali."""
    if s.families[seat].reserve < 1:
        return Refusal("R14", "refuse-no-carali")
    if code in EMPLOY:
        return None
    if code in RESERVE:
        site = RESERVE.value(code)
        if site >= s.facts.sites:
            return Refusal("K5.3", "refuse-no-such-site", {"site": SITES[site]})
        if s.site_owner[site] != FREE:
            return Refusal("K5.3", "refuse-site-taken", {"site": SITES[site]})
        return None
    if code in ORDAIN:
        return _priest_refusal(s, seat, ORDAIN.value(code))
    return judge(s, seat, code)


def _priest_refusal(s: CaralState, seat: int, site: int) -> Refusal | None:
    if site >= s.facts.sites:
        return Refusal("K5.3", "refuse-no-such-site", {"site": SITES[site]})
    place: dict[str, int | str] = {"site": SITES[site]}
    if s.site_owner[site] != seat:
        return Refusal("K5.3", "refuse-not-own-pyramid", place)
    kind, levels = s.site_kind[site], s.site_levels[site]
    if levels == 0 or levels < s.facts.height[kind]:
        return Refusal("K5.3", "refuse-unfinished", place)
    if not s.facts.takes_priest[kind]:
        return Refusal("K5.3", "refuse-small-priest", place)
    if s.site_priest[site] and not s.facts.many_priests:
        return Refusal("R13", "refuse-has-priest", place)
    return None


def place_carali(s: CaralState, seat: int, code: int) -> None:
    """Place a Carali of the reserve."""
    family = s.families[seat]
    kind = SPACE.of[code]
    if kind is EMPLOY:
        quarry = EMPLOY.values[code]
        family.workers[quarry] += 1
        if s.events is not None:
            s.events.append(WorkerPlaced(seat, QUARRIES[quarry]))
    elif kind is RESERVE:
        site = RESERVE.values[code]
        s.site_owner[site] = seat
        if s.events is not None:
            s.events.append(SiteReserved(seat, SITES[site]))
    elif kind is ORDAIN:
        site = ORDAIN.values[code]
        s.site_priest[site] += 1
        if s.events is not None:
            s.events.append(PriestOrdained(seat, SITES[site]))
    else:
        take(s, seat, code)
        return
    family.reserve -= 1
    changed(s, seat)


def alpaca_targets(s: CaralState, seat: int) -> list[int]:
    """Return every legal place for an alpaca of the reserve."""
    family = s.families[seat]
    if family.alpaca_reserve == 0:
        return []
    codes = [HARNESS] if family.alpacas < s.facts.alpaca_room else []
    offer(s, seat, PLACE_ALPACA, codes)
    return codes


def can_place_alpaca(s: CaralState, seat: int) -> bool:
    """Return whether there is an alpaca in reserve and a place for it."""
    return len(alpaca_targets(s, seat)) > 0


def alpaca_refusal(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge a place for an alpaca."""
    family = s.families[seat]
    if family.alpaca_reserve < 1:
        return Refusal("R14", "refuse-no-alpaca")
    if code == HARNESS:
        return Refusal("K1.3", "refuse-sled-alpacas") if family.alpacas >= s.facts.alpaca_room else None
    return judge(s, seat, code)


def place_alpaca(s: CaralState, seat: int, code: int) -> None:
    """Place an alpaca of the reserve; what comes of it is settled before it stands there (R44)."""
    family = s.families[seat]
    s.stack += module_steps(s, ALPACA_PLACED, seat)
    if code != HARNESS:
        take(s, seat, code)
        return
    family.alpaca_reserve -= 1
    family.alpacas += 1
    if s.events is not None:
        s.events.append(AlpacaHarnessed(seat, movement(s, seat)))
    changed(s, seat)


def recall_targets(s: CaralState, seat: int, priests: bool) -> list[int]:
    """Return every placed Carali that may be taken back: never one on an arrow (K14.5), priests only if allowed."""
    family = s.families[seat]
    codes = [RECALL_WORKER.codes[quarry] for quarry, workers in enumerate(family.workers) if workers]
    for site, owner in enumerate(s.site_owner):
        if owner == seat and s.site_levels[site] == 0:
            codes.append(RECALL_BUILDER.codes[site])
    if priests:
        for site, priest in enumerate(s.site_priest):
            if priest and s.site_owner[site] == seat:
                codes.append(RECALL_PRIEST.codes[site])
    if family.away_caralis:
        codes.append(RECALL_AWAY)
    return codes


def recall_refusal(s: CaralState, seat: int, code: int, priests: bool) -> Refusal | None:
    """Judge the taking back of a Carali; None also for a kind of Carali that is there."""
    if code in RECALL_WORKER:
        quarry = RECALL_WORKER.value(code)
        none = s.families[seat].workers[quarry] == 0
        return Refusal("R33", "refuse-no-worker", {"quarry": QUARRIES[quarry]}) if none else None
    if code == RECALL_AWAY:
        return None if s.families[seat].away_caralis > 0 else Refusal("K19.4", "refuse-no-carali-away")
    site = RECALL_BUILDER.value(code) if code in RECALL_BUILDER else RECALL_PRIEST.value(code)
    if site >= s.facts.sites:
        return Refusal("R33", "refuse-no-such-site", {"site": SITES[site]})
    place: dict[str, int | str] = {"site": SITES[site]}
    if s.site_owner[site] != seat:
        return Refusal("R33", "refuse-no-own-carali", place)
    if code in RECALL_BUILDER:
        return Refusal("K14.5", "refuse-arrow", place) if s.site_levels[site] > 0 else None
    if not priests:
        return Refusal("R40", "refuse-move-priest")
    return None if s.site_priest[site] else Refusal("R33", "refuse-no-priest", place)


def recall(s: CaralState, seat: int, code: int, rule: str) -> None:
    """Take a placed Carali back to the reserve, by a rule."""
    family = s.families[seat]
    family.reserve += 1
    if code == RECALL_AWAY:
        family.away_caralis -= 1
        spot = "board"
    elif code in RECALL_PRIEST:
        s.site_priest[RECALL_PRIEST.value(code)] -= 1
        spot = SITES[RECALL_PRIEST.value(code)]
    elif code in RECALL_BUILDER:
        s.site_owner[RECALL_BUILDER.value(code)] = FREE
        spot = SITES[RECALL_BUILDER.value(code)]
    else:
        family.workers[RECALL_WORKER.value(code)] -= 1
        spot = QUARRIES[RECALL_WORKER.value(code)]
    if s.events is not None:
        s.events.append(CaraliRecalled(seat, spot, rule))


def recall_alpaca_targets(s: CaralState, seat: int) -> list[int]:
    """Return the places from which an alpaca may be taken back (R33)."""
    family = s.families[seat]
    codes = [RECALL_ALPACA.codes[SLED]] if family.alpacas else []
    if family.away_alpacas:
        codes.append(RECALL_ALPACA.codes[BOARD])
    return codes


def recall_alpaca_refusal(s: CaralState, seat: int, place: int) -> Refusal | None:
    """Judge the taking back of an alpaca."""
    if place == SLED:
        return None if s.families[seat].alpacas > 0 else Refusal("R33", "refuse-no-sled-alpaca")
    return None if s.families[seat].away_alpacas > 0 else Refusal("K19.4", "refuse-no-board-alpaca")


def recall_alpaca(s: CaralState, seat: int, place: int, rule: str) -> None:
    """Take a placed alpaca back to the reserve, by a rule."""
    family = s.families[seat]
    if place == SLED:
        family.alpacas -= 1
    else:
        family.away_alpacas -= 1
    family.alpaca_reserve += 1
    if s.events is not None:
        s.events.append(AlpacaRecalled(seat, PLACES[place], rule))
