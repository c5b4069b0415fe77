"""A game that a lone player can lose: it conforms, and what is told of a loss has to agree."""

import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.playthrough import playthrough
from tests.lone_comet import AlwaysWon, LoneComet, RankedComet, WrongRank


def finished(game: Game, seed: int) -> Match:
    match = Match(game, 1, Chance("fast", seed=seed))
    while not match.is_over:
        match.play(0, game.legal_moves(match.state, 0)[-1])
    return match


@pytest.mark.parametrize("game", [LoneComet(), RankedComet()], ids=lambda game: type(game).__name__)
def test_a_game_that_a_lone_player_can_lose_conforms(game: Game) -> None:
    report = check_game(game, seats=[1, 2], games=4, every=3)
    assert report.ok, report.text()


def test_returns_of_a_lone_player_tell_a_win_from_a_loss() -> None:
    game: Game = LoneComet()
    games = [finished(game, seed) for seed in range(12)]
    winners = [game.outcome(match.state).winners for match in games]
    assert set(winners) == {(), (0,)}
    assert [game.returns(match.state) for match in games] == [[float(len(won))] for won in winners]


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (AlwaysWon, "the winners are (), so the returns are [0.0], not [1.0]"),
        (WrongRank, "points rank, next rank and missing are"),
    ],
)
def test_what_disagrees_is_found(kind: type[LoneComet], sentence: str) -> None:
    report = check_game(kind(), seats=1, games=6, every=2, properties=["outcome"])
    assert any(sentence in failure.sentence for failure in report.failures), report.text()


def test_a_playthrough_says_that_nobody_won() -> None:
    texts = [playthrough(LoneComet(), 1, seed) for seed in range(12)]
    assert {text.rpartition("  winners ")[2].split("\n")[0] for text in texts} == {"none", "A"}
