"""What the drawing promises: the night's pay for every seat, the way a textile is turned, the Ayllu's board."""

from __future__ import annotations

from itertools import pairwise

from msgspec.json import encode

import kancha
from kancha.games.ayar.facts import BONUS_INTI, BONUS_LLAMA, Facts
from kancha.games.ayar.farming import Farming
from kancha.games.ayar.names import ACTIVITIES, BUILT, FARMING, TEMPLE_SLOT, TEXTILES, UNUSED
from kancha.games.ayar.night import RETIREMENT, LlamaSplit, Night, break_dawn, score_temples
from kancha.games.ayar.picture.aims import POSES
from kancha.games.ayar.pottery import Pottery
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.tambos import BuildingSlot, TamboChoice
from kancha.games.ayar.travel import StepMarker
from kancha.games.ayar.viracocha import ViracochaSlot
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.bar import Bar
from kancha.kernel.outlook import Lookout
from kancha.kernel.scene import Panel, Scene
from kancha.kernel.testing import random_match, rule

from .positions import ask, asked, complete, empty_cells, give_suns, table


def drawn(players: int = 2) -> Scene:
    """A table with Suns and Moons on the first board, drawn for its seat."""
    s = ask(table(players), StepMarker(0))
    give_suns(s, 0, [1, 2, 3, 4], [5, 6, 7, 8])
    s.seats[0].devotion = [9, 0, 0, 0]
    return scene_of(s)


def scene_of(s: AyarState) -> Scene:
    """The position as seat 0 sees it."""
    return kancha.game("ayar").look(s.seen(0), 0).scene


def panel(s: AyarState, id: str) -> Panel:
    """One panel of the position."""
    return next(panel for panel in scene_of(s).panels if panel.id == id)


def label(scene: Scene, id: str) -> str:
    """The number on a piece."""
    return next(piece.label for panel in scene.panels for piece in panel.pieces if piece.id == id)


def test_what_the_night_would_pay_is_always_visible() -> None:
    """Suns and Moons by activity, and the dial, for every seat, on the board and in the right column."""
    scene = drawn()
    for activity in range(4):
        assert label(scene, f"night-suns-0-{activity}") == str(activity + 1)
        assert label(scene, f"night-moons-0-{activity}") == str(activity + 5)
        assert label(scene, f"night-moons-1-{activity}") == "0"
    assert label(scene, "night-dial-0") == "9"
    assert [stat.value for stat in scene.seats[0].stats][1:] == ["1/5", "2/6", "3/7", "4/8"]


@rule("A8.3", "A10.4")
def test_the_forecast_counts_the_temple_bonus() -> None:
    """Two temples, one of them in the row that scores next: its Moons and column, and two more points for each."""
    s = ask(table(), StepMarker(0))
    give_suns(s, 0, [0] * 4, [0, 8, 3, 0])
    s.seats[0].temples = [UNUSED, BUILT, BUILT, UNUSED]
    s.ayar = [2, 3, 4, 5]
    s.temples[0], s.temples[1] = [1], [2]
    plain = 8 + s.facts.temple_bonus[0]
    assert label(scene_of(s), "night-temples-0") == str(plain)
    complete(s, 0, TEMPLE_SLOT)
    assert label(scene_of(s), "night-temples-0") == str(plain + 4)
    score_temples(s, 0)
    assert s.seats[0].moon == plain + 4


@rule("A8.5", "A11.22")
def test_the_forecast_of_dawn_counts_the_bonus_that_the_ayllu_marks_first() -> None:
    """Its dial and its most Suns among unmarked activities; that is what dawn then pays."""
    s = ask(table(1), StepMarker(0))
    give_suns(s, 0, [5, 5, 5, 5])
    give_suns(s, 1, [1, 4, 3, 2])
    s.seats[0].devotion = s.seats[1].devotion = [2, 0, 0, 0]
    s.seats[1].bonuses = [0, 1, 0, 0]
    scene = scene_of(s)
    assert (label(scene, "night-dial-0"), label(scene, "night-dial-1")) == ("2", "5")
    s.seats[1].devotion = [2, 0, 0, 0]
    break_dawn(s)
    assert [own.sun for own in s.seats] == [2, 5]


