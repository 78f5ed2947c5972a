"""The Ayllu's solo board: four tracks, tokens, bag, dial and llamas (A11)."""

from __future__ import annotations

from kancha.games.ayar.facts import Board
from kancha.games.ayar.names import ACTIVITIES, AYAR, FARMING, POTS, REED, TOKENS, UNUSED, WEAVING, WILD
from kancha.games.ayar.picture.layout import DISC_INK, SOLO_SIZE, disc, textile
from kancha.games.ayar.state import AyarState, Seat
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import short

LEFT = 4.6


def solo_panel(s: AyarState) -> Panel:
    """Draw the solo board."""
    width, height = SOLO_SIZE
    own = s.seats[s.automa]
    panel = Panel(
        "solo", Text("panel-solo"), width, height, place="seat", seat=own.seat, art="plate-solo", ground="var(--board)"
    )
    for activity in range(4):
        _track(panel, s, own, activity)
    _aside(panel, s, own)
    return panel


def _top(activity: int) -> float:
    return 1.7 + 2.8 * activity


def _track(panel: Panel, s: AyarState, own: Seat, activity: int) -> None:
    name, y = ACTIVITIES[activity], _top(activity)
    tip = Text("tip-craft", {"activity": name, "suns": own.suns[activity], "moons": own.moons[activity]})
    panel.zones.append(Zone(f"solo-{activity}", 10.3, y, w=20.0, h=2.55, r=0.35, fill="var(--plate)", tip=tip))
    panel.pieces.append(Piece(f"solo-icon-{activity}", f"act-{name}", 1.15, y, 1.4, 1.4, quiet=True))
    marked = Zone(f"solo-bonus-{activity}", 2.45, y - 0.6, w=1.05, h=1.05, symbol=f"inti-{name}", rule="A11.22")
    marked.tip = Text("tip-solo-bonus", {"activity": name})
    slot = Zone(f"solo-moon-{activity}", 2.45, y + 0.6, w=1.05, h=1.05, symbol="moon-slot", rule="A11.21")
    slot.tip = Text("tip-moon-slot", {"activity": name, "moons": own.moons[activity]})
    panel.zones += [marked, slot]
    if own.bonuses[activity]:
        panel.pieces.append(
            Piece(f"solo-marked-{activity}", "bonus-marker", 2.75, y - 0.35, 0.62, 0.62, seat=own.seat, quiet=True)
        )
    if own.moon_slots[activity] >= 0:
        colour = AYAR[own.moon_slots[activity]]
        panel.pieces.append(Piece(f"solo-retired-{activity}", f"marker-{colour}", 2.45, y + 0.6, 0.6, 1.0, quiet=True))
    panel.pieces += [
        disc(f"solo-suns-{activity}", "disc-sun", own.suns[activity], 19.2, y - 0.6, 1.05, tip),
        disc(f"solo-moons-{activity}", "disc-moon", own.moons[activity], 19.2, y + 0.6, 1.05, tip),
    ]
    if activity == FARMING:
        _maize(s, panel, y)
    elif activity == REED:
        _reed_track(s, panel, own, y)
    elif activity == WEAVING:
        _cloth(s, panel, y)
    else:
        _pots(s, panel, own, y)


def _slot(panel: Panel, id: str, x: float, y: float, width: float, sun: bool, done: bool, moon: int) -> None:
    zone = Zone(id, x, y, w=short(width * 0.94), h=1.0, r=0.15, fill="var(--board)")
    zone.stroke = "var(--plate-line)"
    panel.zones.append(zone)
    if sun:
        dot = Piece(f"{id}-sun", "sun", x, y - 0.82, 0.55, 0.55, quiet=True)
        dot.faded = not done
        panel.pieces.append(dot)
    if moon:
        value = Piece(f"{id}-moon", "disc-moon", x, y + 0.84, 0.56, 0.56, label=str(moon), label_size=0.3, quiet=True)
        value.faded, value.label_fill = not done, DISC_INK
        panel.pieces.append(value)


