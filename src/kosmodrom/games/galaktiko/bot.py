"""How to play Galaktiko well: what the bots are told."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.games.galaktiko.outlook import FAR, NEAR, Outlook
from kosmodrom.games.galaktiko.state import GalaktikoState

BLIND_PERCENT: Final = 10
"""How often a playout takes any move instead of the best in sight."""


@final
class GalaktikoPolicy(Policy[GalaktikoState]):
    """Moves are judged at a glance; playouts know by experience who is welcome on board and when.

    Playouts go to the end. Five cards turned up a turn bring no position twice, so before the end of the shift nearly
    all of a game is played by them; after it there is no chance left, and the tree goes through the last two rounds.
    """

    def __init__(self) -> None:
        self.near: Outlook = Outlook(NEAR)
        self.far: Outlook = Outlook(FAR)

    def gain(self, state: GalaktikoState, seat: i64, move: i64) -> float:
        self.near.begin(state)
        return self.near.gain(state, seat, move)

    def pick(self, state: GalaktikoState, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        """The best in sight, and now and then any."""
        if n == 1:
            return moves[0]
        if rng.below(100, 0) < BLIND_PERCENT:
            return moves[rng.below(n, 0)]
        outlook = self.far
        outlook.begin(state)
        best = moves[0]
        highest = outlook.gain(state, seat, best)
        i: i64 = 1
        while i < n:
            found = outlook.gain(state, seat, moves[i])
            if found > highest:
                highest = found
                best = moves[i]
            i += 1
        return best
