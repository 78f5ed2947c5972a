"""Positions: what one viewer is sent. Everything here comes from the viewer's view and from heard events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from kancha.kernel.action import Action, kebab
from kancha.kernel.event import Event
from kancha.kernel.look import Look, Picture
from kancha.kernel.match import Match
from kancha.kernel.outlook import Lookout
from kancha.kernel.question import Question as Asks
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.scene import Panel, Scene, SeatLine
from kancha.kernel.state import Ledger, State
from kancha.kernel.story import TurnSpan, told
from kancha.kernel.turn import Bar
from kancha.kernel.view import hear, is_all_public, is_open
from kancha.table.changes import Drawn, Edits, Held
from kancha.table.protocol import Choice, Coaching, Heard, LogLine, Next, Position, Question, Undo
from kancha.table.turns import Turns

_json = msgspec.json.Encoder()
NOTHING: Final = Undo(0, 0)
NULL: Final = Raw(b"null")
NONE: Final = Raw(b"[]")


class Shared:
    """What all viewers of a position are told alike: each part is made once, when somebody asks for it."""

    def __init__(
        self,
        match: Match,
        story: list[list[Event]] | None = None,
        turns: Turns | None = None,
        before: Picture[Any] | None = None,
    ) -> None:
        """Share a position; of the past there is no story, and no turns. `before` is a picture of one before it."""
        self.match = match
        self.picture = match.game.picture(match.state.seen(None))
        if before is not None:
            self.picture.follow(before)
        self._story = story or []
        self._turns = turns
        self._drawn: dict[int, tuple[Panel, Drawn]] = {}
        self._lines: dict[int, Raw] = {}

    @cached_property
    def asks(self) -> Asks | None:
        """What is asked."""
        return self.match.question

    @cached_property
    def question(self) -> Raw:
        """What is asked, as viewers are told."""
        asks = self.asks
        if asks is None or asks.seat < 0:
            return NULL
        question = Question(
            step=asks.step, seat=asks.seat, message=asks.message, args=asks.args, rules=list(asks.rules)
        )
        return Raw(_json.encode(question))

    @cached_property
    def turns(self) -> Edits:
        """The last turns."""
        return Edits([] if self._turns is None else self._turns.recent(self.match), _start)

    @cached_property
    def ledger(self) -> Edits:
        """Every point that was scored, for whoever may see the points of all."""
        return Edits(self.match.ledger)

    @cached_property
    def no_ledger(self) -> Edits:
        """The same for whoever may not."""
        return Edits([])

    @cached_property
    def seats(self) -> Edits:
        """The lines of the seats."""
        return Edits(self.picture.scene.seats, _seat)

    @cached_property
    def frame(self) -> Raw:
        """The scene of a spectator without panels and seats."""
        return _framed(self.picture.scene)

    def frame_of(self, scene: Scene) -> Raw:
        """Return a viewer's scene without panels and seats."""
        shown = self.picture.scene
        parts = ((scene.meter, shown.meter), (scene.status, shown.status), (scene.ribbon, shown.ribbon))
        is_common = scene.drawer is shown.drawer and all(mine is common for mine, common in parts)
        return self.frame if is_common else _framed(scene)

    def drawn(self, panel: Panel, base: Drawn | None) -> Drawn:
        """Return a panel as it is sent: that of a page which holds the same, or one for all who get it."""
        known = self._drawn.get(id(panel))
        if known is None:
            drawn = base if base is not None and base.shows(panel) else Drawn(panel)
            # The panel is kept, too, so that its identity cannot be given to another one meanwhile.
            known = self._drawn[id(panel)] = (panel, drawn)
        return known[1]

    def log(self, viewer: int | None, start: int) -> list[Raw]:
        """Return the lines of the decisions after `start`, as one viewer may hear of them."""
        return [self._line(place, viewer) for place in range(start, len(self._story))]

    def _line(self, place: int, viewer: int | None) -> Raw:
        found = self._lines.get(place)
        if found is None or self.match.who[place] == viewer:
            events = told(self._story[place])
            found = Raw(_json.encode(line(self.match, events, viewer, place)))
            if self.match.who[place] != viewer and all(is_open(event) for event in events):
                self._lines[place] = found
        return found


class Sight:
    """The costly part of a position, built once for all viewers who see the same."""

    __slots__ = ("actions", "is_open", "ranking", "scene", "scores", "shared", "turn", "viewer")

    def __init__(self, shared: Shared, viewer: int | None, turns: Turns | None = None, reasons: bool = True) -> None:
        """See a position; `turns` are given if the viewer must answer.

        Without `reasons` the viewer is told later why places of the turn bar are impossible.
        """
        match, picture = shared.match, shared.picture
        is_same = viewer is None or is_all_public(match.game.parts)
        look = picture.look(picture.s if is_same else match.state.seen(viewer), viewer)
        self.shared = shared
        self.viewer = viewer
        self.turn: Raw | UnsetType = UNSET if turns is None else Raw(_json.encode(turns.turn(match, reasons)))
        self.scene: Scene = look.scene
        asks = shared.asks
        self.actions = NONE
        if turns is not None and asks is not None:
            self.actions = Raw(_json.encode(choices(match.legal, look, turns.bar, asks.step)))
        self.is_open = has_open_book(look.seen)
        """Whether the viewer sees the points of all."""
        self.scores, self.ranking = standing(match, look.seen)

    @property
    def ledger(self) -> Edits:
        """The points that the viewer sees."""
        return self.shared.ledger if self.is_open else self.shared.no_ledger

    def whole(self) -> Raw:
        """Return the scene as JSON."""
        panels: Any = [self.shared.drawn(panel, None).raw for panel in self.scene.panels]
        return Raw(_json.encode(replace(self.scene, panels=panels)))


