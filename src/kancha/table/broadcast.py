"""What the viewers of a match are sent: the position, drawn once for all who see the same."""

from __future__ import annotations

from collections.abc import Hashable
from time import monotonic
from typing import Any

import msgspec

from kancha.kernel.look import Picture
from kancha.table import coaching, positions
from kancha.table.changes import Held
from kancha.table.errors import TableError
from kancha.table.following import Following
from kancha.table.house import House
from kancha.table.journal import Journal
from kancha.table.metrics import Metrics
from kancha.table.protocol import Players, Undo
from kancha.table.seats import Seats
from kancha.table.viewer import Viewer

_json = msgspec.json.Encoder()


class Shown:
    """One position of a journal as it is shown: sights and messages, made when somebody asks for them."""

    def __init__(self, journal: Journal, house: House, before: Picture[Any] | None) -> None:
        self.journal = journal
        self.asked = journal.match.seat
        """Who must answer."""
        self._house = house
        self.seq = journal.seq
        self.shared = positions.Shared(journal.match, journal.story, journal.turns, before, journal.ledger)
        self._following = Following(self.shared)
        self._moment: positions.Moment | None = None
        self._sights: dict[tuple[int | None, bool, bool], positions.Sight] = {}
        self._messages: dict[Hashable, tuple[positions.Moment, bytes, Held | None]] = {}
        self._log_from: dict[int, int] = {}

    def log_from(self, after: int) -> int:
        """Return up to which decision a viewer's log still holds if it has the position of row `after`."""
        found = self._log_from.get(after)
        if found is None:
            found = self._log_from[after] = self.journal.log_from(after)
        return found

    def is_of(self, journal: Journal) -> bool:
        """Tell whether a journal still stands at this position."""
        return self.journal is journal and self.seq == journal.seq

    def moment(self, log_from: int, auto: bool, players: bytes) -> positions.Moment:
        """Return what all viewers with the same log are told besides the position; the same object if it is the same.

        `auto` says whether a bot answers, `players` who holds the seats.
        """
        house, known = self._house, self._moment
        moment = positions.Moment(players, self.seq, log_from, auto, house.ranking, house.conceded, house.lesson)
        if known is not None and known.is_like(moment):
            return known
        self._moment = moment
        return moment

    def message(self, viewer: Viewer, moment: positions.Moment) -> bytes:
        """Return the message for a viewer at a moment; it holds the position from then on."""
        held = viewer.held
        # What a page holds of a position depends on nothing but its number and whose eyes it sees with.
        key = (viewer.seat, viewer.have, None if held is None else held.seq)
        found = self._messages.get(key)
        if found is None or found[0] is not moment:
            found = self._messages[key] = (moment, *self._build(viewer, moment))
        _, message, viewer.held = found
        viewer.have = frozenset()
        return message

    def _build(self, viewer: Viewer, moment: positions.Moment) -> tuple[bytes, Held | None]:
        journal, match, seat = self.journal, self.journal.match, viewer.seat
        choosing = seat is not None and self.asked == seat and not moment.auto and moment.given_up is None
        # Whoever follows by changes is told reasons with the outlooks: to find them takes longer than all the rest.
        reasons = choosing and viewer.held is None
        sight = self._sights.get((seat, choosing, reasons))
        if sight is None:
            turns = journal.turns if choosing else None
            sight = self._sights[seat, choosing, reasons] = positions.Sight(self.shared, seat, turns, reasons)
        aside = positions.Aside(
            Undo(match.undoable, len(journal.again)) if choosing else positions.NOTHING,
            self.shared.log(seat, moment.log_from),
            coaching.coaching(self._house, match, seat) if moment.lesson else None,
        )
        if viewer.held is None:
            return positions.message(sight, moment, aside, self.shared.turns.new), None
        return self._following.message(sight, moment, aside, viewer.held, viewer.have)


