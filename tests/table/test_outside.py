"""Seats that outside programs play over a WebSocket."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.helpers import PATIENCE, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('outside')}/k.sqlite")
    yield made
    made.stop()


class Program:
    """A program in a few lines: it keeps the question that it was asked."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.words: dict[str, str] = {}
        self.legal: list[str] = []

    def read(self) -> str:
        """Read a message; return its last word that is not a part of a question."""
        last = ""
        for line in self.socket.recv(PATIENCE).split("\n"):
            word, _, rest = line.partition(" ")
            if word == "question":
                self.legal = []
            if word == "legal":
                self.legal.append(rest)
            self.words[word] = rest
            last = word
        return last


@contextmanager
def joined(server: Server, match: str, key: str) -> Iterator[Program]:
    """Connect a program to a seat."""
    url = f"ws://127.0.0.1:{server.port}/api/matches/{match}/bot?key={key}"
    with connect(url, max_size=None, open_timeout=PATIENCE) as socket:
        yield Program(socket)


def opened(server: Server, seats: str = "me bot") -> tuple[str, str]:
    """Open a match; return it and the key of the first seat."""
    made = server.open("saltmarket", seats)
    return made["match"], next(entry["key"] for entry in made["keys"] if entry["key"])


def test_a_program_plays_a_match_to_its_end(server: Server) -> None:
    """It is greeted, asked whenever its seat is, and told the scores; the match is that of its answers."""
    match, key = opened(server)
    answers: dict[int, str] = {}
    with joined(server, match, key) as program:
        assert program.read() == "greet"
        assert (program.words["game"], program.words["seats"]) == ("saltmarket", "2")
        program.socket.send("name Tester\nwant view\nready")
        while (word := program.read()) == "ask":
            id = program.words["question"]
            answers[int(id)] = program.legal[-1]
            program.socket.send(f"answer {id} {program.legal[-1]}")
        assert word == "over"
    summary = server.http.get(f"/api/matches/{match}", params={"key": key}).json()
    assert summary["over"]
    assert program.words["over"] == " ".join(map(str, summary["scores"]))
    record = server.http.get(f"/api/matches/{match}/record", params={"key": key}).text
    seat = program.words["seat"]
    lines = [line.split(" ", 3) for line in (row.strip() for row in record.splitlines()) if line[:1].isdigit()]
    written = {int(number) - 1: text for number, _, who, text in lines if who == seat}
    assert written == answers


def test_a_wrong_answer_costs_the_move(server: Server) -> None:
    """A random legal action is played, and the program is told why; then it is asked on."""
    match, key = opened(server)
    with joined(server, match, key) as program:
        program.read()
        program.socket.send("ready")
        assert program.read() == "ask"
        id, legal = program.words["question"], program.legal
        program.socket.send(f"answer {id} fly")
        assert program.read() == "wrong"
        assert program.words["wrong"] == f"{id} 'fly' is not a legal action; a random legal action is played for you"
        assert program.read() in ("ask", "over")
        assert program.words["question"] != id
    page = server.page(match, key)
    page.position()
    assert page.now["decision"] > int(id)
    assert legal
    page.close()


def test_silence_costs_the_move(tmp_path: Any) -> None:
    """After its time a program is told so, and the match goes on."""
    server = Server(f"sqlite:///{tmp_path}/k.sqlite", outside_seconds=0.1)
    match, key = opened(server)
    with joined(server, match, key) as program:
        program.read()
        program.socket.send("ready")
        assert program.read() == "ask"
        assert program.read() == "wrong"
        assert "gave no answer in time" in program.words["wrong"]
    server.stop()


def test_what_is_no_greeting_ends_the_connection(server: Server) -> None:
    """The reason says what was expected; the seat stays as it was."""
    match, key = opened(server)
    with joined(server, match, key) as program:
        program.read()
        program.socket.send("what?")
        with pytest.raises(ConnectionClosed) as closed:
            program.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    assert "expected name NAME" in closed.value.rcvd.reason
    page = server.page(match, key)
    assert page.position()["question"] is not None
    page.close()


def test_spectators_and_strangers_play_no_seat(server: Server) -> None:
    """A key of spectators is refused, one that opens nothing too."""
    made = server.open("saltmarket", "me bot")
    for key, code in ((made["watch"], 4403), ("nonsense", 4404)):
        with joined(server, made["match"], key) as program, pytest.raises(ConnectionClosed) as closed:
            program.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_person_may_answer_before_the_program(server: Server) -> None:
    """A program that sits beside a person is asked again when the question has changed meanwhile."""
    match, key = opened(server)
    page = server.page(match, key)
    page.my_turn()
    with joined(server, match, key) as program:
        program.read()
        program.socket.send("ready")
        assert program.read() == "ask"
        id = program.words["question"]
        page.play()
        assert program.read() in ("ask", "over")
        assert program.words["question"] != id
    page.close()
