"""A room's rules, without a server: who may sit, move, start, vote, give up and play again."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.table.errors import TableError
from kancha.table.rooms import model, playing, waiting
from kancha.table.rooms.clocks import DAY, Pace
from kancha.table.rooms.model import Place, Room, Standing

HERE = Standing(frozenset({"ana", "ben", "cem"}), {})


def room(places: int = 3) -> Room:
    """Return a room of Cuzco: Ana is host, Ben and Cem have come in; nobody sits."""
    made = Room(id="r", game="cuzco", host="ana", places=[Place() for _ in range(places)])
    for person in ("ana", "ben", "cem"):
        waiting.enter(made, person, person.capitalize())
    return made


def playing_room(pace: Pace | None = None) -> Room:
    """Return a room in which all three play."""
    made = room()
    made.terms.pace = pace or Pace()
    for number, person in enumerate(("ana", "ben", "cem")):
        waiting.sit(made, person, number)
    waiting.started(made, "m")
    return made


def away(person: str, seconds: float) -> Standing:
    """Return a moment in which somebody has been away for so long."""
    return Standing(HERE.present - {person}, {person: seconds})


def names(made: Room) -> list[str]:
    """Return who sits where."""
    return [place.name or place.level for place in made.places]


def test_people_choose_their_places() -> None:
    """Whoever sits down elsewhere leaves the old place; a place that is taken is refused."""
    made = room()
    waiting.sit(made, "ben", 0)
    waiting.sit(made, "ben", 2)
    assert names(made) == ["", "", "Ben"]
    with pytest.raises(TableError) as refused:
        waiting.sit(made, "ana", 2)
    assert refused.value.message == "error-place-taken"
    waiting.stand(made, "ben")
    assert names(made) == ["", "", ""]


def test_names_are_told_apart() -> None:
    """A second Ana gets a number; a place takes the new name along."""
    made = room()
    waiting.enter(made, "dan", "Ana")
    assert [guest.name for guest in made.guests] == ["Ana", "Ben", "Cem", "Ana 2"]
    waiting.sit(made, "dan", 1)
    waiting.rename(made, "dan", "Dan")
    assert names(made) == ["", "Dan", ""]


def test_several_people_sit_at_one_screen() -> None:
    """One person holds two places under two names."""
    made = room()
    waiting.sit(made, "ana", 0)
    waiting.share(made, "ana", 1, "Ana")
    assert names(made) == ["Ana", "Ana 2", ""]
    assert made.seats_of("ana") == [0, 1]
    assert made.seated == ["ana"]


@pytest.mark.parametrize(
    "act",
    [
        lambda made: waiting.seat_bot(made, "ben", 0, "random"),
        lambda made: waiting.swap(made, "ben", 0, 1),
        lambda made: waiting.shuffle(made, "ben", Random(0)),
        lambda made: waiting.resize(made, "ben", kancha.game("cuzco"), 2),
        lambda made: waiting.choose(made, "ben", kancha.game("cuzco"), {}),
        lambda made: waiting.agree(made, "ben", chat="off"),
        lambda made: waiting.remove(made, "ben", "cem"),
        lambda made: waiting.hand_over(made, "ben", "cem", HERE, 60),
        lambda made: waiting.check_start(made, "ben", kancha.game("cuzco")),
    ],
)
def test_only_the_host_arranges_the_room(act: object) -> None:
    """Bots, seats, options, terms, doors and the start are the host's."""
    made = room()
    before = model.encode(made)
    with pytest.raises(TableError) as refused:
        act(made)  # type: ignore[operator]
    assert refused.value.message == "error-not-host"
    assert model.encode(made) == before


