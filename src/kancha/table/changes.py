"""Changes: what a page that holds one position must be told to have the next.

From one decision to the next a board hardly changes. Panels are known by a hash of their content, the same on every
server; a page that holds one is sent what differs, as splices of its zones and pieces, or nothing but the hash.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from kancha.kernel.scene import Panel, Piece, SeatLine, Zone
from kancha.kernel.turn import TurnSpan
from kancha.table.protocol import PanelChange, Splice

T = TypeVar("T")
MARK: Final = 8
"""Bytes of the hash of a zone or a piece."""
NAME: Final = 6
"""Bytes of the hash of a panel."""
_json = msgspec.json.Encoder()


def splices(old: list[T], new: list[T], name: Callable[[T], object] = id) -> list[tuple[int, int, list[T]]]:
    """Return what makes one list of the other: from left to right, at a place, so many go and these come.

    `name` tells a thing that changed from one that came or went; what two things share it by is up to the caller.
    """
    after, count = len(old), len(new)
    before = place = _alike(old, new)
    if before == after:
        return [(after, 0, new[after:])] if count > after else []
    ending = _alike_at_end(old, new, before)
    after -= ending
    count -= ending
    # Most things that differ have changed where they are: the names of all are gathered for those that have not.
    first = before, place
    gone: set[object] = set()
    came: set[object] | None = None
    found: list[tuple[int, int, list[T]]] = []
    while before < after or place < count:
        if before < after and place < count and (old[before] is new[place] or old[before] == new[place]):
            before += 1
            place += 1
            continue
        if not found or found[-1][0] + len(found[-1][2]) != place:
            found.append((place, 0, []))
        at, removed, items = found[-1]
        if before == after:
            takes, gives = False, True
        elif place == count:
            takes, gives = True, False
        else:
            was, now = name(old[before]), name(new[place])
            takes = gives = was == now
            if not gives:
                if came is None:
                    gone = {name(thing) for thing in old[first[0] : after]}
                    came = {name(thing) for thing in new[first[1] : count]}
                gives = was in came and now not in gone
                takes = not gives
                if takes:
                    # It comes later, if it comes at all: then as something new.
                    gone.discard(was)
        if takes:
            before += 1
            removed += 1
        if gives:
            items.append(new[place])
            place += 1
        found[-1] = (at, removed, items)
    return found


def _alike(old: list[T], new: list[T]) -> int:
    """Return how many things at the beginning of two lists are the same."""
    if old is new:
        return len(old)
    most, place = min(len(old), len(new)), 0
    while place < most and (old[place] is new[place] or old[place] == new[place]):
        place += 1
    return place


def _alike_at_end(old: list[T], new: list[T], start: int) -> int:
    """Return how many things after the first so many are the same at the end of two lists."""
    after, count = len(old), len(new)
    least = max(start, after - count + start)
    while after > least and (old[after - 1] is new[count - 1] or old[after - 1] == new[count - 1]):
        after -= 1
        count -= 1
    return len(old) - after


def encoded(edits: list[tuple[int, int, list[Any]]]) -> list[Splice]:
    """Return splices with each thing as JSON."""
    return [(at, removed, [Raw(_json.encode(thing)) for thing in things]) for at, removed, things in edits]


class Edits:
    """What makes a list of one position of the list before it: made once for all who hold the same one."""

    __slots__ = ("_edits", "_name", "_old", "new")

    def __init__(self, new: list[Any], name: Callable[[Any], object] = id) -> None:
        self.new = new
        self._name = name
        self._old: list[Any] | None = None
        self._edits = Raw(b"[]")

    def since(self, old: list[Any]) -> Raw:
        """Return the splices as JSON."""
        if self._old is not old:
            self._old, self._edits = old, Raw(_json.encode(splices(old, self.new, self._name)))
        return self._edits


class Drawn:
    """A panel as it is sent: whole, by its hash, or as what differs from one that the page holds."""

    __slots__ = ("_bare", "_base", "_change", "_head", "_pieces", "_zones", "hash", "panel")

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.hash = ""
        """Of its content; "" until somebody follows by changes."""
        self._bare: Panel | None = None
        """The panel without zones and pieces."""
        self._head = b""
        """The same as JSON."""
        self._zones = b""
        self._pieces = b""
        """The marks of all zones and pieces, one after the other."""
        self._base: Drawn | None = None
        self._change = Raw(b"")
        """What makes this panel of that base, until it is told."""

    def then(self, panel: Panel) -> Drawn:
        """Return a panel that takes the place of this one: this one, if it is the same. What differs is found once."""
        if self.panel is panel:
            return self
        if not self.hash:
            return self if self.panel == panel else Drawn(panel)
        new = Drawn(panel)
        change = new._differing(self)
        if new.hash == self.hash:
            return self
        new._base, new._change = self, Raw(_json.encode(change))
        return new

    def since(self, base: Drawn | None) -> Raw:
        """Return what makes this panel of another one that has its hash, or of nothing."""
        if base is not None and base is self._base:
            self._base = None
            return self._change
        return Raw(_json.encode(self._whole() if base is None else self._differing(base)))

    def _whole(self) -> PanelChange:
        if not self.hash:
            self._name(None, _marks(self.panel.zones), _marks(self.panel.pieces))
        return PanelChange(hash=self.hash, panel=Raw(_json.encode(self.panel)))

    def _differing(self, base: Drawn) -> PanelChange:
        zones = encoded(splices(base.panel.zones, self.panel.zones, _id))
        pieces = encoded(splices(base.panel.pieces, self.panel.pieces, _id))
        if not self.hash:
            # Whatever is as it was on the other panel has the mark that it had there.
            self._name(base, _marked(base._zones, zones), _marked(base._pieces, pieces))
        change = PanelChange(hash=self.hash, base=base.hash, zones=zones, pieces=pieces)
        if self._head != base._head:
            change.head = Raw(self._head)
        return change

    def _name(self, base: Drawn | None, zones: bytes, pieces: bytes) -> None:
        self._bare = replace(self.panel, zones=[], pieces=[])
        is_known = base is not None and self._bare == base._bare
        self._head = base._head if is_known and base is not None else _json.encode(self._bare)
        self._zones, self._pieces = zones, pieces
        content = b"".join([self._head, b"/", zones, b"/", pieces])
        self.hash = blake2b(content, digest_size=NAME).hexdigest()


class Held:
    """What the page of a viewer holds, as far as it has been sent to it; never changed."""

    __slots__ = ("ledger", "own", "panels", "seats", "seq", "turns")

    def __init__(
        self,
        seq: int,
        panels: dict[str, Drawn],
        own: dict[str, Drawn],
        seats: list[SeatLine],
        turns: list[TurnSpan],
        ledger: list[tuple[int, int, str]],
    ) -> None:
        self.seq = seq
        self.panels = panels
        """What everybody sees, by the panel's id: one for all who hold that position."""
        self.own = own
        """What the viewer alone sees, besides or instead."""
        self.seats = seats
        self.turns = turns
        self.ledger = ledger


NOTHING: Final = Held(0, {}, {}, [], [], [])
"""What a page holds that has just come."""


def _id(thing: Zone | Piece) -> str:
    return thing.id


def _marks(things: Sequence[Struct]) -> bytes:
    return b"".join([_mark(_json.encode(thing)) for thing in things])


def _mark(text: bytes | Raw) -> bytes:
    return blake2b(text, digest_size=MARK).digest()


def _marked(old: bytes, edits: list[Splice]) -> bytes:
    """Return the marks of a list after splices."""
    if not edits:
        return old
    made = bytearray(old)
    for at, removed, things in edits:
        made[MARK * at : MARK * (at + removed)] = b"".join([_mark(thing) for thing in things])
    return bytes(made)
