"""The turn bar: for the seat that is asked, the places of a step with their answers, and what answers bring.

Everything is made from an imagined position of the seat that is asked, from its own decisions, and from what the game
declares in its `guide` and `measures`. No sentence is written for an action.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from kancha.kernel.action import Action, kebab
from kancha.kernel.credit import credited
from kancha.kernel.guide import Place
from kancha.kernel.measures import difference, place_of
from kancha.kernel.outlook import Lookout
from kancha.kernel.prospect import Prospect
from kancha.kernel.reasons import Judged, Reason
from kancha.kernel.scene import Text
from kancha.kernel.state import CHANCE, State
from kancha.kernel.turn import Crumb, Effect, Outlook, Slot, Then, Turn

if TYPE_CHECKING:
    from kancha.kernel.match import Match
    from kancha.kernel.rulebook import Rulebook
    from kancha.kernel.units import Trace

FEW: Final = 12
"""A family with no more actions than this gets a place for each, if the game says nothing."""
NONE: Final[list[int]] = []
"""The places of an answer that has none."""
MOST_TAKEN: Final = 12
"""So many answers "take all" gives at once."""


class Bar:
    """The turn bar of one game: the places of its steps, found once."""

    def __init__(self, game: Rulebook) -> None:
        self._game = game
        self._codes: dict[str, list[int]] = {}
        for action in game.space.actions:
            self._codes.setdefault(action.family, []).append(action.code)
        self._places: dict[str, list[_Site]] = {}
        self._slot: dict[str, dict[int, _Site]] = {}
        self._homes: dict[str, list[list[int]]] = {}
        """By step and code: the numbers of all places that the answer is in; none if it has not been asked for yet."""
        self._kinds: dict[str, dict[int, str]] = {}
        """By step: the kinds of the answers that were given or offered there."""
        for step, asked in game.guide.steps.items():
            self._settle(step, asked.places)

    def slot(self, step: str, code: int) -> str:
        """Return the id of the place of an answer; empty if it has none."""
        sites = self._slot.get(step)
        site = None if sites is None else sites.get(code)
        return "" if site is None else site.id

    def kind(self, step: str, code: int) -> str:
        """Return what sort of answer it is: act, skip, decline or end."""
        known = self._kinds.get(step)
        if known is None:
            known = self._kinds[step] = {}
        kind = known.get(code)
        if kind is None:
            kind = known[code] = self._game.guide.kind(step, self._game.space.actions[code])
        return kind

    def prepare(self, s: State) -> None:
        """Find the places of the pending question, if it has not been asked before."""
        self._sites(kebab(type(s.stack[-1]).__name__), s, s.legal())

    def turn(self, match: Match, trace: Trace, reasons: bool = True, legal: list[int] | None = None) -> Turn:
        """Return the turn of the seat that must answer; `trace` is that of the match, `legal` its answers, if known.

        Without `reasons`, impossible places are told why only where that decides whether they are shown: see `reasons`.
        """
        seat = match.seat
        if seat is None:
            raise ValueError("nobody must answer")
        step = kebab(type(match.state.stack[-1]).__name__)
        # Whatever a seat cannot see, it is asked the same and may answer the same.
        codes = match.legal.codes if legal is None else legal
        imagined = _Imagined(self._game, match.state, seat)
        offered = self._offered(step, codes)
        if offered is None:
            self._sites(step, imagined, codes)
            offered = self._offered(step, codes) or []
        sites = self._places[step]
        shown = [self._show(site, step, imagined, offered[n], reasons) for n, site in enumerate(sites)]
        slots = [slot for slot in shown if slot is not None]
        turn = Turn(
            self._crumbs(step, trace, seat, codes),
            slots,
            len(codes) == 1,
            self._game.obvious(match.state),
            undo_why(match),
        )
        asked = self._game.guide.steps.get(step)
        if asked is not None and asked.takes:
            after = self._take(imagined.state, seat, turn.all)
            if turn.all:
                moved = difference(imagined.tally, self._game.tally(after, seat))
                turn.due = effects(self._game, imagined.tally, moved, seat)
        return turn

    def reasons(self, match: Match) -> Iterator[tuple[str, Reason] | None]:
        """Tell why places are impossible, with their ids, as far as a `turn` without reasons does not.

        It is done in a copy, so that the match may go on meanwhile; after each answer there is None, for whoever wants
        to rest or to stop.
        """
        seat = match.seat
        if seat is None:
            raise ValueError("nobody must answer")
        s = self._game.imagine(match.state, seat, Random("turn"))
        codes = s.legal()
        sites = self._sites(kebab(type(s.stack[-1]).__name__), s, codes)
        closed = [site for site in sites if not site.place.hides and site.codes.keys().isdisjoint(codes)]
        return _reasons(s, closed)

    def _take(self, s: State, seat: int, taken: list[int]) -> State:
        """Take what is due in a copy, until it needs a choice or turns something up; note the answers if several."""
        after = s.clone()
        found: list[int] = []
        while len(found) < MOST_TAKEN and after.stack and after.seat == seat and after.reveals == s.reveals:
            step = kebab(type(after.stack[-1]).__name__)
            asked = self._game.guide.steps.get(step)
            if asked is None or not asked.takes:
                break
            codes = after.legal()
            for site in self._sites(step, after, codes):
                legal = [code for code in codes if code in site.codes]
                if legal:
                    break
            if len(legal) != 1 or self._game.space.actions[legal[0]].family not in asked.takes:
                break
            found.append(legal[0])
            after.play(legal[0])
        if len(found) > 1:
            taken += found
        return after

    def outlook(self, lookout: Lookout, code: int, share: int) -> Outlook:
        """Return what comes of one answer; `share` says how much may be tried for it."""
        prospect = lookout.look(code, share)
        step = kebab(type(lookout.state.stack[-1]).__name__)
        return self._tell(prospect, lookout.seat, step)

    def _tell(self, prospect: Prospect, seat: int, step: str) -> Outlook:
        told = Outlook(
            self._changes(prospect, seat),
            prospect.locked,
            prospect.ends,
            prospect.open,
            prospect.about,
            Text(f"question-{prospect.step}", dict(prospect.args)) if prospect.step else None,
        )
        wasted = self._game.guide.lost(step, self._game.space.actions[prospect.code].family)
        for id in wasted:
            place = place_of(self._game.measures, id)
            left = prospect.before[seat][place]
            lost = -prospect.line[seat][place] or left
            if left > 0:
                told.waste.append(Effect(id, -lost, left - lost, seat))
        if wasted:
            told.changes = [change for change in told.changes if change.seat != seat or change.measure not in wasted]
        told.then = self._then(prospect, seat)
        return told

    def _then(self, prospect: Prospect, seat: int) -> list[Then]:
        """Tell what the next question would offer, place by place, without what lives within a turn only."""
        found: dict[str, Prospect] = {}
        sites = self._slot.get(prospect.offers, {})
        for then in prospect.then:
            site = sites.get(then.code)
            if site is None:
                continue
            if site.id in found:
                found[site.id].join(then)
            else:
                found[site.id] = then
        passing = [measure.id for measure in self._game.measures if measure.fleeting]
        told: list[Then] = []
        for id, then in found.items():
            changes = [change for change in self._changes(then, seat) if change.measure not in passing]
            if changes:
                told.append(Then(id, sites[then.code].title, changes, then.locked))
        return told

    def _changes(self, prospect: Prospect, seat: int) -> list[Effect]:
        known = credited(self._game.measures, prospect)
        low, high = known.low, known.high
        found: list[Effect] = []
        for owner, place in order(self._game, len(low), seat):
            if prospect.mixed[owner][place] or (low[owner][place] == 0 and high[owner][place] == 0):
                continue
            if self._game.measures[place].due and high[owner][place] <= 0:
                continue
            change = effect(self._game, prospect.before, owner, place, low[owner][place])
            if high[owner][place] != low[owner][place]:
                change.most = high[owner][place]
            found.append(change)
        return found

    def _crumbs(self, step: str, trace: Trace, seat: int, codes: list[int]) -> list[Crumb]:
        guide = self._game.guide
        crumbs: list[Crumb] = []
        for place in trace.open():
            if trace.who[place] != seat:
                continue
            action = self._game.space.actions[trace.log[place]]
            asked = guide.steps.get(trace.steps[place])
            site = self._slot.get(trace.steps[place], {}).get(action.code)
            if asked is not None and asked.done:
                text = Text(asked.done, {**action.fields})
            elif site is not None and len(site.codes) == 1:
                text = site.title
            else:
                text = Text(f"action-{action.family}", {**action.fields})
            crumbs.append(Crumb(text, "done"))
        asked = guide.steps.get(step)
        if asked is not None and asked.crumb:
            crumbs.append(Crumb(Text(asked.crumb), "now"))
        else:
            crumbs.append(Crumb(Text(f"group-{self._game.space.actions[codes[0]].family}"), "now"))
        return crumbs + [Crumb(Text(id), "next") for id in (asked.next if asked is not None else [])]

    def _sites(self, step: str, at: State | _Imagined, codes: list[int]) -> list[_Site]:
        known = self._places.get(step)
        if known is None or not self._slot[step].keys() >= set(codes):
            asked = self._game.guide.steps.get(step)
            places = [] if asked is None else asked.places
            if not places:
                places = self._guess(at.state if isinstance(at, _Imagined) else at, codes)
            known = self._settle(step, places)
        return known

    def _settle(self, step: str, places: list[Place]) -> list[_Site]:
        known = self._places[step] = [site for place in places for site in self._split(place)]
        self._slot[step] = {code: site for site in reversed(known) for code in site.codes}
        homes: list[list[int]] = [NONE] * len(self._game.space.actions)
        for number, site in enumerate(known):
            for code in site.codes:
                homes[code] = [*homes[code], number]
        self._homes[step] = homes
        return known

    def _guess(self, s: State, codes: list[int]) -> list[Place]:
        """Give a place to every family that the step asks for."""
        step = s.stack[-1]
        before = [site.place.families[0] for site in self._places.get(kebab(type(step).__name__), [])]
        legal = {*before, *(self._game.space.actions[code].family for code in codes)}
        places: list[Place] = []
        for family, members in self._codes.items():
            if family in legal or step.is_asked(members[0]):
                places.append(Place(family, by="*" if 1 < len(members) <= FEW else ""))
        return places

    def _split(self, place: Place) -> list[_Site]:
        actions = self._game.space.actions
        codes = [code for family in place.families for code in self._codes[family]]
        if not place.by:
            return [_Site(place.families[0], place, [actions[code] for code in codes])]
        found: dict[str, list[Action]] = {}
        for code in codes:
            action = actions[code]
            value = action.text.replace(" ", "-") if place.by == "*" else f"{action.family}-{action.fields[place.by]}"
            found.setdefault(value, []).append(action)
        return [_Site(id, place, members) for id, members in found.items()]

    def _offered(self, step: str, codes: list[int]) -> list[list[int]] | None:
        """Return the answers in each place of a step, in the order of its places; None if one has no place yet."""
        homes = self._homes.get(step)
        if homes is None:
            return None
        found: list[list[int]] = [[] for _ in self._places[step]]
        for code in codes:
            numbers = homes[code]
            if not numbers:
                return None
            for number in numbers:
                found[number].append(code)
        return found

    def _show(self, site: _Site, step: str, at: _Imagined, legal: list[int], reasons: bool) -> Slot | None:
        place = site.place
        hides = place.hides
        if not legal and "*" in hides:
            return None
        reason = self._reason(site, at.state) if not legal and (reasons or hides) else None
        if reason is not None and reason.message in hides:
            return None
        slot = Slot(site.id, site.title, legal, place.group, site.symbol, self.kind(step, site.first.code))
        if place.shows:
            number = place_of(self._game.measures, place.shows)
            count = at.tally[at.seat][number] // self._game.measures[number].per
            slot.note = Text(f"measure-{place.shows}", {"count": count})
        elif place.notes and (note := self._game.note(at.state, at.seat, site.id)):
            slot.note = Text(note[0], {**note[1]})
        slot.reason = reason
        return slot

    def _reason(self, site: _Site, s: State) -> Reason | None:
        judged = Judged(list(site.codes), site.place)
        for code in judged.codes:
            judged.hear(s.refusal(code))
            if judged.is_clear:
                break
        return judged.reason()


def order(game: Rulebook, seats: int, first: int | None) -> list[tuple[int, int]]:
    """Return seat and measure of every number of a tally as it is told: one seat first, common ones once."""
    owners = [] if first is None else [first]
    owners += [seat for seat in range(seats) if seat != first]
    return [
        (owner, place)
        for owner in owners
        for place, measure in enumerate(game.measures)
        if owner == owners[0] or not measure.common
    ]


def effect(game: Rulebook, before: list[list[int]], owner: int, place: int, by: int) -> Effect:
    """Return how far a measure of a seat moves."""
    measure = game.measures[place]
    change = Effect(measure.id, by, before[owner][place] + by)
    if not measure.common:
        change.seat = owner
    return change


def effects(game: Rulebook, before: list[list[int]], moved: list[list[int]], first: int | None) -> list[Effect]:
    """Return what has moved, one seat first, without what lives within a turn."""
    found: list[Effect] = []
    owners = ([] if first is None else [first]) + [seat for seat in range(len(moved)) if seat != first]
    for owner in owners:
        for place, by in enumerate(moved[owner]):
            if by:
                measure = game.measures[place]
                if not measure.fleeting and (owner == owners[0] or not measure.common):
                    found.append(effect(game, before, owner, place, by))
    return found


class _Imagined:
    """A position as the seat that must answer may imagine it: it is, when something must be found out in it."""

    def __init__(self, game: Rulebook, true: State, seat: int) -> None:
        self._game = game
        self._true = true
        self.seat = seat
        self._state: State | None = None
        self._tally: list[list[int]] | None = None

    @property
    def state(self) -> State:
        """A complete position that the seat cannot tell from the true one."""
        if self._state is None:
            self._state = self._game.imagine(self._true, self.seat, Random("turn"))
        return self._state

    @property
    def tally(self) -> list[list[int]]:
        """Its measures: those that a seat may know are the same in all that it can imagine."""
        if self._tally is None:
            self._tally = self._game.tally(self._true, self.seat)
        return self._tally


class _Site:
    """A place with the actions of its own."""

    def __init__(self, id: str, place: Place, actions: list[Action]) -> None:
        self.id = id
        self.place = place
        self.first = actions[0]
        self.codes = {action.code: None for action in actions}
        shared: Mapping[str, int | str] = {
            key: value
            for key, value in actions[0].fields.items()
            if all(action.fields.get(key) == value for action in actions)
        }
        title = f"action-{actions[0].family}" if place.by == "*" else place.title.format(**actions[0].fields)
        self.title = Text(title, {**shared})
        value = str(actions[0].fields.get(place.by, ""))
        self.symbol = place.symbols.get(value) or place.symbol.format(**actions[0].fields)


def _reasons(s: State, sites: list[_Site]) -> Iterator[tuple[str, Reason] | None]:
    for site in sites:
        judged = Judged(list(site.codes), site.place)
        for code in judged.codes:
            judged.hear(s.refusal(code))
            yield None
            if judged.is_clear:
                break
        reason = judged.reason()
        if reason is not None:
            yield site.id, reason


def undo_why(match: Match) -> Text | None:
    """Say why the seat that must answer cannot take anything back; None if it can."""
    if match.undoable or match.seat is None:
        return None
    if not match.who:
        return Text("undo-start")
    last = match.who[-1]
    if last == CHANCE:
        return Text("undo-chance")
    return Text("undo-reveal") if last == match.seat else Text("undo-other", {"seat": last})
