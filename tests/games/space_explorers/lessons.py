"""The guided games, step by step: `python -m tests.games.space_explorers.lessons` prints it, and where it breaks.

It is run when other content makes the lesson play otherwise. The deal depends on the seed alone, so most changes of
content break a payment and no more: the table before the broken step and the moves that are legal there show what to
write instead in the lesson's file and in its texts.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from kosmodrom.core.game import Game
from kosmodrom.core.lesson import BadLesson, Lesson, Scene
from kosmodrom.core.match import Match, Step, play_lesson
from kosmodrom.games import find
from kosmodrom.games.space_explorers.preview import ExplorersPreview
from kosmodrom.games.space_explorers.view.table import ExplorersView


@dataclass(frozen=True)
class Told:
    """A scene with what the learner sees, what the moves of its seat would bring, and what led there."""

    scene: Scene
    view: ExplorersView
    preview: ExplorersPreview | None
    made: tuple[Step, ...]


def tell(game: Game, lesson: Lesson) -> Iterator[Told]:
    """The scenes of a lesson; BadLesson if one can't be played."""
    for match, scene, made in play_lesson(game, lesson):
        yield Told(scene, seen(match, lesson.seat), preview_of(match, scene), made)


def seen(match: Match, seat: int) -> ExplorersView:
    view = match.game.view(match.state, seat)
    assert isinstance(view, ExplorersView)
    return view


def preview_of(match: Match, scene: Scene) -> ExplorersPreview | None:
    if scene.move is None:
        return None
    found = match.game.preview(match.state, scene.seat)
    assert isinstance(found, ExplorersPreview)
    return found


def table_of(view: ExplorersView) -> str:
    """What a step of the lesson depends on."""
    assert view.own is not None
    lines = [f"    Center {[each.card for each in view.center]}, hand {view.own.hand}, projects {view.projects}"]
    for number, seat in enumerate(view.seats):
        hub = [[each.card for each in stack] for stack in seat.hub]
        lines.append(f"    seat {number}: hub {hub}, tokens {seat.tokens[:5]}, {seat.points.total} points")
    if view.payment is not None:
        lines.append(f"    to pay {view.payment.needs}, less {view.payment.wild} of any colour")
    return "\n".join(lines)


def report(game: Game, lesson: Lesson) -> Iterator[str]:
    """The lesson in lines, up to its end or to the step that breaks."""
    moves: list[str] = []
    try:
        for row, told in enumerate(tell(game, lesson), 1):
            scene = told.scene
            moves = [] if told.preview is None else [found.move for found in told.preview.moves]
            yield f"{row}. seat {scene.seat}: {scene.move or 'the end'} ({scene.coach})\n{table_of(told.view)}"
    except BadLesson as broken:
        yield f"BROKEN: {broken}\n    legal: {', '.join(moves)}"


if __name__ == "__main__":
    explorers = find("space_explorers")
    for lesson in explorers.about.lessons:
        print(lesson.file, *report(explorers, lesson), sep="\n")
