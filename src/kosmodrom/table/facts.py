"""What has happened at a table. One command makes one fact; the facts in order are the table."""

from typing import Literal

import msgspec
from msgspec import Struct

from kosmodrom.table.deal import Dealt
from kosmodrom.table.settings import Settings
from kosmodrom.table.tag import snake

ProposalKind = Literal["undo", "pause", "close"]
"""What people vote on."""

StandInReason = Literal["clock", "away", "gone", "host"]
"""Why a bot takes a person's seat: time is up, they are away, they deleted their identity, the host asked for it."""


class Fact(Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Something that happened; names of people are kept elsewhere."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as a table begins: open, a bot's (its level), a person's, or kept for one."""

    player: str | None = None
    level: str | None = None
    kept_for: str | None = None
    patch: int | None = None
    """The patch brought along from the game before; None: that of the seat's number."""


class Created(Fact, frozen=True):
    """A table was set up, with a secret that is committed to and shown when the game is over."""

    game: str
    version: str
    content: str
    settings: Settings
    host: str
    secret: str
    chairs: tuple[Chair, ...]
    previous: str | None = None
    """The table this is a rematch of."""
    deal: Dealt | None = None
    """The daily deal, whose secret this is: no nonces are mixed in."""
    pack: str = ""
    """What the content pack is called whose hash is `content`; empty: it is what the game came with."""
    cast: str = ""
    """The first table of a row of rematches, whose bots these are; empty: this one."""


class Sat(Fact, frozen=True):
    """A person took a seat; the nonce is mixed into the table's chance."""

    seat: int
    player: str
    nonce: str = ""


class Mixed(Fact, frozen=True):
    """A person at the table gave a nonce."""

    seat: int
    nonce: str


class Left(Fact, frozen=True):
    """A seat became open: its person left, or the host removed the person or the bot."""

    seat: int
    player: str | None
    removed: bool = False
    host: str | None = None
    """The new host, if it was the host who left."""


class BotSat(Fact, frozen=True):
    """The host gave an open seat to a bot."""

    seat: int
    level: str


class Configured(Fact, frozen=True):
    """The host changed the settings; seats beyond the new number were empty."""

    settings: Settings


class HandedOver(Fact, frozen=True):
    """Another person at the table is its host now."""

    player: str


class Forced(Struct, frozen=True, array_like=True):
    """A decision with one possibility that played itself."""

    seat: int
    move: str


class Started(Fact, frozen=True):
    """The game began. `filled`: the level of the bots that took the open seats."""

    nonce: str
    """Of the host, mixed in last."""
    filled: str | None
    forced: tuple[Forced, ...]
    mark: str


class Played(Fact, frozen=True):
    """A seat made one or several moves. `mark` is what the position afterwards hashes to."""

    seat: int
    moves: tuple[str, ...]
    mark: str
    forced: tuple[Forced, ...] = ()
    is_bot: bool = False


class Undone(Fact, frozen=True):
    """A seat took back so many moves."""

    seat: int
    count: int
    mark: str
    forced: tuple[Forced, ...] = ()


class Proposed(Fact, frozen=True):
    """A person asked all others for something."""

    seat: int
    what: ProposalKind
    count: int = 0
    """How many moves to take back."""


class Voted(Fact, frozen=True):
    """A person answered what was proposed; `carried`: it was the last answer, and all agreed."""

    seat: int
    agrees: bool
    carried: bool = False
    mark: str = ""
    forced: tuple[Forced, ...] = ()


class Resumed(Fact, frozen=True):
    """The pause is over."""

    seat: int


class Resigned(Fact, frozen=True):
    """A person gave up: a bot plays the seat on for the others, if there are any."""

    seat: int


class StoodIn(Fact, frozen=True):
    """A bot took the seat of a person whose time was up, or who was away."""

    seat: int
    why: StandInReason


class CameBack(Fact, frozen=True):
    """The person decides for their seat again."""

    seat: int


class Reseated(Fact, frozen=True):
    """Somebody took over the seat of a person who had not come back, by a link for that seat."""

    seat: int
    player: str
    former: str


class Advised(Fact, frozen=True):
    """A lone player asked a bot for advice: the result no longer counts as their own."""

    seat: int


class Said(Fact, frozen=True):
    """A line of chat."""

    seat: int
    text: str


class Muted(Fact, frozen=True):
    """The host silenced a seat's chat, or lets it speak again."""

    seat: int
    is_muted: bool


class Closed(Fact, frozen=True):
    """The table was closed before its game was over."""

    why: Literal["host", "expired"]


class Rematched(Fact, frozen=True):
    """There is a table for another game with the same people."""

    table: str


AnyFact = (
    Created
    | Sat
    | Mixed
    | Left
    | BotSat
    | Configured
    | HandedOver
    | Started
    | Played
    | Undone
    | Proposed
    | Voted
    | Resumed
    | Resigned
    | StoodIn
    | CameBack
    | Reseated
    | Advised
    | Said
    | Muted
    | Closed
    | Rematched
)

_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def encode(fact: Fact) -> bytes:
    """A fact as it is stored."""
    return msgspec.json.encode(fact)


def decode(body: bytes) -> AnyFact:
    """The fact that was stored; msgspec.DecodeError if the bytes are no fact."""
    return _DECODER.decode(body)


def kind_of(fact: Fact) -> str:
    """The tag of a fact."""
    return snake(type(fact).__name__)
