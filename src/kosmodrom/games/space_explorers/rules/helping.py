"""SX-A4 to SX-A7 Which abilities help a recruit by themselves, for the log; the payment counts them all together."""

from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.parts.counts import colour_total, of_colour
from kosmodrom.games.space_explorers.parts.names import SPECIALISTS, TALENT_ABILITY
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    ANY_FOR_TWO,
    ANY_FROM_CENTER,
    ANY_FROM_HAND,
    DROP_FOR_DEAR,
    DROP_INTO_EMPTY,
    DROP_INTO_FILLED,
    NO_ICONS,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import height
from kosmodrom.games.space_explorers.rules.frames import FREE, FREE_FROM_HAND
from kosmodrom.games.space_explorers.rules.working import ability_of, crisis_effect, working
from kosmodrom.games.space_explorers.state import ExplorersState


def tell_used(s: ExplorersState, seat: i64, kind: i64) -> None:
    """SX-A2 The first working ability of a kind has helped."""
    if s.witness is None:
        return
    rest = working(s, seat) & ~s.used
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        if kind_of_words(ability_of(s, s.players[seat], ability)) == kind:
            s.tell(events.USED, seat, EVERYONE, ability + 1)
            return


def tell_help(s: ExplorersState, seat: i64, mode: i64, from_hand: bool) -> None:
    """SX-A4, SX-A5, SX-H4, SX-H5 Abilities that have dropped icons or cover some of the payment that begins."""
    if s.witness is None:
        return
    rest = working(s, seat) & ~s.used
    while rest != 0:
        ability = lowest(rest)
        rest &= rest - 1
        kind = kind_of_words(ability_of(s, s.players[seat], ability))
        if drops(s, seat, kind, mode) or covers(s, ability, kind, from_hand):
            s.tell(events.USED, seat, EVERYONE, ability + 1)


def drops(s: ExplorersState, seat: i64, kind: i64, mode: i64) -> bool:
    """SX-A5, SX-H4 Whether an ability of a kind drops icons that the usual discount has left."""
    card = s.payment.card
    division = s.payment.division
    player = s.players[seat]
    if card > SPECIALISTS or mode in (FREE, FREE_FROM_HAND):
        return False
    if of_colour(player.lying, division) >= s.box.cost[card]:
        return False
    if kind == DROP_FOR_DEAR:
        return s.box.dear & bit(card - 1) != 0
    return kind == (DROP_INTO_EMPTY if height(player, division) == 0 else DROP_INTO_FILLED)


def covers(s: ExplorersState, ability: i64, kind: i64, from_hand: bool) -> bool:
    """SX-A4, SX-H5 Whether an ability of a kind covers an icon that is open; SX-K13 not if its icons are barred."""
    if colour_total(s.payment.needs) + s.payment.any == 0:
        return False
    is_barred = not from_hand and kind_of_words(crisis_effect(s)) == NO_ICONS
    if is_barred and ability != TALENT_ABILITY:
        return False
    if kind == ANY_FOR_TWO:
        return s.box.skill_count[s.payment.card] > 1
    return kind == (ANY_FROM_HAND if from_hand else ANY_FROM_CENTER)
