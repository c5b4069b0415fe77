"""Every game of the registry conforms, and plays as it always did.

A golden playthrough that changed on purpose is written anew by the command that the failing test names.
"""

from pathlib import Path

import pytest

from kosmodrom.core.testing import check_game, playthrough
from kosmodrom.games import NAMES, find

FIXTURES = Path(__file__).parents[1] / "fixtures"

TABLES = [
    (name, seats) for name in NAMES for seats in range(find(name).about.min_seats, find(name).about.max_seats + 1)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_game_conforms(name: str, seats: int) -> None:
    report = check_game(find(name), seats=seats, games=2, every=20)
    assert report.ok, report.text()
    assert report.notes == ()


def test_nothing_is_left_unchecked_in_kosmopolis() -> None:
    report = check_game(find("kosmopolis"), seats=3, games=1, seed=7, every=20)
    assert {name: count for name, count in report.checked.items() if count == 0} == {}


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
