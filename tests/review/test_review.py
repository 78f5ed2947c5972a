"""Reviews: mistakes are mistakes, differences add up, luck sums to nothing, and nothing hidden is used."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import kancha
from kancha.bots.base import Bot, settle
from kancha.bots.chances import chances, spreads
from kancha.bots.evaluators import lead
from kancha.bots.greedy import GreedyBot
from kancha.bots.judgement import LearnedEvaluator
from kancha.bots.planner import PlanningBot
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, State
from kancha.kernel.units import Trace
from kancha.review import mistakes, review
from kancha.review.choices import choices, look
from kancha.review.judge import Judge, Promise
from kancha.review.luck import gain, leads, strokes
from kancha.review.mistakes import Trial, ended, hold, player, told_apart, try_out
from kancha.review.model import RIVAL, TO_COME, Mistake, Review, Share
from kancha.review.page import Speech
from tests.bots.test_judgement import weights
from tests.saltmarket import Saltmarket


def played(id: str, seed: int, blunder: int = -1) -> tuple[Match, int]:
    """Let planning bots play a match; at its so-many-th choice seat 0 takes the worst that it looked at."""
    bot = PlanningBot(worlds=1, most=8)
    match = kancha.game(id).start(2, seed=seed)
    dice, chosen, place = Random(seed), 0, -1
    while match.seat is not None:
        seat, codes = match.seat, match.state.legal()
        code = codes[0]
        if len(codes) > 1:
            values = bot.weigh(match.game, seat, match.state.seen(seat), codes, dice)
            ranked = sorted(values, key=lambda one: (-values[one], one))
            chosen += seat == 0
            is_blunder = (
                place < 0 and seat == 0 and chosen >= blunder >= 0 and values[ranked[0]] - values[ranked[-1]] > 4
            )
            code = ranked[-1] if is_blunder else ranked[0]
            place = len(match.log) if is_blunder else place
        match.take(code)
    return match, place


def shorten(patched: pytest.MonkeyPatch) -> None:
    """Let two trials to the end of the match say whether a mistake is one."""
    patched.setattr(mistakes, "FEWEST", 2)
    patched.setattr(mistakes, "LAST_TRIALS", 2)


@pytest.fixture(scope="module")
def caral() -> tuple[Match, int, Review]:
    """A match of Caral with one blunder, and its review; two last trials of each mistake are enough here."""
    match, place = played("caral", 6, blunder=12)
    with pytest.MonkeyPatch.context() as patched:
        shorten(patched)
        return match, place, review(match)


def test_a_blunder_is_named_with_a_better_way(caral: tuple[Match, int, Review]) -> None:
    """What a bot played worst of all is among the mistakes of its seat, and the better way could have been played."""
    match, place, made = caral
    (named,) = [one for one in made.mistakes if one.seat == 0 and one.decision == place]
    assert named.played[0] == match.log[place]
    for one in made.mistakes:
        assert one.loss >= 1.0
        assert one.loss >= 2.5 * one.error
        state = match.at(one.decision).state
        for code in one.better:
            assert state.seat == one.seat
            assert code in state.legal()
            state.play(code)


def test_the_shares_of_a_mistake_sum_to_it(caral: tuple[Match, int, Review]) -> None:
    """To the digit that is shown; sources are those of the ledger."""
    match, _, made = caral
    assert made.mistakes
    known = {source for _, _, source in match.ledger}
    for one in made.mistakes:
        assert round(sum(share.points for share in one.shares), 6) == one.loss
        assert {share.source for share in one.shares} - known <= {TO_COME, "counted", "rival"}


def test_curves_end_with_the_result(caral: tuple[Match, int, Review]) -> None:
    """One moment a turn; chances sum to 1; the last one is certain."""
    match, _, made = caral
    assert [one.decision for one in made.moments] == sorted({one.decision for one in made.moments})
    for one in made.moments:
        assert one.wins is not None
        assert sum(one.wins) == pytest.approx(1.0, abs=0.002)
    assert made.moments[-1].scores == match.scores
    assert made.moments[-1].wins == [1.0 if seat in match.ranking[0] else 0.0 for seat in range(2)]


def test_the_same_match_gives_the_same_review() -> None:
    """Whoever makes it."""
    match = _random(Saltmarket(), 7)
    assert review(match) == review(match)


def test_a_network_judges_where_one_was_learned() -> None:
    """Any evaluator will do."""
    game = Saltmarket()
    match = _random(game, 2)
    assert not review(match).learned
    made = review(match, LearnedEvaluator(weights(game)))
    assert made.learned
    assert len(made.balance) == 2


@pytest.mark.parametrize("id", ["ayar", "caral", "cuzco"])
def test_luck_sums_to_nothing_over_all_answers_of_chance(id: str) -> None:
    """Where all answers are read the sum is exact, for points of the lead and for chances, whatever the position."""
    match = _random(kancha.game(id), 3)
    judge = Judge(match.game, len(match.log))
    tried = 0
    for stroke in strokes(match):
        before = match.at(stroke.start).state
        answers = list(_answers(before))
        if not 1 < len(answers) <= 12 or any(after.seat == CHANCE for after, _ in answers):
            continue
        rows = [
            (weight, gain(judge, before, after, stroke.end, Random(1), not stroke.start)) for after, weight in answers
        ]
        for seat in range(match.seats):
            assert sum(weight * points[seat] for weight, (points, _) in rows) == pytest.approx(0.0, abs=1e-6)
            assert sum(weight * (wins or [])[seat] for weight, (_, wins) in rows) == pytest.approx(0.0, abs=1e-6)
        tried += 1
        if tried == 4:
            return
    assert tried


def test_positions_are_read_from_the_side_of_who_decided_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where seats were passed over since: a network has learned to judge from that side alone."""
    match = _random(Saltmarket(), 5)
    read: dict[int, int | None] = {}
    true_read = Judge.read

    def heard(judge: Judge, state: State, decision: int, mover: int | None = None) -> Promise:
        read.setdefault(decision, mover)
        return true_read(judge, state, decision, mover)

    monkeypatch.setattr(Judge, "read", heard)
    made = review(match)
    for one in made.moments:
        decided = [seat for seat in match.who[: one.decision] if seat >= 0]
        assert read[one.decision] == (decided[-1] if decided else None)
    assert len({read[one.decision] for one in made.moments}) > 1


