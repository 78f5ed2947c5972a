"""The board panel: action spaces, sites with growing pyramids, figures, pawns, architect, anaconda and centre."""

from __future__ import annotations

from math import atan2, degrees
from typing import Final

from kancha.games.caral.actions import SITES, SPACES
from kancha.games.caral.facts import KINDS, Facts
from kancha.games.caral.holdings import is_complete
from kancha.games.caral.picture.layout import (
    CENTRE,
    HEIGHT,
    SITE_OFFSET,
    SITE_SIZE,
    SPACE_SIZE,
    WIDTH,
    Spot,
    spots,
)
from kancha.games.caral.state import FREE, NEUTRAL, CaralState
from kancha.kernel.scene import Panel, Piece, Text, Zone

STEP: Final = 0.39
"""Height of a level."""
SPACE_RULES: Final = ("K5.3", "K5.4", "K5.5", "K5.6")
FIGURE: Final = 1.0
BUILDER: Final = 1.45
"""A builder on the ground of a site is drawn larger than an owner on its arrow."""


def board_panel(s: CaralState) -> Panel:
    """Draw the spiral and all that stands on it."""
    panel = Panel(id="board", title=Text("panel-board"), w=WIDTH, h=HEIGHT, art="ground")
    places = spots_of(s.facts)
    _draw_centre(s, panel)
    start = places[0]
    panel.zones.append(
        Zone(
            id="start", x=start.x, y=start.y, shape="circle", w=2.6, symbol="start", tip=Text("tip-start"), rule="K2.2"
        )
    )
    for space in range(len(SPACES)):
        _draw_space(s, panel, space, places[s.facts.space_spot[space]])
    for site in range(s.facts.sites):
        _draw_site(s, panel, site, places[s.facts.site_spot[site]])
    _draw_movers(s, panel, places)
    return panel


def spots_of(facts: Facts) -> tuple[Spot, ...]:
    """Return the places of the path of an edition."""
    kinds = [
        "a" if facts.space_at[n] >= 0 else "s" if facts.site_at[n] >= 0 else "c" for n in range(1, facts.centre + 1)
    ]
    return spots("".join(kinds))


def _draw_centre(s: CaralState, panel: Panel) -> None:
    prize: dict[str, int | str | list[int] | list[str]] = {"levels": s.central, "prize": s.facts.prizes[s.central]}
    tip = Text("tip-centre", prize)
    x, y = CENTRE
    panel.zones.append(Zone(id="centre", x=x, y=y, shape="circle", w=4.6, symbol="plaza", tip=tip, rule="K7.3"))
    for level in range(s.central):
        width = 3.5 - 0.62 * level
        panel.pieces.append(
            Piece(
                id=f"central-{level}",
                symbol="central",
                x=x,
                y=y + 0.95 - 0.44 * level,
                w=width,
                h=0.5,
                zone="centre",
                quiet=True,
            )
        )
    panel.pieces.append(
        Piece(
            id="prize",
            symbol="fame",
            x=x,
            y=y + 1.65,
            w=0.9,
            h=0.9,
            label=str(s.facts.prizes[s.central]),
            label_size=0.5,
            label_fill="var(--deep)",
            zone="centre",
            tip=tip,
        )
    )


def _draw_space(s: CaralState, panel: Panel, space: int, at: Spot) -> None:
    kind = KINDS[s.facts.kind[space]]
    tile = s.tile_on[space]
    tip = Text(f"tip-{kind}") if tile < 0 else Text("tip-covered", {"tile": f"tile-{tile + 1}"})
    zone = f"space-{space + 1}"
    rule = SPACE_RULES[s.facts.kind[space]] if tile < 0 else "K17.3"
    panel.zones.append(
        Zone(id=zone, x=at.x, y=at.y, shape="circle", w=SPACE_SIZE, h=SPACE_SIZE, symbol=kind, tip=tip, rule=rule)
    )
    if tile >= 0:
        panel.pieces.append(
            Piece(
                id=f"tile-{tile + 1}",
                symbol=f"tile-{tile + 1}",
                x=at.x,
                y=at.y - 0.1,
                w=1.75,
                h=1.3,
                zone=zone,
                tip=tip,
                rule=rule,
            )
        )
    quarry = s.facts.quarry_of[space]
    if quarry < 0:
        return
    shown = [family for family in s.families if family.workers[quarry]]
    for n, family in enumerate(shown):
        side = (n - (len(shown) - 1) / 2) * 1.1
        panel.pieces.append(
            Piece(
                id=f"workers-{family.seat}-{quarry}",
                symbol="carali",
                x=at.x - 2.15 * at.out_x + side * at.out_y,
                y=at.y - 2.15 * at.out_y + side * abs(at.out_x),
                w=FIGURE,
                h=FIGURE,
                seat=family.seat,
                mark=True,
                count=family.workers[quarry],
                zone=zone,
                tip=Text("tip-workers", {"seat": family.seat, "count": family.workers[quarry]}),
                rule="K5.4",
            )
        )


def site_centre(at: Spot) -> tuple[float, float]:
    """Return the middle of a site's building ground, beside the path."""
    return at.x + SITE_OFFSET * at.out_x, at.y + SITE_OFFSET * at.out_y


def level_piece(site: int, level: int, size: int, at: Spot, seat: int | None) -> Piece:
    """Return a level of a pyramid in its place; levels are counted from 0 at the base."""
    x, y = site_centre(at)
    return Piece(
        id=f"level-{site + 1}-{level}",
        symbol="level" if seat is not None else "level-neutral",
        x=x,
        y=y + 0.75 - STEP * level,
        w=0.45 + 0.33 * size,
        h=STEP + 0.06,
        seat=seat,
        zone=f"site-{site + 1}",
        quiet=True,
    )


