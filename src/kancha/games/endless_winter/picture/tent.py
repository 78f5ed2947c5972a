"""The board of one tribe, the hand of the viewer, and the cards of a draft."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.actions import ECLIPSE
from kancha.games.endless_winter.decks import distinct
from kancha.games.endless_winter.draft import ChiefChoice
from kancha.games.endless_winter.facts import SPECIES, Facts
from kancha.games.endless_winter.picture.board import figure
from kancha.games.endless_winter.picture.cards import card, heading, icons, number, stone, words_of
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.state import UNUSED, Seat, WinterState
from kancha.games.endless_winter.tracks import food_limit
from kancha.kernel.scene import Panel, Piece, Text, Zone

WIDE: Final = 24.0
HIGH: Final = 8.6
TRACK_X: Final = 11.0
SPACE: Final = 1.12
LOW: Final = 6.55


def tent_panel(s: WinterState, seat: int) -> Panel:
    """Return the player board of a seat: figures, tracks and piles of cards."""
    t = s.seats[seat]
    title = Text("panel-tent", {"seat": seat})
    panel = Panel(f"tent-{seat}", title, WIDE, HIGH, place="seat", seat=seat, art="hide-tent")
    draw_figures(t, panel)
    draw_tracks(s, t, panel)
    draw_piles(s, t, panel)
    return panel


def goods_panel(s: WinterState, seat: int) -> Panel:
    """Return what else a seat has: Villages, Megaliths, stones, Animals, graves, and what they are worth."""
    t = s.seats[seat]
    title = Text("panel-goods", {"seat": seat})
    panel = Panel(f"goods-{seat}", title, WIDE, HIGH, place="seat", seat=seat, art="hide-goods")
    draw_supplies(s, t, panel)
    draw_stones(s, t, panel)
    draw_animals(s, t, panel)
    draw_graves(s, t, panel)
    draw_tally(s, t, panel)
    return panel


def draw_figures(t: Seat, panel: Panel) -> None:
    """Unused figures on the left, then the Eclipse space with those placed there."""
    names = ["chief", "0", "1"]
    places = [t.chief_at, *t.figures_at]
    panel.zones.append(
        Zone(
            f"eclipse-{t.seat}",
            6.6,
            2.2,
            "circle",
            3.3,
            fill="var(--night)",
            stroke="var(--gold)",
            tip=Text("tip-eclipse-space"),
            rule="E10.1",
        )
    )
    panel.pieces.append(
        Piece(f"eclipse-{t.seat}-sun", "i-eclipse", 6.6, 1.15, 0.9, 0.9, zone=f"eclipse-{t.seat}", quiet=True)
    )
    there = [name for name, place in zip(names, places, strict=True) if place == ECLIPSE]
    for i, name in enumerate(there):
        panel.pieces.append(figure(t.seat, name, 6.6 + (i - (len(there) - 1) / 2) * 0.95, 2.6, 1.1))
    for i, (name, place) in enumerate(zip(names, places, strict=True)):
        if place == UNUSED:
            panel.pieces.append(figure(t.seat, name, 1.05 + 1.35 * i, 2.2, 1.35))


def draw_tracks(s: WinterState, t: Seat, panel: Panel) -> None:
    """Food with Labor icons and Camps, Tools below."""
    facts = s.facts
    for name, y, value in (("food", 1.25, t.food), ("tools", 3.2, t.tools)):
        id = f"{name}-{t.seat}"
        panel.zones.append(
            Zone(
                id,
                TRACK_X - 1.25,
                y,
                w=1.2,
                h=1.2,
                r=0.25,
                symbol="i-food" if name == "food" else "i-tool",
                tip=Text(f"tip-{name}", {"seat": t.seat, "count": value, "limit": food_limit(s, t)}),
                rule="E3.3" if name == "food" else "E3.4",
            )
        )
        if name == "food":
            for space in range(facts.food_last + 1):
                if facts.food_labor[space]:
                    x = TRACK_X + SPACE * (space - 0.5)
                    panel.pieces.append(Piece(f"{id}-labor-{space}", "i-labor", x, y + 0.52, 0.4, 0.4, quiet=True))
        panel.pieces.append(
            Piece(
                f"{id}-marker",
                "order-marker",
                TRACK_X + SPACE * value,
                y,
                0.88,
                0.88,
                seat=t.seat,
                label=str(value),
                label_size=0.5,
                label_fill="var(--seat-ink)",
                quiet=True,
            )
        )
    limit = food_limit(s, t)
    panel.zones.append(
        Zone(
            f"camps-{t.seat}",
            TRACK_X + SPACE * min(limit + 1, facts.food_last),
            1.25,
            w=SPACE,
            h=1.3,
            r=0.15,
            tip=Text("tip-camp-supply", {"camps": t.camps_left}),
            rule="E8.1",
        )
    )
    for space in range(limit + 1, facts.food_last + 1):
        panel.pieces.append(
            Piece(
                f"camp-{t.seat}-supply-{space}",
                "camp",
                TRACK_X + SPACE * space,
                1.2,
                0.95,
                0.95,
                seat=t.seat,
                zone=f"camps-{t.seat}",
                quiet=True,
            )
        )


def draw_supplies(s: WinterState, t: Seat, panel: Panel) -> None:
    """Villages and Megaliths; where they have left, the Eclipse benefit shows."""
    facts = s.facts
    for i in range(facts.villages):
        x = 1.2 + 1.45 * i
        gone = i >= t.villages_left
        if gone:
            panel.pieces += icons(f"village-{t.seat}-gone-{i}", [facts.village_benefit], x, 1.25, 0.75)
        else:
            panel.pieces.append(
                Piece(f"village-{t.seat}-supply-{i}", "village", x, 1.2, 1.1, 1.1, seat=t.seat, quiet=True)
            )
    panel.zones.append(
        Zone(
            f"villages-{t.seat}",
            2.65,
            1.25,
            w=4.3,
            h=1.3,
            r=0.15,
            tip=Text("tip-village-space"),
            rule="E11.4",
        )
    )
    panel.zones.append(
        Zone(
            f"megaliths-{t.seat}",
            3.25,
            3.2,
            w=6.1,
            h=1.3,
            r=0.15,
            tip=Text("tip-megalith-supply", {"grey": t.neutral, "own": t.own}),
            rule="E13.3",
        )
    )
    if t.neutral:
        panel.pieces.append(
            Piece(f"megalith-{t.seat}-grey", "block-grey", 0.9, 3.15, 1.0, 1.0, count=t.neutral, quiet=True)
        )
    for pair in range(facts.own // 2):
        left = max(0, min(2, t.own - 2 * (facts.own // 2 - 1 - pair)))
        x = 2.1 + 1.15 * pair
        if left:
            panel.pieces.append(
                Piece(
                    f"megalith-{t.seat}-pair-{pair}", "block", x, 3.15, 0.95, 0.95, seat=t.seat, count=left, quiet=True
                )
            )
        else:
            panel.pieces += icons(f"megalith-{t.seat}-gone-{pair}", [facts.pair_benefit], x, 3.2, 0.75)


def draw_stones(s: WinterState, t: Seat, panel: Panel) -> None:
    """The three spaces for Sacred Stones with their prices."""
    for i in range(len(s.facts.slot_food)):
        x = 7.3 + 1.85 * i
        if i < len(t.stones):
            zone, pieces = stone(s.facts, f"own-stone-{t.seat}-{i}", t.stones[i], x, 2.2, 1.75)
            panel.zones.append(zone)
            panel.pieces += pieces
            continue
        panel.zones.append(
            Zone(
                f"stone-space-{t.seat}-{i}",
                x,
                2.2,
                w=1.7,
                h=2.3,
                r=0.2,
                symbol="stone-slot",
                tip=Text("tip-stone-space", {"food": s.facts.slot_food[i], "tools": s.facts.slot_tools[i]}),
                rule="E7.2",
            )
        )
        for j, (symbol, count) in enumerate((("i-food", s.facts.slot_food[i]), ("i-tool", s.facts.slot_tools[i]))):
            panel.pieces.append(
                Piece(
                    f"stone-price-{t.seat}-{i}-{j}",
                    symbol,
                    x + (j - 0.5) * 0.72,
                    2.25,
                    0.62,
                    0.62,
                    count=count,
                    quiet=True,
                )
            )


def draw_animals(s: WinterState, t: Seat, panel: Panel) -> None:
    """Upright Animals by species, tipped ones lying below."""
    for animal in range(SPECIES):
        x = 12.85 + 1.68 * animal
        name = s.facts.animal_names[animal]
        id = f"upright-{t.seat}-{animal}"
        if not t.upright[animal] and not t.tipped[animal]:
            continue
        panel.zones.append(
            Zone(
                id,
                x,
                1.6,
                w=1.6,
                h=2.24,
                r=0.15,
                fill="var(--hide-deep)",
                tip=Text(
                    "tip-own-animal",
                    {
                        "animal": name,
                        "upright": t.upright[animal],
                        "tipped": t.tipped[animal],
                        "effects": words_of(s.facts.tip[animal]),
                        "sets": [str(points) for points in s.facts.sets[animal][1:]],
                    },
                ),
                rule="E9.5",
            )
        )
        if t.upright[animal]:
            panel.pieces.append(
                Piece(f"{id}-card", f"a-{name}", x, 1.6, 1.6, 2.24, count=t.upright[animal], zone=id, quiet=True)
            )
        if t.tipped[animal]:
            panel.pieces.append(
                Piece(
                    f"tipped-{t.seat}-{animal}",
                    f"a-{name}",
                    x,
                    3.5,
                    1.0,
                    1.4,
                    rotate=90,
                    faded=True,
                    label=str(t.tipped[animal]),
                    label_size=0.6,
                    quiet=True,
                )
            )


def minis(s: WinterState, t: Seat, panel: Panel, name: str, cards: list[int], x: float, room: float) -> None:
    """Draw a bag of open cards as small cards in a row, one for each kind."""
    kinds = distinct(sorted(kind for kind in cards if kind >= 0))
    step = min(1.85, room / max(len(kinds), 1))
    for i, kind in enumerate(kinds):
        id = f"{name}-{t.seat}-{kind}"
        zones, pieces = card(s.facts, id, kind, x + 0.9 + step * i, LOW + 0.3, 1.75, False)
        panel.zones += zones
        panel.pieces += pieces
        copies = cards.count(kind)
        if copies > 1:
            panel.pieces.append(number(f"{id}-copies", x + 1.5 + step * i, LOW - 0.75, 0.62, copies, id))


def label(t: Seat, panel: Panel, name: str, x: float, w: float, count: int) -> None:
    """Write what lies below and how many."""
    panel.zones.append(heading(f"{name}-{t.seat}-head", Text(f"zone-{name}", {"count": count}), x, 4.72, w))


def draw_piles(s: WinterState, t: Seat, panel: Panel) -> None:
    """Deck, Eclipse pile, discards, cards above the board."""
    deck = Zone(
        f"deck-{t.seat}",
        1.5,
        LOW + 0.3,
        w=2.1,
        h=2.94,
        r=0.2,
        symbol="card-back",
        tip=Text("tip-deck", {"count": len(t.deck)}),
        rule="E3.1",
    )
    pile = Zone(
        f"pile-{t.seat}",
        4.2,
        LOW + 0.3,
        w=2.1,
        h=2.94,
        r=0.2,
        symbol="card-back" if t.pile else "",
        stroke="" if t.pile else "var(--line)",
        tip=Text("tip-pile", {"count": len(t.pile)}),
        rule="E4.9",
    )
    panel.zones += [deck, pile]
    label(t, panel, "deck", 1.5, 2.9, len(t.deck))
    label(t, panel, "pile", 4.2, 3.3, len(t.pile))
    label(t, panel, "discards", 10.5, 6, len(t.discards))
    minis(s, t, panel, "discards", t.discards, 5.7, 9.2)
    shown = t.above + t.revealed + ([t.using] if t.using >= 0 else [])
    label(t, panel, "revealed" if t.revealed or t.using >= 0 else "above", 19.5, 6, len(shown))
    minis(s, t, panel, "above", t.above, 15.6, 7.3)
    minis(s, t, panel, "revealed", t.revealed, 15.6, 7.3)


def draw_graves(s: WinterState, t: Seat, panel: Panel) -> None:
    """The burial area: what lies there is known to its owner; to others only how much."""
    graves = t.buried + t.buried_open
    label(t, panel, "buried", 6.0, 6, len(graves))
    panel.zones.append(
        Zone(
            f"graves-{t.seat}",
            1.3,
            LOW + 0.4,
            w=1.6,
            h=1.6,
            r=0.2,
            symbol="grave",
            tip=Text(
                "tip-graves", {"count": len(graves), "rank": s.honor_order.index(t.seat) + 1 if s.honor_order else 1}
            ),
            rule="E15.3",
        )
    )
    if -1 in t.buried:
        return
    minis(s, t, panel, "grave", graves, 2.3, 11.0)


def draw_tally(s: WinterState, t: Seat, panel: Panel) -> None:
    """What the seat would score now, by category, as far as it is public."""
    values = tally(s, t)
    text = Text("zone-tally", {"points": sum(values)})
    panel.zones.append(heading(f"tally-{t.seat}-head", text, 19.7, 4.72, 8.3))
    for i, (name, symbol) in enumerate(CATEGORIES):
        x = 17.4 + 2.3 * (i % 3)
        y = 5.85 + 1.5 * (i // 3)
        panel.zones.append(
            Zone(
                f"tally-{t.seat}-{name}",
                x + 0.55,
                y,
                w=1.1,
                h=1.1,
                label=str(values[i]),
                tip=Text(f"tip-tally-{name}", {"points": values[i]}),
                rule=f"E15.{i + 1}",
            )
        )
        panel.pieces.append(Piece(f"tally-{t.seat}-{name}-icon", symbol, x - 0.45, y, 0.85, 0.85, quiet=True))


def hand_panel(facts: Facts, seat: int, hand: list[int]) -> Panel:
    """Return the viewer's hand, one card for each kind."""
    kinds = distinct(hand)
    panel = Panel("hand", Text("panel-hand"), max(2.9 * len(kinds) + 0.2, 9), 4.1, place="hand", seat=seat)
    for i, kind in enumerate(kinds):
        id = f"hand-{kind}"
        x = 1.55 + 2.9 * i
        zones, pieces = card(facts, id, kind, x, 2.05, 2.75, True)
        panel.zones += zones
        panel.pieces += pieces
        copies = hand.count(kind)
        if copies > 1:
            panel.pieces.append(number(f"{id}-copies", x + 1.05, 0.5, 0.75, copies, id))
    return panel


