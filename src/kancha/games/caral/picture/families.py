"""The panels of the families: sled, reserves, sacrifice and emissaries of each; the viewer's hand."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import CARDS
from kancha.games.caral.facts import FACES
from kancha.games.caral.holdings import movement
from kancha.games.caral.state import CaralState, Family
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, Text, Zone

CARD_W: Final = 1.5
CARD_H: Final = 2.2
OVERLAP: Final = 0.55


def family_panel(s: CaralState, family: Family) -> Panel:
    """Draw a family's sled, reserves, sacrifice and emissaries."""
    seat = family.seat
    facts = s.facts
    panel = Panel(id=f"family-{seat}", title=Text("panel-family", {"seat": seat}), w=14, h=3.6, place="seat", seat=seat)
    panel.zones.append(
        Zone(
            id=f"sled-{seat}",
            x=3.3,
            y=1.0,
            w=6.0,
            h=1.5,
            r=0.3,
            symbol="harness",
            tip=Text("tip-sled", {"movement": movement(s, seat)}),
            rule="K1.3",
        )
    )
    for n in range(facts.alpaca_room):
        if n < family.alpacas:
            panel.pieces.append(
                Piece(
                    id=f"alpaca-{seat}-{n}",
                    symbol="alpaca",
                    x=0.95 + 1.17 * n,
                    y=0.95,
                    w=1.15,
                    h=1.15,
                    seat=seat,
                    zone=f"sled-{seat}",
                    tip=Text("tip-sled", {"movement": movement(s, seat)}),
                    rule="K1.3",
                )
            )
    panel.zones.append(
        Zone(
            id=f"load-{seat}",
            x=3.3,
            y=2.7,
            w=6.0,
            h=1.4,
            r=0.3,
            symbol="sled",
            tip=Text("tip-load", {"stones": family.stones, "room": facts.stone_room}),
            rule="K1.2",
        )
    )
    for n in range(family.stones):
        panel.pieces.append(
            Piece(
                id=f"stone-{seat}-{n}",
                symbol="stone",
                x=1.5 + 1.2 * n,
                y=2.55,
                w=1.05,
                h=0.95,
                zone=f"load-{seat}",
                tip=Text("tip-load", {"stones": family.stones, "room": facts.stone_room}),
                rule="K1.2",
            )
        )
    panel.zones.append(
        Zone(
            id=f"reserve-{seat}",
            x=7.7,
            y=1.0,
            w=1.8,
            h=1.6,
            r=0.3,
            fill="var(--paper)",
            tip=Text("tip-reserve", {"count": family.reserve}),
            rule="K5.3",
        )
    )
    panel.pieces.append(
        Piece(
            id=f"reserve-carali-{seat}",
            symbol="carali",
            x=7.45,
            y=1.0,
            w=1.0,
            h=1.0,
            seat=seat,
            mark=True,
            count=family.reserve,
            faded=family.reserve == 0,
            zone=f"reserve-{seat}",
            tip=Text("tip-reserve", {"count": family.reserve}),
            rule="K5.3",
        )
    )
    panel.zones.append(
        Zone(
            id=f"herd-{seat}",
            x=7.7,
            y=2.7,
            w=1.8,
            h=1.4,
            r=0.3,
            fill="var(--paper)",
            tip=Text("tip-herd", {"count": family.alpaca_reserve}),
            rule="K5.6",
        )
    )
    panel.pieces.append(
        Piece(
            id=f"herd-alpaca-{seat}",
            symbol="alpaca",
            x=7.5,
            y=2.7,
            w=1.1,
            h=1.1,
            seat=seat,
            count=family.alpaca_reserve,
            faded=family.alpaca_reserve == 0,
            zone=f"herd-{seat}",
            tip=Text("tip-herd", {"count": family.alpaca_reserve}),
            rule="K5.6",
        )
    )
    cards = size(family.hand)
    panel.pieces.append(
        Piece(
            id=f"cards-{seat}",
            symbol="card-back",
            x=9.6,
            y=1.0,
            w=1.0,
            h=1.45,
            label=str(cards),
            label_size=0.5,
            label_fill="var(--chalk)",
            tip=Text("tip-hand", {"seat": seat, "cards": cards}),
            rule="K20.4",
        )
    )
    for n in range(family.gift):
        panel.pieces.append(
            Piece(
                id=f"gift-{seat}-{n}",
                symbol=f"card-{CARDS[family.gift_card]}",
                x=11.0 + 0.35 * n,
                y=1.0,
                w=1.0,
                h=1.45,
                tip=Text("tip-gift", {"seat": seat, "count": family.gift, "card": CARDS[family.gift_card]}),
                rule="K9.1",
            )
        )
    if s.high_priest == seat:
        panel.pieces.append(
            Piece(
                id="high-priest",
                symbol="headdress",
                x=9.6,
                y=2.75,
                w=1.2,
                h=1.1,
                tip=Text("tip-high-priest"),
                rule="K3.5",
            )
        )
    if s.diplomat == seat:
        panel.pieces.append(
            Piece(
                id="token",
                symbol="token",
                x=11.1,
                y=2.75,
                w=1.1,
                h=1.1,
                label=str(facts.diplomacy_fame),
                label_size=0.5,
                label_fill="var(--deep)",
                tip=Text("tip-token", {"fame": facts.diplomacy_fame}),
                rule="K19.5",
            )
        )
    if s.emissaries:
        _draw_emissaries(s, panel, family)
    return panel


