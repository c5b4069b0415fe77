"""KP-E The end of the game."""

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.outcome import Line, Outcome, rank
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


def tie_break(s: KosmopolisState, seat: i64, other: i64) -> i64:
    """KP-E1 Of two with equal scores: above 0 if the seat has more of the highest value they differ in, 0 if none."""
    value: i64 = LOWEST_VALUE + VALUES - 1
    while value >= LOWEST_VALUE:
        lead = count_of_value(s, seat, value) - count_of_value(s, other, value)
        if lead != 0:
            return lead
        value -= 1
    return 0


def fill_returns(s: KosmopolisState, values: vec[float]) -> None:
    """KP-E1 The win, shared by all who are tied to the last card."""
    winner: i64 = 0
    winners: i64 = 0
    best: i64 = -1
    for seat in range(s.seats):
        values[seat] = 0.0
        lead = score(s, seat) - best
        if lead == 0:
            lead = tie_break(s, seat, winner)
        if lead > 0:
            winners = 0
            winner = seat
            best = score(s, seat)
        if lead >= 0:
            winners += 1
            values[seat] = 1.0
    share = 1.0 / float(winners)
    for seat in range(s.seats):
        if seat < winner:
            values[seat] = 0.0
        values[seat] *= share


def outcome(s: KosmopolisState) -> Outcome:
    """KP-E1 The scores with their breakdown."""
    scores: list[tuple[tuple[Line, ...], tuple[int, ...]]] = []
    for seat in range(s.seats):
        player = s.players[seat]
        lines = (
            Line("score-city", grand_total(player.city)),
            Line("score-bonus", grand_total(player.bonus)),
            Line("score-gold", player.gold),
        )
        tiebreak = tuple([int(count_of_value(s, seat, 6 - i)) for i in range(VALUES)])
        scores.append((lines, tiebreak))
    return rank(scores)
