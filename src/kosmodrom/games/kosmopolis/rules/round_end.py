"""KP-R The end of a round: limits, gold, bonus cards, and the next round."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.kosmopolis.events import BONUS, END, LEFT_OVER, LIMIT, LOST, NEXT_FIRST, PAID, REVEALED, SAFE
from kosmodrom.games.kosmopolis.parts import (
    COLOURS,
    MODIFIERS,
    NO_CARDS,
    count,
    grand_total,
    highest_of_colour,
    lowest,
    of_colour,
    present,
    single,
    total,
    without_lowest,
)
from kosmodrom.games.kosmopolis.rules.draft import deal
from kosmodrom.games.kosmopolis.state import IN_DECK, OVER, PAYING, SEAT_BITS, KosmopolisState, left_of

ROUNDS: Final = 3


def end_round(s: KosmopolisState, rng: Rng) -> None:
    """KP-R2 to KP-R7, as far as nobody has to choose."""
    lay_out_hands(s)
    reveal_modifiers(s)
    check_limits_from(s, s.first, rng)


def lay_out_hands(s: KosmopolisState) -> None:
    """KP-R2 Cards left in hand go to their owners' cities, without actions."""
    for seat in range(s.seats):
        player = s.players[seat]
        kinds = present(player.hand)
        while kinds != 0:
            kind = lowest(kinds)
            copies = count(player.hand, kind)
            while copies > 0:
                s.tell(LEFT_OVER, seat, EVERYONE, kind)
                copies -= 1
            kinds = without_lowest(kinds)
        player.city += player.hand
        player.hand = NO_CARDS
        player.second = NO_CARDS
        player.third = NO_CARDS
        player.ruled_out = NO_CARDS


def reveal_modifiers(s: KosmopolisState) -> None:
    """KP-R3 Reveal the modifiers laid."""
    s.reveal()
    if s.witness is None:
        return
    for modifier in range(MODIFIERS):
        if s.modifiers[modifier] >= 0:
            s.tell(REVEALED, -1, EVERYONE, s.modifiers[modifier] >> SEAT_BITS, s.values[modifier])
    for colour in range(COLOURS):
        s.tell(LIMIT, -1, EVERYONE, colour, limit(s, colour))


def limit(s: KosmopolisState, colour: i64) -> i64:
    """KP-R3 The points of a colour in the capital, with its modifiers; it may be negative."""
    points = total(s.capital, colour)
    for modifier in range(MODIFIERS):
        if s.modifiers[modifier] >> SEAT_BITS == colour:
            points += s.values[modifier]
    return points


def missing(s: KosmopolisState, seat: i64, colour: i64) -> i64:
    """KP-R3 By how much a city is above the limit of a colour; 0 if it is safe, or has no card of it."""
    points = total(s.players[seat].city, colour)
    if points == 0:
        return 0
    above = points - limit(s, colour)
    if above < 0:
        return 0
    return above


def colours_above(s: KosmopolisState, seat: i64) -> i64:
    """KP-R3 The colours of a city above their limits, a bit a colour."""
    above: i64 = 0
    for colour in range(COLOURS):
        if missing(s, seat, colour) > 0:
            above += 8 >> (3 - colour)
    return above


def can_pay(s: KosmopolisState, seat: i64, chosen: i64) -> bool:
    """KP-R4 Exactly what is missing, for any colours above their limits that the seat can afford together."""
    cost: i64 = 0
    for colour in range(COLOURS):
        if (chosen >> colour) & 1 != 0:
            short = missing(s, seat, colour)
            if short == 0:
                return False
            cost += short
    return cost <= s.players[seat].gold


def why_not_pay(s: KosmopolisState, seat: i64, chosen: i64) -> str | None:
    """KP-R4 The rule against saving these colours, or nothing."""
    if s.question != PAYING:
        return OTHER_QUESTION
    return None if can_pay(s, seat, chosen) else "KP-R4"