def _maize(s: AyarState, panel: Panel, y: float) -> None:
    board, taken = s.facts.boards[s.ayllu[0].board], s.ayllu[0].maize
    step = 13.4 / board.maize
    for place in range(board.maize):
        x = short(LEFT - 0.4 + step * (place + 0.5))
        sun = board.maize_suns[place + 1] > board.maize_suns[place]
        moon = board.maize_moons[place + 1]
        shown = moon if moon != board.maize_moons[place] else 0
        _slot(panel, f"solo-maize-{place}", x, y, step, sun, place < taken, shown)
        if place >= taken:
            panel.pieces.append(Piece(f"solo-cob-{place}", "maize", x, y, 0.8, 0.8, quiet=True))
        if place + 1 in board.maize_icons:
            icon = Piece(f"solo-maize-icon-{place}", "viracocha", x + 0.2, y + 0.3, 0.42, 0.42, quiet=True)
            icon.faded = place < taken
            panel.pieces.append(icon)


def _reed_track(s: AyarState, panel: Panel, own: Seat, y: float) -> None:
    values, sections, boat = s.facts.track_value, s.facts.track_section, s.ayllu[0].boat
    step = 13.4 / len(values)
    board = s.facts.boards[s.ayllu[0].board]
    for space in range(len(values)):
        x = short(LEFT - 0.4 + step * (space + 0.5))
        zone = Zone(f"solo-reed-{space}", x, y + 0.35, w=short(step * 0.94), h=0.95, r=0.15)
        zone.fill = "var(--lake)" if sections[space] % 2 == 0 else "var(--reed-light)"
        zone.label = str(values[space]) if space else ""
        zone.rule = "A11.17"
        panel.zones.append(zone)
        first = space > 0 and sections[space] != sections[space - 1]
        if first:
            number = sections[space]
            suns = board.island_suns[number + 1] - board.island_suns[number]
            built = number < len(own.islands)
            if not built:
                panel.pieces.append(
                    Piece(f"solo-island-{number}", "island", x, y - 0.62, 0.95, 0.95, seat=own.seat, quiet=True)
                )
            for count in range(suns):
                dot = Piece(f"solo-island-sun-{number}-{count}", "sun", x + 0.45 + 0.4 * count, y - 0.8, 0.46, 0.46)
                dot.faded, dot.quiet = not built, True
                panel.pieces.append(dot)
            if number + 1 in board.island_icons:
                icon = Piece(f"solo-island-icon-{number}", "viracocha", x + 0.5, y - 0.35, 0.4, 0.4, quiet=True)
                icon.faded = built
                panel.pieces.append(icon)
    x = short(LEFT - 0.4 + step * (boat + 0.5))
    tip = Text("tip-boat", {"seat": own.seat})
    panel.pieces.append(Piece("solo-boat", "boat", x, y + 0.2, 1.0, 1.0, seat=own.seat, tip=tip))


def _cloth(s: AyarState, panel: Panel, y: float) -> None:
    board, laid = s.facts.boards[s.ayllu[0].board], s.ayllu[0].textiles
    count = len(board.textile_suns) - 1
    step = 13.4 / count
    for place in range(count):
        x = short(LEFT - 0.4 + step * (place + 0.5))
        sun = board.textile_suns[place + 1] > board.textile_suns[place]
        _slot(panel, f"solo-weave-{place}", x, y, step, sun, place < len(laid), board.textile_moons[place + 1])
        if place < len(laid):
            panel.pieces += textile(s.facts, f"solo-textile-{place}", laid[place], 0, (x, y), short(step * 0.46))


def _pots(s: AyarState, panel: Panel, own: Seat, y: float) -> None:
    board = s.facts.boards[s.ayllu[0].board]
    count = len(board.pot_suns) - 1
    step = 13.4 / count
    for place in range(count):
        x = short(LEFT - 0.4 + step * (place + 0.5))
        sun = board.pot_suns[place + 1] > board.pot_suns[place]
        _slot(panel, f"solo-pot-{place}", x, y, step, sun, place < len(own.pots), board.pot_moons[place + 1])
        if place < len(own.pots):
            name = "wild" if own.pots[place] == WILD else POTS[own.pots[place]]
            panel.pieces.append(Piece(f"solo-jar-{place}", f"pot-{name}", x, y, 0.95, 0.95, quiet=True))


