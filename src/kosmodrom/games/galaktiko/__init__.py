"""Galaktiko, a race of minibuses around a ring for 2 to 6."""

from pathlib import Path

from kosmodrom.games.galaktiko.content import FOLDER, load
from kosmodrom.games.galaktiko.game import Galaktiko


def make(content: Path | None = None) -> Galaktiko:
    """The game, with the content of a folder or the content it comes with."""
    return Galaktiko(load(content or FOLDER))
