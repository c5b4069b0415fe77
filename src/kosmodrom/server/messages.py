"""Messages over a socket, and over HTTP where it has the same."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from kosmodrom.table.board import Board
from kosmodrom.table.commands import AnyCommand
from kosmodrom.table.tag import snake

PROTOCOL: Final = 1

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
"""Fresh for each command; sent again with the same id, a command is carried out once and answered alike."""


class Message(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """What a reader of a table sends over its socket."""


class Do(Message, frozen=True):
    """Carry out a command."""

    id: CommandId
    command: AnyCommand


class Look(Message, frozen=True):
    """Send the board again, with the lines of the log after a number; 0: whole."""

    after: Annotated[int, Meta(ge=0)] = 0


class AskHint(Message, frozen=True):
    """What would a strong bot do?"""

    id: CommandId


class AskWhy(Message, frozen=True):
    """Why can't I make this move now? Changes nothing."""

    id: CommandId
    move: Annotated[str, Meta(max_length=100)]


class Ping(Message, frozen=True):
    """Are you there?"""


AnyMessage = Do | Look | AskHint | AskWhy | Ping


class Reply(Struct, frozen=True, tag_field="type", tag=snake):
    """What the server sends besides boards."""


class Welcome(Reply, frozen=True):
    """The socket is open; a board follows."""

    protocol: int
    release: str


class Done(Reply, frozen=True):
    """The command is carried out, stored for good under a number."""

    id: str
    seq: int


class Refusal(Reply, frozen=True):
    """The command is not carried out, and nothing has changed: the rule or reason, and words for the person.

    With `stale` comes a board, as the question was not the one that is open.
    """

    id: str
    reason: str
    words: str
    board: Board | None = None


class Busy(Reply, frozen=True):
    """Whether the command was carried out is not known yet: send it again, with the same id, after some seconds."""

    id: str
    after: float
    words: str


class PointsView(Struct, frozen=True):
    """A line of the score, or a rival's score, and how many points more stand there on average."""

    words: str
    points: float
    error: float


class ComparisonView(Struct, frozen=True):
    """What the move of a hint is expected to bring beside the next best, `move`, and a sentence that says so.

    `difference` is in wins in 100 games, for a lone player in points; `error` is its standard error: within two of
    them the moves are as good as each other. Both moves were played on `pairs` times in the same sampled positions,
    with the same chance. `lines` are those of the score that differ clearly, at most two.
    """

    move: str
    move_words: str
    unit: Literal["wins", "points"]
    difference: float
    error: float
    pairs: int
    lines: tuple[PointsView, ...]
    words: str


class Hint(Reply, frozen=True):
    """What a strong bot would do, in words, the share of the win it expects (alone: none), what speaks for the move."""

    id: str
    move: str
    words: str
    value: float | None
    comparison: ComparisonView | None


class Why(Reply, frozen=True):
    """Why a move can't be made now: the rule or reason, and words for the person. Both are empty if it can."""

    id: str
    move: str
    rule: str
    words: str


class Pong(Reply, frozen=True):
    """Here I am."""


class Trouble(Reply, frozen=True):
    """The message could not be understood, or came too fast."""

    reason: Literal["bad-message", "too-fast", "too-many", "not-found", "slow", "closing"]
    words: str


AnyReply = Board | Welcome | Done | Refusal | Busy | Hint | Why | Pong | Trouble


class Numbered(Struct, frozen=True):
    """The only field read of an invalid message: the id for its answer."""

    id: CommandId


_NUMBERED: msgspec.json.Decoder[Numbered] = msgspec.json.Decoder(Numbered)
_DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)
_ENCODER = msgspec.json.Encoder()


def read_message(data: bytes | str) -> AnyMessage:
    """Decode a frame. msgspec.MsgspecError if it is no valid message."""
    try:
        return _DECODER.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def id_in(data: bytes | str) -> str:
    """The id in a frame that is no valid message; empty if it has none."""
    try:
        return _NUMBERED.decode(data).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def write(reply: object) -> bytes:
    """Encode anything that is sent. Nothing is encoded elsewhere."""
    return _ENCODER.encode(reply)
