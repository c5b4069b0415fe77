"""A small net that judges positions: sparse inputs, one hidden layer, shares of the win and expected points.

`Net` learns, in floats. `PackedNet` is made from one for play: it reckons in whole numbers alone, three hidden sums in
one number, so that a position is judged alike on every machine, and quicker. Seats are in relative order throughout.
"""

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kosmodrom.core.features import MOST_WRITTEN
from kosmodrom.core.rng import Rng

LANES: Final = 3
"""A packed number holds so many hidden sums; there are a multiple of so many hidden units."""
POINTS_WEIGHT: Final = 1.0
"""How much an error of expected points counts in learning beside one of shares."""
MOST_PACE: Final = 8.0
"""Weights of an input that is rarely there move faster, up to so many times."""

INPUT_SCALE: Final = 256
"""A weight of an input is rounded to one part in so many."""
OUTPUT_SCALE: Final = 1024
"""A weight of an output, too, and a hidden unit."""
MOST_INPUT: Final = 1023
"""Such weights are at most this in whole numbers, less than 4: eleven bits."""
MOST_OUTPUT: Final = 32_767

_LANE_BITS: Final = 20
_LANE: Final = 0x100000
_LANE_MASK: Final = 0xFFFFF
_OFFSET: Final = 1024
"""Added to each packed weight, so that none is below 0."""
_FARTHEST: Final = 4096
"""Beyond 16 a hidden sum makes no difference any more."""
_SHARE_STEPS: Final = 2560
"""Seats that are 10 and more behind in logits have no share."""
_SHARE_SCALE: Final = 65_536
_LOGIT_BITS: Final = 12
"""A sum of hidden units times weights has 20 bits below the point, a logit 8."""

assert (MOST_WRITTEN + 1) * (_OFFSET + MOST_INPUT) <= _LANE_MASK, "a lane holds the sum of so many weights"


