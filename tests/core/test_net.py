"""The net: its gradient, what it learns, and that whole numbers say nearly the same."""

import random
from math import exp

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.net import Net, PackedNet, reach_of
from kosmodrom.core.rng import FastRng

INPUTS, HIDDEN = 40, 6


def random_net(seats: int, seed: int = 1, reach: float = 0.5) -> Net:
    """A net whose weights, of outputs too, are anywhere between -reach and reach."""
    chance = random.Random(seed)
    net = Net(INPUTS, HIDDEN, seats)
    for i in range(net.size):
        net.weights[i] = chance.uniform(-reach, reach)
    return net


def random_position(seed: int, most: int = 12) -> vec[i64]:
    chance = random.Random(seed)
    return vec[i64]([chance.randrange(INPUTS) for _ in range(chance.randint(1, most))])


def loss_at(net: Net, position: vec[i64], shares: vec[float], points: vec[float]) -> float:
    return net.copy().learn(position, len(position), shares, points, 0.0)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_step_follows_the_gradient(seats: int) -> None:
    net = random_net(seats)
    position = vec[i64]([3, 7, 7, 21])
    shares = vec[float]([1.0, 0.0, 0.0][:seats])
    points = vec[float]([0.7, -0.2, 1.1][:seats])
    moved = net.copy()
    moved.learn(position, len(position), shares, points, 1.0)
    near = 1e-5
    for i in range(net.size):
        above, below = net.copy(), net.copy()
        above.weights[i] += near
        below.weights[i] -= near
        slope = loss_at(above, position, shares, points) - loss_at(below, position, shares, points)
        assert net.weights[i] - moved.weights[i] == pytest.approx(slope / (2 * near), abs=1e-6), i


def test_shares_are_the_softmax_of_logits_and_add_up_to_one() -> None:
    net = Net(INPUTS, HIDDEN, 3)
    bias = net.shares_at + HIDDEN * 3
    net.weights[bias] = 1.0
    net.judge(vec[i64]([1]), 1)
    e = exp(1.0)
    assert list(net.shares) == pytest.approx([e / (e + 2), 1 / (e + 2), 1 / (e + 2)])


def test_a_new_net_gives_all_seats_the_same_share_and_the_same_seed_the_same_net() -> None:
    nets = [Net(INPUTS, HIDDEN, 4) for _ in range(2)]
    for net in nets:
        net.scatter(FastRng(5), reach_of(12.0))
        net.judge(random_position(1), 1)
        assert list(net.shares) == [0.25] * 4
    assert list(nets[0].weights) == list(nets[1].weights)
    assert any(weight != 0.0 for weight in nets[0].weights)


def test_it_learns_what_no_single_input_tells() -> None:
    """Whether exactly one of two inputs is there."""
    net = Net(3, HIDDEN, 2)
    net.scatter(FastRng(2), 1.0)
    lessons = [([0], 1.0), ([1], 1.0), ([0, 1], 0.0), ([2], 0.0)]
    points = vec[float]([0.0, 0.0])
    for _ in range(1500):
        for inputs, share in lessons:
            net.learn(vec[i64](inputs), len(inputs), vec[float]([share, 1.0 - share]), points, 0.2)
    for inputs, share in lessons:
        net.judge(vec[i64](inputs), len(inputs))
        assert net.shares[0] == pytest.approx(share, abs=0.1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_numbers_judge_nearly_as_floats_do(seats: int) -> None:
    values, points = (vec[float]([0.0] * seats) for _ in range(2))
    for seed in range(50):
        net = random_net(seats, seed)
        packed = PackedNet(net)
        position = random_position(seed)
        net.judge(position, len(position))
        packed.judge(position, len(position), values)
        packed.fill_points(points)
        assert list(points) == pytest.approx(list(net.points), abs=0.02)
        assert list(values) == pytest.approx(list(net.points if seats == 1 else net.shares), abs=0.02)
        if seats > 1:
            assert sum(values) == pytest.approx(1.0)


def test_whole_numbers_take_weights_and_sums_beyond_their_bounds_for_the_bounds() -> None:
    net = Net(INPUTS, HIDDEN, 2)
    for i in range(net.bias_at):
        net.weights[i] = 1000.0 if i % HIDDEN < 3 else -1000.0
    net.weights[net.shares_at] = 3.0
    values = vec[float]([0.0, 0.0])
    many = vec[i64]([i % INPUTS for i in range(511)])
    PackedNet(net).judge(many, 511, values)
    assert values[0] == pytest.approx(1 / (1 + exp(-3.0 * 16 / 17)), abs=0.01)


def test_whole_numbers_are_the_same_everywhere() -> None:
    """Marks of another machine: nothing but whole numbers decides them."""
    values = vec[float]([0.0] * 3)
    found = []
    for seed in range(3):
        position = random_position(seed)
        PackedNet(random_net(3, seed)).judge(position, len(position), values)
        found.append([round(value * 1e9) for value in values])
    assert found == [
        [392231499, 381650058, 226118443],
        [346614167, 392767460, 260618374],
        [192729761, 260366683, 546903556],
    ]


def test_a_copy_is_independent() -> None:
    net = random_net(2)
    other = net.copy()
    other.weights[0] += 1.0
    assert net.weights[0] != other.weights[0] and list(net.weights)[1:] == list(other.weights)[1:]


def test_hidden_units_come_in_threes() -> None:
    with pytest.raises(AssertionError, match="threes"):
        Net(INPUTS, 7, 2)
