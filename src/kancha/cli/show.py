"""A position as text: the scene that the page draws, laid out in characters."""

from __future__ import annotations

from typing import Any, Final

from kancha.cli.lines import Lines
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.scene import Panel, Piece, Scene, Stat, Text, Zone

GRID: Final = 12
"""A panel with so many zones, all alike, is drawn as a map; any other is told as a list."""
CELL: Final = 6
LETTERS: Final = "ABCDEFGH"


def position(match: Match, seat: int | None, lines: Lines) -> list[str]:
    """Return all that a seat (None: everybody) may see of a match, as lines of text."""
    scene = draw(match, seat)
    told: list[str] = []
    if scene is None:
        told += tree(match.view(seat), lines)
    else:
        told += [_text(status, lines) for status in scene.status]
        for panel in scene.panels:
            told += ["", *_panel(panel, lines)]
    return [*told, "", *scores(match, scene, lines)]


def draw(match: Match, seat: int | None) -> Scene | None:
    """Return the scene that a seat sees; None for a game that draws none."""
    if type(match.game).picture is Game.picture:
        return None
    return match.game.look(match.state.seen(seat), seat).scene


def scores(match: Match, scene: Scene | None, lines: Lines) -> list[str]:
    """Return the scores and the public numbers of every seat."""
    shown = {line.seat: line for line in scene.seats} if scene is not None else {}
    told = [lines.text("cli-scores")]
    for seat, score in enumerate(match.scores):
        text = lines.text("cli-score-line", {"seat": seat, "score": score})
        stats = [_stat(stat, lines) for stat in shown[seat].stats] if seat in shown else []
        told.append(f"  {LETTERS[seat]}  {text}" + (f"   ({', '.join(stats)})" if stats else ""))
    return told


def _text(text: Text, lines: Lines) -> str:
    return lines.text(text.id, text.args)


def _stat(stat: Stat, lines: Lines) -> str:
    tip = _text(stat.tip, lines).rstrip(".")
    return tip if str(stat.value) in tip else f"{tip} {stat.value}"


def _panel(panel: Panel, lines: Lines) -> list[str]:
    title = _text(panel.title, lines)
    if panel.seat is not None:
        title = f"{title} ({lines.seat(panel.seat)})"
    if _is_grid(panel):
        return [title, *_map(panel, lines)]
    return [title, *(f"  {line}" for line in _list(panel, lines))]


def _is_grid(panel: Panel) -> bool:
    return len(panel.zones) >= GRID and len({(zone.shape, zone.w) for zone in panel.zones}) == 1


def _name(piece: Piece, lines: Lines) -> str:
    """Return what a piece is called; nothing for decoration, which has neither words nor owner nor number."""
    if piece.tip is not None:
        name = _text(piece.tip, lines).rstrip(".")
    elif lines.has(piece.symbol):
        name = lines.text(piece.symbol)
    elif piece.seat is not None or piece.label:
        name = piece.symbol.replace("-", " ")
    else:
        return ""
    owner = f" ({LETTERS[piece.seat]})" if piece.seat is not None else ""
    label = f" {piece.label}" if piece.label and piece.label not in name else ""
    return f"{name}{label}{owner}"


def _list(panel: Panel, lines: Lines) -> list[str]:
    """Tell the pieces of each zone, then those that lie in none."""
    told: list[str] = []
    homes = _homes(panel)
    for zone in panel.zones:
        inside = _counted(homes[zone.id], lines)
        name = _text(zone.caption, lines) if zone.caption is not None else zone.label
        if inside:
            told.append(f"{name or zone.id.replace('-', ' ')}: {inside}")
        elif name and zone.caption is not None:
            told.append(name)
    told += _counts(homes[""], lines)
    return told or [lines.text("nothing")]


def _counted(pieces: list[Piece], lines: Lines) -> str:
    return ", ".join(_counts(pieces, lines))


