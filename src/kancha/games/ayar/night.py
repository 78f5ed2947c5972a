"""The night phase in its six steps (A8), and the llamas at the end of the game (A9)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import GIVE, RETIRE
from kancha.games.ayar.ayllu import best_moon_slot, mark_best_bonus, prepare_ayllu
from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.events import (
    AyarRetired,
    DawnBroken,
    HarvestForgone,
    LlamasGiven,
    MaizeHarvested,
    MarkerRetired,
    RoundBegun,
    TemplesBlessed,
    TempleScored,
)
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    BUILT,
    GONE,
    MOON,
    RETIRED,
    SUN,
    TEMPLE_SLOT,
    TRACKS,
)
from kancha.games.ayar.scoring import best_split, give_llamas, is_complete, score_dial, score_moon
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import receive_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step
from kancha.kernel.steps import Ask

RETIREMENT, TEMPLES, MARKERS, DAWN, PREPARE = range(5)


def retiring(s: AyarState) -> int:
    """Return the Ayar who retires: on the lowest space, on a tie the one with the lower temple row (A8.1, Q21)."""
    chosen = -1
    for ayar in s.rows:
        if not s.fled[ayar] and (chosen < 0 or s.ayar[ayar] <= s.ayar[chosen]):
            chosen = ayar
    return chosen


def harvester(s: AyarState) -> int:
    """Return the seat with most maize on the terrace, on a tie the one that planted first; -1 if nobody did (A8.2)."""
    winner = -1
    most = 0
    for seat in s.terrace:
        planted = s.terrace.count(seat)
        if planted > most:
            winner, most = seat, planted
    return winner


def planters(s: AyarState) -> list[int]:
    """Return the seats with maize on the terrace in the order of their first one."""
    order: list[int] = []
    for seat in s.terrace:
        if seat not in order:
            order.append(seat)
    return order


class Night(Step):
    """An Ayar retires, maize is harvested, temples and markers score, dawn breaks. A8."""

    RULES: ClassVar = ("A8.1",)

    def __init__(self, stage: int, ayar: int) -> None:
        self.stage = stage
        self.ayar = ayar

    def run(self, s: AyarState) -> None:
        """Do the next of the six steps; retirement and harvest, which asks at most one seat, go together."""
        stage = self.stage
        self.stage += 1
        if stage == RETIREMENT:
            s.night = True
            self.ayar = retiring(s)
            retire(s, self.ayar)
            harvest(s, self.ayar)
        elif stage == TEMPLES:
            score_temples(s, self.ayar)
        elif stage == MARKERS:
            for seat in reversed(s.around(s.first)):
                s.stack.append(MoonSlot(seat, self.ayar))
        elif stage == DAWN:
            break_dawn(s)
        else:
            s.stack.pop()
            prepare(s)


def retire(s: AyarState, ayar: int) -> None:
    """Let an Ayar retire."""
    s.fled[ayar] = 1
    if s.events is not None:
        s.events.append(AyarRetired(AYAR[ayar], s.ayar[ayar]))


def harvest(s: AyarState, ayar: int) -> None:
    """Give the Viracocha beside the retiring Ayar's partner and clear the terrace (A8.2)."""
    winner = harvester(s)
    planted = s.terrace.count(winner)
    s.terrace = []
    s.harvests[ayar] = 0
    if winner < 0:
        s.viracocha += 1
        if s.events is not None:
            s.events.append(HarvestForgone(AYAR[ayar]))
        return
    if s.events is not None:
        s.events.append(MaizeHarvested(winner, planted, AYAR[ayar]))
    receive_viracocha(s, winner)


def score_temples(s: AyarState, ayar: int) -> None:
    """Score the temple bonus of each seat, then the temples of the retiring couple's row (A8.3)."""
    for seat in s.around(s.first):
        if is_complete(s, seat, TEMPLE_SLOT):
            number = s.seats[seat].temples.count(BUILT)
            points = s.facts.moons_per_temple * number
            if number and s.events is not None:
                s.events.append(TemplesBlessed(seat, number, points))
            score_moon(s, seat, points, "moon.viracocha")
    for place, temple in enumerate(s.temples[ayar]):
        seat, activity = divmod(temple, 4)
        bonus = s.facts.temple_bonus[temple_column(s, place)]
        moons = s.seats[seat].moons[activity]
        if s.events is not None:
            s.events.append(TempleScored(seat, ACTIVITIES[activity], moons, bonus))
        score_moon(s, seat, moons + bonus, "moon.temple")
        s.seats[seat].temples[activity] = GONE
    s.temples[ayar] = []


class MoonSlot(Ask):
    """On which Moon slot does the retired marker go? A8.4. For the Ayllu its rules decide (A11.21)."""

    RULES: ClassVar = ("A8.4",)
    ANSWERS: ClassVar = (RETIRE,)

    def __init__(self, seat: int, ayar: int) -> None:
        super().__init__(seat)
        self.ayar = ayar

    def who(self, s: AyarState) -> int:
        """The seat; nobody for the Ayllu."""
        return NOBODY if self.seat == s.automa else self.seat

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The colour."""
        return {"marker": AYAR[self.ayar]}

    def legal(self, s: AyarState) -> list[int]:
        """Every empty Moon slot."""
        slots = s.seats[self.seat].moon_slots
        return [RETIRE.codes[activity] for activity in range(4) if slots[activity] < 0]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """One marker a slot."""
        activity = RETIRE.value(code)
        if s.seats[self.seat].moon_slots[activity] >= 0:
            return Refusal("A8.4", "refuse-moon-slot-taken", {"activity": ACTIVITIES[activity]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Retire the marker there and score."""
        s.stack.pop()
        retire_marker(s, self.seat, self.ayar, RETIRE.values[code])

    def run(self, s: AyarState) -> None:
        """Let the Ayllu take the slot with most Moons."""
        s.stack.pop()
        retire_marker(s, self.seat, self.ayar, best_moon_slot(s))


