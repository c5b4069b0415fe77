"""SX-P Paying for a recruit, step by step: what is to be covered, what helps by itself, what is chosen."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import POWERS
from kosmodrom.games.space_explorers.parts.box import MOST_DROPPED
from kosmodrom.games.space_explorers.parts.counts import colour_total, count, of_colour, one, one_of_colour
from kosmodrom.games.space_explorers.parts.names import ANY, COLOURS, DIRECTIVE, SPECIALISTS, TALENT_ABILITY
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    BORROW,
    ICONS_MORE,
    RETURN_FOR,
    RETURNED_CARDS,
    TOKEN_ANY,
    amount_of,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    drop_from_hand,
    hand_size,
    has_module,
    height,
    holds,
    place_in_center,
)
from kosmodrom.games.space_explorers.rules.covering import (
    can_finish,
    card_icons,
    covered,
    open_icons,
    smaller,
    uncovered,
)
from kosmodrom.games.space_explorers.rules.frames import ANY_COLOURS, FREE, FREE_FROM_HAND
from kosmodrom.games.space_explorers.rules.helping import tell_used
from kosmodrom.games.space_explorers.rules.working import Help, ability_of, borrowable, crisis_effect, working
from kosmodrom.games.space_explorers.state import ExplorersState, Payment, Player

CARD_ICONS: Final = 2
"""SX-P3 Icons of a hand card."""


# What is to be covered


def count_dropped(s: ExplorersState, player: Player, support: Help, card: i64, division: i64) -> i64:
    """SX-P2, SX-A5, SX-H4 Icons dropped from the bottom of the column; SX-L3 never of a leader."""
    if card > SPECIALISTS:
        return 0
    dropped = of_colour(player.lying, division)
    if support.drop_into_empty != 0 and height(player, division) == 0:
        dropped += support.drop_into_empty
    if support.drop_into_filled != 0 and height(player, division) != 0:
        dropped += support.drop_into_filled
    if support.drop_for_dear != 0 and s.box.dear & bit(card - 1) != 0:
        dropped += support.drop_for_dear
    return smaller(dropped, MOST_DROPPED - 1)


def is_two_skilled(s: ExplorersState, card: i64) -> bool:
    """SX-L4 Leaders count too."""
    return s.box.skill_count[card] > 1


def mark_on(s: ExplorersState, card: i64) -> i64:
    """The power token on a card of the Center, as in `ExplorersState.marks`; 0 on a hand card."""
    if not has_module(s, POWERS):
        return 0
    place = place_in_center(s, card)
    if place == NOWHERE:
        return 0
    return i64(s.marks[place])


def foreign_icon(player: Player, mark: i64) -> i64:
    """SX-W3, SX-W4 The icon of another power's token plus 1; 0 if there is none."""
    if mark == 0 or mark >> 3 == player.power:
        return 0
    return mark & 7


def crisis_icons(s: ExplorersState) -> i64:
    """SX-K8 Icons of any colour that a crisis adds."""
    effect = crisis_effect(s)
    if kind_of_words(effect) == ICONS_MORE:
        return amount_of(effect)
    return 0


def count_icons(
    s: ExplorersState, player: Player, support: Help, card: i64, division: i64, mode: i64, icon: i64, p: Payment
) -> None:
    """SX-P1, SX-P11, SX-K8 What a recruit has to cover: the column less the discount, a token's icon, a crisis'.

    SX-X2 A crisis adds to a token's icon; SX-X7 it is due for leaders too. `icon` is what `foreign_icon` returns.
    """
    p.needs = 0
    p.any = 0
    if mode != FREE and mode != FREE_FROM_HAND:
        dropped = count_dropped(s, player, support, card, division)
        p.needs = s.box.columns[card * MOST_DROPPED + dropped]
        if mode == ANY_COLOURS:
            p.any = colour_total(p.needs)
            p.needs = 0
        if s.crisis != 0:
            p.any += crisis_icons(s)
    if icon == ANY + 1:
        p.any += 1
    elif icon > 0:
        p.needs += one_of_colour(icon - 1)


def begin_payment(
    s: ExplorersState, player: Player, support: Help, card: i64, division: i64, mode: i64, p: Payment
) -> None:
    """SX-P1 to SX-P4 A payment before its first step."""
    offer_help(s, support, mode, p)
    p.card = card
    p.division = division
    count_icons(s, player, support, card, division, mode, foreign_icon(player, mark_on(s, card)), p)
    use_help(s, player, support, card, p)


