"""The table of Comet."""

from typing import Final

from examples.comet.parts import PROBES, SAMPLES
from kosmodrom.core.bag import Bag
from kosmodrom.core.fields import Bagged, Fields, Listed, Lists
from kosmodrom.core.state import State

SENDING: Final = 0
"""All who have not sent a probe choose one, at once and in secret."""
DECIDING: Final = 1
"""The seat `turn` lands or dives."""
OVER: Final = 2

NOT_SENT: Final = 0


class CometState(State):
    """Everything on the table; a probe and a sample are their values, and lists are kept sorted."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        self.passes = 0
        """Passes of the comet that are left, the present one included."""
        self.question = OVER
        self.turn = 0
        self.sample = 0
        """The sample turned up; 0 if there is none."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown: list[list[int]] = [[] for _ in range(seats)]
        """Those probes of each hand that everybody has seen."""
        self.sent = [NOT_SENT] * seats
        """The probe that each seat has chosen; it stays in hand until all are shown."""
        self.taken: list[list[int]] = [[] for _ in range(seats)]
        self.spent: list[int] = []
        self.lost: list[int] = []
        self.deck = Bag()
        self.samples = Bag()

    def load(self, other: State) -> None:
        assert isinstance(other, CometState)
        self.passes, self.question, self.turn, self.sample = other.passes, other.question, other.turn, other.sample
        self.hands = [hand[:] for hand in other.hands]
        self.shown = [shown[:] for shown in other.shown]
        self.sent = other.sent[:]
        self.taken = [taken[:] for taken in other.taken]
        self.spent, self.lost = other.spent[:], other.lost[:]
        self.deck.load(other.deck)
        self.samples.load(other.samples)

    def copy(self) -> "CometState":
        other = type(self)(self.seats)
        other.load(self)
        return other

    def to_json(self) -> dict[str, object]:
        return FIELDS.write(self)

    def components(self) -> list[int]:
        """CM-1 Probes of each value wherever they lie, then samples of each value."""
        probes = [*self.deck.kinds(), *self.spent, *(probe for hand in self.hands for probe in hand)]
        samples = [*self.samples.kinds(), *self.lost, self.sample, *(taken for each in self.taken for taken in each)]
        return [probes.count(value) for value in PROBES] + [samples.count(value) for value in sorted(set(SAMPLES))]


FIELDS: Final = Fields(
    "a position of Comet",
    "passes",
    "question",
    "turn",
    "sample",
    Lists("hands"),
    Lists("shown"),
    Lists("taken"),
    Listed("sent"),
    Listed("spent"),
    Listed("lost"),
    Bagged("deck"),
    Bagged("samples"),
)


def from_json(data: dict[str, object]) -> CometState:
    """The position that `to_json` wrote; ValueError if it isn't one."""
    s = CometState(FIELDS.count(data, "hands"))
    FIELDS.read(s, data)
    return s
