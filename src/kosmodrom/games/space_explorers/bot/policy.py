"""How to play Space Explorers well: what the bots are told."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.policy import OutlookPolicy, share_by_lead
from kosmodrom.core.rng import Rng
from kosmodrom.games.space_explorers.bot.outlook import Outlook
from kosmodrom.games.space_explorers.bot.plan import Plan
from kosmodrom.games.space_explorers.bot.prospect import prospect
from kosmodrom.games.space_explorers.bot.worth import Worths
from kosmodrom.games.space_explorers.moves import DONE, REST
from kosmodrom.games.space_explorers.state import OVER, ExplorersState

BLIND_PERCENT: Final = 4
"""How often a playout takes any move instead of the best in sight."""
PLAYOUT_TURNS: Final = 12
"""After so many turns of all players a playout is cut off."""

PLAYED: Final = 1
CUT_OFF: Final = 2


def turns_of(s: ExplorersState) -> i64:
    """Turns that were begun so far."""
    played = s.turn - s.first
    if played < 0:
        played += s.seats
    return s.round * s.seats + played


@final
class ExplorersPolicy(OutlookPolicy[ExplorersState]):
    """A player sees what a move brings at once; a search looks at what it promises, and plays on by that."""

    def __init__(self, worths: Worths | None = None) -> None:
        numbers = Worths() if worths is None else worths
        super().__init__(Outlook(numbers, is_near=True), Outlook(numbers, is_near=False), BLIND_PERCENT)
        self.worths = numbers
        self.plan = Plan(numbers, is_near=False)
        self.turns: i64 = 0
        """The turns that were begun where the search began."""
        self.playout_turns: i64 = PLAYOUT_TURNS

    def begin(self, state: ExplorersState) -> None:
        self.turns = turns_of(state)

    def weigh(self, state: ExplorersState, seat: i64, moves: vec[i64], n: i64, gains: vec[float]) -> None:
        self.far.begin(state, seat)
        for i in range(n):
            gains[i] = self.worths.sharpness * self.far.gain(state, seat, moves[i])

    def pick(self, state: ExplorersState, seat: i64, moves: vec[i64], n: i64, rng: Rng) -> i64:
        """What is best in sight, and now and then any; payments are made in the usual way."""
        last = moves[n - 1]
        if last == REST:
            return last
        if n == 1:
            return last
        if last != DONE and rng.below(100, 0) < self.blind_percent:
            return moves[rng.below(n, 0)]
        self.far.begin(state, seat)
        return self.far.best(state, seat, moves, n)

    def horizon(self, state: ExplorersState) -> i64:
        """So many turns from where the search began."""
        if turns_of(state) - self.turns < self.playout_turns:
            return PLAYED
        return CUT_OFF

    def value(self, state: ExplorersState, values: vec[float]) -> None:
        """The more points in sight ahead of the others, the likelier the win; alone ahead of the Rival (SX-Z5)."""
        if state.seats == 1:
            values[0] = 1.0 / (1.0 + exp((0.5 - prospect(self.plan, state, 0)) / self.worths.spread))
            return
        for seat in range(state.seats):
            values[seat] = prospect(self.plan, state, seat)
        lead = self.worths.lead
        if state.phase == OVER:
            lead = self.worths.last_lead
        share_by_lead(values, state.seats, lead)

    def judges_end(self, state: ExplorersState) -> bool:
        """How far ahead one is tells more than who won a playout."""
        return True