def _counts(pieces: list[Piece], lines: Lines) -> list[str]:
    counts: dict[str, int] = {}
    for piece in pieces:
        name = "" if piece.quiet else _name(piece, lines)
        if name:
            counts[name] = counts.get(name, 0) + piece.count
    return [name if count == 1 else f"{count} x {name}" for name, count in counts.items()]


def _homes(panel: Panel) -> dict[str, list[Piece]]:
    """Return the pieces by the zone on which they lie; those that lie on none under ''."""
    homes: dict[str, list[Piece]] = {"": [], **{zone.id: [] for zone in panel.zones}}
    for piece in panel.pieces:
        home = piece.zone if piece.zone in homes else ""
        if not home:
            near = min(panel.zones, key=lambda zone: _distance(zone, piece), default=None)
            if near is not None and _distance(near, piece) <= max(near.w, near.h) / 2:
                home = near.id
        homes[home].append(piece)
    return homes


def _distance(zone: Zone, piece: Piece) -> float:
    return float(((zone.x - piece.x) ** 2 + (zone.y - piece.y) ** 2) ** 0.5)


def _map(panel: Panel, lines: Lines) -> list[str]:
    """Draw the zones where they lie, each as a few characters, with a legend."""
    homes = _homes(panel)
    unit = sorted(zone.w for zone in panel.zones)[len(panel.zones) // 2]
    left = min(zone.x for zone in panel.zones)
    rows: list[tuple[float, list[Zone]]] = []
    for zone in sorted(panel.zones, key=lambda zone: (zone.y, zone.x)):
        if not rows or zone.y - rows[-1][0] > unit / 4:
            rows.append((zone.y, []))
        rows[-1][1].append(zone)
    legend: dict[str, str] = {}
    told: list[str] = []
    for _, zones in rows:
        line = ""
        for zone in sorted(zones, key=lambda zone: zone.x):
            line = line.ljust(round((zone.x - left) / unit * CELL))
            cell = _cell(homes[zone.id], legend, lines) or zone.label or "."
            line += cell[: CELL - 1] + " "
        told.append(f"  {line.rstrip()}")
    told += [f"  {line}" for line in _counts(homes[""], lines)]
    if legend:
        told.append(f"  {lines.text('cli-legend')}: {', '.join(f'{key} {name}' for key, name in legend.items())}")
    return told


def _cell(pieces: list[Piece], legend: dict[str, str], lines: Lines) -> str:
    """Return a few characters for what lies on a zone: the two uppermost pieces that can be pointed at."""
    shown = [piece for piece in pieces if not piece.quiet][-2:] or pieces[-1:]
    return "".join(_token(piece, legend, lines) for piece in shown)


def _token(piece: Piece, legend: dict[str, str], lines: Lines) -> str:
    """Return owner, initials and number of a piece; `village-2` is a village with a 2."""
    owner = LETTERS[piece.seat] if piece.seat is not None else ""
    kind, _, number = piece.symbol.rpartition("-")
    if not number.isdigit():
        kind, number = piece.symbol, ""
    name = lines.text(kind) if lines.has(kind) else kind.replace("-", " ")
    number = piece.label or number
    for size in (1, 2, 3):
        short = name[:size].lower()
        if legend.setdefault(short, name) == name:
            return owner + short + number
    return owner + name[:3].lower() + number


def tree(node: Any, lines: Lines, depth: int = 0) -> list[str]:
    """Return a view as an indented list, for games that draw no scene."""
    pad = "  " * depth
    if isinstance(node, dict) and "hidden" in node:
        return [f"{pad}{lines.text('cli-hidden', {'count': node['hidden'] if node['hidden'] is not None else '?'})}"]
    if isinstance(node, dict):
        told: list[str] = []
        for key, value in node.items():
            if key == "is":
                continue
            inner = tree(value, lines, depth + 1)
            told += [f"{pad}{key}: {inner[0].strip()}"] if len(inner) == 1 else [f"{pad}{key}:", *inner]
        return told or [pad]
    if isinstance(node, list) and any(isinstance(item, (dict, list)) for item in node):
        return [line for item in node for line in [f"{pad}-", *tree(item, lines, depth + 1)]]
    return [f"{pad}{node}"]
