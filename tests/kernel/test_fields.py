"""A part says its fields once: slots, clone and plain data follow."""

from __future__ import annotations

import ast
import pickle
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Lock
from time import sleep
from typing import Any, ClassVar

import pytest

from kancha.kernel.fields import field_names
from kancha.kernel.state import DERIVED, LENT, OWNER, SHARED, Ledger, Part, State
from kancha.kernel.steps import Ask
from kancha.kernel.view import to_data, view


class Inner(Part):
    """A part inside a part."""

    def __init__(self, count: int) -> None:
        self.count = count


class Outer(Part):
    """A part with a field of every allowed sort."""

    SEES: ClassVar = {"facts": SHARED}

    def __init__(self, facts: object, names: list[str]) -> None:
        self.facts = facts
        self.names = names
        self.number = -1
        self.inner = Inner(1)
        self.maybe: Inner | None = None
        self.rows: list[list[int]] = [[1], [2, 3]]
        self.inners: list[Inner] = [Inner(2), Inner(3)]


class Later(Outer):
    """A part that adds a field to those it inherits."""

    def __init__(self, facts: object) -> None:
        super().__init__(facts, ["a"])
        self.more = 5


class Vague(Part):
    """A part whose field has no visible type."""

    def __init__(self, given: list[list[int]]) -> None:
        self.first = given[0]


class Board(State):
    """A state with a long list that copies share, and one that is worked out from it."""

    SEES: ClassVar = {"squares": LENT, "doubled": DERIVED}

    def __init__(self) -> None:
        super().__init__(2)
        self.squares: list[int] = [1, 2, 3]
        self.doubled: list[int] = [2, 4, 6]

    def put(self, place: int, value: int) -> None:
        """Write a square."""
        self.own()
        self.squares[place] = value
        self.doubled[place] = 2 * value


class Table(State):
    """A state that lends the parts of its seats, one by one."""

    SEES: ClassVar = {"seats": LENT}

    def __init__(self) -> None:
        super().__init__(2)
        self.seats: list[Purse] = [Purse(0), Purse(1)]


class Purse(Part):
    """What a seat has, known to itself."""

    SEES: ClassVar = {"coins": OWNER}

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.coins: list[int] = [seat]


class Gift(Ask):
    """One coin for oneself and one for the neighbour."""

    def play(self, s: Table, code: int) -> None:
        """Give both."""
        s.stack.pop()
        s.seats[self.seat].coins.append(code)
        s.own_seat(1 - self.seat)
        s.seats[1 - self.seat].coins.append(code)


def test_parts_of_seats_are_shared_until_a_seat_answers() -> None:
    """Who answers owns its part by itself, an answer that changes another seat owns that one; views share nothing."""
    table = Table()
    table.stack.append(Gift(0))
    copy, seen = table.clone(), table.seen(0)
    assert copy.seats[0] is table.seats[0]
    assert [purse.coins for purse in seen.seats] == [[0], [-1]]
    assert seen.borrowed == 0
    copy.play(7)
    assert [purse.coins for purse in copy.seats] == [[0, 7], [1, 7]]
    assert [purse.coins for purse in table.seats] == [[0], [1]]
    table.play(8)
    assert [purse.coins for purse in table.seats] == [[0, 8], [1, 8]]
    assert [purse.coins for purse in copy.seats] == [[0, 7], [1, 7]]
    own = copy.seats[0]
    copy.own_seats()
    assert copy.seats[0] is own, "it was copied again although nobody shares it"


def test_fields_are_those_that_init_stores() -> None:
    """Base classes first, sorted within a class."""
    assert field_names(Outer) == ("facts", "inner", "inners", "maybe", "names", "number", "rows")
    assert field_names(Later) == (*field_names(Outer), "more")


