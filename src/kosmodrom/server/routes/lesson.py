"""A guided first game, to be played move by move."""

from collections.abc import Iterator
from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from kosmodrom.core.game import Game
from kosmodrom.core.lesson import Lesson as Script
from kosmodrom.core.lesson import Scene
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
    """A guided first game: a real one, all of its positions from the learner's seat."""

    game: str
    title: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
    learnt: list[str]
    """What the learner knows at the end, a line each."""


@get(
    "/games/{game:str}/lesson",
    operation_id="getLesson",
    summary="A guided first game: what to do, move by move, and why",
    tags=TAGS,
    responses=problems(404),
)
async def get_lesson(request: ApiRequest, game: FromPath[str]) -> Lesson:
    visit = visit_of(request)
    if game not in NAMES:
        raise NotFound("not-found-game")
    found = find(game)
    script = found.about.lesson
    if script is None:
        raise NotFound("not-found-lesson")
    names = [found.about.texts.say(name, visit.language) for name in script.names]
    if visit.player is not None:
        names[script.seat] = visit.player.name
    return Lesson(
        game=game,
        title=found.about.texts.say("game-title", visit.language),
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
        lines=tell(items, telling, frozenset(), None),
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
