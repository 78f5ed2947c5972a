"""The board panel: action spaces, sites with growing pyramids, figures, pawns, architect and centre."""

from __future__ import annotations

from functools import partial
from typing import Final

from kancha.games.caral.actions import SITES
from kancha.games.caral.holdings import is_complete
from kancha.games.caral.picture.layout import CENTRE, HEIGHT, LEVEL_STEP, SITE_SIZE, WIDTH, Layout
from kancha.games.caral.state import FREE, NEUTRAL, CaralState
from kancha.kernel.scene import Box, Panel, Piece, Text, Zone
from kancha.kernel.shelf import Place, Sheet, short

FIGURE: Final = 1.0
BUILDER: Final = 1.45
"""A builder on the ground of a site is drawn larger than an owner on its arrow."""
LEVEL_WIDTHS: Final = [short(0.45 + 0.33 * size) for size in range(6)]
ARCHITECT: Final = -1
STACK: Final = 3
"""So many figures of a group are drawn one behind the other; a number tells how many they are."""

DIE: Final = (6.9, 1.75)
"""Where the die lies, beside START."""

VIEW: Final = Box(0.6, -0.3, 30.2, 25.9)
"""What the stage shows: from the top of a finished pyramid on S1 to the name of S6."""


def board_panel(s: CaralState, layout: Layout, workers: Sheet, sites: Sheet) -> Panel:
    """Draw the spiral and all that stands on it, of which these two are the most and change least."""
    panel = Panel("board", Text("panel-board"), WIDTH, HEIGHT, art="ground", ground="var(--sand)", view=VIEW)
    sheets = layout.sheets
    sheets.put(panel, ("centre", s.central), lambda sheet: _draw_centre(s, sheet))
    panel.zones += layout.spaces
    panel.pieces += layout.fixed
    workers.copy_to(panel)
    sites.copy_to(panel)
    for module in s.modules:
        module.paint(s, panel)
    pawns = [family.pawn for family in s.families]
    sheets.put(panel, ("pawns", s.architect, *pawns), lambda sheet: _draw_pawns(s, sheet, layout))
    if s.die >= 0:
        panel.pieces.append(die_piece(s, "die-thrown", DIE, 1.7))
    return panel


def workers_sheet(s: CaralState, layout: Layout) -> Sheet:
    """Draw the workers in all quarries."""
    found = Sheet()
    for quarry, space in enumerate(s.facts.quarries):
        workers = [family.workers[quarry] for family in s.families]
        drawing = partial(_draw_workers, s, layout=layout, quarry=quarry, space=space)
        layout.sheets.put(found, ("workers", quarry, *workers), drawing)
    return found


def sites_sheet(s: CaralState, layout: Layout) -> Sheet:
    """Draw all sites with what stands on them."""
    found = Sheet()
    for site in range(s.facts.sites):
        stands = s.site_owner[site], s.site_levels[site], s.site_kind[site], s.site_priest[site]
        layout.sheets.put(found, ("site", site, *stands), partial(_draw_site, s, layout=layout, site=site))
    return found


def die_piece(s: CaralState, id: str, at: Place, wide: float) -> Piece:
    """Return the architect's die with what it shows: one value, or those to choose from."""
    shown = written(s.facts.die[s.die]) if s.die >= 0 else "?"
    die = Piece(id, "die", *at, wide, wide, label=shown, label_size=0.62, rule="K3.2")
    die.tip = Text("tip-die", {"faces": ", ".join(written(face) for face in s.facts.die)})
    return die


def written(face: list[int]) -> str:
    """Write a face of the die."""
    return "/".join(str(steps) for steps in face)


def _draw_centre(s: CaralState, sheet: Sheet) -> None:
    prize = s.facts.prizes[s.central]
    tip = Text("tip-centre", {"levels": s.central, "of": len(s.facts.prizes) - 1, "prize": prize})
    x, y = CENTRE
    sheet.zones.append(Zone("centre", x, y, "circle", w=4.6, symbol="plaza", tip=tip, rule="K7.3"))
    for level in range(s.central):
        at, wide = short(y + 0.95 - 0.44 * level), short(3.5 - 0.62 * level)
        sheet.pieces.append(Piece(f"central-{level}", "central", x, at, wide, 0.5, zone="centre", quiet=True))
    sign = Piece("prize", "fame", x, short(y + 1.65), 0.9, 0.9, zone="centre", tip=tip)
    sign.label, sign.label_size, sign.label_fill = str(prize), 0.5, "var(--deep)"
    sheet.pieces.append(sign)


def _draw_workers(s: CaralState, sheet: Sheet, layout: Layout, quarry: int, space: int) -> None:
    place = s.facts.space_spot[space]
    zone = layout.zones[place]
    shown = [family for family in s.families if family.workers[quarry]]
    for n, family in enumerate(shown):
        count, seat = family.workers[quarry], family.seat
        x, y = layout.worker_place(place, n, len(shown))
        piece = Piece(f"workers-{seat}-{quarry}", "carali", x, y, FIGURE, FIGURE, seat=seat, mark=True, zone=zone)
        piece.tip, piece.rule = Text("tip-workers", {"seat": seat, "count": count}), "K5.4"
        for behind in range(min(count, STACK) - 1, 0, -1):
            back = Piece(f"{piece.id}-{behind}", "carali", short(x - 0.2 * behind), y, FIGURE, FIGURE, seat=seat)
            back.zone, back.quiet = zone, True
            sheet.pieces.append(back)
        sheet.pieces.append(piece)
        if count > 1:
            sheet.pieces.append(amount(f"workers-number-{seat}-{quarry}", count, (x + 0.5, y - 0.34), zone))


