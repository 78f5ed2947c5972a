"""The main board: four paths from Tiwanaku to fertile ground, their building slots and Raymi tiles."""

from __future__ import annotations

from kancha.games.ayar.names import ACTIVITIES, AYAR, PLACES, RAYMI_SLOTS
from kancha.games.ayar.picture.forecast import draw_forecast
from kancha.games.ayar.picture.gods import draw_temples
from kancha.games.ayar.picture.layout import (
    PATHS_SIZE,
    SITE,
    ayar_piece,
    lane_top,
    site_at,
    space_at,
)
from kancha.games.ayar.state import Table
from kancha.kernel.scene import Panel, Piece, Text, Zone


def paths_panel(s: Table) -> Panel:
    """Draw the main board."""
    width, height = PATHS_SIZE
    panel = Panel("paths", Text("panel-paths"), width, height, art="dusk-sky")
    for path in range(4):
        _lane(s, panel, path)
    for site in range(len(s.tambos)):
        _site(s, panel, site)
    for path in range(4):
        _flags(s, panel, path)
        if not s.fled[path]:
            x, y = space_at(path, s.ayar[path])
            tip = Text("tip-ayar", {"ayar": AYAR[path], "space": s.ayar[path]})
            panel.pieces.append(ayar_piece(path, x, y - 0.42, 1.55, tip))
    draw_temples(s, panel)
    draw_forecast(s, panel)
    return panel


def _lane(s: Table, panel: Panel, path: int) -> None:
    name = AYAR[path]
    tip = Text("tip-path-closed" if s.fled[path] else "tip-path", {"ayar": name})
    x, y = PATHS_SIZE[0] / 2, lane_top(path) + 2.25
    lane = Zone(f"lane-{path}", x, y, w=PATHS_SIZE[0] - 0.4, h=4.46, r=0.4, symbol=f"road-{name}", tip=tip)
    lane.fill = "var(--closed)" if s.fled[path] else f"var(--band-{name})"
    panel.zones.append(lane)
    gx, gy = space_at(path, s.facts.goal)
    tip = Text("tip-fertile", {"threshold": s.facts.fertile_llama})
    panel.zones.append(Zone(f"fertile-{path}", gx, gy - 1.2, w=1.5, h=1.5, symbol="sun", tip=tip, rule="A7.5"))


def _site(s: Table, panel: Panel, site: int) -> None:
    path, place = s.facts.site_path[site], s.facts.site_place[site]
    activity = ACTIVITIES[s.facts.site_activity[site]]
    x, y = site_at(s, site)
    id = f"site-{path}-{place}"
    tip = Text("tip-site", {"ayar": AYAR[path], "place": PLACES[place], "activity": activity})
    panel.zones.append(Zone(id, x, y, w=SITE, h=SITE, r=0.14, symbol=f"site-{activity}", tip=tip, rule="A5.1"))
    seat = s.tambos[site]
    if seat >= 0:
        owned = Text("tip-tambo", {"seat": seat, "activity": activity})
        panel.pieces.append(
            Piece(f"tambo-{path}-{place}", "tambo", x, y, 0.86, 0.86, seat=seat, mark=True, tip=owned, zone=id)
        )


def _flags(s: Table, panel: Panel, path: int) -> None:
    for slot in s.facts.raymi_of[path]:
        tile = s.raymi[slot]
        if tile < 0:
            continue
        space = s.facts.raymi_space[slot]
        x, y = space_at(path, space)
        activity = ACTIVITIES[s.facts.tile_activity[tile]]
        threshold = s.facts.tile_llama[tile][min(s.raymi_uses[slot], 1)]
        others = [AYAR[other] for other in s.facts.raymi_paths[slot]]
        args: dict[str, int | str | list[int] | list[str]] = {
            "activity": activity,
            "threshold": threshold,
            "ayars": others,
            "slot": f"raymi-{RAYMI_SLOTS[slot]}",
        }
        passed = bool(s.ayar[path] >= space or s.fled[path])
        panel.pieces.append(
            Piece(
                f"raymi-{slot}-{path}",
                f"flag-{activity}",
                x,
                y - 1.22,
                1.2,
                1.56,
                label=str(threshold),
                label_y=0.3,
                label_size=0.42,
                faded=passed,
                tip=Text("tip-raymi-passed" if passed else "tip-raymi", args),
                rule="A7.3",
            )
        )
