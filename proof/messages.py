"""What comes over a table's socket, as far as a player who knows no rules needs it."""

from typing import Final

import msgspec
from msgspec import Struct

NOTHING: Final = msgspec.Raw(b"null")


class Word(Struct, tag_field="type"):
    """What the server sends."""


class Option(Struct):
    """A legal move."""

    move: str


class Motion(Struct):
    """What is voted on."""

    you_owe: bool


class Chair(Struct):
    """A seat as all see it."""

    kind: str
    is_turn: bool = False
    is_present: bool = False
    is_stood_in: bool = False


class Glimpse(Word, tag="board"):
    """A board: where the game stands and what may be done."""

    table: str
    seq: int
    status: str
    seats: list[Chair]
    you: int
    is_host: bool
    is_paused: bool
    proposal: Motion | None
    question: int
    moves: list[Option]
    undo: int
    can_propose_undo: bool
    lines_after: int
    rematch: str | None
    watchers: int = 0

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def is_ended(self) -> bool:
        """Whether nothing more will be played here."""
        return self.status not in ("gathering", "playing")


class Welcome(Word, tag="welcome"):
    """The socket is open."""


class Done(Word, tag="done"):
    """Stored under a number."""

    id: str
    seq: int


class Refusal(Word, tag="refusal"):
    """Not carried out; the board comes along if the question was an old one."""

    id: str
    reason: str
    board: msgspec.Raw = NOTHING


class Busy(Word, tag="busy"):
    """Not known: ask again."""

    id: str
    after: float


class Hint(Word, tag="hint"):
    """Advice."""

    id: str


class Why(Word, tag="why"):
    """Why a move can't be made."""

    id: str
    move: str


class Pong(Word, tag="pong"):
    """The answer to a ping."""


class Trouble(Word, tag="trouble"):
    """The server did not understand."""

    reason: str


AnyWord = Glimpse | Welcome | Done | Refusal | Busy | Hint | Why | Pong | Trouble

_WORD: msgspec.json.Decoder[AnyWord] = msgspec.json.Decoder(AnyWord)
_GLIMPSE: msgspec.json.Decoder[Glimpse] = msgspec.json.Decoder(Glimpse)


def read_word(data: bytes) -> AnyWord:
    """What the server said."""
    return _WORD.decode(data)


def read_glimpse(data: bytes | msgspec.Raw) -> Glimpse:
    """A board."""
    return _GLIMPSE.decode(data)
