"""What a learning program sees of a position: named whole numbers, nearly all of them 0 or 1.

A game declares them in one place, group after group, and writes the indices of those that are not 0: an index written
three times stands for a 3. Seats come in relative order: the one who looks, the next, and so on. What all see and what
a seat alone knows are apart: an observation has the secrets of one seat, a world, which may be a sampled one, of all.
"""

import hashlib
import json
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.state import S

ONE_OF: Final = "one of"
"""A kind of group: at most one of its features is 1, the others are 0."""
AT_LEAST: Final = "at least"
"""As many of its features are 1, from the first on, as a number reaches thresholds."""
COUNT: Final = "count"
"""Each of its features is a small number of its own."""

TABLE: Final = 0
"""The section of what all see of the table."""
SEAT: Final = 1
"""What all see of each seat: a block of equal size for each, in relative order."""
OWN: Final = 2
"""What each seat alone knows, a block for each."""
SECTIONS: Final = ("table", "seat", "own")

MOST_WRITTEN: Final = 511
"""No position writes more indices than this: sums of so many weights fit into a lane of a packed net."""


@final
class Group:
    """Features that are declared together: one for each combination of an entry of every axis."""

    def __init__(self, name: str, kind: str, section: i64, axes: tuple[tuple[str, ...], ...], start: i64) -> None:
        self.name = name
        self.kind = kind
        self.section = section
        self.axes = axes
        self.start = start
        """Its first index; in a section of blocks, the one in the block of the seat that looks."""
        self.size: i64 = len(combine(axes))

    @property
    def text_id(self) -> str:
        """The id of the text that explains it, in the texts of the game."""
        return f"feature-{self.name.replace(' ', '-')}"


def combine(axes: tuple[tuple[str, ...], ...]) -> list[str]:
    """An entry of every axis, in all ways; the last axis changes fastest."""
    found = [""]
    for axis in axes:
        found = [f"{before} {entry}".strip() for before in found for entry in axis]
    return found


@final
class Layout:
    """Which features a game with so many seats has, and where: what is added first comes first.

    Groups of the table are added before those of seats, and those before what a seat alone knows. Adding a group
    answers where it begins; a block of a later seat lies `seat_size` or `own_size` further on for each place.
    """

    def __init__(self, game: str, seats: i64) -> None:
        self.game = game
        self.seats = seats
        self.groups: list[Group] = []
        self.sizes: list[int] = [0, 0, 0]
        """Of the table's section, of a seat's block, of a block of what a seat alone knows."""

    @property
    def seat_size(self) -> i64:
        return self.sizes[SEAT]

    @property
    def own_size(self) -> i64:
        return self.sizes[OWN]

    @property
    def size(self) -> i64:
        """How many features there are."""
        return self.sizes[TABLE] + self.seats * (self.sizes[SEAT] + self.sizes[OWN])

    def table(self, name: str, kind: str, *axes: tuple[str, ...]) -> i64:
        return self._add(name, kind, TABLE, axes)

    def seat(self, name: str, kind: str, *axes: tuple[str, ...]) -> i64:
        return self._add(name, kind, SEAT, axes)

    def own(self, name: str, kind: str, *axes: tuple[str, ...]) -> i64:
        return self._add(name, kind, OWN, axes)

    def _add(self, name: str, kind: str, section: i64, axes: tuple[tuple[str, ...], ...]) -> i64:
        assert not any(group.name == name for group in self.groups), f"two groups of features are called {name!r}"
        assert not any(self.sizes[int(section) + 1 :]), f"{name!r} has to be added before groups of later sections"
        start = self.sizes[TABLE] + self.sizes[section] if section > TABLE else self.sizes[TABLE]
        if section == OWN:
            start += self.seats * self.sizes[SEAT]
        group = Group(name, kind, section, axes, start)
        self.groups.append(group)
        self.sizes[section] += int(group.size)
        return start

    def places(self) -> tuple[str, ...]:
        """The seats in relative order, as an axis."""
        return tuple([place_name(place) for place in range(self.seats)])

    def copies_of(self, group: Group) -> list[tuple[str, int]]:
        """Where a group lies: what its names begin with, and its first index there."""
        start = int(group.start)
        if group.section == TABLE:
            return [("", start)]
        size = self.sizes[group.section]
        return [(f"{place} ", start + place_number * size) for place_number, place in enumerate(self.places())]

    def names(self) -> list[str]:
        """The name of each feature, such as `+1 city blue 8`."""
        names = [""] * self.size
        for group in self.groups:
            for prefix, start in self.copies_of(group):
                for i, words in enumerate(combine(group.axes)):
                    names[start + i] = f"{prefix}{group.name} {words}"
        return names

    def hash(self) -> str:
        """Changes with any group, name or order: what was learnt of other features can't be used with these."""
        declared = [[group.name, group.kind, SECTIONS[group.section], group.axes] for group in self.groups]
        data = json.dumps([self.game, int(self.seats), declared], separators=(",", ":"))
        return hashlib.sha256(data.encode()).hexdigest()[:16]


