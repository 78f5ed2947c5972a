"""Lessons at the table: a real match with a coach, scripted rivals, and a way out."""

from __future__ import annotations

from typing import Any

import kancha
from kancha.lessons import lessons
from tests.table.helpers import Page, Server
from tests.table.rooms.helpers import Somebody


def asked(page: Page, done: int) -> Any:
    """The position in which the lesson has had so many answers and the learner is asked."""
    while page.now["coach"]["done"] < done or page.now["question"]["seat"] != page.now["viewer"]:
        page.position()
    return page.now


def test_a_lesson_is_played_from_its_first_step_to_a_free_match(server: Server) -> None:
    """Every answer of the learner is expected in its turn, rivals answer as written, and then everybody is free."""
    lesson = lessons(kancha.game("caral"))[0]
    ana = Somebody(server, "Ana")
    made = ana.make("caral", lesson=lesson.id)
    with ana.sit(made["match"]) as page:
        page.position()
        done = 0
        for step in lesson.steps:
            for text in step.play:
                now = asked(page, done)
                [choice] = [one for one in now["actions"] if one["text"] == text]
                assert now["coach"] == {"lesson": "first", "done": done, "code": choice["code"]}
                page.play(choice["code"])
                done += 1
            done += len(step.then)
        now = asked(page, done)
        assert "code" not in now["coach"]
        page.play(now["actions"][0]["code"])
        while "coach" in page.now:
            page.position()


def test_an_answer_that_the_lesson_does_not_expect_changes_nothing(server: Server) -> None:
    """It is refused with kind words, and the question stands as it was."""
    ana = Somebody(server, "Ana")
    made = ana.make("caral", lesson="first")
    with ana.sit(made["match"]) as page:
        now = page.position()
        other = next(one for one in now["actions"] if one["code"] != now["coach"]["code"])
        assert page.ask("play", decision=now["decision"], code=other["code"])["message"] == "error-lesson"
        page.play(now["coach"]["code"])
        assert page.now["coach"]["done"] >= 1


def test_whoever_leaves_the_lesson_plays_on_freely(server: Server) -> None:
    """Any legal answer goes, rivals think for themselves, and one's list of matches no longer calls it a lesson."""
    ana = Somebody(server, "Ana")
    made = ana.make("caral", lesson="first")
    with ana.look(made["room"]) as room, ana.sit(made["match"]) as page:
        now = page.position()
        assert room.now["lesson"] == "first"
        assert [one["lesson"] for one in ana.mine()["now"]] == ["first"]
        room.send("lesson-off")
        room.until(lambda now: now["lesson"] == "")
        assert [one["lesson"] for one in ana.mine()["now"]] == [""]
        while "coach" in page.now:
            page.position()
        other = next(one for one in now["actions"] if one["code"] != now["coach"]["code"])
        page.play(other["code"])
        assert page.now["decision"] > now["decision"]


def test_a_lesson_tells_its_steps_in_both_languages(server: Server) -> None:
    """The catalogue lists it; its steps tell where in the match they stand; an unknown one is refused."""
    [caral] = [game for game in server.http.get("/api/games").json() if game["id"] == "caral"]
    lesson = lessons(kancha.game("caral"))[0]
    assert caral["lessons"][0] == {
        "id": "first",
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "rules": lesson.shows,
    }
    english = server.http.get("/api/games/caral/lessons/first/en").json()
    french = server.http.get("/api/games/caral/lessons/first/fr").json()
    assert english["steps"] == french["steps"]
    assert english["words"] != french["words"]
    assert english["steps"][-1]["end"] == len(lesson.answers)
    assert server.http.get("/api/games/caral/lessons/second/en").status_code == 404
    ana = Somebody(server, "Ana")
    assert ana.ask("POST", "/api/rooms", 404, game="caral", lesson="second")["error"]["message"] == "error-no-lesson"


def test_a_rule_is_shown_as_a_position(server: Server) -> None:
    """A lesson can begin with the step that shows a rule; it then goes on as it would have."""
    lesson = lessons(kancha.game("caral"))[0]
    ana = Somebody(server, "Ana")
    made = ana.make("caral", lesson="first", step=lesson.shows["K8.3"])
    before = sum(len(step.answers) for step in lesson.steps[: [step.id for step in lesson.steps].index("pair")])
    with ana.sit(made["match"]) as page:
        now = page.position()
        assert now["coach"]["done"] == before
        page.play(now["coach"]["code"])
    ana.ask("POST", "/api/rooms", 400, game="caral", lesson="first", step="nowhere")


def test_a_paragraph_that_no_lesson_tells_of_is_shown_by_its_example(server: Server) -> None:
    """The catalogue names it; its position opens for the seat that is asked, and afterwards everybody is free."""
    [caral] = [game for game in server.http.get("/api/games").json() if game["id"] == "caral"]
    shown = caral["lessons"][-1]
    assert (shown["id"], shown["steps"]) == ("example", 0)
    ana = Somebody(server, "Ana")
    rule = next(rule for rule in shown["rules"] if rule.startswith("K4."))
    made = ana.make("caral", lesson="example", step=rule)
    with ana.sit(made["match"]) as page:
        now = page.position()
        assert now["coach"]["lesson"] == f"example-{rule}"
        assert now["coach"]["done"] == 0
        page.play(now["coach"]["code"])
    told = server.http.get(f"/api/games/caral/lessons/example-{rule}/fr").json()
    assert [step["rules"] for step in told["steps"]] == [[rule]]
    assert told["words"] == ""
    ana.ask("POST", "/api/rooms", 404, game="caral", lesson="example", step="K99.1")


def test_the_rules_of_a_table_are_those_in_force_there(server: Server) -> None:
    """The readings that the table has chosen, and the paragraphs that follow from them."""
    ana = Somebody(server, "Ana")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = ana.make("caral", places=bots, options={"levels": "scarce"}, start=True)
    found = server.http.get(f"/api/matches/{made['match']}/rules", params={"key": ana.key}).json()
    [levels] = [one for one in found["rulings"] if one["id"] == "levels"]
    assert levels == {"id": "levels", "choice": "scarce", "usual": False}
    usual = {one["id"]: one["en"] for one in server.http.get("/api/games/caral/rules").json()}
    [about] = [one for one in found["paragraphs"] if one["id"] == "R15"]
    assert about["en"] != usual["R15"]
    assert server.http.get(f"/api/matches/{made['match']}/rules").status_code == 404


def test_pictures_of_rules_and_what_icons_mean_are_told(server: Server) -> None:
    """The primer names icons and the rules that have a picture; a picture is a part of a board."""
    told = server.http.get("/api/games/caral/primer/fr").json()
    assert {icon["id"] for icon in told["icons"]} >= {"stone", "card-fish", "anaconda"}
    for rule, message in told["illustrations"].items():
        assert f"{message} = " in told["words"]
        drawn = server.http.get(f"/api/games/caral/illustrations/{rule}").json()
        assert {thing["id"] for part in ("zones", "pieces") for thing in drawn["panel"].get(part, [])} >= {
            *drawn["lit"]
        }
    assert server.http.get("/api/games/caral/illustrations/K99.1").status_code == 404
    assert server.http.get("/api/games/saltmarket/primer/en").json()["icons"] == []
