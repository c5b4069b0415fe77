"""Comet, a small game of hidden probes for 2 to 4: an example of a game outside the package."""

from examples.comet.game import Comet


def make() -> Comet:
    """The game."""
    return Comet()
