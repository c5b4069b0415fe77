"""How to play Space Bureau well: what the bots are told."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import OutlookPolicy, share_by_lead
from kosmodrom.games.space_bureau.bot.outlook import Outlook
from kosmodrom.games.space_bureau.bot.worth import FUEL_WORTH, SAMPLE_WORTH
from kosmodrom.games.space_bureau.parts.sets import size
from kosmodrom.games.space_bureau.parts.ship import sample_total, samples_of
from kosmodrom.games.space_bureau.parts.tiles import COLOURS
from kosmodrom.games.space_bureau.rules.refill import count_rounds
from kosmodrom.games.space_bureau.score import score
from kosmodrom.games.space_bureau.state import SpaceBureauState, tiles_of

BLIND_PERCENT: Final = 3
"""How often a playout takes any move instead of the best in sight."""
PLAYOUT_TURNS: Final = 16
"""After so many turns of all captains a playout is cut off; that of a lone captain never."""
LEAD_OF_AN_E: Final = 10.0
"""Credits ahead that make a seat e times as likely to win."""
LEAST_ALONE: Final = 40.0
"""So few credits are as bad as none for a lone captain."""
MOST_ALONE: Final = 140.0
"""So many credits are as good as anything for a lone captain."""
TURN_WORTH: Final = 4.5
"""What a turn brings on average."""

MOST_SIMULATIONS: Final = 64_000
"""Each doubling up to 4,000 won about 85 Elo, and no bot at a table has the time for more than these."""

PLAYED: Final = 1
CUT_OFF: Final = 2


@final
class SpaceBureauPolicy(OutlookPolicy[SpaceBureauState]):
    """A player sees what a move brings at once; a search looks at what it promises, and plays on by that."""

    def __init__(self) -> None:
        super().__init__(Outlook(is_near=True), Outlook(is_near=False), BLIND_PERCENT)
        self.turns: i64 = 0
        """The turns that were over where the search began."""

    def begin(self, state: SpaceBureauState) -> None:
        self.turns = state.turns

    def weigh(self, state: SpaceBureauState, seat: i64, moves: vec[i64], n: i64, gains: vec[float]) -> None:
        self.far.begin(state, seat)
        for i in range(n):
            gains[i] = self.far.gain(state, seat, moves[i])

    def horizon(self, state: SpaceBureauState) -> i64:
        """So many turns from where the search began; for a lone captain the whole game."""
        if state.seats == 1 or state.turns - self.turns < PLAYOUT_TURNS:
            return PLAYED
        return CUT_OFF

    def value(self, state: SpaceBureauState, values: vec[float]) -> None:
        """Alone: the credits in sight; else the more of them, the likelier the win."""
        if state.seats == 1:
            values[0] = (prospect(state, 0) - LEAST_ALONE) / (MOST_ALONE - LEAST_ALONE)
            if values[0] < 0.0:
                values[0] = 0.0
            if values[0] > 1.0:
                values[0] = 1.0
            return
        for seat in range(state.seats):
            values[seat] = prospect(state, seat)
        share_by_lead(values, state.seats, LEAD_OF_AN_E)

    def most_simulations(self) -> i64:
        return MOST_SIMULATIONS

    def judges_end(self, state: SpaceBureauState) -> bool:
        """How far ahead one is tells more than who won a playout; and a lone captain always wins."""
        return True


def prospect(s: SpaceBureauState, seat: i64) -> float:
    """The credits of a captain, and what the ship, the storage and the bureau promise for the turns that are left."""
    player = s.players[seat]
    points = float(score(s, seat))
    left = float(count_rounds(s) - s.turns // s.seats)
    if left <= 0.0:
        return points
    points += FUEL_WORTH * float(player.fuel)
    points += 0.2 * SAMPLE_WORTH * float(sample_total(player.samples))
    colour: i64 = 0
    while colour < COLOURS:
        waiting = float(size(tiles_of(player, colour) & ~player.flipped))
        points += waiting * (0.5 + 0.3 * float(samples_of(player.samples, colour)))
        colour += 1
    points += (0.35 * float(player.level) + 0.15 * float(player.capacity - 9) / 3.0) * left
    return points + left * TURN_WORTH
