"""The guided first game: it plays, and shows everything there is to learn."""

import pytest

from kosmodrom.core.lesson import Scene, load_lesson
from kosmodrom.core.match import Match, Step, play_lesson
from kosmodrom.games.kosmopolis import events, game
from kosmodrom.games.kosmopolis.view import KosmopolisView
from tests.games.kosmopolis.positions import GAME

LESSON = load_lesson(game.FOLDER / "lesson.toml")
LEARNER = 0
RIVAL = 1


@pytest.fixture(scope="module")
def scenes() -> list[tuple[int, Scene, tuple[Step, ...]]]:
    """After how many rounds each scene stands, and what led there."""
    return [(view_of(match).round, scene, made) for match, scene, made in play_lesson(GAME, LESSON)]


def view_of(match: Match) -> KosmopolisView:
    seen = GAME.view(match.state, LEARNER)
    assert isinstance(seen, KosmopolisView)
    return seen


def test_it_plays_a_whole_round_and_ends_in_the_next(scenes: list[tuple[int, Scene, tuple[Step, ...]]]) -> None:
    assert GAME.about.lesson == LESSON
    assert 18 <= len(scenes) <= 26
    assert [number for number, _, _ in scenes] == [1] * (len(scenes) - 1) + [2]
    assert [scene.move for _, scene, _ in scenes].index(None) == len(scenes) - 1


@pytest.mark.parametrize(
    ("kind", "seat"),
    [
        (events.KEPT, LEARNER),
        (events.PASSED, -1),
        (events.TO_CITY, LEARNER),
        (events.DRAWN, LEARNER),
        (events.GOLD, LEARNER),
        (events.LAID, LEARNER),
        (events.LAID, RIVAL),
        (events.TAKEN, LEARNER),
        (events.LAST_LAP, RIVAL),
        (events.LEFT_OVER, LEARNER),
        (events.SAFE, LEARNER),
        (events.PAID, LEARNER),
        (events.LOST, RIVAL),
        (events.BONUS, LEARNER),
        (events.NEXT_FIRST, LEARNER),
    ],
)
def test_everything_is_seen_once(scenes: list[tuple[int, Scene, tuple[Step, ...]]], kind: int, seat: int) -> None:
    happened = [event for _, _, made in scenes for step in made for event in step.events]
    assert (kind, seat) in [(event.kind, event.seat) for event in happened]


def test_the_learner_sends_each_profession_to_the_capital_once(
    scenes: list[tuple[int, Scene, tuple[Step, ...]]],
) -> None:
    sent = [scene.move for _, scene, _ in scenes if scene.seat == LEARNER and (scene.move or "").startswith("capital")]
    assert sorted(move.split()[1][0] for move in sent if move is not None) == sorted("bpgy")


def test_what_the_coach_says_of_the_check_is_so() -> None:
    *_, (last, _, _), (_, _, made) = [
        (view_of(match), scene, steps) for match, scene, steps in play_lesson(GAME, LESSON)
    ]
    limits = {colour.colour: colour.limit for colour in last.capital}
    assert (limits["pink"], limits["yellow"], limits["green"]) == (10, 2, 5)
    assert last.seats[LEARNER].totals[1] == 10 and last.seats[LEARNER].gold == 1
    told = [event for step in made for event in step.events]
    assert [event.kind for event in told if event.seat == LEARNER].count(events.BONUS) == 3
