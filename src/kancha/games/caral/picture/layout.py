"""The geometry of the board: a squarish spiral of two turns, with the action spaces at its quarters.

Space A1 lies at the top; each further one a quarter turn on, nearer to the centre. Sites between two spaces
share the way evenly, whatever their number, so that a corrected path needs no new drawing.
"""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Final, NamedTuple

from kancha.games.caral.actions import SITES, SPACES
from kancha.games.caral.facts import KINDS, WORSHIP, Facts
from kancha.kernel.scene import Piece, Stop, Text, Zone
from kancha.kernel.shelf import Place, Sheets, short

WIDTH: Final = 31.4
HEIGHT: Final = 26.0
CENTRE: Final = (14.9, 13.6)
QUARTERS: Final = 8
"""Quarter turns from the first action space to the last."""
OUTER: Final = (14.2, 10.5)
INNER: Final = (4.9, 3.5)
SQUARE: Final = 0.72
"""Below 1 the ellipse becomes squarish and uses the corners of the panel."""
SITE_SIZE: Final = 2.2
SITE_OFFSET: Final = 1.7
SPACE_SIZE: Final = 3.0
LEVEL_STEP: Final = 0.39
"""Height of a level."""
SPACE_RULES: Final = ("K5.3", "K5.4", "K5.5", "K5.6")
START_TURN: Final = -0.52
ROW: Final = ((0.0, 0.0), (1.16, 0.0), (-1.16, 0.0), (2.32, 0.0), (-2.32, 0.0))
"""Where pawns stand round the middle of a place, where the path runs from side to side."""
BLOCK: Final = ((0.0, 0.0), (1.16, 0.0), (-1.16, 0.0), (0.58, -1.6), (-0.58, -1.6))
"""The same on START, and where the path runs up or down through an action space: workers stand beside it."""
COLUMN: Final = ((0.0, 0.0), (0.0, 1.6), (0.0, -1.6), (0.0, 3.2), (0.0, -3.2))
"""The same beside a site where the path runs up or down."""


class Spot(NamedTuple):
    """A place on the path: the point, and the direction away from the inside of the spiral."""

    x: float
    y: float
    out_x: float
    out_y: float


def point(turn: float) -> tuple[float, float]:
    """Return the point of the spiral after so many quarter turns from the first space."""
    angle = (turn - 1) * pi / 2
    share = turn / QUARTERS
    rx = OUTER[0] + (INNER[0] - OUTER[0]) * share
    ry = OUTER[1] + (INNER[1] - OUTER[1]) * share
    return CENTRE[0] + rx * _bend(cos(angle)), CENTRE[1] + ry * _bend(sin(angle))


def _bend(value: float) -> float:
    bent: float = abs(value) ** SQUARE
    return bent if value >= 0 else -bent


def spot(turn: float) -> Spot:
    """Return the place after so many quarter turns, with its outward direction."""
    x, y = point(turn)
    ax, ay = point(turn - 0.04)
    bx, by = point(turn + 0.04)
    length = hypot(bx - ax, by - ay)
    return Spot(x, y, (by - ay) / length, -(bx - ax) / length)


def along(start: float, parts: int) -> list[float]:
    """Return the turns that cut the quarter after `start` into so many parts of equal length."""
    steps = 60
    points = [point(start + n / steps) for n in range(steps + 1)]
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    cuts = []
    for part in range(1, parts):
        wanted = lengths[-1] * part / parts
        n = next(i for i, length in enumerate(lengths) if length >= wanted)
        cuts.append(start + n / steps)
    return cuts


def spots(kinds: str) -> list[Spot]:
    """Return the places of a path given as a text of `a` (action space), `s` (site) and `c` (centre), START first."""
    found = [spot(START_TURN)]
    turn = -1
    place = 0
    while place < len(kinds):
        if kinds[place] == "c":
            found.append(Spot(CENTRE[0], CENTRE[1], 0.0, -1.0))
            place += 1
            continue
        if kinds[place] == "a":
            turn += 1
            found.append(spot(turn))
            place += 1
        sites = len(kinds[place:]) - len(kinds[place:].lstrip("s"))
        found += [spot(cut) for cut in along(turn, sites + 1)]
        place += sites
    return found


