"""Worlds that a seat can't tell apart from the true one."""

from typing import Generic

from mypy_extensions import mypyc_attr

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler(Generic[S]):
    """Prepared once for a position and a seat, then asked for as many worlds as wanted.

    Worlds are uniform over the deals consistent with what the seat saw. Sampling for the same seat from a sampled
    world has the same distribution as sampling from the true one.
    """

    def sample(self, world: S, rng: Rng) -> None:
        """Make `world`, any position of the same game and number of seats, such a world."""
        raise NotImplementedError
