"""Kosmopolis, a game of draft and bluff for 2 to 4."""

from pathlib import Path

from kosmodrom.games.kosmopolis.content import FOLDER, load
from kosmodrom.games.kosmopolis.game import Kosmopolis


def make(content: Path | None = None) -> Kosmopolis:
    """The game, with the content of a folder or the content it comes with."""
    return Kosmopolis(load(content or FOLDER))
