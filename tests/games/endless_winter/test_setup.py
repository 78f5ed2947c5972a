"""Material, set-up and variants (E1, E2, E16)."""

from __future__ import annotations

from collections import Counter

import pytest

from kancha.games.endless_winter.action_phase import CulturePlay, Placement
from kancha.games.endless_winter.facts import GLACIER, SHIPPED
from kancha.games.endless_winter.rounds import Rounds
from kancha.games.endless_winter.setup import SetupBurial, SetupIdol, start
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.terrain import Glaciers
from kancha.kernel.testing import random_match, rule
from kancha.kernel.view import view

from .positions import BRAVE, GAME, HUNTER, MAMMOTH, TRIBESMAN, TRIBESWOMAN, bare, offers, play, refused


def first_round(seats: int, seed: int = 1, **options: object) -> WinterState:
    """Return the state at the first turn, with set-up questions answered by their first answers."""
    match = GAME.start(seats, seed=seed, options=options)
    while not isinstance(match.state.stack[-1], (CulturePlay, Placement)):
        match.play(match.actions[0])
    state: WinterState = match.state
    return state


@rule("E1.1")
def test_a_match_ends_after_the_fourth_eclipse_without_preparation() -> None:
    """Four rounds of three turns each; nobody draws after the last Eclipse phase."""
    match = list(random_match(GAME, 2, 7))[-1]
    assert match.over
    assert match.data()["round"] == 4
    assert sum(GAME.space.actions[code].family == "place" for code in match.log) == 4 * 3 * 2


@rule("E1.2", "E1.3")
def test_a_tribe_starts_with_its_pieces_on_its_board() -> None:
    """Pieces of a fresh player board, and the nine starting cards."""
    t = bare().seats[0]
    assert (t.food, t.tools, t.camps_left, t.villages_left, t.neutral, t.own) == (0, 0, 5, 3, 2, 8)
    assert (t.chief_at, t.figures_at) == (-1, [-1, -1])
    assert Counter(t.deck) == {TRIBESMAN: 4, TRIBESWOMAN: 3, BRAVE: 2}


@rule("E1.4", "Q28")
def test_colours_are_only_the_seats() -> None:
    """Seats are alike: nothing in the state names a colour."""
    s = bare(4)
    assert [t.seat for t in s.seats] == [0, 1, 2, 3]
    assert len({(t.food, t.own, tuple(t.deck)) for t in s.seats}) == 1


@rule("E1.5")
def test_others_learn_only_the_size_of_hand_deck_pile_and_burials() -> None:
    """The view of another seat hides the cards; the owner sees them; the discard pile is open."""
    s = bare()
    t = s.seats[0]
    t.hand, t.pile, t.buried, t.discards = [HUNTER], [TRIBESMAN], [BRAVE], [TRIBESWOMAN]
    other = view(s, 1)["seats"][0]
    assert [other[zone] for zone in ("hand", "pile", "buried")] == [{"hidden": 1}] * 3
    assert other["deck"] == {"hidden": 9}
    assert other["discards"] == [TRIBESWOMAN]
    assert view(s, 0)["seats"][0]["hand"] == [HUNTER]
    assert view(s, None)["seats"][0]["hand"] == {"hidden": 1}


@rule("E1.6")
def test_immediate_points_score_at_once_and_cards_only_at_the_end() -> None:
    """A megalith slot with 2 points scores now; a Tribe card's point waits."""
    s = bare()
    s.score(0, 2, "effects")
    s.seats[0].owned.append(HUNTER)
    assert GAME.scores(s) == [2, 0]


@rule("E1.7")
def test_every_card_shows_what_it_must() -> None:
    """Labor, points, bonus, Eclipse ability, era, count and sets are all there."""
    assert len(SHIPPED.labor) == 8
    assert len(SHIPPED.points) == 48
    assert SHIPPED.action[HUNTER][0].text == "ON[HUNT=>LABOR:1]"
    assert sum(SHIPPED.animals) == 60
    assert all(SHIPPED.tip)
    assert sorted(SHIPPED.era) == [1] * 20 + [2] * 20


@rule("E2.1")
def test_the_first_round_begins_at_zero_points() -> None:
    """Round 1 and no points."""
    s = first_round(3)
    assert s.round == 1
    assert GAME.scores(s) == [0, 0, 0]


@rule("E2.2")
def test_the_supply_has_five_piles_of_fifteen() -> None:
    """Before the setup cards take one each."""
    assert bare().supply == [15] * 5
    assert sum(first_round(4).supply) == 75 - 4


