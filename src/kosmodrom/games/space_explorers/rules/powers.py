"""SX-W Module Space powers: boards, and the power tokens on cards of the Center."""

from typing import Final

from mypy_extensions import i64, u8

from kosmodrom.core.frames import pop, push, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import POWERS
from kosmodrom.games.space_explorers.parts.counts import count, one, total
from kosmodrom.games.space_explorers.parts.names import FROM_CENTER, FROM_PILES, FROM_POWERS
from kosmodrom.games.space_explorers.parts.names import POWERS as ALL_POWERS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.parts.words import (
    FOREIGN_TOKEN,
    JOIN_SETS,
    PER_SET,
    PRODUCT,
    amount_of,
    kind_of_words,
    more_of,
)
from kosmodrom.games.space_explorers.rules.cards import NOWHERE, has_module, place_in_center
from kosmodrom.games.space_explorers.rules.frames import PILE, PLACE, SHIFT, frame, kind_of_frame, number_of
from kosmodrom.games.space_explorers.state import ExplorersState, Player

SECTIONS: Final = 3
IN_CELL: Final = 8
"""Added to the face of a section's token once it was used."""
FIRST_POWER_COUNT: Final = 8
"""Where `ExplorersState.components` begins with the power tokens: after cards and research tokens."""
ALL_SECTIONS_FIRST: Final = 4
"""SX-W7 From the fifth own token on it is your choice where it goes."""


def deal_powers(s: ExplorersState, rng: Rng) -> None:
    """SX-W1 A random board each; one token of each power, in random order, on the first four cards of the Center."""
    if not has_module(s, POWERS):
        return
    left: i64 = bit(ALL_POWERS) - 1
    seat: i64 = 0
    while seat < s.seats:
        power = member(left, rng.below(size(left), FROM_POWERS))
        left &= ~bit(power)
        s.players[seat].power = power
        s.tell(events.POWER, seat, EVERYONE, power)
        seat += 1
    left = bit(ALL_POWERS) - 1
    place: i64 = 0
    while place < ALL_POWERS:
        power = member(left, rng.below(size(left), FROM_CENTER))
        left &= ~bit(power)
        s.marks[place] = u8(power * 8 + draw_face(s, power, rng) + 1)
        s.tell(events.MARKED, -1, EVERYONE, power, (i64(s.marks[place]) & 7) - 1, i64(s.center[place]))
        place += 1


# Tokens of the Center


def draw_face(s: ExplorersState, power: i64, rng: Rng) -> i64:
    """SX-W1 The next token of a pile that is not empty: the icon on it."""
    pile = s.piles[power]
    left = rng.below(total(pile), FROM_PILES + power)
    face: i64 = 0
    while left >= count(pile, face):
        left -= count(pile, face)
        face += 1
    s.piles[power] -= one(face)
    return face


def is_bare(s: ExplorersState, card: i64) -> bool:
    """Whether a card of the Center has no power token."""
    place = place_in_center(s, card)
    return place != NOWHERE and s.marks[place] == 0


def has_bare_card(s: ExplorersState) -> bool:
    place: i64 = 0
    while place < s.center_size:
        if s.marks[place] == 0:
            return True
        place += 1
    return False


def place_of_power(s: ExplorersState, power: i64) -> i64:
    """The place of a power's token in the Center, or NOWHERE."""
    place: i64 = 0
    while place < s.center_size:
        mark = i64(s.marks[place])
        if mark > 0 and mark // 8 == power:
            return place
        place += 1
    return NOWHERE


