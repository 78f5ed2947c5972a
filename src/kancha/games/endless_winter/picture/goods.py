"""What else a tribe has: Villages, Megaliths, stones, Animals, graves, and what they are worth; and the drafts."""

from __future__ import annotations

from kancha.games.endless_winter.draft import ChiefChoice
from kancha.games.endless_winter.facts import SPECIES
from kancha.games.endless_winter.picture.layout import Layout, heading, icons_of, lay, put, words_of, written
from kancha.games.endless_winter.picture.tally import CATEGORIES
from kancha.games.endless_winter.picture.tent import HIGH, LOW, MINI, WIDE, label, minis
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, short


def goods_panel(s: WinterState, layout: Layout, seat: int, points: list[int]) -> Panel:
    """Return the goods of a seat with the points they would bring now, by category."""
    t = s.seats[seat]
    title = Text("panel-goods", {"seat": seat})
    panel = Panel(f"goods-{seat}", title, WIDE, HIGH, place="seat", seat=seat, art="hide-goods")
    sheets = layout.sheets
    supplies = ("supplies", seat, t.villages_left, t.neutral, t.own)
    sheets.put(panel, supplies, lambda sheet: draw_supplies(layout, t, sheet))
    sheets.put(panel, ("own stones", seat, *t.stones), lambda sheet: draw_stones(layout, t, sheet))
    herd = ("own animals", seat, *t.upright, *t.tipped)
    sheets.put(panel, herd, lambda sheet: draw_animals(layout, t, sheet))
    rank = s.honor_order.index(seat) + 1 if s.honor_order else 1
    graves = ("graves", seat, rank, tuple(t.buried), tuple(t.buried_open))
    sheets.put(panel, graves, lambda sheet: draw_graves(layout, t, sheet, rank))
    sheets.put(panel, ("tally", seat, *points), lambda sheet: draw_tally(t, sheet, points))
    return panel