def test_a_network_is_asked_from_the_side_of_the_mover() -> None:
    """Its lead is that of the network's own output, whoever is asked next; the other trails by as much."""
    game = Saltmarket()
    evaluator = LearnedEvaluator(weights(game))
    state = _random(game, 2).at(12).state
    for mover in range(2):
        leads = Judge(game, 40, evaluator).read(state, 12, mover).leads
        assert leads[mover] == evaluator.judge(game, [state], mover)[0]
        assert leads[1 - mover] == -leads[mover]


@pytest.mark.parametrize(("id", "seats"), [("caral", 2), ("caral", 3), ("caral", 4), ("ayar", 2), ("ayar", 4)])
def test_a_match_begins_about_even(id: str, seats: int) -> None:
    """Networks have learned from ends of turns: of Caral before its first turn one told chances of 3 and of 73 %."""
    match = kancha.game(id).start(seats, seed=5)
    dealt = len(match.log)
    promise = Judge(match.game, 300).opening(match.state, dealt, 0)
    assert promise.wins is not None
    assert all(abs(win - 1 / seats) < 0.1 for win in promise.wins)
    assert max(promise.scores) - min(promise.scores) < 6.0


def test_the_ayllu_has_points_to_expect_at_the_beginning() -> None:
    """Before the first turn the network told of 40, and of chances of 1 %."""
    match = kancha.game("ayar").start(1, seed=5)
    promise = Judge(match.game, 300).opening(match.state, len(match.log), 0)
    assert promise.wins is not None
    assert promise.scores[1] > 80.0
    assert promise.wins[1] > 0.05


