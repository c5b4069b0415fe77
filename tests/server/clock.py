"""Time that a test makes pass."""

from dataclasses import dataclass

MINUTE = 60_000


@dataclass
class Clock:
    """Milliseconds of a server's world."""

    now: int = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, minutes: float) -> None:
        self.now += int(minutes * MINUTE)