@rule("E2.3")
def test_eight_culture_cards_of_era_one_are_turned_up() -> None:
    """The rest of both eras stays in the decks."""
    s = first_round(2)
    assert all(SHIPPED.era[card] == 1 for card in s.culture_row)
    assert len(s.culture_row) == 8
    assert Counter(SHIPPED.era[card] for card in s.culture_deck) == {1: 12, 2: 20}


@pytest.mark.parametrize(("seats", "animals", "stones"), [(2, 3, 8), (3, 4, 8), (4, 5, 12)])
@rule("E2.4", "E2.5", "Q18")
def test_display_sizes_by_seats(seats: int, animals: int, stones: int) -> None:
    """W16: face-up Animals 3, 4, 5 and Sacred Stones 8, 8, 12, equal reserves, eras by round."""
    s = first_round(seats)
    assert sum(s.animal_row) == animals
    laid = [stone for stone in range(20) if s.stones[stone] > 0]
    assert len(laid) == stones
    assert [s.stones.count(n) for n in (1, 2, 3, 4)] == [stones // 4] * 4
    assert all(SHIPPED.stone_era[stone] == (1 if s.stones[stone] <= 2 else 2) for stone in laid)


@rule("E2.4", "E16.1")
def test_cards_are_drafted_in_sight_of_the_animals() -> None:
    """The Animal board is dealt before anything is chosen; in the first version it was still empty."""
    for version, animals in ((2, 4), (1, 0)):
        match = GAME.start(3, seed=3, options={"setup-draft": True}, version=version)
        assert match.question.step == "setup-choice"
        assert sum(match.state.seen(match.seat).animal_row) == animals


@rule("Q27")
def test_a_setup_animal_that_the_deck_lacks_comes_from_the_board() -> None:
    """All Mammoths lie face up: the Mourners take theirs there."""
    s = bare()
    s.seats[0].setup = SHIPPED.setup_names.index("mourners")
    s.animal_row[MAMMOTH], s.animal_deck[MAMMOTH] = 10, 0
    start(s, 0)
    assert (s.animal_row[MAMMOTH], s.animal_deck[MAMMOTH], s.seats[0].upright[MAMMOTH]) == (9, 0, 1)


@rule("E2.4", "E2.11", "Q27")
def test_setup_animals_come_from_the_deck() -> None:
    """All 60 Animals are accounted for, those of setup cards upright under the boards."""
    s = first_round(4)
    assert sum(s.animal_row) == 5
    upright = [sum(t.upright) for t in s.seats]
    assert upright == [len(SHIPPED.setup_animals[t.setup]) for t in s.seats]
    assert sum(s.animal_deck) + sum(s.animal_row) + sum(upright) == 60


@pytest.mark.parametrize(("seats", "glaciers"), [(2, 4), (3, 3), (4, 2)])
@rule("E2.6")
def test_the_map_has_separate_glaciers_in_the_outer_ring(seats: int, glaciers: int) -> None:
    """Base in the middle, every land type in the inner ring, Glaciers apart from each other and from the Base."""
    for seed in range(12):
        s = first_round(seats, seed)
        assert s.terrain[0] == 0
        assert set(s.terrain[1:7]) == {1, 2, 3, 4, 5}
        ice = [h for h in range(19) if s.terrain[h] == GLACIER]
        assert len(ice) == glaciers
        assert min(ice) >= 7
        assert not any(b in SHIPPED.near[a] for a in ice for b in ice)
        counts = Counter(s.terrain[1:])
        assert max(counts.values()) <= 4


@rule("E2.6")
def test_every_set_of_glaciers_is_as_likely() -> None:
    """The weights of the chance step multiply to the same product for each of the 105 sets of four."""
    found: Counter[tuple[int, ...]] = Counter()

    def walk(s: WinterState, weight: float) -> None:
        if not s.stack or s.seat != -1:
            found[tuple(h for h in range(19) if s.terrain[h] == GLACIER)] += round(weight * 1_000_000)
            return
        weights = s.stack[-1].weights(s)
        for code, part in zip(s.legal(), weights, strict=True):
            after = s.clone()
            after.play(code)
            walk(after, weight * part / sum(weights))

    s = bare(2, Glaciers(4))
    s.terrain = [0] + [1] * 6 + [-1] * 12
    walk(s, 1.0)
    assert len(found) == 105
    assert max(found.values()) - min(found.values()) <= 1


@rule("E2.7")
def test_all_four_configurations_have_32_connected_slots_and_four_starts() -> None:
    """Arrows point to slots of the board in each."""
    for name in ("plaza", "avenue", "ring", "stairs"):
        ground = SHIPPED.grounds[GAME.start(2, seed=1, options={"megaliths": name}).state.ground]
        assert ground.name == name
        assert len(set(ground.cells)) == 32
        assert sum(ground.start) == 4
        assert sum(bool(arrows) for arrows in ground.arrows) == 4
        assert all(ground.slot_at[cell] >= 0 for arrows in ground.arrows for cell in arrows)


@rule("E2.8", "Q4")
def test_idol_markers_start_at_zero_in_turn_order() -> None:
    """The initial turn order ranks the Honor track."""
    match = GAME.start(4, seed=5)
    s = match.state
    assert s.honor_order == s.order or any(t.honor for t in s.seats)
    assert bare(4).honor_order == [0, 1, 2, 3]


@rule("E2.9")
def test_the_turn_order_is_random_and_complete() -> None:
    """Every seat once; different seeds give different orders."""
    orders = {tuple(first_round(3, seed).order) for seed in range(20)}
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) > 3


