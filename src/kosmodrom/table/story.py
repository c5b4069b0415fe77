"""The log of a table in words, as one seat may read it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from kosmodrom.core.game import Game
from kosmodrom.core.state import SPECTATOR, Event
from kosmodrom.core.text import YOU
from kosmodrom.table.refused import TEXTS

LineKind = Literal["event", "chat", "table"]
LONGEST_TAIL: Final = 200
"""How many lines of the log come with a board; older ones are asked for."""
LARGEST_TAIL: Final = 32_000
"""How many characters these lines have at most."""


class Item(Struct, frozen=True):
    """Something the log tells: events of the game (of the set-up or of a step), a line of chat, or what people did."""

    seq: int
    at: int
    kind: LineKind
    seat: int
    """The seat it concerns; -1: none."""
    player: str | None = None
    step: int = -1
    """The number of the step that brought it about, from 1; 0: the set-up; -1: no step."""
    event: Event | None = None
    text: str = ""
    """A line of chat as written, or the id of a text of the table."""
    number: int = 0


def items_of(events: Iterable[Event], seq: int, at: int, step: int) -> list[Item]:
    """Events of the game as items: those of the set-up (step 0), or of a step."""
    return [Item(seq, at, "event", event.seat, step=step, event=event) for event in events]


class LogLine(Struct, frozen=True, omit_defaults=True):
    """A line of the log. Lines of one number belong together; `step` is there for what a move brought about."""

    seq: int
    at: int
    kind: LineKind
    text: str
    seat: int = -1
    step: int = -1
    rule: str = ""
    """The id of the rule that an event of the game follows from."""
    event: object | None = None
    """An event of the game, as far as the reader may know it: the game's own."""


class Telling:
    """Puts items into words for one reader: in their language, with the names of seats and people."""

    def __init__(
        self,
        game: Game,
        seat: int,
        language: str,
        seats: list[str],
        people: Mapping[str, str],
        *,
        you: int = SPECTATOR,
        reader: str | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.language = language
        self.seats = seats
        """The names at the seats now."""
        self.people = people
        """The names of all people who ever did something here, by id."""
        self.you = you
        """The seat that is addressed as "you"; SPECTATOR: everybody is told by name."""
        self.reader = reader
        """The person who is addressed as "you"."""
        self.addressed = [YOU if number == you else name for number, name in enumerate(seats)]

    def line(self, item: Item) -> LogLine | None:
        """The line of an item; None if this seat is not told."""
        words = self._words(item)
        if not words:
            return None
        if item.event is None:
            return LogLine(item.seq, item.at, item.kind, words, item.seat, item.step)
        rule, event = self.game.event_rule(item.event), self.game.event_view(item.event, self.seat)
        return LogLine(item.seq, item.at, item.kind, words, item.seat, item.step, rule, event)

    def _words(self, item: Item) -> str:
        if item.event is not None:
            return self._event_words(item.event)
        if item.kind == "chat":
            return item.text
        return TEXTS.say(f"line-{item.text}", self.language, name=self._name(item), number=item.number)

    def _event_words(self, event: Event) -> str:
        """An event in words that speak to the reader; by name where a game has no such words."""
        if event.seat >= 0 and event.seat == self.you:
            words = self.game.event_words(event, self.seat, self.language, self.addressed)
            if YOU not in words:
                return words
        return self.game.event_words(event, self.seat, self.language, self.seats)

    def _name(self, item: Item) -> str:
        if item.player is not None and item.player == self.reader:
            return YOU
        if item.player is not None:
            return self.people.get(item.player) or TEXTS.say("name-gone", self.language)
        return self.seats[item.seat] if 0 <= item.seat < len(self.seats) else ""


def newest_lines(items: Iterable[Item], telling: Telling) -> Iterator[LogLine]:
    """The lines of items that come newest first."""
    return (line for item in items if (line := telling.line(item)) is not None)


def tell(items: Sequence[Item], telling: Telling) -> list[LogLine]:
    """The lines of some items."""
    return list(newest_lines(items, telling))
