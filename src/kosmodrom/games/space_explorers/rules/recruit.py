"""SX-T3 Recruiting: a card and a division are named, it is paid for, and all that follows in its order."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.moves import recruit_move
from kosmodrom.games.space_explorers.parts.counts import by_colour, count, of_colour, one, total
from kosmodrom.games.space_explorers.parts.names import DIRECTIVE, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import DRAW_AFTER_CHEAP, DRAW_AFTER_DEAR, KEEP_TOKEN
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    drop_from_hand,
    hand_size,
    holds,
    join_center,
    lay_card,
    leave_center,
    place_in_center,
    put_into_hand,
)
from kosmodrom.games.space_explorers.rules.covering import can_finish, card_icons, left_open, smaller
from kosmodrom.games.space_explorers.rules.ending import look_at_end
from kosmodrom.games.space_explorers.rules.frames import (
    FREE,
    FREE_FROM_HAND,
    KEEP,
    PAY,
    RECRUIT,
    frame,
    number_of,
    pop,
    push,
    replace_top,
    seat_of,
    top,
    with_number,
)
from kosmodrom.games.space_explorers.rules.helping import tell_help, tell_used
from kosmodrom.games.space_explorers.rules.leaders import fill_center
from kosmodrom.games.space_explorers.rules.payment import (
    begin_payment,
    count_icons,
    count_returnable,
    foreign_icon,
    has_more_means,
    is_paid,
    most_icons,
    offer_help,
    use_help,
    wild_icons,
)
from kosmodrom.games.space_explorers.rules.powers import gain_token, offer_shift
from kosmodrom.games.space_explorers.rules.take import free_reserved, is_any_reserved, is_kept_from, offer_draws
from kosmodrom.games.space_explorers.rules.tokens import pass_tokens
from kosmodrom.games.space_explorers.rules.working import Help, gather_help
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
    p = Payment()
    support = gather_help(s, seat, from_hand)
    offer_help(s, support, mode, p)
    divisions = payable_divisions(s, seat, support, card, mode, cost, count_returnable(player, card), p)
    return None if divisions & bit(division) != 0 else "SX-P8"


def fill_recruits(s: ExplorersState, seat: i64, mode: i64, cost: i64, moves: vec[i64], n: i64) -> i64:
    """Every recruit that `why_not_recruit` does not refuse; what helps is gathered once."""
    player = s.players[seat]
    cards = hand_size(player)
    p = Payment()
    support = gather_help(s, seat, mode == FREE_FROM_HAND)
    offer_help(s, support, mode, p)
    if mode != FREE_FROM_HAND:
        is_any_kept = is_any_reserved(s)
        place: i64 = 0
        while place < s.center_size:
            card = i64(s.center[place])
            if not (is_any_kept and is_kept_from(s, seat, card)):
                n = list_divisions(card, payable_divisions(s, seat, support, card, mode, cost, cards, p), moves, n)
            place += 1
        if cards == 0:
            return n
        if support.is_for_place:
            support = gather_help(s, seat, True)
            offer_help(s, support, mode, p)
    rest = player.hand
    while rest != 0:
        card = lowest(rest) + 1
        rest &= rest - 1
        n = list_divisions(card, payable_divisions(s, seat, support, card, mode, cost, cards - 1, p), moves, n)
    rest = player.hand_leaders
    while rest != 0:
        card = lowest(rest) + SPECIALISTS + 1
        rest &= rest - 1
        n = list_divisions(card, payable_divisions(s, seat, support, card, mode, cost, cards - 1, p), moves, n)
    return n


def list_divisions(card: i64, divisions: i64, moves: vec[i64], n: i64) -> i64:
    """The recruits of a card into a set of divisions."""
    while divisions != 0:
        moves[n] = recruit_move(card, lowest(divisions))
        n += 1
        divisions &= divisions - 1
    return n


def payable_divisions(
    s: ExplorersState, seat: i64, support: Help, card: i64, mode: i64, cost: i64, cards: i64, p: Payment
) -> i64:
    """SX-P8 The divisions into which a card can be paid with so many other hand cards; `p` is the help offered.

    Mostly icons that cost nothing, tokens and cards decide; the other ways to pay are tried where those are too few.
    """
    if mode == FREE and s.box.cost[card] != cost:
        return 0
    divisions = s.box.fits[card]
    if card_icons(p, cards) >= most_icons(s, card):
        return divisions
    player = s.players[seat]
    icon = foreign_icon(s, player, card)
    given = support.icons + by_colour(player.tokens)
    enough = wild_icons(s, support, card) + card_icons(p, cards)
    found: i64 = 0
    while divisions != 0:
        count_icons(s, player, support, card, lowest(divisions), mode, icon, p)
        if left_open(p.needs, p.any, given) <= enough:
            found |= divisions & -divisions
        elif has_more_means(player, p):
            use_help(s, player, support, card, p)
            if can_finish(s, seat, p, player.tokens, cards):
                found |= divisions & -divisions
        divisions &= divisions - 1
    return found


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
    player = s.players[seat]
    cards = hand_size(player)
    p = Payment()
    if mode != FREE_FROM_HAND:
        support = gather_help(s, seat, False)
        offer_help(s, support, mode, p)
        place: i64 = 0
        while place < s.center_size:
            card = i64(s.center[place])
            place += 1
            if is_kept_from(s, seat, card):
                continue
            if payable_divisions(s, seat, support, card, mode, cost, cards, p) != 0:
                return True
    support = gather_help(s, seat, True)
    offer_help(s, support, mode, p)
    rest = player.hand
    while rest != 0:
        card = lowest(rest) + 1
        rest &= rest - 1
        if payable_divisions(s, seat, support, card, mode, cost, cards - 1, p) != 0:
            return True
    rest = player.hand_leaders
    while rest != 0:
        card = lowest(rest) + SPECIALISTS + 1
        rest &= rest - 1
        if payable_divisions(s, seat, support, card, mode, cost, cards - 1, p) != 0:
            return True
    return False