def check_limits_from(s: KosmopolisState, seat: i64, rng: Rng) -> None:
    """KP-R4 Seat by seat from the first player; a seat with no choice isn't asked."""
    while True:
        gold = s.players[seat].gold
        above: i64 = NO_CARDS
        for colour in range(COLOURS):
            short = missing(s, seat, colour)
            if short > 0:
                if short <= gold:
                    s.question = PAYING
                    s.turn = seat
                    return
                above += of_colour(s.players[seat].city, colour)
        if s.witness is not None:
            tell_check(s, seat, 0)
        if above != NO_CARDS:
            lose(s, seat, above)
        seat = left_of(s, seat)
        if seat == s.first:
            end_check(s, rng)
            return


def pay(s: KosmopolisState, seat: i64, chosen: i64, rng: Rng) -> None:
    """KP-R4 Gold for the colours saved goes to the stock, the others above their limits are lost."""
    if s.witness is not None:
        tell_check(s, seat, chosen)
    player = s.players[seat]
    above: i64 = NO_CARDS
    for colour in range(COLOURS):
        short = missing(s, seat, colour)
        if (chosen >> colour) & 1 != 0:
            player.gold -= short
            s.stock += short
        elif short > 0:
            above += of_colour(player.city, colour)
    lose(s, seat, above)
    seat = left_of(s, seat)
    if seat == s.first:
        end_check(s, rng)
    else:
        check_limits_from(s, seat, rng)


def tell_check(s: KosmopolisState, seat: i64, chosen: i64) -> None:
    """KP-R3, KP-R4 What comes of each colour of a city, before anything is moved: kept, paid for as chosen, or lost."""
    for colour in range(COLOURS):
        points = total(s.players[seat].city, colour)
        short = missing(s, seat, colour)
        if (chosen >> colour) & 1 != 0:
            s.tell(PAID, seat, EVERYONE, colour, short)
        elif short > 0:
            s.tell(LOST, seat, EVERYONE, colour, points, limit(s, colour))
        elif points > 0:
            s.tell(SAFE, seat, EVERYONE, colour, points, limit(s, colour))


def lose(s: KosmopolisState, seat: i64, above: i64) -> None:
    """KP-R3 A total above the limit is lost: all cards of that colour are discarded. Equal is safe."""
    s.players[seat].city -= above
    s.discard += above


def end_check(s: KosmopolisState, rng: Rng) -> None:
    """KP-R5 to KP-R7 Bonus cards, then the next round; KP-E1 after the third, the end."""
    for colour in range(COLOURS):
        award_bonus(s, colour)
    if s.round == ROUNDS:
        s.question = OVER
        s.tell(END, -1, EVERYONE)
        return
    gather_modifiers(s)
    s.first = next_first_player(s)
    s.tell(NEXT_FIRST, s.first, EVERYONE)
    s.round += 1
    deal(s, rng)


def award_bonus(s: KosmopolisState, colour: i64) -> None:
    """KP-R5 The highest city total takes the highest card; tied seats in turn order the next; 0 takes none."""
    best: i64 = 1
    tied: i64 = 0
    for other in range(s.seats):
        points = total(s.players[other].city, colour)
        if points > best:
            best = points
            tied = 0
        if points == best:
            tied |= only(other)
    seat = s.first
    while tied != 0 and of_colour(s.capital, colour) != NO_CARDS:
        if tied & only(seat) != 0:
            tied -= only(seat)
            kind = highest_of_colour(s.capital, colour)
            s.capital -= single(kind)
            s.players[seat].bonus += single(kind)
            s.tell(BONUS, seat, EVERYONE, kind)
        seat = left_of(s, seat)


def gather_modifiers(s: KosmopolisState) -> None:
    """KP-R6 All four modifiers are shuffled anew; what lies in the capital and the cities stays."""
    for modifier in range(MODIFIERS):
        s.modifiers[modifier] = IN_DECK


def next_first_player(s: KosmopolisState) -> i64:
    """KP-R7 The highest city total; tied: the previous first player, else the nearest clockwise to him."""
    chosen = s.first
    best = grand_total(s.players[chosen].city)
    seat = left_of(s, s.first)
    while seat != s.first:
        points = grand_total(s.players[seat].city)
        if points > best:
            best = points
            chosen = seat
        seat = left_of(s, seat)
    return chosen