@rule("E2.10")
def test_chief_and_setup_cards_are_dealt_once_each() -> None:
    """No two seats have the same card."""
    s = first_round(4)
    assert len({t.chief for t in s.seats}) == 4
    assert len({t.setup for t in s.seats}) == 4


@rule("E2.11", "E2.12", "E2.13", "E2.14", "Q26")
def test_setup_gives_what_the_card_and_the_order_say() -> None:
    """W15: Food and Tools are the card's and the order's bonus; the Camps and the opening hand follow."""
    bonus = [(0, 0), (1, 0), (0, 1), (1, 1)]
    for seed in range(10):
        s = first_round(4, seed)
        for place, seat in enumerate(s.order):
            t = s.seats[seat]
            extra = SHIPPED.setup_extra[t.setup].text
            food, tools = bonus[place]
            assert t.food == SHIPPED.setup_food[t.setup] + food
            assert t.tools == SHIPPED.setup_tools[t.setup] + tools
            assert t.camps[0] == (2 if extra == "CAMP:1" else 1)
            assert len(t.hand) == (6 if extra == "DRAW:1" else 5)
            assert len(t.owned) == 10
            assert len(t.buried) == (1 if extra == "BURY:1" else 0)
            assert t.offering + t.honor == (1 if extra == "IDOL:1" else 0)


@rule("E2.11", "Q56")
def test_setup_choices_cannot_be_declined_or_exchanged() -> None:
    """The Idol goes on either track; the burial takes one of the starting cards."""
    s = bare(2, SetupIdol(0))
    assert offers(s) == ["idol offering", "idol honor"]
    assert refused(s, "done").rule == "Q56"
    assert refused(s, "food").rule == "E3.2"
    s = bare(2, SetupBurial(0))
    assert offers(s) == ["bury tribesman from deck", "bury tribeswoman from deck", "bury brave from deck"]
    assert refused(s, "bury hunter from deck").rule == "E2.11"
    play(s, "bury brave from deck")
    assert s.seats[0].buried == [BRAVE]


@rule("E16.1")
def test_the_setup_draft_goes_from_last_to_first() -> None:
    """W38: five cards for four seats; the fourth picks first; one card is left."""
    match = GAME.start(4, seed=3, options={"setup-draft": True})
    pickers = []
    offered = []
    while match.question.step == "setup-choice":
        pickers.append(match.seat)
        offered.append(len(match.actions))
        assert match.why_not("done").rule == "E16.1"
        match.play(match.actions[0])
    assert pickers == match.state.order[::-1]
    assert offered == [5, 4, 3, 2]
    assert match.state.offer == []


@rule("E16.2", "Q40")
def test_the_chief_draft_goes_from_first_to_last() -> None:
    """Players + 1 Chiefs are laid out; all play alike on side A."""
    match = GAME.start(3, seed=3, options={"chief-draft": True})
    pickers = []
    while match.question.step == "chief-choice":
        pickers.append(match.seat)
        match.play(match.actions[-1])
    assert pickers == match.state.order
    assert len({t.chief for t in match.state.seats}) == 3


@rule("E4.1")
def test_seats_take_turns_in_order_until_all_had_three() -> None:
    """The seats of the placements follow the turn order, three times."""
    s = bare(3, Rounds())
    s.order = [2, 0, 1]
    s.advance()
    seen: list[int] = []
    while len(seen) < 9:
        if isinstance(s.stack[-1], Placement):
            seen.append(s.seat)
        s.play(s.legal()[-1])
    assert seen == [2, 0, 1] * 3
