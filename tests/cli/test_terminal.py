"""A match at the keyboard."""

from __future__ import annotations

from pathlib import Path

import kancha

from .conftest import Run

PLAY = ("play", "saltmarket", "--terminal", "--seed", 4, "--lang", "en")


def test_a_match_is_played_to_its_end_by_numbers(run: Run, tmp_path: Path) -> None:
    """Answering 1 all the time ends the match, tells the ranking and saves the record."""
    path = tmp_path / "match.kancha"
    result = run(*PLAY, "--record", path, typed="1\n" * 200)
    assert result.code == 0
    assert "The match is over." in result.out
    assert f"The record is in {path}." in result.out
    assert kancha.Record.load(path).replay().over


def test_watching_needs_no_keyboard(run: Run) -> None:
    """Bots hold every seat."""
    result = run(*PLAY, "--watch", "--bots", "random,greedy")
    assert result.code == 0
    assert "Visitor 1" in result.out
    assert "Trader 2" in result.out
    assert "The match is over." in result.out


def test_an_illegal_action_is_refused_with_its_rule(run: Run) -> None:
    """The player reads which rule forbids it, and is asked again."""
    result = run(*PLAY, "--seat", 1, typed="bid 30\nw bid 0\nw bid 2\nbid 4\nq\n")
    assert "Not allowed (rule S3.3): Only 12 coins are left." in result.out
    assert "Not allowed (rule S3.2): A bid must be higher than" in result.out
    assert "That is allowed." in result.out


def test_leaving_is_told_by_the_exit_code(run: Run) -> None:
    """Whoever leaves, or whose input ends, has not finished the match."""
    for typed in ("q\n", ""):
        result = run(*PLAY, typed=typed)
        assert result.code == 1
        assert "The match was left before its end." in result.err


def test_help_rules_scores_and_nonsense(run: Run) -> None:
    """Every command of the help text answers."""
    result = run(*PLAY, typed="?\nr\ns\nv\nb\nfly\nu\nq\n")
    assert "leave the match" in result.out
    assert "S3.1 The lot is auctioned." in result.out
    assert "I do not understand 'fly'." in result.out
    assert "nothing that you may take back" in result.out


def test_a_hint_tells_plans_and_leaves_the_match_as_it_is(run: Run) -> None:
    """Three plans, the same when asked again; nothing was played."""
    result = run(*PLAY, "--seat", 1, typed="h\nh\nq\n")
    told = [line for line in result.out.splitlines() if "points in the end" in line]
    assert len(told) == 6
    assert told[:3] == told[3:]


def test_a_decision_can_be_taken_back(run: Run) -> None:
    """In Cuzco a turn is several decisions; the last one can be undone."""
    match = kancha.game("cuzco").start(2, seed=1)
    first = match.seat
    assert first is not None
    steps = 0
    texts = []
    while match.seat == first and not match.undoable:
        texts.append(str(match.actions[0]))
        match.play(match.actions[0])
        steps += 1
    assert match.undoable
    typed = "\n".join(texts) + "\nu\nq\n"
    result = run("play", "cuzco", "--terminal", "--seed", 1, "--seat", first, "--lang", "en", typed=typed)
    assert "Taken back." in result.out


def test_the_terminal_speaks_french(run: Run) -> None:
    """Questions, actions and the end are French."""
    result = run("play", "saltmarket", "--terminal", "--seed", 4, "--lang", "fr", typed="1\n" * 200)
    assert result.code == 0
    assert "Enchérir 5" in result.out
    assert "Vous" in result.out
    assert "La partie est terminée." in result.out
