"""What the coming night would pay every seat if it began now, beside the temple area."""

from __future__ import annotations

from functools import partial

from kancha.games.ayar.ayllu import dawn_suns
from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.names import ACTIVITIES, AYAR, BUILT, TEMPLE_SLOT
from kancha.games.ayar.night import retiring
from kancha.games.ayar.picture.layout import TEMPLES_TOP, disc
from kancha.games.ayar.scoring import is_complete
from kancha.games.ayar.state import AyarState, Seat
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets

LEFT = 13.1
TOP = TEMPLES_TOP + 0.05


def draw_forecast(panel: Panel, s: AyarState, sheets: Sheets) -> None:
    """Draw a line a seat: Suns and Moons of each activity, Sun points of dawn, Moon points of temples tonight."""
    first = next_to_retire(s)
    sheets.put(panel, ("sky", first), lambda sheet: _sky(sheet, first))
    for own in s.seats:
        night = len(s.seats), first, temple_moons(s, own, first), dawn_suns(s, own.seat)
        on = ("night", own.seat, own.dial, *own.suns, *own.moons, *own.moon_slots, *night)
        sheets.put(panel, on, partial(_seat_line, own=own, night=night))


def next_to_retire(s: AyarState) -> int:
    """The Ayar who would retire if the night began now; -1 before the set-up, during a night, and after the last."""
    return -1 if s.night or -1 in s.rows else retiring(s)


def temple_moons(s: AyarState, own: Seat, ayar: int) -> int:
    """The Moon points of temples in a night of this Ayar: of his row (A8.3), with the bonus of all rows (A10.4)."""
    if ayar < 0:
        return 0
    moons = s.facts.moons_per_temple * own.temples.count(BUILT) if is_complete(s, own.seat, TEMPLE_SLOT) else 0
    for number, temple in enumerate(s.temples[ayar]):
        if temple // 4 == own.seat:
            moons += own.moons[temple % 4] + s.facts.temple_bonus[temple_column(s, number)]
    return moons


def _sky(sheet: Sheet, first: int) -> None:
    width = 24.1
    sky = Zone("night", LEFT + width / 2, TOP + 2.85, w=width, h=5.7, r=0.35, fill="var(--night)", rule="A8.3")
    sky.tip = Text("tip-night")
    sheet.zones.append(sky)
    for activity, name in enumerate(ACTIVITIES):
        x = LEFT + 3.4 + 3.5 * activity
        sheet.pieces.append(Piece(f"night-act-{activity}", f"act-{name}", x + 0.55, TOP + 0.72, 1.05, 1.05, quiet=True))
    sheet.pieces.append(Piece("night-dawn", "sun", LEFT + 18.4, TOP + 0.72, 1.1, 1.1, tip=Text("tip-night-dawns")))
    if first >= 0:
        tip = Text("tip-night-retires", {"ayar": AYAR[first]})
        figure = Piece("night-retires", f"woman-{AYAR[first]}", LEFT + 21.3, TOP + 0.72, 0.85, 1.25, tip=tip)
        figure.rule = "A8.1"
        sheet.pieces.append(figure)
        sheet.pieces.append(Piece("night-moon", "moon", LEFT + 22.2, TOP + 0.5, 0.7, 0.7, quiet=True))


def _seat_line(sheet: Sheet, own: Seat, night: tuple[int, int, int, int]) -> None:
    seat, (seats, first, temples, dawn) = own.seat, night
    height = 4.3 / max(seats, 2)
    y, size = TOP + 1.3 + height * (seat + 0.5), min(height * 0.86, 1.15)
    badge = Piece(f"night-seat-{seat}", "seat-disc", LEFT + 1.05, y, size, size, seat=seat, mark=True)
    badge.tip = Text("tip-seat", {"seat": seat})
    sheet.pieces.append(badge)
    for activity in range(4):
        x = LEFT + 3.4 + 3.5 * activity
        moons = disc(f"night-moons-{seat}-{activity}", "disc-moon", own.moons[activity], x + 1.25, y, size)
        moons.faded = own.moon_slots[activity] >= 0
        sheet.pieces += [disc(f"night-suns-{seat}-{activity}", "disc-sun", own.suns[activity], x, y, size), moons]
    told = Text("tip-night-dawn", {"points": dawn})
    if dawn > own.dial:
        told = Text("tip-night-dawn-bonus", {"points": dawn, "more": dawn - own.dial})
    rule = "A8.5" if dawn == own.dial else "A11.22"
    sheet.pieces.append(disc(f"night-dial-{seat}", "disc-sun", dawn, LEFT + 18.4, y, size * 1.08, told, rule))
    if first >= 0:
        tip = Text("tip-night-temple", {"ayar": AYAR[first], "moons": temples})
        sheet.pieces.append(
            disc(f"night-temples-{seat}", "disc-moon", temples, LEFT + 21.5, y, size * 1.08, tip, "A8.3")
        )
