"""SX-P8 Can it be paid? How many icons tokens, directives and what else a player has can cover, in closed form.

Needs are counts by colour, a byte each; `any` are icons of any colour. All that gives icons of any colour (those that
cost nothing, returned cards) covers what is left, so only the number of icons covered otherwise matters.
"""

from mypy_extensions import i64

from kosmodrom.games.space_explorers.parts.counts import (
    by_colour,
    colour_total,
    count,
    less_each,
    of_colour,
    one,
    one_of_colour,
)
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE
from kosmodrom.games.space_explorers.parts.sets import lowest
from kosmodrom.games.space_explorers.rules.working import borrowable
from kosmodrom.games.space_explorers.state import ExplorersState, Payment


def smaller(a: i64, b: i64) -> i64:
    if a < b:
        return a
    return b


def cover_by_tokens(needs: i64, any: i64, tokens: i64, changes: i64, loose: i64) -> i64:
    """SX-P3, SX-A6, SX-D1 The most icons that tokens cover: their own colours, then any, then as changed ones.

    A directive adds an icon to a token of its own. Without changed tokens: where a colour is short of tokens, a
    directive with one of that colour; then for icons of any colour, with any token spent. SX-X6 Loose ones add an icon
    of any colour.
    """
    directives = count(tokens, DIRECTIVE)
    if directives > 0 and loose != 0:
        singly = cover_without_directives(needs, any, tokens, changes, 0)
        return singly + smaller(smaller(directives, singly), colour_total(needs) + any - singly)
    if directives > 0 and changes > 0:
        return cover_by_all(needs, any, tokens, changes, directives, 0)
    held = by_colour(tokens)
    short = less_each(needs, held)
    matched = colour_total(needs) - colour_total(short)
    spare = colour_total(held) - matched
    for_any = smaller(any, spare)
    if directives == 0:
        if changes == 0:
            return matched + for_any
        return matched + for_any + smaller(smaller(changes, spare - for_any), colour_total(short))
    doubled = smaller(directives, colour_total(short) - colour_total(less_each(short, held)))
    for_any_too = smaller(smaller(directives - doubled, any - for_any), matched + for_any - doubled)
    return matched + for_any + doubled + for_any_too


def cover_by_all(needs: i64, any: i64, tokens: i64, changes: i64, directives: i64, taken: i64) -> i64:
    """SX-D1 With 20 or T2 a directive doubles what the token counts as: the few ways to double are tried.

    `taken` tokens were changed and doubled already: they are whichever can be spared best.
    """
    best = cover_without_directives(needs, any, tokens, changes, taken)
    if directives == 0:
        return best
    colour: i64 = 0
    while colour < COLOURS:
        need = of_colour(needs, colour)
        if need + any >= 2:
            for_need = smaller(need, 2)
            left = needs - for_need * one_of_colour(colour)
            less = any - (2 - for_need)
            if count(tokens, colour) > 0:
                found = 2 + cover_by_all(left, less, tokens - one(colour), changes, directives - 1, taken)
                if found > best:
                    best = found
            if changes > 0 and need > 0 and token_total(tokens) > taken:
                found = 2 + cover_by_all(left, less, tokens, changes - 1, directives - 1, taken + 1)
                if found > best:
                    best = found
        colour += 1
    return best


def cover_without_directives(needs: i64, any: i64, tokens: i64, changes: i64, taken: i64) -> i64:
    """What tokens cover singly, when so many of them are taken away; -99 if there are not so many."""
    matched = colour_total(needs) - colour_total(less_each(needs, by_colour(tokens)))
    left = token_total(tokens) - taken
    if left < 0:
        return -99
    matched = smaller(matched, left)
    for_any = smaller(any, left - matched)
    return matched + for_any + smaller(smaller(changes, left - matched - for_any), colour_total(needs) - matched)


def token_total(tokens: i64) -> i64:
    """Tokens without directives."""
    return colour_total(by_colour(tokens))


def covered(needs: i64, any: i64, colour: i64, icons: i64) -> i64:
    """How many of some icons of a colour are of use."""
    return smaller(of_colour(needs, colour) + any, icons)


def left_open(needs: i64, any: i64, given: i64) -> i64:
    """SX-P3 What given icons and tokens leave open that cover each its own colour, or else any."""
    left = uncovered(needs, given)
    if any == 0:
        return colour_total(left)
    spare = colour_total(given) - (colour_total(needs) - colour_total(left))
    return colour_total(left) + any - smaller(any, spare)


def card_icons(payment: Payment, cards: i64) -> i64:
    """SX-P3, SX-A7, SX-K12 Icons of so many returned cards: those that give more come first."""
    fours = smaller(cards, payment.fours)
    threes = smaller(cards - fours, payment.threes)
    return cards * payment.worth + 2 * fours + threes


def open_icons(payment: Payment) -> i64:
    """SX-P5 Icons that are still open."""
    return colour_total(payment.needs) + payment.any - payment.wild


def can_finish(s: ExplorersState, seat: i64, payment: Payment, tokens: i64, cards: i64) -> bool:
    """SX-P8 Whether a payment can be finished with these tokens and so many hand cards."""
    return short_icons(s, seat, payment, tokens, cards) <= 0


def short_icons(s: ExplorersState, seat: i64, payment: Payment, tokens: i64, cards: i64) -> i64:
    """SX-P8 Icons that these tokens and so many hand cards leave open; 0 or less: none."""
    short = open_icons(payment) - card_icons(payment, cards)
    if short <= 0:
        return 0
    if payment.borrows == 0:
        return short - most_covered(s, seat, payment, payment.needs, payment.any, tokens)
    return short - most_borrowed(s, seat, payment, payment.needs, payment.any, tokens, payment.borrows)


def most_covered(s: ExplorersState, seat: i64, payment: Payment, needs: i64, any: i64, tokens: i64) -> i64:
    """The most icons that the pawn's division (T8) and tokens cover."""
    if payment.icons == 0:
        return cover_by_tokens(needs, any, tokens, payment.changes, payment.loose)
    colour = s.players[seat].pawn - 1
    useful = covered(needs, any, colour, payment.icons)
    for_need = smaller(of_colour(needs, colour), useful)
    left = needs - for_need * one_of_colour(colour)
    return useful + cover_by_tokens(left, any - (useful - for_need), tokens, payment.changes, payment.loose)


def most_borrowed(
    s: ExplorersState, seat: i64, payment: Payment, needs: i64, any: i64, tokens: i64, borrows: i64
) -> i64:
    """SX-A8 The most icons covered with so many borrowed givers, whichever are best."""
    best = most_covered(s, seat, payment, needs, any, tokens)
    if borrows == 0:
        return best
    rest = borrowable(s, seat)
    while rest != 0:
        icons = s.box.icons[lowest(rest)]
        rest &= rest - 1
        left = uncovered(needs, icons)
        less = any - smaller(any, colour_total(icons) - (colour_total(needs) - colour_total(left)))
        useful = colour_total(needs) - colour_total(left) + any - less
        if useful > 0:
            found = useful + most_borrowed(s, seat, payment, left, less, tokens, borrows - 1)
            if found > best:
                best = found
    return best


def uncovered(needs: i64, icons: i64) -> i64:
    """SX-P4 What coloured icons leave of the needs, each for its own colour."""
    return less_each(needs, icons)
