"""Cards whose order means nothing: a hand, a scored pile, the discard."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from kosmodrom.core.fields import Numbers
from kosmodrom.games.galaktiko.parts.kinds import ICONS, KINDS, PAIRS, RICH, STOWAWAY, VORTAN

_EVERY_ORDINARY: Final = 0x55555555555555
_EVERY_OTHER: Final = 0o111111111111111111
_STOWAWAYS: Final = 0o7777777700000000
_VORTANS: Final = 0o70000000000000000
_VORTAN_BITS: Final = 48


def _singles(first: int, last: int, base: int) -> vec[i64]:
    """What one card of each kind adds to a number that counts the kinds from `first` to `last`."""
    return vec[i64]([base ** (kind - first) if first <= kind < last else 0 for kind in range(KINDS)])


def _ordinary_of_icons() -> vec[i64]:
    masks = [0] * ICONS
    for kind, icons in enumerate(PAIRS):
        for icon in icons:
            masks[icon] += 3 * 4**kind
    return vec[i64](masks)


def _others_of_icons(first: int) -> vec[i64]:
    return vec[i64]([7 * 8 ** (first - RICH + icon) for icon in range(ICONS)])


def _bit_indices() -> vec[u8]:
    """The index of a bit by the bit modulo 67 (no two powers of two below 2^62 agree there)."""
    table = [0] * 67
    for index in range(62):
        table[2**index % 67] = index
    return vec[u8](table)


_ONE_ORDINARY: Final = _singles(0, RICH, 4)
_ONE_OTHER: Final = _singles(RICH, KINDS, 8)
_ORDINARY_OF_ICON: Final = _ordinary_of_icons()
_RICH_OF_ICON: Final = _others_of_icons(RICH)
_STOWAWAYS_OF_ICON: Final = _others_of_icons(STOWAWAY)
_BIT_INDEX: Final = _bit_indices()


@final
@mypyc_attr(acyclic=True)
class Pile:
    """How many of each kind: up to 3 of an ordinary passenger (two bits a kind) and 7 of the others (three bits)."""

    def __init__(self) -> None:
        self.ordinary: i64 = 0
        self.others: i64 = 0
        self.size: i64 = 0

    def load(self, other: "Pile") -> None:
        self.ordinary = other.ordinary
        self.others = other.others
        self.size = other.size

    def add(self, kind: i64) -> None:
        self.ordinary += _ONE_ORDINARY[kind]
        self.others += _ONE_OTHER[kind]
        self.size += 1

    def remove(self, kind: i64) -> None:
        self.ordinary -= _ONE_ORDINARY[kind]
        self.others -= _ONE_OTHER[kind]
        self.size -= 1

    def count(self, kind: i64) -> i64:
        if kind < RICH:
            return (self.ordinary >> (2 * kind)) & 3
        return (self.others >> (3 * (kind - RICH))) & 7

    def ordinary_of(self, icon: i64) -> i64:
        """The ordinary passengers with an icon, still at their places (as all that follow)."""
        return self.ordinary & _ORDINARY_OF_ICON[icon]

    def rich_of(self, icon: i64) -> i64:
        return self.others & _RICH_OF_ICON[icon]

    def stowaways_of(self, icon: i64) -> i64:
        return self.others & _STOWAWAYS_OF_ICON[icon]

    def stowaways(self) -> i64:
        return self.others & _STOWAWAYS

    def vortans(self) -> i64:
        return self.others & _VORTANS

    def kinds(self) -> list[int]:
        """The cards in order, as often as they are there."""
        return [kind for kind in range(KINDS) for _ in range(self.count(kind))]


def first_ordinary(cards: i64) -> i64:
    """The lowest kind of ordinary passengers at their places."""
    return i64(_BIT_INDEX[(cards & -cards) % 67]) >> 1


def first_other(cards: i64) -> i64:
    """The lowest kind of other cards at their places."""
    return RICH + i64(_BIT_INDEX[(cards & -cards) % 67]) // 3


def has(ordinary: i64, others: i64, kind: i64) -> bool:
    """Whether a kind is among cards at their places."""
    if kind < RICH:
        return (ordinary >> (2 * kind)) & 3 != 0
    return (others >> (3 * (kind - RICH))) & 7 != 0


def list_kinds(ordinary: i64, others: i64, first: i64, numbers: vec[i64]) -> i64:
    """Write each kind among cards at their places, once and added to a number; answers how many were written."""
    n: i64 = 0
    left = (ordinary | (ordinary >> 1)) & _EVERY_ORDINARY
    while left != 0:
        numbers[n] = first + (i64(_BIT_INDEX[(left & -left) % 67]) >> 1)
        n += 1
        left &= left - 1
    left = (others | (others >> 1) | (others >> 2)) & _EVERY_OTHER
    while left != 0:
        numbers[n] = first + first_other(left)
        n += 1
        left &= left - 1
    return n


def count_ordinary_cards(cards: i64) -> i64:
    """How many ordinary passengers there are at their places: neighbouring counts are added until they fill bytes."""
    cards = (cards & 0x33333333333333) + ((cards >> 2) & 0x33333333333333)
    cards = (cards & 0x0F0F0F0F0F0F0F) + ((cards >> 4) & 0x0F0F0F0F0F0F0F)
    return cards % 255


def count_ordinary(pile: Pile) -> i64:
    return count_ordinary_cards(pile.ordinary)


def _count_eight(x: i64) -> i64:
    """The sum of eight counts of three bits."""
    return ((x & 0o07070707) + ((x >> 3) & 0o07070707)) % 63


def count_rich(pile: Pile) -> i64:
    return _count_eight(pile.others & 0o77777777)


def count_stowaways(pile: Pile) -> i64:
    return _count_eight((pile.others >> 24) & 0o77777777)


def count_vortans(pile: Pile) -> i64:
    return (pile.others >> _VORTAN_BITS) & 7


def pile_of(kinds: list[int]) -> Pile:
    """A pile from its cards."""
    pile = Pile()
    for kind in kinds:
        pile.add(kind)
    return pile


def piled(name: str, below: int) -> Numbers:
    """A field that is a pile."""
    return Numbers(
        name,
        lambda thing: getattr(thing, name).kinds(),
        lambda thing, kinds: setattr(thing, name, pile_of(kinds)),
        below=below,
    )


assert STOWAWAY - RICH == ICONS and 3 * (VORTAN - RICH) == _VORTAN_BITS