def draft_panel(s: WinterState) -> Panel:
    """Return the cards laid out for a draft."""
    facts = s.facts
    chiefs = isinstance(s.stack[-1], ChiefChoice)
    panel = Panel(
        "draft", Text("panel-chiefs" if chiefs else "panel-setups"), 3.4 * len(s.offer) + 0.4, 4.8, place="side"
    )
    for i, which in enumerate(s.offer):
        x = 1.9 + 3.4 * i
        id = f"offer-{which}"
        zone = Zone(id, x, 2.4, w=3.2, h=4.4, r=0.25, fill="var(--parchment)", stroke="var(--line)")
        panel.zones.append(zone)
        if chiefs:
            zone.caption, zone.tip, zone.rule = Text(facts.chief_names[which]), Text("tip-chief-card"), "E16.2"
            panel.pieces.append(Piece(f"{id}-face", "chief", x, 1.9, 2, 2.2, zone=id, quiet=True))
            continue
        zone.caption, zone.rule = Text(facts.setup_names[which]), "E16.1"
        zone.tip = Text(
            "tip-setup",
            {
                "food": facts.setup_food[which],
                "tools": facts.setup_tools[which],
                "card": facts.card_names[facts.setup_tribe[which]],
                "animals": [facts.animal_names[animal] for animal in facts.setup_animals[which]],
                "effects": words_of([facts.setup_extra[which]]),
            },
        )
        row = [
            ("i-food", facts.setup_food[which]),
            ("i-tool", facts.setup_tools[which]),
            (f"p-{facts.card_names[facts.setup_tribe[which]]}", 1),
            *((f"a-{facts.animal_names[animal]}", 1) for animal in facts.setup_animals[which]),
        ]
        for j, (symbol, count) in enumerate(row):
            panel.pieces.append(
                Piece(
                    f"{id}-{j}",
                    symbol,
                    x - 0.9 + 0.9 * (j % 3),
                    0.95 + 1.05 * (j // 3),
                    0.8,
                    0.9,
                    count=count,
                    zone=id,
                    quiet=True,
                )
            )
        panel.pieces += icons(f"{id}-extra", [facts.setup_extra[which]], x, 3.0, 0.8, id)
    return panel
