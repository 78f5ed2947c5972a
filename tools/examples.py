"""Write examples of the rules from a match that bots play: `python tools/examples.py caral 2 --seed 3 --name two`.

For each paragraph the first decision is taken that something cites which came of it; else the first question with more
than one answer that cites it. Answers after the last example are left out.
"""

from __future__ import annotations

import json
from random import Random
from typing import Annotated

import typer

import kancha
from kancha.bots.greedy import GreedyBot
from kancha.cli.common import read_options
from kancha.kernel.match import Match
from kancha.kernel.view import hear


def played(match: Match, rng: Random) -> tuple[list[str], dict[str, tuple[int, int]]]:
    """Play a match to its end; return its answers, and where each paragraph is shown: answers before, and seat."""
    bot = GreedyBot(1)
    answers: list[str] = []
    told: dict[str, tuple[int, int]] = {}
    asked: dict[str, tuple[int, int]] = {}
    while (seat := match.seat) is not None:
        question, actions, before = match.question, match.actions, len(match.log)
        codes = [action.code for action in actions]
        code = codes[0] if len(codes) == 1 else bot.choose(match.game, seat, match.state.seen(seat), codes, rng)
        match.take(code)
        place = (len(answers), seat)
        answers.append(match.game.space.actions[code].text)
        for event in [event for events in (match.timeline.events or [])[before:] for event in events]:
            for rule in hear(event, None)["rules"]:
                told.setdefault(rule, place)
        for rule in question.rules if question and len(codes) > 1 else []:
            asked.setdefault(rule, place)
    return answers, asked | told


def main(
    game: str,
    seats: int,
    seed: int = 3,
    name: str = "match",
    option: Annotated[list[str] | None, typer.Option(help="key=value")] = None,
    like: Annotated[list[str] | None, typer.Option(help="K20.9=K7.1: shown where another paragraph is")] = None,
    beginning: Annotated[list[str] | None, typer.Option(help="a paragraph that the first position shows")] = None,
) -> None:
    """Play, find and write."""
    found = kancha.game(game)
    options = read_options(found, option)
    match = found.start(seats, seed, options)
    match.listen()
    answers, places = played(match, Random(seed))
    for rule in beginning or []:
        places[rule] = (0, found.start(seats, seed, options).seat or 0)
    for pair in like or []:
        rule, _, other = pair.partition("=")
        places[rule] = places[other]
    known = match.game.paragraphs(match.options, match.version)
    shows = {rule: place for rule, place in sorted(places.items()) if rule in known}
    last = max(after for after, _ in shows.values()) + 1
    lines = [f'game = "{game}"', f"seats = {seats}", f"seed = {seed}"]
    lines.append(f"options = {{ {', '.join(f'{key} = {json.dumps(value)}' for key, value in options.items())} }}")
    lines += ["answers = [", *(f'  "{text}",' for text in answers[:last]), "]", "", "[shows]"]
    lines += [f'"{rule}" = {{ after = {after}, seat = {seat} }}' for rule, (after, seat) in shows.items()]
    path = found.folder / "examples" / f"{name}.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    typer.echo(f"{path.name}: {len(shows)} of {len(known.paragraphs)} paragraphs, {last} answers")


if __name__ == "__main__":
    typer.run(main)
