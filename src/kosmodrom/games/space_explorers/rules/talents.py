"""SX-H Module Talents: one of two is kept for the whole game; some of them have a pawn."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import TALENTS
from kosmodrom.games.space_explorers.parts.counts import count, one
from kosmodrom.games.space_explorers.parts.names import FROM_TALENTS, SPECIALISTS, TALENT_ABILITY
from kosmodrom.games.space_explorers.parts.names import TALENTS as ALL_TALENTS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.parts.words import (
    NO_WORDS,
    PAWN_COLOUR,
    PAWN_COVERED,
    PAWN_RESERVE,
    amount_of,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    division_with,
    has_module,
    height,
    place_in_center,
    place_in_stack,
)
from kosmodrom.games.space_explorers.rules.frames import PAWN, STAND, frame
from kosmodrom.games.space_explorers.state import CHOOSING, PLAYING, ExplorersState, Player

FOR_COVERED: Final = 0
"""What the pawn's event tells: T6 or T7."""
FOR_RESERVE: Final = 1


def deal_talents(s: ExplorersState, rng: Rng) -> None:
    """SX-H1 Each player gets two."""
    if not has_module(s, TALENTS):
        return
    left: i64 = 2 * bit(ALL_TALENTS) - 2
    seat: i64 = 0
    while seat < s.seats:
        first = member(left, rng.below(size(left), FROM_TALENTS))
        left &= ~bit(first)
        second = member(left, rng.below(size(left), FROM_TALENTS))
        left &= ~bit(second)
        s.players[seat].offered = offer(first, second)
        seat += 1
    s.phase = CHOOSING


def offer(first: i64, second: i64) -> i64:
    """Two talents in one number, the lower one first."""
    if first < second:
        return first + second * one(1)
    return second + first * one(1)


def why_not_talent(s: ExplorersState, seat: i64, talent: i64) -> str | None:
    """SX-H1 One of the two."""
    offered = s.players[seat].offered
    return None if talent in (count(offered, 0), count(offered, 1)) else "SX-H1"


def keep_talent(s: ExplorersState, seat: i64, talent: i64) -> None:
    """SX-H1 All choose at once and in secret; the one refused is never shown."""
    s.players[seat].talent = talent
    s.tell(events.CHOSE, seat, only(seat), talent)
    other: i64 = 0
    while other < s.seats:
        if s.players[other].talent == 0:
            return
        other += 1
    show_talents(s)


def show_talents(s: ExplorersState) -> None:
    """SX-H1 They are shown; T8's owner then names its first division."""
    s.reveal()
    s.phase = PLAYING
    seat = s.seats - 1
    while seat >= 0:
        player = s.players[seat]
        player.offered = 0
        if talent_kind(s, player) == PAWN_COLOUR:
            push(s, frame(STAND, seat))
        seat -= 1
    seat = 0
    while seat < s.seats:
        s.tell(events.TALENT, seat, EVERYONE, s.players[seat].talent)
        seat += 1


def talent_kind(s: ExplorersState, player: Player) -> i64:
    """The kind of a player's talent; NO_WORDS without one."""
    return kind_of_words(s.box.talents[player.talent])


def stand(s: ExplorersState, seat: i64, division: i64) -> None:
    """SX-H1 T8's pawn stands by a division."""
    pop(s)
    s.players[seat].pawn = division + 1
    s.tell(events.STANDS, seat, EVERYONE, division)


def why_not_cover(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-H7 Before the action the pawn may be set on a covered card of your hub with an ability, once a turn."""
    player = s.players[seat]
    if talent_kind(s, player) != PAWN_COVERED:
        return "SX-H7"
    if s.acted != 0:
        return "SX-T1"
    if s.used & bit(TALENT_ABILITY) != 0:
        return "SX-A2"
    division = division_with(player, card)
    if division == NOWHERE or card > SPECIALISTS or player.pawn == card:
        return "SX-H7"
    if place_in_stack(player, division, card) == height(player, division) - 1:
        return "SX-H7"
    has_ability = s.box.abilities[card - 1] != NO_WORDS and s.box.asterisks & bit(card - 1) == 0
    return None if has_ability else "SX-H7"


def cover(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-H7 Its ability works as if it lay on top."""
    s.players[seat].pawn = card
    s.used |= bit(TALENT_ABILITY)
    s.tell(events.PAWN, seat, EVERYONE, card, 0, FOR_COVERED)


def offer_reserve(s: ExplorersState, seat: i64) -> None:
    """SX-H8 At the end of your turn the pawn comes back, and may be set on a card of the Center."""
    player = s.players[seat]
    if talent_kind(s, player) != PAWN_RESERVE:
        return
    player.pawn = 0
    place: i64 = 0
    while place < s.center_size:
        if why_not_reserve(s, seat, i64(s.center[place])) is None:
            push(s, frame(PAWN, seat))
            return
        place += 1


def why_not_reserve(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-H8 A card of the Center whose printed cost is at least what the talent asks for."""
    least = amount_of(s.box.talents[s.players[seat].talent])
    return None if place_in_center(s, card) != NOWHERE and s.box.cost[card] >= least else "SX-H8"


def reserve(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-H8 Nobody else may take or recruit it until the end of your next turn."""
    pop(s)
    s.players[seat].pawn = card
    s.tell(events.PAWN, seat, EVERYONE, card, 0, FOR_RESERVE)
