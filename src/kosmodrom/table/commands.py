"""What a person at a table, or one who comes to it, may ask of it."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from kosmodrom.table.facts import ProposalKind
from kosmodrom.table.settings import Level, Settings
from kosmodrom.table.tag import snake

LONGEST_NOTATION: Final = 64
MOST_MOVES: Final = 64
MOST_TEXT: Final = 1_200

LAST_SEAT: Final = 7
SeatNumber = Annotated[int, Meta(ge=0, le=LAST_SEAT)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9A-Za-z_-]*$")]
Notation = Annotated[str, Meta(max_length=LONGEST_NOTATION)]


class Command(Struct, frozen=True, tag_field="type", tag=snake, forbid_unknown_fields=True):
    """A wish; whose it is, the session tells."""


class Sit(Command, frozen=True):
    """Take an open seat, the first if none is named."""

    seat: SeatNumber | None = None
    nonce: Nonce = ""


class Mix(Command, frozen=True):
    """Mix a number of one's own into the table's chance, before the deal."""

    nonce: Nonce


class Leave(Command, frozen=True):
    """Get up, before the game starts."""


class Remove(Command, frozen=True):
    """Host: open a seat that a bot or another person has."""

    seat: SeatNumber


class SeatBot(Command, frozen=True):
    """Host: give an open seat to a bot, or change a bot's level."""

    seat: SeatNumber
    level: Level


class Configure(Command, frozen=True):
    """Host: change the settings."""

    settings: Settings


class HandOver(Command, frozen=True):
    """Host: make the person of another seat the host."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Host: deal. `fill` gives all open seats to bots of a level."""

    fill: Level | None = None
    nonce: Nonce = ""


class Play(Command, frozen=True):
    """Answer a question with one or several moves: all are made or none."""

    question: int
    moves: Annotated[tuple[Notation, ...], Meta(min_length=1, max_length=MOST_MOVES)]


class Undo(Command, frozen=True):
    """Take back one's last decision."""


class Propose(Command, frozen=True):
    """Ask all people at the table for an undo of one's last decision, for a pause, or to close the game."""

    what: ProposalKind


class Vote(Command, frozen=True):
    """Answer what was proposed."""

    agrees: bool


class Resume(Command, frozen=True):
    """End the pause."""


class Resign(Command, frozen=True):
    """Give up."""


class ComeBack(Command, frozen=True):
    """Take one's seat back from the bot that stands in."""


class StandIn(Command, frozen=True):
    """Host: let a bot play the seat of a person who is away, until they are back."""

    seat: SeatNumber


class Say(Command, frozen=True):
    """Write a line of chat."""

    text: Annotated[str, Meta(max_length=MOST_TEXT)]


class Mute(Command, frozen=True):
    """Host: silence a seat's chat, or let it speak again."""

    seat: SeatNumber
    is_muted: bool = True


class Close(Command, frozen=True):
    """Host: close the table. A game of others too is closed by all, or when the others have long been away."""


AnyCommand = (
    Sit
    | Mix
    | Leave
    | Remove
    | SeatBot
    | Configure
    | HandOver
    | Start
    | Play
    | Undo
    | Propose
    | Vote
    | Resume
    | Resign
    | ComeBack
    | StandIn
    | Say
    | Mute
    | Close
)
