"""The closed vocabulary, the data and what corrected data may change."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import kancha
from kancha.games.endless_winter.action_phase import CulturePlay
from kancha.games.endless_winter.benefits import push_gains
from kancha.games.endless_winter.effects import EFFECTS
from kancha.games.endless_winter.facts import FOLDER, SHIPPED
from kancha.games.endless_winter.rounds import Rounds
from kancha.games.endless_winter.vocabulary import CAMP, DISCARD, ECLIPSE_LABOR, EXTRA, ON, VILLAGE, WORDS, read
from kancha.kernel.errors import DataError
from kancha.kernel.state import CHANCE
from kancha.kernel.testing import rule

from .positions import GAME, HUNTER, bare, culture, hold


def test_every_word_stands_in_the_table_once_and_in_order() -> None:
    """The table is the vocabulary."""
    assert tuple(EFFECTS) == WORDS


def test_words_stand_only_where_they_are_read() -> None:
    """Triggers on cards, arrows on slots, discards as costs, Eclipse Labor in Eclipse abilities."""
    printed = [*SHIPPED.tip, *SHIPPED.stone_gain, *SHIPPED.terrain_benefit, *SHIPPED.bottom, *SHIPPED.order_eclipse]
    words = {effect.word for effects in printed for effect in effects}
    assert not words & {ON, EXTRA, DISCARD, ECLIPSE_LABOR}
    assert not {e.word for effects in SHIPPED.culture_effect for e in effects} & {EXTRA, DISCARD, ECLIPSE_LABOR}


@pytest.mark.parametrize(
    "text", ["FOO:1", "TOOL", "TOOL:0", "TOOL:x", "ON[FISH=>LABOR:1]", "PAY[IDOL:1=>FOOD:1]", "EXTRA(Q,N)"]
)
def test_a_word_outside_the_vocabulary_is_a_data_error(text: str) -> None:
    """The message names the effect."""
    with pytest.raises(DataError, match="effect"):
        read(text)


@rule("E4.3", "E3.5")
@pytest.mark.parametrize("kind", range(8, 48))
def test_every_culture_card_can_be_played_to_its_end(kind: int) -> None:
    """With everything at hand, any answers lead to the end of the card."""
    s = bare(2, CulturePlay(0, 2))
    t = hold(s, 0, kind, HUNTER, HUNTER)
    t.food, t.tools = 3, 3
    t.upright[0] = 1
    t.camps[1] = t.camps[7] = t.camps[8] = 1
    t.camps_left = 2
    s.animal_row[2] = 2
    s.culture_row[0] = 3
    s.play(s.stack[-1].legal(s)[0])
    for _ in range(60):
        if not s.stack:
            break
        codes = s.legal()
        assert all(s.refusal(code) is None for code in codes)
        s.play(codes[0])
    assert not s.stack


@rule("E3.5", "E3.3")
def test_what_is_never_better_declined_is_taken_at_once() -> None:
    """Labor, a Camp and points come first and without a question; the Camp makes room for the Food."""
    s = bare()
    t = s.seats[0]
    t.food = 5
    push_gains(s, 0, [s.facts.effect(text) for text in ("FOOD:2", "LABOR:1", "VP:2", "CAMP:1")])
    s.advance()
    assert not s.stack
    assert (t.labor, t.camps_left, t.camps[0], t.food, s.ledger.totals[0]) == (1, 4, 1, 6, 2)


def test_no_printed_camp_would_gain_by_waiting() -> None:
    """Single Camps only, and never with a Village, whose Camps come back to the board."""
    printed = [*SHIPPED.tip, *SHIPPED.stone_gain, *SHIPPED.terrain_benefit, *SHIPPED.bottom, *SHIPPED.culture_effect]
    for effects in printed:
        camps = [effect.units for effect in effects if effect.word == CAMP]
        assert camps in ([], [1])
        assert not camps or VILLAGE not in {effect.word for effect in effects}


@rule("E12.6", "E2.3")
def test_neither_culture_deck_can_run_out() -> None:
    """Era I needs at most 16 of 20 cards, Era II too."""
    assert SHIPPED.display * 2 <= 20


def test_corrected_data_takes_effect(tmp_path: Path) -> None:
    """A copy with dearer Culture cards is played with that price."""
    text = (FOLDER / "data" / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(text.replace("labor = 3", "labor = 5"), encoding="utf-8")
    game = kancha.game("endless-winter", tmp_path)
    assert game.facts.price[1] == 5
    assert GAME.facts.price[1] == 3
    assert game.figures.fingerprint != GAME.figures.fingerprint


@pytest.mark.parametrize(
    ("file", "old", "new", "word"),
    [
        ("animals", "count = 10", "count = 11", "cards"),
        ("culture", "era = 1", "era = 2", "era"),
        ("tribe", 'name = "brave"', 'name = "stalker"', "names"),
        ("stones", 'animal = "woolly-mammoth"', 'animal = "unicorn"', "unicorn"),
        ("map", "count = 4", "count = 5", "tiles"),
        ("megaliths", "origins = [[0, 0], [4, 0]", "origins = [[0, 0], [3, 0]", "slots"),
        ("board", 'name = "settle"', 'name = "rest"', "columns"),
    ],
)
def test_wrong_data_is_refused_with_a_reason(tmp_path: Path, file: str, old: str, new: str, word: str) -> None:
    """The error names what is wrong."""
    shutil.copytree(FOLDER / "data", tmp_path / "data")
    path = tmp_path / "data" / f"{file}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=word):
        kancha.game("endless-winter", tmp_path / "data")


def test_every_fact_names_its_source() -> None:
    """No reconstructed fact passes for the rulebook's."""
    sources = {(file, place): source for file, place, source in GAME.tables.provenance()}
    assert sources[("culture", "file")].startswith("reconstructed")
    assert sources[("board", "column[0]")] == "seed"
    assert sources[("board", "food")].startswith("derived")
    assert not any("http" in source for source in sources.values())


def test_nothing_loops_for_ever() -> None:
    """A seat that always takes the first offer comes to the end of the match."""
    s = bare(2, Rounds())
    s.culture_row = list(range(8))
    s.culture_deck = list(range(8, 40))
    for seat in (0, 1):
        hold(s, seat, culture("stone-circle"), culture("smokehouse"))
    s.advance()
    for number in range(5000):
        if not s.stack:
            break
        codes = s.legal()
        s.play(codes[0] if s.seat != CHANCE else codes[number % len(codes)])
    assert not s.stack
    assert s.round == 4
