"""What never changes on the boards: drawn once for a set of facts and shared by all positions, so never changed."""

from __future__ import annotations

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, AYAR, NODES
from kancha.games.ayar.picture.gods import shrines
from kancha.games.ayar.picture.grids import SeatBoard
from kancha.games.ayar.picture.layout import DISC_INK, Layout
from kancha.kernel.scene import Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, short


class Site:
    """A building slot; one that can still be built on says what it is."""

    def __init__(self, layout: Layout, site: int) -> None:
        facts, (x, y) = layout.facts, layout.sites[site]
        path, place = facts.site_path[site], facts.site_place[site]
        activity = ACTIVITIES[facts.site_activity[site]]
        self.id = f"site-{path}-{place}"
        self.tambo = f"tambo-{path}-{place}"
        self.closed = Zone(self.id, x, y, symbol=f"site-{activity}")
        tip = Text(f"tip-site-{AYAR[path]}-{activity}")
        self.open = Zone(self.id, x, y, symbol=f"site-{activity}", tip=tip)


class Node:
    """A lake space as long as it takes power to enter, and once an island makes it free; a slot with its Moons."""

    def __init__(self, layout: Layout, node: int) -> None:
        facts, (x, y), self.id = layout.facts, layout.nodes[node], f"node-{NODES[node]}"
        power = facts.node_power[node]
        self.priced = self._zone(layout, node, power)
        self.free = self._zone(layout, node, 0)
        self.marks: list[Piece] = []
        self.price: list[Piece] = []
        if facts.is_island[node]:
            moon = Piece(f"{self.id}-moon", "disc-moon", short(x + 0.6), short(y - 0.52), 0.7, 0.7, quiet=True)
            moon.label, moon.label_size, moon.label_fill = str(facts.node_moon[node]), 0.38, DISC_INK
            self.marks.append(moon)
            if power:
                dot = Piece(f"{self.id}-power", "empty-disc", short(x - 0.56), short(y + 0.5), 0.56, 0.56, quiet=True)
                dot.label, dot.label_size = str(power), 0.36
                self.price.append(dot)

    def _zone(self, layout: Layout, node: int, power: int) -> Zone:
        facts, (x, y) = layout.facts, layout.nodes[node]
        args: dict[str, int | str | list[int] | list[str]] = {"node": NODES[node], "power": power}
        if not facts.is_island[node]:
            tip = Text("tip-reed" if node else "tip-start", args)
            zone = Zone(self.id, x, y, "circle", w=0.86, fill="var(--reed-light)", stroke="var(--ink)", tip=tip)
            zone.label = str(facts.node_power[node]) if node else ""
            zone.symbol = "" if node else "sun"
            zone.rule = "A6.R.2"
            return zone
        yellow = facts.is_yellow[node]
        args["moon"] = facts.node_moon[node]
        zone = Zone(self.id, x, y, w=1.22, h=1.22, r=0.2, stroke="var(--ink)")
        zone.fill = "var(--yellow-slot)" if yellow else "var(--paper)"
        zone.tip = Text("tip-yellow" if yellow else "tip-island", args)
        zone.rule = "A6.R.4" if yellow else "A6.R.3"
        return zone


class Boards(Layout):
    """The places, and what lies on them in every position."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self.sheets = Sheets()
        """What depends on more than a count."""
        self.seats: list[SeatBoard] = [SeatBoard(self, seat, self.sheets) for seat in range(4)]
        self.shrines: list[list[Sheet]] = [[shrines(facts, row, ayar) for ayar in range(4)] for row in range(4)]
        """The rows of the temple area by the woman who has them."""
        self.slots: list[Site] = [Site(self, site) for site in range(len(facts.site_path))]
        """The building slots of the paths."""
        self.lake: dict[int, Node] = {n: Node(self, n) for n in range(len(NODES)) if facts.node_kind[n] >= 0}
        """The spaces of the lake."""
