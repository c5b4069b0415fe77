"""What is learnt of games: the targets of positions, and that judgements come nearer to them."""

import pytest

from examples.comet import make
from kosmodrom.bots.learner import Learner
from kosmodrom.bots.levels import make_bot
from kosmodrom.core.net import Net, PackedNet, reach_of
from kosmodrom.core.rng import FastRng

GAME = make()


def a_learner(seats: int) -> Learner:
    features = GAME.features(seats)
    assert features is not None
    net = Net(features.size, 6, seats)
    net.scatter(FastRng(1), reach_of(15.0))
    for i in range(net.shares_at, net.size):
        net.weights[i] = float(i % 5) / 5.0 - 0.4
    return Learner(GAME, features, net, net.copy(), 1)


def play(learner: Learner, guests: int, trace: float, noise_percent: int = 10) -> list[float]:
    """Play a game; the result, by seat."""
    rng = FastRng(3)
    state = GAME.new(int(learner.seats), {"passes": "3"}, rng)
    learner.play(GAME, state, guests, make_bot("random"), noise_percent, trace, rng)
    assert GAME.is_over(state)
    return GAME.returns(state)


def targets(learner: Learner) -> list[list[float]]:
    seats = int(learner.seats)
    return [list(learner.shares[at * seats : (at + 1) * seats]) for at in range(learner.noted)]


def test_with_lambda_one_every_position_should_have_been_judged_as_the_game_ended() -> None:
    learner = a_learner(3)
    won = play(learner, 0, 1.0)
    assert learner.noted > 9 and learner.noted % 3 == 0
    for at, target in enumerate(targets(learner)):
        assert target == [won[(at % 3 + place) % 3] for place in range(3)]


def test_with_lambda_zero_it_should_have_been_judged_as_the_next_position_was() -> None:
    learner, again = a_learner(2), a_learner(2)
    won = play(learner, 0, 0.0)
    play(again, 0, 1.0)
    found = targets(learner)
    assert found[-2:] == [won, won[::-1]]
    judged = []
    for at in range(learner.noted):
        start, end = learner.ends[at - 1] if at else 0, learner.ends[at]
        learner.net.judge(learner.indices[start:end], end - start)
        judged.append(list(learner.net.shares))
    for target, later in zip(found[:-2], judged[2:], strict=True):
        assert target == pytest.approx(later, abs=0.02)


def test_between_them_it_is_a_mixture() -> None:
    learner, results, steps = a_learner(2), a_learner(2), a_learner(2)
    for each, trace in ((learner, 0.5), (results, 1.0), (steps, 0.0)):
        play(each, 0, trace)
    last = learner.noted - 4
    expected = [(a + b) / 2 for a, b in zip(targets(results)[last], targets(steps)[last], strict=True)]
    assert targets(learner)[last] == pytest.approx(expected)


def test_nothing_is_learnt_from_the_positions_of_guests() -> None:
    learner = a_learner(3)
    won = play(learner, 0b101, 1.0)
    assert all(target == [won[1], won[2], won[0]] for target in targets(learner))


def test_learning_brings_judgements_nearer_and_forgets_the_positions() -> None:
    learner = a_learner(2)
    losses = []
    for _ in range(30):
        play(learner, 0, 1.0, noise_percent=100)
        losses.append(learner.learn(0.02, 1.0, FastRng(1)))
        assert learner.noted == 0
    assert losses[-1] < 0.5 * losses[0]


def test_it_plays_by_the_mean_of_what_the_net_was_lately() -> None:
    learner = a_learner(2)
    before = list(learner.net.weights)
    play(learner, 0, 1.0)
    learner.learn(0.02, 0.25, FastRng(1))
    expected = [old + 0.25 * (new - old) for old, new in zip(before, learner.net.weights, strict=True)]
    assert list(learner.mean.weights) == pytest.approx(expected)
    assert list(learner.packed.rows) == list(PackedNet(learner.mean).rows)
