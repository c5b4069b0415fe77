"""How a game ended, as the terminal tells it."""

from random import Random

import pytest

from kosmodrom.cli.kit.result import show_result
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.games import find
from tests.lone_comet import LoneComet


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_below_zero_has_a_minus_and_not_a_hyphen(capsys: pytest.CaptureFixture[str], language: str) -> None:
    game, rng = find("galaktiko"), Random(1)
    match = Match(game, 2, Chance("fast", seed=1))
    while not match.is_over:
        seat = next(seat for seat in range(2) if game.legal_moves(match.state, seat))
        match.play(seat, rng.choice(game.legal_moves(match.state, seat)))
    show_result(game, match.state, ["A-1", "B"], Screen(language))
    shown = capsys.readouterr().out
    assert "−" in shown
    assert "-" not in shown.replace("A-1", "")


@pytest.mark.parametrize(
    ("language", "words", "points"), [("en", "Ada has not won", "points"), ("ru", "Ада: на этот раз без победы", "очк")]
)
def test_a_lone_player_who_lost_is_told_so(
    capsys: pytest.CaptureFixture[str], language: str, words: str, points: str
) -> None:
    game: Game = LoneComet()
    match = Match(game, 1, Chance("fast", seed=1), {"passes": "3"})
    while not match.is_over:
        match.play(0, game.legal_moves(match.state, 0)[0])
    assert game.outcome(match.state).winners == ()
    show_result(game, match.state, [words.split()[0].strip(":")], Screen(language))
    shown = capsys.readouterr().out
    assert words in shown
    assert f"−{-game.outcome(match.state).results[0].score} {points}" in shown
