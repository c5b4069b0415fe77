"""The games of the page: those of the registry that it has a board for."""

from typing import Final

from kosmodrom.games import NAMES
from tests.browser.words import SOURCES

GAMES: Final = tuple(name for name in NAMES if (SOURCES / "games" / name / "index.ts").exists())
