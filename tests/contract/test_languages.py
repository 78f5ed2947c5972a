"""Languages are files: each one that is there is complete, game by game and program by program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import kancha
from kancha.words import ENGLISH, FOLDER, LANGUAGES

from .cases import chosen

FRENCH = sorted(path for path in FOLDER.parent.rglob("*.fr.*") if path.suffix in (".ftl", ".toml"))
PROGRAMS = sorted(path for path in FOLDER.parent.rglob("*.en.ftl") if "games" not in path.parts)
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]


def messages(path: Path) -> set[str]:
    """The ids of a Fluent file."""
    found = FluentParser().parse(path.read_text(encoding="utf-8"))
    return {entry.id.name for entry in found.body if isinstance(entry, Message)}


def of_language(path: Path, lang: str) -> Path:
    """The file of a language beside an English one."""
    return path.with_name(path.name.replace(f".{ENGLISH}.", f".{lang}."))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", chosen())
def test_every_paragraph_has_a_title_and_a_text(id: str, lang: str) -> None:
    """No reader has to do with another language's words."""
    wordings = kancha.game(id).wordings.wordings
    lacking = [wording.id for wording in wordings if not (wording.titles.get(lang) and wording.texts.get(lang))]
    assert not lacking, f"rules.{lang}.toml of {id} lacks words for {', '.join(lacking)}"
    open_ended = [wording.id for wording in wordings if "{" in wording.title(lang) + wording.text(lang)]
    assert not open_ended, f"rules.{lang}.toml of {id} has no [terms.{id}] for words in {', '.join(open_ended)}"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("id", chosen())
def test_a_game_says_the_same_messages_in_every_language(id: str, lang: str) -> None:
    """None is missing and none is left over."""
    for path in kancha.game(id).files("words", f"{ENGLISH}.ftl"):
        assert messages(of_language(path, lang)) == messages(path), f"{path.name} of {id} and {lang} differ"


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.relative_to(FOLDER.parent).as_posix())
def test_a_program_says_the_same_messages_in_every_language(path: Path, lang: str) -> None:
    """Page, server, command line and what all share."""
    assert messages(of_language(path, lang)) == messages(path)


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: path.relative_to(FOLDER.parent).as_posix())
def test_french_signs_of_two_parts_never_begin_a_line(path: Path) -> None:
    """A space that does not break stands before them, and inside quotation marks."""
    lines = path.read_text(encoding="utf-8").splitlines()
    broken = [line for line in lines if not line.startswith("#") and re.search(r" [:;?!»]|« ", line)]
    assert broken == []
