"""The guided first game: it plays, and shows everything there is to learn."""

import shutil
from pathlib import Path

import pytest

from kosmodrom.core.lesson import Scene, load_lesson
from kosmodrom.core.match import Match, Step, play_lesson
from kosmodrom.games import find, with_content
from kosmodrom.games.space_bureau import events
from kosmodrom.games.space_bureau.content import FOLDER
from kosmodrom.games.space_bureau.preview.moves import SpaceBureauPreview
from kosmodrom.games.space_bureau.view.printed import Action
from kosmodrom.games.space_bureau.view.table import SpaceBureauView
from tests.games.space_bureau.lessons import FILE, LEARNER, found_with, seen, written, written_as

GAME = find("space_bureau")
LESSON = load_lesson(FILE)

Told = tuple[Scene, SpaceBureauView, SpaceBureauPreview | None, tuple[Step, ...]]


@pytest.fixture(scope="module")
def scenes() -> list[Told]:
    """Each scene with what the learner sees, what his moves would bring, and what led there."""
    return [(scene, seen(match), preview_of(match, scene), made) for match, scene, made in play_lesson(GAME, LESSON)]


def preview_of(match: Match, scene: Scene) -> SpaceBureauPreview | None:
    found = None if scene.move is None else GAME.preview(match.state, LEARNER)
    assert isinstance(found, SpaceBureauPreview | None)
    return found


def at(scenes: list[Told], text: str) -> tuple[SpaceBureauView, SpaceBureauPreview]:
    _, view, preview, _ = next(told for told in scenes if told[0].coach == f"lesson-{text}")
    assert preview is not None
    return view, preview


def cell(view: SpaceBureauView, place: str) -> list[Action]:
    """What is printed in a cell."""
    return view.sides["00"]["abcdef".index(place[0]) + 6 * (int(place[1]) - 1)]


def kinds(actions: list[Action]) -> list[str]:
    return [action.effects[0].kind for action in actions]


def test_it_plays_three_turns_of_a_game_for_one(scenes: list[Told]) -> None:
    assert (GAME.about.lesson, LESSON.seats) == (LESSON, 1)
    assert 18 <= len(scenes) <= 26
    assert [scene.move for scene, _, _, _ in scenes].index(None) == len(scenes) - 1
    assert {view.round for _, view, _, _ in scenes[:-1]} == {1, 2, 3}
    assert (scenes[-1][1].round, scenes[-1][1].rounds, scenes[-1][1].question) == (4, 14, "place")


def test_it_is_what_its_finder_finds_with_this_seed() -> None:
    moves = list(found_with(GAME, LESSON.seed))
    assert written(LESSON.seed, moves) == FILE.read_text(encoding="utf-8")


def test_it_is_taught_with_the_content_the_game_comes_with_and_with_no_pack(tmp_path: Path) -> None:
    assert GAME.about.lesson == LESSON
    pack = shutil.copytree(FOLDER, tmp_path / "pack")
    assert with_content("space_bureau", pack).about.lesson is None


@pytest.mark.parametrize(
    "kind",
    [
        events.PLACED,
        events.FUEL,
        events.ROOM,
        events.TAKEN,
        events.QUEUED,
        events.TOOK_OFF,
        events.EXPLORED,
        events.LEVEL,
        events.FLIPPED,
        events.SAMPLE,
        events.LANDED,
        events.PAID_SAMPLE,
        events.OFFICE,
    ],
)
def test_everything_is_seen_once(scenes: list[Told], kind: int) -> None:
    assert kind in [event.kind for _, _, _, made in scenes for step in made for event in step.events]


def test_the_learner_is_never_asked_without_a_choice(scenes: list[Told]) -> None:
    for scene, _, preview, _ in scenes[:-1]:
        assert preview is not None
        assert len(preview.moves) > 1 and scene.move in [found.move for found in preview.moves]


def test_what_the_coach_says_of_the_first_turn_is_so(scenes: list[Told]) -> None:
    view, preview = at(scenes, "welcome")
    assert LESSON.scenes[0].move == "place orange-ns b1" and kinds(cell(view, "b1")) == ["fuel", "bureau"]
    assert {entry[1:] for entry in view.entries["00"]} == {"1s"}
    view, preview = at(scenes, "bureau")
    assert view.rooms[1].bonus[0].effects[0].kind == "fuel"
    assert [found.rooms for found in preview.moves if found.move == "do 2"] == [[1]]
    before, after = view.seats[LEARNER].fuel, at(scenes, "queue")[0].seats[LEARNER].fuel
    assert after > before


def test_what_the_coach_says_of_the_flight_is_so(scenes: list[Told]) -> None:
    view, _ = at(scenes, "inspector")
    assert kinds(cell(view, "b2")) == ["flight", "sample_here"]
    view, _ = at(scenes, "flight")
    assert view.seats[LEARNER].hex == 1 and view.spaces[0].has_wormhole
    assert [item.choices[0].why for item in view.checklists[0].items] == [None, "SB-A2"]
    view, preview = at(scenes, "explore")
    purple = next(space for space in view.spaces if space.planet == "purple")
    assert (purple.q, purple.r) == (3, -3)
    assert {reach.fuel for reach in preview.reach if reach.hex is None and len(reach.moves) == 1} == {3}
    view, _ = at(scenes, "bonus")
    assert sorted(kinds(view.spaces[-1].bonus)) == ["bureau", "sample_any"] and view.spaces[-1].planet is None
    view, _ = at(scenes, "level")
    captain = view.seats[LEARNER]
    assert (captain.level, captain.credits, [tile.sides for tile in captain.tiles]) == (1, 2, ["ns", "nesw"])
    assert any(action.per == "level" for row in "34" for name in "abcdef" for action in cell(view, name + row))


def test_what_the_coach_says_of_the_planet_is_so(scenes: list[Told]) -> None:
    view, _ = at(scenes, "further")
    assert (view.seats[LEARNER].samples, view.seats[LEARNER].fuel >= 3) == ([0, 1, 1], True)
    view, preview = at(scenes, "land")
    assert (view.seats[LEARNER].sets, preview.landing) == (1, 3)
    view, _ = at(scenes, "order")
    assert view.seats[LEARNER].tiles[0].is_flipped and view.seats[LEARNER].tiles[0].sides == "ns"
    view, _ = at(scenes, "refill")
    assert len(set(view.queue)) > 1


def test_what_the_coach_says_of_the_office_is_so(scenes: list[Told]) -> None:
    view, preview = at(scenes, "bottom")
    assert [written_as(action) for action in cell(view, "d1")] == ["sample -> office"]
    assert LESSON.scenes[-5].move == "place purple-nes d1" and not any(space.office for space in view.spaces)
    assert {f"{column}1s" for column in "abcdef"} == set(view.entries["00"])
    view, preview = at(scenes, "price")
    assert (view.seats[LEARNER].samples, len(preview.moves)) == ([2, 1, 1], 4)
    view, preview = at(scenes, "office")
    assert [office.office for office in preview.offices] == ["orange", "any"]
    assert preview.offices[0].value >= preview.offices[1].value
    view, _ = at(scenes, "last-agent")
    assert view.seats[LEARNER].landable[0] == 0 and view.seats[LEARNER].samples == [1, 1, 1]