def figure_place(at: Spot, on_arrow: bool) -> tuple[float, float]:
    """Return where a builder stands: on the ground, or on the arrow as owner."""
    if on_arrow:
        return at.x + 0.25 * at.out_x, at.y + 0.25 * at.out_y
    return site_centre(at)


def priest_place(at: Spot, levels: int) -> tuple[float, float]:
    """Return where a priest stands: on top."""
    x, y = site_centre(at)
    return x, y + 0.75 - STEP * levels - 0.25


def _draw_site(s: CaralState, panel: Panel, site: int, at: Spot) -> None:
    x, y = site_centre(at)
    zone = f"site-{site + 1}"
    owner, kind, levels = s.site_owner[site], s.site_kind[site], s.site_levels[site]
    tip = site_tip(s, site)
    empty = owner == FREE
    panel.zones.append(
        Zone(
            id=zone,
            x=x,
            y=y,
            w=SITE_SIZE,
            h=SITE_SIZE,
            r=0.18,
            symbol="site",
            label=str(site + 1) if empty else "",
            tip=tip,
            rule="K5.3" if empty else "K5.7",
            lift=STEP * max(0, levels - 1) / 2,
        )
    )
    angle = degrees(atan2(at.out_y, at.out_x)) + 90
    panel.pieces.append(
        Piece(
            id=f"arrow-{site + 1}", symbol="arrow", x=at.x, y=at.y, w=0.72, h=0.72, rotate=angle, zone=zone, quiet=True
        )
    )
    seat = owner if owner not in (FREE, NEUTRAL) else None
    for level in range(levels):
        panel.pieces.append(level_piece(site, level, s.facts.height[kind] - level, at, seat))
    if seat is not None:
        fx, fy = figure_place(at, levels > 0)
        panel.pieces.append(
            Piece(
                id=f"builder-{site + 1}",
                symbol="carali",
                x=fx,
                y=fy,
                w=FIGURE if levels else BUILDER,
                h=FIGURE if levels else BUILDER,
                seat=seat,
                mark=True,
                zone=zone,
                tip=tip,
                rule="K6.6",
            )
        )
        if s.site_priest[site]:
            px, py = priest_place(at, levels)
            panel.pieces.append(
                Piece(
                    id=f"priest-{site + 1}",
                    symbol="priest",
                    x=px,
                    y=py,
                    w=FIGURE,
                    h=FIGURE,
                    seat=seat,
                    mark=True,
                    zone=zone,
                    tip=Text("tip-priest", {"seat": seat}),
                    rule="K10.1",
                )
            )
    elif owner == NEUTRAL:
        fx, fy = figure_place(at, True)
        panel.pieces.append(
            Piece(
                id=f"builder-{site + 1}",
                symbol="carali-neutral",
                x=fx,
                y=fy,
                w=FIGURE,
                h=FIGURE,
                zone=zone,
                tip=tip,
                rule="K12.2",
            )
        )


def site_tip(s: CaralState, site: int) -> Text:
    """Say what stands on a site."""
    name, owner, levels = SITES[site], s.site_owner[site], s.site_levels[site]
    if owner == FREE:
        return Text("tip-free-site", {"site": name})
    if owner == NEUTRAL:
        return Text("tip-neutral", {"site": name})
    if levels == 0:
        return Text("tip-reserved", {"site": name, "seat": owner})
    height = s.facts.height[s.site_kind[site]]
    id = "tip-pyramid-complete" if is_complete(s, site) else "tip-pyramid"
    return Text(id, {"site": name, "seat": owner, "levels": levels, "height": height})


def pawn_place(at: Spot, n: int, of: int) -> tuple[float, float]:
    """Return where the n-th of several pawns stands on a place: side by side on the inner side of the path."""
    spread = (n - (of - 1) / 2) * 0.85
    return at.x - 0.62 * at.out_x + spread, at.y - 0.62 * at.out_y + 0.15


def _draw_movers(s: CaralState, panel: Panel, places: tuple[Spot, ...]) -> None:
    if s.snake >= 0:
        at = places[s.facts.space_spot[s.snake]]
        panel.pieces.append(
            Piece(
                id="anaconda",
                symbol="anaconda",
                x=at.x + 0.1,
                y=at.y - 0.45,
                w=2.9,
                h=2.0,
                zone=f"space-{s.snake + 1}",
                tip=Text("tip-anaconda"),
                rule="K18.2",
            )
        )
    standing: dict[int, list[int]] = {s.architect: [-1]}
    for family in s.families:
        standing.setdefault(family.pawn, []).append(family.seat)
    for place, movers in sorted(standing.items()):
        at = places[place]
        for n, seat in enumerate(movers):
            x, y = pawn_place(at, n, len(movers))
            if seat < 0:
                panel.pieces.append(
                    Piece(
                        id="architect",
                        symbol="architect",
                        x=x,
                        y=y - 0.25,
                        w=1.2,
                        h=1.75,
                        tip=Text("tip-architect"),
                        rule="K3.3",
                        zone=zone_of(s.facts, place),
                    )
                )
            else:
                panel.pieces.append(
                    Piece(
                        id=f"pawn-{seat}",
                        symbol="pawn",
                        x=x,
                        y=y - 0.1,
                        w=1.15,
                        h=1.5,
                        seat=seat,
                        mark=True,
                        tip=Text("tip-pawn", {"seat": seat}),
                        rule="K4.1",
                        zone=zone_of(s.facts, place),
                    )
                )


def zone_of(facts: Facts, place: int) -> str:
    """Return the zone of a place on the path."""
    if facts.space_at[place] >= 0:
        return f"space-{facts.space_at[place] + 1}"
    if facts.site_at[place] >= 0:
        return f"site-{facts.site_at[place] + 1}"
    return "centre" if place else "start"
