"""Cards on offer and cards held: what they bring, and whether they can be paid for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.features import within, write_at_least
from kosmodrom.games.space_explorers.bot.progress import lack_of
from kosmodrom.games.space_explorers.features.groups import (
    BEST_STEPS,
    CARD_POINTS,
    FIRST_ROOM,
    RESEARCHER,
    ROOM_STEPS,
    Groups,
)
from kosmodrom.games.space_explorers.features.kinds import ABILITY_GROUP
from kosmodrom.games.space_explorers.features.reckoning import colours_of
from kosmodrom.games.space_explorers.parts.box import MOST_DROPPED
from kosmodrom.games.space_explorers.parts.names import COLOURS, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import lowest
from kosmodrom.games.space_explorers.parts.words import NO_WORDS, kind_of_words
from kosmodrom.games.space_explorers.rules.frames import PLAIN
from kosmodrom.games.space_explorers.rules.means import Means, means_of, missing_icons
from kosmodrom.games.space_explorers.rules.payment import foreign_icon
from kosmodrom.games.space_explorers.rules.take import NOBODY, reserved_by
from kosmodrom.games.space_explorers.state import CHOOSING, ExplorersState

SOON: Final = 1
"""Places in READY."""
LATER: Final = 2
A_CARD: Final = 2
"""So many icons a further card or two tokens cover."""
LOOKED_AT: Final = 12
"""Of more cards in the Center those on the right are not told."""
HELD_LOOKED_AT: Final = 8
MANY_ICONS: Final = 99


def write_center(g: Groups, s: ExplorersState, seat: i64, wanted: i64, indices: vec[i64], n: i64) -> i64:
    """The cards of the Center as they are for a seat, which wants some colours, and for the next one.

    While talents are chosen nobody can tell who will pay how: then only how many cards there are is told.
    """
    n = write_at_least(indices, n, g.room, ROOM_STEPS, s.center_size - FIRST_ROOM + 1)
    if s.phase == CHOOSING:
        return n
    means = means_of(s, seat, False, PLAIN)
    own_power = s.players[seat].power
    best: i64 = 0
    last = s.center_size
    if last > LOOKED_AT:
        last = LOOKED_AT
    place: i64 = 0
    while place < last:
        card = i64(s.center[place])
        place += 1
        if card == s.payment.card:
            continue
        mark = i64(s.marks[place - 1])
        owner = reserved_by(s, card)
        ready = ready_of(s, seat, means, card, foreign_icon(s.players[seat], mark))
        if owner != NOBODY:
            indices[n] = g.reserved + relative(s, seat, owner)
            n += 1
            if owner != seat:
                ready = LATER
        points = within(s.box.points[card], 0, CARD_POINTS - 1)
        if ready == 0 and s.box.points[card] > best:
            best = s.box.points[card]
        indices[n] = g.card + ready * CARD_POINTS + points
        n += 1
        n = write_colours(indices, n, g.skill + ready * COLOURS, skill_colours(s, card))
        n = write_colours(indices, n, g.column, colours_of(s.box.columns[card * MOST_DROPPED]))
        if is_wanted(s, card, wanted):
            indices[n] = g.wanted_card + ready
            n += 1
        if card <= SPECIALISTS:
            indices[n] = g.ability + ability_group(s, card)
        else:
            indices[n] = g.leader + leader_group(s, seat, card)
        n += 1
        if mark > 0:
            start = g.own_token if mark // 8 == own_power else g.foreign_token
            indices[n] = start + ready
            n += 1
    n = write_at_least(indices, n, g.best, BEST_STEPS, best)
    if s.seats == 1:
        return n
    return write_for_next(g, s, seat_after(s, seat), last, indices, n)


def write_for_next(g: Groups, s: ExplorersState, other: i64, last: i64, indices: vec[i64], n: i64) -> i64:
    """Whether the next seat can pay for the first cards of the Center, and the best that it can pay for."""
    means = means_of(s, other, False, PLAIN)
    best: i64 = 0
    place: i64 = 0
    while place < last:
        card = i64(s.center[place])
        mark = i64(s.marks[place])
        place += 1
        if card == s.payment.card:
            continue
        ready = ready_of(s, other, means, card, foreign_icon(s.players[other], mark))
        if ready == 0 and s.box.points[card] > best:
            best = s.box.points[card]
        indices[n] = g.next_card + ready
        n += 1
    return write_at_least(indices, n, g.next_best, BEST_STEPS, best)


def write_hand(g: Groups, s: ExplorersState, owner: i64, wanted: i64, block: i64, indices: vec[i64], n: i64) -> i64:
    """The cards in a hand, the first of them; whether each can be paid for by the others and all else."""
    if s.phase == CHOOSING:
        return n
    player = s.players[owner]
    if player.hand | player.hand_leaders == 0:
        return n
    means = means_of(s, owner, True, PLAIN)
    rest = player.hand
    left: i64 = HELD_LOOKED_AT
    while rest != 0 and left > 0:
        card = lowest(rest) + 1
        rest &= rest - 1
        left -= 1
        ready = ready_of(s, owner, means, card, 0)
        indices[n] = block + g.held + ready * CARD_POINTS + within(s.box.points[card], 0, CARD_POINTS - 1)
        indices[n + 1] = block + g.held_ability + ability_group(s, card)
        n = write_colours(indices, n + 2, block + g.held_skill, skill_colours(s, card))
        if is_wanted(s, card, wanted):
            indices[n] = block + g.held_wanted + ready
            n += 1
    rest = player.hand_leaders
    while rest != 0 and left > 0:
        card = lowest(rest) + SPECIALISTS + 1
        rest &= rest - 1
        left -= 1
        ready = ready_of(s, owner, means, card, 0)
        indices[n] = block + g.held + ready * CARD_POINTS
        indices[n + 1] = block + g.held_leader + leader_group(s, owner, card)
        n += 2
        if wanted != 0:
            indices[n] = block + g.held_wanted + ready
            n += 1
    return n


def ready_of(s: ExplorersState, seat: i64, means: Means, card: i64, icon: i64) -> i64:
    """The place in READY of a card, in the division where it costs least; a leader costs the same in each."""
    short: i64 = MANY_ICONS
    divisions = s.box.fits[card]
    if card > SPECIALISTS:
        divisions &= -divisions
    while divisions != 0 and short > 0:
        found = missing_icons(s, seat, means, card, lowest(divisions), icon)
        divisions &= divisions - 1
        if found < short:
            short = found
    if short <= 0:
        return 0
    if short <= A_CARD:
        return SOON
    return LATER


def skill_colours(s: ExplorersState, card: i64) -> i64:
    """The colours of a specialist's skills, a bit each; a leader has those of any division."""
    if card > SPECIALISTS:
        return 0
    return s.box.fits[card]


