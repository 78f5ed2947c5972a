"""What the coming night would pay every seat if it began now, beside the temple area."""

from __future__ import annotations

from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.names import ACTIVITIES, AYAR
from kancha.games.ayar.night import retiring
from kancha.games.ayar.picture.layout import TEMPLES_TOP, disc
from kancha.games.ayar.state import Seat, Table
from kancha.kernel.scene import Panel, Piece, Text, Zone

LEFT = 13.1


def draw_forecast(s: Table, panel: Panel) -> None:
    """One line a seat: Suns and Moons of each activity, Sun points of dawn, Moon points of temples tonight."""
    top, width = TEMPLES_TOP + 0.05, 24.1
    sky = Zone("night", LEFT + width / 2, top + 2.85, w=width, h=5.7, r=0.35, fill="var(--night)", rule="A8.3")
    sky.tip = Text("tip-night")
    panel.zones.append(sky)
    for activity, name in enumerate(ACTIVITIES):
        x = LEFT + 3.4 + 3.5 * activity
        panel.pieces.append(Piece(f"night-act-{activity}", f"act-{name}", x + 0.55, top + 0.72, 1.05, 1.05, quiet=True))
    panel.pieces.append(Piece("night-dawn", "sun", LEFT + 18.4, top + 0.72, 1.1, 1.1, tip=Text("tip-night-dawns")))
    first = retiring(s) if -1 not in s.rows else -1
    if first >= 0:
        tip = Text("tip-night-retires", {"ayar": AYAR[first]})
        figure = Piece(
            "night-retires", f"woman-{AYAR[first]}", LEFT + 21.3, top + 0.72, 0.85, 1.25, tip=tip, rule="A8.1"
        )
        panel.pieces.append(figure)
        panel.pieces.append(Piece("night-moon", "moon", LEFT + 22.2, top + 0.5, 0.7, 0.7, quiet=True))
    height = 4.3 / max(len(s.seats), 2)
    for own in s.seats:
        _seat_line(s, panel, own, top + 1.3 + height * (own.seat + 0.5), min(height * 0.86, 1.15), first)


def _seat_line(s: Table, panel: Panel, own: Seat, y: float, size: float, first: int) -> None:
    seat = own.seat
    badge = Piece(f"night-seat-{seat}", "seat-disc", LEFT + 1.05, y, size, size, seat=seat, mark=True)
    badge.tip = Text("tip-seat", {"seat": seat})
    panel.pieces.append(badge)
    for activity, name in enumerate(ACTIVITIES):
        x = LEFT + 3.4 + 3.5 * activity
        suns, moons = own.suns[activity], own.moons[activity]
        tip = Text("tip-craft", {"activity": name, "suns": suns, "moons": moons})
        value = disc(f"night-moons-{seat}-{activity}", "disc-moon", moons, x + 1.25, y, size, tip, "A8.4")
        value.faded = own.moon_slots[activity] >= 0
        panel.pieces += [disc(f"night-suns-{seat}-{activity}", "disc-sun", suns, x, y, size, tip), value]
    dawn = Text("tip-night-dawn", {"dial": own.dial})
    moons = 0
    if first >= 0:
        for number, temple in enumerate(s.temples[first]):
            if temple // 4 == seat:
                moons += own.moons[temple % 4] + s.facts.temple_bonus[temple_column(s, number)]
    name = AYAR[first] if first >= 0 else "temple"
    tip = Text("tip-night-temple", {"ayar": name, "moons": moons})
    panel.pieces += [
        disc(f"night-dial-{seat}", "disc-sun", own.dial, LEFT + 18.4, y, size * 1.08, dawn, "A8.5"),
        disc(f"night-temples-{seat}", "disc-moon", moons, LEFT + 21.5, y, size * 1.08, tip, "A8.3"),
    ]
