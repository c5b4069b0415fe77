"""SX-T3 Recruiting: a card and a division are named, it is paid for, and all that follows in its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.moves import recruit_move
from kosmodrom.games.space_explorers.parts.counts import count, of_colour, one, total
from kosmodrom.games.space_explorers.parts.names import COLOURS, DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import DRAW_AFTER_CHEAP, DRAW_AFTER_DEAR, KEEP_TOKEN
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    drop_from_hand,
    holds,
    join_center,
    lay_card,
    leave_center,
    place_in_center,
    put_into_hand,
)
from kosmodrom.games.space_explorers.rules.covering import smaller
from kosmodrom.games.space_explorers.rules.ending import look_at_end
from kosmodrom.games.space_explorers.rules.frames import (
    FREE,
    FREE_FROM_HAND,
    KEEP,
    PAY,
    RECRUIT,
    frame,
    number_of,
    seat_of,
    with_number,
)
from kosmodrom.games.space_explorers.rules.helping import tell_help, tell_used
from kosmodrom.games.space_explorers.rules.leaders import fill_center
from kosmodrom.games.space_explorers.rules.means import Means, can_pay, count_on, means_of
from kosmodrom.games.space_explorers.rules.payment import begin_payment, foreign_icon, is_paid, mark_on
from kosmodrom.games.space_explorers.rules.powers import gain_token, offer_shift
from kosmodrom.games.space_explorers.rules.take import (
    free_reserved,
    is_among,
    is_kept_from,
    offer_draws,
    reserved_cards,
)
from kosmodrom.games.space_explorers.rules.tokens import pass_tokens
from kosmodrom.games.space_explorers.rules.working import gather_help
from kosmodrom.games.space_explorers.state import ExplorersState, Payment

CHEAP: Final = 3
DEAR: Final = 5
THIRD: Final = 3
"""SX-K3 The card of a division that moves the marker."""


# Naming


def why_not_recruit(s: ExplorersState, seat: i64, card: i64, division: i64, mode: i64, cost: i64) -> str | None:
    """SX-T3 A card of the Center or of your hand into a division whose skill it shows; SX-P8 if it can be paid."""
    player = s.players[seat]
    from_hand = holds(player, card)
    if not from_hand and (mode == FREE_FROM_HAND or place_in_center(s, card) == NOWHERE):
        return "SX-T3"
    if s.box.fits[card] & bit(division) == 0:
        return "SX-T3"
    if not from_hand and is_kept_from(s, seat, card):
        return "SX-H8"
    if mode == FREE and s.box.cost[card] != cost:
        return "SX-A11"
    icon = foreign_icon(player, mark_on(s, card))
    return None if can_pay(s, seat, means_of(s, seat, from_hand, mode), card, division, icon) else "SX-P8"


def fill_recruits(s: ExplorersState, seat: i64, mode: i64, cost: i64, moves: vec[i64], n: i64) -> i64:
    """Every recruit that `why_not_recruit` does not refuse; the means are the same for all cards of a place."""
    player = s.players[seat]
    has_hand = player.hand | player.hand_leaders != 0
    if mode == FREE_FROM_HAND:
        return fill_from_hand(s, seat, means_of(s, seat, True, mode), cost, moves, n)
    means = means_of(s, seat, False, mode)
    reserved = reserved_cards(s)
    place: i64 = 0
    while place < s.center_size:
        card = i64(s.center[place])
        if not (is_among(reserved, card) and is_kept_from(s, seat, card)):
            n = fill_divisions(s, seat, means, card, i64(s.marks[place]), cost, moves, n)
        place += 1
    if not has_hand:
        return n
    if means.support.is_for_place:
        means = means_of(s, seat, True, mode)
    else:
        count_on(s, means, means.cards - 1)
    return fill_from_hand(s, seat, means, cost, moves, n)


def fill_from_hand(s: ExplorersState, seat: i64, means: Means, cost: i64, moves: vec[i64], n: i64) -> i64:
    """The recruits of hand cards."""
    rest = means.player.hand
    while rest != 0:
        n = fill_divisions(s, seat, means, lowest(rest) + 1, 0, cost, moves, n)
        rest &= rest - 1
    rest = means.player.hand_leaders
    while rest != 0:
        n = fill_divisions(s, seat, means, lowest(rest) + SPECIALISTS + 1, 0, cost, moves, n)
        rest &= rest - 1
    return n


def fill_divisions(
    s: ExplorersState, seat: i64, means: Means, card: i64, mark: i64, cost: i64, moves: vec[i64], n: i64
) -> i64:
    """The recruits of one card: all divisions into which it can be paid."""
    printed = s.box.cost[card]
    if means.mode == FREE and printed != cost:
        return n
    icon = foreign_icon(means.player, mark)
    spare = means.sure
    if icon > 0:
        spare -= 1
    discounts: i64 = 0
    if card <= SPECIALISTS:
        discounts = means.player.lying
    divisions = s.box.fits[card]
    while divisions != 0:
        division = lowest(divisions)
        divisions &= divisions - 1
        is_sure = spare >= 0 and printed - of_colour(discounts, division) <= spare
        if is_sure or can_pay(s, seat, means, card, division, icon):
            moves[n] = recruit_move(card, division)
            n += 1
    return n


def begin_recruit(s: ExplorersState, seat: i64, card: i64, division: i64, mode: i64) -> None:
    """SX-T3 Name card and division; SX-I1 a hand card is shown by that."""
    player = s.players[seat]
    begin_payment(s, player, gather_help(s, seat, holds(player, card)), card, division, mode, s.payment)
    s.tell(events.RECRUITS, seat, EVERYONE, card, division)
    tell_help(s, seat, mode, holds(player, card))
    if holds(player, card):
        put_into_hand(player, card, True)
        s.show()
    push(s, frame(RECRUIT, seat, mode))
    push(s, frame(PAY, seat, mode))
    finish_payment(s)


def finish_payment(s: ExplorersState) -> None:
    """SX-P7 As soon as all is covered the payment is over; SX-A6 of two or more tokens spent some may stay."""
    if not is_paid(s):
        return
    seat = seat_of(top(s))
    pop(s)
    spent = total(s.payment.spent)
    kept = smaller(s.payment.keeps, spent - 1)
    if kept > 0:
        push(s, frame(KEEP, seat, kept))


# What stays


def why_not_keep(s: ExplorersState, token: i64) -> str | None:
    """SX-A6 One of the tokens spent, of your choice."""
    return None if count(s.payment.spent, token) > 0 else "SX-A6"


def keep(s: ExplorersState, seat: i64, token: i64) -> None:
    """SX-A6, SX-X16 It stays with you, a directive too."""
    s.payment.spent -= one(token)
    s.players[seat].tokens += one(token)
    s.tell(events.KEPT, seat, EVERYONE, token)
    tell_used(s, seat, KEEP_TOKEN)
    left = number_of(top(s), 0) - 1
    if left == 0:
        pop(s)
    else:
        replace_top(s, with_number(top(s), 0, left))


def keep_least(s: ExplorersState, seat: i64) -> None:
    """SX-P9 With 22 the token of the colour held least stays, when the rest is paid in the usual way."""
    best: i64 = -1
    token: i64 = 0
    while token <= DIRECTIVE:
        held = count(s.players[seat].tokens, token)
        if count(s.payment.spent, token) > 0 and (best < 0 or held < count(s.players[seat].tokens, best)):
            best = token
        token += 1
    keep(s, seat, best)


# Laying


def lay_recruit(s: ExplorersState) -> None:
    """SX-T3, SX-P7 Tokens pass, returned cards join the Center, the card is laid, its power token gained, the rest.

    SX-A9 What follows a recruit is judged before it is laid: the card just covered still counts.
    """
    found = top(s)
    pop(s)
    seat = seat_of(found)
    p = s.payment
    card = p.card
    division = p.division
    player = s.players[seat]
    if p.spent != 0:
        pass_tokens(s, seat, p.spent)
    i: i64 = 0
    while i < len(s.put_down):
        join_center(s, i64(s.put_down[i]))
        s.tell(events.JOINED, seat, EVERYONE, i64(s.put_down[i]))
        i += 1
    s.put_down = s.put_down[:0]
    p.load(Payment())
    place = place_in_center(s, card)
    mark: i64 = 0
    if holds(player, card):
        place = NOWHERE
        drop_from_hand(player, card)
    else:
        mark = i64(s.marks[place])
        free_reserved(s, seat, card)
        leave_center(s, place)
    offer_shift(s, seat, mark)
    if s.box.cost[card] >= DEAR:
        offer_draws(s, seat, DRAW_AFTER_DEAR)
    elif s.box.cost[card] <= CHEAP:
        offer_draws(s, seat, DRAW_AFTER_CHEAP)
    lay_card(s.box, player, card, division)
    s.recruited = card
    if of_colour(player.heights, division) == THIRD:
        s.third = 1
    s.tell(events.RECRUITED, seat, EVERYONE, card, division, i64(card > SPECIALISTS))
    look_at_end(s)
    if place != NOWHERE:
        fill_center(s, place)
    if mark > 0:
        gain_token(s, seat, mark)


def has_recruit(s: ExplorersState, seat: i64, mode: i64, cost: i64) -> bool:
    """SX-A14 Whether anything can be recruited in a mode: the first card that can is enough."""
    found = vec[i64]([0] * COLOURS)
    player = s.players[seat]
    if mode != FREE_FROM_HAND:
        means = means_of(s, seat, False, mode)
        place: i64 = 0
        while place < s.center_size:
            card = i64(s.center[place])
            is_free = not is_kept_from(s, seat, card)
            if is_free and fill_divisions(s, seat, means, card, i64(s.marks[place]), cost, found, 0) > 0:
                return True
            place += 1
    if player.hand | player.hand_leaders == 0:
        return False
    means = means_of(s, seat, True, mode)
    rest = player.hand
    while rest != 0:
        if fill_divisions(s, seat, means, lowest(rest) + 1, 0, cost, found, 0) > 0:
            return True
        rest &= rest - 1
    rest = player.hand_leaders
    while rest != 0:
        if fill_divisions(s, seat, means, lowest(rest) + SPECIALISTS + 1, 0, cost, found, 0) > 0:
            return True
        rest &= rest - 1
    return False
