"""Space Bureau, a game of agents, flights and exploration for 1 to 4."""

from pathlib import Path

from kosmodrom.core.lesson import load_lesson
from kosmodrom.games.space_bureau.content import FOLDER, load
from kosmodrom.games.space_bureau.game import SpaceBureau


def make(content: Path | None = None) -> SpaceBureau:
    """The game, with the content of a folder or the content it comes with, which is what the lesson is played with."""
    if content is not None:
        return SpaceBureau(load(content))
    return SpaceBureau(load(FOLDER), load_lesson(Path(__file__).with_name("lesson.toml")))