def draw_supplies(layout: Layout, t: Seat, sheet: Sheet) -> None:
    """Villages and Megaliths leave from the left; where they have left, the Eclipse benefit shows."""
    facts = layout.facts
    for i in range(facts.villages):
        x = short(1.2 + 1.45 * i)
        if i < facts.villages - t.villages_left:
            sheet.pieces += put(f"village-{t.seat}-gone-{i}", layout.village, x, 1.25, 0.75)
        else:
            piece = Piece(f"village-{t.seat}-supply-{i}", "village", x, 1.2, 1.1, 1.1, seat=t.seat, quiet=True)
            sheet.pieces.append(piece)
    villages = Zone(f"villages-{t.seat}", 2.65, 1.25, w=4.3, h=1.3, r=0.15, tip=Text("tip-village-space"), rule="E11.4")
    blocks = Zone(f"megaliths-{t.seat}", 3.25, 3.2, w=6.1, h=1.3, r=0.15, rule="E13.3")
    blocks.tip = Text("tip-megalith-supply", {"grey": t.neutral, "own": t.own})
    sheet.zones += [villages, blocks]
    if t.neutral:
        grey = Piece(f"megalith-{t.seat}-grey", "block-grey", 0.9, 3.15, 1.0, 1.0, count=t.neutral, quiet=True)
        sheet.pieces.append(grey)
    for pair in range(facts.own // 2):
        left = max(0, min(2, t.own - 2 * (facts.own // 2 - 1 - pair)))
        x = short(2.1 + 1.15 * pair)
        if left:
            block = Piece(f"megalith-{t.seat}-pair-{pair}", "block", x, 3.15, 0.95, 0.95, seat=t.seat, quiet=True)
            block.count = left
            sheet.pieces.append(block)
        else:
            sheet.pieces += put(f"megalith-{t.seat}-gone-{pair}", layout.pair, x, 3.2, 0.75)


def draw_stones(layout: Layout, t: Seat, sheet: Sheet) -> None:
    """The three spaces for Sacred Stones with their prices."""
    facts = layout.facts
    for i, (food, tools) in enumerate(zip(facts.slot_food, facts.slot_tools, strict=True)):
        x = short(7.3 + 1.85 * i)
        if i < len(t.stones):
            zone, pieces = layout.stone(f"own-stone-{t.seat}-{i}", t.stones[i], x, 2.2, 1.72)
            sheet.zones.append(zone)
            sheet.pieces += pieces
            continue
        space = Zone(f"stone-space-{t.seat}-{i}", x, 2.2, w=1.7, h=2.3, r=0.2, symbol="stone-slot", rule="E7.2")
        space.tip = Text("tip-stone-space", {"food": food, "tools": tools})
        sheet.zones.append(space)
        sheet.pieces += put(f"stone-price-{t.seat}-{i}", layout.prices[i], x, 2.25, 0.6)


def draw_animals(layout: Layout, t: Seat, sheet: Sheet) -> None:
    """Upright Animals by species with what a set is worth, tipped ones lying below."""
    facts = layout.facts
    for animal in range(SPECIES):
        if not t.upright[animal] and not t.tipped[animal]:
            continue
        x = short(12.85 + 1.68 * animal)
        name = facts.animal_names[animal]
        id = f"upright-{t.seat}-{animal}"
        zone = Zone(id, x, 1.6, w=1.6, h=2.24, r=0.15, fill="var(--hide-deep)", rule="E9.5")
        zone.tip = Text(
            "tip-own-animal",
            {
                "animal": name,
                "upright": t.upright[animal],
                "tipped": t.tipped[animal],
                "effects": layout.tip_words[animal],
                "sets": layout.sets[animal],
            },
        )
        sheet.zones.append(zone)
        if t.upright[animal]:
            card = Piece(f"{id}-card", f"a-{name}", x, 1.6, 1.6, 2.24, count=t.upright[animal], zone=id, quiet=True)
            sheet.pieces.append(card)
            sheet.pieces += put(f"{id}-fx", layout.tip[animal], x, 2.12, 0.5, id)
        if t.tipped[animal]:
            lying = Piece(f"tipped-{t.seat}-{animal}", f"a-{name}", x, 3.5, 1.0, 1.4, rotate=90, faded=True, quiet=True)
            lying.label, lying.label_size = str(t.tipped[animal]), 0.6
            sheet.pieces.append(lying)


def draw_graves(layout: Layout, t: Seat, sheet: Sheet, rank: int) -> None:
    """The burial area: cards that all have seen, or that are the viewer's own, face up; the others as backs."""
    open_graves = [kind for kind in t.buried if kind >= 0] + t.buried_open
    closed = len(t.buried) + len(t.buried_open) - len(open_graves)
    count = len(open_graves) + closed
    label(t, sheet, "buried", 6.0, 6.0, count)
    zone = Zone(f"graves-{t.seat}", 1.3, LOW + 0.4, w=1.6, h=1.6, r=0.2, symbol="grave", rule="E15.3")
    zone.tip = Text("tip-graves", {"count": count, "rank": rank})
    sheet.zones.append(zone)
    if closed:
        at = (3.2, LOW + 0.3)
        sheet.pieces.append(
            Piece(f"graves-{t.seat}-closed", "card-back", *at, MINI, short(MINI * 1.4), count=closed, quiet=True)
        )
    minis(layout, t, sheet, "grave", open_graves, 4.2 if closed else 2.3, 10.2)


def draw_tally(t: Seat, sheet: Sheet, points: list[int]) -> None:
    """What the seat would score now, by category, as far as it is public."""
    text = Text("zone-tally", {"points": sum(points)})
    sheet.zones.append(Zone(f"tally-{t.seat}", 19.7, 6.45, w=7.4, h=4.2, r=0.3, rule="E15.1"))
    sheet.zones.append(heading(f"tally-{t.seat}-head", text, 19.7, 4.72, 8.3))
    for i, (name, symbol) in enumerate(CATEGORIES):
        x, y = short(17.4 + 2.3 * (i % 3)), short(5.85 + 1.5 * (i // 3))
        zone = Zone(
            f"tally-{t.seat}-{name}", short(x + 0.55), y, w=1.1, h=1.1, label=str(points[i]), rule=f"E15.{i + 1}"
        )
        zone.tip = Text(f"tip-tally-{name}", {"points": points[i]})
        sheet.zones.append(zone)
        sheet.pieces.append(Piece(f"tally-{t.seat}-{name}-icon", symbol, short(x - 0.45), y, 0.85, 0.85, quiet=True))


def draft_panel(s: WinterState, layout: Layout) -> Panel:
    """Return the cards laid out for a draft."""
    facts = layout.facts
    chiefs = isinstance(s.stack[-1], ChiefChoice)
    title = Text("panel-chiefs" if chiefs else "panel-setups")
    panel = Panel("draft", title, short(4.4 * len(s.offer) + 0.4), 6.0, ground="var(--ice)")
    for i, which in enumerate(s.offer):
        x = short(2.4 + 4.4 * i)
        name = (facts.chief_names if chiefs else facts.setup_names)[which]
        id = f"offer-{which}"
        zone = Zone(id, x, 3.0, w=4.2, h=5.6, r=0.25, fill="var(--parchment)", stroke="var(--line)", caption=Text(name))
        panel.zones.append(zone)
        if chiefs:
            zone.tip, zone.rule = Text("tip-chief-card"), "E16.2"
            panel.pieces.append(Piece(f"{id}-face", "chief", x, 2.4, 2.6, 2.9, zone=id, quiet=True))
            continue
        zone.rule = "E16.1"
        animals = [facts.animal_names[animal] for animal in facts.setup_animals[which]]
        tribe = facts.card_names[facts.setup_tribe[which]]
        zone.tip = Text(
            "tip-setup",
            {
                "food": facts.setup_food[which],
                "tools": facts.setup_tools[which],
                "card": tribe,
                "animals": animals,
                "effects": words_of([facts.setup_extra[which]]),
            },
        )
        goods = [("i-food", str(facts.setup_food[which])), ("i-tool", str(facts.setup_tools[which]))]
        panel.pieces += put(f"{id}-goods", lay(goods), x, 0.95, 0.9, id)
        faces = [f"p-{tribe}", *(f"a-{animal}" for animal in animals)]
        for j, symbol in enumerate(faces):
            left = short(x + (j - (len(faces) - 1) / 2) * 1.3)
            panel.pieces.append(Piece(f"{id}-{j}", symbol, left, 2.45, 1.2, 1.68, zone=id, quiet=True))
        panel.pieces.append(written(f"{id}-plus", "+", short(x - 0.8), 4.0, 0.6, id))
        panel.pieces += put(f"{id}-extra", icons_of([facts.setup_extra[which]]), x, 4.0, 0.95, id)
    return panel
