"""What is kept, as it goes in and comes out."""

from dataclasses import dataclass
from enum import StrEnum

from kosmodrom.table.status import Status as Status


@dataclass(frozen=True)
class Entry:
    """One line of a table's log. Lines are numbered from 1 without a gap; a command id occurs once a table."""

    table: str
    seq: int
    command: str
    kind: str
    """The tag of the fact, such as `played` or `said`."""
    player: str | None
    """Whose command it was; None for the table's own doing."""
    at: int
    """Milliseconds since 1970."""
    body: bytes
    """The fact as JSON."""


@dataclass(frozen=True)
class Place:
    """A player's place at a table."""

    seat: int
    player: str
    is_turn: bool


@dataclass(frozen=True)
class Summary:
    """A table in one row, as it stands after the entry it is stored with: for lists, alarms and upgrades."""

    table: str
    seq: int
    status: Status
    game: str
    version: str
    content: str
    title: str
    is_public: bool
    host: str
    seats: int
    open_seats: int
    places: tuple[Place, ...]
    created: int
    touched: int
    """When the last entry was written, in milliseconds since 1970."""
    wake: int | None
    """When the table next needs attention without anybody's command (a bot's turn: at once; a clock), or never."""
    reason: str = ""
    """Why it was set aside."""


class KeyKind(StrEnum):
    """What a key of a player opens with."""

    COOKIE = "cookie"
    LINK = "link"
    """A personal link, to carry the identity to another device or get it back."""
    TOKEN = "token"
    """For programs."""
    SEAT = "seat"
    """Lets whoever has it take over the player's seat at one table, which the label names."""


@dataclass(frozen=True)
class Key:
    """A way to be recognised; only its hash is kept."""

    hash: str
    player: str
    kind: KeyKind
    label: str
    created: int
    used: int


@dataclass(frozen=True)
class Player:
    """Somebody who plays, without a sign-up."""

    id: str
    name: str
    language: str
    created: int
    seen: int
    webhook: str = ""
    """Where to tell that it is this player's turn at a table with a clock in days; empty: nowhere."""


@dataclass(frozen=True)
class Invite:
    """A link to a table; revoked ones open nothing."""

    code: str
    table: str
    created: int
    is_revoked: bool = False


@dataclass(frozen=True)
class Notice:
    """A table has a new entry, perhaps written by another server."""

    table: str
    seq: int


@dataclass(frozen=True)
class Deal:
    """A day's deal of a game, the same for everybody: its secret, and the options it is played with."""

    game: str
    day: str
    """Such as 2026-11-16, in UTC."""
    secret: str
    options: dict[str, str]
    version: str
    content: str
    made: int


@dataclass(frozen=True)
class Result:
    """What a lone player's finished game came to."""

    table: str
    game: str
    player: str
    day: str | None
    """The day of the deal that it was the rated try of."""
    score: int
    rank: str
    traits: dict[str, str]
    at: int


@dataclass(frozen=True)
class Listed:
    """A result with the name of its player, and how many results of the list are better."""

    result: Result
    name: str
    better: int