def offer_help(s: ExplorersState, support: Help, mode: i64, p: Payment) -> None:
    """SX-A6 to SX-A8, SX-H3, SX-H9 What helps in steps, whatever is recruited."""
    p.spent = 0
    p.changes = support.changes
    p.keeps = support.keeps
    p.worth = CARD_ICONS
    effect = crisis_effect(s)
    if kind_of_words(effect) == RETURNED_CARDS:
        p.worth = amount_of(effect)
    p.threes = support.threes
    p.fours = support.fours
    p.borrows = support.borrows
    p.icons = support.pawn_icons
    p.loose = 0
    if mode == ANY_COLOURS:
        p.loose = 1


def use_help(s: ExplorersState, player: Player, support: Help, card: i64, p: Payment) -> None:
    """SX-P4 Icons that cost nothing are used by themselves; SX-X4 they add up; what is too much is lost."""
    if support.icons != 0:
        use_icons(p, support.icons)
    if player.endless != 0:
        p.any = 0
        colour: i64 = 0
        while colour < COLOURS:
            if player.endless & bit(colour) != 0:
                p.needs -= of_colour(p.needs, colour) * one_of_colour(colour)
            colour += 1
    p.wild = wild_icons(s, support, card)


def wild_icons(s: ExplorersState, support: Help, card: i64) -> i64:
    """SX-A4, SX-H5, SX-W14 Icons of any colour that cost nothing."""
    icons = s.wild + support.any
    if support.any_for_two != 0 and is_two_skilled(s, card):
        icons += support.any_for_two
    return icons


def count_returnable(player: Player, card: i64) -> i64:
    """SX-P6 Hand cards but the one being recruited."""
    cards = hand_size(player)
    if holds(player, card):
        cards -= 1
    return cards


# Steps


def spend_token(p: Payment, colour: i64) -> None:
    """SX-P3 A token covers its colour, else an icon of any colour; SX-A6, SX-H3 else it counts as any."""
    if of_colour(p.needs, colour) > 0:
        p.needs -= one_of_colour(colour)
    elif p.any > 0:
        p.any -= 1
    else:
        p.changes -= 1
        p.wild += 1
    p.spent += one(colour)


def spend_double(p: Payment, colour: i64, counted: i64) -> None:
    """SX-D1 A token and a directive cover two icons of what the token counts as; SX-X6 or one and a wild one."""
    icons = 2 - p.loose
    for_need = smaller(of_colour(p.needs, counted), icons)
    p.needs -= for_need * one_of_colour(counted)
    p.any -= icons - for_need
    p.wild += p.loose
    if colour != counted:
        p.changes -= 1
    p.spent += one(colour) + one(DIRECTIVE)


def use_icons(p: Payment, icons: i64) -> None:
    """SX-P4 Coloured icons cover their colour first, then icons of any colour."""
    before = p.needs
    p.needs = uncovered(before, icons)
    if p.any > 0:
        p.any -= smaller(p.any, colour_total(icons) - (colour_total(before) - colour_total(p.needs)))


def return_card(p: Payment) -> None:
    """SX-P3, SX-P6 Its icons may be split among all that is open."""
    p.wild += card_icons(p, 1)
    if p.fours > 0:
        p.fours -= 1
    elif p.threes > 0:
        p.threes -= 1


def is_payable(s: ExplorersState, seat: i64, p: Payment) -> bool:
    """SX-P8 Whether the rest can still be paid."""
    player = s.players[seat]
    return can_finish(s, seat, p, player.tokens, count_returnable(player, p.card))


def why_not_token(s: ExplorersState, seat: i64, colour: i64) -> str | None:
    """SX-P5 For an icon that is still open; SX-P8 the rest can still be paid."""
    p = s.payment
    player = s.players[seat]
    if count(player.tokens, colour) == 0:
        return "SX-P3"
    if of_colour(p.needs, colour) == 0 and p.any == 0 and p.changes == 0:
        return "SX-P5"
    after = Payment()
    after.load(p)
    spend_token(after, colour)
    if not can_finish(s, seat, after, player.tokens - one(colour), count_returnable(player, p.card)):
        return "SX-P8"
    return None


def why_not_double(s: ExplorersState, seat: i64, colour: i64, counted: i64) -> str | None:
    """SX-D1 A directive with a token of its own; SX-P5 both icons are open; SX-P8 the rest can still be paid."""
    p = s.payment
    player = s.players[seat]
    if count(player.tokens, DIRECTIVE) == 0 or count(player.tokens, colour) == 0:
        return "SX-D1"
    need = of_colour(p.needs, counted)
    if colour != counted and (p.changes == 0 or need == 0):
        return "SX-D1"
    if need + p.any + p.loose < 2 or open_icons(p) < 2:
        return "SX-P5"
    after = Payment()
    after.load(p)
    spend_double(after, colour, counted)
    tokens = player.tokens - one(colour) - one(DIRECTIVE)
    if not can_finish(s, seat, after, tokens, count_returnable(player, p.card)):
        return "SX-P8"
    return None


