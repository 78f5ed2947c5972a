"""The turn bar: for the seat that is asked, the places of a step with their answers, and what answers bring.

Everything is made from what the seat that is asked may know and answer, from its own decisions, and from what the game
declares in its `guide` and `measures`; what comes of answers is tried in an imagined position. No sentence is written
for an action.
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
        # Whatever a seat cannot see, it is asked and refused the same, and may answer the same: the contract suite
        # holds games to it, so nothing need be imagined for that.
        codes = match.legal.codes if legal is None else legal
        here = _Here(self._game, match.state, seat)
        offered = self._offered(step, codes)
        if offered is None:
            self._sites(step, match.state, codes)
            offered = self._offered(step, codes) or []
        sites = self._places[step]
        shown = [self._show(site, here, offered[n], reasons) for n, site in enumerate(sites)]
        slots = [slot for slot in shown if slot is not None]
        turn = Turn(
            self._crumbs(step, trace, seat, codes),
            slots,
            len(codes) == 1,
            self._game.obvious(match.state),
            undo_why(match),
        )
        first = self._due(step, offered)
        if first >= 0:
            after = self._game.imagine(match.state, seat, Random("turn"))
            turn.all = self._take(after, seat, first)
            if turn.all:
                moved = difference(here.tally, self._game.tally(after, seat))
                turn.due = effects(self._game, here.tally, moved, seat)
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

    def _take(self, s: State, seat: int, first: int) -> list[int]:
        """Take what is due, until it needs a choice or turns something up; return the answers if they are several."""
        found: list[int] = []
        code, reveals = first, s.reveals
        while code >= 0:
            found.append(code)
            s.play(code)
            if len(found) == MOST_TAKEN or not s.stack or s.seat != seat or s.reveals != reveals:
                break
            step = kebab(type(s.stack[-1]).__name__)
            codes = s.legal()
            self._sites(step, s, codes)
            code = self._due(step, self._offered(step, codes) or [])
        return found if len(found) > 1 else []

    def _due(self, step: str, offered: list[list[int]]) -> int:
        """Return the answer that is taken first of those offered in the places of a step; -1 if none hands out."""
        asked = self._game.guide.steps.get(step)
        if asked is None or not asked.takes:
            return -1
        for codes in offered:
            if codes:
                is_due = len(codes) == 1 and self._game.space.actions[codes[0]].family in asked.takes
                return codes[0] if is_due else -1
        return -1

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

    def _sites(self, step: str, s: State, codes: list[int]) -> list[_Site]:
        known = self._places.get(step)
        if known is None or not self._slot[step].keys() >= set(codes):
            asked = self._game.guide.steps.get(step)
            places = [] if asked is None else asked.places
            if not places:
                places = self._guess(s, codes)
            known = self._settle(step, places)
        return known

    def _settle(self, step: str, places: list[Place]) -> list[_Site]:
        known = self._places[step] = [site for place in places for site in self._split(place, step)]
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

    def _split(self, place: Place, step: str) -> list[_Site]:
        actions = self._game.space.actions
        codes = [code for family in place.families for code in self._codes[family]]
        if not place.by:
            return [_Site(place.families[0], place, [actions[code] for code in codes], self.kind(step, codes[0]))]
        found: dict[str, list[Action]] = {}
        for code in codes:
            action = actions[code]
            value = action.text.replace(" ", "-") if place.by == "*" else f"{action.family}-{action.fields[place.by]}"
            found.setdefault(value, []).append(action)
        return [_Site(id, place, members, self.kind(step, members[0].code)) for id, members in found.items()]

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

    def _show(self, site: _Site, at: _Here, legal: list[int], reasons: bool) -> Slot | None:
        place = site.place
        hides = place.hides
        if not legal and "*" in hides:
            return None
        reason = self._reason(site, at.state) if not legal and (reasons or hides) else None
        if reason is not None and reason.message in hides:
            return None
        if not legal and reason is None and not place.shows and not place.notes:
            return site.closed
        slot = Slot(site.id, site.title, legal, place.group, site.symbol, site.kind)
        if place.shows:
            number = place_of(self._game.measures, place.shows)
            count = at.tally[at.seat][number] // self._game.measures[number].per
            slot.note = Text(f"measure-{place.shows}", {"count": count})
        elif place.notes and (note := self._game.note(at.state, at.seat, site.id)):
            slot.note = Text(note[0], {**note[1]})
        slot.reason = reason
        return slot

    def _reason(self, site: _Site, s: State) -> Reason | None:
        if len(site.codes) == 1:
            refusal = s.refusal(site.first)
            return None if refusal is None else Reason(refusal.rule, refusal.message, refusal.args)
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


class _Here:
    """The position in which a seat must answer, with its measures once one of them is told."""

    def __init__(self, game: Rulebook, state: State, seat: int) -> None:
        self._game = game
        self.state = state
        self.seat = seat
        self._tally: list[list[int]] | None = None

    @property
    def tally(self) -> list[list[int]]:
        """The measures as far as the seat may know them."""
        if self._tally is None:
            self._tally = self._game.tally(self.state, self.seat)
        return self._tally


class _Site:
    """A place with the actions of its own."""

    def __init__(self, id: str, place: Place, actions: list[Action], kind: str) -> None:
        self.id = id
        self.place = place
        self.kind = kind
        """What sort of answers its own are, as far as the first one tells."""
        self.first = actions[0].code
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
        self.closed = Slot(id, self.title, [], place.group, self.symbol, kind)
        """How it is shown while there is nothing to say of it but that it is impossible; never changed."""


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