def test_without_a_network_a_beginning_is_read_as_it_lies() -> None:
    """By hand, whoever has had the first turn is ahead by it."""
    match = Saltmarket().start(2, seed=5)
    judge = Judge(match.game, 40)
    assert judge.opening(match.state, len(match.log), 0) == judge.read(match.state, len(match.log))


def test_luck_of_three_seats_does_not_hang_on_who_is_asked() -> None:
    """A deal that gives the first turn to another gave it ten points, or took them."""
    scores = [40.0, 38.0, 30.0]
    for mover in range(3):
        told = [2.0, -2.0, -10.0]
        told[mover] = -7.0
        assert leads(Promise(told, scores, None)) == [2.0, -2.0, -10.0]
    assert leads(Promise([3.0, -3.0], scores[:2], None)) == [3.0, -3.0]


def test_only_strokes_that_moved_somebody_are_told(caral: tuple[Match, int, Review]) -> None:
    """None is a row of noughts."""
    strokes_told = caral[2].luck
    assert strokes_told
    assert all(max(abs(value) for value in one.points) >= 0.1 for one in strokes_told)


def test_what_wins_more_often_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Points of the lead that are given for a better chance to win are well spent."""
    match = _random(Saltmarket(), 4)
    judge = Judge(match.game, len(match.log))
    looks = [(span, look(judge, match, span, Random(1))) for span in choices(match, Trace(match))]
    span, way = next((span, found.way) for span, found in looks if found.way is not None)
    assert way is not None
    chance = {"played": 0.5, "other": 0.6}

    def told(_judge: Judge, _world: State, codes: list[int], *_given: object) -> Trial:
        is_played = codes == match.log[span.start : span.end]
        wins = [chance["played" if is_played else "other"]] * 2
        return Trial(0.0 if is_played else 5.0, wins, [{}, {}], [0, 0], [0, 0])

    monkeypatch.setattr(mistakes, "play_on", told)
    named = try_out(judge, match, span, way, Random(2))
    assert named is not None
    assert (named.loss, named.win) == (5.0, 0.1)
    chance["other"] = 0.4
    assert try_out(judge, match, span, way, Random(2)) is None


@pytest.mark.parametrize("id", ["saltmarket", "cuzco"])
def test_a_mistake_is_still_one_at_the_end_of_the_match(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways are played on to the end, also where turns are long: what is worse there on average is not named."""
    match = _random(Saltmarket() if id == "saltmarket" else kancha.game(id), 4)
    judge = Judge(match.game, len(match.log))
    place = next(place for place, who in enumerate(match.who) if who >= 0 and len(match.at(place).state.legal()) > 1)
    before = match.at(place).state
    seat, codes = before.seat, before.legal()
    leads = {codes[0]: 3.0, codes[1]: 4.0}
    asked: list[Bot] = []

    def told(_game: Game, _world: State, given: list[int], _seat: int, _luck: int, bot: Bot) -> Trial:
        asked.append(bot)
        return Trial(leads[given[0]], None, [{}, {}], [0, 0], [0, 0])

    monkeypatch.setattr(mistakes, "ended", told)
    named = Mistake(seat, place, [codes[0]], [codes[1]], 1.0, 0.1, None, [])
    held = hold(judge, match, named, Random(1))
    assert held is not None
    assert held.loss == named.loss
    leads[codes[1]] = 2.0
    assert hold(judge, match, named, Random(1)) is None
    assert all(isinstance(bot, PlanningBot) for bot in asked)
    assert all(one is not other for place, one in enumerate(asked) for other in asked[:place])


