"""The panel of the modules that lie beside the board: desire card, yearly tiles, status cards."""

from __future__ import annotations

from kancha.games.caral.facts import HITS, LOSSES
from kancha.games.caral.state import OUT, CaralState
from kancha.kernel.scene import Panel, Piece, Text, Zone


def modules_panel(s: CaralState) -> Panel:
    """Draw desire card, yearly tiles and status cards, as far as these modules are in play."""
    panel = Panel(id="modules", title=Text("panel-modules"), w=12, h=0.6, place="side")
    if s.desire and s.desire_pile:
        _draw_desire(s, panel)
    if s.yearly:
        _draw_yearly(s, panel)
    if s.status:
        _draw_status(s, panel)
    panel.h += 0.3
    return panel


def _draw_desire(s: CaralState, panel: Panel) -> None:
    y = panel.h + 1.1
    card = s.desire_pile[-1]
    need = s.facts.desire_need[card][s.seats - 2]
    loss = LOSSES[s.facts.desire_loss[card]]
    tip = Text(
        "tip-desire",
        {
            "need": need,
            "hit": f"hit-{HITS[s.facts.desire_hit[card]]}".replace("_", "-"),
            "loss": f"loss-{loss}",
            "amount": s.facts.desire_amount[card],
        },
    )
    panel.zones.append(Zone(id="desire", x=6, y=y, w=11.4, h=2.1, r=0.2, symbol="desire", tip=tip, rule="K14.2"))
    panel.pieces.append(
        Piece(
            id="desire-need",
            symbol="fire",
            x=1.6,
            y=y,
            w=1.7,
            h=1.7,
            label=str(need),
            label_y=0.25,
            label_size=0.62,
            label_fill="var(--deep)",
            zone="desire",
            tip=tip,
        )
    )
    panel.pieces.append(
        Piece(
            id="desire-hit",
            symbol=f"hit-{HITS[s.facts.desire_hit[card]]}".replace("_", "-"),
            x=5.2,
            y=y,
            w=2.6,
            h=1.5,
            zone="desire",
            tip=tip,
        )
    )
    panel.pieces.append(
        Piece(
            id="desire-loss",
            symbol=f"loss-{loss}",
            x=9.2,
            y=y,
            w=1.6,
            h=1.6,
            count=s.facts.desire_amount[card],
            zone="desire",
            tip=tip,
        )
    )
    panel.h += 2.4


def _draw_yearly(s: CaralState, panel: Panel) -> None:
    y = panel.h + 0.85
    for n, tile in enumerate(s.yearly_tiles):
        year = n + 1
        tip = Text(
            "tip-yearly",
            {
                "year": year,
                "tile": f"yearly-{tile + 1}",
                "first": s.facts.yearly_first[tile],
                "second": s.facts.yearly_second[tile],
            },
        )
        zone = f"yearly-{tile + 1}"
        now = year == max(s.year, 1)
        panel.zones.append(
            Zone(
                id=zone,
                x=1.0 + 1.66 * n,
                y=y,
                w=1.56,
                h=1.56,
                r=0.2,
                fill="var(--paper)",
                stroke="var(--accent)" if now else "var(--line)",
                tip=tip,
                rule="K15.2",
            )
        )
        panel.pieces.append(
            Piece(
                id=f"yearly-piece-{tile + 1}",
                symbol=zone,
                x=1.0 + 1.66 * n,
                y=y,
                w=1.3,
                h=1.3,
                faded=year < s.year,
                zone=zone,
                tip=tip,
            )
        )
    panel.h += 1.9


def _draw_status(s: CaralState, panel: Panel) -> None:
    y = panel.h + 1.1
    shown = [card for card, owner in enumerate(s.status_owner) if owner != OUT]
    for n, card in enumerate(shown):
        owner = s.status_owner[card]
        x = 1.3 + 2.35 * n
        zone = f"status-{card + 1}"
        tip = Text(f"tip-status-{card + 1}", {"least": s.facts.status_least[card], "fame": s.facts.status_fame[card]})
        panel.zones.append(
            Zone(
                id=zone, x=x, y=y, w=2.2, h=2.0, r=0.2, fill="var(--paper)", stroke="var(--line)", tip=tip, rule="K16.2"
            )
        )
        panel.pieces.append(
            Piece(
                id=f"status-piece-{card + 1}",
                symbol=zone,
                x=x - 0.25,
                y=y,
                w=1.5,
                h=1.5,
                faded=owner >= 0,
                zone=zone,
                tip=tip,
            )
        )
        panel.pieces.append(
            Piece(
                id=f"status-fame-{card + 1}",
                symbol="fame",
                x=x + 0.75,
                y=y - 0.6,
                w=0.7,
                h=0.7,
                label=str(s.facts.status_fame[card]),
                label_size=0.42,
                label_fill="var(--deep)",
                zone=zone,
                quiet=True,
            )
        )
        if owner >= 0:
            panel.pieces.append(
                Piece(
                    id=f"status-owner-{card + 1}",
                    symbol="banner",
                    x=x + 0.72,
                    y=y + 0.5,
                    w=0.8,
                    h=0.8,
                    seat=owner,
                    mark=True,
                    zone=zone,
                    tip=Text("tip-status-owner", {"seat": owner}),
                )
            )
    panel.h += 2.3
