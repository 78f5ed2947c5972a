"""Guided turns over the catalogue: measures tell no secret, outlooks are true, every answer has its place."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest

import kancha
from kancha.kernel.action import KINDS
from kancha.kernel.bar import Bar
from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.measures import difference
from kancha.kernel.outlook import outlooks
from kancha.kernel.prospect import Prospect
from kancha.kernel.state import CHANCE, State
from kancha.kernel.testing import random_match
from kancha.kernel.turn import Turn
from kancha.kernel.units import Trace, is_back, play
from kancha.words import LANGUAGES, Words

from .cases import Case, cases, chosen

LONG = 40
"""Reasons with more characters than this need a short form for the turn bar."""


def symbols(game: Game) -> set[str]:
    """The ids of all symbols that the game brings."""
    texts = [path.read_text(encoding="utf-8") for path in game.files("symbols", "svg")]
    return {id for text in texts for id in re.findall(r'<symbol\b[^>]*\bid="([^"]+)"', text)}


def sampled(case: Case, every: int) -> list[Match]:
    """Some positions of a random match in which a seat is asked."""
    game = kancha.game(case.game)
    found = []
    for number, match in enumerate(random_match(game, case.seats, 3, dict(case.options))):
        if number % every == 0 and not match.over:
            found.append(match.clone())
    return found


@pytest.mark.parametrize("id", chosen())
def test_every_measure_has_a_symbol_and_words_in_every_language(id: str) -> None:
    """Names are unique, drawings exist, and counts of nothing, one and many can be said."""
    game = kancha.game(id)
    ids = [measure.id for measure in game.measures]
    assert len(set(ids)) == len(ids)
    assert "points" in ids
    known = symbols(game)
    for measure in game.measures:
        assert measure.sign in (-1, 0, 1)
        assert not measure.symbol or measure.symbol in known, f"no symbol {measure.symbol}"
        for lang in LANGUAGES:
            for count in (0, 1, 2, 11):
                assert str(count) in Words(lang, game).text(f"measure-{measure.id}", {"count": count})


@pytest.mark.parametrize("case", cases(), ids=str)
def test_measures_tell_nothing_that_is_hidden(case: Case) -> None:
    """Dealing anew what a viewer cannot see changes no measure of any seat; common ones are the same for all."""
    game = kancha.game(case.game)
    rng = Random(str(case))
    for match in sampled(case, 19):
        for viewer in [*range(match.seats), None]:
            tally = game.tally(match.state, viewer)
            assert len(tally) == len(match.scores)
            assert all(len(row) == len(game.measures) for row in tally)
            twin = match.state.clone()
            game.fill(twin, viewer, rng)
            assert game.tally(twin, viewer) == tally
            for place, measure in enumerate(game.measures):
                if measure.common:
                    assert len({row[place] for row in tally}) == 1


def shown(prospect: Prospect) -> object:
    """All that an outlook says."""
    thens = [shown(then) for then in prospect.then]
    flags = (prospect.locked, prospect.ends, prospect.open, prospect.about)
    ranges = (prospect.range.low, prospect.range.high, prospect.mixed)
    return prospect.code, flags, ranges, prospect.step, prospect.args, thens


@pytest.mark.parametrize("case", cases(), ids=str)
def test_outlooks_are_the_same_whatever_is_hidden(case: Case) -> None:
    """Two positions that a seat cannot tell apart give it the same outlooks, turn bar included."""
    game = kancha.game(case.game)
    rng = Random(str(case))
    for match in sampled(case, 23):
        seat = match.seat
        assert seat is not None
        twin = match.state.clone()
        game.fill(twin, seat, rng)
        ours, theirs = outlooks(game, match.state, seat), outlooks(game, twin, seat)
        assert [shown(one) for one in ours] == [shown(one) for one in theirs]
        trace = Trace(match)
        told = Bar(game).turn(match, trace)
        match.timeline.state = twin
        assert Bar(game).turn(match, trace) == told


def really(game: Game, s: State, seat: int, code: int, rng: Random) -> tuple[list[list[int]], bool]:
    """Play an answer in the true position as far as an outlook goes; return what moved, and whether the turn ended."""
    before, key = game.tally(s, seat), game.turn(s)
    depth, step = len(s.stack), s.stack[-1]
    done = play(s, code) < depth
    kept: list[int] = []
    ends = False
    while s.stack:
        now = game.turn(s)
        ends = ends or bool(now and now != key)
        if s.seat == CHANCE and not done and not ends:
            while s.stack and s.seat == CHANCE:
                play(s, rng.choice(s.legal()))
            now = game.turn(s)
            ends = ends or not s.stack or bool(now and now != key)
            break
        done = done or is_back(s, step, depth)
        if s.seat != seat or len(s.legal()) > 1:
            break
        if done and not kept:
            kept = game.tally(s, seat)[seat]
        done = play(s, s.legal()[0]) < depth or done
    after = game.tally(s, seat)
    for place, measure in enumerate(game.measures):
        for row, was in zip(after, before, strict=True):
            if measure.fleeting and row is not after[seat]:
                row[place] = was[place]
        if measure.fleeting and kept:
            after[seat][place] = kept[place]
    return difference(before, after), ends or not s.stack


@pytest.mark.parametrize("case", cases(), ids=str)
def test_an_outlook_is_what_then_happens(case: Case) -> None:
    """Every number that an outlook claims to know is the one that the true position comes to."""
    game = kancha.game(case.game)
    rng = Random(str(case))
    for match in sampled(case, 9):
        seat = match.seat
        assert seat is not None
        legal = match.state.legal()
        codes = rng.sample(legal, min(4, len(legal)))
        for prospect in outlooks(game, match.state, seat, codes):
            moved, ends = really(game, match.state.clone(), seat, prospect.code, rng)
            assert not prospect.ends or ends
            for owner, row in enumerate(prospect.line):
                for place, by in enumerate(row):
                    fleeting = game.measures[place].fleeting and (prospect.ends or ends)
                    if not prospect.mixed[owner][place] and not fleeting:
                        text = f"{game.space.actions[prospect.code]}: {game.measures[place]} of seat {owner}"
                        assert moved[owner][place] == by, text


@pytest.mark.parametrize("case", cases(), ids=str)
def test_a_padlock_says_whether_an_answer_can_be_taken_back(case: Case) -> None:
    """Without one the seat is asked next and may undo; with one it may not."""
    game = kancha.game(case.game)
    rng = Random(str(case))
    for match in sampled(case, 13):
        seat = match.seat
        assert seat is not None
        for prospect in outlooks(game, match.state, seat, [rng.choice(match.state.legal())]):
            after = match.clone()
            after.take(prospect.code)
            steps = 1
            while after.seat == seat and len(after.state.legal()) == 1 and after.undoable >= steps:
                after.take(after.state.legal()[0])
                steps += 1
            assert prospect.locked == (after.seat != seat or after.undoable < steps)


def check_bar(game: Game, bar: Bar, match: Match, turn: Turn, words: list[Words], known: set[str]) -> None:
    """Check the turn bar of one position."""
    legal = match.state.legal()
    question = match.question
    assert question is not None
    placed = [code for slot in turn.slots for code in slot.codes]
    assert sorted(placed) == sorted(legal), f"{question.step}: answers without a place, or with two"
    assert turn.forced == (len(legal) == 1)
    assert len({slot.id for slot in turn.slots}) == len(turn.slots)
    assert [crumb.state for crumb in turn.crumbs].count("now") == 1
    for code in legal:
        assert bar.kind(question.step, code) in KINDS
        assert bar.slot(question.step, code) in [slot.id for slot in turn.slots if code in slot.codes]
    for slot in turn.slots:
        assert not slot.symbol or slot.symbol in known, f"no symbol {slot.symbol}"
        assert bool(slot.codes) != (slot.reason is not None)
    for said in words:
        texts = [crumb.text for crumb in turn.crumbs] + [slot.title for slot in turn.slots]
        texts += [slot.note for slot in turn.slots if slot.note] + ([turn.undo_why] if turn.undo_why else [])
        for text in texts:
            assert said.has(text.id), text.id
            assert said.text(text.id, text.args).strip()
        for slot in turn.slots:
            if slot.reason:
                short = f"{slot.reason.message}-short"
                sentence = said.text(slot.reason.message, slot.reason.args)
                assert said.has(short) or len(sentence) <= LONG, f"{short} is missing: {sentence}"
                assert said.text(short, slot.reason.args) if said.has(short) else sentence


@pytest.mark.parametrize("case", cases(), ids=str)
def test_every_answer_has_one_place_and_what_is_impossible_its_reason(case: Case) -> None:
    """Places are filled by the legal answers; the others say why not in few words; all of it can be said."""
    game = kancha.game(case.game)
    bar, known = Bar(game), symbols(game)
    words = [Words(lang, game, [f"P{seat}" for seat in range(4)]) for lang in LANGUAGES]
    fixed: dict[str, list[str]] = {}
    trace: Trace | None = None
    for number, match in enumerate(random_match(game, case.seats, 4, dict(case.options))):
        question = match.question
        if question is None or number % 3:
            continue
        trace = Trace(match) if trace is None else trace.follow(match)
        turn = bar.turn(match, trace)
        check_bar(game, bar, match, turn, words, known)
        order = [slot.id for slot in turn.slots]
        before = fixed.setdefault(question.step, [])
        both = [id for id in before if id in order]
        assert both == [id for id in order if id in before], f"{question.step}: places change their order"
        fixed[question.step] = order if len(order) > len(before) else before


@pytest.mark.parametrize("id", chosen())
def test_units_and_turns_part_a_match(id: str) -> None:
    """Every decision is in one unit and one turn; the units of a turn end with it; points of turns add up."""
    game = kancha.game(id)
    match = list(random_match(game, game.seats[-1], 6))[-1]
    trace = Trace(match)
    for spans in (trace.units(), trace.turns()):
        assert spans[0].start == 0
        assert spans[-1].end == len(match.log)
        assert all(one.end == two.start for one, two in pairwise(spans))
    ends = {span.end for span in trace.turns()}
    inner = {place for span in trace.units() for place in range(span.start + 1, span.end)}
    assert not ends & inner, "a turn ends in the middle of a unit"