def test_a_way_is_played_on_to_the_end() -> None:
    """What cannot be played says nothing; else everything that was scored since is told by source."""
    match = _random(Saltmarket(), 4)
    before = match.at(6).state
    seat, codes = before.seat, before.legal()
    bot = PlanningBot(worlds=1)
    assert ended(match.game, before, [-1], seat, 3, bot) is None
    went = ended(match.game, before, codes[:1], seat, 3, bot)
    assert went is not None
    assert went.lead == lead([float(score) for score in went.scores], seat)
    gained = [after - score for score, after in zip(match.game.scores(before), went.scores, strict=True)]
    assert went.gains == gained == [sum(row.values()) for row in went.points]


@pytest.mark.parametrize("id", ["cuzco", "java"])
def test_long_turns_are_planned_in_trials(id: str) -> None:
    """Over eight turns, it leaves them a point further ahead than greedy does, which plays these games badly."""
    game = kancha.game(id)
    state = game.start(2, seed=5).state
    gained = 0.0
    for _ in range(8):
        greedy, seat = _after_turn(game, state, GreedyBot(worlds=1))
        planned, _ = _after_turn(game, state, player())
        gained += lead(game.values(planned), seat) - lead(game.values(greedy), seat)
        state = planned
    assert gained > 8.0


def test_bids_are_choices_of_their_own() -> None:
    """A turn of Cuzco is judged up to the festival that closes it: what is bid there is nobody's plan of the turn."""
    match = _random(kancha.game("cuzco"), 3)
    bids = 0
    for span in choices(match, Trace(match)):
        is_open = [match.game.is_open_turn(match.at(place).state) for place in range(span.start, span.end)]
        if is_open[0]:
            assert all(is_open[:-1])
        bids += not any(is_open)
    assert bids


def test_what_is_to_come_is_told_apart_where_it_is_clear() -> None:
    """A source that differs at the end by three standard errors is named, if less is to come then; the sum stays."""
    named = Mistake(0, 6, [1], [2], 5.0, 0.5, None, [Share("salt", 1.0), Share(TO_COME, 4.0)])
    one = Trial(0.0, None, [{"salt": 2, "boats": 1}, {}], [3, 9], [3, 9])

    def other(boats: int, fish: int, rival: int) -> Trial:
        return Trial(
            0.0,
            None,
            [{"salt": 3, "boats": boats, "fish": fish}, {}],
            [3 + boats + fish, rival],
            [boats + fish + 3, rival],
        )

    pairs = [(one, other(4, 0, 9)), (one, other(4, 9, 8)), (one, other(5, 0, 10)), (one, other(4, 0, 9))]
    assert told_apart(named, pairs) == [Share("boats", 3.2), Share("salt", 1.0), Share(TO_COME, 0.8)]
    far = [(one, other(20, 0, 9)), (one, other(20, 0, 9))]
    assert told_apart(named, far) == named.shares
    rival = [(one, other(1, 0, 6)), (one, other(1, 0, 6))]
    assert told_apart(named, rival) == [Share("salt", 1.0), Share(RIVAL, 3.0), Share(TO_COME, 1.0)]


