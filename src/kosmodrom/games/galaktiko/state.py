"""The table of Galaktiko."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.fields import Fields, Group, Groups
from kosmodrom.core.state import State
from kosmodrom.games.galaktiko.options import BITTER_END
from kosmodrom.games.galaktiko.parts.deck import DECK_FIELDS, Deck
from kosmodrom.games.galaktiko.parts.kinds import (
    ICONS,
    INSPECTOR,
    KINDS,
    PASSENGERS,
    SECTORS,
    SLOTS,
    sector_of,
    slot_of,
)
from kosmodrom.games.galaktiko.parts.pile import Pile, piled
from kosmodrom.games.galaktiko.parts.sector import SECTOR_FIELDS, Sector

STARTING: Final = 0
"""The seat `turn` chooses where to start (GK-S4)."""
FLYING: Final = 1
"""The seat `turn` chooses a station to fly to (GK-T1)."""
DROPPING_OFF: Final = 2
"""The seat `turn` lets off cards, one after another (GK-T7, GK-T8)."""
LOADING: Final = 3
"""The seat `turn` says how many board, where that is optional (GK-T9)."""
OVER: Final = 4

NOT_PLACED: Final = -1
"""The station of a ship that is not on the ring yet."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """A driver's things."""

    def __init__(self) -> None:
        self.station: i64 = NOT_PLACED
        self.hand: Pile = Pile()
        """Passengers on board."""
        self.scored: Pile = Pile()

    def load(self, other: "Player") -> None:
        self.station = other.station
        self.hand.load(other.hand)
        self.scored.load(other.scored)


@final
class GalaktikoState(State):
    """Everything on the table, and what is asked of whom."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.options: i64 = 0
        """What the table chose, a bit an option (see `options`)."""
        self.question: i64 = OVER
        self.turn: i64 = 0
        """The seat asked."""
        self.first: i64 = 0
        """The first driver: a round begins with this seat."""
        self.round: i64 = 0
        """From 1; 0 while starting places are chosen."""
        self.last_round: i64 = 0
        """The round after which the game ends; 0 before the end of the shift."""
        self.rich_left: i64 = 0
        """1 if a rich passenger has been let off in this drop-off; only where the rich go first (GK-O4)."""
        self.deck: Deck = Deck()
        self.discard: Pile = Pile()
        self.sectors: vec[Sector] = vec[Sector]([Sector() for _ in range(SECTORS)], capacity=SECTORS)
        self.players: vec[Player] = vec[Player]([Player() for _ in range(seats)], capacity=seats)

    def load(self, other: State) -> None:
        assert isinstance(other, GalaktikoState)
        self.options = other.options
        self.question = other.question
        self.turn = other.turn
        self.first = other.first
        self.round = other.round
        self.last_round = other.last_round
        self.rich_left = other.rich_left
        self.deck.load(other.deck)
        self.discard.load(other.discard)
        i: i64 = 0
        while i < SECTORS:
            self.sectors[i].load(other.sectors[i])
            i += 1
        i = 0
        while i < self.seats:
            self.players[i].load(other.players[i])
            i += 1

    def copy(self) -> "GalaktikoState":
        other = GalaktikoState(self.seats)
        other.load(self)
        return other

    def to_json(self) -> dict[str, object]:
        return FIELDS.write(self)

    def components(self) -> list[int]:
        """GK-C1, GK-C2 Cards of each kind wherever they lie, the end-of-shift card, cards by the deck's size, icons."""
        deck = self.deck
        cards = deck.passengers.kinds() + self.discard.kinds()
        cards += [INSPECTOR] * deck.hidden_inspectors
        for sector in self.sectors:
            cards += sector.queue() + [INSPECTOR] * sector.inspectors
        for player in self.players:
            cards += player.hand.kinds() + player.scored.kinds()
        turned_up = 1 if is_shift_over(self) and not has_option(self, BITTER_END) else 0
        icons = [int(sector.icon(slot)) for sector in self.sectors for slot in range(SLOTS)]
        return [
            *[cards.count(kind) for kind in range(KINDS)],
            deck.end_cards + turned_up,
            deck.size - deck.passengers.size - deck.hidden_inspectors - deck.end_cards,
            *[icons.count(icon) for icon in range(ICONS)],
        ]


PLAYER_FIELDS: Final = Fields(
    "a driver of Galaktiko", "station", piled("hand", below=PASSENGERS), piled("scored", below=PASSENGERS)
)
FIELDS: Final = Fields(
    "a position of Galaktiko",
    "options",
    "question",
    "turn",
    "first",
    "round",
    "last_round",
    "rich_left",
    Group("deck", DECK_FIELDS),
    piled("discard", below=KINDS),
    Groups("sectors", SECTOR_FIELDS),
    Groups("players", PLAYER_FIELDS),
)


def from_json(data: dict[str, object]) -> GalaktikoState:
    """The position that `to_json` wrote; ValueError if it isn't one."""
    s = GalaktikoState(FIELDS.count(data, "players"))
    FIELDS.read(s, data)
    return s


def has_option(s: GalaktikoState, option: i64) -> bool:
    """Whether the table chose an option (a bit of `options`)."""
    return s.options & option != 0


def left_of(s: GalaktikoState, seat: i64) -> i64:
    """GK-S4 Turns go clockwise; the left neighbour is the next seat."""
    seat += 1
    if seat == s.seats:
        return 0
    return seat


def right_of(s: GalaktikoState, seat: i64) -> i64:
    if seat == 0:
        return s.seats - 1
    return seat - 1


def count_stations(s: GalaktikoState) -> i64:
    """GK-C3 The stations of the route in play, which are the first ones: green, then yellow, then pink."""
    if s.seats == 2:
        return 8
    if s.seats < 5:
        return 16
    return 24


def icon_at(s: GalaktikoState, station: i64) -> i64:
    """GK-C2 The icon of a station."""
    return s.sectors[sector_of(station)].icon(slot_of(station))


def is_shift_over(s: GalaktikoState) -> bool:
    """GK-T5 Whether the end of the shift was turned up: no more cards are dealt."""
    return s.last_round > 0
