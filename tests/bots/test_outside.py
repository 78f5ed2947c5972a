"""Outside bots: programs hold a seat by lines of text, and whatever they do wrong costs them their move alone."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path
from random import Random

import pytest

import kancha
from kancha.bots import bot
from kancha.bots.outside import FAILURES, OutsideBot
from kancha.bots.outside.talk import Wrong, answer, question
from kancha.games import GAMES
from kancha.kernel.errors import KanchaError
from kancha.kernel.match import Match
from kancha.kernel.testing import random_match
from kancha.lab import experiment, play
from tests.saltmarket import Saltmarket

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "outside-bot.mjs"
GOOD = """
import sys
id, legal = "", []
for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "greet": print("want view\\nwant features\\nready", flush=True)
    if word == "question": id, legal = rest, []
    if word == "legal": legal.append(rest)
    if word == "ask": print(f"answer {id} {ANSWER}", flush=True)
"""


def program(tmp_path: Path, text: str) -> str:
    """Write a program of Python and return the command that runs it."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    return shlex.join([sys.executable, "-S", str(file)])


def asked(made: OutsideBot, times: int = 1) -> tuple[list[str], list[str], Match]:
    """Ask a bot some questions of the example game; return its answers, the legal ones and the match."""
    match = Saltmarket().start(2, seed=3)
    found, dice = [], Random(5)
    legal = match.state.legal()
    for _ in range(times):
        code = made.choose(match.game, match.state.seat, match.state.seen(match.state.seat), legal, dice)
        found.append(match.game.space.actions[code].text)
    return found, [match.game.space.actions[code].text for code in legal], match


def node() -> str:
    """Where Node is: that of the system, or the one that builds the page."""
    found = shutil.which("node") or str(Path(sys.executable).parent / "node")
    assert Path(found).exists()
    return found


def test_the_example_plays_a_match_against_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program of the guide takes the longest legal action whenever it is asked."""
    monkeypatch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")
    level = f"run:60:{shlex.join([node(), str(EXAMPLE)])}"
    made = play(experiment("saltmarket", 1, 2, ["random", level], 4), keep=True)
    match = kancha.Record.parse(made.record).replay()
    actions = match.game.space.actions
    for number, (who, code) in enumerate(zip(match.who, match.log, strict=True)):
        if who == 1:
            longest = max(len(actions[other].text) for other in match.at(number).state.legal())
            assert len(actions[code].text) == longest


def test_a_program_answers_what_it_is_asked(tmp_path: Path) -> None:
    """The last legal action, as the program wants it; it runs on from question to question."""
    said: list[str] = []
    made = OutsideBot(program(tmp_path, GOOD.replace("ANSWER", "legal[-1]")), 60.0, said.append)
    found, legal, _ = asked(made, 3)
    made.close([3, 4])
    assert found == [legal[-1]] * 3
    assert said == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD.replace("ANSWER", "'fly'"), "'fly' is not a legal action"),
        (GOOD.replace('f"answer {id} {ANSWER}"', "'hello'"), "expected answer 1 ACTION, not 'hello'"),
        (GOOD.replace('f"answer {id} {ANSWER}"', "sys.exit(3)"), "has ended"),
        ("print('what?', flush=True)\ninput()", "expected name NAME, want view, want features or ready, not 'what?'"),
        ("raise SystemExit(2)", "has ended"),
    ],
)
def test_what_cannot_be_played_costs_the_move(tmp_path: Path, text: str, told: str) -> None:
    """A random legal action is played, the same one every time, and a line says why."""
    said: list[str] = []
    made = OutsideBot(program(tmp_path, text), 60.0, said.append)
    (found,), legal, _ = asked(made)
    made.close()
    assert found == legal[Random(5).randrange(len(legal))]
    assert len(said) == 1
    assert told in said[0]
    assert said[0].endswith("a random legal action is played for it")


def test_silence_costs_the_move(tmp_path: Path) -> None:
    """A program that is ready and then says nothing has its time; a late answer to an old question is not taken."""
    said: list[str] = []
    text = "print('ready', flush=True)\nimport sys\nfor line in sys.stdin:\n"
    text += "    if line.startswith('question 2'): print('answer 1 fly', flush=True)\n"
    made = OutsideBot(program(tmp_path, text), 0.2, said.append)
    found, legal, _ = asked(made, 2)
    made.close()
    assert len(found) == 2
    assert set(found) <= set(legal)
    assert ["gave no answer in time" in line for line in said] == [True, True]


def test_a_program_that_fails_too_often_is_let_go(tmp_path: Path) -> None:
    """The rest of its match is played at random, and the last line says so."""
    said: list[str] = []
    made = OutsideBot(program(tmp_path, GOOD.replace("ANSWER", "'fly'")), 60.0, said.append)
    asked(made, FAILURES + 3)
    assert len(said) == FAILURES
    assert said[-1].endswith("from here on")
    assert made._program is None


def test_a_command_that_is_none_is_refused_before_anything_is_played() -> None:
    """An empty one, one with an open quote: the caller's mistake. A program that is not there loses its moves."""
    for level in ("run:", "run:5:", "run:node 'x"):
        with pytest.raises(KanchaError, match="command"):
            bot(level)
    said: list[str] = []
    made = OutsideBot("no-such-program-anywhere", 60.0, said.append)
    asked(made)
    assert "cannot be started" in said[0]


@pytest.mark.parametrize("id", kancha.games())
def test_a_question_holds_what_the_seat_sees_and_nothing_else(id: str) -> None:
    """The same lines for every state that the seat cannot tell apart; the view is that of the table."""
    game = kancha.game(id)
    differed = 0
    for number, match in enumerate(random_match(game, 2, 6)):
        if match.over or number > 60:
            break
        if number % 12:
            continue
        state = match.state
        seat, codes = state.seat, state.legal()
        twin = game.imagine(state, seat, Random(number))
        differed += game.data(twin) != match.data()
        both = frozenset(("view", "features"))
        here = question(game, seat, state.seen(seat), codes, 9, 5.0, both)
        assert question(game, seat, twin.seen(seat), codes, 9, 5.0, both) == here
        (seen,) = [line.removeprefix("view ") for line in here if line.startswith("view ")]
        assert json.loads(seen) == match.view(seat)
        assert [line.removeprefix("legal ") for line in here if line.startswith("legal ")] == [
            game.space.actions[code].text for code in codes
        ]
        (numbers,) = [line.split()[1:] for line in here if line.startswith("features ")]
        assert [float(one) for one in numbers] == pytest.approx(game.features(state, seat), rel=1e-4)
    assert differed or id == "ayar"


def test_answers_are_read_by_their_number() -> None:
    """One to an earlier question is late; one to another question, or no answer at all, is wrong."""
    match = Saltmarket().start(2, seed=3)
    codes, space = match.state.legal(), match.game.space
    text = space.actions[codes[0]].text
    assert answer(f"answer 7 {text}\n", 7, space, codes) == codes[0]
    assert answer(f"answer 6 {text}", 7, space, codes) is None
    for line in (f"answer 8 {text}", text, "", "answer 7", "answer x y", "answer ٣ y"):
        with pytest.raises(Wrong):
            answer(line, 7, space, codes)


def test_the_guide_quotes_the_example() -> None:
    """What the guide shows is what the tests play."""
    guide = (EXAMPLE.parent.parent / "outside-bots.md").read_text(encoding="utf-8")
    (shown,) = [block.partition("```")[0] for block in guide.split("```js\n")[1:]]
    assert shown in EXAMPLE.read_text(encoding="utf-8")