class Layout:
    """The places of one edition's path, and what lies there whatever happens; made once for each set of facts."""

    def __init__(self, facts: Facts) -> None:
        kinds = ["a" if space >= 0 else "s" for space in facts.space_at[1 : facts.centre]]
        self.spots = [Spot(short(at.x), short(at.y), at.out_x, at.out_y) for at in spots("".join(kinds) + "c")]
        self.site_spots = frozenset(facts.site_spot)
        """The places of the path beside a site."""
        self.zones = [self._zone(facts, place) for place in range(facts.centre + 1)]
        """The zone of each place of the path."""
        self.grounds = [self._figure(place, SITE_OFFSET) for place in facts.site_spot]
        """The middle of each site's building ground, beside the path."""
        self.fixed = [self._arrow(facts, site) for site in range(facts.sites)]
        """Arrows of sites and names of spaces: the same pieces in every picture."""
        self.fixed += [self._name(facts, space) for space in range(len(SPACES))]
        self.spaces = [self._space(facts, space) for space in range(len(SPACES))]
        """START and the action spaces as they are printed."""
        start = self.spots[0]
        tip = Text("tip-start")
        self.spaces.insert(0, Zone("start", start.x, start.y, "circle", 2.6, symbol="start", tip=tip, rule="K2.2"))
        self.free = [self._free(site) for site in range(facts.sites)]
        """The sites that nobody has reserved."""
        self.names = [self._site_name(site, place) for site, place in enumerate(facts.site_spot)]
        """The names of the other sites, at the foot of what stands there."""
        tallest = max(facts.height)
        self.level_y = [[short(y + 0.75 - LEVEL_STEP * n) for n in range(tallest + 1)] for _, y in self.grounds]
        """How high a level lies, by site and level, counted from 0 at the base."""
        self.owners = [self._figure(place, 0.25) for place in facts.site_spot]
        """Where the builder of a started pyramid stands: on the arrow, as owner."""
        self.pawns = [[self._pawn(place, n) for n in range(len(ROW))] for place in range(len(self.spots))]
        """Where pawns stand, by place of the path and by how many stand there already."""
        self.stops = [Stop(at.x, at.y) for at in self.spots]
        """The places of the path on the way of a pawn."""
        self.sheets = Sheets()
        """What stands on the board and lies in the supply, as it has been drawn."""

    def _zone(self, facts: Facts, place: int) -> str:
        if facts.space_at[place] >= 0:
            return f"space-{facts.space_at[place] + 1}"
        if facts.site_at[place] >= 0:
            return f"site-{facts.site_at[place] + 1}"
        return "centre" if place else "start"

    def _arrow(self, facts: Facts, site: int) -> Piece:
        at = self.spots[facts.site_spot[site]]
        angle = short(degrees(atan2(at.out_y, at.out_x)) + 90)
        zone, x, y = f"site-{site + 1}", short(at.x), short(at.y)
        return Piece(f"arrow-{site + 1}", "arrow", x, y, 0.72, 0.72, rotate=angle, zone=zone, quiet=True)

    def _name(self, facts: Facts, space: int) -> Piece:
        at = self.spots[facts.space_spot[space]]
        return name_plate(f"name-{SPACES[space]}", SPACES[space], (at.x, at.y + 1.36), f"space-{space + 1}")

    def _space(self, facts: Facts, space: int) -> Zone:
        at = self.spots[facts.space_spot[space]]
        kind = facts.kind[space]
        tip = Text(f"tip-{KINDS[kind]}", {"cards": facts.worship_cards} if kind == WORSHIP else {})
        zone = Zone(f"space-{space + 1}", at.x, at.y, "circle", SPACE_SIZE, SPACE_SIZE, symbol=KINDS[kind], tip=tip)
        zone.rule = SPACE_RULES[kind]
        return zone

    def _free(self, site: int) -> Zone:
        x, y = self.grounds[site]
        tip = Text("tip-free-site", {"site": SITES[site]})
        zone = Zone(f"site-{site + 1}", x, y, w=SITE_SIZE, h=SITE_SIZE, r=0.18, symbol="site", tip=tip, rule="K5.3")
        zone.label = SITES[site].upper()
        return zone

    def _site_name(self, site: int, place: int) -> Piece:
        """Return the plate at the foot of a site, beside the owner if the path runs there."""
        x, y = self.grounds[site]
        out = self.spots[place]
        if out.out_y < -0.3:
            x += 0.75 if out.out_x > 0 else -0.75
        return name_plate(f"name-{SITES[site]}", SITES[site], (x, y + 1.2), f"site-{site + 1}")

    def _figure(self, place: int, offset: float) -> Place:
        at = self.spots[place]
        return short(at.x + offset * at.out_x), short(at.y + offset * at.out_y)

    def _pawn(self, place: int, n: int) -> Place:
        """Return where the n-th of several pawns stands: none of them lies on another, whoever comes or leaves."""
        at = self.spots[place]
        inner = 0.62 if place in self.site_spots else 0.2
        flat = place > 0 and abs(at.out_y) > abs(at.out_x)
        x, y = ROW[n] if flat else BLOCK[n] if place not in self.site_spots else COLUMN[n]
        return short(at.x - inner * at.out_x + x), short(at.y - inner * at.out_y + 0.2 + y)

    def worker_place(self, place: int, n: int, of: int) -> Place:
        """Return where the n-th of several families has its workers: in a column on the inner side of a quarry."""
        at = self.spots[place]
        side = (n - (of - 1) / 2) * 1.1
        return short(at.x - 2.15 * at.out_x + side * at.out_y), short(at.y - 2.15 * at.out_y + side * abs(at.out_x))


def name_plate(id: str, name: str, at: Place, zone: str) -> Piece:
    """Return a small plate with the name of a place as the log calls it."""
    x, y = short(at[0]), short(at[1])
    return Piece(id, "plate", x, y, 1.15, 0.62, label=name.upper(), label_size=0.46, zone=zone, quiet=True)


def path(steps: int = 160) -> str:
    """Return the spiral as the data of an SVG path, for the drawing of the ground."""
    points = [point(START_TURN + (QUARTERS - START_TURN) * n / steps) for n in range(steps + 1)]
    points.append(CENTRE)
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
