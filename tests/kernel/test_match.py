"""Matches: what a caller may rely on, and what a wrong call says."""

from __future__ import annotations

from random import Random

import pytest

from kancha.kernel.action import Action
from kancha.kernel.errors import IllegalAction, KanchaError, UnknownAction
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, NOBODY, State
from kancha.kernel.testing import random_match
from tests.saltmarket import Saltmarket
from tests.saltmarket.state import Market

GAME = Saltmarket()


@pytest.fixture
def match() -> Match:
    """A fresh match of three."""
    return GAME.start(seats=3, seed=7)


def test_an_action_is_played_by_value_code_or_text(match: Match) -> None:
    """Three ways to say the same."""
    action = match.actions[1]
    one, two, three = match.clone(), match.clone(), match.clone()
    one.play(action)
    two.play(action.code)
    three.play(str(action))
    assert one.data() == two.data() == three.data()


def test_an_illegal_action_names_its_rule_and_changes_nothing(match: Match) -> None:
    """Nothing is lost by a wrong move."""
    before = match.data()
    with pytest.raises(IllegalAction) as caught:
        match.play("bid 30")
    assert caught.value.refusal.rule == "S3.3"
    assert match.data() == before


@pytest.mark.parametrize("wrong", ["bid", "", "bid 31", "fly", -1, 10_000, True])
def test_an_unknown_action_is_refused(match: Match, wrong: str | int) -> None:
    """Texts and codes outside the space are no actions."""
    with pytest.raises(UnknownAction):
        match.play(wrong)


def test_an_action_of_another_game_is_refused(match: Match) -> None:
    """Actions exist once per game; a look-alike is not one."""
    with pytest.raises(UnknownAction):
        match.play(Action(match.actions[0].code, "pass", "pass", {}, "end"))


def test_a_misspelt_action_suggests_near_ones(match: Match) -> None:
    """The error helps."""
    with pytest.raises(UnknownAction, match="'pass'"):
        match.play("pas")