def test_a_clone_is_equal_and_shares_only_what_is_declared_shared() -> None:
    """Lists and parts are copied at every depth, facts are not."""
    facts = object()
    part = Later(facts)
    part.maybe = Inner(7)
    copy = part.clone()
    assert type(copy) is Later
    assert to_data(copy) == to_data(part)
    assert copy.facts is facts
    copy.rows[1].append(4)
    copy.inners[0].count = 9
    copy.maybe = None
    copy.names.append("b")
    assert (part.rows, part.inners[0].count, part.names) == ([[1], [2, 3]], 2, ["a"])
    assert part.maybe is not None


def test_lent_lists_are_shared_until_somebody_writes() -> None:
    """Whoever writes first, original, clone or what a seat sees: the others keep what they had."""
    board = Board()
    copy, seen = board.clone(), board.seen(0)
    assert copy.squares is board.squares is seen.squares
    copy.put(0, 7)
    assert (copy.squares, copy.doubled) == ([7, 2, 3], [14, 4, 6])
    board.put(1, 8)
    seen.put(2, 9)
    assert (board.squares, copy.squares, seen.squares) == ([1, 8, 3], [7, 2, 3], [1, 2, 9])
    assert (board.doubled, seen.doubled) == ([2, 16, 6], [2, 4, 18])
    own = board.squares
    board.put(0, 5)
    assert board.squares is own, "it was copied again although nobody shares it"


def test_one_lent_list_is_owned_without_the_others() -> None:
    """Whoever writes one list alone goes on sharing the rest, until those are written too."""
    board = Board()
    copy = board.clone()
    copy.own_list("squares")
    copy.squares[0] = 7
    assert (board.squares, copy.squares) == ([1, 2, 3], [7, 2, 3])
    assert copy.doubled is board.doubled
    own = copy.squares
    copy.own()
    assert copy.squares is own, "it was copied again although nobody shares it"
    assert copy.doubled is not board.doubled
    with pytest.raises(KeyError, match="crowns"):
        board.own_list("crowns")


def test_what_is_derived_is_no_part_of_the_position() -> None:
    """It is neither in the data nor in a view; a list that is lent is in both."""
    board = Board()
    for data in (to_data(board), view(board, 0)):
        assert data["squares"] == [1, 2, 3]
        assert "doubled" not in data
        assert "borrows" not in data


def test_a_subclass_is_cloned_as_what_it_is() -> None:
    """Whichever class is cloned first."""
    assert type(Outer(None, []).clone()) is Outer
    assert type(Later(None).clone()) is Later


def test_a_field_without_a_visible_type_is_named() -> None:
    """The error says which one to annotate."""
    with pytest.raises(TypeError, match=r"Vague\.first: .* annotate it in __init__"):
        Vague([[1]]).clone()


def test_parts_can_be_pickled() -> None:
    """Whether the kernel is compiled or not."""
    ledger = Ledger(2)
    ledger.add(1, 5, "orders")
    assert to_data(pickle.loads(pickle.dumps(ledger))) == to_data(ledger)


def test_threads_take_turns_to_write_methods(monkeypatch: pytest.MonkeyPatch) -> None:
    """Covers of all games are drawn at once by threads; two that read sources at a time make Python 3.11 fail."""

    class Left(Part):
        def __init__(self) -> None:
            self.count = 1

    class Right(Part):
        def __init__(self) -> None:
            self.count = 2

    parse, reading, gate = ast.parse, Lock(), Barrier(2)
    overlaps: list[str] = []

    def alone(source: str, *args: Any, **more: Any) -> Any:
        if not reading.acquire(blocking=False):
            overlaps.append(source)
            return parse(source, *args, **more)
        sleep(0.05)
        try:
            return parse(source, *args, **more)
        finally:
            reading.release()

    def copied(part: Part) -> Any:
        gate.wait()
        return part.clone()

    monkeypatch.setattr(ast, "parse", alone)
    with ThreadPoolExecutor(2) as threads:
        copies = list(threads.map(copied, [Left(), Right()]))
    assert [copy.count for copy in copies] == [1, 2]
    assert not overlaps