@final
class Net:
    """The weights as floats, one after another: inputs, hidden units, outputs of shares, outputs of points.

    A lone player has no share to win: the points alone are judged, and learnt. `sees_all` says of which features it is:
    of worlds, with the secrets of all seats, or of what one seat knows.
    """

    def __init__(self, inputs: i64, hidden: i64, seats: i64, sees_all: bool = False) -> None:
        assert hidden % LANES == 0, "hidden units come in threes"
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.seats: i64 = seats
        self.sees_all = sees_all
        self.bias_at: i64 = inputs * hidden
        self.shares_at: i64 = self.bias_at + hidden
        self.points_at: i64 = self.shares_at + (hidden + 1) * seats
        self.size: i64 = self.points_at + (hidden + 1) * seats
        self.weights: vec[float] = vec[float]([0.0] * self.size)
        self.steps = 0.0
        """How many steps it has learnt."""
        self.seen: vec[float] = vec[float]([0.0] * inputs)
        """How often each input was there in these."""
        self.sums: vec[float] = vec[float]([0.0] * hidden)
        self.units: vec[float] = vec[float]([0.0] * hidden)
        """The hidden units of the position judged last."""
        self.shares: vec[float] = vec[float]([0.0] * seats)
        """Its shares, by place."""
        self.points: vec[float] = vec[float]([0.0] * seats)
        """Its expected points, by place, in the unit of the features."""

    def scatter(self, rng: Rng, reach: float) -> None:
        """Begin anew: weights of inputs at random between -reach and reach; all outputs are 0."""
        i: i64 = 0
        while i < self.size:
            if i < self.bias_at:
                self.weights[i] = reach * (float(rng.below(2_000_001, 0)) / 1_000_000.0 - 1.0)
            else:
                self.weights[i] = 0.0
            i += 1

    def judge(self, indices: vec[i64], n: i64) -> None:
        """Judge a position by its features: fills `shares` and `points`."""
        weights = self.weights
        sums = self.sums
        hidden = self.hidden
        j: i64 = 0
        while j < hidden:
            sums[j] = weights[self.bias_at + j]
            j += 1
        i: i64 = 0
        while i < n:
            row = indices[i] * hidden
            j = 0
            while j < hidden:
                sums[j] += weights[row + j]
                j += 1
            i += 1
        j = 0
        while j < hidden:
            self.units[j] = bend(sums[j])
            j += 1
        self._fill(self.shares_at, self.shares)
        self._fill(self.points_at, self.points)
        if self.seats > 1:
            share_by_logit(self.shares, self.seats)

    def _fill(self, at: i64, outputs: vec[float]) -> None:
        """The outputs whose weights begin somewhere: those of each hidden unit, then the constants."""
        weights = self.weights
        seats = self.seats
        bias = at + self.hidden * seats
        place: i64 = 0
        while place < seats:
            found = weights[bias + place]
            j: i64 = 0
            while j < self.hidden:
                found += self.units[j] * weights[at + j * seats + place]
                j += 1
            outputs[place] = found
            place += 1

    def learn(self, indices: vec[i64], n: i64, shares: vec[float], points: vec[float], rate: float) -> float:
        """Judge a position and move a step towards what it should have been; answers how wrong the judgement was.

        `shares` and `points` are targets by place; the answer is the loss whose gradient the step follows.
        """
        self.judge(indices, n)
        loss = 0.0
        seats = self.seats
        place: i64 = 0
        while place < seats:
            if seats > 1:
                loss -= shares[place] * log_of(self.shares[place])
                self.shares[place] -= shares[place]
            else:
                self.shares[place] = 0.0
            error = self.points[place] - points[place]
            loss += POINTS_WEIGHT * error * error / 2.0
            self.points[place] = POINTS_WEIGHT * error
            place += 1
        self._step(indices, n, rate)
        return loss

    def _step(self, indices: vec[i64], n: i64, rate: float) -> None:
        """Move all weights against the errors that stand in `shares` and `points`."""
        weights = self.weights
        hidden = self.hidden
        seats = self.seats
        sums = self.sums
        j: i64 = 0
        place: i64 = 0
        while j < hidden:
            unit = self.units[j]
            blame = 0.0
            place = 0
            while place < seats:
                at = self.shares_at + j * seats + place
                blame += self.shares[place] * weights[at]
                weights[at] -= rate * self.shares[place] * unit
                at = self.points_at + j * seats + place
                blame += self.points[place] * weights[at]
                weights[at] -= rate * self.points[place] * unit
                place += 1
            if unit < 0.0:
                unit = -unit
            sums[j] = rate * blame * (1.0 - unit) * (1.0 - unit)
            weights[self.bias_at + j] -= sums[j]
            j += 1
        place = 0
        while place < seats:
            weights[self.shares_at + hidden * seats + place] -= rate * self.shares[place]
            weights[self.points_at + hidden * seats + place] -= rate * self.points[place]
            place += 1
        self.steps += 1.0
        i: i64 = 0
        while i < n:
            self.seen[indices[i]] += 1.0
            pace = sqrt(self.steps / self.seen[indices[i]])
            if pace < 1.0:
                pace = 1.0
            elif pace > MOST_PACE:
                pace = MOST_PACE
            row = indices[i] * hidden
            j = 0
            while j < hidden:
                weights[row + j] -= pace * sums[j]
                j += 1
            i += 1

    def state(self) -> list[float]:
        """All that it needs to go on as it would: the weights, how often each input was there, how many steps."""
        return [*self.weights, *self.seen, self.steps]

    def restore(self, state: list[float]) -> None:
        """Become what `state` told of a net of this size."""
        assert len(state) == self.size + self.inputs + 1, "this is of a net of another size"
        for i in range(self.size):
            self.weights[i] = state[i]
        for i in range(self.inputs):
            self.seen[i] = state[self.size + i]
        self.steps = state[self.size + self.inputs]

    def approach(self, other: "Net", share: float) -> None:
        """Move all weights a share of the way to those of another net."""
        i: i64 = 0
        while i < self.size:
            self.weights[i] += share * (other.weights[i] - self.weights[i])
            i += 1

    def copy(self) -> "Net":
        other = Net(self.inputs, self.hidden, self.seats, self.sees_all)
        other.weights = self.weights[:]
        other.steps = self.steps
        other.seen = self.seen[:]
        return other


def bend(x: float) -> float:
    """A hidden unit: between -1 and 1, with no more than a division, which is the same everywhere."""
    if x < 0.0:
        return x / (1.0 - x)
    return x / (1.0 + x)


def share_by_logit(values: vec[float], seats: i64) -> None:
    """Turn logits into shares, which add up to 1."""
    highest = values[0]
    place: i64 = 1
    while place < seats:
        if values[place] > highest:
            highest = values[place]
        place += 1
    together = 0.0
    place = 0
    while place < seats:
        values[place] = exp(values[place] - highest)
        together += values[place]
        place += 1
    place = 0
    while place < seats:
        values[place] /= together
        place += 1


def log_of(share: float) -> float:
    """The natural logarithm of a share, and of one near 0 a number that is low enough."""
    if share < 1e-12:
        return -27.6
    return log(share)


def reach_of(active: float) -> float:
    """How far to scatter weights of which so many are added up, for sums that are mostly below 1."""
    return sqrt(1.5 / active)


def _bends() -> vec[i16]:
    """`bend` in whole numbers, for each hidden sum from -16 to 16."""
    table: list[int] = []
    for x in range(-_FARTHEST, _FARTHEST + 1):
        size = (2 * OUTPUT_SCALE * abs(x) + INPUT_SCALE + abs(x)) // (2 * (INPUT_SCALE + abs(x)))
        table.append(size if x >= 0 else -size)
    return vec[i16]([i16(entry) for entry in table])


