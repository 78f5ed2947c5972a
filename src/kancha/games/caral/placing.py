"""Placing and taking back Caralis and alpacas (K5.3, K5.6, K19.2, R33, R40)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import (
    BOARD,
    EMPLOY,
    HARNESS,
    ORDAIN,
    PLACES,
    QUARRIES,
    RECALL_ALPACA,
    RECALL_BUILDER,
    RECALL_EMISSARY,
    RECALL_PRIEST,
    RECALL_WORKER,
    RESERVE,
    SEND_ALPACA,
    SEND_CARALI,
    SITES,
    SLED,
    STAY,
)
from kancha.games.caral.cards import draw
from kancha.games.caral.emissaries import draws_per_alpaca, lacks_alpaca, lacks_carali, send_alpaca, send_carali
from kancha.games.caral.events import (
    AlpacaHarnessed,
    AlpacaRecalled,
    CaraliRecalled,
    PriestOrdained,
    SiteReserved,
    WorkerPlaced,
)
from kancha.games.caral.holdings import is_complete, movement
from kancha.games.caral.state import FREE, CaralState
from kancha.games.caral.status import check_status
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def carali_targets(s: CaralState, seat: int, banned: int = -1) -> list[int]:
    """Return every legal place for a Carali of the reserve, except one place it comes from."""
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
            and not s.site_priest[site]
            and s.facts.takes_priest[s.site_kind[site]]
            and is_complete(s, site)
        ):
            codes.append(ORDAIN.codes[site])
    if lacks_carali(s, seat):
        codes.append(SEND_CARALI)
    if banned >= 0:
        codes = [code for code in codes if code != banned]
    return codes


def carali_refusal(s: CaralState, seat: int, code: int, banned: int = -1) -> Refusal | None:
    """Judge a place for a Carali."""
    if s.families[seat].reserve < 1:
        return Refusal("R14", "refuse-no-carali")
    if code == banned:
        return Refusal("R40", "refuse-same-place")
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
    if not s.emissaries:
        return Refusal("K19.2", "refuse-no-emissaries")
    return None if lacks_carali(s, seat) else Refusal("K19.1", "refuse-no-carali-needed")


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
    if s.site_priest[site]:
        return Refusal("R13", "refuse-has-priest", place)
    return None


def place_carali(s: CaralState, seat: int, code: int) -> None:
    """Place a Carali of the reserve."""
    family = s.families[seat]
    if code == SEND_CARALI:
        send_carali(s, seat)
        return
    family.reserve -= 1
    if code in ORDAIN:
        site = ORDAIN.value(code)
        s.site_priest[site] = True
        if s.events is not None:
            s.events.append(PriestOrdained(seat, SITES[site]))
    elif code in RESERVE:
        site = RESERVE.value(code)
        s.site_owner[site] = seat
        if s.events is not None:
            s.events.append(SiteReserved(seat, SITES[site]))
    else:
        quarry = EMPLOY.value(code)
        family.workers[quarry] += 1
        if s.events is not None:
            s.events.append(WorkerPlaced(seat, QUARRIES[quarry]))
    check_status(s, seat)


def alpaca_targets(s: CaralState, seat: int) -> list[int]:
    """Return every legal place for an alpaca of the reserve."""
    family = s.families[seat]
    if family.alpaca_reserve == 0:
        return []
    codes = [HARNESS] if family.alpacas < s.facts.alpaca_room else []
    if lacks_alpaca(s, seat):
        codes.append(SEND_ALPACA)
    return codes


def alpaca_refusal(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge a place for an alpaca."""
    family = s.families[seat]
    if family.alpaca_reserve < 1:
        return Refusal("R14", "refuse-no-alpaca")
    if code == HARNESS:
        return Refusal("K1.3", "refuse-sled-alpacas") if family.alpacas >= s.facts.alpaca_room else None
    if not s.emissaries:
        return Refusal("K19.2", "refuse-no-emissaries")
    return None if lacks_alpaca(s, seat) else Refusal("K19.1", "refuse-no-alpaca-needed")


def place_alpaca(s: CaralState, seat: int, code: int) -> None:
    """Place an alpaca of the reserve; the face held while placing counts (R44)."""
    family = s.families[seat]
    if draws_per_alpaca(s, seat):
        draw(s, seat, 1, "K19.6")
    if code == SEND_ALPACA:
        send_alpaca(s, seat)
        return
    family.alpaca_reserve -= 1
    family.alpacas += 1
    if s.events is not None:
        s.events.append(AlpacaHarnessed(seat, movement(s, seat)))
    check_status(s, seat)


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
    if family.emissary_caralis:
        codes.append(RECALL_EMISSARY)
    return codes