def place_name(place: int) -> str:
    """A seat relative to the one who looks."""
    return f"+{place}" if place else "me"


def numbers(first: int, last: int, step: int = 1) -> tuple[str, ...]:
    """An axis of numbers, the last included."""
    return tuple([str(number) for number in range(first, last + 1, step)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """Writes the features of positions with so many seats. It may keep scratch memory: ask it one thing at a time."""

    def __init__(self, layout: Layout, points_unit: float) -> None:
        """`points_unit` is about how many points apart the seats of a game end."""
        self.layout = layout
        self.points_unit = points_unit
        self.seats: i64 = layout.seats
        self.size: i64 = layout.size
        self.seat_size: i64 = layout.seat_size
        self.own_size: i64 = layout.own_size

    def fill_seen(self, state: S, seat: i64, indices: vec[i64]) -> i64:
        """Write what all see, as it looks from a seat; answers how many indices were written."""
        raise NotImplementedError

    def fill_own(self, state: S, seat: i64, place: i64, indices: vec[i64], n: i64) -> i64:
        """Write from the n-th on what a seat alone knows, as that of a place; answers how many there are then.

        It is asked after `fill_seen` of the same position, and may use what that worked out for all seats. By default
        nothing: in an open game nobody has secrets.
        """
        return n

    def fill_observation(self, state: S, seat: i64, indices: vec[i64]) -> i64:
        """Write what a seat knows; answers how many indices were written."""
        return self.fill_own(state, seat, 0, indices, self.fill_seen(state, seat, indices))

    def fill_world(self, state: S, seat: i64, indices: vec[i64]) -> i64:
        """Write what all seats together know, as it looks from one of them."""
        n = self.fill_seen(state, seat, indices)
        place: i64 = 0
        while place < self.seats:
            n = self.fill_own(state, seat, place, indices, n)
            place += 1
            seat += 1
            if seat == self.seats:
                seat = 0
        return n

    def observe(self, state: S, seat: i64) -> list[int]:
        """What a seat knows, a number for each feature."""
        indices = new_indices()
        return self._counted(indices, self.fill_observation(state, seat, indices))

    def survey(self, state: S, seat: i64) -> list[int]:
        """What all seats together know, a number for each feature."""
        indices = new_indices()
        return self._counted(indices, self.fill_world(state, seat, indices))

    def _counted(self, indices: vec[i64], n: i64) -> list[int]:
        counts = [0] * self.size
        for i in range(n):
            counts[indices[i]] += 1
        return counts


def new_indices() -> vec[i64]:
    """Room for the indices of a position."""
    return vec[i64]([0] * MOST_WRITTEN)


def write_at_least(indices: vec[i64], n: i64, start: i64, size: i64, reached: i64) -> i64:
    """Write a group of the kind AT_LEAST of which so many thresholds are reached, perhaps below 0 or too many."""
    if reached > size:
        reached = size
    while reached > 0:
        reached -= 1
        indices[n] = start + reached
        n += 1
    return n


def within(number: i64, low: i64, high: i64) -> i64:
    """A number, or the bound that it is beyond."""
    if number < low:
        return low
    if number > high:
        return high
    return number
