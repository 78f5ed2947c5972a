"""No message is missing: whatever random matches can say is said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kancha
from kancha.kernel.match import Match
from kancha.kernel.view import hear
from kancha.words import LANGUAGES, Words

from .cases import cases, chosen


def said(match: Match, rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that the position says: question, actions, refusals."""
    question = match.question
    if question is None:
        return
    yield question.message, question.args
    for action in match.actions:
        yield f"action-{action.family}", action.fields
        yield f"group-{action.family}", {}
    for _ in range(30):
        refusal = match.refusal(rng.randrange(len(match.game.space)))
        if refusal is not None:
            yield refusal.message, refusal.args


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", chosen())
def test_every_sentence_of_random_matches_has_words(id: str, lang: str) -> None:
    """Questions, actions, refusals, events for each listener, and ledger sources, with their arguments."""
    game = kancha.game(id)
    words = Words(lang, game)
    rng = Random(id)
    missing = set()
    spoken: set[tuple[str, tuple[str, ...]]] = set()
    for case in cases():
        if case.game != id or (case.options and case.seats != game.seats[-1]):
            continue
        match = game.start(seats=case.seats, seed=2, options=dict(case.options))
        match.listen()
        while not match.over:
            for message, args in said(match, rng):
                if not words.has(message):
                    missing.add(message)
                elif (message, tuple(args)) not in spoken:
                    spoken.add((message, tuple(args)))
                    assert words.text(message, args).strip()
            match.play(rng.choice(match.state.legal()))
        assert match.story is not None
        for _, event in match.story:
            for seat in [0, 1, None]:
                heard = hear(event, seat)
                if not words.has(heard["event"]):
                    missing.add(heard["event"])
                elif (heard["event"], tuple(heard["args"])) not in spoken:
                    spoken.add((heard["event"], tuple(heard["args"])))
                    assert words.text(heard["event"], heard["args"]).strip()
        for _, _, source in match.ledger:
            if not words.has("source-" + source.replace(".", "-")):
                missing.add("source-" + source.replace(".", "-"))
    for message in ["game-name", "game-blurb", *(f"option-{key}" for key in game.options)]:
        if not words.has(message):
            missing.add(message)
    assert not missing


@pytest.mark.parametrize("id", chosen())
def test_both_languages_have_the_same_messages(id: str) -> None:
    """A message added in one language is added in the other."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Message

    game = kancha.game(id)
    found = [
        {
            entry.id.name
            for path in game.files("words", f"{lang}.ftl")
            for entry in parse(path.read_text(encoding="utf-8")).body
            if isinstance(entry, Message)
        }
        for lang in LANGUAGES
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("id", chosen())
def test_no_junk_in_fluent_files(id: str) -> None:
    """A line that Fluent cannot read would silently lose its message."""
    from fluent.syntax import parse
    from fluent.syntax.ast import Junk

    game = kancha.game(id)
    for lang in LANGUAGES:
        for path in game.files("words", f"{lang}.ftl"):
            junk = [entry.content for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Junk)]
            assert not junk
