"""Nets in files: they come back as they were, and what doesn't belong is refused with a reason."""

import json
from pathlib import Path

import pytest

from examples.comet import make
from kosmodrom.core.features import Features
from kosmodrom.core.net import Net, PackedNet, reach_of
from kosmodrom.core.net_file import BadNet, decode_nets, encode_nets, load_net
from kosmodrom.core.rng import FastRng


def features_of(seats: int) -> Features:
    features = make().features(seats)
    assert features is not None
    return features


def some_net(features: Features, seed: int, sees_all: bool = False) -> Net:
    net = Net(features.size, 6, features.seats, sees_all)
    net.scatter(FastRng(seed), reach_of(10.0))
    for i in range(net.shares_at, net.size):
        net.weights[i] = float(i % 7) / 3.0 - 1.0
    net.steps = 12.0
    net.seen[1] = 5.0
    return net


def test_nets_that_are_learning_come_back_to_the_bit_with_the_notes() -> None:
    features = features_of(2)
    nets = [some_net(features, seed) for seed in (1, 2)]
    found, notes = decode_nets(encode_nets(features, nets, {"games": 7}, is_learning=True), features)
    assert [net.state() for net in found] == [net.state() for net in nets]
    assert notes == {"games": 7}


def test_a_net_in_whole_numbers_plays_as_the_packed_one_did() -> None:
    features = features_of(3)
    net = some_net(features, 1, sees_all=True)
    data = encode_nets(features, [net], {}, is_learning=False)
    found = decode_nets(data, features)[0][0]
    assert found.sees_all and PackedNet(found).sees_all
    assert list(PackedNet(found).rows) == list(PackedNet(net).rows)
    assert list(PackedNet(found).outputs) == list(PackedNet(net).outputs)
    assert len(data) < 2 * net.size + 300


def change(data: bytes, **fields: object) -> bytes:
    line, _, body = data.partition(b"\n")
    return json.dumps({**json.loads(line), **fields}).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"features": "0123456789abcdef"}, "another features: '0123456789abcdef', here is '"),
        ({"game": "chess"}, "another game: 'chess', here is 'comet'"),
        ({"seats": 4}, "another number of seats: 4, here is 2"),
        ({"inputs": 3}, "another inputs: 3"),
        ({"hidden": 7}, "a multiple of 3"),
        ({"hidden": 9}, "bytes of weights; expected were"),
        ({"nets": 0}, "bytes of weights; expected were 0"),
        ({"numbers": "q"}, "how weights are written"),
        ({"sees_all": 1}, "what the net sees"),
        ({"format": "kosmodrom net 9"}, "doesn't say that it is a 'kosmodrom net 1'"),
    ],
)
def test_a_net_of_something_else_is_refused(fields: dict[str, object], reason: str) -> None:
    features = features_of(2)
    data = change(encode_nets(features, [some_net(features, 1)], {}, is_learning=True), **fields)
    with pytest.raises(BadNet, match=reason):
        decode_nets(data, features)


@pytest.mark.parametrize("data", [b"", b"\x00\xff", b"[1]\n", b"{", b"[" * 100_000])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    with pytest.raises(BadNet, match="first line"):
        decode_nets(data, features_of(2))


def test_a_weight_that_is_no_number_is_refused() -> None:
    features = features_of(2)
    net = some_net(features, 1)
    net.weights[3] = float("nan")
    with pytest.raises(BadNet, match="no number"):
        decode_nets(encode_nets(features, [net], {}, is_learning=True), features)


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.net"
    file.write_bytes(encode_nets(features_of(2), [some_net(features_of(2), 1)], {}, is_learning=False))
    assert load_net(file, features_of(2)).seats == 2
    with pytest.raises(BadNet, match=r"^mine\.net holds no net for this: .*another number of seats: 2, here is 3$"):
        load_net(file, features_of(3))
