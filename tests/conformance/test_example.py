"""The example of `docs/adding-a-game.md`: a game outside the package, uncompiled, on the core as it is installed."""

import doctest
import re
from pathlib import Path

import pytest

from examples.comet import make
from examples.comet.moves import MOVES
from examples.comet.state import CometState
from kosmodrom.core.game import Game, new_buffer, play_out
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import Chance
from kosmodrom.core.rng import FastRng
from kosmodrom.core.testing import check_game

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTES = re.findall(r"`(examples/comet/[\w./]+)`[^\n]*\n\n```\w+\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_comet_conforms(seats: int) -> None:
    report = check_game(make(), seats=seats, games=2, every=4)
    assert report.ok, report.text()
    assert report.notes == ()
    assert {name: count for name, count in report.checked.items() if count == 0} == {}


def test_the_loops_of_the_core_play_comet() -> None:
    game = make()
    state = game.new(3, {}, FastRng(5))
    moves = play_out(game, state, FastRng(6), new_buffer(game.move_count))
    assert game.is_over(state)
    assert 15 <= moves <= game.about.longest
    assert sum(game.returns(state)) == pytest.approx(1.0)


def test_policy_of_comet_weighs_landing_against_diving() -> None:
    game = make()
    state = game.new(2, {}, FastRng(1))
    assert isinstance(state, CometState)
    state.sample = 1
    policy = game.policy()
    land, dive = MOVES.parse("land"), MOVES.parse("dive")
    assert policy.gain(state, 0, dive) > policy.gain(state, 0, land) == 1.0
    state.sample = 4
    assert policy.gain(state, 0, dive) < policy.gain(state, 0, land) == 4.0


def test_a_match_of_comet_is_written_down_and_resumed() -> None:
    game: Game = make()
    match = Match(game, 4, Chance("hmac", secret="c0" * 32), {"passes": "3"})
    while not match.is_over:
        seat = game.next_seat(match.state)
        match.play(seat, game.legal_moves(match.state, seat)[0])
    assert resume(game, match.record()).record() == match.record()


def test_every_file_of_the_example_is_in_the_guide() -> None:
    files = {file.relative_to(ROOT) for file in (ROOT / "examples" / "comet").rglob("*.*") if file.suffix != ".pyc"}
    assert {file.as_posix() for file in files if f"`{file.as_posix()}`" not in GUIDE} == set()


def test_the_guide_is_true_where_it_shows_python_at_work() -> None:
    tests = doctest.DocTestParser().get_doctest(GUIDE.replace("```", "\n"), {}, "guide", None, 0)
    assert len(tests.examples) == 4
    assert doctest.DocTestRunner().run(tests).failed == 0


def test_code_in_the_guide_is_quoted() -> None:
    assert len(QUOTES) >= 6
    assert GUIDE.count("```python") == len([code for file, code in QUOTES if file.endswith(".py")])


@pytest.mark.parametrize(("file", "code"), QUOTES, ids=[f"{n}-{Path(file).name}" for n, (file, _) in enumerate(QUOTES)])
def test_quote_is_in_the_file(file: str, code: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    for part in code.split("\n...\n"):
        assert part.strip("\n") in source
