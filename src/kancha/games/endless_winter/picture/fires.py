"""The fires of the tribes: columns and Eclipse space with all figures, and the displays that columns draw from."""

from __future__ import annotations

from functools import partial
from typing import Final

from kancha.games.endless_winter.action_phase import Bottom
from kancha.games.endless_winter.actions import ECLIPSE, PLACES
from kancha.games.endless_winter.facts import CULTURE_FROM, SPECIES, TRIBES
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.picture.layout import Layout, heading, icons_of, lay, number, put, written
from kancha.games.endless_winter.state import UNUSED, WinterState
from kancha.games.endless_winter.vocabulary import COLUMNS
from kancha.kernel.scene import Panel, Part, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, short

WIDE: Final = 30.0
HIGH: Final = 20.0
COLUMN: Final = 4.8
COLUMNS_X: Final = (2.75, 7.75, 12.75, 17.75, 22.6)
CAMP_X: Final = 27.4
ZONES: Final = (("top", 3.75, 3.3), ("middle", 6.6, 2.1), ("bottom", 8.75, 1.9))
WORDS: Final = {part: short(y - h / 2 + 0.34) for part, y, h in ZONES}
"""Where a zone says how often it may be used."""
CELL: Final = 2.6
CARD: Final = 2.25
ROWS: Final = (14.85, 18.08)
TRIBE_X: Final = 1.65
CULTURE_X: Final = 9.9
ANIMAL_X: Final = 20.75


