"""Golden playthroughs with modules; those without are among the tests that all games have."""

import pytest

from tests.games.space_explorers.records import SHELF
from tests.games.space_explorers.renew import PLAYTHROUGHS, played


@pytest.mark.parametrize("name", [name for name, (_, options) in PLAYTHROUGHS.items() if options])
def test_a_playthrough_is_unchanged(name: str) -> None:
    expected = (SHELF.folder / f"{name}.txt").read_text(encoding="utf-8")
    assert played(name) == expected, "if that is meant: python -m tests.games.space_explorers.renew"


def test_every_playthrough_in_the_folder_is_played() -> None:
    assert sorted(path.stem for path in SHELF.folder.glob("*.txt")) == sorted(PLAYTHROUGHS)
