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


def is_ahead(s: KosmopolisState, seat: i64, other: i64) -> i64:
    """KP-E1 Above 0 if the seat beats the other, below 0 if it is beaten, 0 if they share."""
    lead = score(s, seat) - score(s, other)
    value: i64 = LOWEST_VALUE + VALUES - 1
    while lead == 0 and value >= LOWEST_VALUE:
        lead = count_of_value(s, seat, value) - count_of_value(s, other, value)
        value -= 1
    return lead


def fill_returns(s: KosmopolisState, values: vec[float]) -> None:
    """KP-E1 The win, shared by all who are tied to the last card."""
    winner: i64 = 0
    for seat in range(1, s.seats):
        if is_ahead(s, seat, winner) > 0:
            winner = seat
    winners: i64 = 0
    for seat in range(s.seats):
        if is_ahead(s, seat, winner) == 0:
            winners += 1
    for seat in range(s.seats):
        values[seat] = 1.0 / float(winners) if is_ahead(s, seat, winner) == 0 else 0.0


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
