"""Where the judge sits: the table, the question that is open, and what chance was seen to bring."""

from collections import defaultdict
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import TypeVar

from kosmodrom.games.space_explorers.view.events import EventView
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge.table import Face, Table, ThisTurn, face

T = TypeVar("T")


class Disagreement(AssertionError):
    """What happened is not what the rules say."""


@dataclass
class Ask:
    """A question: whom it is put to, and what they may answer."""

    question: str
    legal: dict[int, set[str]]
    details: dict[str, object] = field(default_factory=dict)


Flow = Generator[Ask, tuple[int, str], T]
"""Something that happens, and stops where somebody has to decide."""


class Chance:
    """What a move was seen to bring by chance: cards, faces, tiles. Nothing else is read from it."""

    KINDS = ("drew", "drew_open", "came", "turned_up", "tile", "coming", "under_crisis", "marked", "foreign", "rival")

    def __init__(self) -> None:
        self.told: dict[str, list[EventView]] = defaultdict(list)
        self.after: ExplorersView | None = None

    def see(self, events: list[EventView], after: ExplorersView) -> None:
        """A move was made: its events, and the table as it looks now."""
        self.told = defaultdict(list)
        for event in events:
            self.told[event.kind].append(event)
        self.after = after

    def next(self, kind: str) -> EventView:
        """The next thing of a kind that was told."""
        if not self.told[kind]:
            raise Disagreement(f"{kind} should have happened")
        return self.told[kind].pop(0)

    def card(self, kind: str) -> int:
        card = self.next(kind).card
        assert card is not None, f"{kind} without a card"
        return card

    def face(self, power: str) -> Face:
        """The icon of a power token that is turned up: told when it is laid, else it waits to be laid."""
        for event in self.told["marked"]:
            if event.power == power and event.icon is not None:
                return power, event.icon
        assert self.after
        for token in (self.after.details.token, *self.after.waiting):
            found = face(token)
            if found and found[0] == power:
                return found
        raise Disagreement(f"a token of {power} should have been turned up")

    def check_all_read(self) -> None:
        """Nothing more was drawn than the rules say."""
        more = [event for kind in self.KINDS for event in self.told[kind]]
        if more:
            raise Disagreement(f"this should not have happened: {more}")


class Court:
    """The judge's table, and the chance he watches."""

    def __init__(self, table: Table, *, is_by_themselves: bool) -> None:
        self.table = table
        self.chance = Chance()
        self.is_by_themselves = is_by_themselves

    @property
    def turn(self) -> ThisTurn:
        assert self.table.turn
        return self.table.turn


def ask(question: str, seat: int, legal: set[str], **details: object) -> Flow[str]:
    """Put a question to a seat."""
    _, move = yield Ask(question, {seat: legal}, details)
    return move


def number_of(move: str) -> int:
    """The number in `take 17` or `recruit 17-testing`."""
    return int(move.split()[1].partition("-")[0])