class Broadcast:
    """The viewers of one match, and the position they look at."""

    def __init__(self, seats: Seats, house: House, metrics: Metrics) -> None:
        self.viewers: list[Viewer] = []
        self._seats = seats
        self._house = house
        self._metrics = metrics
        self._shown: Shown | None = None
        """What is drawn of the position, as long as somebody is owed it."""
        self._journal: Journal | None = None
        self._picture: Picture[Any] | None = None
        """The last picture of that journal: the next one takes over what stays the same."""

    def join(self, viewer: Viewer) -> None:
        """Somebody looks."""
        self.viewers.append(viewer)
        self._metrics.viewers.inc()

    def leave(self, viewer: Viewer) -> bool:
        """Somebody went; False if he had gone before."""
        if viewer not in self.viewers:
            return False
        self.viewers.remove(viewer)
        self._metrics.viewers.dec()
        self._rest()
        if not self.viewers:
            self._journal = self._picture = None
        return True

    def refresh(self, asked: int | None) -> None:
        """Show the position to all, to the seat that must answer first."""
        for viewer in self._in_order(asked):
            viewer.refresh()

    def show(self, journal: Journal, asked: int | None) -> None:
        """Send the position to all whose connections are free, to the seat that must answer first; others get it soon.

        All are owed it before the first is served: what is drawn for one is there for the others.
        """
        start = monotonic()
        viewers = self._in_order(asked)
        for viewer in viewers:
            viewer.due = True
        shown: Shown | None = None
        moment: positions.Moment | None = None
        after = 0
        for viewer in viewers:
            if not viewer.is_ready:
                viewer.refresh()
                continue
            if shown is None:
                shown = self._drawn(journal)
            if moment is None or viewer.after != after:
                after = viewer.after
                moment = self._moment(shown, after)
            viewer.after = shown.seq
            viewer.give(shown.message(viewer, moment))
        if self._picture is not None:
            self._picture.settle()
        self._rest()
        self._metrics.build.observe(monotonic() - start)

    def _in_order(self, asked: int | None) -> list[Viewer]:
        first = [viewer for viewer in self.viewers if viewer.seat == asked]
        return first + [viewer for viewer in self.viewers if viewer.seat != asked]

    def tell_players(self) -> None:
        """Tell everybody who holds the seats now."""
        message = _json.encode(Players(self._seats.players()))
        for viewer in self.viewers:
            viewer.tell(message)

    def position(self, journal: Journal, viewer: Viewer) -> bytes:
        """Return the position for a viewer, with the log that it lacks."""
        shown = self._drawn(journal)
        moment = self._moment(shown, viewer.after)
        viewer.after = shown.seq
        message = shown.message(viewer, moment)
        self._rest()
        return message

    def _moment(self, shown: Shown, after: int) -> positions.Moment:
        """Return what is told, besides the position, to those who have the log up to a row."""
        return shown.moment(shown.log_from(after), self._seats.is_played_by_bot(shown.asked), self._seats.told)

    def _drawn(self, journal: Journal) -> Shown:
        """Return what is drawn of the position."""
        shown = self._shown
        if shown is None or not shown.is_of(journal):
            before = self._picture if self._journal is journal else None
            shown = self._shown = Shown(journal, self._house, before)
            self._journal, self._picture = journal, shown.shared.picture
        return shown

    def _rest(self) -> None:
        """Let go of what is drawn, unless somebody is still owed it."""
        for viewer in self.viewers:
            if viewer.due:
                return
        self._shown = None

    def past(self, journal: Journal, viewer: int | None, number: int) -> bytes:
        """Return the position after so many decisions, as that viewer saw it, without a log."""
        most = len(journal.match.log)
        if number > most:
            raise TableError(404, "error-no-decision", f"the match has {most} decisions", most=most)
        match = journal.at(number)
        moment = positions.Moment(self._seats.told)
        return positions.message(positions.Sight(positions.Shared(match), viewer), moment)
