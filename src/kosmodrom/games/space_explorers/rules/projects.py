"""SX-T5 Projects; SX-J Module Projects: tiles laid out with it, and what new ones bring at the end."""

from typing import Final

from mypy_extensions import i64

from kosmodrom.core.frames import pop, push, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import PROJECTS
from kosmodrom.games.space_explorers.parts.counts import colour_total, less_each, of_colour, total
from kosmodrom.games.space_explorers.parts.names import BASE_TILES, COLOURS, FROM_SIDES, FROM_TILES, SIDES
from kosmodrom.games.space_explorers.parts.sets import bit, lowest, member, size
from kosmodrom.games.space_explorers.parts.words import (
    DRAW_AFTER_PROJECT,
    NO_WORDS,
    PER_DEAR,
    PER_DIVISION,
    PER_GIVER,
    PER_OTHER,
    PER_TALLEST,
    PER_TWO,
    PER_ZERO,
    PROJECT_MORE,
    SECTION_PROJECT,
    TOLL,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import hand_size, has_module
from kosmodrom.games.space_explorers.rules.conditions import (
    count_dear,
    count_divisions,
    count_projects,
    count_top_givers,
    count_two_skilled,
    highest,
)
from kosmodrom.games.space_explorers.rules.ending import look_at_end
from kosmodrom.games.space_explorers.rules.frames import PROJECT, frame, number_of, seat_of
from kosmodrom.games.space_explorers.rules.frames import TOLL as TOLL_FRAME
from kosmodrom.games.space_explorers.rules.take import offer_draws
from kosmodrom.games.space_explorers.rules.working import crisis_effect
from kosmodrom.games.space_explorers.state import NO_POWER, ExplorersState, Player

OPEN_PLACES: Final = 6
_SLOT: Final = 5
_SLOT_MASK: Final = 31
_NOT_BASE: Final = 15360
"""The new tiles, 11 to 14, a bit each."""


# Set-up


def lay_projects(s: ExplorersState, rng: Rng) -> None:
    """SX-S2 Players + 2 tiles at random, open, on a random side; SX-J1 with the module some are new; SX-Z1 alone 5."""
    number = s.seats + 2
    if s.seats == 1:
        number = 5
    fresh: i64 = 0
    if has_module(s, PROJECTS):
        fresh = 3 if s.seats == 4 else 2
    lay_tiles(s, bit(BASE_TILES) - 1, number - fresh, rng)
    lay_tiles(s, _NOT_BASE, fresh, rng)


def lay_tiles(s: ExplorersState, among: i64, number: i64, rng: Rng) -> None:
    """So many tiles of some, each on a random side, at the right end of the row."""
    while number > 0:
        left = s.tiles & among
        tile = member(left, rng.below(size(left), FROM_TILES))
        s.tiles &= ~bit(tile)
        side = 2 * tile + rng.below(2, FROM_SIDES)
        s.open += (side + 1) << (_SLOT * count_open(s))
        s.tell(events.LIES, -1, EVERYONE, side)
        number -= 1


def box_tiles(s: ExplorersState) -> i64:
    """SX-X5 Tiles that can be drawn from the box: new ones only with the module."""
    if has_module(s, PROJECTS):
        return s.tiles
    return s.tiles & ~_NOT_BASE


# The row


def open_side(s: ExplorersState, place: i64) -> i64:
    """The project at a place of the row, or -1."""
    return (s.open >> (_SLOT * place) & _SLOT_MASK) - 1


def count_open(s: ExplorersState) -> i64:
    place: i64 = 0
    while place < OPEN_PLACES and open_side(s, place) >= 0:
        place += 1
    return place


def is_open(s: ExplorersState, side: i64) -> bool:
    place: i64 = 0
    while place < OPEN_PLACES:
        if open_side(s, place) == side:
            return True
        place += 1
    return False


def take_from_row(s: ExplorersState, side: i64) -> None:
    """The project leaves the row, which closes up."""
    place: i64 = 0
    while open_side(s, place) != side:
        place += 1
    right = s.open >> (_SLOT * (place + 1))
    s.open = s.open - (s.open >> (_SLOT * place) << (_SLOT * place)) + (right << (_SLOT * place))


# Completing


def missing_skills(s: ExplorersState, player: Player, side: i64) -> i64:
    """SX-T5 How many skills a hub lacks for a project; SX-K10 one more of a colour named; SX-W14 an own one less."""
    needs = s.box.needs[side]
    missing = colour_total(less_each(needs, player.skills))
    effect = crisis_effect(s)
    if kind_of_words(effect) == PROJECT_MORE:
        missing += least_more(needs, player.skills, amount_of(effect))
    if player.own & bit(side) != 0:
        missing -= skills_less(s, player)
    return missing


def least_more(needs: i64, skills: i64, more: i64) -> i64:
    """SX-K10 How many skills are lacking for so many more of a colour named, of that which takes fewest."""
    least = more
    colour: i64 = 0
    while colour < COLOURS:
        need = of_colour(needs, colour)
        if need > 0:
            left = more - (of_colour(skills, colour) - need)
            if left < least:
                least = left
        colour += 1
    if least < 0:
        return 0
    return least


def skills_less(s: ExplorersState, player: Player) -> i64:
    """SX-W14 Skills that an own project asks for less."""
    if player.power == NO_POWER:
        return 0
    section: i64 = 0
    while section < 3:
        words = s.box.sections[player.power * 3 + section]
        if kind_of_words(words) == SECTION_PROJECT:
            return amount_of(words)
        section += 1
    return 0


def why_not_complete(s: ExplorersState, seat: i64, side: i64) -> str | None:
    """SX-T1 After the action, at most one; SX-T5 if the skills reach what it asks for; SX-K11 the toll."""
    if s.acted == 0 or s.completed != 0:
        return "SX-T1"
    player = s.players[seat]
    if missing_skills(s, player, side) > s.extra:
        return "SX-T5"
    if not is_open(s, side) and player.own & bit(side) == 0:
        return "SX-T5"
    return why_not_toll(s, player, total(player.tokens))


def why_not_toll(s: ExplorersState, player: Player, tokens: i64) -> str | None:
    """SX-K11, SX-X14 Completing any project costs a hand card or 2 tokens; who has neither can't."""
    effect = crisis_effect(s)
    if kind_of_words(effect) == TOLL and hand_size(player) < amount_of(effect) and tokens < more_of(effect):
        return "SX-K11"
    return None


def can_complete_with(s: ExplorersState, seat: i64, bought: i64, tokens: i64) -> bool:
    """SX-A10 Whether a project lacks exactly the skills bought, and its toll can be paid with so many tokens."""
    player = s.players[seat]
    if why_not_toll(s, player, tokens) is not None:
        return False
    place: i64 = 0
    while open_side(s, place) >= 0:
        if missing_skills(s, player, open_side(s, place)) == bought:
            return True
        place += 1
    rest = player.own
    while rest != 0:
        if missing_skills(s, player, lowest(rest)) == bought:
            return True
        rest &= rest - 1
    return False


def begin_project(s: ExplorersState, seat: i64, side: i64) -> None:
    """SX-T5 The project is named; SX-K11 its toll comes first."""
    push(s, frame(PROJECT, seat, side + 1))
    if kind_of_words(crisis_effect(s)) == TOLL:
        push(s, frame(TOLL_FRAME, seat, side + 1))


def complete_project(s: ExplorersState) -> None:
    """SX-T5 Nothing is spent; SX-A9 what follows a project."""
    found = top(s)
    pop(s)
    seat = seat_of(found)
    side = number_of(found, 0) - 1
    player = s.players[seat]
    if player.own & bit(side) != 0:
        player.own &= ~bit(side)
    else:
        take_from_row(s, side)
    player.done |= bit(side)
    s.completed = 1
    s.extra = 0
    s.tell(events.PROJECT, seat, EVERYONE, side)
    look_at_end(s)
    offer_draws(s, seat, DRAW_AFTER_PROJECT)


# The end


def project_points(s: ExplorersState, seat: i64) -> i64:
    """SX-E2 Points of base projects."""
    points: i64 = 0
    rest = s.players[seat].done
    while rest != 0:
        side = lowest(rest)
        rest &= rest - 1
        if s.box.scores[side] == NO_WORDS:
            points += s.box.project_points[side]
    return points


def new_project_points(s: ExplorersState, seat: i64) -> i64:
    """SX-J2 Points of new projects, reckoned from the final hub."""
    points: i64 = 0
    rest = s.players[seat].done
    while rest != 0:
        words = s.box.scores[lowest(rest)]
        rest &= rest - 1
        if words != NO_WORDS:
            points += amount_of(words) * count_for(s, s.players[seat], words)
    return points


def tell_new_projects(s: ExplorersState, seat: i64) -> None:
    """SX-J2 What each new project of a seat has brought at the end."""
    rest = s.players[seat].done
    while rest != 0:
        side = lowest(rest)
        words = s.box.scores[side]
        rest &= rest - 1
        if words != NO_WORDS:
            s.tell(events.BRINGS, seat, EVERYONE, side, amount_of(words) * count_for(s, s.players[seat], words))


def count_for(s: ExplorersState, player: Player, words: i64) -> i64:
    """SX-J2 What a new project counts; SX-X10 leaders too, but never as 0-point specialists."""
    kind = kind_of_words(words)
    if kind == PER_ZERO:
        return size(player.placed & s.box.zero)
    if kind == PER_TWO:
        return count_two_skilled(s, player)
    if kind == PER_GIVER:
        return count_top_givers(s, player)
    if kind == PER_DIVISION:
        return count_divisions(player, more_of(words))
    if kind == PER_DEAR:
        return count_dear(s, player)
    if kind == PER_TALLEST:
        return highest(player.heights)
    if kind == PER_OTHER:
        return count_projects(player) - 1
    done: i64 = 0
    seat: i64 = 0
    while seat < len(s.players):
        done += count_projects(s.players[seat])
        seat += 1
    return done


assert _NOT_BASE == 2**14 - 2**10 and SIDES == 28
