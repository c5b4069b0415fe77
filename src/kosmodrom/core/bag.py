"""A pile whose order nobody knows: decks, bags, returned tiles, parts of a split deck, cards put under a deck."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from kosmodrom.core.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Kinds of components (0 to 255) without an order, above an ordered and known bottom.

    The first `loose` of `members` are in the bag; where they stand there says nothing, every draw takes any of them.
    """

    def __init__(self) -> None:
        self.members: vec[u8] = vec[u8]()
        self.loose: i64 = 0
        self.bottom: vec[u8] = vec[u8]()

    @property
    def size(self) -> i64:
        return self.loose + len(self.bottom)

    def draw(self, rng: Rng, source: i64) -> i64:
        """Take the top card: any of the members, or the first of the bottom once they are gone."""
        left = self.loose - 1
        if left < 0:
            first = i64(self.bottom[0])
            self.bottom = self.bottom[1:]
            return first
        i = rng.below(left + 1, source)
        kind = i64(self.members[i])
        self.members[i] = self.members[left]
        self.loose = left
        return kind

    def put(self, kind: i64) -> None:
        """Shuffle a component in (the bottom, if there is one, stays where it is)."""
        if self.loose < len(self.members):
            self.members[self.loose] = u8(kind)
        else:
            self.members = append(self.members, u8(kind))
        self.loose += 1

    def put_under(self, kind: i64) -> None:
        """Lay a component under the pile, where its place is known."""
        self.bottom = append(self.bottom, u8(kind))

    def take(self, kind: i64) -> None:
        """Remove one member of a kind, as when the pile is searched."""
        i: i64 = 0
        while self.members[i] != u8(kind):
            i += 1
        self.loose -= 1
        self.members[i] = self.members[self.loose]

    def load(self, other: "Bag") -> None:
        self.members = other.members[: other.loose]
        self.loose = other.loose
        self.bottom = other.bottom[:]

    def copy(self) -> "Bag":
        other = Bag()
        other.load(self)
        return other

    def kinds(self) -> list[int]:
        """The members, as they stand."""
        return [int(self.members[i]) for i in range(self.loose)]

    def to_json(self) -> list[list[int]]:
        return [self.kinds(), [int(kind) for kind in self.bottom]]


def bag_of(members: list[int], bottom: list[int]) -> Bag:
    """A bag from its JSON form."""
    bag = Bag()
    for kind in members:
        bag.put(kind)
    for kind in bottom:
        bag.put_under(kind)
    return bag