def amount(id: str, count: int, at: Place, zone: str) -> Piece:
    """Return a number that can be read on the board: how many figures stand in one place."""
    x, y = short(at[0]), short(at[1])
    return Piece(id, "amount", x, y, 0.62, 0.62, label=str(count), label_size=0.46, zone=zone, quiet=True)


def level_piece(layout: Layout, site: int, level: int, size: int, seat: int | None) -> Piece:
    """Return a level of a pyramid in its place; levels are counted from 0 at the base."""
    symbol = "level" if seat is not None else "level-neutral"
    x, y, wide = layout.grounds[site][0], layout.level_y[site][level], LEVEL_WIDTHS[size]
    id, zone = f"level-{site + 1}-{level}", f"site-{site + 1}"
    return Piece(id, symbol, x, y, wide, LEVEL_STEP + 0.06, seat=seat, zone=zone, quiet=True)


def priest_place(layout: Layout, site: int, levels: int) -> Place:
    """Return where the priest of a site stands: on top."""
    return layout.grounds[site][0], short(layout.level_y[site][levels] - 0.25)


def _draw_site(s: CaralState, sheet: Sheet, layout: Layout, site: int) -> None:
    owner, levels = s.site_owner[site], s.site_levels[site]
    if owner == FREE:
        sheet.zones.append(layout.free[site])
        return
    x, y = layout.grounds[site]
    zone = Zone(f"site-{site + 1}", x, y, w=SITE_SIZE, h=SITE_SIZE, r=0.18, symbol="site", tip=site_tip(s, site))
    zone.rule = "K5.7"
    zone.lift = short(LEVEL_STEP * max(0, levels - 1) / 2)
    sheet.zones.append(zone)
    seat = None if owner == NEUTRAL else owner
    height = s.facts.height[s.site_kind[site]]
    sheet.pieces += [level_piece(layout, site, level, height - level, seat) for level in range(levels)]
    size = FIGURE if levels else BUILDER
    fx, fy = layout.owners[site] if levels else (x, y)
    symbol = "carali-neutral" if seat is None else "carali"
    figure = Piece(f"builder-{site + 1}", symbol, fx, fy, size, size, seat, seat is not None, zone=zone.id)
    figure.tip, figure.rule = zone.tip, "K12.2" if seat is None else "K6.6"
    sheet.pieces.append(figure)
    sheet.pieces.append(layout.names[site])
    if s.site_priest[site]:
        px, py = priest_place(layout, site, levels)
        priest = Piece(f"priest-{site + 1}", "priest", px, py, FIGURE, FIGURE, seat, True, zone=zone.id, rule="K10.1")
        facts = s.facts
        count = s.site_priest[site]
        if count > 1:
            sheet.pieces.append(amount(f"priests-number-{site + 1}", count, (px + 0.5, py - 0.34), zone.id))
        priest.tip = Text("tip-priest", {"seat": owner, "yearly": facts.priest_blessing, "fame": facts.priest_fame})
        sheet.pieces.append(priest)


def site_tip(s: CaralState, site: int) -> Text:
    """Say what stands on a site that is not free."""
    name, owner, levels = SITES[site], s.site_owner[site], s.site_levels[site]
    if owner == NEUTRAL:
        return Text("tip-neutral", {"site": name})
    if levels == 0:
        return Text("tip-reserved", {"site": name, "seat": owner})
    height = s.facts.height[s.site_kind[site]]
    id = "tip-pyramid-complete" if is_complete(s, site) else "tip-pyramid"
    fame = s.facts.pyramid_fame[s.site_kind[site]]
    return Text(id, {"site": name, "seat": owner, "levels": levels, "height": height, "fame": fame})


def _draw_pawns(s: CaralState, sheet: Sheet, layout: Layout) -> None:
    for place, movers in sorted(standing(s).items()):
        zone = layout.zones[place]
        for n, seat in enumerate(movers):
            x, y = layout.pawns[place][n]
            if seat == ARCHITECT:
                piece = architect_piece("architect", (x, y))
                piece.zone, piece.rule, piece.tip = zone, "K3.3", Text("tip-architect")
            else:
                piece = pawn_piece(f"pawn-{seat}", (x, y), seat)
                piece.zone, piece.rule, piece.tip = zone, "K4.1", Text("tip-pawn", {"seat": seat})
            sheet.pieces.append(piece)


def standing(s: CaralState) -> dict[int, list[int]]:
    """Return who stands on which place of the path: ARCHITECT and the seats of families."""
    found: dict[int, list[int]] = {s.architect: [ARCHITECT]}
    for family in s.families:
        found.setdefault(family.pawn, []).append(family.seat)
    return found


def architect_piece(id: str, at: Place) -> Piece:
    """Return the architect, or its ghost."""
    return Piece(id, "architect", at[0], short(at[1] - 0.15), 1.1, 1.6)


def pawn_piece(id: str, at: Place, seat: int) -> Piece:
    """Return a pawn, or the ghost of one."""
    return Piece(id, "pawn", at[0], short(at[1] - 0.1), 1.05, 1.5, seat, True)
