"""A room during and after a match: absence, votes, pauses, giving up, another match."""

from __future__ import annotations

from kancha.table.errors import TableError
from kancha.table.rooms.model import Place, Room, Standing, Subject, Vote, known, need_host, need_state


def need_player(room: Room, person: str) -> None:
    """Refuse whoever does not play."""
    need_state(room, "playing")
    known(room, person)
    if person not in room.playing:
        raise TableError(403, "error-watcher", "a spectator cannot ask for that")


def voters(room: Room, now: Standing, about: str = "") -> list[str]:
    """Return the people who decide: those who play and are here, without the one it is about."""
    return [person for person in room.playing if person in now.present and person != about]


def ask_for_bot(room: Room, person: str, seat: int, now: Standing, grace: float) -> bool:
    """Somebody wants a bot for a seat; True if it takes over now: the own seat, or by vote one that is absent."""
    need_player(room, person)
    if seat >= len(room.places) or not room.places[seat].person or seat in room.conceded:
        raise TableError(400, "error-no-seat", f"seat {seat} is not a human's", seat=seat)
    owner = room.places[seat].person
    if owner == person:
        return True
    if owner in now.present or now.away.get(owner, 0.0) < grace:
        raise TableError(
            409,
            "error-not-absent",
            f"a bot may take over after {grace:g} seconds of absence",
            seat=seat,
            seconds=int(grace),
        )
    return _vote(room, "bot", person, voters(room, now, owner), seat)


def ask_for_pause(room: Room, person: str, now: Standing) -> bool:
    """Somebody wants a pause; True if it begins now: at once without a clock, else by vote."""
    need_player(room, person)
    if room.paused:
        return False
    if not (room.terms.pace.is_free or _vote(room, "pause", person, voters(room, now))):
        return False
    room.paused = person
    return True


def _vote(room: Room, kind: Subject, person: str, deciding: list[str], seat: int = -1) -> bool:
    """Count a yes; the vote passes with more than half of those who decide."""
    vote = next((one for one in room.votes if (one.kind, one.seat) == (kind, seat)), None)
    if vote is None:
        vote = Vote(kind, [], seat)
        room.votes.append(vote)
    if person not in vote.yes:
        vote.yes.append(person)
    if 2 * len([one for one in vote.yes if one in deciding]) <= len(deciding):
        return False
    room.votes.remove(vote)
    return True


def refuse(room: Room, person: str, kind: Subject, seat: int) -> None:
    """Somebody who plays says no: the question is off the table."""
    need_player(room, person)
    room.votes = [vote for vote in room.votes if (vote.kind, vote.seat) != (kind, seat)]


def resume(room: Room, person: str) -> None:
    """Somebody who plays ends the pause."""
    need_player(room, person)
    room.paused = ""


def came(room: Room, person: str) -> bool:
    """Somebody is here again: votes about their seats are off; returns whether there were any."""
    before = len(room.votes)
    held = room.seats_of(person)
    room.votes = [vote for vote in room.votes if vote.kind != "bot" or vote.seat not in held]
    return len(room.votes) != before


def concede(room: Room, seat: int) -> bool:
    """A seat gives up; True if the match ends with it, because one seat is left."""
    need_state(room, "playing")
    if seat >= len(room.places) or seat in room.conceded:
        raise TableError(400, "error-no-seat", f"seat {seat} cannot give up", seat=seat)
    room.conceded.append(seat)
    room.votes = [vote for vote in room.votes if vote.seat != seat]
    room.closed = len(room.conceded) >= len(room.places) - 1 or not room.playing
    if room.closed:
        finish(room)
    return room.closed


def finish(room: Room) -> None:
    """The match is over."""
    room.state = "over"
    room.paused = ""
    room.votes = []


def ranking(room: Room, scores: list[int]) -> list[list[int]]:
    """Return the ranking of a match that was given up: those who stayed by their scores, then who held out longest."""
    stayed = [seat for seat in range(len(scores)) if seat not in room.conceded]
    groups: list[list[int]] = []
    for points in sorted({scores[seat] for seat in stayed}, reverse=True):
        groups.append([seat for seat in stayed if scores[seat] == points])
    return [*groups, *([seat] for seat in reversed(room.conceded))]


def end_lesson(room: Room, person: str) -> None:
    """Go on without the coach: whoever plays may do as the rules allow."""
    need_player(room, person)
    room.lesson = ""


def want_rematch(room: Room, person: str, ladder: list[str] | None = None) -> bool:
    """Somebody wants another match; True if everybody who sits here does.

    With a ladder of levels, weakest first, the one who asks first sends every bot a rung up.
    """
    need_state(room, "over")
    known(room, person)
    if person not in room.seated:
        raise TableError(403, "error-watcher", "a spectator cannot ask for that")
    if ladder and not room.ready:
        room.places = [stronger(place, ladder) for place in room.places]
    if person not in room.ready:
        room.ready.append(person)
    return set(room.seated) <= set(room.ready)


def stronger(place: Place, ladder: list[str]) -> Place:
    """Return the place of a bot with the next level; one of the strongest, or one that is offered no more, stays."""
    rung = ladder.index(place.level) + 1 if place.level in ladder else len(ladder)
    return Place(level=ladder[rung]) if rung < len(ladder) else place


def reopen(room: Room, person: str) -> None:
    """The host leads everybody back to the waiting room, seats moved on by one."""
    need_state(room, "over")
    need_host(room, person)
    again(room)


def again(room: Room) -> None:
    """Wait for another match; whoever began last time is last now."""
    room.state = "waiting"
    room.places = rotated(room.places)
    room.ready = []
    room.conceded = []
    room.closed = False
    room.lesson = ""
    room.origin = None


def rotated(places: list[Place]) -> list[Place]:
    """Return the places moved on by one: the second begins next time."""
    return [*places[1:], *places[:1]]
