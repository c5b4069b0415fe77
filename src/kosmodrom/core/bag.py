"""A pile whose order nobody knows: decks, bags, returned tiles, parts of a split deck, cards put under a deck."""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr, u8

from kosmodrom.core.rng import Rng


@final
@mypyc_attr(acyclic=True)
class Bag:
    """Kinds of components (0 to 255) without an order, above an ordered and known bottom.

    `members` is kept sorted: two bags with the same members are the same bag, and draw alike.
    """

    def __init__(self) -> None:
        self.members: vec[u8] = vec[u8]()
        self.bottom: vec[u8] = vec[u8]()

    @property
    def size(self) -> i64:
        return len(self.members) + len(self.bottom)

    def draw(self, rng: Rng, source: i64) -> i64:
        """Take the top card: any of the members, or the first of the bottom once they are gone."""
        n = len(self.members)
        if n == 0:
            first = i64(self.bottom[0])
            self.bottom = self.bottom[1:]
            return first
        self.members, kind = pop(self.members, rng.below(n, source))
        return i64(kind)

    def put(self, kind: i64) -> None:
        """Shuffle a component in (the bottom, if there is one, stays where it is)."""
        self.members = append(self.members, u8(kind))
        i: i64 = len(self.members) - 1
        while i > 0 and self.members[i - 1] > u8(kind):
            self.members[i] = self.members[i - 1]
            i -= 1
        self.members[i] = u8(kind)

    def put_under(self, kind: i64) -> None:
        """Lay a component under the pile, where its place is known."""
        self.bottom = append(self.bottom, u8(kind))

    def take(self, kind: i64) -> None:
        """Remove one member of a kind, as when the pile is searched."""
        i: i64 = 0
        while self.members[i] != u8(kind):
            i += 1
        self.members, _ = pop(self.members, i)

    def load(self, other: "Bag") -> None:
        self.members = other.members[:]
        self.bottom = other.bottom[:]

    def copy(self) -> "Bag":
        other = Bag()
        other.load(self)
        return other

    def to_json(self) -> list[list[int]]:
        return [[int(kind) for kind in self.members], [int(kind) for kind in self.bottom]]


def bag_of(members: list[int], bottom: list[int]) -> Bag:
    """A bag from its JSON form."""
    bag = Bag()
    for kind in members:
        bag.put(kind)
    for kind in bottom:
        bag.put_under(kind)
    return bag
