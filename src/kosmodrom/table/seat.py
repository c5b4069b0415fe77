"""A seat at a table: who has it, and how much time they have."""

from dataclasses import dataclass, field
from typing import Final

from kosmodrom.table.facts import Chair
from kosmodrom.table.settings import Pace

DAY: Final = 86_400_000
SECOND: Final = 1_000
BACK_AGAIN: Final = 30 * SECOND
"""The least time on the clock of a person who takes their seat back."""


@dataclass
class Clock:
    """A seat's time, in milliseconds. It runs while a person owes a decision, and `since` when."""

    left: int = 0
    since: int | None = None

    def deadline(self, pace: Pace) -> int | None:
        """When the time is up; for `away` as if the person had left when they were asked."""
        if self.since is None or pace.kind == "wait":
            return None
        if pace.kind == "live":
            return self.since + self.left
        return self.since + (pace.days * DAY if pace.kind == "days" else pace.seconds * SECOND)

    def stop(self, pace: Pace, at: int) -> None:
        """Stop the clock: the decision is made, or no longer asked for."""
        if self.since is not None and pace.kind == "live":
            self.left = max(0, self.left - (at - self.since))
        self.since = None

    def gain(self, pace: Pace) -> None:
        """Add the increment at the end of a turn."""
        self.left += pace.increment * SECOND

    def give_back(self, pace: Pace) -> None:
        """Take the increment back with the turn. A clock is not set below `BACK_AGAIN` by this."""
        self.left = max(self.left - pace.increment * SECOND, min(self.left, BACK_AGAIN))


@dataclass
class Seat:
    """One seat. A bot's has a level; a person's may be stood in for by a bot, for a while or, resigned, for good."""

    patch: int = 0
    """Which animal and colour, or which bot of the table's cast: no two seats have the same."""
    player: str | None = None
    level: str | None = None
    kept_for: str | None = None
    nonce: str = ""
    is_stood_in: bool = False
    is_gone: bool = False
    """Its person has deleted their identity and can't come back; somebody else may take the seat over."""
    is_resigned: bool = False
    is_muted: bool = False
    clock: Clock = field(default_factory=Clock)

    @staticmethod
    def of(chair: Chair, number: int) -> "Seat":
        """The seat of a chair that is the number-th of its table."""
        patch = number if chair.patch is None else chair.patch
        return Seat(patch, player=chair.player, level=chair.level, kept_for=chair.kept_for)

    @property
    def is_open(self) -> bool:
        return self.player is None and self.level is None

    @property
    def is_person(self) -> bool:
        """Whether a person decides for it now."""
        return self.player is not None and not self.is_stood_in and not self.is_resigned

    @property
    def is_players(self) -> bool:
        """Whether it is a person's game, even if they are away: they haven't given up and can come back."""
        return self.player is not None and not self.is_resigned and not self.is_gone

    def clear(self) -> None:
        """Open the seat."""
        self.player = self.level = self.kept_for = None
        self.nonce = ""
        self.is_muted = False
