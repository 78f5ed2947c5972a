"""Scenes: a view laid out for the eye. A game draws itself for one viewer in Python; the page draws any scene.

Coordinates are board units of the panel (x to the right, y down). Ids are stable: a piece that keeps its id from one
scene to the next is animated by the page from its old place to its new one. Texts are message ids of the game's words
with arguments (`Text`).

A game's `scene.py` holds three functions, which its `Game` gives as `draw`, `aim` and `palette`:

    def draw(game, view, seat) -> Scene     # view: the plain data of match.view(seat); nothing else may be drawn
    def aim(game, view, action) -> Aim      # where an action is clicked; for every action of the space, legal or not
    def palette(game) -> Palette            # colours for light and dark

The page asks in clicks: the targets of all legal actions glow; a click keeps the actions whose next target it is, until
one is left. An action without targets is a button. Pointing at a target of no legal action asks "why not?", which is
answered by the refusals of the actions that aim there.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field


class Text(Struct, omit_defaults=True):
    """A message id of the game's words, with arguments."""

    id: str
    args: dict[str, int | str | list[int] | list[str]] = field(default_factory=dict)


class Zone(Struct, omit_defaults=True):
    """A place on a panel that can be pointed at; it is highlighted when it is a legal target."""

    id: str
    x: float
    """Centre of the zone."""
    y: float
    shape: Literal["hex", "circle", "rect", "path"] = "rect"
    """hex: pointy-top, `w` wide; circle: diameter `w`; rect: `w` x `h`, corner `r`; path: `d` from (x, y)."""
    w: float = 1.0
    h: float = 1.0
    r: float = 0.0
    d: str = ""
    symbol: str = ""
    """Id of a symbol of symbols.svg, drawn in the box w x h around the centre."""
    fill: str = ""
    """CSS colour or variable of the palette, e.g. `var(--field)`; empty: not filled."""
    stroke: str = ""
    label: str = ""
    """A short literal (a number, a price) in the middle."""
    caption: Text | None = None
    """Words under or in the zone."""
    tip: Text | None = None
    rule: str = ""
    """The rule id that explains it."""
    lift: float = 0.0
    """How far up the page the highlight is drawn (height of a stack), in board units."""


class Piece(Struct, omit_defaults=True):
    """A thing that lies or stands on a panel; later pieces are drawn over earlier ones."""

    id: str
    symbol: str
    x: float
    """Centre."""
    y: float
    w: float = 1.0
    h: float = 1.0
    seat: int | None = None
    """The owner: `var(--seat)` and `var(--seat-ink)` are set for the symbol; `mark` draws the seat's mark on it."""
    mark: bool = False
    label: str = ""
    label_y: float = 0.0
    """Offset of the label from the centre, in board units."""
    label_size: float = 0.3
    label_fill: str = ""
    count: int = 1
    """A badge with the number if it is not 1."""
    rotate: float = 0.0
    flip: bool = False
    faded: bool = False
    tip: Text | None = None
    rule: str = ""
    zone: str = ""
    """The zone it belongs to: pointing at the piece also points at the zone."""
    quiet: bool = False
    """True for pieces that are never pointed at (walls, decoration)."""


class Panel(Struct, omit_defaults=True):
    """A drawing area with its own units."""

    id: str
    title: Text
    w: float
    h: float
    place: Literal["board", "seat", "hand", "side"] = "board"
    """board: the big middle (several become tabs where there is no room for all); seat: a seat's own board;
    hand: the viewer's cards at the bottom; side: small, beside the board."""
    seat: int | None = None
    """Whose panel it is, for place `seat` and `hand`."""
    art: str = ""
    """Id of a symbol drawn behind everything over the whole w x h."""
    zones: list[Zone] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)


class Stat(Struct, omit_defaults=True):
    """One public number of a seat in the right column: a symbol, a value, a tooltip."""

    symbol: str
    value: int | str
    tip: Text


class SeatLine(Struct, omit_defaults=True):
    """A seat in the right column."""

    seat: int
    score: int | str
    stats: list[Stat] = field(default_factory=list)
    note: Text | None = None


class Meter(Struct, omit_defaults=True):
    """What is left to spend in the question line (action points, moves): `left` of `most`."""

    left: int
    most: int
    tip: Text


class Scene(Struct, omit_defaults=True):
    """All that a viewer sees of the match."""

    panels: list[Panel]
    seats: list[SeatLine]
    meter: Meter | None = None
    status: list[Text] = field(default_factory=list)
    """Short public facts for the top of the board: round, phase, cards left."""


class Aim(Struct, omit_defaults=True):
    """Where an action is clicked: ids of zones or pieces in order; and its ghost, what it would look like."""

    targets: list[str] = field(default_factory=list)
    ghost: list[Piece] = field(default_factory=list)
    ghost_panel: str = ""
    gain: Text | None = None
    """What it costs or gives, shown before the click."""


class Palette(Struct):
    """CSS custom properties of a game, for light and dark; names without the leading dashes."""

    light: dict[str, str]
    dark: dict[str, str]


def plain(scene: Scene) -> Any:
    """Return a scene as plain JSON-able data."""
    import msgspec

    return msgspec.to_builtins(scene)
