"""What the people at a table agree on before they start."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LONGEST_TITLE: Final = 60
LONGEST_OPTION: Final = 40

PaceKind = Literal["wait", "live", "days", "away"]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
OptionName = Annotated[str, Meta(max_length=LONGEST_OPTION)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a table waits for a person before a bot takes the seat; they can always come back.

    `wait`: for ever. `live`: each has `seconds` for the whole game and `increment` more after each turn. `days`: so
    many `days` for each decision. `away`: `seconds` after they have left the page.
    """

    kind: PaceKind = "wait"
    seconds: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, Meta(ge=1, le=60)] = 2


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sets until the game starts."""

    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[OptionName, OptionName], Meta(max_length=40)] = {}
    title: Title = ""
    is_public: bool = False
    """Whether the table is listed, and anybody may sit down at it or watch."""
    hints: bool = False
    """Whether people may ask a bot for advice though they play against people."""
    pace: Pace = Pace()
    stand_in: Level = "easy"
    """The bot that takes the seat of a person who is away."""
