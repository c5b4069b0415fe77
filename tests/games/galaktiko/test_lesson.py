"""The guided first game: it plays, and shows everything there is to learn."""

import pytest

from kosmodrom.core.lesson import Scene, load_lesson
from kosmodrom.core.match import Match, Step, play_lesson
from kosmodrom.games.galaktiko import events, game
from kosmodrom.games.galaktiko.preview import Preview
from kosmodrom.games.galaktiko.state import GalaktikoState
from kosmodrom.games.galaktiko.view import GalaktikoView
from tests.games.galaktiko.positions import GAME

LESSON = load_lesson(game.FOLDER / "lesson.toml")
LEARNER = 0
RIVAL = 1

Told = tuple[Scene, GalaktikoView, dict[str, Preview], tuple[Step, ...]]


@pytest.fixture(scope="module")
def scenes() -> list[Told]:
    """Each scene with what the learner sees, the previews of whoever moves, and what led there."""
    return [(scene, view_of(match), previews_of(match), made) for match, scene, made in play_lesson(GAME, LESSON)]


def view_of(match: Match) -> GalaktikoView:
    seen = GAME.view(match.state, LEARNER)
    assert isinstance(seen, GalaktikoView)
    return seen


def previews_of(match: Match) -> dict[str, Preview]:
    s = match.state
    assert isinstance(s, GalaktikoState)
    found = [] if match.is_over else GAME.preview(s, s.turn)
    assert isinstance(found, list)
    return {preview.move: preview for preview in found}


def at(scenes: list[Told], coach: str) -> Told:
    return next(told for told in scenes if told[0].coach == coach)


def test_it_plays_a_whole_game_to_its_end(scenes: list[Told]) -> None:
    assert GAME.about.lesson == LESSON
    assert 18 <= len(scenes) <= 26
    assert [scene.move for scene, _, _, _ in scenes].index(None) == len(scenes) - 1
    assert [seen.question for _, seen, _, _ in scenes].index("over") == len(scenes) - 1
    assert {seen.round for _, seen, _, _ in scenes} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(
    ("kind", "seat"),
    [
        (events.START, LEARNER),
        (events.FLIES, LEARNER),
        (events.DEALT, -1),
        (events.INSPECTOR_COMES, -1),
        (events.CAUGHT, LEARNER),
        (events.CAUGHT, RIVAL),
        (events.INSPECTOR_LEAVES, LEARNER),
        (events.INSPECTOR_RETURNS, LEARNER),
        (events.OFF, LEARNER),
        (events.OFF, RIVAL),
        (events.SNEAKS_OFF, LEARNER),
        (events.PAIR, LEARNER),
        (events.PAIR, RIVAL),
        (events.BOARDS, LEARNER),
        (events.SHIFT_ENDS, RIVAL),
        (events.LAST_ROUND, -1),
        (events.END, -1),
    ],
)
def test_everything_is_seen_once(scenes: list[Told], kind: int, seat: int) -> None:
    happened = [event for _, _, _, made in scenes for step in made for event in step.events]
    assert (kind, seat) in [(event.kind, event.seat) for event in happened]


def test_the_learner_is_never_asked_without_a_choice(scenes: list[Told]) -> None:
    for scene, _, previews, _ in scenes[:-1]:
        assert len(previews) > 1 and scene.move in previews


def test_what_the_coach_says_of_the_first_flight_is_so(scenes: list[Told]) -> None:
    _, seen, previews, _ = at(scenes, "lesson-new-passengers")
    assert [len(sector.queue) for sector in seen.sectors] == [3, 3, 1, 4, 4, 1, 4, 3]
    _, _, previews, _ = at(scenes, "lesson-first-flight")
    assert (len(previews["fly 5a"].off), len(previews["fly 5a"].boards), previews["fly 5a"].points) == (1, 4, 1)
    _, seen, _, _ = at(scenes, "lesson-first-off")
    assert [sector.inspectors for sector in seen.sectors] == [0, 1, 0, 0, 0, 0, 0, 0]
    _, seen, _, _ = at(scenes, "lesson-full-bus")
    assert len(seen.seats[LEARNER].hand) == 6
    for seat in seen.seats:
        assert sum(card.startswith("stowaway") for card in seat.hand) == 2


def test_what_the_coach_says_of_inspectors_and_vortans_is_so(scenes: list[Told]) -> None:
    _, _, previews, _ = at(scenes, "lesson-inspector")
    assert len(previews["fly 2a"].scored) == 2
    assert [move for move, preview in previews.items() if preview.points >= 4] == ["fly 2a"]
    _, seen, _, _ = at(scenes, "lesson-caught")
    assert "vortan" in seen.seats[LEARNER].hand and seen.sectors[6].inspectors == 1
    _, seen, previews, _ = at(scenes, "lesson-vortan")
    assert seen.sectors[3].queue.count("vortan") == 2 and "vortan" in seen.seats[RIVAL].hand
    best = previews["fly 4a"]
    assert (len(best.off), best.pairs, best.points) == (2, 1, 3)
    assert max(previews.values(), key=lambda preview: preview.points + preview.pairs) == best
    _, seen, _, _ = at(scenes, "lesson-no-choice")
    assert "vortan" in seen.seats[LEARNER].hand and seen.upper < 5


def test_what_the_coach_says_of_the_end_is_so(scenes: list[Told]) -> None:
    _, seen, _, _ = at(scenes, "lesson-end-of-shift")
    assert seen.end_of_shift and seen.rounds_left == 1
    _, seen, previews, _ = at(scenes, "lesson-deny")
    assert seen.sectors[1].inspectors == 1 and "stowaway-market" in seen.seats[RIVAL].hand
    assert previews["fly 2a"].inspector == "returns" and previews["fly 2a"].off == ["rich-market"]
    _, seen, previews, _ = at(scenes, "lesson-squeeze")
    assert seen.rounds_left == 0 and seen.seats[LEARNER].station == "2a"
    assert (len(previews["fly 6a"].off), len(previews["fly 6a"].boards)) == (2, 2)
    assert (len(previews["fly 5a"].off), len(previews["fly 5a"].boards)) == (2, 0)
    _, seen, _, _ = at(scenes, "lesson-end")
    own, rival = seen.seats
    assert (own.points, own.penalty, own.score, rival.score) == (11, -5, 6, 2)
    assert len(own.hand) == 4 and own.hand.count("vortan") == 1
