"""Goal, turn and points of every game fit on one screen and are there in every language."""

from __future__ import annotations

import pytest

import kancha
from kancha import icons, illustrations
from kancha.kernel.errors import KanchaError
from kancha.lessons import lessons
from kancha.primers import PIECES, check, primer, words_files
from kancha.words import LANGUAGES, Words

from .cases import chosen

MOST = 15
"""Lines of a screen, and of the pieces above them."""
LONGEST = {PIECES: 150}
"""Letters of a line; others have 170."""
TAUGHT = [id for id in chosen() if lessons(kancha.game(id))]
"""Games that teach."""


@pytest.mark.parametrize("id", chosen())
def test_a_primer_names_symbols_rules_and_sentences_that_exist(id: str) -> None:
    """Nothing is drawn that has no picture, cited that is no rule, or left without words."""
    assert check(kancha.game(id)) == []


@pytest.mark.parametrize("id", chosen())
def test_a_primer_fits_on_one_screen(id: str) -> None:
    """Few lines, short sentences: it can be read in a minute."""
    game = kancha.game(id)
    found = primer(game)
    assert found is not None
    pieces = sum(line.part == PIECES for line in found.lines)
    assert max(pieces, len(found.lines) - pieces) <= MOST
    for lang in LANGUAGES:
        words = Words(lang, extra=words_files(game, lang))
        told = {
            line.id: (len(words.text(f"learn-line-{line.id}")), LONGEST.get(line.part, 170)) for line in found.lines
        }
        assert {id: length for id, (length, most) in told.items() if length > most} == {}


@pytest.mark.parametrize("id", TAUGHT)
def test_a_primer_names_the_pieces_before_it_speaks_of_them(id: str) -> None:
    """Each has a name, a sentence and a picture, in every language; a newcomer knows none of the words."""
    game = kancha.game(id)
    found = primer(game)
    assert found is not None
    pieces = [line for line in found.lines if line.part == PIECES]
    assert len(pieces) >= 5
    for lang in LANGUAGES:
        words = Words(lang, extra=words_files(game, lang))
        names = [words.text(f"learn-line-{line.id}").split(". ")[0] for line in pieces]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 24
    assert all(line.symbols for line in pieces)


@pytest.mark.parametrize("id", TAUGHT)
def test_every_symbol_of_a_game_is_explained_once(id: str) -> None:
    """The icon key tells of all that boards and cards draw, in every language, or says that it means nothing."""
    assert icons.check(kancha.game(id)) == []


def test_a_symbol_that_nobody_explains_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new picture without words, and one that two icons claim."""
    game = kancha.game("caral")
    written = icons.key(game)
    assert written is not None
    stone = next(icon for icon in written.icons if icon.id == "stone")
    without = [icon for icon in written.icons if icon.id != "stone"]
    monkeypatch.setattr(icons, "_written", lambda _game: icons.Key(without, written.plain))
    assert icons.check(game) == ["nobody explains stone"]
    monkeypatch.setattr(icons, "_written", lambda _game: icons.Key([*written.icons, stone], written.plain))
    assert icons.check(game) == ["stone is explained twice"]


@pytest.mark.parametrize("id", TAUGHT)
def test_pictures_in_the_rules_are_drawn_from_positions_that_are_played(id: str) -> None:
    """Each is a part of a board that holds all that is lit, with words in every language; a handful a game."""
    game = kancha.game(id)
    assert illustrations.check(game) == []
    assert len(illustrations.illustrations(game)) >= 5
    for one in illustrations.illustrations(game):
        drawn = illustrations.draw(game, one)
        there = {zone.id for zone in drawn.panel.zones} | {piece.id for piece in drawn.panel.pieces}
        assert there >= set(drawn.lit)
        assert 0 <= drawn.box.x < drawn.box.x + drawn.box.w <= drawn.panel.w
        assert 0 <= drawn.box.y < drawn.box.y + drawn.box.h <= drawn.panel.h


def test_a_picture_of_what_is_not_there_is_refused() -> None:
    """A place that no panel of the position has, an example that the game does not have."""
    game = kancha.game("caral")
    with pytest.raises(KanchaError, match="space-99"):
        illustrations.draw(game, illustrations.Illustration("K5.1", ["space-99"], "first", "behind"))
    with pytest.raises(KanchaError, match="example-K99"):
        illustrations.draw(game, illustrations.Illustration("K99", ["space-2"]))
