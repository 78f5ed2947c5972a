"""The shelf of drawing: cards, piles, rows, tracks, tokens and hands, so that a game draws with words.

Places are centres in board units. Everything is a plain `Zone` or `Piece`, to be put on a panel as it is or changed.

>>> row(3, (1.0, 2.0), step=1.5)
[(1.0, 2.0), (2.5, 2.0), (4.0, 2.0)]
>>> row(5, (0.0, 0.0), step=2.0, room=4.0)
[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0), (4.0, 0.0)]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from kancha.kernel.scene import Panel, Piece, Text, Zone

Place = tuple[float, float]
MOST_SHEETS: Final = 3000
"""So many sheets of a game are kept, and as many that were used before them: what a hundred matches show at a time."""


class Sheet:
    """A drawing that is made once and copied to the panels where it fits; never changed."""

    def __init__(self) -> None:
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []

    def copy_to(self, panel: Panel | Sheet) -> None:
        """Put it on a panel, or on a larger sheet."""
        panel.zones += self.zones
        panel.pieces += self.pieces


class Sheets:
    """The sheets of a game that come again and again, by all that they depend on.

    One that fits is the same in all positions of all matches: it is not drawn again, known to be the same without
    comparing, and held in memory once.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Sheet] = {}
        self._old: dict[tuple[object, ...], Sheet] = {}
        """What was used last before there were too many."""

    def put(self, panel: Panel | Sheet, on: tuple[object, ...], draw: Callable[[Sheet], None]) -> None:
        """Put a sheet on a panel or a larger one; it is drawn unless there was one that depended on the same.

        `on` begins with a word of its own; all that `draw` looks at must be in it, but what all matches share.
        """
        found = self._known.get(on)
        if found is None:
            found = self._old.get(on)
            if found is None:
                found = Sheet()
                draw(found)
            if len(self._known) >= MOST_SHEETS:
                self._old, self._known = self._known, {}
            self._known[on] = found
        found.copy_to(panel)


def short(value: float) -> float:
    """Cut a number to what the eye can tell; one that is short already stays what it is."""
    # Several times as fast as `round`, which looks for the decimals of every number.
    cut = floor(value * 100 + 0.5) / 100
    return value if cut == value else cut


def row(count: int, start: Place, step: float, room: float = 0) -> list[Place]:
    """Return places side by side; where `room` is given and too narrow for the step, they move closer together."""
    if room and count > 1:
        step = min(step, room / (count - 1))
    return [(short(start[0] + step * n), start[1]) for n in range(count)]


def column(count: int, start: Place, step: float) -> list[Place]:
    """Return places one below the other."""
    return [(start[0], short(start[1] + step * n)) for n in range(count)]


def grid(count: int, start: Place, step: float, wide: int, down: float = 0) -> list[Place]:
    """Return places in rows of `wide`, the rows `down` apart (as far as the columns, if it is 0)."""
    return [(short(start[0] + step * (n % wide)), short(start[1] + (down or step) * (n // wide))) for n in range(count)]


def card(id: str, symbol: str, at: Place, w: float = 1.0, tall: float = 1.4, count: int = 1, rule: str = "") -> Piece:
    """Return a card that lies face up; `count` alike lie on each other."""
    return Piece(id, symbol, at[0], at[1], w, short(w * tall), count=count, rule=rule)


def pile(
    id: str, back: str, at: Place, count: int, tip: Text, w: float = 1.0, tall: float = 1.4, rule: str = ""
) -> Piece:
    """Return a pile with the number of its cards; an empty one is faded."""
    return Piece(id, back, at[0], at[1], w, short(w * tall), count=count, tip=tip, rule=rule, faded=count == 0)


def hand(seat: int, cards: Sequence[Piece], gap: float = 0.12, least: float = 1.0) -> Panel:
    """Return the panel of a hand: the cards side by side, wherever they lay before."""
    panel = Panel("hand", Text("panel-hand"), gap, max([least, *(piece.h for piece in cards)]), "hand", seat)
    for piece in cards:
        piece.x, piece.y = short(panel.w + piece.w / 2), short(panel.h / 2 + gap)
        panel.w = short(panel.w + piece.w + gap)
        panel.pieces.append(piece)
    panel.w, panel.h = max(panel.w, least), short(panel.h + 2 * gap)
    return panel


def track(
    prefix: str, places: Sequence[Place], labels: Sequence[str], size: float = 1.0, rule: str = "", first: int = 0
) -> list[Zone]:
    """Return the spaces of a track, `prefix-0`, `prefix-1`, ... or from another `first` number, each with its label."""
    return [
        Zone(f"{prefix}-{n}", at[0], at[1], w=size, h=size, r=short(size / 7), label=label, rule=rule)
        for n, (at, label) in enumerate(zip(places, labels, strict=True), first)
    ]


def markers(
    prefix: str,
    symbol: str,
    spaces: Sequence[Place],
    standing: Sequence[int],
    size: float = 0.6,
    tip: Text | None = None,
) -> list[Piece]:
    """Return a marker for each seat on its space of a track; those that share a space stand a little apart."""
    found: list[Piece] = []
    for seat, space in enumerate(standing):
        before = list(standing[:seat]).count(space)
        x, y = spaces[space]
        x, y = short(x + 0.2 * size * before), short(y - 0.16 * size * before)
        found.append(Piece(f"{prefix}-{seat}", symbol, x, y, size, size, seat=seat, mark=True, tip=tip))
    return found


def tokens(
    prefix: str, symbol: str, places: Sequence[Place], count: int, size: float = 1.0, zone: str = ""
) -> list[Piece]:
    """Return `count` tokens on the first places; if there are more than places, the last one tells how many it is."""
    shown = min(count, len(places))
    found = [Piece(f"{prefix}-{n}", symbol, at[0], at[1], size, size, zone=zone) for n, at in enumerate(places[:shown])]
    if count > shown and found:
        found[-1].count = count - shown + 1
    return found


def number(id: str, symbol: str, value: int | str, at: Place, size: float = 0.6, zone: str = "") -> Piece:
    """Return a small sign with a number; what lies below it is pointed at."""
    label_size = short(size * 0.6)
    return Piece(id, symbol, at[0], at[1], size, size, label=str(value), label_size=label_size, zone=zone, quiet=True)
