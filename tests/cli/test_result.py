"""How a game ended, as the terminal tells it."""

from random import Random

import pytest

from kosmodrom.cli.kit.result import show_result
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.games import find


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
