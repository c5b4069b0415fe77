"""What the texts of any lessons owe to them."""

import re

from kosmodrom.core.game import Game
from kosmodrom.games.pack import usual_folder


def check_texts(game: Game, language: str) -> None:
    """Every scene is told, only the learner is nudged, and no text is left over."""
    lessons = game.about.lessons
    texts = {text for lesson in lessons for text in lesson.texts}
    for text in texts:
        assert game.about.texts.say(text, language).strip()
    file = usual_folder(game.about.name).with_name(f"lesson.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) =", file, re.MULTILINE)) == texts
    for lesson in lessons:
        for scene in lesson.scenes:
            assert scene.coach
            assert bool(scene.nudge) == (scene.seat == lesson.seat)
