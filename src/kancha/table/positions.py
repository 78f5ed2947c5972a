"""Positions: what one viewer is sent. Everything here comes from the viewer's view and from heard events."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, field

from kancha.kernel.match import Match
from kancha.kernel.scene import Aim, Meter, Panel, Scene, SeatLine, Text
from kancha.kernel.state import Event
from kancha.kernel.view import hear
from kancha.table.protocol import Choice, Heard, LogLine, Player, Position, Question, Undo

_json = msgspec.json.Encoder()


class Drawn(Struct, omit_defaults=True):
    """A scene whose panels are encoded already."""

    panels: list[Raw]
    seats: list[SeatLine]
    meter: Meter | None = None
    status: list[Text] = field(default_factory=list)


class Panels:
    """Encoded panels of one position: a panel that a game gives to several viewers is encoded once."""

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[Panel, Raw]] = {}

    def encode(self, scene: Scene) -> Raw:
        """Return a scene as JSON."""
        panels = [self._panel(panel) for panel in scene.panels]
        return Raw(_json.encode(Drawn(panels, scene.seats, scene.meter, scene.status)))

    def _panel(self, panel: Panel) -> Raw:
        # The panel is kept with its text, so that its identity cannot be given to another one meanwhile.
        known = self._encoded.get(id(panel))
        if known is None:
            known = self._encoded[id(panel)] = (panel, Raw(_json.encode(panel)))
        return known[1]


class Sight:
    """The costly part of a position, built once for all viewers who see the same."""

    __slots__ = ("actions", "ledger", "question", "ranking", "scene", "scores", "view")

    def __init__(self, match: Match, viewer: int | None, asked: bool, panels: Panels | None = None) -> None:
        game = match.game
        self.view: Any = match.view(viewer)
        self.scene = (panels or Panels()).encode(game.draw(self.view, viewer))
        choices = [choice(self.view, match, code) for code in match.state.legal()] if asked else []
        self.actions = Raw(_json.encode(choices))
        asks = match.question
        self.question = (
            None
            if asks is None or asks.seat < 0
            else Question(asks.step, asks.seat, asks.message, asks.args, list(asks.rules))
        )
        ledger = self.view["ledger"]
        self.ledger: list[tuple[int, int, str]] = (
            [] if "hidden" in ledger else list(zip(ledger["seats"], ledger["points"], ledger["sources"], strict=True))
        )
        self.scores, self.ranking = standing(match, self.view)


def standing(match: Match, view: Any) -> tuple[list[int] | None, list[list[int]] | None]:
    """Return the scores, unless the game keeps them secret, and, once it is over, the ranking."""
    if match.over:
        return match.scores, match.ranking
    return None if "hidden" in view["ledger"] else match.scores, None


def choice(view: Any, match: Match, code: int) -> Choice:
    """Return a legal action as the page shows it."""
    action = match.game.space.actions[code]
    aim: Aim = match.game.aim(view, action)
    return Choice(
        code,
        action.text,
        action.family,
        action.fields,
        aim.targets,
        aim.ghost or UNSET,
        aim.ghost_panel,
        UNSET if aim.gain is None else aim.gain,
        aim.pose,
    )


def log(match: Match, story: list[list[Event]], viewer: int | None, start: int, end: int) -> list[LogLine]:
    """Return the lines of decisions `start` + 1 to `end`, as one viewer may hear of them."""
    lines = []
    for place in range(start, end):
        who = match.who[place]
        line = LogLine(
            place + 1,
            who if who >= 0 else None,
            [Heard(**hear(event, viewer)) for event in story[place]],
        )
        if who == viewer:
            action = match.game.space.actions[match.log[place]]
            line.action, line.family, line.fields = action.text, action.family, action.fields
        lines.append(line)
    return lines


def position(
    sight: Sight,
    match: Match,
    viewer: int | None,
    players: list[Player],
    lines: list[LogLine],
    log_from: int,
    seq: int = 0,
    undo: Undo | None = None,
    auto: bool = False,
) -> bytes:
    """Return the message."""
    return _json.encode(
        Position(
            seq,
            len(match.log),
            viewer,
            sight.question,
            sight.scene,
            sight.actions,
            undo or Undo(0, 0),
            sight.scores,
            sight.ranking,
            sight.ledger,
            players,
            log_from,
            lines,
            match.over,
            auto,
        )
    )
