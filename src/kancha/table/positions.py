"""Positions: what one viewer is sent. Everything here comes from the viewer's view and from heard events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, UnsetType
from msgspec.structs import replace

from kancha.kernel.event import Event
from kancha.kernel.look import Picture
from kancha.kernel.match import Match
from kancha.kernel.question import Question as Asks
from kancha.kernel.scene import Panel, Scene, SeatLine
from kancha.kernel.state import Ledger, State
from kancha.kernel.story import told
from kancha.kernel.turn import TurnSpan
from kancha.kernel.view import heard, is_all_public, is_open
from kancha.table.changes import Drawn, Edits
from kancha.table.protocol import Coaching, Heard, LogLine, Position, Question, Undo
from kancha.table.turns import Turns

_json = msgspec.json.Encoder()
NOTHING: Final = Undo(0, 0)
NULL: Final = Raw(b"null")
NONE: Final = Raw(b"[]")


class Shared:
    """What all viewers of a position are told alike, made once."""

    __slots__ = (
        "_drawn",
        "_heard",
        "_lines",
        "_logs",
        "_raw",
        "_story",
        "asks",
        "frame",
        "is_all_public",
        "ledger",
        "match",
        "no_ledger",
        "picture",
        "question",
        "ranking",
        "scene",
        "scores",
        "seats",
        "turns",
    )

    def __init__(
        self,
        match: Match,
        story: list[list[Event]] | None = None,
        turns: Turns | None = None,
        before: Picture[Any] | None = None,
        ledger: list[tuple[int, int, str]] | None = None,
    ) -> None:
        """Share a position; of the past there is no story, and no turns. `before` is a picture of one before it.

        `ledger` is that of the match, if the caller has it.
        """
        self.match = match
        self.picture = match.game.picture(match.state.seen(None))
        if before is not None:
            self.picture.follow(before)
        self.scene = self.picture.scene
        """What a spectator sees."""
        self.asks = match.question
        self.question = _asked(self.asks)
        self.scores = match.scores
        """The points of all, for whoever may see them."""
        self.ranking = match.ranking if match.over else None
        """The seats, best first, once it is over."""
        self.turns = Edits([] if turns is None else turns.recent(match), _start)
        self.ledger = Edits(match.ledger if ledger is None else ledger)
        """Every point that was scored, for whoever may see the points of all."""
        self.no_ledger = Edits([])
        """The same for whoever may not."""
        self.seats = Edits(self.scene.seats, seat_of)
        self.is_all_public = is_all_public(match.game.parts)
        """Whether all see the same."""
        self.frame = _framed(self.scene)
        """The scene of a spectator without panels and seats."""
        self._story = story or []
        self._drawn: dict[int, tuple[Panel, Drawn]] = {}
        self._raw: dict[int, Raw] = {}
        self._heard: dict[int, list[Heard]] = {}
        """By decision: what came of it, if everybody hears the same."""
        self._lines: dict[int, Raw] = {}
        """The lines of these for all who did not decide it."""
        self._logs: dict[int, tuple[Raw, list[int]]] = {}
        """By the first line: what those are told who decided none of them, and who did; unless each hears another."""

    def frame_of(self, scene: Scene) -> Raw:
        """Return a viewer's scene without panels and seats."""
        shown = self.scene
        if scene.drawer is not shown.drawer or scene.meter is not shown.meter:
            return _framed(scene)
        is_common = scene.status is shown.status and scene.ribbon is shown.ribbon
        return self.frame if is_common else _framed(scene)

    def drawn(self, panel: Panel, base: Drawn | None) -> Drawn:
        """Return a panel as it is sent: that of a page which holds the same, or one for all who get it."""
        known = self._drawn.get(id(panel))
        if known is None:
            drawn = Drawn(panel) if base is None else base.then(panel)
            # The panel is kept, too, so that its identity cannot be given to another one meanwhile.
            known = self._drawn[id(panel)] = (panel, drawn)
        return known[1]

    def raw(self, panel: Panel) -> Raw:
        """Return a whole panel as JSON."""
        drawn = self.drawn(panel, None)
        found = self._raw.get(id(drawn))
        if found is None:
            found = self._raw[id(drawn)] = Raw(_json.encode(panel))
        return found

    def log(self, viewer: int | None, start: int) -> Raw:
        """Return the lines of the decisions after `start`, as one viewer may hear of them, as JSON."""
        known = self._logs.get(start)
        if known is not None and viewer not in known[1]:
            return known[0]
        end = len(self._story)
        told = Raw(_json.encode([self._line(place, viewer) for place in range(start, end)]))
        who = self.match.who[start:end]
        if viewer not in who and all(place in self._lines for place in range(start, end)):
            self._logs[start] = (told, who)
        return told

    def _line(self, place: int, viewer: int | None) -> Raw:
        is_own = self.match.who[place] == viewer
        found = None if is_own else self._lines.get(place)
        if found is None:
            found = Raw(_json.encode(line(self.match, self._hear(place, viewer), viewer, place)))
            if not is_own and place in self._heard:
                self._lines[place] = found
        return found

    def _hear(self, place: int, viewer: int | None) -> list[Heard]:
        known = self._heard.get(place)
        if known is None:
            events = told(self._story[place])
            known = hear(events, viewer)
            if all(is_open(event) for event in events):
                self._heard[place] = known
        return known


