"""SX-T2 Taking cards: from the Center or from the deck, as the action or besides it; what is drawn afterwards."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import TALENTS
from kosmodrom.games.space_explorers.parts.counts import one
from kosmodrom.games.space_explorers.parts.sets import bit, lowest
from kosmodrom.games.space_explorers.parts.words import (
    DRAW_AFTER_CENTER,
    DRAW_AFTER_TAKE,
    NO_DECK,
    PAWN_RESERVE,
    amount_of,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    can_draw,
    draw,
    has_module,
    leave_center,
    place_in_center,
    take_into_hand,
)
from kosmodrom.games.space_explorers.rules.frames import DRAWS, frame, number_of, seat_of
from kosmodrom.games.space_explorers.rules.leaders import fill_center
from kosmodrom.games.space_explorers.rules.working import ability_of, able, crisis_effect
from kosmodrom.games.space_explorers.state import ExplorersState

NOBODY: Final = -1


def reserved_by(s: ExplorersState, card: i64) -> i64:
    """SX-H8 The seat whose pawn stands on a card of the Center, or NOBODY."""
    if has_module(s, TALENTS):
        seat: i64 = 0
        while seat < s.seats:
            player = s.players[seat]
            if player.pawn == card and kind_of_words(s.box.talents[player.talent]) == PAWN_RESERVE:
                return seat
            seat += 1
    return NOBODY


def reserved_cards(s: ExplorersState) -> i64:
    """SX-H8 Cards of the Center on which a pawn stands, a byte each."""
    found: i64 = 0
    if has_module(s, TALENTS):
        seat: i64 = 0
        while seat < s.seats:
            player = s.players[seat]
            if player.pawn != 0 and kind_of_words(s.box.talents[player.talent]) == PAWN_RESERVE:
                found = (found << 8) + player.pawn
            seat += 1
    return found


def is_among(cards: i64, card: i64) -> bool:
    """Whether a card is one of several, a byte each."""
    while cards != 0:
        if cards & 255 == card:
            return True
        cards >>= 8
    return False


def is_kept_from(s: ExplorersState, seat: i64, card: i64) -> bool:
    """SX-H8 Whether another's pawn stands on a card."""
    owner = reserved_by(s, card)
    return owner not in (NOBODY, seat)


def free_reserved(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-H8 The pawn comes back at once if its owner takes or recruits the card."""
    if reserved_by(s, card) == seat:
        s.players[seat].pawn = 0


def why_not_take(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-T2 Any card of the Center; SX-H8 but for those that another has reserved."""
    if place_in_center(s, card) == NOWHERE:
        return "SX-T2"
    return "SX-H8" if is_kept_from(s, seat, card) else None


def why_not_draw(s: ExplorersState, is_action: bool) -> str | None:
    """SX-T2, SX-T6 The top of the deck, if there is one; SX-K7 not as the action in Sealed archives."""
    if not can_draw(s):
        return "SX-T6"
    if is_action and kind_of_words(crisis_effect(s)) == NO_DECK:
        return "SX-K7"
    return None


def take(s: ExplorersState, seat: i64, card: i64, is_action: bool) -> None:
    """SX-T2 A card of the Center into hand; SX-W6 its power token waits for the refill and for what follows."""
    place = place_in_center(s, card)
    mark = i64(s.marks[place])
    if mark > 0:
        s.limbo += (mark & 7) * one(mark // 8)
    free_reserved(s, seat, card)
    leave_center(s, place)
    take_into_hand(s, seat, card, True)
    s.tell(events.TOOK, seat, EVERYONE, card)
    if is_action:
        offer_draws(s, seat, DRAW_AFTER_TAKE)
        offer_draws(s, seat, DRAW_AFTER_CENTER)
    fill_center(s, place)


def draw_as_action(s: ExplorersState, seat: i64, rng: Rng) -> None:
    """SX-T2, SX-H2 The top of the deck into hand; a talent may draw more."""
    draw(s, seat, 1, rng)
    offer_draws(s, seat, DRAW_AFTER_TAKE)


# Draws


def offer_draws(s: ExplorersState, seat: i64, kind: i64) -> None:
    """SX-A9, SX-H2 Working abilities of a kind let draw, one after another; what follows comes after the refill.

    Who draws last is pushed first: the talent after specialists, those in the order of their numbers.
    """
    rest = able(s, seat, s.box.drawing)
    while rest != 0:
        ability = highest_member(rest)
        rest &= ~bit(ability)
        words = ability_of(s, s.players[seat], ability)
        if kind_of_words(words) == kind:
            push(s, frame(DRAWS, seat, amount_of(words), ability + 1))


def highest_member(members: i64) -> i64:
    """The highest member of a set that is not empty."""
    found = lowest(members)
    while members & (members - 1) != 0:
        members &= members - 1
        found = lowest(members)
    return found


def draw_due(s: ExplorersState, rng: Rng) -> None:
    """SX-A9 Draw what an ability lets draw; SX-A2 then it is used."""
    found = top(s)
    pop(s)
    if number_of(found, 1) > 0:
        s.used |= bit(number_of(found, 1) - 1)
        s.tell(events.USED, seat_of(found), EVERYONE, number_of(found, 1))
    draw(s, seat_of(found), number_of(found, 0), rng)
