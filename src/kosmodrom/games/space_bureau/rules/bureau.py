"""SB-A8, SB-A9 The bureau track: rooms with bonuses, level rooms, and inspectors who turn over."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_bureau.events import FLIPPED, LEVEL, ROOM
from kosmodrom.games.space_bureau.moves import FLIP as FLIP_MOVE
from kosmodrom.games.space_bureau.parts.box import NO_LEVEL, ROOM_LISTS
from kosmodrom.games.space_bureau.parts.sets import bit, lowest
from kosmodrom.games.space_bureau.rules.frames import BONUS, FLIP, checklist, one_step_less, steps_frame, steps_of
from kosmodrom.games.space_bureau.state import Player, SpaceBureauState

FLIPPING: Final = 2
"""Credits for an inspector."""


def move_marker(s: SpaceBureauState, rooms: i64) -> None:
    """SB-A8 All of the rooms or, if the action is declined, none."""
    push(s, steps_frame(rooms))


def room_after(s: SpaceBureauState, room: i64) -> i64:
    """SB-C7, SB-A8 The next room; after the last one the track goes round for ever."""
    if room + 1 == len(s.box.levels):
        return s.box.loop
    return room + 1


def walk_on(s: SpaceBureauState, seat: i64) -> None:
    """SB-A8 One room further, whose bonus is gained at once; after the last step the frame is closed."""
    frame = top(s)
    if steps_of(frame) == 0:
        pop(s)
        return
    replace_top(s, one_step_less(frame))
    player = s.players[seat]
    player.room = room_after(s, player.room)
    level = s.box.levels[player.room]
    if level != NO_LEVEL:
        enter_level(s, seat, level)
        return
    s.tell(ROOM, seat, EVERYONE, player.room)
    push(s, checklist(BONUS, ROOM_LISTS + player.room, 1))


def enter_level(s: SpaceBureauState, seat: i64, level: i64) -> None:
    """SB-A9 In a level room one inspector has to be turned over, if there is one; only which is free to choose."""
    player = s.players[seat]
    player.level = level
    s.tell(LEVEL, seat, EVERYONE, level, player.room)
    waiting = unflipped_inspectors(player)
    if waiting == 0:
        return
    if waiting & (waiting - 1) == 0:
        flip(s, seat, lowest(waiting))
    else:
        push(s, FLIP)


def unflipped_inspectors(player: Player) -> i64:
    """The cells with inspectors that may still be turned over."""
    return player.inspectors & ~player.flipped


def fill_flips(player: Player, moves: vec[i64]) -> i64:
    """SB-A9 Any inspector that is not yet turned over."""
    n: i64 = 0
    cells = unflipped_inspectors(player)
    while cells != 0:
        moves[n] = FLIP_MOVE + lowest(cells)
        n += 1
        cells &= cells - 1
    return n


def why_not_flip(player: Player, cell: i64) -> str | None:
    """SB-A9 An inspector on the ship, once a game."""
    if unflipped_inspectors(player) & bit(cell) == 0:
        return "SB-A9"
    return None


def flip(s: SpaceBureauState, seat: i64, cell: i64) -> None:
    """SB-A9, SB-C2 2 credits, and connectors on all four sides."""
    player = s.players[seat]
    here = bit(cell)
    player.flipped |= here
    player.north |= here
    player.east |= here
    player.south |= here
    player.west |= here
    player.from_inspectors += FLIPPING
    s.tell(FLIPPED, seat, EVERYONE, cell, FLIPPING)
