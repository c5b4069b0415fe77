"""The values that the store takes and returns."""

from dataclasses import dataclass
from enum import StrEnum

from msgspec import Struct

from kosmodrom.table.status import Status as Status


class Entry(Struct, frozen=True):
    """One entry of a table's log. Numbers begin with 1 and have no gaps; a command id occurs once per table."""

    table: str
    seq: int
    command: str
    kind: str
    """The tag of the fact, such as `played` or `said`."""
    player: str | None
    """Who sent the command; None for bots and clocks."""
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
    """A table in one row, in the state after the entry it is stored with: for lists, alarms and upgrades."""

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
    """When a bot or a clock of the table is due (a bot's turn: at once), None if never."""
    reason: str = ""
    """Why it was set aside."""


class KeyKind(StrEnum):
    """What a key is for."""

    COOKIE = "cookie"
    LINK = "link"
    """A personal link, to use the identity on another device or get it back."""
    TOKEN = "token"
    """For programs."""
    SEAT = "seat"
    """Allows taking over the player's seat at one table, which the label names."""


@dataclass(frozen=True)
class Key:
    """A secret that identifies a player. Only its hash is stored."""

    hash: str
    player: str
    kind: KeyKind
    label: str
    created: int
    used: int
    origin: str = ""
    """For a cookie that was given for a personal link: the hash of that link."""


@dataclass(frozen=True)
class Player:
    """A person who plays, without a sign-up."""

    id: str
    name: str
    language: str
    created: int
    seen: int
    webhook: str = ""
    """The address for alerts of turns at tables with a clock in days; empty: none."""


@dataclass(frozen=True)
class Holder:
    """Who has a key, and the ids of the people whom they have blocked."""

    key: str
    """The hash of the key."""
    kind: KeyKind
    player: Player
    blocks: frozenset[str]


@dataclass(frozen=True)
class Invite:
    """An invite link to a table. A revoked one is invalid."""

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
    """The deal of a game for one day, the same for everybody: its secret and its options."""

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
    """The result of a finished solo game."""

    table: str
    game: str
    player: str
    day: str | None
    """The day of the deal, if it was a rated try of one."""
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