def test_what_was_offered_is_not_judged_again(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow judgement is for refusals: an action of the list is played as it is."""
    monkeypatch.setattr(Market, "refusal", lambda s, code: pytest.fail("an offered action was judged"))
    while not match.over:
        match.play(match.actions[-1])


def test_the_list_is_made_once_for_a_decision(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks at the actions and plays one asks the rules once; whoever only plays asks them, too."""
    asked: list[list[int]] = []

    def legal(s: Market) -> list[int]:
        asked.append(State.legal(s))
        return asked[-1]

    monkeypatch.setattr(Market, "legal", legal)
    for _ in range(10):
        match.play(match.actions[0])
    assert len(asked) == 10
    for _ in range(5):
        match.play(State.legal(match.state)[0])
    assert len(asked) == 15


def test_a_list_of_another_position_does_not_count(match: Match) -> None:
    """An action that was legal before is judged by what is legal now."""
    before = match.actions
    match.play("bid 3")
    assert "bid 2" in [str(action) for action in before]
    with pytest.raises(IllegalAction):
        match.play("bid 2")


def test_legal_answers_without_making_actions(match: Match) -> None:
    """Membership by action, code and text, and the length, come from the codes alone."""
    legal = match.legal
    first = match.actions[0]
    assert all(said in legal for said in (first, first.code, first.text))
    assert not any(said in legal for said in ("bid 30", "fly", 10_000))
    assert len(legal) == len(match.actions) == len(list(legal))


def test_legal_stands_for_the_position_it_was_asked_at(match: Match) -> None:
    """Whoever keeps it sees the same actions after the match has gone on."""
    legal = match.legal
    texts, count = [str(action) for action in match.actions], len(legal)
    match.play("bid 3")
    assert [str(action) for action in legal] == texts
    assert len(legal) == count
    assert "bid 2" in legal
    assert "bid 2" not in match.legal


def test_what_was_offered_is_forgotten_when_decisions_are_taken_back(match: Match) -> None:
    """As many decisions as before are not the same position: another decision may have come instead of one."""
    match.play("bid 3")
    assert "bid 4" in [str(action) for action in match.legal]
    seat = match.timeline.who[-1]
    match.timeline.cut(len(match.log) - 1)
    match.replay(seat, match.game.space.parse("bid 5").code)
    assert "bid 4" not in [str(action) for action in match.legal]
    with pytest.raises(IllegalAction):
        match.play("bid 4")


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_wrong_seats_say_what_is_allowed(seats: int) -> None:
    """Seat counts come from the rulebook."""
    with pytest.raises(ValueError, match="2, 3 or 4 seats"):
        GAME.start(seats=seats)


@pytest.mark.parametrize(
    ("options", "says"),
    [({"weather": 1}, "its options are: days"), ({"days": 5}, "may be 4, 6"), ({"days": "4"}, "may be 4, 6")],
)
def test_wrong_options_say_what_is_allowed(options: dict[str, object], says: str) -> None:
    """Unknown keys, values and types are refused."""
    with pytest.raises(ValueError, match=says):
        GAME.start(seats=2, options=options)


def test_a_finished_match_asks_nothing() -> None:
    """No seat, no question, no actions; playing on is refused."""
    match = list(random_match(GAME, 2, 1))[-1]
    assert match.seat is None
    assert match.question is None
    assert match.actions == []
    with pytest.raises(IllegalAction, match="refuse-over"):
        match.play("pass")


def test_undo_reaches_back_to_another_seat_or_chance() -> None:
    """The run of own last decisions, as far as nothing new was learned."""
    for match in random_match(GAME, 2, 5):
        if match.over:
            break
        count = match.undoable
        tail = match.who[len(match.who) - count :]
        assert tail == [match.seat] * count
        assert count == len(match.who) or match.who[-count - 1] != match.seat


def test_going_back_gives_the_earlier_match() -> None:
    """`back` and `at` rebuild a past position exactly."""
    seen = []
    for match in random_match(GAME, 2, 5):
        seen.append((len(match.log), match.data()))
    for number, data in seen[::7]:
        assert match.at(number).data() == data
        assert match.back(len(match.log) - number).data() == data


def test_a_view_is_for_a_seat_of_the_match(match: Match) -> None:
    """There is no seat 3 among three."""
    with pytest.raises(KanchaError, match="no seat 3"):
        match.view(3)


def test_a_hand_is_seen_by_its_owner_alone(match: Match) -> None:
    """Others, and spectators, learn how many cards it has."""
    own = match.view(1)["seats"][1]["orders"]
    assert isinstance(own, list)
    assert match.view(0)["seats"][1]["orders"] == {"hidden": len(own)}
    assert match.view(None)["seats"][1]["orders"] == {"hidden": len(own)}


def test_other_seeds_deal_other_matches() -> None:
    """The seed answers for chance."""
    deals = {tuple(GAME.start(seats=2, seed=seed).log) for seed in range(10)}
    assert len(deals) > 5


def test_one_more_draw_in_a_stream_moves_no_other() -> None:
    """A match that delivers more often (and so is dealt more orders) sees the same caravans."""
    lots = []
    for choice in (0, -1):
        match = GAME.start(seats=2, seed=11)
        rng = Random(1)
        arrived = []
        while not match.over:
            codes = match.state.legal()
            delivering = match.question is not None and match.question.step == "delivery"
            match.play(codes[choice] if delivering else rng.choice(codes[:2]))
        arrived = [
            GAME.space.actions[code].text
            for code, who in zip(match.log, match.who, strict=True)
            if who == CHANCE and GAME.space.actions[code].family == "arrive"
        ]
        lots.append(arrived)
    assert lots[0] == lots[1]


def test_undo_stops_at_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has seen what was hidden cannot take back the decision that showed it."""
    assert any(match.undoable for match in random_match(GAME, 2, 5))
    honest = Market.advance

    def showing(self: Market) -> int:
        self.reveal()
        return honest(self)

    monkeypatch.setattr(Market, "advance", showing)
    assert not any(match.undoable or match.clone().undoable for match in random_match(GAME, 2, 5))


@pytest.mark.parametrize("seed", range(3))
def test_an_answer_tells_who_must_answer_next(seed: int) -> None:
    """`state.play` returns what `state.seat` says afterwards, and `match.take` who must once chance has answered."""
    match = GAME.start(seats=3, seed=seed)
    state = match.state.clone()
    rng = Random(seed)
    told: set[int] = set()
    while state.stack:
        asked = state.play(rng.choice(state.legal()))
        assert asked == state.seat
        told.add(asked)
    assert told == {NOBODY, CHANCE, 0, 1, 2}
    while not match.over:
        asked = match.take(rng.choice(match.state.legal()))
        assert asked == (NOBODY if match.over else match.seat)
