"""A sector of the ring: three stations, a queue outside, inspectors inside."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.fields import Fields, Numbers
from kosmodrom.games.galaktiko.parts.kinds import ICONS, PASSENGERS, SLOTS, VORTAN

_CARD_BITS: Final = 6
_CARD_MASK: Final = 63
_WORD: Final = 10
"""So many cards of a queue fit into one number."""
_LAST_PLACE: Final = 54
LONGEST_QUEUE: Final = 18
"""GK-S2, GK-T3 Three cards lie there at first, and each of the at most 15 turns that deal adds one.

A turn deals five cards and shuffles back one inspector at most, but the first none: the 59 cards left at six players
last 15 turns, and at fewer players there are fewer."""
ROOM: Final = 20
assert LONGEST_QUEUE <= ROOM


@final
@mypyc_attr(acyclic=True)
class Sector:
    """The queue is packed into two numbers, six bits a card, the oldest lowest: the first to board."""

    def __init__(self) -> None:
        self.icons: i64 = 0
        """The icons of the three stations, three bits each, the green one lowest."""
        self.inspectors: i64 = 0
        self.length: i64 = 0
        self.front: i64 = 0
        self.back: i64 = 0

    def load(self, other: "Sector") -> None:
        self.icons = other.icons
        self.inspectors = other.inspectors
        self.length = other.length
        self.front = other.front
        self.back = other.back

    def icon(self, slot: i64) -> i64:
        return (self.icons >> (3 * slot)) & 7

    def join(self, kind: i64) -> None:
        """A card comes onto the top of the queue."""
        place = self.length
        assert place < ROOM, "no queue grows longer than 18"
        if place < _WORD:
            self.front += kind << (_CARD_BITS * place)
        else:
            self.back += kind << (_CARD_BITS * (place - _WORD))
        self.length = place + 1

    def take_oldest(self) -> i64:
        """The card at the bottom of the queue leaves it."""
        kind = self.front & _CARD_MASK
        self.front = (self.front >> _CARD_BITS) + ((self.back & _CARD_MASK) << _LAST_PLACE)
        self.back >>= _CARD_BITS
        self.length -= 1
        return kind

    def waiting(self, place: i64) -> i64:
        """The card at a place of the queue, 0 the oldest."""
        if place < _WORD:
            return (self.front >> (_CARD_BITS * place)) & _CARD_MASK
        return (self.back >> (_CARD_BITS * (place - _WORD))) & _CARD_MASK

    def find_vortan(self) -> i64:
        """The place of the lowest vortan; -1 if none waits here."""
        place: i64 = 0
        length = self.length
        cards = self.front
        while place < length:
            if cards & _CARD_MASK == VORTAN:
                return place
            cards >>= _CARD_BITS
            place += 1
            if place == _WORD:
                cards = self.back
        return -1

    def take_from(self, place: i64) -> None:
        """A card leaves the queue, and those above it close up."""
        if place < _WORD:
            self.front = _without(self.front, place) + ((self.back & _CARD_MASK) << _LAST_PLACE)
            self.back >>= _CARD_BITS
        else:
            self.back = _without(self.back, place - _WORD)
        self.length -= 1

    def queue(self) -> list[int]:
        """The cards that wait, the next to board first."""
        return [int(self.waiting(place)) for place in range(self.length)]


def _without(cards: i64, place: i64) -> i64:
    """Packed cards without the one at a place."""
    shift = _CARD_BITS * place
    below = (2**60 >> (60 - shift)) - 1
    return (cards & below) + (cards >> (shift + _CARD_BITS) << shift)


def icons_of(sector: Sector) -> list[int]:
    """The icons of the three stations, from the green one on."""
    return [int(sector.icon(slot)) for slot in range(SLOTS)]


def put_icons(sector: Sector, icons: list[int]) -> None:
    sector.icons = sum([icon * ICONS**slot for slot, icon in enumerate(icons)])


def put_queue(sector: Sector, kinds: list[int]) -> None:
    for kind in kinds:
        sector.join(kind)


SECTOR_FIELDS: Final = Fields(
    "a sector of Galaktiko",
    Numbers("icons", icons_of, put_icons, below=ICONS, size=SLOTS),
    Numbers("queue", Sector.queue, put_queue, below=PASSENGERS, most=ROOM, keeps=("length", "front", "back")),
    "inspectors",
)
