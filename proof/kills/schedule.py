"""When and where the server is killed: all of it from the seed."""

from dataclasses import dataclass
from random import Random
from typing import Final

from proof.harness.program import POINTS, Kill

RANDOM: Final = "random"
KINDS: Final = (*POINTS, RANDOM)
MOST_PASSES: Final = 25
LONGEST_DELAY: Final = 1.2
UNREADY: Final = 0.3
"""The share of random moments that count from the start of the process, so that some never answer."""


@dataclass(frozen=True)
class PlannedKill:
    """One death: at the Nth passing of a point, or some time after the start or the first answer."""

    kind: str
    passes: int
    delay: float
    waits: bool
    """Whether the delay counts from the first answer."""

    @property
    def kill(self) -> Kill | None:
        """What the server is started with."""
        return None if self.kind == RANDOM else Kill(self.kind, self.passes)


def schedule(seed: int, kills: int) -> list[PlannedKill]:
    """So many deaths, each kind as often as any other, in an order of chance."""
    rng = Random(f"schedule {seed}")
    blows: list[PlannedKill] = []
    while len(blows) < kills:
        kinds = rng.sample(KINDS, len(KINDS))
        blows += [
            PlannedKill(kind, rng.randint(1, MOST_PASSES), rng.uniform(0.0, LONGEST_DELAY), rng.random() >= UNREADY)
            for kind in kinds
        ]
    return blows[:kills]
