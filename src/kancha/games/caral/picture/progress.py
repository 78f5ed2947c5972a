"""The panel of the common pieces: progress table, level supply, deck, discard pile and die."""

from __future__ import annotations

from kancha.games.caral.actions import CARDS
from kancha.games.caral.state import CaralState
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Piece, Text, Zone


def progress_panel(s: CaralState) -> Panel:
    """Draw the progress table, the level supply, deck, discard pile and die."""
    facts = s.facts
    panel = Panel(
        id="progress", title=Text("panel-progress"), w=12, h=10.4, place="side", art="night" if s.progress else "day"
    )
    for nth in range(1, facts.last_completion + 1):
        x = 1.2 + 1.6 * (nth - 1)
        done = nth <= s.completed
        tip = Text("tip-completion", {"nth": nth, "fame": facts.completion_fame[nth]})
        panel.zones.append(
            Zone(
                id=f"step-{nth}",
                x=x,
                y=2.3,
                w=1.4,
                h=1.4,
                r=0.2,
                symbol="step-done" if done else "step",
                label=str(facts.completion_fame[nth]),
                tip=tip,
                rule="K7.1",
            )
        )
        if facts.completion_central[nth]:
            panel.pieces.append(
                Piece(
                    id=f"step-central-{nth}",
                    symbol="central",
                    x=x,
                    y=3.4,
                    w=1.1,
                    h=0.36,
                    faded=done,
                    tip=Text("tip-step-central"),
                    rule="K7.2",
                )
            )
        if s.progress and nth in facts.tile_slots:
            tile = s.tile_slots[facts.tile_slots.index(nth)]
            if tile >= 0:
                panel.pieces.append(
                    Piece(
                        id=f"tile-{tile + 1}",
                        symbol=f"tile-{tile + 1}",
                        x=x,
                        y=0.9,
                        w=1.5,
                        h=1.12,
                        tip=Text("tip-slot", {"tile": f"tile-{tile + 1}", "nth": nth}),
                        rule="K17.2",
                    )
                )
    for level in range(5, 0, -1):
        x = 1.4 + 2.3 * (5 - level)
        tip = Text("tip-supply", {"size": level, "count": s.supply[level]})
        panel.zones.append(Zone(id=f"supply-{level}", x=x, y=5.0, w=2.1, h=1.3, r=0.15, tip=tip, rule="K6.5"))
        panel.pieces.append(
            Piece(
                id=f"supply-level-{level}",
                symbol="level-plain",
                x=x,
                y=4.85,
                w=0.42 + 0.29 * level,
                h=0.42,
                zone=f"supply-{level}",
                tip=tip,
                faded=s.supply[level] == 0,
            )
        )
        panel.pieces.append(
            Piece(
                id=f"supply-count-{level}",
                symbol="blank",
                x=x,
                y=5.35,
                w=0.5,
                h=0.5,
                label=f"{s.supply[level]}",
                label_size=0.42,
                zone=f"supply-{level}",
                quiet=True,
            )
        )
    deck = size(s.deck)
    panel.pieces.append(
        Piece(
            id="deck",
            symbol="card-back",
            x=1.3,
            y=7.3,
            w=1.25,
            h=1.85,
            label=str(deck),
            label_size=0.6,
            label_fill="var(--chalk)",
            tip=Text("tip-deck", {"cards": deck}),
            rule="K1.6",
        )
    )
    for card, name in enumerate(CARDS):
        x = 3.4 + 1.5 * card
        count = s.discard[card]
        tip = Text("tip-discard", {"card": name, "count": count})
        panel.zones.append(Zone(id=f"discard-{name}", x=x, y=7.3, w=1.35, h=1.95, r=0.15, tip=tip, rule="K9.4"))
        panel.pieces.append(
            Piece(
                id=f"discard-card-{name}",
                symbol=f"card-{name}",
                x=x,
                y=7.3,
                w=1.25,
                h=1.85,
                count=count,
                faded=count == 0,
                zone=f"discard-{name}",
                tip=tip,
            )
        )
    if s.blocked >= 0:
        panel.pieces.append(
            Piece(
                id="blocked",
                symbol="forbidden",
                x=3.4 + 1.5 * s.blocked,
                y=7.3,
                w=1.2,
                h=1.2,
                tip=Text("tip-blocked", {"card": CARDS[s.blocked]}),
                rule="K12.3",
            )
        )
    options = facts.die[s.die] if s.die >= 0 else []
    panel.pieces.append(
        Piece(
            id="die",
            symbol="die",
            x=10.55,
            y=6.9,
            w=1.5,
            h=1.5,
            label="/".join(str(n) for n in options) or "?",
            label_size=0.62,
            tip=Text("tip-die"),
            rule="K3.2",
        )
    )
    for steps in range(3):
        panel.zones.append(
            Zone(
                id=f"die-{steps}",
                x=9.85 + 0.72 * steps,
                y=8.3,
                shape="circle",
                w=0.66,
                label=str(steps),
                fill="var(--paper)",
                stroke="var(--line)",
                tip=Text("tip-steps", {"steps": steps}),
                rule="K3.2",
            )
        )
    held = Text("tip-first", {"seat": s.first})
    panel.pieces.append(
        Piece(
            id="first-family",
            symbol="fame",
            x=10.55,
            y=9.5,
            w=0.8,
            h=0.8,
            seat=s.first,
            mark=True,
            tip=held,
            rule="K3.1",
        )
    )
    return panel