class Fires:
    """The board as it always is: what stands in the columns, what cards cost and animals give."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        for column, name in enumerate(COLUMNS):
            self._column(column, name)
        self._eclipse()
        for box, (x, w) in {"supply": (4.25, 7.8), "culture": (13.8, 10.5), "animals": (24.65, 10.5)}.items():
            zone = Zone(f"box-{box}", x, 16.0, w=w, h=7.5, r=0.3, fill="var(--snow)")
            self.zones.append(zone)
            if box != "culture":
                self.zones.append(heading(f"title-{box}", Text(f"zone-{box}"), x, 12.72, w, 0.48))
        camp = Zone("box-figures", CAMP_X, 6.2, w=4.7, h=11.8, r=0.3, fill="var(--snow)", tip=Text("tip-figures"))
        self.zones.append(camp)
        self.zones.append(heading("title-figures", Text("zone-figures"), CAMP_X, 1.15, 4.4, 0.62))

        self.supply = [
            layout.card(f"card-{layout.facts.card_names[i]}", i, short(TRIBE_X + CELL * (i % 3)), ROWS[i // 3], CARD)
            for i in range(TRIBES)
        ]
        self.culture = [[self._culture(place, card) for card in range(len(layout.facts.era))] for place in range(8)]
        """By place of the display and card."""
        self.species = [[self._species(animal, gone) for gone in (False, True)] for animal in range(SPECIES)]
        """By species, face up or not."""

    def _culture(self, place: int, card: int) -> tuple[list[Zone], list[Piece]]:
        id = f"card-{self.layout.facts.card_names[CULTURE_FROM + card]}"
        x, y = short(CULTURE_X + CELL * (place % 4)), ROWS[place // 4]
        return self.layout.card(id, CULTURE_FROM + card, x, y, CARD)

    def _species(self, animal: int, gone: bool) -> list[Piece]:
        layout = self.layout
        name = layout.facts.animal_names[animal]
        id = f"animal-{name}"
        x, y = animal_at(animal)
        face = Piece(f"{id}-face", f"a-{name}", x, y, CARD, 3.1, zone=id, quiet=True, faded=gone)
        sets = " ".join(layout.sets[animal]) if any(layout.facts.sets[animal]) else "+"
        icons = put(f"{id}-fx", layout.tip[animal], x, y + 0.66, 0.66, id, gone)
        return [face, *icons, written(f"{id}-sets", sets, x, short(y + 1.22), 0.38, id)]

    def _column(self, column: int, name: str) -> None:
        facts = self.layout.facts
        x = COLUMNS_X[column]
        box = Zone(f"place-{name}", x, 6.2, w=COLUMN, h=11.8, r=0.3, fill="var(--parchment)", stroke="var(--ochre)")
        box.tip, box.rule = Text(f"tip-column-{name}"), f"E{6 + column}.1"
        self.zones += [box, heading(f"place-{name}-name", Text(name), short(x + 0.55), 1.15, 3.6, 0.75)]
        self.pieces.append(Piece(f"place-{name}-head", f"c-{name}", short(x - 1.8), 1.15, 0.9, 0.9, quiet=True))
        for part, y, h in ZONES[:2]:
            self.zones.append(self._zone(name, part, x, y, h))
            self.zones.append(words(name, part, x, Text(f"zone-{part}")))
        *top, middle = rows(facts.price[column], name, self.layout)
        heights = [3.95] if len(top) == 1 else [3.3, 4.6]
        for y, shown in [*zip(heights, top, strict=True), (6.85, middle)]:
            size = min(0.95, 3.6 / sum(1.08 + 0.5 * len(text) for _, text in shown))
            self.pieces += put(f"place-{name}-row-{y:g}", lay(shown), x + 0.35, y, short(size))
        self.pieces += put(f"place-{name}-bottom-fx", icons_of(facts.bottom[column]), x + 0.3, 9.0, 0.95)

    def _zone(self, name: str, part: str, x: float, y: float, h: float, fill: str = "var(--snow)") -> Zone:
        zone = Zone(f"{name}-{part}", x, y, w=COLUMN - 0.4, h=h, r=0.25, fill=fill, tip=Text(f"tip-{name}-{part}"))
        zone.rule = "E4.6" if part == "bottom" else "E4.5"
        return zone

    def _eclipse(self) -> None:
        x = COLUMNS_X[ECLIPSE]
        box = Zone("place-eclipse", x, 6.2, w=4.2, h=11.8, r=0.3, fill="var(--ice-deep)", stroke="var(--ochre)")
        box.tip, box.rule = Text("tip-eclipse-space"), "E10.1"
        self.zones += [box, heading("place-eclipse-name", Text("zone-eclipse"), x, 1.15, 3.9, 0.75)]
        self.pieces.append(Piece("place-eclipse-sun", "i-eclipse", x, 3.6, 2.2, 2.2, zone="place-eclipse", quiet=True))
        self.pieces += put(
            "place-eclipse-fx", icons_of(self.layout.facts.eclipse_action), x, 5.75, 1.0, "place-eclipse"
        )
        figure = short(self.layout.facts.figure_halves / 2)
        chief = short(figure + self.layout.facts.chief_halves / 2)
        for i, (symbol, labor) in enumerate((("figure", figure), ("chief", chief))):
            shown = [(symbol, ""), ("i-labor", f"{labor:g}")]
            self.pieces += put(f"place-eclipse-{symbol}", lay(shown), x, 7.1 + 1.2 * i, 0.95, "place-eclipse")

    def panel(self, s: WinterState) -> Panel:
        """Draw the board in a position."""
        panel = Panel("fires", Text("panel-fires"), WIDE, HIGH, ground="var(--ice)", zones=self.zones[:])
        panel.pieces = self.pieces[:]
        panel.parts = [
            Part("columns-left", 0.2, 0.1, 10.05, 12.1, 1.5),
            Part("columns-right", 10.25, 0.1, 10.05, 12.1, 1.5),
            Part("figures", 20.4, 0.1, 9.4, 12.1),
            Part("supply", 0.2, 12.2, 8.1, 7.7),
            Part("culture", 8.4, 12.2, 10.8, 7.7),
            Part("animals", 19.3, 12.2, 10.6, 7.7),
        ]
        sheets = self.layout.sheets
        for column, seat in enumerate(s.bottoms):
            drawing = partial(self._draw_bottom, name=COLUMNS[column], x=COLUMNS_X[column], seat=seat)
            sheets.put(panel, ("bottom", column, seat), drawing)
        acting = acting_figure(s)
        figures = [(t.chief_at, *t.figures_at) for t in s.seats]
        sheets.put(panel, ("figures", acting, *s.order, *figures), lambda sheet: draw_figures(s, sheet, acting))
        sheets.put(panel, ("supply", *s.supply), lambda sheet: self.draw_supply(s, sheet))
        decks = sum(s.facts.era[card] == 2 for card in s.culture_deck), len(s.culture_deck)
        culture = ("culture", *decks, *s.culture_row, *s.tokens)
        sheets.put(panel, culture, lambda sheet: self.draw_culture(s, sheet))
        sheets.put(panel, ("animals", *s.animal_deck, *s.animal_row), lambda sheet: self.draw_animals(s, sheet))
        return panel

    def _draw_bottom(self, sheet: Sheet, name: str, x: float, seat: int) -> None:
        taken = seat >= 0
        fill = "var(--ice-deep)" if taken else "var(--snow)"
        told = Text("zone-gone", {"seat": seat}) if taken else Text("zone-bottom")
        sheet.zones += [self._zone(name, "bottom", x, 8.75, 1.9, fill), words(name, "bottom", x, told)]
        if taken:
            marker = Piece(f"{name}-bottom-taken", "order-marker", x + 1.85, 8.75, 0.8, 0.8, seat=seat)
            marker.mark = marker.quiet = True
            sheet.pieces.append(marker)

    def draw_supply(self, s: WinterState, sheet: Sheet) -> None:
        """The five piles of Tribe cards."""
        for i, (zones, pieces) in enumerate(self.supply):
            sheet.zones += zones
            sheet.pieces += pieces
            x, y = zones[0].x, zones[0].y
            sheet.pieces.append(
                number(f"{zones[0].id}-left", short(x + 0.68), short(y - 1.15), 0.72, s.supply[i], zones[0].id)
            )

    def draw_culture(self, s: WinterState, sheet: Sheet) -> None:
        """The display of Culture cards, with Labor tokens; its title counts the decks of both eras."""
        second = sum(s.facts.era[card] == 2 for card in s.culture_deck)
        counts: dict[str, int | str | list[int] | list[str]] = {"first": len(s.culture_deck) - second, "second": second}
        title = heading("title-culture", Text("zone-culture", counts), 13.8, 12.72, 10.5, 0.48)
        title.tip, title.rule = Text("tip-culture-decks", counts), "E12.6"
        sheet.zones.append(title)
        for place, which in enumerate(s.culture_row):
            x, y = short(CULTURE_X + CELL * (place % 4)), ROWS[place // 4]
            if which < 0:
                gap = Zone(
                    f"culture-gap-{place}", x, y, w=CARD, h=3.1, r=0.2, stroke="var(--line)", tip=Text("tip-gap")
                )
                sheet.zones.append(gap)
                continue
            zones, pieces = self.culture[place][which]
            id = zones[0].id
            sheet.zones += zones
            sheet.pieces += pieces
            if s.tokens[place]:
                token = Piece(f"token-{which}", "token", short(x + 0.8), short(y - 1.15), 0.85, 0.85, zone=id)
                token.tip, token.rule = Text("tip-token"), "E12.5"
                sheet.pieces.append(token)

    def draw_animals(self, s: WinterState, sheet: Sheet) -> None:
        """The Animal deck and the face-up Animals by species: what tipping gives, and the points of sets of 1 to 4."""
        facts = s.facts
        left = sum(s.animal_deck)
        deck = Zone("animal-deck", ANIMAL_X, ROWS[0], w=CARD, h=3.1, r=0.18, symbol="animal-back", rule="E9.1")
        deck.tip = Text("tip-animal-deck", {"count": left})
        sheet.zones.append(deck)
        sheet.pieces.append(
            number("animal-deck-left", short(ANIMAL_X + 0.68), short(ROWS[0] - 1.15), 0.72, left, "animal-deck")
        )
        for animal in range(SPECIES):
            x, y = animal_at(animal)
            name, count = facts.animal_names[animal], s.animal_row[animal]
            id = f"animal-{name}"
            zone = Zone(id, x, y, w=CARD, h=3.1, r=0.16, fill="var(--ice-deep)", rule="E9.2")
            zone.tip = Text(
                "tip-animal",
                {
                    "animal": name,
                    "count": facts.animals[animal],
                    "face_up": count,
                    "deck": s.animal_deck[animal],
                    "effects": self.layout.tip_words[animal],
                    "sets": self.layout.sets[animal],
                },
            )
            sheet.zones.append(zone)
            sheet.pieces += self.species[animal][count == 0]
            if count:
                sheet.pieces.append(number(f"{id}-count", short(x + 0.68), short(y - 1.15), 0.72, count, id))


def words(name: str, part: str, x: float, text: Text) -> Zone:
    """Return the line at the head of a zone of a column."""
    return heading(f"{name}-{part}-words", text, x, WORDS[part], COLUMN - 0.5, 0.36)


def animal_at(animal: int) -> tuple[float, float]:
    """Return where a species lies, after the deck."""
    return short(ANIMAL_X + CELL * ((animal + 1) % 4)), ROWS[(animal + 1) // 4]


def rows(price: int, name: str, layout: Layout) -> list[list[tuple[str, str]]]:
    """Return what a column sells: a price, an arrow and what it buys; the last row is the middle zone."""
    facts = layout.facts
    labor = ("i-labor", str(price) if price > 1 else "")
    arrow = ("i-arrow", "")
    if name == "settle":
        return [[labor, arrow, ("i-tribe", "")], [("i-tool", ""), arrow, ("i-bury", "")]]
    if name == "develop":
        cheap = ("i-labor", str(price - facts.token))
        return [
            [labor, arrow, ("i-culture", "")],
            [("token", ""), cheap, arrow, ("i-culture", "")],
            [("i-food", ""), ("i-tool", ""), arrow, ("i-stone", "")],
        ]
    if name == "migrate":
        village = [("i-food", str(facts.village_food)), ("i-camp", "3"), arrow, ("i-village", "")]
        return [[labor, arrow, ("i-camp", "")], [labor, arrow, ("i-move", "")], village]
    reveal = ("i-labor", str(facts.reveal_price) if facts.reveal_price > 1 else "")
    return [
        [reveal, arrow, ("i-reveal", str(facts.reveal_cards))],
        [labor, arrow, ("i-animal", "")],
        [arrow, ("i-tip", "")],
    ]


def acting_figure(s: WinterState) -> tuple[int, float, int]:
    """Return the column in which a figure acts, -1 if none does, how high up, and whose it is."""
    acting, zone, seat = -1, 0.0, -1
    for step in s.stack:
        if isinstance(step, Bottom):
            acting, zone, seat = step.column, 6.6, step.seat
        elif isinstance(step, Top):
            zone = 3.75
    return acting, zone, seat


def draw_figures(s: WinterState, sheet: Sheet, acts: tuple[int, float, int]) -> None:
    """Figures stand at the foot of a column or on the Eclipse space; the acting one in its zone, unused ones wait."""
    acting, zone, _ = acts
    standing: list[list[tuple[int, str]]] = [[] for _ in PLACES]
    for row, seat in enumerate(s.order or range(len(s.seats))):
        t = s.seats[seat]
        for i, place in enumerate((t.chief_at, *t.figures_at)):
            name = "chief" if i == 0 else str(i - 1)
            if place == UNUSED:
                sheet.pieces.append(figure(seat, name, CAMP_X - 1.4 + 1.4 * i, 2.9 + 2.35 * row, 1.35))
            else:
                standing[place].append((seat, name))
    for place, those in enumerate(standing):
        if not those:
            continue
        x = COLUMNS_X[place]
        if place == acting:
            sheet.pieces.append(figure(*those.pop(acting_one(s, those)), short(x - 1.95), zone, 0.95))
        size = min(1.5, 4.2 / max(len(those), 1))
        for i, (seat, name) in enumerate(those):
            sheet.pieces.append(
                figure(seat, name, short(x + (i - (len(those) - 1) / 2) * size * 0.95), 10.9, max(size, 1.0))
            )


def acting_one(s: WinterState, those: list[tuple[int, str]]) -> int:
    """Return which of the figures of a column is the one that acts: the last of the seat whose turn it is."""
    seat = next((step.seat for step in s.stack if isinstance(step, Bottom)), -1)
    own = [i for i, (who, _) in enumerate(those) if who == seat]
    return own[-1] if own else len(those) - 1


def figure(seat: int, name: str, x: float, y: float, size: float) -> Piece:
    """Return a figure of a seat."""
    chief = name == "chief"
    piece = Piece(
        f"figure-{seat}-{name}", "chief" if chief else "figure", x, y, size, short(size * 1.1), seat=seat, mark=True
    )
    piece.tip = Text("tip-chief" if chief else "tip-figure", {"seat": seat})
    piece.rule = "E5.4" if chief else "E4.4"
    return piece
