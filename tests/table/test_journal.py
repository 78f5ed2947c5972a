"""Journals: rows lead to one match whatever way they were written, with its story and what may be taken back."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kancha.kernel.errors import Misfit
from kancha.kernel.timeline import STRIDE
from kancha.kernel.view import hear
from kancha.table.journal import Journal, rows_of
from kancha.table.store import Entry, MatchInfo
from tests.saltmarket import Saltmarket

GAME = Saltmarket()


def begun(seed: int = 1, seats: int = 2) -> tuple[Journal, list[Entry]]:
    """Return a journal at its first question, and its rows so far."""
    match = GAME.start(seats, seed, {"days": 6})
    rows = rows_of(match)
    return rebuilt(rows, seed, seats), rows


def rebuilt(rows: list[Entry], seed: int = 1, seats: int = 2) -> Journal:
    """Return the journal that rows lead to."""
    info = MatchInfo("m", "saltmarket", 1, GAME.figures.fingerprint, seats, {"days": 6}, seed, 0.0, False)
    journal = Journal(info, GAME)
    for row in rows:
        journal.take(row)
    journal.ready()
    return journal


def told(journal: Journal) -> list[list[dict[str, object]]]:
    """Return the story as seat 0 hears it."""
    return [[hear(event, 0) for event in events] for events in journal.story]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=80))
def test_rows_lead_back_to_the_match(seed: int, moves: list[int]) -> None:
    """Play, undo, redo and restart at random: the rows alone rebuild state, story, redo and log marks."""
    journal, rows = begun(seed)
    for move in moves:
        match = journal.match
        if match.over:
            break
        before = journal.seq
        if move == 0 and match.undoable:
            new = journal.undo(1)
        elif move == 1 and match.undoable:
            new = journal.undo(match.undoable)
        elif move == 2 and journal.again:
            new = journal.play(journal.again[-1])
        else:
            legal = match.state.legal()
            new = journal.play(legal[move % len(legal)])
        rows += new
        assert journal.seq == before + len(new) == len(rows)
    twin = rebuilt(rows, seed)
    assert twin.match.data() == journal.match.data()
    assert (twin.match.log, twin.match.who) == (journal.match.log, journal.match.who)
    assert (twin.seq, twin.again) == (journal.seq, journal.again)
    assert told(twin) == told(journal)
    assert len(journal.story) == len(journal.match.log)
    assert [twin.log_from(n) for n in range(len(rows) + 2)] == [journal.log_from(n) for n in range(len(rows) + 2)]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=60))
def test_a_log_continued_from_any_row_is_the_whole_log(seed: int, moves: list[int]) -> None:
    """Whatever position a viewer had, its lines up to `log_from` are still true."""
    journal, rows = begun(seed)
    had = {journal.seq: journal.match.log[:]}
    for move in moves:
        match = journal.match
        if match.over:
            break
        legal = match.state.legal()
        rows += journal.undo(1) if move < 4 and match.undoable else journal.play(legal[move % len(legal)])
        had[journal.seq] = journal.match.log[:]
    for seq, log in had.items():
        kept = journal.log_from(seq)
        assert log[:kept] == journal.match.log[:kept]
    assert journal.log_from(journal.seq) == len(journal.match.log)
    assert journal.log_from(0) == 0


def test_chance_answers_as_before_after_an_undo() -> None:
    """Taking back and playing again cannot change what chance will say."""
    rng = Random(11)
    for seed in range(20):
        journal, _ = begun(seed)
        straight, _ = begun(seed)
        while not journal.match.over:
            code = rng.choice(journal.match.state.legal())
            journal.play(code)
            straight.play(code)
            if journal.match.undoable:
                journal.undo(1)
                journal.play(journal.again[-1])
        assert journal.match.log == straight.match.log


def test_an_illegal_row_is_refused() -> None:
    """A journal that the rules do not allow is not loaded silently."""
    journal, rows = begun()
    due = journal.match.state.seat
    wrong = {
        "is not allowed": Entry(due, "bid 0"),
        "no action": Entry(due, "bid 31"),
        "must answer": Entry(1 - due, "pass"),
        "taken back": Entry(due, "", len(rows) + 1),
    }
    for says, row in wrong.items():
        with pytest.raises(Misfit, match=says) as caught:
            journal.take(row)
        assert caught.value.number in (len(rows), len(rows) + 1)
    assert len(journal.match.log) == len(rows)


def test_the_past_is_found_from_marks() -> None:
    """Positions found with the help of kept copies are those of a plain replay."""
    rng = Random(3)
    journal, _ = begun(5, 4)
    while not journal.match.over:
        journal.play(rng.choice(journal.match.state.legal()))
    count = len(journal.match.log)
    assert count > STRIDE
    for number in [count, 0, STRIDE, STRIDE - 1, STRIDE + 1, count // 2, count]:
        assert journal.at(number).data() == journal.match.clone().at(number).data()


def test_two_servers_agree_whoever_plays_and_takes_back_where() -> None:
    """Every decision and every undo is made at a random one of two servers; both stand alike after each row."""
    undone = 0
    for seed in range(12):
        rng = Random(seed)
        journal, rows = begun(seed, 3)
        servers = [journal, rebuilt(rows, seed, 3)]
        while not servers[0].match.over:
            writer, reader = rng.sample(servers, 2)
            match = writer.match
            if match.undoable and rng.random() < 0.4:
                new = writer.undo(rng.randint(1, match.undoable))
                undone += 1
            else:
                new = writer.play(rng.choice(match.state.legal()))
            for row in new:
                reader.take(row)
            reader.ready()
            rows += new
            assert reader.match.data() == match.data()
            assert (reader.match.log, reader.match.undoable) == (match.log, match.undoable)
            assert (reader.again, told(reader)) == (writer.again, told(writer))
        assert rebuilt(rows, seed, 3).match.data() == servers[0].match.data()
    assert undone > 10
