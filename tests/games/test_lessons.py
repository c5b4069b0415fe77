"""What the texts of any lessons owe to them."""

import re
from typing import Final

import pytest

from kosmodrom.core.rules import LANGUAGES
from kosmodrom.games import NAMES, find
from kosmodrom.games.pack import usual_folder

LONGEST: Final = 320
"""Letters of a text that is read on a phone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_scene_is_told_to_the_learner_and_no_text_is_left_over(name: str, language: str) -> None:
    game = find(name)
    lessons = game.about.lessons
    texts = {text for lesson in lessons for text in lesson.texts}
    told = [game.about.texts.say(text, language).strip() for text in texts]
    assert told and all(told) and max(map(len, told)) <= LONGEST
    file = usual_folder(name).with_name(f"lesson.{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+) =", file, re.MULTILINE)) == texts
    for lesson in lessons:
        for scene in lesson.scenes:
            assert scene.coach
            assert bool(scene.nudge) == (scene.seat == lesson.seat)