def retire_marker(s: AyarState, seat: int, ayar: int, activity: int) -> None:
    """Put the marker of a retired colour on a Moon slot and score its Moons (A8.4)."""
    own = s.seats[seat]
    own.moon_slots[activity] = ayar
    own.markers[ayar] = RETIRED
    own.standing[ayar] = 0
    if s.events is not None:
        s.events.append(MarkerRetired(seat, AYAR[ayar], ACTIVITIES[activity], own.moons[activity]))
    score_moon(s, seat, own.moons[activity], "moon.marker")


def break_dawn(s: AyarState) -> None:
    """Turn every dial into Sun points; the Ayllu first marks a bonus (A8.5, A11.22)."""
    for seat in s.around(s.first):
        if seat == s.automa:
            mark_best_bonus(s)
        if s.events is not None:
            s.events.append(DawnBroken(seat, s.seats[seat].dial))
        score_dial(s, seat)


def is_dawn_to_come(s: AyarState) -> bool:
    """Whether there is another dawn: not once the llamas are split."""
    return bool(s.stack) and not any(isinstance(step, LlamaSplit) for step in s.stack)


def prepare(s: AyarState) -> None:
    """Stand the markers up and pass the First Player token; after the last round come the llamas (A8.6, A9.1)."""
    s.night = False
    if s.round == s.facts.rounds:
        for seat in reversed(s.around(s.first)):
            s.stack.append(LlamaSplit(seat))
        return
    for own in s.seats:
        for marker in range(5):
            own.standing[marker] = 0 if own.markers[marker] == RETIRED else 1
    if s.automa >= 0:
        prepare_ayllu(s)
    s.round += 1
    s.first = (s.first + 1) % len(s.seats)
    if s.events is not None:
        s.events.append(RoundBegun(s.round, s.first))


class LlamaSplit(Ask):
    """How many llamas go to the Sun, and how many to the Moon? A9.1. The Ayllu's are split for it (A11.24)."""

    RULES: ClassVar = ("A9.1", "A9.2", "A12.2")
    ANSWERS: ClassVar = (GIVE,)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.asked = 0
        """The track that is asked for next; 2 when both are answered."""

    def who(self, s: AyarState) -> int:
        """The seat, while it has llamas to give."""
        if self.seat == s.automa or self.asked > MOON or s.seats[self.seat].llamas == 0:
            return NOBODY
        return self.seat

    def words(self, s: AyarState) -> dict[str, int | str]:
        """What is left, and the best split from here."""
        best = best_split(s, self.seat)[0] if self.asked == SUN else best_moon(s, self.seat)
        return {"track": TRACKS[self.asked], "llamas": s.seats[self.seat].llamas, "best": best}

    def legal(self, s: AyarState) -> list[int]:
        """Any number up to nine of those left."""
        most = min(s.seats[self.seat].llamas, 9)
        return GIVE.rows[self.asked][: most + 1]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """The track that is asked for, and no more than there are."""
        track, number = GIVE.read(code)
        if track != self.asked:
            return Refusal("A9.1", "refuse-track", {"track": TRACKS[self.asked]})
        if number > s.seats[self.seat].llamas:
            return Refusal("A9.1", "refuse-too-many-llamas", {"llamas": s.seats[self.seat].llamas})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Give them."""
        track, number = GIVE.read(code)
        self.asked = track + 1
        self.give(s, track, number)

    def run(self, s: AyarState) -> None:
        """End, or split the Ayllu's llamas for the best final score."""
        s.stack.pop()
        if self.seat == s.automa:
            to_sun, to_moon = best_split(s, self.seat)
            self.give(s, SUN, to_sun)
            self.give(s, MOON, to_moon)

    def give(self, s: AyarState, track: int, number: int) -> None:
        """Turn llamas into points."""
        points = give_llamas(s, self.seat, track, number)
        if number and s.events is not None:
            s.events.append(LlamasGiven(self.seat, TRACKS[track], number, points))


def next_track(s: AyarState, seat: int) -> int:
    """Return the track that llamas of a seat may go to next: the Sun until it is asked; 2 after both (A9.1)."""
    track = SUN
    for step in s.stack:
        if isinstance(step, LlamaSplit):
            if step.seat == seat:
                return step.asked
            track = MOON + 1
    return track


def best_moon(s: AyarState, seat: int) -> int:
    """Return the llamas that are best given to the Moon when the Sun has got its own."""
    own = s.seats[seat]
    best, best_score, best_gap = 0, -1, 0
    for number in range(min(own.llamas, 9) + 1):
        moon = own.moon + s.facts.llama_points[number]
        score, gap = min(own.sun, moon), abs(own.sun - moon)
        if score > best_score or (score == best_score and gap < best_gap):
            best, best_score, best_gap = number, score, gap
    return best
