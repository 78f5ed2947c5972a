"""Component data: provenance, ids, overrides, and what a wrong file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError
from kancha.kernel.rules import Rules

GOOD = 'source = "seed"\n[[card]]\nid = 0\n[[card]]\nid = 1\nsource = "reconstructed: a guess"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with one file."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "cards.toml").write_text(GOOD)
    return tmp_path / "data"


def test_every_table_has_a_provenance(folder: Path) -> None:
    """The file's own source, and those of rows that differ."""
    assert DataTables(folder).provenance() == [
        ("cards", "file", "seed"),
        ("cards", "card[1]", "reconstructed: a guess"),
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[[card]]\nid = 0\n", "must open with source"),
        ('source = "hearsay"\n', "source must begin with"),
        ("source = 3\n", "source must begin with"),
        ('source = "seed"\n[[card]]\nid = 1\n', "ids are 0, 1, 2"),
        ('source = "seed"\ncard = 3\n', "must be a list of tables"),
        ('source = "seed"\n', "no card"),
        ("source = \n", "cards.toml"),
    ],
)
def test_a_wrong_file_is_refused_in_words(folder: Path, text: str, says: str) -> None:
    """Each fault names the file and what is wrong."""
    (folder / "cards.toml").write_text(text)
    with pytest.raises(DataError, match=says):
        DataTables(folder).rows("cards", "card")


def test_an_override_replaces_a_file(folder: Path, tmp_path: Path) -> None:
    """A corrected copy is read in the place of the one shipped."""
    other = tmp_path / "corrected"
    other.mkdir()
    (other / "cards.toml").write_text(GOOD + "[[card]]\nid = 2\n")
    assert len(DataTables(folder, other).rows("cards", "card")) == 3


def test_an_override_must_name_known_files(folder: Path, tmp_path: Path) -> None:
    """A misspelt file would silently correct nothing."""
    other = tmp_path / "corrected"
    with pytest.raises(DataError, match="does not exist"):
        DataTables(folder, other)
    other.mkdir()
    with pytest.raises(DataError, match=r"has no \.toml file"):
        DataTables(folder, other)
    (other / "crads.toml").write_text(GOOD)
    with pytest.raises(DataError, match="unknown files: crads"):
        DataTables(folder, other)


def test_a_wrong_count_is_refused(folder: Path) -> None:
    """`expect` says what was wanted and what was found."""
    with pytest.raises(DataError, match="30 cards: expected 30, found 29"):
        DataTables(folder).expect("cards", "30 cards", 29, 30)


def test_a_paragraph_must_be_complete(tmp_path: Path) -> None:
    """A kind, a source, and title and text in English."""
    path = tmp_path / "rules.toml"
    path.write_text('["X1.1"]\nkind = "rule"\n')
    (tmp_path / "rules.en.toml").write_text('["X1.1"]\ntitle = "a"\n')
    with pytest.raises(DataError, match=r"X1\.1 lacks source, its English text"):
        Rules.load(path)


def test_a_language_is_a_file_and_english_stands_in_for_what_it_lacks(tmp_path: Path) -> None:
    """German has a text and no title for the paragraph, and nothing for the other reading."""
    path = tmp_path / "rules.toml"
    row = 'kind = "rule"\nsource = "seed"\n'
    path.write_text(f'[X1]\n{row}[[X1.instead]]\nsource = "seed"\nwhen = {{ bank = "open" }}\n')
    (tmp_path / "rules.en.toml").write_text(
        '[X1]\ntitle = "Bank"\ntext = "Shut."\n[[X1.instead]]\ntitle = "Bank"\ntext = "Open."\n'
    )
    (tmp_path / "rules.de.toml").write_text('[X1]\ntext = "Zu."\n')
    usual, other = Rules.load(path).wordings
    assert (usual.text("de"), usual.title("de")) == ("Zu.", "Bank")
    assert (other.text("de"), other.text("en")) == ("Open.", "Open.")


def test_a_language_cannot_add_a_paragraph(tmp_path: Path) -> None:
    """A number that `rules.toml` does not have is a slip."""
    path = tmp_path / "rules.toml"
    path.write_text('[X1]\nkind = "rule"\nsource = "seed"\n')
    (tmp_path / "rules.en.toml").write_text('[X1]\ntitle = "a"\ntext = "b"\n[X2]\ntitle = "a"\ntext = "b"\n')
    with pytest.raises(DataError, match=r"rules\.en\.toml: X2 not in rules\.toml"):
        Rules.load(path)


def test_paragraphs_are_in_order_and_found_by_chapter(tmp_path: Path) -> None:
    """X1.10 follows X1.9, and chapter X1 does not hold X10."""
    path = tmp_path / "rules.toml"
    ids = ("X1.10", "X10.1", "X1.9")
    path.write_text("".join(f'["{id}"]\nkind = "rule"\nsource = "seed"\n' for id in ids))
    (tmp_path / "rules.en.toml").write_text("".join(f'["{id}"]\ntitle = "a"\ntext = "b"\n' for id in ids))
    rules = Rules.load(path)
    assert list(rules.paragraphs) == ["X1.9", "X1.10", "X10.1"]
    assert [p.id for p in rules.within("X1")] == ["X1.9", "X1.10"]


def test_editions_share_paragraphs_and_have_words_of_their_own(tmp_path: Path) -> None:
    """One paragraph in two words, one that reads otherwise in one edition, and one that only the other has."""
    path = tmp_path / "rules.toml"
    row = 'kind = "rule"\nsource = "seed"\n'
    path.write_text(f'[X1]\n{row}[X2]\n{row}[X2.java]\nsource = "derived"\n[X3]\nonly = "cuzco"\n{row}')
    (tmp_path / "rules.en.toml").write_text(
        '[terms.java]\ntemple = "palace"\n[terms.cuzco]\ntemple = "temple"\n'
        '[X1]\ntitle = "a"\ntext = "A {temple}."\n'
        '[X2]\ntitle = "b"\ntext = "First."\n[X2.java]\ntext = "Whenever."\n'
        '[X3]\ntitle = "c"\ntext = "Sun."\n'
    )
    java, cuzco = Rules.load(path, "java"), Rules.load(path, "cuzco")
    assert [(p.id, p.text(), p.source) for p in java.wordings] == [
        ("X1", "A palace.", "seed"),
        ("X2", "Whenever.", "derived"),
    ]
    assert [(p.id, p.text()) for p in cuzco.wordings] == [("X1", "A temple."), ("X2", "First."), ("X3", "Sun.")]
