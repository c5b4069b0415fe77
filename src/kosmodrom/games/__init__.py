"""The registry of games: a line a game."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from kosmodrom.core.game import Game

NAMES: Final = ("kosmopolis", "galaktiko", "space_bureau", "space_explorers")


@cache
def find(name: str) -> Game:
    """The game of a name, with the content it comes with; KeyError if there is none."""
    return with_content(name, None)


def with_content(name: str, folder: Path | None) -> Game:
    """The game of a name with the content of a folder; KeyError, or BadContent that says what is wrong."""
    if name not in NAMES:
        raise KeyError(name)
    make: Callable[[Path | None], Game] = import_module(f"kosmodrom.games.{name}").make
    return make(folder)
