"""SB-E The end of the game: credits, sets of samples, ranks of a lone captain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.outcome import Outcome, ScoreLine, rank
from kosmodrom.core.solo import Feat, Solo, Trait
from kosmodrom.games.space_bureau.options import ABILITIES_CHOSEN, ABILITIES_DEALT, DAILY
from kosmodrom.games.space_bureau.parts.ship import ABILITY_NAMES, NO_ABILITY, SHIP_SIDE_NAMES, sample_sets
from kosmodrom.games.space_bureau.state import NO_SIDE, Player, SpaceBureauState

SET: Final = 6
"""Credits for three samples of different colours."""
RANK_NAMES: Final = ("intern", "employee", "captain", "coordinator", "president", "millennium")
RANK_LEAST: Final = vec[i64]([0, 50, 70, 80, 90, 100])
"""The fewest credits of each rank."""
HIGHEST_RANK: Final = 5
WITH_ABILITY: Final = 15
"""So many more credits are asked of a captain with an ability, but for the lowest rank."""
NO_CAPTAIN: Final = "none"
SOLO: Final = Solo(
    ranks=RANK_NAMES,
    least=tuple(RANK_LEAST)[1:],
    traits=(Trait("ship", tuple(SHIP_SIDE_NAMES)), Trait("captain", (NO_CAPTAIN, *ABILITY_NAMES))),
    daily=DAILY,
    dearer=(("captains", "dealt", WITH_ABILITY), ("captains", "chosen", WITH_ABILITY)),
)
"""What lone captains' results are compared by, and the options of the daily deal."""


def credits_of(player: Player) -> i64:
    """The credits on the track."""
    return (
        player.from_cells
        + player.from_exploring
        + player.from_rooms
        + player.from_ability
        + player.from_landings
        + player.from_offices
        + player.from_inspectors
    )


def score(s: SpaceBureauState, seat: i64) -> i64:
    """SB-E1 Credits, and 6 for each set of three differently coloured samples."""
    player = s.players[seat]
    return credits_of(player) + SET * sample_sets(player.samples)


def rank_of(s: SpaceBureauState) -> i64:
    """SB-E2 The rank of a lone captain: the highest that the credits are enough for."""
    points = score(s, 0)
    rank: i64 = HIGHEST_RANK
    while rank > 0 and points < least_of(s, rank):
        rank -= 1
    return rank


def least_of(s: SpaceBureauState, rank: i64) -> i64:
    """SB-E2 The fewest credits of a rank: from 50, 70, 80, 90 and 100 on, all 15 higher with an ability."""
    least = RANK_LEAST[rank]
    if rank > 0 and s.settings & (ABILITIES_CHOSEN + ABILITIES_DEALT) != 0:
        least += WITH_ABILITY
    return least


def standing(s: SpaceBureauState, seat: i64) -> i64:
    """SB-E1 Most credits win; of those tied the one with more fuel; still tied, they share."""
    return score(s, seat) * 16 + s.players[seat].fuel


def outcome(s: SpaceBureauState) -> Outcome:
    """SB-E1 The credits by where they came from, and the sets; fuel breaks a tie."""
    scores: list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]] = []
    for player in s.players:
        lines = (
            ScoreLine("score-landings", player.from_landings),
            ScoreLine("score-offices", player.from_offices),
            ScoreLine("score-exploring", player.from_exploring),
            ScoreLine("score-rooms", player.from_rooms),
            ScoreLine("score-cells", player.from_cells),
            ScoreLine("score-inspectors", player.from_inspectors),
            ScoreLine("score-ability", player.from_ability),
            ScoreLine("score-sets", SET * sample_sets(player.samples)),
        )
        scores.append((lines, (int(player.fuel),)))
    return rank(scores)


def feat(s: SpaceBureauState) -> Feat | None:
    """SB-E2 The rank of a lone captain, by ship and ability, and what is missing to the next."""
    if s.seats != 1:
        return None
    player = s.players[0]
    ship = SHIP_SIDE_NAMES[0 if player.side == NO_SIDE else player.side]
    captain = NO_CAPTAIN if player.ability == NO_ABILITY else ABILITY_NAMES[player.ability - 1]
    traits = {"ship": ship, "captain": captain}
    rank = rank_of(s)
    if rank == HIGHEST_RANK:
        return Feat(RANK_NAMES[rank], traits)
    return Feat(RANK_NAMES[rank], traits, RANK_NAMES[rank + 1], int(least_of(s, rank + 1) - score(s, 0)))
