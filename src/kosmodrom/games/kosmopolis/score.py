"""KP-E The end of the game."""

from mypy_extensions import i64

from kosmodrom.core.outcome import Outcome, ScoreLine, rank
from kosmodrom.games.kosmopolis.parts import COLOURS, LOWEST_VALUE, VALUES, count, grand_total, kind_of
from kosmodrom.games.kosmopolis.state import KosmopolisState


def score(s: KosmopolisState, seat: i64) -> i64:
    """KP-E1 City, bonus cards and one point a gold."""
    player = s.players[seat]
    return grand_total(player.city) + grand_total(player.bonus) + player.gold


def count_of_value(s: KosmopolisState, seat: i64, value: i64) -> i64:
    """KP-E1 How many cards of a value lie in city and bonus: more of the highest breaks a tie."""
    player = s.players[seat]
    n: i64 = 0
    for colour in range(COLOURS):
        kind = kind_of(colour, value)
        n += count(player.city, kind) + count(player.bonus, kind)
    return n


def standing(s: KosmopolisState, seat: i64) -> i64:
    """KP-E1 The score, then the cards of each value from the highest down, in one number: at most 28 are of a value."""
    number = score(s, seat)
    value: i64 = LOWEST_VALUE + VALUES - 1
    while value >= LOWEST_VALUE:
        number = number * 64 + count_of_value(s, seat, value)
        value -= 1
    return number


def outcome(s: KosmopolisState) -> Outcome:
    """KP-E1 The scores with their breakdown."""
    scores: list[tuple[tuple[ScoreLine, ...], tuple[int, ...]]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        lines = (
            ScoreLine("score-city", grand_total(player.city)),
            ScoreLine("score-bonus", grand_total(player.bonus)),
            ScoreLine("score-gold", player.gold),
        )
        tiebreak = tuple([int(count_of_value(s, seat, 6 - i)) for i in range(VALUES)])
        scores.append((lines, tiebreak))
    return rank(scores)
