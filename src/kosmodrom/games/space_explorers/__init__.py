"""Space Explorers with New Horizons, a game of research hubs and the space race for 1 to 4."""

from pathlib import Path

from kosmodrom.games.space_explorers.content import FOLDER, load
from kosmodrom.games.space_explorers.game import SpaceExplorers


def make(content: Path | None = None) -> SpaceExplorers:
    """The game, with the content of a folder or the content it comes with."""
    return SpaceExplorers(load(content or FOLDER))
