"""Guided games: real ones, move by move, with a coach's words before each."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

FIRST: Final = "first"
"""The name of the lesson that a game is learnt by."""


class BadLesson(Exception):
    """A lesson that can't be used: says which file and step, and what was expected."""


@dataclass(frozen=True)
class Scene:
    """A step of a lesson: whose move is made next, and the ids of what the coach says.

    `coach` explains; `nudge` is for a learner who tries another move. The last scene has no move.
    """

    seat: int
    move: str | None
    coach: str
    nudge: str = ""


@dataclass(frozen=True)
class Lesson:
    """A game from its set-up on, by the fast generator: seats, seed, the learner's seat, ids of names, scenes.

    `learnt` are the ids of what the learner knows at the end, a line each. `name` tells the lessons of a game apart,
    `title` is the id of what a lesson is called; that of the first game has none of its own.
    """

    file: str
    seats: int
    seed: int
    seat: int
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]
    learnt: tuple[str, ...] = ()
    name: str = FIRST
    title: str = ""
    options: dict[str, str] = field(default_factory=dict)

    @property
    def texts(self) -> tuple[str, ...]:
        """The ids of all that is said."""
        said = [text for scene in self.scenes for text in (scene.coach, scene.nudge) if text]
        return tuple(dict.fromkeys([*([self.title] if self.title else []), *self.names, *said, *self.learnt]))


def load_lesson(path: Path) -> Lesson:
    """The lesson in a lesson.toml; BadLesson names file, step and what was expected."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{path.name}: not a TOML file: {error}") from None
    names, learnt = data.get("names"), data.get("learnt", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadLesson(f"{path.name}: expected names, the id of a text for each seat")
    if not isinstance(learnt, list) or not all(isinstance(line, str) for line in learnt):
        raise BadLesson(f"{path.name}: expected the ids of texts for learnt")
    entries = data.get("step")
    if not isinstance(entries, list) or not entries:
        raise BadLesson(f"{path.name}: expected steps")
    lesson = Lesson(
        file=path.name,
        seats=len(names),
        seed=_number(path.name, "seed", data.get("seed")),
        seat=_number(path.name, "seat", data.get("seat")),
        names=tuple(names),
        scenes=tuple(_scene(f"{path.name}, step {row}", entry) for row, entry in enumerate(entries, 1)),
        learnt=tuple(learnt),
        name=_text(path.name, "name", data.get("name", FIRST)),
        title=_text(path.name, "title", data.get("title", "")),
        options=_options(path.name, data.get("options", {})),
    )
    if bool(lesson.title) == (lesson.name == FIRST):
        raise BadLesson(f"{path.name}: expected name and title of any lesson but the first")
    if not 0 <= lesson.seat < lesson.seats:
        raise BadLesson(f"{path.name}: the learner's seat is one of {lesson.seats}, counted from 0, not {lesson.seat}")
    if [row for row, scene in enumerate(lesson.scenes, 1) if scene.move is None] != [len(lesson.scenes)]:
        raise BadLesson(f"{path.name}: expected a move in each step but the last, and none there")
    return lesson


def _text(where: str, name: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadLesson(f"{where}: expected a text for {name}, not {value!r}")
    return value


def _options(where: str, value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise BadLesson(f"{where}: expected options, a choice each, not {value!r}")
    return {str(name): _text(where, str(name), choice) for name, choice in value.items()}


def _number(where: str, name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadLesson(f"{where}: expected a number for {name}, not {value!r}")
    return value


def _scene(where: str, entry: object) -> Scene:
    if not isinstance(entry, dict) or not entry.keys() <= {"seat", "move", "coach", "nudge"}:
        raise BadLesson(f"{where}: expected seat, move, coach and nudge")
    move, coach, nudge = entry.get("move"), entry.get("coach", ""), entry.get("nudge", "")
    if not isinstance(coach, str) or not isinstance(nudge, str) or not isinstance(move, str | None):
        raise BadLesson(f"{where}: expected a text for move, coach and nudge")
    return Scene(-1 if move is None else _number(where, "seat", entry.get("seat")), move, coach, nudge)