@rule("A8.1")
def test_nobody_is_said_to_retire_next_while_a_night_lasts() -> None:
    """While Moon slots are chosen the forecast names no Ayar, by day it does."""
    s = table()
    s.ayar = [2, 3, 4, 5]
    by_day = {piece.id for piece in panel(s, "paths").pieces}
    assert {"night-retires", "night-temples-0"} <= by_day
    ask(s, Night(RETIREMENT, -1))
    assert asked(s) == "moon-slot"
    assert not {"night-retires", "night-temples-0"} & {piece.id for piece in panel(s, "paths").pieces}


@rule("A6.0", "A10.2")
def test_a_building_slot_tells_the_power_its_activity_would_have() -> None:
    """The question tells the power of the line; the slot adds a completed bonus."""
    game = kancha.game("ayar")
    s = table()
    s.ayar[0] = 3
    complete(s, 0, FARMING)
    ask(s, BuildingSlot(0, 1, 0))
    look = game.look(s.seen(0), 0)
    gains = {}
    for code in s.legal():
        gain = look.aim(game.space.actions[code]).gain
        assert gain is not None
        gains[gain.args["activity"]] = gain.args["power"]
    assert gains["farming"] == 2
    assert gains["weaving"] == 1


@rule("A7.1", "A7.2")
def test_a_tambo_tells_what_is_emptied_by_taking_it() -> None:
    """Tambos of one line differ by the row, column and quadrant that they leave empty, or by what is left there."""
    game = kancha.game("ayar")
    s = table()
    empty_cells(s, 0, "a1", "b1", "c1", "c2", "d2")
    ask(s, TamboChoice(0, 4 + 3, 4, 0, 0))
    look = game.look(s.seen(0), 0)
    said = {}
    for code in s.legal():
        tag = look.aim(game.space.actions[code]).tag
        assert tag is not None
        assert tag.more is not None
        said[game.space.actions[code].fields["cell"]] = (tag.more.id, tag.more.args)
    bonus = s.facts.bonuses[0]
    row = "llama" if bonus == BONUS_LLAMA else "viracocha" if bonus < BONUS_INTI else f"inti-{ACTIVITIES[bonus]}"
    assert said["d1"] == ("tag-empties", {"gains": [f"empties-{row}", "empties-temple"]})
    assert said["d4"] == ("tag-left", {"row": 3, "column": 2, "quadrant": 3})


@rule("A7.1", "A7.2")
def test_what_is_paid_out_is_no_price() -> None:
    """To resolve a check takes it off what is due: the turn bar tells what it gives, and no price."""
    game = kancha.game("ayar")
    match = next(
        match
        for match in random_match(game, 2, 3)
        if match.question is not None and match.question.message == "question-end-of-turn"
    )
    assert match.seat is not None
    bar, lookout = Bar(game), Lookout(game, match.state, match.seat)
    dues = {measure.id for measure in game.measures if measure.due}
    for code in match.state.legal():
        changes = bar.outlook(lookout, code, 1).changes
        assert not [change for change in changes if change.measure in dues and change.by < 0]


@rule("A7.2", "A10.7")
def test_only_inti_bonuses_show_a_bonus_marker() -> None:
    """Emptied lines of llamas and Viracocha have another sign: at most four markers are seen."""
    s = table()
    s.seats[0].grid = [0] * 16
    s.seats[0].bonuses = [1] * 4
    symbols = [piece.symbol for piece in panel(s, "board-0").pieces]
    assert symbols.count("bonus-marker") == 4
    assert symbols.count("gained") == 4


