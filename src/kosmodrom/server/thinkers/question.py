"""The messages to and from a thinker process: lines of JSON."""

from typing import Final, NamedTuple

import msgspec

from kosmodrom.bots.comparison import Comparison

MOST_BYTES: Final = 256 * 1024
"""The longest answer that is accepted."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which move does the bot of a level choose for a seat?

    `content` is the hash of the game's content. `world` is the JSON of a position that the seat can't tell apart from
    the true one; the process gets nothing else of the table. `seed` is for the bot's own randomness. `seconds` limits
    the level's time. `is_timed`: time limits the search (see `Level.given_time`), so answers may differ. `compares`:
    a part of the time is for comparing the move with the next best.
    """

    id: int
    game: str
    content: str
    seat: int
    level: str
    seed: int
    world: msgspec.Raw
    seconds: float | None
    is_timed: bool = False
    compares: bool = False


class Considered(NamedTuple):
    """A move that was considered: how often it was tried, and its average share of the win."""

    move: int
    visits: int
    value: float


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Sent once, before the first question: everything is loaded."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """The chosen move. `value` and `considered` are explained at `bots.bot.Choice`."""

    id: int
    move: int
    value: float | None
    considered: list[Considered]
    comparison: Comparison | None = None


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="failure"):
    """Why a question could not be answered. The process can take the next one."""

    id: int
    text: str


Message = Ready | Answer | Failure


class Garbled(Exception):
    """A line that is no valid message."""


_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_questions: Final = msgspec.json.Decoder(Question)


def to_line(message: Question | Message) -> bytes:
    """A message as one line. Its JSON has no line breaks."""
    return msgspec.json.encode(message) + b"\n"


def to_message(line: bytes) -> Message:
    """Decode a message of a process. Garbled if it is invalid."""
    try:
        return _messages.decode(line)
    except (ValueError, RecursionError) as error:
        raise Garbled(f"said what is no message ({error})") from None


def to_question(line: bytes) -> Question:
    """Decode a question to a process. Garbled if it is invalid."""
    try:
        return _questions.decode(line)
    except (ValueError, RecursionError) as error:
        raise Garbled(f"was asked what is no question ({error})") from None
