"""How to play Kosmopolis well: what the bots are told."""

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import Policy
from kosmodrom.core.rng import Rng
from kosmodrom.games.kosmopolis.outlook import GOLD_WORTH, Outlook, chance_of_safety
from kosmodrom.games.kosmopolis.parts import COLOURS, grand_total, total
from kosmodrom.games.kosmopolis.round_end import ROUNDS
from kosmodrom.games.kosmopolis.state import KosmopolisState

CARDS_OF_A_ROUND: Final = 12
LEAD_OF_AN_E: Final = 8.0
"""Points ahead before the last round that make a seat e times as likely to win."""
BLIND_PERCENT: Final = 10
"""How often a playout takes any move instead of the best in sight."""


@final
class KosmopolisPolicy(Policy[KosmopolisState]):
    """Looks at cities, limits as far as known, gold and bonus cards. Playouts end with the round."""

    def __init__(self) -> None:
        self.outlook = Outlook()

    def gain(self, state: KosmopolisState, seat: i64, move: i64) -> float:
        self.outlook.begin(state)
        return self.outlook.gain(state, seat, move)

    def pick(self, state: KosmopolisState, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        """The best in sight, and now and then any."""
        if n == 1:
            return moves[0]
        if rng.below(100, 0) < BLIND_PERCENT:
            return moves[rng.below(n, 0)]
        outlook = self.outlook
        outlook.begin(state)
        best = moves[0]
        highest = outlook.gain(state, seat, best)
        for i in range(1, n):
            found = outlook.gain(state, seat, moves[i])
            if found > highest:
                highest = found
                best = moves[i]
        return best

    def horizon(self, state: KosmopolisState) -> i64:
        return state.round

    def value(self, state: KosmopolisState, values: vec[float]) -> None:
        """The more points in sight, the likelier the win; the earlier in the game, the less they decide."""
        scale = LEAD_OF_AN_E * sqrt(float(ROUNDS + 1 - state.round))
        first = prospect(state, 0)
        together = 0.0
        for seat in range(state.seats):
            values[seat] = exp((prospect(state, seat) - first) / scale)
            together += values[seat]
        for seat in range(state.seats):
            values[seat] /= together


def prospect(s: KosmopolisState, seat: i64) -> float:
    """The points of a seat at the start of a round, those above the limits or near them not in full."""
    player = s.players[seat]
    points = float(grand_total(player.bonus)) + GOLD_WORTH * float(player.gold)
    for colour in range(COLOURS):
        mine = total(player.city, colour)
        points += float(mine) * chance_of_safety(CARDS_OF_A_ROUND, total(s.capital, colour) - mine)
    return points