@rule("A9.1", "A11.23", "A11.24")
def test_llama_keys_and_the_end_of_tokens_are_drawn() -> None:
    """What llamas are worth, for all and for the Ayllu; the round after which a token leaves."""
    s = table(1, level=3)
    key = next(zone.label for zone in panel(s, "paths").zones if zone.id == "llama-key")
    assert key.split("\u2003 \u2003") == [f"{n} → +{s.facts.llama_points[n]}" for n in range(1, 10)]
    pieces = {piece.id: piece.label for piece in panel(s, "solo").pieces}
    assert pieces["llama-rate"] == "2 → 3"
    assert [pieces.get(f"token-{n}-round") for n in range(5)] == ["1", "2", "3", None, None]
    assert [f"token-{n}-temple" in pieces for n in range(5)] == [bool(temple) for temple in s.facts.token_temple]


@rule("A6.P.6")
def test_what_pots_of_one_colour_are_worth_is_on_every_board() -> None:
    """One, two, three and four of a colour, as on the player board of the box; the Ayllu has values of its own."""
    s = table(2)
    for seat in range(2):
        key = next(zone.label for zone in panel(s, f"board-{seat}").zones if zone.id == f"pot-sets-{seat}")
        assert key == "1 · 4 · 9 · 16"


def test_a_scene_is_small() -> None:
    """Two seats at the end of a match: less than 100 kB on the wire."""
    game = kancha.game("ayar")
    *_, match = random_match(game, 2, 4, {})
    assert len(encode(game.look(match.state.seen(0), 0).scene)) < 100_000


def test_a_textile_hangs_on_the_pointer() -> None:
    """It is aimed at its left or upper cell alone; turns and flips are poses, and the ghost shows all its Suns."""
    game = kancha.game("ayar")
    design = TEXTILES.index("t3f")
    s = ask(table(), TextileLaying(0, design))
    look = game.look(s.seen(0), 0)
    aim = look.aim(game.space.parse("weave b2 v-mh"))
    assert (aim.targets, aim.pose) == (["weave-0-8"], "b3")
    halves = [int(piece.symbol.removeprefix("halves-")) for piece in aim.ghost if piece.symbol.startswith("halves-")]
    assert sum(mask.bit_count() for mask in halves) == 3
    assert [piece.symbol for piece in aim.ghost].count("sun") == 1
    poses = {look.aim(game.space.actions[code]).pose for code in s.legal()}
    assert len(poses) == len(s.facts.textile_turns[design])


def test_a_pose_is_a_quarter_turn_of_its_side() -> None:
    """Turning a textile once, twice and thrice goes through the poses of one side in order."""
    s = table()
    design = TEXTILES.index("t3f")
    order = sorted(range(8), key=lambda turn: POSES[turn])
    for one, two in pairwise(turn for turn in order if POSES[turn][0] == "a"):
        assert quarter(s.facts, design, one) == shown(s.facts, design, two)
    for one, two in pairwise(turn for turn in order if POSES[turn][0] == "b"):
        assert quarter(s.facts, design, one) == shown(s.facts, design, two)


def shown(facts: Facts, design: int, turn: int) -> list[int]:
    """The half Suns of both cells, left or upper one first."""
    return [facts.textile_first[design][turn], facts.textile_second[design][turn]]


def quarter(facts: Facts, design: int, turn: int) -> list[int]:
    """The same after a quarter turn clockwise."""
    turned = [((mask << 1) | (mask >> 3)) & 15 for mask in shown(facts, design, turn)]
    return turned if turn < 4 else turned[::-1]


def test_the_lower_of_sun_and_moon_is_lit() -> None:
    """Two bars a seat: the lower one counts and names the score; the dial is what dawn will pay."""
    s = ask(table(), StepMarker(0))
    s.seats[0].sun, s.seats[0].moon = 3, 8
    s.seats[0].devotion = [2, 0, 0, 0]
    s.seats[1].sun, s.seats[1].moon = 5, 4
    mine, yours = scene_of(s).seats
    assert [(bar.symbol, bar.value, bar.more, bar.counts) for bar in mine.bars] == [
        ("sun", 3, 2, True),
        ("moon", 8, 0, False),
    ]
    assert [bar.counts for bar in yours.bars] == [False, True]
    assert [line.unit.id for line in (mine, yours) if line.unit] == ["unit-sun", "unit-moon"]
    s.seats[0].llamas = 1
    ask(s, LlamaSplit(0))
    assert scene_of(s).seats[0].bars[0].more == 0, "after the last dawn the dial pays no more"
    assert scene_of(s).status[0].id == "status-llamas", "no day any more: the last night is over"


