"""Space Bureau, a game of agents, flights and exploration for 1 to 4."""

from pathlib import Path

from kosmodrom.games.space_bureau.content import FOLDER, load
from kosmodrom.games.space_bureau.game import SpaceBureau


def make(content: Path | None = None) -> SpaceBureau:
    """The game, with the content of a folder or the content it comes with."""
    return SpaceBureau(load(content or FOLDER))
