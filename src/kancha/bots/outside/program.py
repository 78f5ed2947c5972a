"""An outside bot as a program that runs beside us: lines go to its input and come from its output, within a time."""

from __future__ import annotations

import contextlib
import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Final

from kancha.bots.outside.talk import LONGEST, Wrong
from kancha.kernel.errors import KanchaError

FAREWELL: Final = 2.0
"""Seconds that a program has to end by itself."""
UNREAD: Final = 1000
"""A program that says so many lines which nobody asked for is no longer heard."""


class Ended(Wrong):
    """The program has ended."""


class Late(Wrong):
    """Nothing came in time."""


class Program:
    """A running program. Two threads serve its pipes, so that one that neither reads nor writes holds nobody up."""

    def __init__(self, command: str) -> None:
        words = split(command)
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
        except OSError as error:
            raise Ended(f"cannot be started: {error.strerror or error}") from error
        self._in: Queue[str | None] = Queue()
        self._out: Queue[str] = Queue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        with contextlib.suppress(OSError, ValueError), stream:
            while self._in.qsize() < UNREAD and (line := stream.readline(LONGEST)):
                self._in.put(line)
        self._in.put(None)

    def _write(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        with contextlib.suppress(OSError, ValueError), stream:
            while text := self._out.get():
                stream.write(text)
                stream.flush()

    def say(self, lines: Sequence[str]) -> None:
        """Send lines; whether they are read is seen by the answer."""
        self._out.put("".join(f"{line}\n" for line in lines))

    def hear(self, end: float) -> str:
        """Return the next line; it must come before a time on the monotonic clock."""
        try:
            line = self._in.get(timeout=max(end - monotonic(), 0.001))
        except Empty as error:
            raise Late("gave no answer in time") from error
        if line is None:
            self._in.put(None)
            code = self._process.poll()
            raise Ended("has ended" if code is None else f"has ended with exit code {code}")
        return line

    def close(self) -> None:
        """Let it end by itself, for a moment; then end it."""
        self._out.put("")
        try:
            self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._gone()

    def kill(self) -> None:
        """End it at once."""
        self._out.put("")
        self._process.kill()
        self._gone()

    def _gone(self) -> None:
        self._process.wait()
        for thread in self._threads:
            thread.join(FAREWELL)


def split(command: str) -> list[str]:
    """Return a command in words, as a shell reads it."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise KanchaError(f"run:{command}: this is no command: {error}") from error
    if not words:
        raise KanchaError("run: needs a command, such as run:node bot.mjs")
    return words
