"""SX-P8 What a seat can pay recruits with, worked out once for all cards of the Center or of a hand."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from kosmodrom.games.space_explorers.parts.counts import by_colour, count
from kosmodrom.games.space_explorers.parts.names import DIRECTIVE
from kosmodrom.games.space_explorers.rules.cards import hand_size
from kosmodrom.games.space_explorers.rules.covering import card_icons, left_open, short_icons
from kosmodrom.games.space_explorers.rules.payment import (
    count_icons,
    crisis_icons,
    is_two_skilled,
    offer_help,
    use_help,
)
from kosmodrom.games.space_explorers.rules.working import Help, gather_help
from kosmodrom.games.space_explorers.state import ExplorersState, Payment, Player


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Means:
    """Whatever is recruited from a place, it is paid for with this."""

    def __init__(self, player: Player, support: Help, payment: Payment) -> None:
        self.player: Player = player
        self.support: Help = support
        self.payment: Payment = payment
        """For one recruit after another."""
        self.mode: i64 = 0
        self.cards: i64 = 0
        """Hand cards but the one recruited."""
        self.given: i64 = 0
        """Icons that cost nothing and tokens, by colour, a byte each."""
        self.enough: i64 = 0
        """Icons of any colour, of hand cards too."""
        self.sure: i64 = 0
        """So much of a printed cost hand cards cover alone, whatever a crisis adds; a token's icon is one less."""
        self.directives: i64 = 0
        self.others: i64 = 0
        """Not 0 if there are further ways to cover an icon."""


def means_of(s: ExplorersState, seat: i64, from_hand: bool, mode: i64) -> Means:
    """For the cards of the Center, or of the hand."""
    player = s.players[seat]
    means = Means(player, gather_help(s, seat, from_hand), Payment())
    p = means.payment
    offer_help(s, means.support, mode, p)
    means.mode = mode
    means.given = means.support.icons + by_colour(player.tokens)
    means.directives = count(player.tokens, DIRECTIVE)
    means.others = p.changes | p.borrows | p.icons | player.endless
    count_on(s, means, hand_size(player))
    if from_hand:
        count_on(s, means, means.cards - 1)
    return means


def count_on(s: ExplorersState, means: Means, cards: i64) -> None:
    """SX-P6 So many hand cards can be returned."""
    by_cards = card_icons(means.payment, cards)
    means.cards = cards
    means.enough = by_cards + s.wild + means.support.any
    means.sure = by_cards - crisis_icons(s)


def can_pay(s: ExplorersState, seat: i64, means: Means, card: i64, division: i64, icon: i64) -> bool:
    """SX-P8 Whether a recruit can be paid for; `icon` is that of a power token on the card (see `foreign_icon`)."""
    return missing_icons(s, seat, means, card, division, icon) <= 0


def missing_icons(s: ExplorersState, seat: i64, means: Means, card: i64, division: i64, icon: i64) -> i64:
    """SX-P8 How many icons can't be covered; 0 or less: none.

    Mostly what each icon and token covers by itself decides: a directive adds an icon at most, and only other ways
    to cover an icon are to be tried.
    """
    p = means.payment
    support = means.support
    count_icons(s, means.player, support, card, division, means.mode, icon, p)
    short = left_open(p.needs, p.any, means.given) - means.enough
    if support.any_for_two != 0 and is_two_skilled(s, card):
        short -= support.any_for_two
    if short <= 0 or (means.others == 0 and short > means.directives):
        return short
    use_help(s, means.player, support, card, p)
    return short_icons(s, seat, p, means.player.tokens, means.cards)
