"""The table of Kosmopolis."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kosmodrom.core.bag import Bag
from kosmodrom.core.fields import Bagged, Fields, Numbers, Rows
from kosmodrom.core.state import State
from kosmodrom.games.kosmopolis.parts import KINDS, count

KEEPING: Final = 0
"""All who owe cards choose at once what to keep (KP-D2)."""
PLAYING: Final = 1
"""The seat `turn` plays a card (KP-P1)."""
LAYING: Final = 2
"""The seat `turn` lays the modifier it holds (KP-P5)."""
TAKING: Final = 3
"""The seat `turn` takes a card from the capital (KP-P6)."""
PAYING: Final = 4
"""The seat `turn` pays for what is above the limits (KP-R4)."""
OVER: Final = 5

IN_DECK: Final = -1
"""The place of a modifier that nobody has drawn this round."""
HELD: Final = -2
"""The place of the modifier that the seat `turn` looks at."""
SEAT_BITS: Final = 3
SEAT_MASK: Final = 7
"""A modifier laid has the place colour * 8 + the seat that laid it."""

NO_LAST_LAP: Final = -1


@final
@mypyc_attr(acyclic=True)
class Player:
    """A seat's things; sets of cards are packed (see `parts`)."""

    def __init__(self) -> None:
        self.pack: i64 = 0
        """Cards to choose from in the draft."""
        self.owes: i64 = 0
        """How many of them are still to be kept in this step."""
        self.hand: i64 = 0
        """Cards kept, then played from."""
        self.second: i64 = 0
        """Those of the hand kept in the second step: the right neighbour saw them and passed them on."""
        self.third: i64 = 0
        """Those of the hand that arrived last: the right neighbour knows them all."""
        self.ruled_out: i64 = 0
        """Kinds played from elsewhere in the hand, so that none is among the third (bit 0) or the second (bit 1)."""
        self.city: i64 = 0
        self.bonus: i64 = 0
        self.gold: i64 = 0

    def load(self, other: "Player") -> None:
        self.pack = other.pack
        self.owes = other.owes
        self.hand = other.hand
        self.second = other.second
        self.third = other.third
        self.ruled_out = other.ruled_out
        self.city = other.city
        self.bonus = other.bonus
        self.gold = other.gold


@final
class KosmopolisState(State):
    """Everything on the table, and what is asked of whom."""

    def __init__(self, seats: i64) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.round: i64 = 0
        self.question: i64 = OVER
        self.turn: i64 = 0
        """The seat asked, unless all choose at once."""
        self.first: i64 = 0
        """The first player of the round."""
        self.step: i64 = 0
        """The step of the draft, 1 or 2."""
        self.last_turns: i64 = NO_LAST_LAP
        """Turns left to the end of the round once somebody has run out of cards."""
        self.capital: i64 = 0
        self.discard: i64 = 0
        self.stock: i64 = 0
        """Gold nobody has."""
        self.deck: Bag = Bag()
        self.modifiers: vec[i64] = vec[i64]()
        """The place of each modifier."""
        self.values: vec[i64] = vec[i64]()
        """The value of each modifier, highest first; they never change."""
        self.players: vec[Player] = vec[Player]()
        for _ in range(seats):
            self.players = append(self.players, Player())

    def load(self, other: State) -> None:
        assert isinstance(other, KosmopolisState)
        self.round = other.round
        self.question = other.question
        self.turn = other.turn
        self.first = other.first
        self.step = other.step
        self.last_turns = other.last_turns
        self.capital = other.capital
        self.discard = other.discard
        self.stock = other.stock
        self.deck.load(other.deck)
        self.modifiers = other.modifiers[:]
        self.values = other.values
        for seat in range(self.seats):
            self.players[seat].load(other.players[seat])

    def copy(self) -> "KosmopolisState":
        other = KosmopolisState(self.seats)
        other.load(self)
        return other

    def to_json(self) -> dict[str, object]:
        return FIELDS.write(self)

    def components(self) -> list[int]:
        """KP-C1, KP-C2 Cards of each kind wherever they lie, then gold, then modifiers."""
        piles = [self.capital, self.discard]
        gold = self.stock
        for player in self.players:
            piles += [player.pack, player.hand, player.city, player.bonus]
            gold += player.gold
        deck = self.deck.kinds()
        cards = [deck.count(kind) + sum([int(count(pile, kind)) for pile in piles]) for kind in range(KINDS)]
        return [*cards, gold, len(self.modifiers)]


FIELDS: Final = Fields(
    "a position of Kosmopolis",
    "round",
    "question",
    "turn",
    "first",
    "step",
    "last_turns",
    "capital",
    "discard",
    "stock",
    Bagged("deck"),
    Numbers("modifiers"),
    Numbers("values"),
    Rows("players", "pack", "owes", "hand", "second", "third", "ruled_out", "city", "bonus", "gold"),
)


def from_json(data: dict[str, object]) -> KosmopolisState:
    """The position that `to_json` wrote; ValueError if it isn't one."""
    s = KosmopolisState(FIELDS.count(data, "players"))
    FIELDS.read(s, data)
    return s


def left_of(s: KosmopolisState, seat: i64) -> i64:
    """KP-S3 Play goes clockwise; the left neighbour is the next seat."""
    seat += 1
    if seat == s.seats:
        return 0
    return seat
