"""SB-E The end of the game: credits, sets of samples, ranks of a lone captain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.outcome import Line, Outcome, rank
from kosmodrom.games.space_bureau.parts import NO_ABILITY, sample_sets
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState

SET: Final = 6
"""Credits for three samples of different colours."""
RANKS: Final = 6
RANK_NAMES: Final = ("intern", "employee", "captain", "coordinator", "president", "millennium")
WITH_ABILITY: Final = 15
"""So many more credits are asked of a captain with an ability."""


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
    """SB-E2 The rank of a lone captain: below 50, from 50, 70, 80, 90, 100; all 15 higher with an ability."""
    points = score(s, 0)
    if s.players[0].ability != NO_ABILITY:
        points -= WITH_ABILITY
    if points < 50:
        return 0
    if points < 70:
        return 1
    if points >= 100:
        return 5
    return (points - 50) // 10


def fill_returns(s: SpaceBureauState, values: vec[float]) -> None:
    """SB-E1 Most credits win; of those tied the one with more fuel; still tied, they share."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(s.seats):
        standing = score(s, seat) * 16 + s.players[seat].fuel
        if standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners += 1
    share = 1.0 / float(winners)
    for seat in range(s.seats):
        values[seat] = 0.0
        if score(s, seat) * 16 + s.players[seat].fuel == best:
            values[seat] = share


def outcome(s: SpaceBureauState) -> Outcome:
    """SB-E1 The credits by where they came from, and the sets; fuel breaks a tie."""
    scores: list[tuple[tuple[Line, ...], tuple[int, ...]]] = []
    for player in s.players:
        lines = (
            Line("score-landings", player.from_landings),
            Line("score-offices", player.from_offices),
            Line("score-exploring", player.from_exploring),
            Line("score-rooms", player.from_rooms),
            Line("score-cells", player.from_cells),
            Line("score-inspectors", player.from_inspectors),
            Line("score-ability", player.from_ability),
            Line("score-sets", SET * sample_sets(player.samples)),
        )
        scores.append((lines, (int(player.fuel),)))
    return rank(scores)
