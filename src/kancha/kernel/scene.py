"""Scenes: a view laid out for the eye. A game draws itself for one viewer in Python; the page draws any scene.

Coordinates are board units of the panel (x to the right, y down). Ids are stable: a piece that keeps its id from one
scene to the next is animated by the page from its old place to its new one. Texts are message ids of the game's words
with arguments (`Text`).

A game's `scene.py` draws what is seen of a position (`kancha.kernel.look`); its colours are in `palette.toml`.

The page asks in clicks: the targets of all legal actions glow; a click keeps the actions whose next target it is, until
one is left. An action without targets is a button. Pointing at a target of no legal action asks "why not?", which is
answered by the refusals of the actions that aim there.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct, field


class Text(Struct, omit_defaults=True, gc=False):
    """A message id of the game's words, with arguments."""

    id: str
    args: dict[str, int | str | list[int] | list[str]] = field(default_factory=dict)


class Zone(Struct, omit_defaults=True, gc=False):
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


class Piece(Struct, omit_defaults=True, gc=False):
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
    flag: str = ""
    """A number that must be in sight whatever stands there (how high a tile lies): on a cap at the upper left corner,
    above pieces, lines, ghosts and prices; `flag-1` to `flag-6` of the palette colour it. A ghost with a flag takes the
    place of the one that has its zone."""
    flag_symbol: str = ""
    """A symbol on top of the cap."""


class Box(Struct, gc=False):
    """A rectangle of a panel: its upper left corner, width and height."""

    x: float
    y: float
    w: float
    h: float


class Part(Struct, omit_defaults=True, gc=False):
    """A rectangle of a panel that the stage may set beside others; no zone or piece is cut by it."""

    id: str
    x: float
    y: float
    w: float
    h: float
    weight: float = 1.0
    """How much its size counts."""


class Ruler(Struct, omit_defaults=True, gc=False):
    """A coordinate on the frame: at the left edge of the stage at height `y`, or at its top edge at `x`."""

    label: str
    x: float | None = None
    y: float | None = None
    part: str = ""
    """It is about this part of the panel, and stands at its edges where the stage sets parts side by side."""


class Panel(Struct, omit_defaults=True, gc=False):
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
    view: Box | None = None
    """What the stage shows of it; its thumbnail shows everything."""
    parts: list[Part] = field(default_factory=list)
    """Rectangles, in reading order, that a stage of another shape sets side by side; together all that matters."""
    rulers: list[Ruler] = field(default_factory=list)
    """Coordinates on the frame, named as in the log."""
    ground: str = ""
    """CSS colour or palette variable that goes on around it to the edges of the stage."""
    dock: Box | None = None
    """What of it stays in sight in the column of the seats: a seat's own tracks, a row of cards without its words."""
    shelf: bool = False
    """A narrow upright `side` panel that is drawn in the shelf itself, to be read and clicked there."""


class Stat(Struct, omit_defaults=True, gc=False):
    """One public number of a seat in the right column: a symbol, a value, a tooltip."""

    symbol: str
    value: int | str
    tip: Text


class Bar(Struct, omit_defaults=True, gc=False):
    """One side of a score that has several: `value`, and `more` that is sure to come."""

    symbol: str
    value: int
    tip: Text
    more: int = 0
    most: int = 0
    """The value of a full bar; 0: the page chooses, the same for all seats."""
    counts: bool = False
    """This side is the score now."""


class SeatLine(Struct, omit_defaults=True, gc=False):
    """A seat in the right column."""

    seat: int
    score: int | str
    stats: list[Stat] = field(default_factory=list)
    note: Text | None = None
    bars: list[Bar] = field(default_factory=list)
    unit: Text | None = None
    """The word under the score."""


class Meter(Struct, omit_defaults=True, gc=False):
    """What is left to spend in the question line (action points, moves): `left` of `most`, as `measure` counts it."""

    left: int
    most: int
    tip: Text
    measure: str = ""
    """Id of the measure that it shows: what an answer would leave of it is told beside."""


