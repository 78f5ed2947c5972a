"""The blessing (K10), the end of the game and final scoring (K11)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import SMALL
from kancha.games.caral.cards import draw
from kancha.games.caral.events import MatchEnded
from kancha.games.caral.holdings import hand_size, is_complete, placed_alpacas, priests, pyramids
from kancha.games.caral.state import CaralState
from kancha.kernel.state import Step


class Blessing(Step):
    """Fame for priests and cards for pyramids at the start of a new year (K10)."""

    RULES: ClassVar = ("K10.1", "K10.2", "K10.3")

    def run(self, s: CaralState) -> None:
        """Bless every family, clockwise from the first."""
        s.stack.pop()
        order = [(s.first + n) % s.seats for n in range(s.seats)]
        for seat in order:
            s.score(seat, s.facts.priest_blessing * priests(s, seat), "blessing.priests")
        for seat in reversed(order):
            draw(s, seat, pyramids(s, seat), "K10.2")


class FinalScoring(Step):
    """Priests, pyramids and what modules add after the last ceremony (K11.2)."""

    RULES: ClassVar = ("K11.2",)

    def run(self, s: CaralState) -> None:
        """Score every family; the match is over."""
        s.stack.pop()
        if s.events is not None:
            s.events.append(MatchEnded(ending(s)))
        for seat in range(s.seats):
            for source, points in final_points(s, seat):
                s.score(seat, points, source)


def final_points(s: CaralState, seat: int) -> list[tuple[str, int]]:
    """Return what a family would add now if the match ended, by source."""
    facts = s.facts
    small = large = levels = 0
    for site, owner in enumerate(s.site_owner):
        if owner != seat:
            continue
        kind = s.site_kind[site]
        if not is_complete(s, site):
            levels += facts.level_fame * s.site_levels[site]
        elif kind == SMALL:
            small += facts.pyramid_fame[kind]
        else:
            large += facts.pyramid_fame[kind]
    found = [
        ("final.priests", facts.priest_fame * priests(s, seat)),
        ("final.small", small),
        ("final.large", large),
        ("final.levels", levels),
    ]
    if facts.last_blessing:
        found.append(("blessing.priests", facts.priest_blessing * priests(s, seat)))
    for module in s.modules:
        found += module.points(s, seat)
    return found


def is_last_year(s: CaralState) -> bool:
    """Return whether the match ends with this year's ceremony (K11.1)."""
    return s.completed >= s.facts.last_completion or s.year >= s.facts.years


def ending(s: CaralState) -> str:
    """Name the way the match ended."""
    return "central-pyramid" if s.completed >= s.facts.last_completion else "last-year"


def possessions(s: CaralState, seat: int) -> int:
    """Return stones, placed alpacas and cards together: the tie-break (K11.3, R29)."""
    return s.families[seat].stones + placed_alpacas(s, seat) + hand_size(s, seat)


def ranking(s: CaralState, scores: list[int]) -> list[list[int]]:
    """Return the families, best first; possessions break a tie for first place only (K11.3)."""
    best = max(scores)
    keys = [(fame, possessions(s, seat) if fame == best else 0) for seat, fame in enumerate(scores)]
    return [[seat for seat in range(s.seats) if keys[seat] == key] for key in sorted(set(keys), reverse=True)]
