"""Why not? For each kind of illegal tile, walk, temple, basin, draw and bid, the paragraph that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kancha
from kancha.games.terraces.basins import Irrigation
from kancha.games.terraces.land import Laying, Turning
from kancha.games.terraces.pawns import Entering, Walking
from kancha.games.terraces.state import Terraces
from kancha.kernel.state import Step
from kancha.kernel.testing import rule
from kancha.words import LANGUAGES, Words

from .positions import A, B, at, fields, hand, name, pawns, play, position, refused, temple, villages

E6, G6, I6 = (0, 6), (2, 6), (4, 6)


def table(edition: str, ap: int = 6) -> Terraces:
    """A site with one of everything: a city, a village, fields, pawns of both seats, a basin, bare ground."""
    s = position(edition, ap=ap)
    villages(s, (-8, 6), (-6, 6), (-4, 6))
    temple(s, (-8, 6), 2)
    villages(s, E6, G6)
    fields(s, I6, (6, 6))
    fields(s, (5, 7), level=2)
    villages(s, (10, 6), (12, 6))
    temple(s, (12, 6), 2, ready=0)
    fields(s, (0, 12))
    pawns(s, 0, (-6, 6))
    pawns(s, 1, G6, (10, 6))
    return s


def ask(step: Step) -> Callable[[Terraces], None]:
    """Put a question on the stack."""
    return lambda s: s.stack.append(step)


def nothing(s: Terraces) -> None:
    """Ask about the turn itself."""


def walled(s: Terraces) -> None:
    """A pawn of seat 0 behind an opposing pawn."""
    s.put_pawn(0, at((6, 6)))
    s.put_pawn(1, at(I6))
    s.put_pawn(1, at((5, 7)))
    fields(s, (2, 8))
    s.stack.append(Walking(at((6, 6))))


def spent(s: Terraces) -> None:
    """No action points are left."""
    s.ap = 0


def drawn(s: Terraces) -> None:
    """Two cards were drawn."""
    s.drawn = 2


def no_cards(s: Terraces) -> None:
    """Pile and discards are empty."""
    s.deck = [0] * 6


def duty(s: Terraces) -> None:
    """The tile of duty is due."""
    s.duty = 1


def changed(s: Terraces) -> None:
    """The temple was built this turn."""
    s.temple_turn[0] = s.turn


def short(s: Terraces) -> None:
    """No piece of value 2 is left."""
    s.floors = [0] * 5
    villages(s, (2, 10), (4, 10))
    s.put_pawn(0, at((4, 10)))


def building(s: Terraces) -> None:
    """Seat 0 leads one village and chooses where its temple stands."""
    villages(s, (2, 10), (4, 10), (-4, 10))
    s.put_pawn(0, at((4, 10)))
    play(s, "build")


def open_festival(s: Terraces) -> None:
    """Seat 0 has opened with 1; seat 1, with one A and one B, is asked to join."""
    s.take_pawn(1, at((10, 6)))
    s.put_pawn(1, at((-4, 6)))
    hand(s, 0, A, A)
    hand(s, 1, A, B)
    play(s, "stop", f"festival {name((-8, 6))}", "play a", "enough")


def end_of_actions(s: Terraces) -> None:
    """Seat 0 may propose a festival, with only a B in hand."""
    hand(s, 0, B)
    play(s, "stop")


LAY1, LAY0 = Laying(1), Laying(0)
CASES: list[tuple[str, Callable[[Terraces], None], str, str]] = [
    # Tiles
    ("tile off the board", ask(LAY1), "settle a1", "C0.1"),
    ("tile on a pawn", ask(LAY1), f"settle {name(G6)}", "C3.3"),
    ("tile on a temple", ask(LAY1), f"settle {name((-8, 6))}", "C3.3"),
    ("tile on a basin", ask(LAY0), f"sow {name((0, 8))}", "C3.3"),
    ("tile not flat", ask(Turning(2, at((6, 6)))), "side se", "C3.4"),
    ("tile half in the air", ask(Turning(3, at(I6))), "spread nw-ne", "C3.4"),
    ("single outside", ask(LAY1), f"settle {name((-1, 13))}", "R8 C3.9"),
    ("double wholly outside", ask(Turning(2, at((-1, 13)))), "side e", "R8 C3.9"),
    ("tile beyond the outside", ask(Turning(2, at((-1, 13)))), "side sw", "C3.9"),
    ("overflow on a covered hex", ask(Turning(2, at((0, 12)))), "side sw", "C3.4"),
    ("no points for a tile", spent, "lay triple", "C2.7"),
    # Walks
    ("walk onto bare ground", ask(Walking(at((-6, 6)))), f"to {name((-6, 10))}", "C4.1"),
    ("walk onto a basin", ask(Walking(at((-6, 6)))), f"to {name((0, 8))}", "C4.1"),
    ("walk onto a temple", ask(Walking(at((-6, 6)))), f"to {name((-8, 6))}", "C5.11"),
    ("walk onto a pawn", ask(Walking(at((-6, 6)))), f"to {name(G6)}", "C4.1"),
    ("walk without a path", walled, f"to {name((-4, 6))}", "C4.4"),
    ("walk out without a way", walled, "leave", "C4.2"),
    ("enter where nothing leads", ask(Entering()), f"to {name(E6)}", "C4.2"),
    ("enter off the board", ask(Entering()), "to a1", "C0.1"),
    ("move an opposing pawn", nothing, f"pawn {name(G6)}", "C4.6"),
    # Temples
    ("build on a field", building, f"found {name(I6)}", "C5.3"),
    ("build on a pawn", building, f"found {name((4, 10))}", "C5.3"),
    ("build a second temple", building, f"found {name((-4, 6))}", "C5.4"),
    ("build below an opponent", building, f"found {name(E6)}", "C5.2"),
    ("build in a village of one", building, f"found {name((-4, 10))}", "C5.3"),
    ("build without the lead", nothing, "build", "C5.2"),
    ("enlarge what is no temple", nothing, f"enlarge {name(E6)}", "C5.4"),
    ("enlarge without the lead", nothing, f"enlarge {name((12, 6))}", "C5.2"),
    ("enlarge beyond the size", nothing, f"enlarge {name((-8, 6))}", "C5.5"),
    ("enlarge twice", changed, f"enlarge {name((-8, 6))}", "C5.8"),
    ("build without pieces", short, "build", "C5.10"),
    # Basins
    ("basin on terrain", ask(Irrigation()), f"irrigate {name(E6)}", "C6.2"),
    ("basin on the border", ask(Irrigation()), f"irrigate {name((2, 2))}", "C6.2"),
    ("basin outside", ask(Irrigation()), f"irrigate {name((-1, 13))}", "C6.2"),
    ("basin on a basin", ask(Irrigation()), f"irrigate {name((0, 8))}", "C6.1"),
    # Draws, tokens, the end of a turn
    ("third card", drawn, "draw open", "C7.1"),
    ("no card left", no_cards, "draw hidden", "C7.4"),
    ("no points for a card", spent, "draw hidden", "C2.7"),
    ("stop before the tile", duty, "stop", "C2.3"),
    # Bids
    ("festival without a match", end_of_actions, f"festival {name((-8, 6))}", "C8.3"),
    ("second festival", end_of_actions, f"festival {name((12, 6))}", "C8.11"),
    ("festival without a temple", end_of_actions, f"festival {name(E6)}", "C8.1"),
    ("bid with a card not held", open_festival, "play c", "C8.4"),
    ("bid with a card that does not match", open_festival, "play b", "C8.3"),
    ("agree before it is level", open_festival, "stand", "C8.6"),
    ("close a bid before a card", open_festival, "enough", "C8.4"),
    ("answer another question", open_festival, "lay triple", "C8.4"),
]


@rule("C3.3", "C4.1", "C5.2", "C6.2", "C7.1", "C8.4")
@pytest.mark.parametrize("edition", ["cuzco", "java"])
@pytest.mark.parametrize(("what", "prepare", "text", "paragraph"), CASES, ids=[case[0] for case in CASES])
def test_why_not(edition: str, what: str, prepare: Callable[[Terraces], None], text: str, paragraph: str) -> None:
    """The referee names the paragraph (Cuzco's and Java's, where they differ), and has words in every language."""
    s = table(edition)
    prepare(s)
    refusal = refused(s, text)
    assert refusal.rule == paragraph.split()[-1 if edition == "java" else 0]
    game = kancha.game(edition)
    assert refusal.rule in game.rules
    for lang in LANGUAGES:
        words = Words(lang, game)
        assert words.has(refusal.message)
        assert words.text(refusal.message, refusal.args)


@rule("C2.3")
@pytest.mark.parametrize("edition", ["cuzco", "java"])
def test_why_not_on_a_match(edition: str) -> None:
    """`match.why_not` and the error of `match.play` name the same rule."""
    match = kancha.game(edition).start(seats=2, seed=1)
    refusal = match.why_not("stop")
    assert refusal is not None
    assert refusal.rule == "C2.3"
    with pytest.raises(kancha.IllegalAction, match=r"C2\.3"):
        match.play("stop")
    assert match.why_not("lay triple") is None