class Sight:
    """The costly part of a position, built once for all viewers who see the same."""

    __slots__ = ("actions", "is_open", "scene", "shared", "turn", "viewer")

    def __init__(self, shared: Shared, viewer: int | None, turns: Turns | None = None, reasons: bool = True) -> None:
        """See a position; `turns` are given if the viewer must answer.

        Without `reasons` the viewer is told later why places of the turn bar are impossible.
        """
        match, picture = shared.match, shared.picture
        seen = picture.s
        if viewer is not None and not shared.is_all_public:
            seen = match.state.seen_beside(seen, viewer)
        look = picture.look(seen, viewer)
        self.shared = shared
        self.viewer = viewer
        self.scene: Scene = look.scene
        self.turn: Raw | UnsetType = UNSET
        self.actions = NONE
        asks = shared.asks
        if turns is not None and asks is not None:
            codes = match.legal.codes
            self.turn = Raw(_json.encode(turns.turn(match, codes, reasons)))
            self.actions = turns.offers.encoded(codes, look, asks.step)
        self.is_open = has_open_book(look.seen)
        """Whether the viewer sees the points of all."""

    @property
    def own(self) -> list[tuple[int, Panel]]:
        """The panels, with their places in the scene, that others do not see, or see otherwise."""
        common, mine = self.shared.scene.panels, self.scene.panels
        count = len(common)
        return [(place, panel) for place, panel in enumerate(mine) if place >= count or panel is not common[place]]

    def whole(self) -> Raw:
        """Return the scene as JSON."""
        panels: Any = [self.shared.raw(panel) for panel in self.scene.panels]
        return Raw(_json.encode(replace(self.scene, panels=panels)))


def _asked(asks: Asks | None) -> Raw:
    """Return what is asked, as viewers are told."""
    if asks is None or asks.seat < 0:
        return NULL
    question = Question(step=asks.step, seat=asks.seat, message=asks.message, args=asks.args, rules=list(asks.rules))
    return Raw(_json.encode(question))


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


def log(match: Match, story: list[list[Event]], viewer: int | None, start: int, end: int) -> list[LogLine]:
    """Return the lines of decisions `start` + 1 to `end`, as one viewer may hear of them."""
    return [line(match, hear(told(story[place]), viewer), viewer, place) for place in range(start, end)]


def hear(events: list[Event], viewer: int | None) -> list[Heard]:
    """Return events as one viewer may hear of them."""
    return [Heard(*heard(event, viewer)) for event in events]


def line(match: Match, events: list[Heard], viewer: int | None, place: int) -> LogLine:
    """Return the line of decision `place` + 1, of which a viewer hears this."""
    who = match.who[place]
    found = LogLine(place + 1, who if who >= 0 else None, events)
    if who == viewer:
        action = match.game.space.actions[match.log[place]]
        found.action, found.family, found.fields = action.text, action.family, action.fields
    return found


class Moment:
    """What belongs to a position besides what is seen of it, for all viewers; the past has next to nothing of it."""

    __slots__ = ("auto", "conceded", "given_up", "lesson", "log_from", "players", "seq")

    def __init__(
        self,
        players: bytes,
        seq: int = 0,
        log_from: int = 0,
        auto: bool = False,
        given_up: list[list[int]] | None = None,
        conceded: Sequence[int] = (),
        lesson: str = "",
    ) -> None:
        """Note a moment.

        `given_up` is the ranking of a match that ended outside of its rules, and `conceded` the seats that gave up
        then; `log_from` is the decision up to which viewers have the log.
        """
        self.players = players
        self.seq = seq
        self.log_from = log_from
        self.auto = auto
        self.given_up = given_up
        self.conceded = conceded
        self.lesson = lesson

    def is_like(self, other: Moment) -> bool:
        """Tell whether viewers are told the same at two moments of a position."""
        return (
            self.log_from == other.log_from
            and self.auto == other.auto
            and self.players == other.players
            and self.given_up is other.given_up
            and self.lesson == other.lesson
        )

    def common(self, shared: Shared, is_open: bool) -> dict[str, Any]:
        """Return what a message tells all alike who may see the points of all, or may not."""
        match = shared.match
        is_given_up = self.given_up is not None
        return {
            "seq": self.seq,
            "decision": len(match.log),
            "question": NULL if is_given_up else shared.question,
            "scores": shared.scores if is_open or match.over else None,
            "ranking": self.given_up if is_given_up else shared.ranking,
            "players": Raw(self.players),
            "log_from": self.log_from,
            "over": match.over or is_given_up,
            "auto": self.auto and not is_given_up,
            "conceded": list(self.conceded) if is_given_up else UNSET,
        }


class Aside:
    """What one viewer is told at a moment."""

    __slots__ = ("coach", "log", "undo")

    def __init__(self, undo: Undo = NOTHING, log: Raw = NONE, coach: Coaching | None = None) -> None:
        self.undo = undo
        self.log = log
        self.coach = coach


ALIKE: Final = Aside()
"""What a viewer is told of the past: nothing besides."""


def message(sight: Sight, moment: Moment, aside: Aside = ALIKE, turns: Sequence[TurnSpan] | UnsetType = UNSET) -> bytes:
    """Return the whole position as a message."""
    shared = sight.shared
    ledger = shared.ledger if sight.is_open else shared.no_ledger
    log: Any = aside.log
    return _json.encode(
        Position(
            viewer=sight.viewer,
            actions=sight.actions,
            undo=aside.undo,
            log=log,
            turn=UNSET if moment.given_up is not None else sight.turn,
            coach=UNSET if aside.coach is None else aside.coach,
            **moment.common(shared, sight.is_open),
            scene=sight.whole(),
            ledger=list(ledger.new),
            turns=turns if isinstance(turns, UnsetType) else list(turns),
        )
    )


def seat_of(line: SeatLine) -> int:
    """Return whose line it is."""
    return line.seat


def _start(turn: TurnSpan) -> int:
    return turn.start
