"""Training: the same course gives the same net, interrupted or not, and what it writes is read again."""

import pytest

from examples.comet import make
from kosmodrom.bots.levels import make_bot
from kosmodrom.core.game import Game
from kosmodrom.core.net_file import BadNet, decode_nets
from kosmodrom.lab.strength import compare
from kosmodrom.lab.train import BATCH, Course, NoFeatures, Training, is_doubled

COURSE = Course("comet", 2, seed=5, hidden=6, rate=0.02, options={"passes": "3"})


def trained(games: int) -> Training:
    training = Training(make(), COURSE)
    while training.games < games:
        training.run_batch()
    return training


@pytest.mark.timeout(240)
def test_a_course_that_was_interrupted_ends_as_one_that_was_not() -> None:
    whole = trained(2 * BATCH)
    half = trained(BATCH)
    again = Training.read(make(), 2, half.write())
    assert (again.games, again.course) == (BATCH, COURSE)
    again.run_batch()
    assert again.write() == whole.write()
    assert again.write() != half.write()


@pytest.mark.timeout(240)
def test_a_net_that_was_trained_beats_random_play_and_is_smaller_without_its_training() -> None:
    training = trained(8 * BATCH)
    bot = training.bot(1)
    found = compare(make(), 2, {"passes": "3"}, bot, make_bot("random"), 200, 1)
    assert found.low > 0.55
    features = make().features(2)
    assert features is not None
    net = decode_nets(training.write_net(), features)[0][0]
    assert len(training.write_net()) < len(training.write()) / 3
    assert net.hidden == 6


def test_a_net_to_play_with_is_no_training() -> None:
    training = Training(make(), COURSE)
    for data in (training.write_net(), training.write().replace(b'"course"', b'"coarse"')):
        with pytest.raises(BadNet, match="isn't all of a training"):
            Training.read(make(), 2, data)


class Featureless(Game):
    """Says nothing of what a learning program sees."""

    def __init__(self) -> None:
        super().__init__(make().about)


def test_a_game_without_features_is_not_trained() -> None:
    with pytest.raises(NoFeatures, match="comet"):
        Training(Featureless(), COURSE)


def test_older_nets_are_kept_ever_less_often() -> None:
    assert [games for games in range(0, 20_000, BATCH) if is_doubled(games)] == [1000, 2000, 4000, 8000, 16000]


def test_in_a_comparison_each_deal_is_played_from_every_seat() -> None:
    """A bot against itself wins its even share exactly where nothing but the seat differs."""
    easy = make_bot("easy")
    found = compare(make(), 2, {"passes": "3"}, easy, easy, 40, 3)
    assert found.low < 0.5 < found.high
