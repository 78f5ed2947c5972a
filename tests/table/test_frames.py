"""Short texts are heard past the parser; whatever else comes, and whatever came in pieces, takes the long way."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from kancha.table.connections import is_framed, unframed
from tests.table.helpers import Server


def _frame(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text.encode(), fin=fin).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "x", "é" * 62, "y" * 125])
def test_a_short_text_is_read(text: str) -> None:
    """The one frame of a page's message is unmasked."""
    assert unframed(_frame(text)) == text.encode()


OTHERS = {
    "nothing": b"",
    "one byte": b"\x81",
    "cut": _frame("a whole one")[:-1],
    "two": _frame("one") + _frame("two"),
    "long": _frame("z" * 126),
    "begun": _frame("begins", fin=False),
    "continued": _frame("goes on", Opcode.CONT),
    "binary": _frame("binary", Opcode.BINARY),
    "ping": _frame("ping", Opcode.PING),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "compressed": b"\xc1" + _frame("compressed")[1:],
}
"""What is no short text; masks are drawn anew in every process, so each has a name."""


@pytest.mark.parametrize("kind", OTHERS)
def test_anything_else_is_left_to_the_parser(kind: str) -> None:
    """Pieces, several frames, long ones, fragments, other kinds, and what breaks the protocol."""
    assert unframed(OTHERS[kind]) is None


def test_whole_frames_are_known() -> None:
    """Of any kind, length and number."""
    whole = [_frame("one"), _frame("z" * 126), _frame("z" * 70_000), _frame("", Opcode.PONG), _frame("a", fin=False)]
    assert is_framed(b"".join(whole))
    assert all(is_framed(data) for data in whole)
    assert not any(is_framed(data[:cut]) for data in whole for cut in range(1, min(len(data), 20)))
    assert not is_framed(b"".join(whole)[:-1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server of its own."""
    made = Server(f"sqlite:///{tmp_path_factory.mktemp('frames')}/kancha.sqlite")
    yield made
    made.stop()


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 20])
def test_a_message_in_pieces_counts_once(server: Server, cut: int) -> None:
    """A frame that comes in two pieces, with another one behind it, is neither lost nor read twice."""
    opened = server.open(seats="me open")
    with server.page(opened["match"], opened["keys"][0]["key"]) as page:
        now = page.my_turn()
        wish = f'{{"type":"play","id":7,"decision":{now["decision"]},"code":{now["actions"][0]["code"]}}}'
        data = _frame(wish) + _frame('{"type":"ping"}')
        raw: socket.socket = page.socket.socket
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.sendall(data[:cut])
        server.call(_nothing)
        raw.sendall(data[cut:])
        page.wait("pong")
        while page.now["seq"] == now["seq"]:
            page.others.append(page.read())
        page.send("ping")
        page.wait("pong")
        assert not [message for message in page.others if message["type"] in ("error", "pong")]


async def _nothing() -> None:
    """Let the server's loop turn."""
