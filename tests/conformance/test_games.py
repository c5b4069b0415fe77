"""Every game of the registry conforms, and plays as it always did.

A golden playthrough that changed on purpose is written anew by the command that the failing test names.
"""

from pathlib import Path

import pytest

from kosmodrom.bots.levels import is_compiled
from kosmodrom.core.lesson import FIRST
from kosmodrom.core.match import play_lesson
from kosmodrom.core.testing import check_game, playthrough
from kosmodrom.games import NAMES, find

FIXTURES = Path(__file__).parents[1] / "fixtures"

TABLES = [
    (name, seats) for name in NAMES for seats in range(find(name).about.min_seats, find(name).about.max_seats + 1)
]
COVERED = {"space_bureau", "space_explorers"}
"""Games whose own tests play a cover: of more than their options (`tests/games/space_bureau/test_crews.py`), or of
those that count at a table (`tests/games/space_explorers/test_conformance.py`)."""
GAMES, EVERY = (2, 20) if is_compiled() else (1, 30)
"""For each number of seats and set of options; on the sources, which are slower, fewer and not looked at as closely."""


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] not in COVERED])
def test_game_conforms(name: str, seats: int) -> None:
    report = check_game(find(name), seats=seats, games=GAMES, every=EVERY)
    assert report.ok, report.text()
    assert report.notes == ()


@pytest.mark.parametrize(
    ("name", "idle"),
    [
        ("kosmopolis", set()),
        # Everything is told to all, and one seat decides at a time.
        ("galaktiko", {"log", "order"}),
    ],
)
def test_nothing_is_left_unchecked(name: str, idle: set[str]) -> None:
    report = check_game(find(name), seats=3, games=1, seed=1, every=20)
    assert {unchecked for unchecked, count in report.checked.items() if count == 0} == idle


def test_a_bag_that_could_be_listed_otherwise_hides_nothing() -> None:
    """At the one position looked at, nothing is uncertain but the order in which the deck will be drawn."""
    chosen = {"bitter_end": "on", "rich_first": "on", "optional_loading": "on"}
    report = check_game(find("galaktiko"), seats=2, options=chosen, games=1, seed=11, properties=["spread"])
    assert report.ok, report.text()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_playthrough_is_unchanged(name: str, seats: int) -> None:
    file = FIXTURES / name / f"playthrough-{seats}.txt"
    command = (
        f"python -m kosmodrom.core.testing kosmodrom.games.{name}:make --playthrough --seats {seats} --seed {seats}"
    )
    expected = file.read_text(encoding="utf-8") if file.exists() else ""
    found = playthrough(find(name), seats, seats)
    changed = [
        f"line {number}: {new!r} instead of {old!r}"
        for number, (new, old) in enumerate(zip(found.splitlines(), expected.splitlines(), strict=False), 1)
        if new != old
    ]
    assert found == expected, f"{(changed or ['its length'])[0]}; if that is meant: {command} > {file.name}"


@pytest.mark.parametrize("name", NAMES)
def test_the_page_finds_all_it_says_of_a_game(name: str) -> None:
    about = find(name).about
    wanted = ["game-title", "game-tagline", *(f"section-{rule.section}" for rule in about.rules.rules)]
    for option in about.options:
        endings = ("", "-about", *(f"-{choice}" for choice in option.choices))
        wanted += [f"option-{option.name}{ending}" for ending in endings]
    assert [text for text in wanted if not about.texts.has(text)] == []
    assert 0 < about.minutes[0] <= about.minutes[1] and 1 <= about.weight <= 5


@pytest.mark.parametrize("name", NAMES)
def test_lessons_play_and_have_their_texts(name: str) -> None:
    game = find(name)
    lessons = game.about.lessons
    assert lessons and lessons[0].name == FIRST, "every game of ours is taught"
    assert len({lesson.name for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert [scene for _, scene, _ in play_lesson(game, lesson)] == list(lesson.scenes)
        assert [text for text in lesson.texts if not game.about.texts.has(text)] == []