def test_the_host_arranges_seats_and_bots() -> None:
    """Bots come and go, places change, and people are never dropped by making the table smaller."""
    made = room()
    cuzco = kancha.game("cuzco")
    waiting.sit(made, "ben", 0)
    waiting.seat_bot(made, "ana", 1, "greedy")
    waiting.swap(made, "ana", 0, 1)
    assert names(made) == ["greedy", "Ben", ""]
    waiting.resize(made, "ana", cuzco, 4)
    waiting.sit(made, "cem", 3)
    waiting.resize(made, "ana", cuzco, 2)
    assert names(made) == ["Ben", "Cem"]
    waiting.resize(made, "ana", cuzco, 3)
    waiting.sit(made, "ana", 2)
    with pytest.raises(TableError) as refused:
        waiting.resize(made, "ana", cuzco, 2)
    assert refused.value.message == "error-too-many-seated"
    waiting.clear(made, "ana", 0)
    waiting.seat_bot(made, "ana", 0, "random")
    with pytest.raises(TableError) as refused:
        waiting.seat_bot(made, "ana", 1, "random")
    assert refused.value.message == "error-place-taken"


def test_a_shuffle_keeps_everybody() -> None:
    """The lot moves people and bots, and loses none."""
    made = room()
    waiting.sit(made, "ana", 0)
    waiting.sit(made, "ben", 1)
    waiting.seat_bot(made, "ana", 2, "random")
    waiting.shuffle(made, "ana", Random(4))
    assert sorted(names(made)) == ["Ana", "Ben", "random"]
    assert names(made) != ["Ana", "Ben", "random"]


def test_a_match_starts_when_no_place_is_open() -> None:
    """The refusal says how many are."""
    made = room()
    cuzco = kancha.game("cuzco")
    waiting.sit(made, "ana", 0)
    with pytest.raises(TableError) as refused:
        waiting.check_start(made, "ana", cuzco)
    assert refused.value.words == {"count": 2}
    waiting.seat_bot(made, "ana", 1, "random")
    waiting.seat_bot(made, "ana", 2, "random")
    waiting.check_start(made, "ana", cuzco)
    waiting.started(made, "m")
    with pytest.raises(TableError) as refused:
        waiting.sit(made, "ben", 1)
    assert refused.value.message == "error-room-state"


def test_who_was_shown_the_door_does_not_come_back() -> None:
    """Neither does the place that was held."""
    made = room()
    waiting.sit(made, "ben", 1)
    waiting.remove(made, "ana", "ben")
    assert names(made) == ["", "", ""]
    with pytest.raises(TableError) as refused:
        waiting.enter(made, "ben", "Ben")
    assert refused.value.message == "error-barred"


def test_a_room_never_lacks_a_host() -> None:
    """One who leaves hands it on; one who has been away for long may be relieved, one who is here not."""
    made = room()
    with pytest.raises(TableError) as refused:
        waiting.hand_over(made, "ben", "ben", HERE, 60)
    assert refused.value.message == "error-host-here"
    waiting.hand_over(made, "ben", "ben", away("ana", 61), 60)
    assert made.host == "ben"
    waiting.leave(made, "ben")
    assert made.host == "ana"


def test_a_bot_takes_the_own_seat_at_once() -> None:
    """Nobody is asked."""
    made = playing_room()
    assert playing.ask_for_bot(made, "ben", 1, HERE, 60)
    assert made.votes == []


def test_a_bot_takes_an_absent_seat_by_vote() -> None:
    """Not one who is here, not one who has just gone; then half of those present are not enough, more are."""
    made = playing_room()
    for moment in (HERE, away("ben", 5)):
        with pytest.raises(TableError) as refused:
            playing.ask_for_bot(made, "ana", 1, moment, 60)
        assert refused.value.message == "error-not-absent"
    assert not playing.ask_for_bot(made, "ana", 1, away("ben", 90), 60)
    assert not playing.ask_for_bot(made, "ana", 1, away("ben", 90), 60)
    assert playing.ask_for_bot(made, "cem", 1, away("ben", 90), 60)
    assert made.votes == []


def test_a_vote_is_off_when_somebody_says_no_or_the_absent_one_comes() -> None:
    """The question disappears; it can be asked again."""
    made = playing_room()
    playing.ask_for_bot(made, "ana", 1, away("ben", 90), 60)
    playing.refuse(made, "cem", "bot", 1)
    assert made.votes == []
    playing.ask_for_bot(made, "ana", 1, away("ben", 90), 60)
    assert playing.came(made, "ben")
    assert made.votes == []
    assert not playing.came(made, "ben")


