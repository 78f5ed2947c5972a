"""The picture of Caral: pyramids grow, moves tell their price, nothing hidden is drawn."""

from __future__ import annotations

from itertools import combinations

from kancha.games.caral.actions import SPACE
from kancha.games.caral.ceremony import SacrificeChoice
from kancha.games.caral.desire import Desire
from kancha.games.caral.desire import facts as desire_facts
from kancha.games.caral.emissaries import Emissaries
from kancha.games.caral.modules import module_of
from kancha.games.caral.picture.layout import HEIGHT, SITE_SIZE, SPACE_SIZE, WIDTH
from kancha.games.caral.state import CaralState
from kancha.games.caral.status import OUT, Status
from kancha.games.caral.yearly import Yearly
from kancha.kernel.scene import Aim, Panel, Scene
from kancha.kernel.testing import rule

from .positions import ALL, GAME, acting, hold, moving, place, pyramid, reading, state, stones, table


def drawn(s: CaralState, seat: int | None = 0) -> Scene:
    """Draw a position for a viewer."""
    return GAME.look(s.seen(seat), seat).scene


def panel(picture: Scene, id: str) -> Panel:
    """Return a panel by its id."""
    return next(found for found in picture.panels if found.id == id)


def aimed(s: CaralState, text: str, seat: int = 0) -> Aim:
    """Aim an action."""
    return GAME.look(s.seen(seat), seat).aim(SPACE.parse(text))


def tagged(s: CaralState, text: str) -> str:
    """Return what an action says of itself in two words."""
    tag = aimed(s, text).tag
    assert tag is not None
    assert tag.text is not None
    return tag.text.id


def test_places_do_not_overlap_and_fit_on_the_board() -> None:
    """Every two action spaces and sites keep apart, and all lie inside the panel."""
    zones = [zone for zone in panel(drawn(moving(table(), 0)), "board").zones if zone.id.startswith(("space", "site"))]
    for zone in zones:
        assert zone.w / 2 <= zone.x <= WIDTH - zone.w / 2
        assert zone.w / 2 <= zone.y <= HEIGHT - zone.w / 2
    for i, one in enumerate(zones):
        for two in zones[i + 1 :]:
            apart = max(abs(one.x - two.x), abs(one.y - two.y))
            assert apart > (SITE_SIZE if one.shape == two.shape == "rect" else (SITE_SIZE + SPACE_SIZE) / 2) * 0.8


def test_a_pyramid_grows_level_by_level() -> None:
    """Three levels are three pieces, each narrower and higher than the one below."""
    s = table()
    pyramid(s, "S4", 1, 3)
    levels = [piece for piece in panel(drawn(moving(s, 0)), "board").pieces if piece.id.startswith("level-4-")]

    assert [piece.id for piece in levels] == ["level-4-0", "level-4-1", "level-4-2"]
    assert levels[0].w > levels[1].w > levels[2].w
    assert levels[0].y > levels[1].y > levels[2].y
    assert {1} == {piece.seat for piece in levels}


def test_a_destination_tells_its_cost_and_gain() -> None:
    """A far quarry: cost, cards to discard, stones to load; behind the architect: nothing."""
    s = table()
    hold(s, 0, fish=3)
    s.families[0].workers = [1, 2]
    moving(s, 0)
    found = aimed(s, "move to a6")
    assert found.gain is not None
    assert (found.gain.id, found.gain.args) == ("gain-quarry", {"cost": 6, "cards": 2, "stones": 2})
    assert (found.targets, found.ghost_panel) == (["space-6"], "board")

    s.architect = place("A3")
    behind = aimed(s, "move to a2").gain
    assert behind is not None
    assert behind.id == "gain-behind"


@rule("K4.3", "K4.4", "K4.8")
def test_the_way_of_a_move_counts_what_it_costs() -> None:
    """From A2 to A3 over one begun pyramid are two steps, forth and back; empty sites are bends without a number."""
    s = table()
    pyramid(s, "S5", 1, 1)
    for start, goal in [("A2", "move to a3"), ("A3", "move to a2")]:
        way = aimed(moving(s, 0, start), goal).way
        assert [stop.number for stop in way if stop.number] == [1, 2]
        assert (len(way), way[0].number, way[2].number, way[-1].number) == (5, 0, 1, 2)