def test_the_path_of_a_marker_lies_above_the_board() -> None:
    """Laying a marker shows the Ayar where he arrives, and says what he reaches; the strip can show every open path."""
    s = ask(table(), StepMarker(0))
    s.ayar[0] = 7
    s.fled[3] = 1
    look = kancha.game("ayar").look(s.seen(0), 0)
    ribbon = look.scene.ribbon
    assert ribbon is not None
    assert (ribbon.panel, len(ribbon.lanes)) == ("paths", 3)
    aim = look.aim(look.picture.game.space.parse("lay teal at row-1"))
    assert aim.ghost_panel == "paths"
    assert any(y <= aim.ghost[0].y <= y + ribbon.h for y in ribbon.lanes)
    assert aim.gain is not None
    assert aim.gain.id == "gain-goal-raymi"
    assert aim.gain.args["space"] == 7 + s.facts.arrows[2][0]


def test_the_parts_of_a_board_cut_nothing() -> None:
    """Every zone and piece lies wholly in one part, whatever the question is about."""
    for step in (StepMarker(0), TextileLaying(0, 3), Farming(0, 2), ViracochaSlot(0)):
        board = panel(ask(table(), step), "board-0")
        boxes = [(part.x, part.y, part.x + part.w, part.y + part.h) for part in board.parts]
        things = [(zone.id, zone.x, zone.y, zone.w, zone.h) for zone in board.zones if zone.shape == "rect"]
        things += [(piece.id, piece.x, piece.y, piece.w, piece.h) for piece in board.pieces]
        for id, x, y, w, h in things:
            inside = [
                box
                for box in boxes
                if box[0] <= x - w / 2 + 0.3
                and x + w / 2 - 0.3 <= box[2]
                and box[1] <= y - h / 2 + 0.3
                and y + h / 2 - 0.3 <= box[3]
            ]
            assert inside, id


def test_alone_the_ayllu_has_a_board_and_a_line() -> None:
    """Two lines in the right column, one solo board."""
    scene = drawn(1)
    assert [line.seat for line in scene.seats] == [0, 1]
    assert [panel.id for panel in scene.panels] == ["paths", "lake", "board-0", "solo"]


def test_a_pot_shows_its_colour_and_its_price() -> None:
    """Also one that uses up the power: the turn goes on without a word about it."""
    s = ask(table(), Pottery(0, 3))
    look = kancha.game("ayar").look(s.seen(0), 0)
    aims = {
        action.fields["slot"]: look.aim(action)
        for action in kancha.game("ayar").space.actions
        if action.family == "take-pot"
    }
    assert [aims[slot].ghost[0].symbol for slot in ("1", "3", "stack")] == ["pot-green", "pot-blue", "pot-wild"]
    tags = [aims[slot].tag for slot in ("1", "2", "3", "4")]
    assert [tag and (tag.price, tag.symbol) for tag in tags] == [(str(price), "token") for price in (1, 2, 3, 4)]


@rule("A9.2")
def test_the_lower_side_of_the_score_is_framed() -> None:
    """Sun and Moon are bars of one scale; the Sun's goes on for what the dial will pay."""
    s = ask(table(), StepMarker(0))
    own = s.seats[0]
    own.sun, own.moon, own.devotion = 10, 12, [5, 0, 0, 0]
    zones = {zone.id: zone for zone in panel(s, "board-0").zones}
    assert zones["sun-0"].stroke == "var(--gold-deep)" != zones["moon-0"].stroke
    assert zones["sun-0-points"].w < zones["moon-0-points"].w < zones["sun-0-dawn"].w < zones["sun-0"].w
    own.moon = 9
    zones = {zone.id: zone for zone in panel(s, "board-0").zones}
    assert zones["moon-0"].stroke == "var(--gold-deep)" != zones["sun-0"].stroke