def _framed(scene: Scene) -> Raw:
    return Raw(_json.encode(replace(scene, panels=[], seats=[])))


def has_open_book(seen: State) -> bool:
    """Tell whether the points of all are there to see, in what a viewer sees."""
    return isinstance(seen.ledger, Ledger)


def standing(match: Match, seen: State) -> tuple[list[int] | None, list[list[int]] | None]:
    """Return the scores, unless the game keeps them from whoever sees this, and, once it is over, the ranking."""
    if match.over:
        return match.scores, match.ranking
    return match.scores if has_open_book(seen) else None, None


def choices(legal: Iterable[Action], look: Look[Any], bar: Bar, step: str) -> list[Choice]:
    """Return legal actions as the page shows them."""
    found: list[Choice] = []
    for action in legal:
        aim, code = look.aim(action), action.code
        choice = Choice(
            code=code,
            text=action.text,
            family=action.family,
            fields=action.fields,
            targets=aim.targets,
            loose=aim.loose,
            slot=bar.slot(step, code),
            kind=bar.kind(step, code),
        )
        if aim.ghost:
            choice.ghost = aim.ghost
        if aim.way:
            choice.way = aim.way
        if aim.gain is not None:
            choice.gain = aim.gain
        if aim.later is not None:
            choice.later = aim.later
        if aim.tag is not None:
            choice.tag = aim.tag
        choice.ghost_panel, choice.pose = aim.ghost_panel, aim.pose
        found.append(choice)
    return found


def ahead(game: Rulebook, bar: Bar, lookout: Lookout) -> tuple[Question, list[Choice]]:
    """Return the question that a path of answers leads to, in an imagined position, and its answers."""
    s, seat = lookout.state, lookout.seat
    asks = s.stack[-1]
    step = kebab(type(asks).__name__)
    bar.prepare(s)
    look = game.look(s.seen(seat), seat)
    actions = game.space.actions
    answers = choices([actions[code] for code in lookout.legal], look, bar, step)
    return Question(
        step=step, seat=seat, message=f"question-{step}", args=asks.words(s), rules=list(asks.RULES)
    ), answers


def log(match: Match, story: list[list[Event]], viewer: int | None, start: int, end: int) -> list[LogLine]:
    """Return the lines of decisions `start` + 1 to `end`, as one viewer may hear of them."""
    return [line(match, told(story[place]), viewer, place) for place in range(start, end)]


def line(match: Match, events: list[Event], viewer: int | None, place: int) -> LogLine:
    """Return the line of decision `place` + 1, of which these events are told."""
    who = match.who[place]
    found = LogLine(place + 1, who if who >= 0 else None, [Heard(**hear(event, viewer)) for event in events])
    if who == viewer:
        action = match.game.space.actions[match.log[place]]
        found.action, found.family, found.fields = action.text, action.family, action.fields
    return found


class Moment(Struct, kw_only=True):
    """What belongs to a position besides what is seen of it; the past has next to nothing of it."""

    players: Raw
    seq: int = 0
    undo: Undo = NOTHING
    log_from: int = 0
    log: list[Raw] = []
    auto: bool = False
    given_up: list[list[int]] | None = None
    """The ranking of a match that ended outside of its rules."""
    conceded: list[int] = []
    """The seats that gave up then."""
    coach: Coaching | None = None

    def fields(self, sight: Sight) -> dict[str, Any]:
        """Return what a whole position and a change of one have in common."""
        match = sight.shared.match
        is_given_up = self.given_up is not None
        return {
            "seq": self.seq,
            "decision": len(match.log),
            "viewer": sight.viewer,
            "question": NULL if is_given_up else sight.shared.question,
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


def message(sight: Sight, moment: Moment, turns: Sequence[TurnSpan] | UnsetType = UNSET) -> bytes:
    """Return the whole position as a message."""
    ledger = list(sight.ledger.new)
    told = turns if isinstance(turns, UnsetType) else list(turns)
    return _json.encode(Position(**moment.fields(sight), scene=sight.whole(), ledger=ledger, turns=told))


def following(sight: Sight, moment: Moment, held: Held, have: frozenset[str]) -> tuple[bytes, Held]:
    """Return what a page must be told that holds something else, or panels with these hashes; and what it has then."""
    shared, scene = sight.shared, sight.scene
    panels: dict[str, Drawn] = {}
    hashes: list[str] = []
    changed: list[Raw] = []
    for panel in scene.panels:
        base = held.panels.get(panel.id)
        drawn = panels[panel.id] = shared.drawn(panel, base)
        if drawn is not base:
            change = drawn.since(base)
            if drawn.hash not in have and (base is None or base.hash != drawn.hash):
                changed.append(change)
        hashes.append(drawn.hash)
    seats = shared.seats if scene.seats is shared.seats.new else Edits(scene.seats, _seat)
    told = Next(
        **moment.fields(sight),
        base=held.seq,
        hashes=hashes,
        panels=changed,
        scene=shared.frame_of(scene),
        seats=seats.since(held.seats),
        ledger=sight.ledger.since(held.ledger),
        turns=shared.turns.since(held.turns),
    )
    return _json.encode(told), Held(moment.seq, panels, seats.new, shared.turns.new, sight.ledger.new)


def _seat(line: SeatLine) -> int:
    return line.seat


def _start(turn: TurnSpan) -> int:
    return turn.start
