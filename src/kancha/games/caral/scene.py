"""Caral laid out for the eye: sand, adobe and a spiral."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kancha.games.caral.holdings import movement, pyramids
from kancha.games.caral.picture.aims import aim_at
from kancha.games.caral.picture.board import board_panel
from kancha.games.caral.picture.families import family_panel, hand_panel
from kancha.games.caral.picture.modules import modules_panel
from kancha.games.caral.picture.progress import progress_panel
from kancha.games.caral.scoring import is_last_year
from kancha.games.caral.state import CaralState, Family
from kancha.kernel.action import Action
from kancha.kernel.game import Game, size
from kancha.kernel.scene import Aim, Panel, Scene, SeatLine, Stat, Text

MOST: Final = 256
"""So many drawn panels are kept: all viewers of a position share those that look the same to them."""

_panels: dict[tuple[Any, ...], Panel] = {}
_seen: list[Any] = [None, None]
"""The last view and its state: one view is asked for its drawing and for all its aims."""


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Draw what the view tells, and nothing else."""
    s = _state(game, view)
    panels = [_shared(_board_key(s), board_panel, s), _shared(_progress_key(s), progress_panel, s)]
    if s.desire or s.yearly or s.status:
        panels.append(_shared(_modules_key(s), modules_panel, s))
    panels += [_shared(_family_key(s, family), family_panel, s, family) for family in s.families]
    if seat is not None:
        panels.append(hand_panel(s, s.families[seat]))
    return Scene(panels, [_line(s, n) for n in range(s.seats)], status=_status(s))


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked."""
    return aim_at(_state(game, view), action)


def _state(game: Game, view: Any) -> CaralState:
    """Return the view as a state whose hidden values are unknown: the rules can then be asked about it."""
    if _seen[0] is view:
        known: CaralState = _seen[1]
        return known
    s = game.state(view)
    assert isinstance(s, CaralState)
    _seen[:] = [view, s]
    return s


def _shared(key: tuple[Any, ...], drawing: Callable[..., Panel], *args: Any) -> Panel:
    """Draw a panel, or return the one drawn before for the same key; such a panel is never changed."""
    panel = _panels.get(key)
    if panel is None:
        if len(_panels) >= MOST:
            _panels.clear()
        panel = _panels[key] = drawing(*args)
    return panel


def _board_key(s: CaralState) -> tuple[Any, ...]:
    workers = tuple(tuple(family.workers) for family in s.families)
    pawns = tuple(family.pawn for family in s.families)
    sites = (tuple(s.site_owner), tuple(s.site_kind), tuple(s.site_levels), tuple(s.site_priest))
    return ("board", s.facts, *sites, workers, pawns, s.architect, s.snake, s.central, tuple(s.tile_on))


def _progress_key(s: CaralState) -> tuple[Any, ...]:
    piles = (tuple(s.supply), size(s.deck), tuple(s.discard), tuple(s.tile_slots))
    return ("progress", s.facts, *piles, s.progress, s.completed, s.blocked, s.die, s.first)


def _modules_key(s: CaralState) -> tuple[Any, ...]:
    flags = (s.desire, s.yearly, s.status, s.seats, s.year)
    return ("modules", s.facts, *flags, tuple(s.desire_pile), tuple(s.yearly_tiles), tuple(s.status_owner))


def _family_key(s: CaralState, family: Family) -> tuple[Any, ...]:
    own = (family.seat, family.stones, family.alpacas, family.alpaca_reserve, family.reserve, size(family.hand))
    envoys = (s.emissaries, family.emissary_level, family.emissary_caralis, family.emissary_alpacas)
    holds = (s.high_priest == family.seat, s.diplomat == family.seat)
    return ("family", s.facts, *own, *envoys, *holds, family.gift, family.gift_card)


def _line(s: CaralState, seat: int) -> SeatLine:
    family = s.families[seat]
    stats = [
        Stat("stone", family.stones, Text("tip-load", {"stones": family.stones, "room": s.facts.stone_room})),
        Stat("alpaca", movement(s, seat), Text("tip-sled", {"movement": movement(s, seat)})),
        Stat("card-back", size(family.hand), Text("tip-hand", {"seat": seat, "cards": size(family.hand)})),
        Stat("carali", family.reserve, Text("tip-reserve", {"count": family.reserve})),
        Stat("pyramid", pyramids(s, seat), Text("tip-pyramids", {"count": pyramids(s, seat)})),
    ]
    if s.emissaries:
        stats.append(Stat("envoy", family.emissary_level, Text("tip-emissaries", {"level": family.emissary_level})))
    note = (
        Text("note-high-priest")
        if s.high_priest == seat
        else Text("note-first")
        if s.first == seat and s.year
        else None
    )
    return SeatLine(seat, s.ledger.totals[seat], stats, note)


def _status(s: CaralState) -> list[Text]:
    if s.year == 0:
        return [Text("status-setup")]
    found = [
        Text("status-year", {"year": s.year, "years": s.facts.years}),
        Text("status-completed", {"completed": s.completed, "last": s.facts.last_completion}),
        Text("status-prize", {"prize": s.facts.prizes[s.central]}),
    ]
    if is_last_year(s):
        found.append(Text("status-last"))
    return found
