"""What the texts of any lesson owe to it."""

import re

from kosmodrom.core.game import Game
from kosmodrom.games.pack import usual_folder


def check_texts(game: Game, language: str) -> None:
    """Every scene is told, only the learner is nudged, and no text is left over."""
    lesson = game.about.lesson
    assert lesson is not None
    for text in lesson.texts:
        assert game.about.texts.say(text, language).strip()
    file = usual_folder(game.about.name).with_name(f"lesson.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) =", file, re.MULTILINE)) == set(lesson.texts)
    for scene in lesson.scenes:
        assert scene.coach
        assert bool(scene.nudge) == (scene.seat == lesson.seat)
