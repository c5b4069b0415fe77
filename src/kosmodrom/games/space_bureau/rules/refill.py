"""SB-T4 to SB-T7 The end of a turn: a new agent, the next captain, the last round."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import END, EXCHANGED, LAST_ROUND, QUEUED, RANK, SKIPPED, TAKEN, TURN
from kosmodrom.games.space_bureau.moves import EXCHANGE, TAKE
from kosmodrom.games.space_bureau.parts.box import BAG
from kosmodrom.games.space_bureau.parts.sets import bit, lowest
from kosmodrom.games.space_bureau.parts.tiles import one, queue_tiles, tile_at, total, type_of
from kosmodrom.games.space_bureau.rules.placement import can_place_any
from kosmodrom.games.space_bureau.score import rank_of
from kosmodrom.games.space_bureau.state import NO_CELL, OVER, PLACING, REFILLING, SpaceBureauState, next_seat_of

QUEUE_PLACES: Final = 3


def count_rounds(s: SpaceBureauState) -> i64:
    """SB-T6 14 turns each alone and at two, 13 at three and four."""
    if s.seats < 3:
        return 14
    return 13


def is_last_round(s: SpaceBureauState) -> bool:
    return s.turns >= s.seats * (count_rounds(s) - 1)


def begin_turn(s: SpaceBureauState) -> None:
    """SB-T5 The captain places a tile; if that is impossible the turn goes on to the refill."""
    s.cell = NO_CELL
    s.landed = 0
    s.is_exchanged = 0
    s.phase = PLACING
    s.tell(TURN, s.turn, EVERYONE, s.turns // s.seats + 1)
    if not can_place_any(s, s.players[s.turn]):
        s.tell(SKIPPED, s.turn, EVERYONE)
        begin_refill(s)


def begin_refill(s: SpaceBureauState) -> None:
    """SB-T4, SB-T7 The captain takes an agent of the queue, but not in the last turn."""
    if is_last_round(s):
        end_turn(s)
    else:
        s.phase = REFILLING


def kinds_in_queue(s: SpaceBureauState) -> i64:
    """The kinds of tiles that lie in the queue, a bit each."""
    kinds: i64 = 0
    queue = s.queue
    while queue != 0:
        kinds |= bit((queue & 15) - 1)
        queue >>= 4
    return kinds


def why_not_take(s: SpaceBureauState, kind: i64) -> str | None:
    """SB-T4 A tile of the queue."""
    if kinds_in_queue(s) & bit(kind) != 0:
        return None
    return "SB-T4"


def why_not_exchange(s: SpaceBureauState) -> str | None:
    """SB-T4 Once a turn, if three tiles of one type lie there and the bag holds others to come."""
    if s.is_exchanged != 0 or s.bag + total(s.returned) == 0:
        return "SB-T4"
    first = s.queue & 15
    second = s.queue >> 4 & 15
    third = s.queue >> 8
    if first == 0 or second == 0 or third == 0:
        return "SB-T4"
    kind = type_of(first - 1)
    if type_of(second - 1) != kind or type_of(third - 1) != kind:
        return "SB-T4"
    return None


def fill_refill(s: SpaceBureauState, moves: vec[i64]) -> i64:
    n: i64 = 0
    kinds = kinds_in_queue(s)
    while kinds != 0:
        moves[n] = TAKE + lowest(kinds)
        n += 1
        kinds &= kinds - 1
    if why_not_exchange(s) is None:
        moves[n] = EXCHANGE
        n += 1
    return n


def draw_agent(s: SpaceBureauState, rng: Rng) -> i64:
    """SB-S2 Any tile of the bag: one of those that everybody has seen go in, or one of the unseen."""
    number: i64 = 0
    if s.returned != 0:
        number = rng.below(s.bag + total(s.returned), BAG)
    if number < s.bag:
        kind = tile_at(s.pool, rng.below(total(s.pool), BAG))
        s.pool -= one(kind)
        s.bag -= 1
    else:
        kind = tile_at(s.returned, number - s.bag)
        s.returned -= one(kind)
    return kind


def draw_into_queue(s: SpaceBureauState, place: i64, rng: Rng) -> None:
    """SB-T4 A tile from the bag into a free place of the queue, while there is one."""
    if s.bag + total(s.returned) == 0:
        s.queue = without_gap(s.queue, place)
        return
    kind = draw_agent(s, rng)
    s.queue += (kind + 1) << (4 * place)
    s.tell(QUEUED, -1, EVERYONE, kind)


def without_gap(queue: i64, place: i64) -> i64:
    """The queue when nothing comes into a free place: the tiles behind it move up."""
    behind = queue >> (4 * place)
    return queue - (behind << (4 * place)) + (behind >> 4 << (4 * place))


def take(s: SpaceBureauState, seat: i64, kind: i64, rng: Rng) -> None:
    """SB-T4 A tile of the queue into the reserve, and a new one from the bag into its place."""
    place: i64 = 0
    while (s.queue >> (4 * place) & 15) != kind + 1:
        place += 1
    s.queue -= (kind + 1) << (4 * place)
    s.players[seat].reserve += one(kind)
    s.tell(TAKEN, seat, EVERYONE, kind)
    draw_into_queue(s, place, rng)
    end_turn(s)


def exchange(s: SpaceBureauState, seat: i64, rng: Rng) -> None:
    """SB-T4 Three of one type go back into the bag, where everybody knows them to be, and three tiles come out."""
    s.is_exchanged = 1
    s.tell(EXCHANGED, seat, EVERYONE, type_of((s.queue & 15) - 1))
    s.returned += queue_tiles(s.queue)
    s.queue = 0
    for place in range(QUEUE_PLACES):
        draw_into_queue(s, place, rng)


def end_turn(s: SpaceBureauState) -> None:
    """SB-T6 The next captain clockwise; after the last turn the game is over."""
    s.turns += 1
    if s.turns == s.seats * count_rounds(s):
        s.phase = OVER
        s.cell = NO_CELL
        s.tell(END, -1, EVERYONE)
        if s.seats == 1:
            s.tell(RANK, 0, EVERYONE, rank_of(s))
        return
    s.turn = next_seat_of(s, s.turn)
    if s.turns == s.seats * (count_rounds(s) - 1):
        s.tell(LAST_ROUND, -1, EVERYONE)
    begin_turn(s)