def _draw_emissaries(s: CaralState, panel: Panel, family: Family) -> None:
    """Draw the five levels of a family with the places for its figures, and the tile face it holds."""
    seat, facts = family.seat, s.facts
    panel.zones.append(
        Zone(
            id=f"emissary-{seat}",
            x=5.6,
            y=5.0,
            w=10.8,
            h=2.2,
            r=0.3,
            symbol="road",
            tip=Text("tip-emissaries", {"level": family.emissary_level}),
            rule="K19.1",
        )
    )
    x = 0.75
    for level in range(len(facts.emissary_fame)):
        wanted = [("carali", facts.emissary_caralis[level]), ("alpaca", facts.emissary_alpacas[level])]
        present = {"carali": family.emissary_caralis, "alpaca": family.emissary_alpacas}
        reward = Text(
            "tip-emissary-level",
            {
                "level": level + 1,
                "fame": facts.emissary_fame[level],
                "stones": facts.emissary_stones[level],
                "cards": facts.emissary_cards[level],
                "face": f"face-{FACES[facts.emissary_face[level + 1]]}".replace("_", "-"),
            },
        )
        begin = x
        for figure, count in wanted:
            for n in range(count):
                filled = level < family.emissary_level or (level == family.emissary_level and n < present[figure])
                panel.pieces.append(
                    Piece(
                        id=f"envoy-{seat}-{level}-{figure}-{n}",
                        symbol=figure if filled else f"{figure}-place",
                        x=x,
                        y=4.75,
                        w=0.85,
                        h=0.85,
                        seat=seat,
                        zone=f"emissary-{seat}",
                        tip=reward,
                        rule="K19.3",
                    )
                )
                x += 0.95
        panel.pieces.append(
            Piece(
                id=f"envoy-fame-{seat}-{level}",
                symbol="fame",
                x=(begin + x - 0.95) / 2,
                y=5.62,
                w=0.62,
                h=0.62,
                label=str(facts.emissary_fame[level]),
                label_size=0.36,
                label_fill="var(--deep)",
                faded=level < family.emissary_level,
                zone=f"emissary-{seat}",
                tip=reward,
                rule="K19.3",
            )
        )
        x += 0.45
    panel.zones.append(
        Zone(
            id=f"envoy-alpaca-{seat}",
            x=11.75,
            y=5.0,
            w=1.1,
            h=1.8,
            r=0.25,
            symbol="alpaca-back",
            tip=Text("tip-envoy-alpaca"),
            rule="K19.4",
        )
    )
    face = facts.emissary_face[family.emissary_level]
    name = f"face-{FACES[face]}".replace("_", "-")
    panel.zones.append(
        Zone(
            id=f"face-{seat}",
            x=13.15,
            y=5.0,
            w=1.4,
            h=1.9,
            r=0.2,
            symbol=name,
            tip=Text("tip-face", {"face": name}),
            rule="K19.6",
        )
    )
    panel.h = 6.4


def hand_panel(s: CaralState, family: Family) -> Panel:
    """Draw the viewer's cards by type; the n-th card of a type offers n of them as a sacrifice."""
    panel = Panel(id="hand", title=Text("panel-hand"), w=0.4, h=CARD_H + 0.6, place="hand", seat=family.seat)
    for card, name in enumerate(CARDS):
        count = family.hand[card]
        width = CARD_W + OVERLAP * max(0, count - 1)
        tip = Text(f"tip-card-{name}", {"count": count})
        middle = panel.w + width / 2
        panel.zones.append(
            Zone(
                id=f"hand-{name}",
                x=middle,
                y=CARD_H / 2 + 0.3,
                w=width + 0.2,
                h=CARD_H + 0.3,
                r=0.2,
                tip=tip,
                rule="K8.2",
            )
        )
        if count == 0:
            panel.pieces.append(
                Piece(
                    id=f"card-{name}-0",
                    symbol=f"card-{name}",
                    x=middle,
                    y=CARD_H / 2 + 0.3,
                    w=CARD_W,
                    h=CARD_H,
                    faded=True,
                    zone=f"hand-{name}",
                    tip=tip,
                    rule="K8.2",
                )
            )
        for n in range(count):
            panel.pieces.append(
                Piece(
                    id=f"card-{name}-{n + 1}",
                    symbol=f"card-{name}",
                    x=panel.w + CARD_W / 2 + OVERLAP * n,
                    y=CARD_H / 2 + 0.3,
                    w=CARD_W,
                    h=CARD_H,
                    label=str(n + 1) if n else "",
                    label_y=-0.82,
                    label_size=0.32,
                    zone=f"hand-{name}",
                    tip=tip,
                    rule="K8.2",
                )
            )
        panel.w += width + 0.5
    return panel
