"""The table laid out for the eye: the bid in the middle, numbers and faces to point at, a cup for each seat."""

from __future__ import annotations

from kancha.kernel.action import Action
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Bid, Drawer, Fact, Panel, Piece, Scene, SeatLine, Stat, Text, Zone
from kancha.kernel.shelf import grid, hand, number, row, tokens, track

from .actions import BID, COUNTS, DOUBT, FACES
from .state import NONE, Cups, Seat


class CupsPicture(Picture[Cups]):
    """One position; what is seen holds -1 wherever it must not be drawn."""

    def draw(self) -> Scene:
        """The table and the cups, which everybody sees."""
        s = self.s
        lines = [
            SeatLine(who.seat, s.ledger.totals[who.seat], [Stat("die", who.left, Text("tip-dice"))]) for who in s.seats
        ]
        status = [Text("status-round", {"round": s.round}), Text("status-dice", {"dice": s.total})]
        scene = Scene([self._board(), *(cup(who) for who in s.seats)], lines, status=status)
        if s.last and s.bidder == NONE:
            scene.drawer = lifted(s)
        return scene

    def _board(self) -> Panel:
        s = self.s
        board = Panel("table", Text("panel-table"), w=12, h=7, art="felt", ground="var(--felt)")
        board.zones += track("count", grid(len(COUNTS), (1.2, 3.1), 1.05, wide=10), COUNTS, 0.95, rule="D3.5", first=1)
        for face, (x, y) in enumerate(row(len(FACES), (2.25, 5.9), step=1.5)):
            name = Text(FACES[face])
            board.zones.append(Zone(f"face-{FACES[face]}", x, y, w=1.3, h=1.3, r=0.2, tip=name, rule="D3.1"))
            board.pieces.append(Piece(f"die-{FACES[face]}", FACES[face], x, y, 1.1, 1.1, zone=f"face-{FACES[face]}"))
        board.zones.append(Zone("bid", 6, 1.2, w=4.4, h=1.7, r=0.3, caption=None if s.count else Text("zone-bid")))
        if s.count:
            board.pieces.append(number("bid-count", "plate", s.count, (5.2, 1.2), 1.4, "bid"))
            board.pieces.append(Piece("bid-face", FACES[s.face], 6.9, 1.2, 1.3, 1.3, zone="bid", rule="D3.1"))
        return board

    def own(self, seen: Cups, seat: int, scene: Scene) -> None:
        """The own dice, which lie under the cup for all others."""
        faces = [face for face, count in enumerate(seen.seats[seat].dice) for _ in range(count)]
        self.put(
            scene,
            hand(seat, [Piece(f"own-{n}", FACES[face], 0, 0, tip=Text(FACES[face])) for n, face in enumerate(faces)]),
        )

    def aim(self, seen: Cups, action: Action) -> Aim:
        """A bid is a number and a face; a doubt is clicked on the bid that stands."""
        if action.code in BID:
            place, face = BID.read(action.code)
            return Aim([f"face-{FACES[face]}", f"count-{place + 1}"])
        return Aim(["bid"]) if action.code == DOUBT else Aim()


def cup(who: Seat) -> Panel:
    """A seat's cup, with as many dice as it has."""
    panel = Panel(f"cup-{who.seat}", Text("panel-cup"), w=6, h=1.4, place="seat", seat=who.seat)
    panel.zones.append(Zone(f"seat-{who.seat}", 0.8, 0.7, w=1.2, h=1.2, symbol="cup", rule="D2.1"))
    panel.pieces += tokens(f"die-{who.seat}", "die", row(5, (2.0, 0.7), step=0.85), who.left, 0.75, f"seat-{who.seat}")
    return panel


def lifted(s: Cups) -> Drawer:
    """What lay under the cups when somebody doubted."""
    count, face, bidder, doubter, found = s.last
    facts = [
        Fact(str(count), Text("fact-bid", {"seat": bidder, "face": FACES[face]}), FACES[face]),
        Fact(str(found), Text("fact-found", {"seat": doubter}), good=found >= count),
    ]
    bids = [
        Bid(seat, str(sum(dice)), symbols=[FACES[f] for f, n in enumerate(dice) for _ in range(n)])
        for seat, dice in enumerate(s.shown)
        if sum(dice)
    ]
    return Drawer(Text("drawer-lifted"), symbol="cup", facts=facts, bids=bids)