def _aside(panel: Panel, s: AyarState, own: Seat) -> None:
    ayllu = s.ayllu[0]
    for star in range(ayllu.board + 1):
        panel.pieces.append(Piece(f"star-{star}", "star", 1.0 + 1.0 * star, 12.55, 0.9, 0.9, quiet=True))
    for token in range(len(TOKENS)):
        if ayllu.tokens[token] < 0:
            continue
        modifier = s.facts.token_modifier[token]
        args: dict[str, int | str | list[int] | list[str]] = {
            "token": TOKENS[token],
            "steps": s.facts.token_arrows[token],
            "modifier": modifier,
            "round": s.facts.token_leaves[token],
        }
        tip = Text("tip-token-temple" if s.facts.token_temple[token] else "tip-token", args)
        piece = Piece(f"token-{token}", "token", 1.15 + 1.4 * token, 14.6, 1.3, 1.3, tip=tip, rule="A11.6")
        piece.label, piece.label_size = f"▸{s.facts.token_arrows[token]}\u2009+{modifier}", 0.33
        piece.faded = ayllu.tokens[token] == 0
        panel.pieces.append(piece)
        if s.facts.token_leaves[token]:
            corner = Piece(f"token-{token}-round", "empty-disc", 1.65 + 1.4 * token, 15.2, 0.6, 0.6, quiet=True)
            corner.label, corner.label_size, corner.faded = str(s.facts.token_leaves[token]), 0.34, piece.faded
            panel.pieces.append(corner)
        if s.facts.token_temple[token]:
            at = short(1.65 + 1.4 * token), 13.95
            temple = Piece(f"token-{token}-temple", "temple-plain", *at, 0.62, 0.62, quiet=True, faded=piece.faded)
            panel.pieces.append(temple)
    bag = Text("tip-bag", {"markers": sum(ayllu.bag)})
    panel.pieces.append(Piece("bag", "bag", 9.0, 14.6, 1.8, 1.8, tip=bag, rule="A11.6"))
    for ayar in range(4):
        if ayllu.bag[ayar]:
            marker = Piece(f"bagged-{ayar}", f"marker-{AYAR[ayar]}", 10.4 + 0.8 * ayar, 14.7, 0.75, 1.25, tip=bag)
            panel.pieces.append(marker)
    for activity, name in enumerate(ACTIVITIES):
        if own.temples[activity] == UNUSED:
            piece = Piece(f"temple-{own.seat}-{activity}", f"temple-{name}", 6.6 + 1.5 * activity, 12.7, 1.4, 1.4)
            piece.seat, piece.tip = own.seat, Text("tip-temple", {"activity": name})
            panel.pieces.append(piece)
    dial = Text("tip-dial", {"dial": own.dial})
    big = Piece(f"dial-{own.seat}", "dial", 15.0, 13.8, 3.0, 3.0, label=str(own.dial), label_size=1.0, tip=dial)
    big.rule = "A11.22"
    sun, moon = Text("tip-sun-total", {"points": own.sun}), Text("tip-moon-total", {"points": own.moon})
    board = s.facts.boards[ayllu.board]
    rate: dict[str, int | str | list[int] | list[str]] = {
        "points": board.llama_numerator,
        "herd": board.llama_denominator,
        "llamas": own.llamas,
    }
    llamas = Text("tip-llamas-ayllu", rate)
    herd = Piece(f"llamas-{own.seat}", "llama", 19.3, 13.4, 1.6, 1.6, tip=llamas, rule="A11.24")
    count = disc(f"llama-count-{own.seat}", "empty-disc", own.llamas, 19.4, 15.2, 1.1, llamas, "A11.24")
    count.label_fill = "var(--ink)"
    panel.pieces += [
        big,
        disc(f"sun-{own.seat}", "disc-sun", own.sun, 17.5, 13.0, 1.6, sun, "A9.2"),
        disc(f"moon-{own.seat}", "disc-moon", own.moon, 17.5, 14.8, 1.6, moon, "A9.2"),
        herd,
        count,
        _rate(board, llamas),
    ]


def _rate(board: Board, tip: Text) -> Piece:
    """What llamas are worth to the Ayllu (A11.24)."""
    piece = Piece("llama-rate", "disc-rate", 18.1, 15.95, 1.9, 0.7, label_size=0.42, tip=tip, rule="A11.24")
    piece.label = f"{board.llama_denominator} → {board.llama_numerator}"
    return piece