class Ribbon(Struct, omit_defaults=True, gc=False):
    """A strip of another panel, shown above the stage while the question links two boards."""

    panel: str
    x: float
    y: float
    w: float
    h: float
    lanes: list[float] = field(default_factory=list)
    """Other values of `y`: the strip goes to the lane that holds the ghosts of all answers that are left."""


class Fact(Struct, omit_defaults=True, gc=False):
    """What a drawer is about: a number or word, and what it means."""

    value: str
    text: Text
    symbol: str = ""
    good: bool = False


class Bid(Struct, omit_defaults=True, gc=False):
    """How a seat stands in what the drawer is about."""

    seat: int
    value: str
    text: Text | None = None
    symbols: list[str] = field(default_factory=list)
    also: list[Text] = field(default_factory=list)
    """How it stands in the other things that are decided."""


class Card(Struct, omit_defaults=True, gc=False):
    """Something the viewer holds, and what it is worth in the drawer's matter."""

    symbol: str
    value: str
    text: Text | None = None
    target: str = ""
    """The target of an action: the card can be clicked."""


class Spot(Struct, gc=False):
    """A circle of a panel that stays lit beside an open drawer."""

    x: float
    y: float
    r: float


class Drawer(Struct, omit_defaults=True, gc=False):
    """What happens in between (a festival, a ceremony): it lies over the side of the stage away from `spot`."""

    title: Text
    note: Text | None = None
    symbol: str = ""
    facts: list[Fact] = field(default_factory=list)
    bids: list[Bid] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    words: list[Text] = field(default_factory=list)
    """What else one should have in mind, beside the cards."""
    board: str = ""
    """Id of the panel with the spot."""
    spot: Spot | None = None
    more: list[Fact] = field(default_factory=list)
    """What else is decided by it, a line each."""


class Scene(Struct, omit_defaults=True, gc=False):
    """All that a viewer sees of the match."""

    panels: list[Panel]
    seats: list[SeatLine]
    meter: Meter | None = None
    status: list[Text] = field(default_factory=list)
    """Short public facts for the top of the board: round, phase, cards left."""
    ribbon: Ribbon | None = None
    drawer: Drawer | None = None


class Tag(Struct, omit_defaults=True, gc=False):
    """What a target and its card say of themselves where the measures do not: a price, and a fact in two words."""

    price: str = ""
    """A literal in a dark cap ("5")."""
    text: Text | None = None
    """"sled full", "+2 cards"."""
    tone: Literal["", "good", "bad"] = ""
    more: Text | None = None
    """What its card alone has room for."""
    symbol: str = ""
    """The symbol of what the price is paid in."""


class Stop(Struct, omit_defaults=True, gc=False):
    """A point on the way of what moves: `number` is the step that ends there, 0 for where it begins and for bends."""

    x: float
    y: float
    number: int = 0


class Aim(Struct, omit_defaults=True, gc=False):
    """Where an action is clicked: ids of zones or pieces; and its ghost, what it would look like."""

    targets: list[str] = field(default_factory=list)
    ghost: list[Piece] = field(default_factory=list)
    ghost_panel: str = ""
    gain: Text | None = None
    """What it costs or gives, shown before the click."""
    tag: Tag | None = None
    pose: str = ""
    """Which way it lies. Actions of one question with the same targets and other poses are not clicked apart: the thing
    hangs on the pointer and is turned. Poses that begin with the same letter are turns, with another one flips."""
    later: Text | None = None
    """What it makes possible, told after what it gives."""
    loose: bool = False
    """The targets may be clicked in any order."""
    way: list[Stop] = field(default_factory=list)
    """How the ghost gets there, on the panel of the ghost."""


class Palette(Struct, gc=False):
    """CSS custom properties of a game, for light and dark; names without the leading dashes."""

    light: dict[str, str]
    dark: dict[str, str]

    @staticmethod
    def read(paths: list[Path]) -> Palette:
        """Read files with tables `light` and `dark`, later ones over earlier; dark names only what differs."""
        light: dict[str, str] = {}
        dark: dict[str, str] = {}
        for path in paths:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
            light |= content["light"]
            dark |= content["light"] | content["dark"]
        return Palette(light, dark)


def plain(scene: Scene) -> Any:
    """Return a scene as plain JSON-able data."""
    import msgspec

    return msgspec.to_builtins(scene)