def test_progress_never_goes_back_and_comes_to_its_end() -> None:
    """Whatever is found on the way, or not."""
    told: list[tuple[int, int]] = []
    review(_random(Saltmarket(), 7), told=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert len({total for _, total in told}) == 1
    assert told[-1][0] == told[-1][1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_chance_that_hardly_moved_has_no_sign(lang: str) -> None:
    """Nobody is told that they gave minus nought per cent away."""
    speech = Speech(lang, kancha.game("caral").start(2, seed=1), [])
    assert speech.percent(-0.003) == speech.percent(0.0) == "0\N{NO-BREAK SPACE}%"
    assert speech.percent(-0.12) == "\N{MINUS SIGN}12\N{NO-BREAK SPACE}%"


def test_points_are_one_or_several() -> None:
    """In both languages; points of a lead are those of the score, whatever a game calls them."""
    match = kancha.game("ayar").start(2, seed=1)
    english, french = (Speech(lang, match, []) for lang in ("en", "fr"))
    told = [english.points("review-given-points", value) for value in (1.0, 1.5, 10.0)]
    assert told == ["1 point given away", "1.5 points given away", "10 points given away"]
    told = [french.points("review-given-points", value) for value in (1.0, 1.5, 10.0)]
    assert told == ["1 point perdu", "1,5 point perdu", "10 points perdus"]
    assert english.points("review-lead-points", 6.84) == "6.8 points of the lead"
    assert french.points("review-lead-points", 6.84) == "6,8 points d’avance"


def test_luck_sums_to_nothing_over_many_positions() -> None:
    """Where answers are drawn, the mean over many positions is within three of its standard errors of nothing."""
    game = Saltmarket()
    found: list[float] = []
    for seed in range(60):
        match, dice = _random(game, seed), Random(seed)
        judge = Judge(game, len(match.log))
        for stroke in strokes(match):
            before, after = match.at(stroke.start).state, match.at(stroke.end).state
            points, wins = gain(judge, before, after, stroke.end, dice, not stroke.start)
            assert wins is not None
            assert sum(wins) == pytest.approx(0.0)
            found.append(points[0])
    mean = sum(found) / len(found)
    error = (sum((value - mean) ** 2 for value in found) / (len(found) - 1) / len(found)) ** 0.5
    assert len(found) > 200
    assert any(found)
    assert abs(mean) < 3 * error


def test_what_was_hidden_from_a_seat_does_not_make_its_mistakes() -> None:
    """A choice is judged alike in every state that the seat could not tell from the true one."""
    match = _random(Saltmarket(), 4)
    judge = Judge(match.game, len(match.log))
    differed = 0
    for span in choices(match, Trace(match)):
        true = match.at(span.start).state
        twin = match.game.imagine(true, span.seat, Random(span.start))
        differed += match.game.data(twin) != match.game.data(true)
        here, there = (_as_match(match, state) for state in (true, twin))
        found = look(judge, here, span, Random(1))
        assert look(judge, there, span, Random(1)) == found
        if found.way is not None:
            assert try_out(judge, here, span, found.way, Random(2)) == try_out(judge, there, span, found.way, Random(2))
    assert differed


def test_chances_come_from_leads_and_grow_towards_the_end() -> None:
    """Every game has its spreads; the same lead means more when less is left."""
    assert set(spreads()) == set(kancha.games())
    for id in kancha.games():
        early, late = (chances(id, [10.0, 4.0], progress)[0] for progress in (0.0, 1.0))
        assert 0.5 < early <= late < 1.0
        assert sum(chances(id, [3.0, 1.0, 2.0], 0.5)) == pytest.approx(1.0)


def _after_turn(game: Game, state: State, bot: Bot) -> tuple[State, int]:
    """Let a bot answer until the turn is over; return where it ends, and whose turn it was."""
    after, dice = state.clone(), Random(3)
    settle(after, dice)
    turn = game.turn(after)
    while after.stack and game.turn(after) in ([], turn):
        after.play(bot.choose(game, after.seat, after.seen(after.seat), after.legal(), dice))
        settle(after, dice)
    return after, turn[0]


def _as_match(match: Match, state: State) -> Any:
    return SimpleNamespace(at=lambda _number: SimpleNamespace(state=state), log=match.log)


def _answers(before: State) -> list[tuple[State, int]]:
    found = []
    for code, weight in zip(before.legal(), before.stack[-1].weights(before), strict=True):
        after = before.clone()
        after.play(code)
        found.append((after, weight))
    return found


def _random(game: Game, seed: int) -> Match:
    match = game.start(2, seed=seed)
    dice = Random(seed)
    while match.seat is not None:
        match.take(dice.choice(match.state.legal()))
    return match
