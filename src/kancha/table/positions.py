"""Positions: what one viewer is sent. Everything here comes from the viewer's view and from heard events."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from kancha.kernel.action import Action, kebab
from kancha.kernel.event import Event
from kancha.kernel.look import Picture
from kancha.kernel.match import Match
from kancha.kernel.outlook import Lookout
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import Aim, Scene, SeatLine
from kancha.kernel.state import Ledger, State
from kancha.kernel.story import TurnSpan, told
from kancha.kernel.turn import Bar
from kancha.kernel.view import hear
from kancha.table.changes import Drawn, Held, encoded, splices
from kancha.table.protocol import Choice, Coaching, Heard, LogLine, Next, Player, Position, Question, Undo
from kancha.table.turns import Turns

_json = msgspec.json.Encoder()
NOTHING: Final = Undo(0, 0)


class Panels:
    """The panels of one position: one that a game gives to several viewers is encoded once."""

    def __init__(self) -> None:
        self._drawn: dict[int, Drawn] = {}

    def of(self, scene: Scene) -> list[Drawn]:
        """Return the panels of a scene; each is kept, so that its identity cannot be given to another one meanwhile."""
        found: list[Drawn] = []
        for panel in scene.panels:
            drawn = self._drawn.get(id(panel))
            if drawn is None:
                drawn = self._drawn[id(panel)] = Drawn(panel)
            found.append(drawn)
        return found


class Sight:
    """The costly part of a position, built once for all viewers who see the same."""

    __slots__ = ("actions", "ledger", "panels", "question", "ranking", "scene", "scores", "turn", "viewer")

    def __init__(
        self,
        match: Match,
        viewer: int | None,
        turns: Turns | None = None,
        panels: Panels | None = None,
        picture: Picture[Any] | None = None,
        reasons: bool = True,
    ) -> None:
        """See a position; `turns` are given if the viewer must answer, `picture` if others look at it, too.

        Without `reasons` the viewer is told later why places of the turn bar are impossible.
        """
        if picture is None:
            picture = match.game.picture(match.state.seen(None))
        look = picture.look(picture.s if viewer is None else match.state.seen(viewer), viewer)
        self.viewer = viewer
        self.turn: Raw | UnsetType = UNSET if turns is None else Raw(_json.encode(turns.turn(match, reasons)))
        self.scene: Scene = look.scene
        self.panels = (panels or Panels()).of(look.scene)
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
        self.scores, self.ranking = standing(match, look.seen)

    def whole(self) -> Raw:
        """Return the scene as JSON."""
        return Raw(_json.encode(replace(self.scene, panels=[drawn.raw for drawn in self.panels])))


def has_open_book(seen: State) -> bool:
    """Tell whether the points of all are there to see, in what a viewer sees."""
    return isinstance(seen.ledger, Ledger)


def standing(match: Match, seen: State) -> tuple[list[int] | None, list[list[int]] | None]:
    """Return the scores, unless the game keeps them from whoever sees this, and, once it is over, the ranking."""
    if match.over:
        return match.scores, match.ranking
    return match.scores if has_open_book(seen) else None, None


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


class Moment(Struct, kw_only=True):
    """What belongs to a position besides what is seen of it; the past has next to nothing of it."""

    players: list[Player]
    seq: int = 0
    undo: Undo = NOTHING
    log_from: int = 0
    log: list[LogLine] = []
    auto: bool = False
    given_up: list[list[int]] | None = None
    """The ranking of a match that ended outside of its rules."""
    conceded: list[int] = []
    """The seats that gave up then."""
    coach: Coaching | None = None

    def fields(self, sight: Sight, match: Match) -> dict[str, Any]:
        """Return what a whole position and a change of one have in common."""
        is_given_up = self.given_up is not None
        return {
            "seq": self.seq,
            "decision": len(match.log),
            "viewer": sight.viewer,
            "question": None if is_given_up else sight.question,
            "actions": sight.actions,
            "undo": self.undo,
            "scores": sight.scores,
            "ranking": self.given_up if is_given_up else sight.ranking,
            "players": self.players,
            "log_from": self.log_from,
            "log": self.log,
            "over": match.over or is_given_up,
            "auto": self.auto and not is_given_up,
            "turn": UNSET if is_given_up else sight.turn,
            "conceded": self.conceded if is_given_up else UNSET,
            "coach": UNSET if self.coach is None else self.coach,
        }


def message(sight: Sight, match: Match, moment: Moment, turns: list[TurnSpan] | UnsetType = UNSET) -> bytes:
    """Return the whole position as a message."""
    common = moment.fields(sight, match)
    return _json.encode(Position(**common, scene=sight.whole(), ledger=sight.ledger, turns=turns))


def following(
    sight: Sight, match: Match, moment: Moment, turns: list[TurnSpan], held: Held, have: frozenset[str]
) -> tuple[bytes, Held]:
    """Return what a page must be told that holds something else, or panels with these hashes; and what it has then."""
    changed: list[Raw] = []
    for drawn in sight.panels:
        base = held.panels.get(drawn.panel.id)
        change = drawn.since(base)
        if drawn.hash not in have and (base is None or base.hash != drawn.hash):
            changed.append(change)
    scene = sight.scene
    told = Next(
        **moment.fields(sight, match),
        base=held.seq,
        hashes=[drawn.hash for drawn in sight.panels],
        panels=changed,
        scene=Raw(_json.encode(replace(scene, panels=[], seats=[]))),
        seats=encoded(splices(held.seats, scene.seats, _seat)),
        ledger=encoded(splices(held.ledger, sight.ledger)),
        turns=encoded(splices(held.turns, turns, _start)),
    )
    panels = {drawn.panel.id: drawn for drawn in sight.panels}
    return _json.encode(told), Held(moment.seq, panels, scene.seats, turns, sight.ledger)


def _seat(line: SeatLine) -> int:
    return line.seat


def _start(turn: TurnSpan) -> int:
    return turn.start
