"""Following: what a page is told that holds one position and is shown another.

Most of it is the same for everybody. That is found and encoded once for all who hold the same position; to it comes
what each viewer alone sees.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Raw

from kancha.kernel.scene import Panel
from kancha.table.changes import Drawn, Edits, Held
from kancha.table.halves import Common, Own
from kancha.table.positions import Aside, Moment, Shared, Sight, seat_of

_json = msgspec.json.Encoder()


class Advance:
    """From one position, which pages hold, to another: what is the same for everybody."""

    __slots__ = ("_shared", "_tails", "changes", "hashes", "panels")

    def __init__(self, shared: Shared, held: dict[str, Drawn], have: frozenset[str]) -> None:
        self.panels: dict[str, Drawn] = {}
        self.hashes: list[str] = []
        self.changes: dict[str, Raw] = {}
        """By the panel's id: what a page lacks."""
        self._shared = shared
        self._tails: dict[bool, tuple[Moment, Held, bytes]] = {}
        for panel in shared.scene.panels:
            base = held.get(panel.id)
            drawn = self.panels[panel.id] = shared.drawn(panel, base)
            note(self.changes, panel.id, drawn, base, have)
            self.hashes.append(drawn.hash)

    def tail(self, moment: Moment, is_open: bool, held: Held) -> bytes:
        """Return what stands after the own fields of a viewer that sees nothing but panels of its own.

        It is the same for all who see the points, or do not, and who have held the same seats and points before.
        """
        found = self._tails.get(is_open)
        if found is not None:
            known, base, tail = found
            if known is moment and base.seats is held.seats and base.ledger is held.ledger:
                return tail
        shared = self._shared
        tail = encoded(shared, moment, is_open, held, shared.frame, shared.seats)
        self._tails[is_open] = (moment, held, tail)
        return tail


def note(changes: dict[str, Raw], id: str, drawn: Drawn, base: Drawn | None, have: frozenset[str]) -> None:
    """Note what a page lacks of a panel that holds another one in its place, or panels with these hashes."""
    if drawn is base:
        return
    change = drawn.since(base)
    if drawn.hash not in have and (base is None or base.hash != drawn.hash):
        changes[id] = change


def encoded(shared: Shared, moment: Moment, is_open: bool, held: Held, frame: Raw, seats: Edits) -> bytes:
    """Return what stands after the own fields of a viewer that holds a position."""
    ledger = shared.ledger if is_open else shared.no_ledger
    common = Common(
        **moment.common(shared, is_open),
        base=held.seq,
        scene=frame,
        seats=seats.since(held.seats),
        ledger=ledger.since(held.ledger),
        turns=shared.turns.since(held.turns),
    )
    return b"," + _json.encode(common)[1:]


class Following:
    """What the pages are told that follow a match to one position."""

    __slots__ = ("_advances", "_shared")

    def __init__(self, shared: Shared) -> None:
        self._shared = shared
        self._advances: dict[int, Advance] = {}

    def message(
        self, sight: Sight, moment: Moment, aside: Aside, held: Held, have: frozenset[str]
    ) -> tuple[bytes, Held]:
        """Return what a page must be told that holds a position, or panels with these hashes; and what it has then."""
        shared, scene = self._shared, sight.scene
        advance = self._advance(held, have)
        hashes, changes, own = advance.hashes, advance.changes, held.own
        mine = sight.own
        if mine or own:
            hashes, changes = hashes[:], changes.copy()
            own = self._owned(mine, advance, held, have, hashes, changes)
        head = Own(
            viewer=sight.viewer,
            hashes=hashes,
            panels=[*changes.values()],
            actions=sight.actions,
            undo=aside.undo,
            log=aside.log,
            turn=UNSET if moment.given_up is not None else sight.turn,
            coach=UNSET if aside.coach is None else aside.coach,
        )
        frame, seats = shared.frame_of(scene), shared.seats
        if frame is shared.frame and scene.seats is seats.new:
            tail = advance.tail(moment, sight.is_open, held)
        else:
            if scene.seats is not seats.new:
                seats = Edits(scene.seats, seat_of)
            tail = encoded(shared, moment, sight.is_open, held, frame, seats)
        ledger = shared.ledger if sight.is_open else shared.no_ledger
        told = Held(moment.seq, advance.panels, own, seats.new, shared.turns.new, ledger.new)
        return _json.encode(head)[:-1] + tail, told

    def _advance(self, held: Held, have: frozenset[str]) -> Advance:
        """Return the way from what is held; a position is the same for all who hold it."""
        if have:
            return Advance(self._shared, held.panels, have)
        found = self._advances.get(held.seq)
        if found is None:
            found = self._advances[held.seq] = Advance(self._shared, held.panels, have)
        return found

    def _owned(
        self,
        mine: list[tuple[int, Panel]],
        advance: Advance,
        held: Held,
        have: frozenset[str],
        hashes: list[str],
        changes: dict[str, Raw],
    ) -> dict[str, Drawn]:
        """Put a viewer's own panels in the place of the common ones; return those that it holds then."""
        own: dict[str, Drawn] = {}
        for place, panel in mine:
            id = panel.id
            base = held.own.get(id) or held.panels.get(id)
            drawn = own[id] = self._shared.drawn(panel, base)
            changes.pop(id, None)
            note(changes, id, drawn, base, have)
            hashes[place : place + 1] = [drawn.hash]
        for id, base in held.own.items():
            if id not in own and id in advance.panels:
                changes.pop(id, None)
                note(changes, id, advance.panels[id], base, have)
        return own
