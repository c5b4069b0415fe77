"""GK-E1 The end of a turn, a round and the game; GK-O2 They'll walk."""

from mypy_extensions import i64

from kosmodrom.core.state import EVERYONE
from kosmodrom.games.galaktiko.events import END, LAST_ROUND, WALKS
from kosmodrom.games.galaktiko.options import THEY_WALK
from kosmodrom.games.galaktiko.parts.kinds import SLOTS, sector_of, station_at
from kosmodrom.games.galaktiko.parts.pile import first_ordinary, first_other
from kosmodrom.games.galaktiko.state import FLYING, OVER, GalaktikoState, has_option, icon_at, left_of


def end_turn(s: GalaktikoState) -> None:
    """GK-S4, GK-E1 The left neighbour is next; when it is the first driver's turn again a round is over."""
    s.turn = left_of(s, s.turn)
    s.question = FLYING
    if s.turn == s.first:
        end_round(s)


def end_round(s: GalaktikoState) -> None:
    """GK-E1 After the end of the shift one more full round is played; so all have had as many turns."""
    if s.round == s.last_round:
        end_game(s)
        return
    s.round += 1
    if s.round == s.last_round:
        s.tell(LAST_ROUND, -1, EVERYONE)


def end_game(s: GalaktikoState) -> None:
    """GK-E1, GK-O2 Where they walk, they do so before scoring."""
    if has_option(s, THEY_WALK):
        for seat in range(s.seats):
            let_them_walk(s, seat)
    s.question = OVER
    s.tell(END, -1, EVERYONE)


def let_them_walk(s: GalaktikoState, seat: i64) -> None:
    """GK-O2 Cards in hand with an icon of any station of the final sector are discarded, stowaways too."""
    player = s.players[seat]
    hand = player.hand
    here = sector_of(player.station)
    for slot in range(SLOTS):
        icon = icon_at(s, station_at(here, slot))
        while hand.ordinary_of(icon) != 0:
            walk(s, seat, first_ordinary(hand.ordinary_of(icon)), here)
        while hand.rich_of(icon) != 0:
            walk(s, seat, first_other(hand.rich_of(icon)), here)
        while hand.stowaways_of(icon) != 0:
            walk(s, seat, first_other(hand.stowaways_of(icon)), here)


def walk(s: GalaktikoState, seat: i64, kind: i64, sector: i64) -> None:
    s.players[seat].hand.remove(kind)
    s.discard.add(kind)
    s.tell(WALKS, seat, EVERYONE, kind, sector)