def why_not_return(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-P3 A hand card; SX-P6 not the one being recruited."""
    if not holds(s.players[seat], card):
        return "SX-P3"
    if card == s.payment.card:
        return "SX-P6"
    return None if can_return(s, seat) else "SX-P8"


def can_return(s: ExplorersState, seat: i64) -> bool:
    """SX-P8 Whether the rest can still be paid without a hand card, whichever it is: all give the same."""
    player = s.players[seat]
    after = Payment()
    after.load(s.payment)
    return_card(after)
    return can_finish(s, seat, after, player.tokens, count_returnable(player, after.card) - 1)


def why_not_borrow(s: ExplorersState, seat: i64, ability: i64) -> str | None:
    """SX-A8 A top giver of another hub; SX-P5 for an icon that is still open."""
    p = s.payment
    if p.borrows == 0 or borrowable(s, seat) & bit(ability) == 0:
        return "SX-A8"
    after = Payment()
    after.load(p)
    use_icons(after, s.box.icons[ability])
    if open_icons(after) == open_icons(p):
        return "SX-P5"
    after.borrows -= 1
    if not is_payable(s, seat, after):
        return "SX-P8"
    return None


def why_not_icon(s: ExplorersState, seat: i64) -> str | None:
    """SX-H9 Once a turn; SX-P5 for an icon that is still open."""
    p = s.payment
    if p.icons == 0:
        return "SX-H9"
    if covered(p.needs, p.any, s.players[seat].pawn - 1, p.icons) == 0:
        return "SX-P5"
    after = Payment()
    after.load(p)
    use_icons(after, p.icons * one_of_colour(s.players[seat].pawn - 1))
    after.icons = 0
    if not is_payable(s, seat, after):
        return "SX-P8"
    return None


def pay_token(s: ExplorersState, seat: i64, colour: i64) -> None:
    s.players[seat].tokens -= one(colour)
    changes = s.payment.changes
    spend_token(s.payment, colour)
    s.tell(events.SPENT, seat, EVERYONE, colour)
    if s.payment.changes < changes:
        tell_used(s, seat, TOKEN_ANY)


def pay_double(s: ExplorersState, seat: i64, colour: i64, counted: i64) -> None:
    s.players[seat].tokens -= one(colour) + one(DIRECTIVE)
    spend_double(s.payment, colour, counted)
    s.tell(events.DOUBLED, seat, EVERYONE, colour, counted)
    if colour != counted:
        tell_used(s, seat, TOKEN_ANY)


def pay_card(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-I3 A hand card shown can be taken back."""
    drop_from_hand(s.players[seat], card)
    s.put_down = append(s.put_down, u8(card))
    is_worth_more = s.payment.threes + s.payment.fours > 0
    return_card(s.payment)
    s.show()
    s.tell(events.RETURNED, seat, EVERYONE, card)
    if is_worth_more:
        tell_used(s, seat, RETURN_FOR)


def pay_borrowed(s: ExplorersState, seat: i64, ability: i64) -> None:
    """SX-A2 The one who borrows is used; the giver's owner loses nothing."""
    use_icons(s.payment, s.box.icons[ability])
    s.payment.borrows -= 1
    rest = working(s, seat) & ~s.used
    while rest != 0:
        if kind_of_words(ability_of(s, s.players[seat], lowest(rest))) == BORROW:
            s.used |= rest & -rest
            s.tell(events.USED, seat, EVERYONE, lowest(rest) + 1)
            break
        rest &= rest - 1
    s.tell(events.BORROWED, seat, EVERYONE, ability + 1)


def pay_icon(s: ExplorersState, seat: i64) -> None:
    """SX-H9 An icon of the colour of the pawn's division; then it steps to the next, after purple to blue."""
    player = s.players[seat]
    colour = player.pawn - 1
    use_icons(s.payment, s.payment.icons * one_of_colour(colour))
    s.payment.icons = 0
    s.used |= bit(TALENT_ABILITY)
    player.pawn = (colour + 1) % COLOURS + 1
    s.tell(events.ICON, seat, EVERYONE, colour)


def is_paid(s: ExplorersState) -> bool:
    """SX-P7 As soon as all is covered the payment is over."""
    return open_icons(s.payment) <= 0
