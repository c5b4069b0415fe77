"""GK-T6 to GK-T8 Drop-off: the inspector, then whoever is let off; GK-O1 and GK-O4."""

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.galaktiko.events import (
    CAUGHT,
    FORCED_OFF,
    INSPECTOR_LEAVES,
    INSPECTOR_RETURNS,
    INTO_DISCARD,
    INTO_LOWER,
    INTO_UPPER,
    OFF,
    PAIR,
    SNEAKS_OFF,
)
from kosmodrom.games.galaktiko.options import BITTER_END, CHEEKY_STOWAWAYS, RICH_FIRST
from kosmodrom.games.galaktiko.parts.kinds import INSPECTOR, VORTAN, is_rich, is_stowaway, points_of, sector_of
from kosmodrom.games.galaktiko.parts.pile import first_other, has
from kosmodrom.games.galaktiko.rules.loading import begin_loading
from kosmodrom.games.galaktiko.state import DROPPING_OFF, GalaktikoState, has_option, icon_at, is_shift_over


def begin_drop_off(s: GalaktikoState, seat: i64, rng: Rng) -> None:
    """GK-T6, GK-O1 What happens by itself comes first; then the driver is asked."""
    s.rich_left = 0
    meet_inspector(s, seat)
    if has_option(s, CHEEKY_STOWAWAYS):
        force_stowaways_off(s, seat)
    ask_who_leaves(s, seat, rng)


# The inspector


def meet_inspector(s: GalaktikoState, seat: i64) -> None:
    """GK-T6 One inspector of the sector acts: on all stowaways on board, or it is shuffled back."""
    player = s.players[seat]
    here = sector_of(player.station)
    sector = s.sectors[here]
    if sector.inspectors == 0:
        return
    sector.inspectors -= 1
    if player.hand.stowaways() == 0:
        return_inspector(s, here)
        return
    while player.hand.stowaways() != 0:
        kind = first_other(player.hand.stowaways())
        player.hand.remove(kind)
        player.scored.add(kind)
        s.tell(CAUGHT, seat, EVERYONE, kind, here, points_of(kind))
    s.discard.add(INSPECTOR)
    s.tell(INSPECTOR_LEAVES, seat, EVERYONE, INSPECTOR, here)


def return_inspector(s: GalaktikoState, sector: i64) -> None:
    """GK-S3, GK-O3 Back into the deck; to the bitter end, once the deck has run out, to the discard."""
    place: i64 = INTO_LOWER
    if is_shift_over(s) and has_option(s, BITTER_END):
        s.discard.add(INSPECTOR)
        place = INTO_DISCARD
    elif s.deck.put_back_inspector():
        place = INTO_UPPER
    s.tell(INSPECTOR_RETURNS, s.turn, EVERYONE, INSPECTOR, sector, place)


def force_stowaways_off(s: GalaktikoState, seat: i64) -> None:
    """GK-O1 Stowaways with the station's icon get off, for nothing."""
    player = s.players[seat]
    icon = icon_at(s, player.station)
    while player.hand.stowaways_of(icon) != 0:
        kind = first_other(player.hand.stowaways_of(icon))
        player.hand.remove(kind)
        s.discard.add(kind)
        s.tell(FORCED_OFF, seat, EVERYONE, kind, sector_of(player.station))


# Who may leave, and leaves


def are_rich_awaited(s: GalaktikoState) -> bool:
    """GK-O4 Whether the others have to wait until a rich passenger of the station's icon has left."""
    return has_option(s, RICH_FIRST) and s.rich_left == 0


def cards_to_let_off(s: GalaktikoState, seat: i64) -> tuple[i64, i64]:
    """GK-T7, GK-T8 The ordinary passengers and the other cards that may leave, at their places in the hand.

    They have the station's icon, ordinary ones as one of two; vortans leave if one waits in the queue here.
    """
    player = s.players[seat]
    hand = player.hand
    icon = icon_at(s, player.station)
    ordinary: i64 = 0
    others = hand.rich_of(icon)
    if not are_rich_awaited(s):
        ordinary = hand.ordinary_of(icon)
        others += hand.stowaways_of(icon)
    if hand.vortans() != 0 and s.sectors[sector_of(player.station)].find_vortan() >= 0:
        others += hand.vortans()
    return ordinary, others


def ask_who_leaves(s: GalaktikoState, seat: i64, rng: Rng) -> None:
    """GK-T7 The driver is asked as long as somebody may leave."""
    ordinary, others = cards_to_let_off(s, seat)
    if ordinary | others != 0:
        s.question = DROPPING_OFF
    else:
        begin_loading(s, seat, rng)


def why_not_let_off(s: GalaktikoState, seat: i64, kind: i64) -> str | None:
    """GK-T7, GK-T8, GK-O4 The rule that keeps a card on board, or nothing."""
    if s.question != DROPPING_OFF:
        return OTHER_QUESTION
    ordinary, others = cards_to_let_off(s, seat)
    if has(ordinary, others, kind):
        return None
    if kind == VORTAN:
        return "GK-T8"
    player = s.players[seat]
    icon = icon_at(s, player.station)
    if has(player.hand.ordinary_of(icon), player.hand.stowaways_of(icon), kind):
        return "GK-O4"
    return "GK-T7"


def why_not_stay(s: GalaktikoState) -> str | None:
    """GK-T7 The driver need not let off anybody."""
    return None if s.question == DROPPING_OFF else OTHER_QUESTION


def let_off(s: GalaktikoState, seat: i64, kind: i64, rng: Rng) -> None:
    """GK-T7, GK-T8 One card leaves: to the scored pile, or for nothing to the discard."""
    player = s.players[seat]
    here = sector_of(player.station)
    player.hand.remove(kind)
    if kind == VORTAN:
        leave_in_pair(s, seat, here)
    elif is_stowaway(kind):
        s.discard.add(kind)
        s.tell(SNEAKS_OFF, seat, EVERYONE, kind, here)
    else:
        player.scored.add(kind)
        s.tell(OFF, seat, EVERYONE, kind, here, points_of(kind))
        if is_rich(kind) and has_option(s, RICH_FIRST):
            s.rich_left = 1
    ask_who_leaves(s, seat, rng)


def leave_in_pair(s: GalaktikoState, seat: i64, sector: i64) -> None:
    """GK-T8 The vortan let off takes the lowest one of the queue along; both are discarded."""
    queue = s.sectors[sector]
    queue.take_from(queue.find_vortan())
    s.discard.add(VORTAN)
    s.discard.add(VORTAN)
    s.tell(PAIR, seat, EVERYONE, VORTAN, sector)
