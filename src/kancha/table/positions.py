"""Positions: what one viewer is sent. Everything here comes from the viewer's view and from heard events."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from kancha.kernel.action import Action, kebab
from kancha.kernel.event import Event
from kancha.kernel.look import Picture
from kancha.kernel.match import Match
from kancha.kernel.outlook import Lookout
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import Aim, Panel, Scene
from kancha.kernel.state import Ledger, State
from kancha.kernel.story import TurnSpan, told
from kancha.kernel.turn import Bar
from kancha.kernel.view import hear
from kancha.table.protocol import Choice, Coaching, Heard, LogLine, Player, Position, Question, Undo
from kancha.table.turns import Turns

_json = msgspec.json.Encoder()
NOTHING: Final = Undo(0, 0)


class Panels:
    """Encoded panels of one position: a panel that a game gives to several viewers is encoded once."""

    def __init__(self) -> None:
        self._encoded: dict[int, tuple[Panel, Raw]] = {}

    def encode(self, scene: Scene) -> Raw:
        """Return a scene as JSON."""
        panels = [self._panel(panel) for panel in scene.panels]
        return Raw(_json.encode(replace(scene, panels=panels)))

    def _panel(self, panel: Panel) -> Raw:
        # The panel is kept with its text, so that its identity cannot be given to another one meanwhile.
        known = self._encoded.get(id(panel))
        if known is None:
            known = self._encoded[id(panel)] = (panel, Raw(_json.encode(panel)))
        return known[1]


class Sight:
    """The costly part of a position, built once for all viewers who see the same."""

    __slots__ = ("actions", "ledger", "question", "ranking", "scene", "scores", "turn", "viewer")

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        turns: Turns | None = None,
        panels: Panels | None = None,
        picture: Picture[Any] | None = None,
    ) -> None:
        """See a position; `turns` are given if the viewer must answer, `picture` if others look at it, too."""
        if picture is None:
            picture = match.game.picture(match.state.seen(None))
        look = picture.look(match.state.seen(viewer), viewer)
        self.viewer = viewer
        self.turn: Raw | UnsetType = UNSET if turns is None else Raw(_json.encode(turns.turn(match)))
        self.scene = (panels or Panels()).encode(look.scene)
        asks = match.question
        choices: list[Choice] = []
        if turns is not None and asks is not None:
            for action in match.legal:
                choices.append(choice(action, look.aim(action), turns.bar, asks.step))
        self.actions = Raw(_json.encode(choices))
        self.question = (
            None
            if asks is None or asks.seat < 0
            else Question(step=asks.step, seat=asks.seat, message=asks.message, args=asks.args, rules=list(asks.rules))
        )
        self.ledger: list[tuple[int, int, str]] = look.seen.ledger.entries() if has_open_book(look.seen) else []
        self.scores, self.ranking = standing(match, viewer)


def has_open_book(seen: State) -> bool:
    """Tell whether the points of all are there to see, in what a viewer sees."""
    return isinstance(seen.ledger, Ledger)


def standing(match: Match, viewer: int | None) -> tuple[list[int] | None, list[list[int]] | None]:
    """Return the scores, unless the game keeps them secret, and, once it is over, the ranking."""
    if match.over:
        return match.scores, match.ranking
    return match.scores if has_open_book(match.state.seen(viewer)) else None, None


def choice(action: Action, aim: Aim, bar: Bar, step: str) -> Choice:
    """Return a legal action as the page shows it."""
    return Choice(
        code=action.code,
        text=action.text,
        family=action.family,
        fields=action.fields,
        targets=aim.targets,
        ghost=aim.ghost or UNSET,
        ghost_panel=aim.ghost_panel,
        gain=UNSET if aim.gain is None else aim.gain,
        tag=UNSET if aim.tag is None else aim.tag,
        pose=aim.pose,
        slot=bar.slot(step, action.code),
        kind=bar.kind(step, action.code),
    )


def ahead(game: Rulebook, bar: Bar, lookout: Lookout) -> tuple[Question, list[Choice]]:
    """Return the question that a path of answers leads to, in an imagined position, and its answers."""
    s, seat = lookout.state, lookout.seat
    asks = s.stack[-1]
    step = kebab(type(asks).__name__)
    bar.prepare(s)
    look = game.look(s.seen(seat), seat)
    actions = game.space.actions
    choices = [choice(actions[code], look.aim(actions[code]), bar, step) for code in lookout.legal]
    return Question(
        step=step, seat=seat, message=f"question-{step}", args=asks.words(s), rules=list(asks.RULES)
    ), choices


def log(match: Match, story: list[list[Event]], viewer: int | None, start: int, end: int) -> list[LogLine]:
    """Return the lines of decisions `start` + 1 to `end`, as one viewer may hear of them."""
    lines = []
    for place in range(start, end):
        who = match.who[place]
        line = LogLine(
            place + 1,
            who if who >= 0 else None,
            [Heard(**hear(event, viewer)) for event in told(story[place])],
        )
        if who == viewer:
            action = match.game.space.actions[match.log[place]]
            line.action, line.family, line.fields = action.text, action.family, action.fields
        lines.append(line)
    return lines


def message(
    sight: Sight,
    match: Match,
    players: list[Player],
    log: list[LogLine],
    log_from: int = 0,
    seq: int = 0,
    undo: Undo = NOTHING,
    auto: bool = False,
    given_up: list[list[int]] | None = None,
    conceded: list[int] | None = None,
    turns: list[TurnSpan] | UnsetType = UNSET,
    coach: Coaching | None = None,
) -> bytes:
    """Return the message; without `seq` it shows the past. A match that was `given_up` is over, with that ranking.

    `conceded` are the seats that gave up.
    """
    is_given_up = given_up is not None
    return _json.encode(
        Position(
            seq=seq,
            decision=len(match.log),
            viewer=sight.viewer,
            question=None if is_given_up else sight.question,
            scene=sight.scene,
            actions=sight.actions,
            undo=undo,
            scores=sight.scores,
            ranking=given_up if is_given_up else sight.ranking,
            ledger=sight.ledger,
            players=players,
            log_from=log_from,
            log=log,
            over=match.over or is_given_up,
            auto=auto and not is_given_up,
            turn=UNSET if is_given_up else sight.turn,
            turns=turns,
            conceded=(conceded or []) if is_given_up else UNSET,
            coach=UNSET if coach is None else coach,
        )
    )