def test_both_kinds_of_pyramid_are_chosen_by_their_base() -> None:
    """A small one by the level of size 3, a large one by size 5."""
    s = table()
    pyramid(s, "S1", 0, 0)
    stones(s, 0, 1)
    acting(s, 0, "S1")

    assert (aimed(s, "build small").targets, aimed(s, "build large").targets) == (["supply-3"], ["supply-5"])
    assert aimed(s, "build large").ghost[0].symbol == "level"


def test_a_sacrifice_is_clicked_on_the_card_that_counts_it() -> None:
    """The third fish offers three."""
    s = table()
    hold(s, 0, fish=3)

    assert aimed(s, "sacrifice fish 3").targets == ["card-fish-3"]
    assert tagged(s, "sacrifice fish 3") == "gain-leads-short"
    s.families[1].gift, s.families[1].gift_card = 3, 0
    assert tagged(s, "sacrifice fish 3") == "gain-trails-short", "the earlier of equal sacrifices wins"
    assert "card-fish-3" in {piece.id for piece in panel(drawn(moving(s, 0)), "hand").pieces}


def test_rivals_cards_are_drawn_as_backs_only() -> None:
    """Seat 1's scene shows how many cards seat 0 holds, and a spectator has no hand."""
    s = table()
    hold(s, 0, fish=3)
    moving(s, 0)
    picture = drawn(s, 1)
    shown = next(piece for piece in panel(picture, "family-0").pieces if piece.id == "cards-0")

    assert (shown.symbol, shown.label) == ("card-back", "3")
    assert "hand" not in {found.id for found in drawn(s, None).panels}


def test_modules_appear_only_when_they_are_in_play() -> None:
    """The base game has no panel of a module; all together show desire, yearly, status and emissaries."""
    base = state(GAME.start(seats=3, seed=1))
    full = state(GAME.start(seats=3, seed=1, options=ALL))
    assert {"board", "progress", "family-0", "family-1", "family-2", "hand"} == {p.id for p in drawn(base).panels}

    picture = drawn(full)
    assert {"desire", "yearly", "status", "emissaries"} <= {p.id for p in picture.panels}
    assert "emissary-0" in {zone.id for zone in panel(picture, "envoys-0").zones}


def test_what_the_box_prints_on_modules_is_drawn_not_only_told_on_pointing() -> None:
    """Thresholds for every number of families, both places of a year, names and conditions, rewards, tiles in stock."""
    s = state(GAME.start(seats=3, seed=1, options=ALL))
    picture = drawn(s)
    labels = {piece.id: piece.label for found in picture.panels for piece in found.pieces}
    captions = {zone.id: zone.caption.id for found in picture.panels for zone in found.zones if zone.caption}
    desire, yearly = module_of(s, Desire), module_of(s, Yearly)
    needs = desire_facts(s).need[desire.pile[-1]]
    drawn_needs = [labels[id] for id in ("desire-need-2", "desire-need", "desire-need-4")]
    assert drawn_needs == [str(need) for need in needs]
    for tile in yearly.tiles:
        assert (labels[f"yearly-first-{tile + 1}"], labels[f"yearly-second-{tile + 1}"]) == ("3", "1")
        assert f"yearly-fewest-{tile + 1}" in labels
        assert captions[f"yearly-{tile + 1}-words"] == f"yearly-{tile + 1}"
    for card in (card for card, owner in enumerate(module_of(s, Status).owner, start=1) if owner != OUT):
        assert captions[f"status-{card}-title"] == f"status-{card}"
        assert captions[f"status-{card}-words"] == f"caption-status-{card}"
    assert [labels[f"envoy-stone-0-{level}"] for level in (0, 2)] == ["1", "1"]
    assert [labels[f"envoy-card-back-0-{level}"] for level in (1, 3)] == ["2", "2"]
    assert [labels[f"spare-count-{level}"] for level in range(1, 6)] == ["×4"] * 5
    assert labels["token"] == "4"
    assert {piece.zone for piece in panel(picture, "board").pieces if piece.id == "anaconda"} == {"anaconda-start"}


