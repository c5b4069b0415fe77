"""Nets in files: a line of JSON that says what they are of, then their weights.

A net to play with has weights in whole numbers, those that it is played with. One that is still learning has floats,
and all else that it needs to go on.
"""

import json
import sys
from array import array
from pathlib import Path
from typing import Final

from kosmodrom.core.features import Features
from kosmodrom.core.net import INPUT_SCALE, MOST_INPUT, MOST_OUTPUT, OUTPUT_SCALE, Net, rounded

FORMAT: Final = "kosmodrom net 1"
WHOLE: Final = "whole"
"""Weights of two bytes."""
FLOATS: Final = "floats"
"""Of eight."""


class BadNet(Exception):
    """A file that holds no net for these features: one sentence that says why."""


class Head:
    """What a file of nets says of them: the game and features they belong to, their size, and what the writer adds."""

    def __init__(self, features: Features, net: Net, notes: dict[str, object]) -> None:
        self.game = features.layout.game
        self.seats = int(features.seats)
        self.features = features.layout.hash()
        self.inputs = int(features.size)
        self.hidden = int(net.hidden)
        self.sees_all = net.sees_all
        self.notes = notes

    def to_json(self, nets: int, numbers: str) -> dict[str, object]:
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "features": self.features,
            "inputs": self.inputs,
            "hidden": self.hidden,
            "sees_all": self.sees_all,
            "nets": nets,
            "numbers": numbers,
            "notes": self.notes,
        }


def encode_nets(features: Features, nets: list[Net], notes: dict[str, object], is_learning: bool) -> bytes:
    """A file of nets of the same size: as they are while they learn, else in whole numbers."""
    numbers = FLOATS if is_learning else WHOLE
    head = Head(features, nets[0], notes).to_json(len(nets), numbers)
    data = json.dumps(head, separators=(",", ":")).encode() + b"\n"
    for net in nets:
        data += write_floats(net.state()) if is_learning else write_whole(whole_weights(net))
    return data


def write_whole(weights: list[int]) -> bytes:
    """Whole numbers of two bytes, the lower first."""
    body: array[int] = array("h", weights)
    if sys.byteorder == "big":
        body.byteswap()
    return body.tobytes()


def write_floats(weights: list[float]) -> bytes:
    body: array[float] = array("d", weights)
    if sys.byteorder == "big":
        body.byteswap()
    return body.tobytes()


def whole_weights(net: Net) -> list[int]:
    """The weights in whole numbers, as a packed net has them."""
    weights: list[int] = []
    for i in range(net.size):
        if i < net.shares_at:
            weights.append(rounded(net.weights[i], INPUT_SCALE, MOST_INPUT))
        else:
            weights.append(rounded(net.weights[i], OUTPUT_SCALE, MOST_OUTPUT))
    return weights


def decode_nets(data: bytes, features: Features) -> tuple[list[Net], dict[str, object]]:
    """The nets of a file and the notes of their writer; BadNet if they don't belong to these features."""
    line, _, body = data.partition(b"\n")
    head = _read_head(line)
    layout = features.layout
    for name, found, here in (
        ("game", head.get("game"), layout.game),
        ("number of seats", head.get("seats"), int(layout.seats)),
        ("features", head.get("features"), layout.hash()),
        ("inputs", head.get("inputs"), int(layout.size)),
    ):
        if found != here:
            raise BadNet(f"it was trained for another {name}: {found!r}, here is {here!r}")
    hidden, count, numbers, notes = head.get("hidden"), head.get("nets"), head.get("numbers"), head.get("notes")
    if not isinstance(hidden, int) or not 0 < hidden <= 999 or hidden % 3 or not isinstance(count, int):
        raise BadNet("its first line has no number of hidden units, which is a multiple of 3, or no number of nets")
    sees_all = head.get("sees_all")
    if numbers not in (WHOLE, FLOATS) or not isinstance(sees_all, bool) or not isinstance(notes, dict):
        raise BadNet("its first line doesn't say how weights are written or what the net sees, or has no notes")
    is_whole = numbers == WHOLE
    nets = [Net(features.size, hidden, features.seats, sees_all) for _ in range(count)]
    size = len(nets[0].weights) if nets and is_whole else len(nets[0].state()) if nets else 0
    expected = count * size * (2 if is_whole else 8)
    if not nets or len(body) != expected:
        raise BadNet(f"it has {len(body)} bytes of weights; expected were {expected}")
    read = read_whole(body) if is_whole else read_floats(body)
    if not all(-1e15 < number < 1e15 for number in read):
        raise BadNet("a weight is no number, or too large")
    for number, net in enumerate(nets):
        if is_whole:
            _fill(net, read[number * size : (number + 1) * size])
        else:
            net.restore(read[number * size : (number + 1) * size])
    return nets, notes


def _read_head(line: bytes) -> dict[str, object]:
    try:
        head: object = json.loads(line)
    except (ValueError, RecursionError):
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadNet(f"its first line doesn't say that it is a {FORMAT!r}")
    return head


def read_whole(body: bytes) -> list[float]:
    """Whole numbers of two bytes."""
    weights: array[int] = array("h")
    weights.frombytes(body)
    if sys.byteorder == "big":
        weights.byteswap()
    return [float(weight) for weight in weights]


def read_floats(body: bytes) -> list[float]:
    weights: array[float] = array("d")
    weights.frombytes(body)
    if sys.byteorder == "big":
        weights.byteswap()
    return list(weights)


def _fill(net: Net, weights: list[float]) -> None:
    """Take over weights in whole numbers."""
    for i in range(net.size):
        net.weights[i] = weights[i] / float(INPUT_SCALE if i < net.shares_at else OUTPUT_SCALE)


def load_net(path: Path, features: Features) -> Net:
    """The first net of a file; BadNet says which file and why it can't be used."""
    try:
        nets, _ = decode_nets(path.read_bytes(), features)
    except BadNet as error:
        raise BadNet(f"{path.name} holds no net for this: {error}") from None
    return nets[0]
