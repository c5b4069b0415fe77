"""Guided first games: read from a file, checked by playing."""

from pathlib import Path

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.lesson import BadLesson, load_lesson
from kosmodrom.core.match import Match, play_lesson
from kosmodrom.core.record import Chance

HEAD = 'seed = 7\nseat = 0\nnames = ["one", "two"]\n'
END = '[[step]]\ncoach = "end"\n'


def step(seat: int, move: str, coach: str = "say") -> str:
    return f'[[step]]\nseat = {seat}\nmove = "{move}"\ncoach = "{coach}"\nnudge = "again"\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "lesson.toml"
    path.write_text(text, encoding="utf-8")
    return path


def first_move(game: Game, seat: int) -> str:
    match = Match(game, 2, Chance("fast", seed=7))
    return game.about.moves.notation(game.legal_moves(match.state, seat)[0])


def test_scenes_are_the_positions_before_their_moves(kosmopolis: Game, tmp_path: Path) -> None:
    moves = [first_move(kosmopolis, seat) for seat in (1, 0)]
    lesson = load_lesson(written(tmp_path, HEAD + step(1, moves[0]) + step(0, moves[1]) + END))
    assert (lesson.seats, lesson.seed, lesson.seat, lesson.names) == (2, 7, 0, ("one", "two"))
    assert lesson.texts == ("one", "two", "say", "again", "end")
    found = [(len(match.steps), scene.move, len(made)) for match, scene, made in play_lesson(kosmopolis, lesson)]
    assert found == [(0, moves[0], 0), (1, moves[1], 1), (2, None, 1)]


@pytest.mark.parametrize(
    ("move", "why"), [("dance", "can't dance"), ("city b2", "can't city b2: KD-3"), ("keep", "can't keep")]
)
def test_a_move_that_cannot_be_made_is_named_with_file_and_step(
    kosmopolis: Game, tmp_path: Path, move: str, why: str
) -> None:
    lesson = load_lesson(written(tmp_path, HEAD + step(0, first_move(kosmopolis, 0)) + step(0, move) + END))
    with pytest.raises(BadLesson, match=rf"^lesson.toml, step 2: seat 0 {why}"):
        list(play_lesson(kosmopolis, lesson))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seed = ", "lesson.toml: not a TOML file"),
        ("seed = 1\nseat = 0\n" + END, "expected names"),
        (HEAD, "expected steps"),
        (HEAD.replace("7", '"7"') + END, "expected a number for seed, not '7'"),
        (HEAD.replace("seat = 0", "seat = 2") + END, "the learner's seat is one of 2"),
        (HEAD + step(0, "keep b2"), "a move in each step but the last"),
        (HEAD + END + END, "a move in each step but the last"),
        (HEAD + '[[step]]\nmove = "keep b2"\n' + END, "step 1: expected a number for seat"),
        ('name = "late"\n' + HEAD + END, "expected name and title of any lesson but the first"),
        ('title = "late"\n' + HEAD + END, "expected name and title of any lesson but the first"),
        ("name = 1\n" + HEAD + END, "expected a text for name, not 1"),
        ("options = 1\n" + HEAD + END, "expected options, a choice each, not 1"),
        (HEAD + "[[step]]\ncoach = 1\n", "step 1: expected a text"),
        (HEAD + '[[step]]\nsay = "x"\n', "step 1: expected seat, move, coach and nudge"),
    ],
)
def test_a_file_that_is_no_lesson_says_where(tmp_path: Path, text: str, why: str) -> None:
    with pytest.raises(BadLesson, match=why):
        load_lesson(written(tmp_path, text))