def test_a_tile_that_a_family_holds_is_not_in_stock_with_either_face() -> None:
    """Level 2 turns the tile of level 1 over; level 3 takes the next one (K19.3)."""
    s = table(3, "emissaries")
    module_of(s, Emissaries).level = [1, 2, 3]
    labels = {piece.id: piece.label for piece in panel(drawn(s), "emissaries").pieces}
    assert [labels[f"spare-count-{level}"] for level in range(1, 6)] == ["×2", "×2", "×3", "×3", "×4"]


def test_pawns_on_one_place_never_lie_on_each_other() -> None:
    """Architect and four families side by side, on spaces, sites and START; the ghost of who comes is beside them."""
    s = table(4)
    centre = s.facts.centre
    for spot in range(centre + 1):
        s.architect = spot
        for family in s.families:
            family.pawn = spot
        pieces = [p for p in panel(drawn(s), "board").pieces if p.symbol in ("pawn", "architect")]
        assert len(pieces) == 5
        for one, other in combinations(pieces, 2):
            apart = abs(one.x - other.x) * 2 >= one.w + other.w or abs(one.y - other.y) * 2 >= one.h + other.h - 0.1
            assert apart, f"{one.id} and {other.id} at {spot}"


def test_viewers_share_the_public_panels() -> None:
    """The same board object serves every viewer of a position."""
    match = GAME.start(seats=4, seed=1)
    picture = GAME.picture(state(match).seen(None))
    boards = [panel(picture.look(state(match).seen(seat), seat).scene, "board") for seat in range(4)]

    assert all(board is boards[0] for board in boards)


@rule("K6.5", "R15")
def test_a_hint_promises_no_level_that_is_sold_out() -> None:
    """An own pyramid whose next size is gone is no place to build, and the move there says so."""
    s = table(facts=reading(levels="scarce"))
    pyramid(s, "S2", 0, 1)
    stones(s, 0, 1)
    moving(s, 0)
    hint = aimed(s, "move to s2").gain
    assert hint is not None
    assert hint.id == "gain-build"

    s.supply[4] = 0
    hint = aimed(s, "move to s2").gain
    assert hint is not None
    assert hint.id == "gain-nothing"


@rule("R14", "K5.3", "K5.6")
def test_a_hint_promises_no_figure_that_cannot_be_placed() -> None:
    """A village without a Carali in reserve, a market with a full sled, a quarry with one."""
    s = moving(table(), 0)
    s.families[0].reserve = 0
    s.families[0].alpacas, s.families[0].alpaca_reserve = 5, 2
    stones(s, 0, 4)
    hints = [aimed(s, f"move to {name}").gain for name in ("a1", "a2", "a4")]

    assert [hint.id for hint in hints if hint is not None] == ["gain-no-carali", "gain-sled-full", "gain-no-room"]


def test_every_space_and_site_carries_the_name_of_the_log() -> None:
    """A1 to A9 and S1 to S20 are written on the board, whatever stands there."""
    s = table()
    pyramid(s, "S4", 1, 3)
    board = panel(drawn(moving(s, 0)), "board")
    written = {zone.label for zone in board.zones} | {piece.label for piece in board.pieces}

    assert {f"A{n}" for n in range(1, 10)} | {f"S{n}" for n in range(1, 21)} <= written


@rule("K9.1")
def test_the_ceremony_is_a_drawer_with_prize_gifts_and_own_cards() -> None:
    """Everybody sees what was laid down; the family that is asked sees what its cards are for."""
    s = table(3)
    hold(s, 0, fish=2)
    s.high_priest, s.stack = 0, [SacrificeChoice(0)]
    drawer, other = drawn(s, 0).drawer, drawn(s, 1).drawer
    assert drawer is not None
    assert other is not None

    assert [card.target for card in drawer.cards] == ["card-fish-2"]
    assert other.cards == []
    assert [bid.seat for bid in drawer.bids] == [0, 1, 2]
