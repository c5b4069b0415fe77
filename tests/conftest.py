"""What all tests share."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.games import find


@pytest.fixture(scope="session")
def kosmopolis() -> Game:
    """The game with the content it comes with."""
    return find("kosmopolis")
