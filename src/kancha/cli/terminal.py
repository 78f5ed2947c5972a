"""`kancha play --terminal`: one seat at the keyboard, bots on the others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from kancha.bots import bot
from kancha.bots.advice import advise
from kancha.bots.outside import OutsideBot
from kancha.cli.lines import Lines
from kancha.cli.show import position
from kancha.kernel.action import Action
from kancha.kernel.errors import UnknownAction
from kancha.kernel.match import Match
from kancha.kernel.view import hear

LONG: Final = 24
"""A list of more actions than this is first cut into kinds of action."""


class Left(Exception):
    """The player left the match."""


class Terminal:
    """A match at the keyboard; `seat` is the player's, None to watch bots only."""

    def __init__(
        self, match: Match, seat: int | None, levels: Sequence[str], lang: str, console: Console, seed: int
    ) -> None:
        self.match = match
        self.seat = seat
        self.levels = levels
        self.bots = [bot(level) for level in levels]
        self.console = console
        self.lines = Lines(lang, match.game)
        self.lines.names = [self._named(place) for place in range(match.seats)]
        self.luck = Random(f"terminal {seed}")
        self.told = 0
        match.listen()

    def _named(self, seat: int) -> str:
        if seat == self.seat:
            return self.lines.text("cli-you")
        return self.lines.text("cli-bot", {"level": f"level-{self.levels[seat].partition(':')[0]}", "number": seat + 1})

    def run(self) -> None:
        """Play the match to its end; raises `Left` if the player leaves."""
        try:
            self._run()
        finally:
            for player in self.bots:
                if isinstance(player, OutsideBot):
                    player.close(self.match.scores if self.match.over else None)

    def _run(self) -> None:
        self.show()
        while (seat := self.match.seat) is not None:
            if seat == self.seat:
                action = self.ask()
                if action is not None:
                    self.play(action)
            else:
                player = self.bots[seat]
                seen = None if player.blind else self.match.state.seen(seat)
                code = player.choose(self.match.game, seat, seen, self.match.state.legal(), self.luck)
                self.play(self.match.game.space.actions[code])
        self.show()
        self.say(*ranking(self.match, self.lines))

    def say(self, *lines: str) -> None:
        """Print lines as they are."""
        for line in lines:
            self.console.print(Text(line), soft_wrap=True)

    def show(self) -> None:
        """Print the position as the player may see it."""
        self.say("", *position(self.match, self.seat, self.lines), "")

    def play(self, action: Action) -> None:
        """Play an action and tell what happened."""
        seat = self.match.seat
        if seat is not None and seat != self.seat:
            self.say(self.lines.text("cli-took", {"seat": seat, "action": self.lines.action(action)}))
        self.match.play(action)
        self.tell()

    def tell(self) -> None:
        """Print the events since the last time."""
        story = self.match.story or []
        for _, event in story[self.told :]:
            self.say(f"  {self.lines.event(hear(event, self.seat))}")
        self.told = len(story)

    def ask(self) -> Action | None:
        """Ask for an action; None: the question must be asked anew."""
        question = self.match.question
        assert question is not None
        self.say("", self.lines.text(question.message, question.args))
        offered = self.match.actions
        families = list(dict.fromkeys(action.family for action in offered))
        if len(offered) > LONG and len(families) > 1:
            counts = [sum(action.family == family for action in offered) for family in families]
            self._list(
                [
                    self.lines.text("cli-group-line", {"group": self.lines.group(family), "count": count})
                    for family, count in zip(families, counts, strict=True)
                ]
            )
            answer = self._answer("cli-choose-group", len(families))
            if not isinstance(answer, int):
                return answer
            offered = [action for action in offered if action.family == families[answer]]
        self._list([self.lines.action(action) for action in offered])
        answer = self._answer("cli-choose", len(offered))
        return offered[answer] if isinstance(answer, int) else answer

    def _list(self, items: Sequence[str]) -> None:
        numbered = [Text(f"{number:3d}  {item}") for number, item in enumerate(items, 1)]
        if len(numbered) <= 9:
            for line in numbered:
                self.console.print(line)
        else:
            self.console.print(Columns(numbered, padding=(0, 3), column_first=True))

    def _answer(self, prompt: str, count: int) -> int | Action | None:
        """Read until there is a place in the list, an action named by its text, or None: ask anew."""
        while True:
            text = self._read(self.lines.text(prompt))
            if text.isdigit() and 1 <= int(text) <= count:
                return int(text) - 1
            if text == "b":
                return None
            if self._command(text):
                if text == "u":
                    return None
                continue
            if (action := self._named_action(text)) is not None:
                return action

    def _named_action(self, text: str) -> Action | None:
        near = [action for action in self.match.actions if action.text.startswith(text.lower())]
        if len(near) == 1:
            return near[0]
        try:
            action = self.match.game.space.parse(text)
        except UnknownAction:
            self.say(self.lines.text("cli-unknown", {"text": repr(text)}))
            return None
        refusal = self.match.why_not(action)
        if refusal is None:
            return action
        self.say(self.lines.refusal(refusal))
        return None

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt}: ")).strip()
        except EOFError:
            raise Left from None

    def _command(self, text: str) -> bool:
        """Carry out one of the commands of the help text; tell whether it was one."""
        word, _, rest = text.partition(" ")
        if text in ("", "?"):
            self.say(*self.lines.text("cli-help").splitlines())
        elif text == "v":
            self.show()
        elif text == "s":
            self._sources()
        elif text == "r":
            self._rules()
        elif text == "h":
            self._hint()
        elif word == "w" and rest:
            self._why(rest)
        elif text == "u":
            self._undo()
        elif text == "q":
            raise Left
        else:
            return False
        return True

    def _sources(self) -> None:
        sums: dict[tuple[int, str], int] = {}
        for seat, points, source in self.match.ledger:
            sums[seat, source] = sums.get((seat, source), 0) + points
        for (seat, source), points in sorted(sums.items()):
            self.say(f"  {self.lines.seat(seat)}: {points:4d}  {self.lines.source(source)}")

    def _rules(self) -> None:
        question = self.match.question
        rules = self.match.game.rules
        for id in question.rules if question is not None else ():
            self.say(f"  {id} {rules[id].text(self.lines.lang)}")

    def _hint(self) -> None:
        """Tell the best plans for the turn, as far as chance allows to plan."""
        match, seat = self.match, self.match.state.seat
        luck = Random(f"hint {len(match.log)}")
        for plan in advise(match.game, seat, match.state.seen(seat), match.state.legal(), luck):
            names = ", ".join(self.lines.action(match.game.space.actions[code]) for code in plan.codes)
            told = {"plan": names, "points": round(plan.scores[seat]), "lead": round(plan.lead)}
            self.say(f"  {self.lines.text('cli-plan', told)}")
            if plan.wins is not None:
                self.say(f"    {self.lines.text('cli-chance', {'chance': round(100 * plan.wins[seat])})}")

    def _why(self, text: str) -> None:
        try:
            refusal = self.match.why_not(text)
        except UnknownAction as error:
            self.say(str(error))
            return
        self.say(self.lines.text("cli-allowed") if refusal is None else self.lines.refusal(refusal))

    def _undo(self) -> None:
        if not self.match.undoable:
            self.say(self.lines.text("cli-no-undo"))
            return
        self.match = self.match.back(1)
        self.told = len(self.match.story or [])
        self.say(self.lines.text("cli-undone"))


def ranking(match: Match, lines: Lines) -> list[str]:
    """Return the end of a match in words."""
    told = [lines.text("cli-over")]
    place = 1
    for group in match.ranking:
        names = lines.join([lines.seat(seat) for seat in group])
        told.append("  " + lines.text("cli-rank", {"rank": place, "seats": names, "score": match.scores[group[0]]}))
        place += len(group)
    return told
