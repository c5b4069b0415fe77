"""GK-T9 to GK-T11 Loading."""

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.galaktiko.events import BOARDS, EXCESS
from kosmodrom.games.galaktiko.moves import HAND_LIMIT
from kosmodrom.games.galaktiko.options import OPTIONAL_LOADING
from kosmodrom.games.galaktiko.parts import kinds
from kosmodrom.games.galaktiko.parts.kinds import sector_of
from kosmodrom.games.galaktiko.rules.shift_end import end_turn
from kosmodrom.games.galaktiko.state import LOADING, STARTING, GalaktikoState, has_option


def begin_loading(s: GalaktikoState, seat: i64, rng: Rng) -> None:
    """GK-T9 All board whom the ship has room for; where loading is optional the driver is asked how many."""
    s.rich_left = 0
    if s.players[seat].hand.size > HAND_LIMIT:
        discard_excess(s, seat, rng)
    cards = count_who_can_board(s, seat)
    if has_option(s, OPTIONAL_LOADING) and cards > 0:
        s.question = LOADING
    else:
        load(s, seat, cards)


def discard_excess(s: GalaktikoState, seat: i64, rng: Rng) -> None:
    """GK-T10 More than six in hand: the excess is discarded at random."""
    hand = s.players[seat].hand
    while hand.size > HAND_LIMIT:
        kind = hand.kinds()[rng.below(hand.size, kinds.EXCESS)]
        hand.remove(kind)
        s.discard.add(kind)
        s.tell(EXCESS, seat, EVERYONE, kind)


def count_who_can_board(s: GalaktikoState, seat: i64) -> i64:
    """GK-T9 Until six are in hand or the queue is empty."""
    player = s.players[seat]
    room = HAND_LIMIT - player.hand.size
    waiting = s.sectors[sector_of(player.station)].length
    if waiting < room:
        return waiting
    return room


def why_not_load(s: GalaktikoState, seat: i64, cards: i64) -> str | None:
    """GK-T9 The rule against so many, or nothing: where loading is optional fewer may board than could."""
    if s.question != LOADING:
        return OTHER_QUESTION
    return None if cards <= count_who_can_board(s, seat) else "GK-T9"


def load(s: GalaktikoState, seat: i64, cards: i64) -> None:
    """GK-T9, GK-T11 So many board, and the turn ends: they can leave on a later turn only."""
    board(s, seat, cards)
    end_turn(s)


def board(s: GalaktikoState, seat: i64, cards: i64) -> None:
    """GK-T9 From the bottom of the queue, the oldest first."""
    player = s.players[seat]
    here = sector_of(player.station)
    queue = s.sectors[here]
    while cards > 0:
        kind = queue.take_oldest()
        player.hand.add(kind)
        s.tell(BOARDS, seat, EVERYONE, kind, here, 1 if s.question == STARTING else 0)
        cards -= 1