def missing_power(s: ExplorersState) -> i64:
    """SX-W2 The first power without a token in the Center whose pile is not empty, or NOWHERE."""
    there: i64 = 0
    place: i64 = 0
    while place < s.center_size:
        mark = i64(s.marks[place])
        if mark > 0:
            there |= bit(mark // 8)
        place += 1
    if there == bit(ALL_POWERS) - 1:
        return NOWHERE
    power: i64 = 0
    while power < ALL_POWERS:
        if s.piles[power] != 0 and there & bit(power) == 0:
            return power
        power += 1
    return NOWHERE


def waiting_power(s: ExplorersState) -> i64:
    """SX-W2 Several are laid in the order USSR, USA, France, Japan: the power of the next one."""
    power: i64 = 0
    while count(s.limbo, power) == 0:
        power += 1
    return power


def mend_center(s: ExplorersState, rng: Rng) -> bool:
    """SX-W2 Whenever a token is missing, the next one of its pile is to be laid; whether somebody has to lay one.

    A token that finds no bare card is shuffled into its pile.
    """
    if s.limbo == 0:
        power = missing_power(s)
        if power == NOWHERE or not has_bare_card(s):
            return False
        s.limbo = (draw_face(s, power, rng) + 1) * one(power)
    while s.limbo != 0 and not has_bare_card(s):
        power = waiting_power(s)
        face = count(s.limbo, power) - 1
        s.limbo -= (face + 1) * one(power)
        s.piles[power] += one(face)
        s.tell(events.SHUFFLED, s.turn, EVERYONE, power, face)
    return s.limbo != 0


def why_not_lay(s: ExplorersState, card: i64) -> str | None:
    """SX-W2 On a bare card of the Center, of your choice."""
    return None if is_bare(s, card) else "SX-W2"


def lay_token(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W2, SX-W3, SX-W6, SX-W14 The next token that waits, open, on a bare card."""
    power = waiting_power(s)
    face = count(s.limbo, power) - 1
    s.limbo -= (face + 1) * one(power)
    s.marks[place_in_center(s, card)] = u8(power * 8 + face + 1)
    s.tell(events.MARKED, seat, EVERYONE, power, face, card)


def offer_shift(s: ExplorersState, seat: i64, mark: i64) -> None:
    """SX-W5 After recruiting a bare card of the Center or a card from hand."""
    if has_module(s, POWERS) and mark == 0:
        push(s, frame(SHIFT, seat))


def can_shift(s: ExplorersState, seat: i64) -> bool:
    """SX-W5 Your own power's token lies in the Center, and a card is bare."""
    return place_of_power(s, s.players[seat].power) != NOWHERE and has_bare_card(s)


def shift_token(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W5 Your own power's token moves to a bare card."""
    pop(s)
    place = place_of_power(s, s.players[seat].power)
    mark = i64(s.marks[place])
    s.marks[place] = 0
    s.marks[place_in_center(s, card)] = u8(mark)
    s.tell(events.MOVED, seat, EVERYONE, mark // 8, (mark & 7) - 1, card)


# The board


def gain_token(s: ExplorersState, seat: i64, mark: i64) -> None:
    """SX-W7 The first three own tokens to sections 1, 2, 3, the fourth to cooperation; others to international."""
    power = mark // 8
    player = s.players[seat]
    s.tell(events.GAINED, seat, EVERYONE, power, (mark & 7) - 1)
    if power != player.power:
        player.international += one(power)
        return
    gained = player.gained
    if gained < SECTIONS:
        player.gained += 1
        put_into_niche(s, seat, gained, mark & 7)
    elif gained < ALL_SECTIONS_FIRST:
        player.gained += 1
        cooperate(s, seat)
    else:
        push(s, frame(PLACE, seat, mark))


def put_into_niche(s: ExplorersState, seat: i64, section: i64, face: i64) -> None:
    s.players[seat].sections += face * one(section)
    s.tell(events.NICHE, seat, EVERYONE, section + 1)


def cooperate(s: ExplorersState, seat: i64) -> None:
    """SX-W12 USA: each token laid there brings one of another power from its pile."""
    player = s.players[seat]
    player.cooperation += 1
    s.tell(events.COOPERATES, seat, EVERYONE)
    if kind_of_words(s.box.cooperations[player.power]) == FOREIGN_TOKEN and has_foreign_pile(s, player):
        push(s, frame(PILE, seat))


def has_free_section(player: Player) -> bool:
    """SX-W7 A section is free if niche and cell are empty."""
    return count(player.sections, 0) == 0 or count(player.sections, 1) == 0 or count(player.sections, 2) == 0


def why_not_niche(s: ExplorersState, seat: i64, section: i64) -> str | None:
    """SX-W7 The niche of a free section."""
    return None if count(s.players[seat].sections, section) == 0 else "SX-W7"


def place_token(s: ExplorersState, seat: i64, section: i64) -> None:
    """SX-W7 The token gained goes to a section, or to cooperation (3)."""
    face = number_of(top(s), 0) & 7
    pop(s)
    if section < SECTIONS:
        put_into_niche(s, seat, section, face)
    else:
        cooperate(s, seat)


def token_to_place(s: ExplorersState) -> i64:
    """SX-W7 The token gained whose place is being chosen, as a mark; 0 if there is none."""
    if kind_of_frame(top(s)) == PLACE:
        return number_of(top(s), 0)
    return 0


def with_token_to_place(s: ExplorersState, components: list[int]) -> list[int]:
    """The components counted, and the power token that lies nowhere yet."""
    mark = token_to_place(s)
    if mark > 0:
        components[FIRST_POWER_COUNT + int(mark // 8)] += 1
    return components


def has_foreign_pile(s: ExplorersState, player: Player) -> bool:
    """SX-W12 Whether another power's pile has a token."""
    power: i64 = 0
    while power < ALL_POWERS:
        if power != player.power and s.piles[power] != 0:
            return True
        power += 1
    return False


def why_not_pile(s: ExplorersState, seat: i64, power: i64) -> str | None:
    """SX-W12 A pile of another power that has a token."""
    return "SX-W12" if power == s.players[seat].power or s.piles[power] == 0 else None


def take_foreign(s: ExplorersState, seat: i64, power: i64, rng: Rng) -> None:
    """SX-W12 Unseen from the pile, then open in the international section."""
    pop(s)
    face = draw_face(s, power, rng)
    s.players[seat].international += one(power)
    s.tell(events.FOREIGN, seat, EVERYONE, power, face)


def why_not_refresh(s: ExplorersState, seat: i64) -> str | None:
    """SX-W9 With at least one token in cooperation and all three sections occupied."""
    player = s.players[seat]
    if not has_module(s, POWERS) or player.cooperation == 0 or has_free_section(player):
        return "SX-W9"
    return None


def refresh(s: ExplorersState, seat: i64) -> None:
    """SX-W9 All three tokens go back to the pile, used or not, and it is shuffled."""
    player = s.players[seat]
    section: i64 = 0
    while section < SECTIONS:
        s.piles[player.power] += one((count(player.sections, section) & 7) - 1)
        section += 1
    player.sections = 0
    s.tell(events.REFRESHED, seat, EVERYONE)


# The end


def power_points(s: ExplorersState, seat: i64) -> i64:
    """SX-W10 The best partition of the international section into sets, with what cooperation adds."""
    player = s.players[seat]
    if not has_module(s, POWERS):
        return 0
    from_sets = best_sets(s, player)
    return from_sets + product_points(s, player)


def product_points(s: ExplorersState, player: Player) -> i64:
    """SX-W13 France: tokens of the best other power times the tokens in cooperation."""
    words = s.box.cooperations[player.power]
    if kind_of_words(words) != PRODUCT:
        return 0
    most: i64 = 0
    power: i64 = 0
    while power < ALL_POWERS:
        if count(player.international, power) > most:
            most = count(player.international, power)
        power += 1
    return amount_of(words) * most * player.cooperation


def best_sets(s: ExplorersState, player: Player) -> i64:
    """SX-W10 All numbers of triples and of pairs of each kind are tried; the rest stays single."""
    first = count(player.international, (player.power + 1) % ALL_POWERS)
    second = count(player.international, (player.power + 2) % ALL_POWERS)
    third = count(player.international, (player.power + 3) % ALL_POWERS)
    best: i64 = 0
    triples: i64 = 0
    while triples <= first and triples <= second and triples <= third:
        a: i64 = 0
        while triples + a <= first and triples + a <= second:
            b: i64 = 0
            while triples + a + b <= first and triples + b <= third:
                c: i64 = 0
                while triples + a + c <= second and triples + b + c <= third:
                    pairs = a + b + c
                    singles = first + second + third - 3 * triples - 2 * pairs
                    points = set_points(s, player, singles, pairs, triples)
                    if points > best:
                        best = points
                    c += 1
                b += 1
            a += 1
        triples += 1
    return best


def set_points(s: ExplorersState, player: Player, singles: i64, pairs: i64, triples: i64) -> i64:
    """SX-W10, SX-W11, SX-W14 Points of so many sets of one, two and three."""
    row = player.power * 5
    points = singles * set_value(s, player, 1) + pairs * set_value(s, player, 2) + triples * set_value(s, player, 3)
    if kind_of_words(s.box.cooperations[player.power]) != JOIN_SETS:
        return points
    joining = player.cooperation
    while joining > 0:
        gain: i64 = 0
        joined: i64 = 0
        if singles > 0 and s.box.sets[row + 2] - s.box.sets[row + 1] > gain:
            gain = s.box.sets[row + 2] - s.box.sets[row + 1]
            joined = 1
        if pairs > 0 and s.box.sets[row + 3] - s.box.sets[row + 2] > gain:
            gain = s.box.sets[row + 3] - s.box.sets[row + 2]
            joined = 2
        if triples > 0 and s.box.sets[row + 4] - s.box.sets[row + 3] > gain:
            gain = s.box.sets[row + 4] - s.box.sets[row + 3]
            joined = 3
        if joined == 0:
            return points
        if joined == 1:
            singles -= 1
        elif joined == 2:
            pairs -= 1
        else:
            triples -= 1
        points += gain
        joining -= 1
    return points


def set_value(s: ExplorersState, player: Player, tokens: i64) -> i64:
    """SX-W10 The row's points of a set; SX-W11 USSR: its cooperation adds to sets of two or three."""
    points = s.box.sets[player.power * 5 + tokens]
    words = s.box.cooperations[player.power]
    if kind_of_words(words) == PER_SET and tokens >= more_of(words):
        points += amount_of(words) * player.cooperation
    return points
