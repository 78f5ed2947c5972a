"""What a match is played by: version of the rules, rulings, figures. It keeps them to its end, and in its record."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from kancha.kernel.components import DataTables
from kancha.kernel.errors import DataError, KanchaError, RecordError
from kancha.kernel.game import Game, Option
from kancha.kernel.match import Match, MatchRecord
from tests.saltmarket import Saltmarket
from tests.saltmarket.facts import Facts

GAME = Saltmarket()


class Newer(Saltmarket):
    """The same game after its purse was corrected by a rule: from version 2 on everybody has a coin more."""

    version: ClassVar[int] = 2

    def read(self, tables: DataTables, version: int, rulings: dict[str, Any]) -> Facts:
        """A rule that changed: S1.1."""
        facts = super().read(tables, version, rulings)
        if facts.rules >= 2:
            facts.coins += 1
        return facts


class Swayed(Saltmarket):
    """The same game after its makers changed their mind about a ruling."""

    rulings: ClassVar[dict[str, Option]] = {
        "last-bidder": Option("last-bidder", "spoils", ["asked", "spoils"], before="asked")
    }


def played(match: Match, decisions: int = 10_000) -> Match:
    """Play on by random answers."""
    rng = Random(1)
    while not match.over and decisions:
        match.take(rng.choice(match.state.legal()))
        decisions -= 1
    return match


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a copy of the market's figures with changes."""
    text = (GAME.folder / "data" / "market.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / "market.toml").write_text(text, encoding="utf-8")
    return folder


def test_comments_sources_and_order_are_no_figures(tmp_path: Path) -> None:
    """Only values tell data sets apart."""
    lines = (GAME.folder / "data" / "market.toml").read_text(encoding="utf-8").splitlines()
    head = next(n for n, line in enumerate(lines) if line.startswith("["))
    plain = [line for line in lines[:head] if line.strip()]
    text = "\n".join(["# a remark", *reversed(plain), "unread = 7", *lines[head:]])
    (tmp_path / "market.toml").write_text(text.replace('"seed"', '"source: an owner"'), encoding="utf-8")
    assert Saltmarket(tmp_path).figures.fingerprint == GAME.figures.fingerprint
    other = tmp_path / "other"
    other.mkdir()
    assert Saltmarket(corrected(other, ("coins = ", "coins = 1"))).figures.fingerprint != GAME.figures.fingerprint


def test_two_games_never_share_a_fingerprint() -> None:
    """The id is part of it: equal figures of two games are two sets."""

    class Twin(Saltmarket):
        id: ClassVar[str] = "twin"

    assert Twin().figures.values == GAME.figures.values
    assert Twin().figures.fingerprint != GAME.figures.fingerprint


def test_a_match_is_played_by_the_newest_rules_or_by_those_it_names() -> None:
    """`version` chooses, and the facts tell the rules which one it is."""
    game = Newer()
    assert (game.version, game.versions) == (2, [1, 2])
    new, old = game.start(2, seed=1), game.start(2, seed=1, version=1)
    assert (new.version, old.version) == (2, 1)
    assert (new.game.facts.coins, old.game.facts.coins) == (GAME.facts.coins + 1, GAME.facts.coins)
    assert old.state.clone().facts is old.game.facts  # type: ignore[attr-defined]
    assert game.start(2, version=1).game is old.game
    for version in (0, 3):
        with pytest.raises(KanchaError, match=f"version 1, 2, not {version}"):
            game.start(2, version=version)


def test_a_record_is_replayed_by_the_version_it_names() -> None:
    """Records of before and after a change of rules both come back."""
    game = Newer()
    old = played(GAME.start(3, seed=5))
    new = played(game.start(3, seed=5))
    for match, version in ((old, 1), (new, 2)):
        record = MatchRecord.parse(match.record().text())
        assert record.version == version
        again = record.replay(game=game)
        assert (again.version, again.data()) == (version, match.data())
    with pytest.raises(RecordError, match="version 2; this Kancha plays version 1"):
        new.record().replay(game=GAME)


def test_a_match_in_the_middle_goes_on_by_its_own_rules() -> None:
    """A record of an open match, replayed by a game with newer rules and other figures, ends as it would have."""
    whole = played(GAME.start(2, seed=9))
    middle = played(GAME.start(2, seed=9), 12)
    again = MatchRecord.parse(middle.record().text()).replay(game=Newer())
    again.seed = middle.seed
    while not again.over:
        again.take(whole.log[len(again.log)])
    assert again.log == whole.log
    assert again.scores == whole.scores


def test_a_ruling_is_chosen_among_the_options() -> None:
    """It is part of the options of the match and of its record, and the rules play by it."""
    ours, theirs = GAME.start(2, seed=1), GAME.start(2, seed=1, options={"last-bidder": "spoils"})
    assert (ours.options["last-bidder"], theirs.options["last-bidder"]) == ("asked", "spoils")
    for match in (ours, theirs):
        match.play("pass")
    asked = [match.question.step for match in (ours, theirs) if match.question is not None]
    assert asked == ["auction", "delivery"]
    record = MatchRecord.parse(played(theirs).record().text())
    assert record.options["last-bidder"] == "spoils"
    assert record.replay(game=GAME).data() == theirs.data()
    with pytest.raises(KanchaError, match="may be asked, spoils"):
        GAME.start(2, options={"last-bidder": "never"})


def test_who_did_not_choose_keeps_the_reading_of_that_time() -> None:
    """A new default binds new matches; a record that does not name the ruling is from before it."""
    game = Swayed()
    assert game.start(2).options["last-bidder"] == "spoils"
    match = played(GAME.start(2, seed=3))
    record = match.record()
    record.header["options"] = '{"days": 4}'
    again = MatchRecord.parse(record.text()).replay(game=game)
    assert again.options["last-bidder"] == "asked"
    assert again.data() == match.data()


def test_the_paragraph_in_force_is_shown() -> None:
    """By the reading chosen, in its own words, under the same number."""
    assert GAME.rules["Q1"].title() == "The last bidder"
    assert GAME.paragraphs({"last-bidder": "spoils"})["Q1"].title() == "No last bidder"
    assert GAME.start(2, options={"last-bidder": "spoils"}).game.rules["Q1"].title() == "No last bidder"
    assert [p.title() for p in GAME.rules.about("last-bidder")] == ["The last bidder"]


def test_corrected_figures_travel_with_the_record(tmp_path: Path) -> None:
    """What the package does not ship is in the record; so a match can be replayed where its data were never seen."""
    game = Saltmarket(corrected(tmp_path, ("coins = ", "coins = 1")))
    match = played(game.start(3, seed=2))
    text = match.record().text()
    shutil.rmtree(tmp_path)
    record = MatchRecord.parse(text)
    assert record.data == game.figures.fingerprint
    again = record.replay(game=Saltmarket())
    assert again.data() == match.data()
    assert again.game.facts.coins == game.facts.coins != GAME.facts.coins
    assert again.record().text() == text


def test_forged_figures_are_refused(tmp_path: Path) -> None:
    """Figures that are not those of the fingerprint, or that no rules can read, are refused in words."""
    game = Saltmarket(corrected(tmp_path, ("coins = ", "coins = 1")))
    record = game.start(2, seed=2).record()
    record.header["figures"] = record.header["figures"].replace('"coins":1', '"coins":2')
    with pytest.raises(RecordError, match=r"^line 7: these are not the figures"):
        MatchRecord.parse(record.text()).replay(game=GAME)
    wrong: list[Any] = ["many", [], {"a": 1}, 3]
    for nonsense in wrong:
        with pytest.raises(DataError):
            GAME.under(figures={"market": {"crates": nonsense}, "orders": {"order": nonsense}})


def test_a_value_that_rules_read_later_comes_from_the_shipped_set() -> None:
    """A set from before a figure was in the data gets that figure, whole, and keeps its own in all else."""
    values = {"market": GAME.figures.values["market"] | {"coins": 7}}
    game = GAME.under(figures=values)
    assert game.facts.coins == 7
    assert game.facts.copies == GAME.facts.copies
    assert game.figures.values == values


def test_names_are_kept_in_the_record() -> None:
    """Who sat there is told, in any script, on one line; a record without names is one too."""
    match = GAME.start(3, seed=1)
    names = ["Zoë", "a\nb\u2028c", '"']
    record = MatchRecord.parse(match.record(names=names).text())
    assert record.names == names
    assert "Zoë" in record.header["names"]
    assert record.replay(game=GAME).log == match.log
    assert MatchRecord.parse(match.record().text()).names == []
    with pytest.raises(KanchaError, match="3 seats and 1 names"):
        match.record(names=["Ana"])
    record.header["names"] = '["Ana"]'
    with pytest.raises(RecordError, match=r"^line 7: .*one name for each seat"):
        assert record.names


def test_terms_travel() -> None:
    """Plain data lead to the same game elsewhere, from a set that is shipped and from one that is not."""
    for game in (GAME, GAME.under(figures={"market": GAME.figures.values["market"] | {"coins": 7}})):
        bound = game.under(options={"last-bidder": "spoils"}, figures=None)
        terms = pickle.loads(pickle.dumps(bound.terms))
        assert terms == bound.terms
        again: Game = Saltmarket().under(terms.version, terms.rulings, terms.values or terms.data)
        assert (again.facts.coins, again.facts.last_is_asked) == (bound.facts.coins, False)
        assert again.terms == terms


def test_unknown_data_are_refused() -> None:
    """Neither a fingerprint nor a hash of the first release that nobody knows."""
    for name in ("0" * 24, "0" * 16):
        with pytest.raises(DataError, match="never shipped"):
            GAME.under(figures=name)


def test_a_shelf_keeps_so_many_games_and_no_more() -> None:
    """Games by other terms are made once as long as they are used, and let go when many others came."""
    game = Saltmarket()
    first = game.under(options={"last-bidder": "spoils"})
    assert game.under(options={"last-bidder": "spoils"}) is first
    assert game.under() is game
    for coins in range(100, 180):
        game.under(figures={"market": GAME.figures.values["market"] | {"coins": coins}})
    assert game.under(options={"last-bidder": "spoils"}) is not first
