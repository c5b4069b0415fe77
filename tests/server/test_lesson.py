"""The guided first game over HTTP."""

from itertools import pairwise

import pytest

from kosmodrom.games import NAMES
from kosmodrom.server.routes.games import GameRow
from kosmodrom.server.routes.lesson import Lesson
from tests.server.guests import GuestServer, problem, read

PATH = "/api/games/kosmopolis/lesson"


def test_every_step_has_what_a_page_needs(server: GuestServer) -> None:
    lesson = read(server.nobody().get(PATH), Lesson)
    assert (lesson.game, lesson.title, lesson.seat, lesson.names) == (
        "kosmopolis",
        "Kosmopolis",
        0,
        ["Captain", "Nova"],
    )
    for step in lesson.steps:
        assert isinstance(step.view, dict) and step.view["seat"] == lesson.seat
        assert step.coach and bool(step.ask) == (step.move is not None)
        assert bool(step.nudge) == step.is_yours == bool(step.moves) == (step.preview is not None)
        assert not step.is_yours or step.move in [found.move for found in step.moves]
    assert [step.move for step in lesson.steps].index(None) == len(lesson.steps) - 1
    assert lesson.steps[0].step == 0 and "begins" in lesson.steps[0].lines[1].text
    for before, after in pairwise(lesson.steps):
        assert before.step < after.step
        assert {line.step for line in after.lines} == set(range(before.step + 1, after.step + 1))


def test_lines_tell_only_what_the_learner_may_know(server: GuestServer) -> None:
    lesson = read(server.nobody().get(PATH), Lesson)
    lines = [line for step in lesson.steps for line in step.lines]
    assert all(line.rule and isinstance(line.event, dict) for line in lines)
    kept = [line.event for line in lines if isinstance(line.event, dict) and line.event["kind"] == "kept"]
    assert {"card" in event for event in kept if event["seat"] == lesson.seat} == {True}
    assert {"card" in event for event in kept if event["seat"] != lesson.seat} == {False}


def test_it_is_told_in_the_readers_language_and_speaks_to_them(server: GuestServer) -> None:
    english = read(server.nobody().get(PATH), Lesson)
    russian = read(server.guest("Марина", "ru").get(PATH), Lesson)
    assert russian.names == ["Марина", "Нова"]
    told = "".join(line.text for step in russian.steps for line in step.lines)
    assert "Вы оставляете" in told and "Марина" not in told
    for one, other in zip(english.steps, russian.steps, strict=True):
        assert one.coach != other.coach
        assert (one.move, one.view) == (other.move, other.view)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize(("language", "win"), [("en", "wins"), ("ru", "побеждает")])
def test_it_begins_with_how_one_wins_and_ends_with_what_was_learnt(
    server: GuestServer, game: str, language: str, win: str
) -> None:
    lesson = read(server.nobody().get(f"/api/games/{game}/lesson", language=language), Lesson)
    assert win in lesson.steps[0].coach.lower()
    assert len(lesson.learnt) >= 4 and all(lesson.learnt)
    assert lesson.steps[-1].ask == ""


def test_a_game_that_is_not_there_has_none(server: GuestServer) -> None:
    assert problem(server.nobody().get("/api/games/chess/lesson")) == "404 not-found"


def test_further_lessons_are_listed_and_found_by_their_names(server: GuestServer) -> None:
    nobody = server.nobody()
    rows = {row.name: row.lessons for row in read(nobody.get("/api/games", language="ru"), list[GameRow])}
    assert [(row.name, row.title) for row in rows["space_explorers"]] == [("first", ""), ("powers", "С державами")]
    path = "/api/games/space_explorers/lesson"
    found = [read(nobody.get(path, name=name, language="ru"), Lesson) for name in ("first", "powers")]
    assert [(lesson.name, lesson.subject) for lesson in found] == [("first", ""), ("powers", "С державами")]
    assert problem(nobody.get(path, name="crises")) == "404 not-found"