def _exponentials() -> vec[i64]:
    """What a logit so far behind the highest counts, in whole numbers; the series of e is summed up exactly."""
    one = 2**80
    ratio = 0
    term = one
    for k in range(1, 30):
        ratio += term
        term = -term // (k * 256)
    table: list[int] = []
    value = one
    for _ in range(_SHARE_STEPS):
        table.append((value * _SHARE_SCALE + one // 2) // one)
        value = value * ratio // one
    return vec[i64](table)


_BEND: Final = _bends()
_EXPONENTIAL: Final = _exponentials()


def rounded(weight: float, scale: i64, most: i64) -> i64:
    """A weight in whole numbers: to the nearest, or the most that there is."""
    scaled = weight * float(scale)
    if scaled >= float(most):
        return most
    if scaled <= -float(most):
        return -most
    if scaled < 0.0:
        return -i64(int(0.5 - scaled))
    return i64(int(0.5 + scaled))


@final
class PackedNet:
    """A net in whole numbers, to play with."""

    def __init__(self, net: Net) -> None:
        self.inputs: i64 = net.inputs
        self.seats: i64 = net.seats
        self.sees_all = net.sees_all
        self.width: i64 = net.hidden // LANES
        """How many numbers hold the hidden sums."""
        self.rows: vec[i64] = vec[i64]([0] * ((net.inputs + 1) * self.width))
        """The packed weights of each input; those of the bias come last."""
        self.outputs: vec[i64] = vec[i64]([0] * (net.size - net.shares_at))
        """Of the shares, then of the points, as in the net."""
        self.sums: vec[i64] = vec[i64]([0] * self.width)
        self.units: vec[i64] = vec[i64]([0] * net.hidden)
        self.logits: vec[i64] = vec[i64]([0] * net.seats)
        self.load(net)

    def load(self, net: Net) -> None:
        """Become equal to another net of the same size, as far as whole numbers can."""
        row: i64 = 0
        while row < len(self.rows):
            packed: i64 = 0
            lane: i64 = LANES - 1
            while lane >= 0:
                weight = rounded(net.weights[row * LANES + lane], INPUT_SCALE, MOST_INPUT)
                packed = packed * _LANE + weight + _OFFSET
                lane -= 1
            self.rows[row] = packed
            row += 1
        i: i64 = 0
        while i < len(self.outputs):
            self.outputs[i] = rounded(net.weights[net.shares_at + i], OUTPUT_SCALE, MOST_OUTPUT)
            i += 1

    def judge(self, indices: vec[i64], n: i64, values: vec[float]) -> None:
        """Judge a position by its features: a share of the win for each place; alone the expected points instead."""
        self._hide(indices, n)
        if self.seats == 1:
            self.fill_points(values)
            return
        self._add_up(0)
        logits = self.logits
        highest = logits[0]
        place: i64 = 1
        while place < self.seats:
            if logits[place] > highest:
                highest = logits[place]
            place += 1
        together: i64 = 0
        place = 0
        while place < self.seats:
            behind = (highest - logits[place]) >> _LOGIT_BITS
            weight: i64 = 0
            if behind < _SHARE_STEPS:
                weight = _EXPONENTIAL[behind]
            logits[place] = weight
            together += weight
            place += 1
        place = 0
        while place < self.seats:
            values[place] = float(logits[place]) / float(together)
            place += 1

    def fill_points(self, points: vec[float]) -> None:
        """The points expected at the position judged last, by place, in the unit of the features."""
        self._add_up(len(self.outputs) // 2)
        place: i64 = 0
        while place < self.seats:
            points[place] = float(self.logits[place]) / float(OUTPUT_SCALE * OUTPUT_SCALE)
            place += 1

    def _hide(self, indices: vec[i64], n: i64) -> None:
        """The hidden units of a position."""
        assert n <= MOST_WRITTEN, "more features than a lane has room for"
        rows = self.rows
        sums = self.sums
        width = self.width
        row = self.inputs * width
        j: i64 = 0
        while j < width:
            sums[j] = rows[row + j]
            j += 1
        i: i64 = 0
        while i < n:
            row = indices[i] * width
            j = 0
            while j < width:
                sums[j] += rows[row + j]
                j += 1
            i += 1
        units = self.units
        low = (n + 1) * _OFFSET - _FARTHEST
        unit: i64 = 0
        j = 0
        while j < width:
            packed = sums[j]
            lane: i64 = 0
            while lane < LANES:
                at = (packed & _LANE_MASK) - low
                packed >>= _LANE_BITS
                if at < 0:
                    at = 0
                elif at > 2 * _FARTHEST:
                    at = 2 * _FARTHEST
                units[unit] = i64(_BEND[at])
                unit += 1
                lane += 1
            j += 1

    def _add_up(self, at: i64) -> None:
        """The outputs whose weights begin somewhere, into `logits`."""
        outputs = self.outputs
        seats = self.seats
        hidden = self.width * LANES
        place: i64 = 0
        while place < seats:
            found = outputs[at + hidden * seats + place] * OUTPUT_SCALE
            weight = at + place
            j: i64 = 0
            while j < hidden:
                found += self.units[j] * outputs[weight]
                weight += seats
                j += 1
            self.logits[place] = found
            place += 1
