"""GK-E2, GK-E3 Scores, ties, the result."""

from mypy_extensions import i64

from kosmodrom.core.outcome import Outcome, ScoreLine, rank
from kosmodrom.games.galaktiko.options import THEY_WALK
from kosmodrom.games.galaktiko.parts.kinds import SLOTS, icons_of, sector_of
from kosmodrom.games.galaktiko.parts.pile import Pile, count_ordinary, count_rich, count_stowaways, count_vortans
from kosmodrom.games.galaktiko.state import OVER, GalaktikoState, has_option


def points(scored: Pile) -> i64:
    """GK-E2 Scored: rich passengers and stowaways 2, ordinary ones 1."""
    return count_ordinary(scored) + 2 * (count_rich(scored) + count_stowaways(scored))


def penalty(hand: Pile) -> i64:
    """GK-E2 In hand: ordinary and rich passengers -1, stowaways and vortans -2."""
    return -count_ordinary(hand) - count_rich(hand) - 2 * (count_stowaways(hand) + count_vortans(hand))


def penalty_now(s: GalaktikoState, seat: i64) -> i64:
    """GK-E2, GK-O2 What those on board cost if the game ends now; where they walk, not those who would."""
    hand = s.players[seat].hand
    if has_option(s, THEY_WALK) and s.question != OVER:
        return penalty(those_who_stay(s, seat))
    return penalty(hand)


def those_who_stay(s: GalaktikoState, seat: i64) -> Pile:
    """GK-O2 Those on board who have no icon of the three stations of the sector where the ship is."""
    player = s.players[seat]
    here = s.sectors[sector_of(player.station)]
    icons = [here.icon(slot) for slot in range(SLOTS)]
    staying = Pile()
    for kind in player.hand.kinds():
        if not any(icon in icons for icon in icons_of(kind)):
            staying.add(kind)
    return staying


def score(s: GalaktikoState, seat: i64) -> i64:
    """GK-E2 The total, which may be negative."""
    return points(s.players[seat].scored) + penalty_now(s, seat)


def tie_break(s: GalaktikoState, seat: i64) -> i64:
    """GK-E3 More scored stowaways; still tied, the win is shared."""
    return count_stowaways(s.players[seat].scored)


def standing(s: GalaktikoState, seat: i64) -> i64:
    """GK-E2, GK-E3 The score and the tie-breaker in one number; the win is shared by all who are still tied."""
    return score(s, seat) * 64 + tie_break(s, seat)


def outcome(s: GalaktikoState) -> Outcome:
    """GK-E2 The scores with their breakdown."""
    scores: list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        lines = (
            ScoreLine("score-ordinary", count_ordinary(player.scored)),
            ScoreLine("score-rich", 2 * count_rich(player.scored)),
            ScoreLine("score-stowaway", 2 * count_stowaways(player.scored)),
            ScoreLine("score-hand", penalty_now(s, seat)),
        )
        scores.append((lines, (int(tie_break(s, seat)),)))
    return rank(scores)
