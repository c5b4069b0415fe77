"""Guided games, to be played move by move."""

from collections.abc import Iterator
from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from kosmodrom.core.game import Game
from kosmodrom.core.lesson import FIRST, Scene
from kosmodrom.core.lesson import Lesson as Script
from kosmodrom.core.match import Match, play_lesson
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import NAMES, find
from kosmodrom.server.errors import NotFound
from kosmodrom.server.problem import problems
from kosmodrom.server.request import ApiRequest
from kosmodrom.server.visit import visit_of
from kosmodrom.table.board import MoveView
from kosmodrom.table.story import Item, LogLine, Telling, items_of, tell

TAGS: Final = ["games"]


class LessonStep(Struct, frozen=True):
    """A position of the lesson, after `step` moves, from the learner's seat.

    `lines` tell what led here from the step before.
    """

    step: int
    view: object
    ask: str
    """What is to be decided, or who is waited for; empty at the end."""
    lines: list[LogLine]
    moves: list[MoveView]
    """What the learner may do here, if it is their move."""
    preview: object
    is_yours: bool
    """The learner has to make the move."""
    move: str | None
    """What is played next; none: the lesson ends here."""
    coach: str
    """What is explained here."""
    nudge: str
    """What is said to a learner who tries another move."""


class Lesson(Struct, frozen=True):
    """A guided game: a real one, all of its positions from the learner's seat.

    `title` is that of the game, `subject` what this lesson is about; empty: the first game.
    """

    game: str
    name: str
    title: str
    subject: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
    learnt: list[str]
    """What the learner knows at the end, a line each."""


@get(
    "/games/{game:str}/lesson",
    operation_id="getLesson",
    summary="A guided game: what to do, move by move, and why",
    tags=TAGS,
    responses=problems(404),
)
async def get_lesson(request: ApiRequest, game: FromPath[str], name: FromQuery[str] = FIRST) -> Lesson:
    visit = visit_of(request)
    if game not in NAMES:
        raise NotFound("not-found-game")
    found = find(game)
    script = next((lesson for lesson in found.about.lessons if lesson.name == name), None)
    if script is None:
        raise NotFound("not-found-lesson")
    names = [found.about.texts.say(name, visit.language) for name in script.names]
    if visit.player is not None:
        names[script.seat] = visit.player.name
    return Lesson(
        game=game,
        name=script.name,
        title=found.about.texts.say("game-title", visit.language),
        subject=found.about.texts.say(script.title, visit.language) if script.title else "",
        seat=script.seat,
        names=names,
        steps=list(_steps(found, script, visit.language, names)),
        learnt=[found.about.texts.say(line, visit.language) for line in script.learnt],
    )


def _steps(game: Game, script: Script, language: str, names: list[str]) -> Iterator[LessonStep]:
    telling = Telling(game, script.seat, language, names, {}, you=script.seat)
    for row, (match, scene, made) in enumerate(play_lesson(game, script)):
        items = items_of(match.opening, 0, 0, 0) if row == 0 else []
        for number, step in enumerate(made, len(match.steps) - len(made) + 1):
            items += items_of(step.events, number, 0, number)
        yield _step(match, scene, telling, items)


def _step(match: Match, scene: Scene, telling: Telling, items: list[Item]) -> LessonStep:
    game, language, seat = match.game, telling.language, telling.seat
    is_yours = scene.seat == seat
    moves = game.legal_moves(match.state, seat) if is_yours else []
    say = game.about.texts.say
    return LessonStep(
        step=len(match.steps),
        view=game.view(match.state, seat),
        ask=""
        if scene.move is None
        else game.question_words(match.state, seat if is_yours else SPECTATOR, language, telling.seats),
        lines=tell(items, telling),
        moves=[
            MoveView(game.about.moves.notation(move), game.move_words(match.state, seat, move, language))
            for move in moves
        ],
        preview=game.preview(match.state, seat) if is_yours else None,
        is_yours=is_yours,
        move=scene.move,
        coach=say(scene.coach, language) if scene.coach else "",
        nudge=say(scene.nudge, language) if scene.nudge else "",
    )


ROUTES: Final = (get_lesson,)
