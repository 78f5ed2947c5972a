"""The contract suite: what every game promises, checked over random matches.

Each `check_...` function takes positions from a random match and raises AssertionError with what went wrong. The tests
in `tests/contract` run them over the catalogue; a game of your own passes them in the same way:

    from kancha.kernel import testing

    def test_my_game_keeps_the_contract():
        testing.check_everything(MyGame(), seats=3, seed=1)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from kancha.kernel.action import Family
from kancha.kernel.fields import field_names
from kancha.kernel.match import Match, MatchRecord, start
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import ASIDE, CHANCE, Part, State, Step
from kancha.kernel.view import hear, loans, sights, to_data, view, visibility

LONGEST = 50_000
"""A match with more decisions than this is taken for endless."""
REFUSALS = 12
"""So many answers are looked at, why they are impossible, in each position."""


def rule(*ids: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Cite the paragraphs of `rules.toml` that a test proves."""

    def cite(test: Callable[..., None]) -> Callable[..., None]:
        import pytest  # the rest of this module serves without it

        for id in ids:
            test = pytest.mark.rule(id)(test)
        return test

    return cite


def random_match(
    game: Rulebook, seats: int, seed: int, options: dict[str, Any] | None = None, most: int = LONGEST
) -> Iterator[Match]:
    """Play uniformly random actions; yield the match before each decision of a seat, and at the end."""
    match = start(game, seats, seed, options)
    rng = Random(f"{game.id} {seats} {seed}")
    while not match.over:
        yield match
        codes = match.state.legal()
        match.take(codes[rng.randrange(len(codes))])
        assert len(match.log) < most, f"no end after {most} decisions"
    yield match