def is_wanted(s: ExplorersState, card: i64, wanted: i64) -> bool:
    """Whether a card can bring one of some colours."""
    return s.box.fits[card] & wanted != 0


def write_colours(indices: vec[i64], n: i64, start: i64, colours: i64) -> i64:
    """Write the feature of each of some colours."""
    while colours != 0:
        indices[n] = start + lowest(colours)
        n += 1
        colours &= colours - 1
    return n


def ability_group(s: ExplorersState, card: i64) -> i64:
    """The place in ABILITIES of what a specialist can do."""
    return ABILITY_GROUP[kind_of_words(s.box.abilities[card - 1])]


def leader_group(s: ExplorersState, seat: i64, card: i64) -> i64:
    """The place in LEADER_NAMES of a leader, as the hub and hand of a seat are."""
    words = s.box.obligations[card]
    if words == NO_WORDS:
        return RESEARCHER
    return within(lack_of(s, seat, words), 0, RESEARCHER - 1)


def seat_after(s: ExplorersState, seat: i64) -> i64:
    """The next seat, as turns go."""
    seat += 1
    if seat == s.seats:
        return 0
    return seat


def relative(s: ExplorersState, seat: i64, other: i64) -> i64:
    """How many seats after one another sits."""
    if other < seat:
        return other - seat + s.seats
    return other - seat
