"""What goes to a thinker process and comes back: a line of JSON each way."""

from typing import Final, NamedTuple

import msgspec

MOST_BYTES: Final = 256 * 1024
"""A process that says more than this in one answer is not listened to any further."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would the bot of a level do in a seat's place?

    `content` is the hash of the game's content. `world` is the JSON of a position that the seat can't tell apart from
    the true one; nothing else of the table is told. `seed` is for the chance of the thinking
    alone. `seconds` cuts the level's own time short, if it is less. `is_timed`: the time may decide how much is thought
    (see `Level.given_time`), so the same question may be answered otherwise another time.
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


class Considered(NamedTuple):
    """A move that was looked at: how often it was tried, and the share of the win it brought on average."""

    move: int
    visits: int
    value: float


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Said once, before the first question: everything needed for thinking is loaded."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """The move chosen; `value` and `considered` as in `bots.bot.Choice`."""

    id: int
    move: int
    value: float | None
    considered: list[Considered]


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="failure"):
    """A question that could not be answered, and why; the process is fit for the next one."""

    id: int
    text: str


Message = Ready | Answer | Failure


class Garbled(Exception):
    """A line that is none of the messages expected."""


_messages: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)
_questions: Final = msgspec.json.Decoder(Question)


def to_line(message: Question | Message) -> bytes:
    """One line; JSON holds no line ends of its own."""
    return msgspec.json.encode(message) + b"\n"


def to_message(line: bytes) -> Message:
    """What a process said; Garbled if it is no message."""
    try:
        return _messages.decode(line)
    except (ValueError, RecursionError) as error:
        raise Garbled(f"said what is no message ({error})") from None


def to_question(line: bytes) -> Question:
    """What a process is asked; Garbled if it is no question."""
    try:
        return _questions.decode(line)
    except (ValueError, RecursionError) as error:
        raise Garbled(f"was asked what is no question ({error})") from None