def check_legal(match: Match) -> None:
    """Legal is never empty, repeats itself, has no doubles, counts right, and its texts and codes parse back."""
    space = match.game.space
    codes = match.state.legal()
    assert codes, f"nothing is legal in {match.question}"
    assert codes == match.state.legal(), f"legal is not stable in {match.question}"
    assert len(codes) == len(set(codes)), f"legal has doubles in {match.question}"
    step = match.state.stack[-1]
    assert step.how_many(match.state) == len(codes), f"{match.question} counts its answers wrongly"
    for code in (codes[0], codes[len(codes) // 2], codes[-1], *space.of[codes[-1]].codes[::40]):
        assert step.is_legal(match.state, code) == (code in codes), f"{match.question} errs about {space.actions[code]}"
    for code in codes:
        action = space.actions[code]
        assert action.code == code
        assert not step.ANSWERS or step.is_asked(code), f"{match.question} offers {action}, which is not in its ANSWERS"
        assert space.parse(str(action)) is action, f"{action} does not parse back"


def check_agreement(match: Match, rng: Random, pairs: int) -> int:
    """`legal` and `refusal` agree on a sample of the space: all legal codes, kin of theirs, and any others."""
    game, state = match.game, match.state
    legal = set(state.legal())
    families = {game.space.actions[code].family for code in legal}
    kin = [code for family in game.space.families if family.name in families for code in family.codes]
    sample = set(rng.sample(sorted(legal), min(len(legal), pairs // 3)))
    sample.update(rng.choices(kin, k=pairs // 3))
    sample.update(rng.randrange(len(game.space)) for _ in range(pairs // 3))
    rules = game.rules
    for code in sorted(sample):
        refusal = state.refusal(code)
        action = game.space.actions[code]
        where = f"{action!r} at {match.question}"
        if code in legal:
            assert refusal is None, f"legal offers {where}, but refusal says {refusal}"
        else:
            assert refusal is not None, f"legal does not offer {where}, but refusal has no objection"
            assert refusal.rule in rules, f"refusal of {where} cites unknown rule {refusal.rule!r}"
            assert refusal.message, f"refusal of {where} has no message"
    return len(sample)


def check_clone(state: State) -> None:
    """A clone is equal, shares nothing that can change, and playing on it leaves the original alone."""
    before = to_data(state)
    copy = state.clone()
    assert type(copy) is type(state)
    assert to_data(copy) == before, "the clone differs"
    shared = _mutables(state).keys() & _mutables(copy).keys()
    assert not shared, f"state and clone share {[_mutables(state)[key] for key in shared]}"
    if copy.stack:
        copy.play(copy.legal()[0])
    assert to_data(state) == before, "playing on the clone changed the original"


def _mutables(node: Any, path: str = "state") -> dict[int, str]:
    found: dict[int, str] = {}
    if isinstance(node, Part):
        found[id(node)] = path
        seen = sights(type(node))
        lent = loans(type(node))
        for name in field_names(type(node)):
            if seen.get(name) not in ASIDE and name not in lent:
                found |= _mutables(getattr(node, name), f"{path}.{name}")
    elif isinstance(node, list):
        found[id(node)] = path
        for i, item in enumerate(node):
            found |= _mutables(item, f"{path}[{i}]")
    else:
        plain = node is None or isinstance(node, (int, str))
        assert plain, f"{path} holds a {type(node).__name__}: states are made of ints, strings, lists and parts"
    return found


def check_data(match: Match) -> None:
    """A state survives the way through plain data: same data, same legal actions."""
    data = json.loads(json.dumps(match.data()))
    again = match.game.state(data)
    assert to_data(again) == match.data()
    assert again.legal() == match.state.legal()


def check_seen(match: Match) -> None:
    """What a seat sees is its view as a state: the same from the state, from plain data and from what was seen."""
    for seat in [*range(match.seats), None]:
        seen = match.state.seen(seat)
        assert type(seen) is type(match.state)
        told = to_data(seen)
        from_view = to_data(match.game.state(json.loads(json.dumps(match.view(seat)))))
        assert told == from_view, f"seat {seat} sees {_difference(from_view, told)}"
        assert to_data(seen.seen(seat)) == told
        assert to_data(seen.seen(None)) == to_data(match.state.seen(None))
        shared = _mutables(match.state).keys() & _mutables(seen).keys()
        assert not shared, f"state and what is seen of it share {[_mutables(seen)[key] for key in shared]}"


def check_secrecy(match: Match, rng: Random) -> int:
    """What a seat cannot see cannot reach it; return how many re-dealt twins really differed.

    A twin is a clone in which `fill` has dealt anew what the seat cannot know. View and legal actions must be the same
    for that seat; and if the view cannot tell the two apart after the same action, neither may the events.
    """
    game, state = match.game, match.state
    differed = 0
    for seat in [*range(match.seats), None]:
        seen = view(state, seat)
        twin = state.clone()
        game.fill(twin, seat, rng)
        assert view(twin, seat) == seen, f"seat {seat} sees what it should not: {_difference(seen, view(twin, seat))}"
        assert to_data(twin.seen(seat)) == to_data(state.seen(seat)), f"what seat {seat} sees tells of hidden things"
        assert twin.seat == state.seat, f"who must answer tells seat {seat} of hidden things: {state.stack[-1]!r}"
        differed += to_data(twin) != to_data(state)
        if state.seat == seat:
            assert twin.legal() == state.legal(), f"seat {seat}'s legal actions tell of hidden things"
            check_refusals(match, twin, rng)
            code = rng.choice(state.legal())
            here, there = _heard(state, code, seat), _heard(twin, code, seat)
            assert here[0] != there[0] or here[1] == there[1], f"events tell seat {seat} more than its view"
            check_undo(state, twin, code)
    return differed


def check_refusals(match: Match, twin: State, rng: Random) -> None:
    """Why something is impossible is the same in a position that the seat which is asked cannot tell from this one."""
    state, actions = match.state, match.game.space.actions
    families = [answer.codes if isinstance(answer, Family) else [answer] for answer in state.stack[-1].ANSWERS]
    for code in rng.choices([code for codes in families for code in codes] or range(len(actions)), k=REFUSALS):
        here, there = state.refusal(code), twin.refusal(code)
        same = (here is None) == (there is None)
        if here is not None and there is not None:
            same = (here.rule, here.message, here.args) == (there.rule, there.message, there.args)
        assert same, f"why {actions[code]} is impossible tells of hidden things: {here} or {there}"


def check_undo(state: State, twin: State, code: int) -> None:
    """An action that shows its own seat hidden things, before anybody else answers, must be noted by `reveal`."""
    seat = state.seat
    here, there = state.clone(), twin.clone()
    here.play(code)
    there.play(code)
    if here.seat == seat and here.reveals == state.reveals:
        seen, other = view(here, seat), view(there, seat)
        assert seen == other, f"seat {seat} could undo after learning of{_difference(other, seen)}"


def check_events(match: Match, rng: Random) -> None:
    """For seats that cannot tell two answers of another (or of chance) apart by view, the events are alike too.

    Answers that lead to the very same position may be told apart: nothing hidden differs.
    """
    state = match.state.clone()
    for _ in range(4):
        if not state.stack:
            return
        codes = state.legal()
        if len(codes) > 1:
            one, two = rng.sample(codes, 2)
            for seat in [*range(match.seats), None]:
                if seat != state.seat:
                    here, there = _heard(state, one, seat), _heard(state, two, seat)
                    same = here[0] == there[0] and _after(state, one) != _after(state, two)
                    assert not same or here[1] == there[1], f"events tell seat {seat} more than its view: {here[1]}"
        state.play(codes[rng.randrange(len(codes))])


def _after(state: State, code: int) -> Any:
    after = state.clone()
    after.play(code)
    return to_data(after)


def _heard(state: State, code: int, seat: int | None) -> tuple[Any, Any]:
    after = state.clone()
    after.events = []
    after.play(code)
    return view(after, seat), [hear(event, seat) for event in after.events]


def check_imagination(match: Match, rng: Random) -> None:
    """An imagined state fits the view, conserves what is conserved, and can be played on."""
    game = match.game
    for seat in [*range(match.seats), None]:
        seen = match.view(seat)
        state = game.imagine(json.loads(json.dumps(seen)), seat, rng)
        assert view(state, seat) == seen, f"seat {seat}'s imagination: {_difference(seen, view(state, seat))}"
        assert game.conserved(state) == game.conserved(match.state)
        check_clone(state)
        for _ in range(20):
            if not state.stack:
                break
            codes = state.legal()
            assert codes, f"an imagined state has no legal action in {state.stack[-1]!r}"
            state.play(codes[rng.randrange(len(codes))])


def _difference(one: Any, two: Any, path: str = "view") -> str:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return "".join(_difference(one[key], two[key], f"{path}.{key}") for key in one)
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        return "".join(_difference(a, b, f"{path}[{i}]") for i, (a, b) in enumerate(zip(one, two, strict=True)))
    return "" if one == two else f" {path}: {one!r} against {two!r};"


def check_scores(match: Match) -> None:
    """Totals are the sums of the ledger, scores follow from it, and the ranking names each scored seat once."""
    sums = [0] * len(match.state.ledger.totals)
    for seat, points, source in match.ledger:
        assert source, "a ledger entry names no source"
        sums[seat] += points
    assert sums == match.state.ledger.totals
    if type(match.game).scores is Rulebook.scores:
        assert match.scores == sums
    assert sorted(seat for group in match.ranking for seat in group) == list(range(len(match.scores)))


def check_record(match: Match, path: Any) -> None:
    """Save, load and replay give the same state, and the same text again."""
    record = match.record()
    record.save(path)
    loaded = MatchRecord.load(path)
    assert loaded.text() == record.text()
    again = loaded.replay(game=match.game)
    assert again.data() == match.data()
    assert again.log == match.log


def check_same_seed(game: Rulebook, seats: int, seed: int, options: dict[str, Any] | None = None) -> None:
    """The same seed and the same decisions give the same match."""
    first, second = (list(random_match(game, seats, seed, options))[-1] for _ in range(2))
    assert first.log == second.log
    assert first.data() == second.data()


def check_everything(
    game: Rulebook, seats: int, seed: int, options: dict[str, Any] | None = None, every: int = 7, pairs: int = 60
) -> int:
    """Play one random match and check all promises along the way; return the number of judged pairs."""
    rng = Random(f"contract {game.id} {seats} {seed}")
    judged, differed, sampled = 0, 0, 0
    conserved: dict[str, int] | None = None
    past: list[tuple[State, str]] = []
    match = None
    for number, match in enumerate(random_match(game, seats, seed, options)):
        counts = game.conserved(match.state)
        assert conserved is None or counts == conserved, f"not conserved: {_difference(conserved, counts)}"
        conserved = counts
        if match.over:
            break
        judged += check_agreement(match, rng, pairs)
        if number % every == 0:
            check_legal(match)
            check_clone(match.state)
            check_data(match)
            check_seen(match)
            check_scores(match)
        if number % (every * 3) == 0:
            sampled += 1
            differed += check_secrecy(match, rng)
            check_events(match, rng)
            check_imagination(match, rng)
            past.append((match.state.clone(), json.dumps(match.data())))
    assert match is not None
    assert match.over
    check_scores(match)
    for state, data in past:
        assert json.dumps(to_data(state)) == data, "a past state has changed"
    hides = any(sight not in ASIDE for kind in game.parts for sight in sights(kind).values())
    assert differed or not hides, "the game hides things, but `fill` never dealt anything anew"
    return judged


def check_answers(game: Rulebook) -> None:
    """Every step that asks names the families that answer it."""
    steps = [kind for kind in game.parts if issubclass(kind, Step) and kind.legal is not Step.legal]
    silent = [kind.__name__ for kind in steps if not kind.ANSWERS]
    assert not silent, f"these steps do not say what answers them (ANSWERS): {', '.join(silent)}"


def check_visibility(game: Rulebook, golden: str) -> None:
    """The list of all fields with who sees them is the reviewed one, so no field becomes public by accident."""
    now, reviewed = visibility(game.parts), golden.strip().splitlines()
    missing = [line for line in reviewed if line not in now]
    new = [line for line in now if line not in reviewed]
    assert sorted(now) == sorted(reviewed), f"who sees what has changed: not reviewed {new}, gone {missing}"


__all__ = ["CHANCE", "check_answers", "check_everything", "check_visibility", "random_match", "rule"]