def recall_refusal(s: CaralState, seat: int, code: int, priests: bool) -> Refusal | None:
    """Judge the taking back of a Carali; None also for a kind of Carali that is there."""
    if code in RECALL_WORKER:
        quarry = RECALL_WORKER.value(code)
        none = s.families[seat].workers[quarry] == 0
        return Refusal("R33", "refuse-no-worker", {"quarry": QUARRIES[quarry]}) if none else None
    if code == RECALL_EMISSARY:
        return None if s.families[seat].emissary_caralis > 0 else Refusal("K19.4", "refuse-no-emissary")
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


def recall(s: CaralState, seat: int, code: int) -> None:
    """Take a placed Carali back to the reserve."""
    family = s.families[seat]
    family.reserve += 1
    if code == RECALL_EMISSARY:
        family.emissary_caralis -= 1
        spot = "board"
    elif code in RECALL_PRIEST:
        s.site_priest[RECALL_PRIEST.value(code)] = False
        spot = SITES[RECALL_PRIEST.value(code)]
    elif code in RECALL_BUILDER:
        s.site_owner[RECALL_BUILDER.value(code)] = FREE
        spot = SITES[RECALL_BUILDER.value(code)]
    else:
        family.workers[RECALL_WORKER.value(code)] -= 1
        spot = QUARRIES[RECALL_WORKER.value(code)]
    if s.events is not None:
        s.events.append(CaraliRecalled(seat, spot))


def recall_alpaca_targets(s: CaralState, seat: int) -> list[int]:
    """Return the places from which an alpaca may be taken back (R33)."""
    family = s.families[seat]
    codes = [RECALL_ALPACA.codes[SLED]] if family.alpacas else []
    if family.emissary_alpacas:
        codes.append(RECALL_ALPACA.codes[BOARD])
    return codes


def recall_alpaca_refusal(s: CaralState, seat: int, place: int) -> Refusal | None:
    """Judge the taking back of an alpaca."""
    if place == SLED:
        return None if s.families[seat].alpacas > 0 else Refusal("R33", "refuse-no-sled-alpaca")
    return None if s.families[seat].emissary_alpacas > 0 else Refusal("K19.4", "refuse-no-board-alpaca")


def recall_alpaca(s: CaralState, seat: int, place: int) -> None:
    """Take a placed alpaca back to the reserve."""
    family = s.families[seat]
    if place == SLED:
        family.alpacas -= 1
    else:
        family.emissary_alpacas -= 1
    family.alpaca_reserve += 1
    if s.events is not None:
        s.events.append(AlpacaRecalled(seat, PLACES[place]))


class Relocation(Ask):
    """Move a placed Carali to another place, or leave all where they are (PT4, PT6, R40)."""

    RULES: ClassVar = ("K17.3", "R40")
    ANSWERS: ClassVar = (STAY, RECALL_WORKER, RECALL_BUILDER, RECALL_PRIEST, RECALL_EMISSARY)

    def legal(self, s: CaralState) -> list[int]:
        """Stay, or take one back that is neither owner marker nor priest."""
        return [STAY, *recall_targets(s, self.seat, False)]

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge the choice."""
        return None if code == STAY else recall_refusal(s, self.seat, code, False)

    def play(self, s: CaralState, code: int) -> None:
        """Take the Carali up and ask for its new place."""
        s.stack.pop()
        if code == STAY:
            return
        recall(s, self.seat, code)
        quarry = RECALL_WORKER.value(code) if code in RECALL_WORKER else -1
        site = RECALL_BUILDER.value(code) if code in RECALL_BUILDER else -1
        s.stack.append(Placement(self.seat, quarry, site))


class Placement(Ask):
    """The new place of a Carali that was taken up; never the one it came from (R40)."""

    RULES: ClassVar = ("K17.3", "R40")
    ANSWERS: ClassVar = (EMPLOY, RESERVE, ORDAIN, SEND_CARALI)

    def __init__(self, seat: int, quarry: int, site: int) -> None:
        super().__init__(seat)
        self.quarry = quarry
        """The quarry it came from, -1 for none."""
        self.site = site
        """The site it came from, -1 for none; without quarry and site it came from the emissary board."""

    def source(self) -> int:
        """Return the action that would put the Carali back where it came from."""
        if self.quarry >= 0:
            return EMPLOY.codes[self.quarry]
        return RESERVE.codes[self.site] if self.site >= 0 else SEND_CARALI

    def legal(self, s: CaralState) -> list[int]:
        """Every other place."""
        return carali_targets(s, self.seat, self.source())

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge the place."""
        return carali_refusal(s, self.seat, code, self.source())

    def play(self, s: CaralState, code: int) -> None:
        """Place the Carali."""
        s.stack.pop()
        place_carali(s, self.seat, code)
