"""Caral laid out for the eye: sand, adobe and a spiral."""

from __future__ import annotations

from typing import Any

from kancha.games.caral.holdings import movement, pyramids
from kancha.games.caral.picture.aims import aim_at
from kancha.games.caral.picture.board import board_panel
from kancha.games.caral.picture.families import family_panel, hand_panel
from kancha.games.caral.picture.modules import modules_panel
from kancha.games.caral.picture.progress import progress_panel
from kancha.games.caral.scoring import is_last_year
from kancha.games.caral.state import CaralState
from kancha.kernel.action import Action
from kancha.kernel.game import Game, size
from kancha.kernel.scene import Aim, Palette, Scene, SeatLine, Stat, Text


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Draw what the view tells, and nothing else."""
    s = _state(game, view)
    panels = [board_panel(s), progress_panel(s)]
    modules = modules_panel(s)
    if modules is not None:
        panels.append(modules)
    panels += [family_panel(s, family) for family in s.families]
    if seat is not None:
        panels.append(hand_panel(s, s.families[seat]))
    return Scene(panels, [_line(s, n) for n in range(s.seats)], status=_status(s))


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked."""
    return aim_at(_state(game, view), action)


def _state(game: Game, view: Any) -> CaralState:
    """Return the view as a state whose hidden values are unknown: the rules can then be asked about it."""
    s = game.state(view)
    assert isinstance(s, CaralState)
    return s


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
        stats.append(Stat("road", family.emissary_level, Text("tip-emissaries", {"level": family.emissary_level})))
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


def palette() -> Palette:
    """Sand and adobe by day, the same desert under stars by night."""
    return Palette(
        light={
            "sand": "#ecd9b4",
            "sand-deep": "#dcc394",
            "dune": "#e3cda2",
            "path": "#f7ecd2",
            "path-edge": "#c9a86b",
            "adobe": "#c98b52",
            "adobe-light": "#e2ae77",
            "adobe-dark": "#8d5a2e",
            "stone": "#a9a294",
            "stone-dark": "#6f695d",
            "river": "#7fb3ad",
            "field": "#a7b36b",
            "sky": "#f4e6c8",
            "dusk": "#c3c9dc",
            "paper": "#fffaf0",
            "line": "#b79a68",
            "ink": "#3b2c1a",
            "accent": "#c5561f",
            "gold": "#d9a02b",
            "brown": "#a9764a",
            "clay": "#b85c38",
            "fish": "#3f7f93",
            "wool": "#f3e7d3",
            "leaf": "#5f7d3a",
            "chalk": "#fff7e6",
            "deep": "#3b2c1a",
        },
        dark={
            "sand": "#3a3022",
            "sand-deep": "#2c2419",
            "dune": "#42372a",
            "path": "#5a4c37",
            "path-edge": "#8a7347",
            "adobe": "#a8713f",
            "adobe-light": "#c48f5a",
            "adobe-dark": "#5f3d20",
            "stone": "#8c867a",
            "stone-dark": "#4d4940",
            "river": "#3f6f6c",
            "field": "#5d6a38",
            "sky": "#20243a",
            "dusk": "#171a2c",
            "paper": "#2a241b",
            "line": "#7d6a48",
            "ink": "#f2e6cf",
            "accent": "#e8793a",
            "gold": "#e0b04a",
            "brown": "#6e4c2f",
            "clay": "#a85736",
            "fish": "#5b9db1",
            "wool": "#d9ccb6",
            "leaf": "#7f9c55",
            "chalk": "#fff7e6",
            "deep": "#2b1f10",
        },
    )
