"""The main board: four paths from Tiwanaku to fertile ground, their building slots and Raymi tiles, the llama key."""

from __future__ import annotations

from functools import partial

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, AYAR, PLACES
from kancha.games.ayar.picture.boards import Boards
from kancha.games.ayar.picture.forecast import draw_forecast
from kancha.games.ayar.picture.gods import draw_temples
from kancha.games.ayar.picture.layout import PATHS_SIZE, TEMPLES_TOP, ayar_piece, lane_top, space_at
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import BuildingSlot, StartingSlot
from kancha.games.ayar.travel import GoldAyar
from kancha.kernel.scene import Box, Panel, Piece, Ribbon, Text, Zone
from kancha.kernel.shelf import Sheet, short

LANE = 4.46
"""The height of a path."""
KEY_TOP = 24.7
"""Where the llama key begins, below temples and forecast."""


def paths_panel(s: AyarState, boards: Boards) -> Panel:
    """Draw the main board."""
    panel = Panel("paths", Text("panel-paths"), *PATHS_SIZE, art="dusk-sky", ground="var(--sky-mid)")
    if is_about_paths(s):
        panel.view = Box(0, 0, PATHS_SIZE[0], TEMPLES_TOP)
    sheets, facts = boards.sheets, s.facts
    sheets.put(panel, ("lanes", *s.fled), lambda sheet: _lanes(sheet, s))
    for path in range(4):
        tambos = [s.tambos[site] for site in facts.sites[path]]
        sheets.put(panel, ("sites", path, s.fled[path], *tambos), partial(_sites, s=s, boards=boards, path=path))
    for path in range(4):
        tiles = [(s.raymi[slot], s.raymi_uses[slot]) for slot in facts.raymi_of[path]]
        sheets.put(panel, ("flags", path, s.ayar[path], s.fled[path], *tiles), partial(_flags, s=s, path=path))
    draw_temples(panel, s, sheets, boards.shrines)
    draw_forecast(panel, s, sheets)
    sheets.put(panel, ("llama key",), lambda sheet: _llama_key(sheet, facts))
    return panel


def is_about_paths(s: AyarState) -> bool:
    """Tell whether the question is about the paths alone."""
    return bool(s.stack) and isinstance(s.stack[-1], (StartingSlot, GoldAyar, BuildingSlot))


def lane_strip(path: int, others: list[int] | None = None) -> Ribbon:
    """Return the strip of a path; it may also show one of the others, if the answers that are left lead there."""
    lanes = [short(lane_top(other)) for other in others or []]
    return Ribbon("paths", 0.2, short(lane_top(path)), PATHS_SIZE[0] - 0.4, LANE, lanes)


def _lanes(sheet: Sheet, s: AyarState) -> None:
    for path, name in enumerate(AYAR):
        tip = Text("tip-path-closed" if s.fled[path] else "tip-path", {"ayar": name})
        x, y = PATHS_SIZE[0] / 2, short(lane_top(path) + 2.25)
        lane = Zone(f"path-{name}", x, y, w=PATHS_SIZE[0] - 0.4, h=LANE, r=0.4, symbol=f"road-{name}", tip=tip)
        lane.fill = "var(--closed)" if s.fled[path] else f"var(--band-{name})"
        sheet.zones.append(lane)
        gx, gy = space_at(path, s.facts.goal)
        tip = Text("tip-fertile", {"threshold": s.facts.fertile_llama})
        sun = Zone(f"fertile-{path}", gx, gy - 1.2, w=1.5, h=1.5, symbol="sun", tip=tip, rule="A7.5")
        sheet.zones.append(sun)
        at = short(gx + 0.42), short(gy - 1.72)
        llama = Piece(f"fertile-{path}-llama", "empty-disc", *at, 0.6, 0.6, zone=sun.id, quiet=True)
        llama.label, llama.label_size = str(s.facts.fertile_llama), 0.4
        sheet.pieces.append(llama)


def _sites(sheet: Sheet, s: AyarState, boards: Boards, path: int) -> None:
    open_path = not s.fled[path]
    for site in s.facts.sites[path]:
        slot, seat = boards.slots[site], s.tambos[site]
        sheet.zones.append(slot.open if seat < 0 and open_path else slot.closed)
        if seat >= 0:
            x, y = boards.sites[site]
            tambo = Piece(slot.tambo, "tambo", x, y, 0.86, 0.86, seat=seat, mark=True, zone=slot.id)
            place = PLACES[s.facts.site_place[site]]
            tambo.tip = Text("tip-tambo", {"seat": seat, "path": AYAR[path], "place": place})
            sheet.pieces.append(tambo)


def _flags(sheet: Sheet, s: AyarState, path: int) -> None:
    for slot in s.facts.raymi_of[path]:
        tile = s.raymi[slot]
        if tile < 0:
            continue
        space = s.facts.raymi_space[slot]
        x, y = space_at(path, space)
        activity = ACTIVITIES[s.facts.tile_activity[tile]]
        threshold = s.facts.tile_llama[tile][min(s.raymi_uses[slot], 1)]
        args: dict[str, int | str | list[int] | list[str]] = {
            "activity": activity,
            "threshold": threshold,
            "ayars": [AYAR[other] for other in s.facts.raymi_paths[slot]],
        }
        passed = bool(s.ayar[path] >= space or s.fled[path])
        flag = Piece(f"raymi-{slot}-{path}", f"flag-{activity}", x, y - 1.22, 1.2, 1.56, label=str(threshold))
        flag.label_y, flag.label_size, flag.faded, flag.rule = 0.3, 0.42, passed, "A7.3"
        flag.tip = Text("tip-raymi-passed" if passed else "tip-raymi", args)
        sheet.pieces.append(flag)
    if not s.fled[path]:
        x, y = space_at(path, s.ayar[path])
        tip = Text("tip-ayar", {"ayar": AYAR[path], "space": s.ayar[path]})
        sheet.pieces.append(ayar_piece(path, x, y - 0.42, 1.55, tip))


def _llama_key(sheet: Sheet, facts: Facts) -> None:
    """What llamas on one side are worth at the end (A9.1)."""
    y, width = KEY_TOP + 0.55, PATHS_SIZE[0] - 2.2
    sheet.pieces.append(Piece("llama-icon", "llama", 1.0, y, 1.1, 1.1, quiet=True))
    key = Zone("llama-key", 2.0 + width / 2, y, w=width, h=1.1, r=0.3, fill="var(--plate)", rule="A9.1")
    key.label = "\u2003 \u2003".join(
        f"{llamas} → +{points}" for llamas, points in enumerate(facts.llama_points) if llamas
    )
    key.tip = Text("tip-llama-key")
    sheet.zones.append(key)
