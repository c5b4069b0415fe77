"""SX-P9 Pay the rest: in the usual way, what costs nothing first, as few hand cards as needed."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.games.space_explorers.parts.counts import colour_total, count, of_colour, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import lowest
from kosmodrom.games.space_explorers.rules.covering import can_finish, card_icons, open_icons, uncovered
from kosmodrom.games.space_explorers.rules.payment import (
    count_returnable,
    pay_borrowed,
    pay_card,
    pay_double,
    pay_icon,
    pay_token,
    spend_double,
    spend_token,
    why_not_borrow,
    why_not_icon,
)
from kosmodrom.games.space_explorers.rules.working import borrowable
from kosmodrom.games.space_explorers.state import ExplorersState, Payment

NONE: Final = -1


def pay_rest(s: ExplorersState, seat: i64) -> None:
    """SX-P9 Step by step until all is covered."""
    p = s.payment
    while p.borrows > 0 and open_icons(p) > 0:
        giver = best_giver(s, seat)
        if giver == NONE:
            break
        pay_borrowed(s, seat, giver)
    cards = least_cards(s, seat)
    while open_icons(p) > card_icons(p, cards):
        if not pay_next(s, seat, cards):
            break
    while open_icons(p) > 0:
        pay_card(s, seat, cheapest_card(s, seat))


def best_giver(s: ExplorersState, seat: i64) -> i64:
    """SX-P9 The giver that covers most of what is open, then the lower number; SX-P8 so that the rest can be paid."""
    p = s.payment
    best: i64 = NONE
    most: i64 = 0
    rest = borrowable(s, seat)
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        icons = s.box.icons[ability]
        fitting = colour_total(p.needs) - colour_total(uncovered(p.needs, icons))
        useful = fitting + min(p.any, colour_total(icons) - fitting)
        if useful > most and why_not_borrow(s, seat, ability) is None:
            most = useful
            best = ability
    return best


def least_cards(s: ExplorersState, seat: i64) -> i64:
    """SX-P9 As few hand cards as needed."""
    cards: i64 = 0
    most = count_returnable(s.players[seat], s.payment.card)
    while cards < most and not can_finish(s, seat, s.payment, s.players[seat].tokens, cards):
        cards += 1
    return cards


def pay_next(s: ExplorersState, seat: i64, cards: i64) -> bool:
    """SX-P9 The next step in the usual order after which so many cards are still enough; whether there was one."""
    colour = best_token(s, seat, cards, True)
    if colour == NONE:
        colour = best_token(s, seat, cards, False)
    if colour != NONE:
        pay_token(s, seat, colour)
        return True
    if pay_best_double(s, seat, cards):
        return True
    if s.payment.icons > 0 and why_not_icon(s, seat) is None:
        pay_icon(s, seat)
        return True
    return False


def best_token(s: ExplorersState, seat: i64, cards: i64, is_asked_for: bool) -> i64:
    """SX-P9 A token of a colour asked for, or one to be changed (20, T2): those held most first."""
    p = s.payment
    tokens = s.players[seat].tokens
    best: i64 = NONE
    colour: i64 = 0
    while colour < COLOURS:
        held = count(tokens, colour)
        fits = of_colour(p.needs, colour) > 0 or p.any > 0
        is_offered = held > 0 and fits == is_asked_for and (fits or p.changes > 0)
        if is_offered and (best == NONE or held > count(tokens, best)):
            after = Payment()
            after.load(p)
            spend_token(after, colour)
            if can_finish(s, seat, after, tokens - one(colour), cards):
                best = colour
        colour += 1
    return best


def pay_best_double(s: ExplorersState, seat: i64, cards: i64) -> bool:
    """SX-P9 A directive with a token: its own colour first, those held most first."""
    p = s.payment
    tokens = s.players[seat].tokens
    if count(tokens, DIRECTIVE) == 0 or open_icons(p) < 2:
        return False
    best: i64 = NONE
    best_counted: i64 = NONE
    colour: i64 = 0
    while colour < COLOURS:
        counted: i64 = 0
        while counted < COLOURS and count(tokens, colour) > 0:
            need = of_colour(p.needs, counted)
            fits = colour == counted or (p.changes > 0 and need > 0)
            if fits and need + p.any + p.loose >= 2 and is_better(tokens, colour, counted, best, best_counted):
                after = Payment()
                after.load(p)
                spend_double(after, colour, counted)
                if can_finish(s, seat, after, tokens - one(colour) - one(DIRECTIVE), cards):
                    best = colour
                    best_counted = counted
            counted += 1
        colour += 1
    if best == NONE:
        return False
    pay_double(s, seat, best, best_counted)
    return True


def is_better(tokens: i64, colour: i64, counted: i64, best: i64, best_counted: i64) -> bool:
    """A token that counts as its own colour before one that is changed, then one of those held most."""
    if best == NONE:
        return True
    if (colour == counted) != (best == best_counted):
        return colour == counted
    return count(tokens, colour) > count(tokens, best)


def cheapest_card(s: ExplorersState, seat: i64) -> i64:
    """SX-P9 Those of the fewest points first, the lower number first; never the card being recruited."""
    player = s.players[seat]
    best: i64 = 0
    rest = player.hand
    while rest != 0:
        card = lowest(rest) + 1
        rest &= rest - 1
        if card != s.payment.card and (best == 0 or s.box.points[card] < s.box.points[best]):
            best = card
    rest = player.hand_leaders
    while rest != 0:
        card = lowest(rest) + SPECIALISTS + 1
        rest &= rest - 1
        if card != s.payment.card and (best == 0 or s.box.points[card] < s.box.points[best]):
            best = card
    return best