def test_a_pause_is_free_without_a_clock_and_a_vote_with_one() -> None:
    """With a clock a pause would be time to think."""
    made = playing_room()
    assert playing.ask_for_pause(made, "ben", HERE)
    assert made.paused == "ben"
    playing.resume(made, "cem")
    assert made.paused == ""
    clocked = playing_room(Pace(turn=DAY))
    assert not playing.ask_for_pause(clocked, "ben", HERE)
    assert playing.ask_for_pause(clocked, "ana", HERE)
    assert clocked.paused == "ana"


def test_the_last_one_who_does_not_give_up_wins() -> None:
    """Of three, two give up one after the other; the second held out longer."""
    made = playing_room()
    assert not playing.concede(made, 0)
    with pytest.raises(TableError):
        playing.concede(made, 0)
    with pytest.raises(TableError) as refused:
        playing.ask_for_bot(made, "ana", 0, HERE, 60)
    assert refused.value.message == "error-watcher"
    assert playing.concede(made, 2)
    assert made.state == "over"
    assert made.closed
    assert playing.ranking(made, [50, 10, 40]) == [[1], [2], [0]]


def test_bots_do_not_play_on_alone() -> None:
    """When the last person gives up the match is over, the bots by their scores first."""
    made = room()
    waiting.sit(made, "ana", 1)
    waiting.seat_bot(made, "ana", 0, "random")
    waiting.seat_bot(made, "ana", 2, "random")
    waiting.started(made, "m")
    assert playing.concede(made, 1)
    assert playing.ranking(made, [5, 50, 7]) == [[2], [0], [1]]


def test_the_first_who_wants_a_rematch_may_want_stronger_bots() -> None:
    """Every bot goes one level up, the strongest stays; who asks later changes nothing."""
    made = room()
    waiting.sit(made, "ana", 0)
    waiting.seat_bot(made, "ana", 1, "random")
    waiting.seat_bot(made, "ana", 2, "search")
    waiting.started(made, "m")
    playing.finish(made)
    ladder = ["random", "greedy", "search"]
    assert playing.want_rematch(made, "ana", ladder)
    assert [place.level for place in made.places] == ["", "greedy", "search"]
    assert playing.want_rematch(made, "ana", ladder)
    assert [place.level for place in made.places] == ["", "greedy", "search"]


def test_another_match_begins_when_everybody_wants_it_with_seats_moved_on() -> None:
    """Who began last time is last; watchers are not waited for."""
    made = playing_room()
    waiting.enter(made, "dan", "Dan")
    playing.finish(made)
    with pytest.raises(TableError):
        playing.want_rematch(made, "dan")
    assert not playing.want_rematch(made, "ana")
    assert not playing.want_rematch(made, "cem")
    assert playing.want_rematch(made, "ben")
    playing.again(made)
    assert names(made) == ["Ben", "Cem", "Ana"]
    waiting.started(made, "n")
    assert (made.number, made.ready, made.conceded) == (2, [], [])


def test_a_room_survives_being_written_down() -> None:
    """What is read is what was written."""
    made = playing_room(Pace(turn=30, bank=600, end="bot"))
    playing.ask_for_pause(made, "ben", HERE)
    assert model.decode(model.encode(made)) == made


def test_hints_beside_others_need_everybodys_yes() -> None:
    """The host may propose it before the match; whoever sits there and has not agreed, or no longer does, stops it."""
    made = room()
    for number, person in enumerate(("ana", "ben")):
        waiting.sit(made, person, number)
    made.places = made.places[:2]
    assert not made.is_advice_agreed
    with pytest.raises(TableError):
        waiting.agree(made, "ben", advice="all")
    waiting.agree(made, "ana", advice="all")
    assert not made.is_advice_agreed
    waiting.consent(made, "ben", True)
    assert made.is_advice_agreed
    waiting.consent(made, "ben", False)
    assert not made.is_advice_agreed
    waiting.consent(made, "ben", True)
    waiting.agree(made, "ana", advice="all")
    assert made.agreed == ["ana"]
    waiting.started(made, "m")
    with pytest.raises(TableError):
        waiting.agree(made, "ana", advice="off")
