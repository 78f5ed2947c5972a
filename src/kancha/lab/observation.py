"""What a learner sees: the typed state of its seat (`state.seen`) as numbers, always in the same places.

Every field of every part that is pending or laid out has its place; who sees it is what the part declares in `SEES`.
Numbers are scaled to 0..1 by the range that the game's survey found; -1 stands for what the seat may not see and for
what is not there. Of a hidden list its length is told, of a hidden bag its sum. Each kind of step has a place for the
topmost one of its kind. Seats are not turned: `observer` says who looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Any, Final, NamedTuple

from kancha.games import game
from kancha.kernel.game import Game
from kancha.kernel.state import BAG, EACH, HIDDEN, OWNER, OWNER_BAG, State
from kancha.lab.extra import need
from kancha.lab.survey import ROOM, Node, survey

NOTHING: Final = -(2**24)
"""Stands in the raw numbers for what is not seen or not there; it becomes -1."""

Writer = Callable[[Any, "list[int]", int, int], None]
"""Writes a value: (value, where to, who looks, whose part it is in)."""


class Field(NamedTuple):
    """Some places of an observation that belong together."""

    name: str
    first: int
    size: int
    low: int
    high: int
    sight: str
    """Who sees it: `public`, or as the part declares."""
    meaning: str = ""
    declared: tuple[str, ...] = ()
    """The fields of parts that it is read from, as `Part.field`."""


class Layout:
    """The places of an observation, and how a state is written into them."""

    def __init__(self, found: Game, seats: int) -> None:
        self._np: Any = need("numpy", "an observation")
        self.game = found
        self.seats = seats
        self.actions = len(found.space)
        self.fields: list[Field] = []
        self.size = 0
        self._declared: tuple[str, ...] = ()
        known = survey(found.id)
        self.version = known.version
        self._steps = list(known.root.fields["stack"].fields)
        self._add("observer", seats, 0, 1, "public", "1 for the seat that looks")
        self._add("asked", seats, 0, 1, "public", "1 for the seat that must answer; none when the match is over")
        self._add("question", len(self._steps), 0, 1, "public", f"what is asked: {', '.join(self._steps)}")
        self._write = self._part(known.root, "")
        low = [field.low for field in self.fields for _ in range(field.size)]
        span = [max(1, field.high - field.low) for field in self.fields for _ in range(field.size)]
        self._low = self._np.array(low, self._np.float32)
        self._scale = 1 / self._np.array(span, self._np.float32)

    def observe(self, state: State, seat: int) -> Any:
        """Return what a seat sees of a position."""
        np = self._np
        seen = state.seen(seat)
        asked = seen.seat
        raw = [0] * (2 * self.seats + len(self._steps))
        raw[seat] = 1
        if seen.stack:
            if asked >= 0:
                raw[self.seats + asked] = 1
            name = type(seen.stack[-1]).__name__
            if name in self._steps:
                raw[2 * self.seats + self._steps.index(name)] = 1
        self._write(seen, raw, seat, -1)
        numbers = np.array(raw, np.float32)
        scaled = (numbers - self._low) * self._scale
        np.clip(scaled, 0.0, 1.0, out=scaled)
        scaled[numbers == NOTHING] = -1.0
        return scaled

    def mask(self, codes: Sequence[int]) -> Any:
        """Return 1 for each of these codes, 0 for every other action."""
        made = self._np.zeros(self.actions, self._np.int8)
        made[codes] = 1
        return made

    def _add(self, name: str, size: int, low: int, high: int, sight: str, meaning: str = "") -> None:
        if size:
            self.fields.append(Field(name, self.size, size, low, high, sight or "public", meaning, self._declared))
            self.size += size

    def _any(self, node: Node, name: str, sight: str) -> Writer:
        if node.kind == "part":
            return self._part(node, name)
        if node.kind == "steps":
            return self._stack(node, name)
        if node.kind == "list":
            return self._list(node, name, sight)
        if node.kind == "word":
            return self._word(node, name, sight)
        self._add(name, 1, node.low, node.high, sight)
        return _number

    def _part(self, node: Node, name: str) -> Writer:
        begin = self.size
        written: list[tuple[str, Writer]] = []
        outer = self._declared
        for key, field in sorted(node.fields.items()):
            self._declared = tuple(field.declared)
            writer = self._field(field, f"{name}.{key}" if name else key)
            if writer is not None:
                written.append((key, writer))
        self._declared = outer
        size = self.size - begin
        owned = "seat" in node.fields

        def write(value: Any, out: list[int], viewer: int, owner: int) -> None:
            if value is None or value == -1:
                out += [NOTHING] * size
                return
            if owned:
                owner = value.seat
            for key, writer in written:
                writer(getattr(value, key), out, viewer, owner)

        return write

    def _field(self, field: Node, name: str) -> Writer | None:
        """Write a field as far as it may be seen."""
        sight = field.sight
        listed = field.kind == "list"
        if sight in (BAG, HIDDEN):
            if not listed:
                return None
            self._count(field, name)
            return lambda value, out, viewer, owner: out.append(len(value))
        if sight in (OWNER, OWNER_BAG):
            if listed:
                self._count(field, name)
            begin = self.size
            inner = self._any(field, name, sight)
            size = self.size - begin

            def write(value: Any, out: list[int], viewer: int, owner: int) -> None:
                own = viewer == owner
                if listed:
                    out.append(sum(value) if own and sight == OWNER_BAG else len(value))
                if own:
                    inner(value, out, viewer, owner)
                else:
                    out += [NOTHING] * size

            return write
        if sight == EACH and field.item is not None:
            return self._each(field, name)
        return self._any(field, name, sight)

    def _count(self, field: Node, name: str) -> None:
        bag = field.sight in (BAG, OWNER_BAG)
        high = field.totals[1] if bag else self._length(field)[1]
        self._add(f"{name}.count", 1, 0, high, "public", "how many there are")

    def _each(self, field: Node, name: str) -> Writer:
        """A list by seat: the own entry is seen."""
        inner = self._list(field, name, EACH)

        def write(value: Any, out: list[int], viewer: int, owner: int) -> None:
            begin = len(out)
            inner(value, out, viewer, owner)
            for place in range(begin, len(out)):
                if out[place] == -1:
                    out[place] = NOTHING

        return write

    def _length(self, node: Node) -> tuple[int, int]:
        """The least and greatest length; one that varies gets some room."""
        least, most = node.lengths.get(str(self.seats), (0, 0))
        return least, most if least == most else ceil(most * ROOM)

    def _list(self, node: Node, name: str, sight: str) -> Writer:
        least, most = self._length(node)
        item = node.item
        assert item is not None
        varies = least != most
        if varies:
            self._add(f"{name}.length", 1, 0, most, "public", "how long the list is")
        if item.kind == "number" and not item.optional:
            self._add(name, most, item.low, item.high, sight)

            def write_numbers(value: Any, out: list[int], viewer: int, owner: int) -> None:
                count = len(value)
                if varies:
                    out.append(count)
                if count > most:
                    out += value[:most]
                else:
                    out += value
                    out += [NOTHING] * (most - count)

            return write_numbers
        writers: list[tuple[Writer, int]] = []
        for place in range(most):
            begin = self.size
            writer = self._any(item, f"{name}.{place}", sight)
            writers.append((writer, self.size - begin))

        def write(value: Any, out: list[int], viewer: int, owner: int) -> None:
            if varies:
                out.append(len(value))
            for place, (writer, size) in enumerate(writers):
                if place < len(value):
                    writer(value[place], out, viewer, owner)
                else:
                    out += [NOTHING] * size

        return write

    def _word(self, node: Node, name: str, sight: str) -> Writer:
        self._add(name, 1, 0, len(node.words), sight, f"0 another word, then {', '.join(node.words)}")
        places = {word: number for number, word in enumerate(node.words, 1)}
        return lambda value, out, viewer, owner: out.append(places.get(value, 0) if isinstance(value, str) else NOTHING)

    def _stack(self, node: Node, name: str) -> Writer:
        """For each kind of step how many of it are pending, and the fields of the topmost one."""
        kinds: list[tuple[str, Writer, int]] = []
        for kind, fields in sorted(node.fields.items()):
            self._add(f"{name}.{kind}.count", 1, 0, 3, "public", f"pending steps {kind}")
            begin = self.size
            writer = self._part(fields, f"{name}.{kind}")
            kinds.append((kind, writer, self.size - begin))

        def write(value: Any, out: list[int], viewer: int, owner: int) -> None:
            counts: dict[str, int] = {}
            top: dict[str, Any] = {}
            for step in value:
                kind = type(step).__name__
                counts[kind] = counts.get(kind, 0) + 1
                top[kind] = step
            for kind, writer, size in kinds:
                if kind in top:
                    out.append(counts[kind])
                    writer(top[kind], out, viewer, owner)
                else:
                    out.append(0)
                    out += [NOTHING] * size

        return write


def _number(value: Any, out: list[int], viewer: int, owner: int) -> None:
    out.append(NOTHING if value is None else value)


@lru_cache(maxsize=64)
def layout(id: str, seats: int) -> Layout:
    """Return the layout of a game at a seat count."""
    found = game(id)
    found.check(seats, {})
    return Layout(found, seats)
