"""SX-W8, SX-W11 to SX-W14 The development sections of the power boards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from kosmodrom.core.frames import pop, push, replace_top, top
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import POWERS
from kosmodrom.games.space_explorers.parts.counts import colour_total, count, of_colour, one
from kosmodrom.games.space_explorers.parts.names import COLOURS, FROM_TILES
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.parts.words import (
    PAWN_COVERED,
    SECTION_ANY,
    SECTION_ANY_COLOURS,
    SECTION_DIG,
    SECTION_DRAW,
    SECTION_ENDLESS,
    SECTION_EXCHANGE,
    SECTION_LEND,
    SECTION_PROJECT,
    SECTION_REARRANGE,
    SECTION_RENEW,
    SECTION_REORDER,
    SECTION_TOKENS,
    amount_of,
    kind_of_words,
)
from kosmodrom.games.space_explorers.rules.cards import (
    NOWHERE,
    can_draw,
    deck_size,
    division_with,
    draw,
    draw_specialist,
    drop_from_hand,
    hand_size,
    has_module,
    height,
    holds,
    left_of,
    lift_card,
    move_card,
    place_in_stack,
    put_under_deck,
    take_into_hand,
)
from kosmodrom.games.space_explorers.rules.conditions import highest
from kosmodrom.games.space_explorers.rules.frames import (
    ANY_COLOURS,
    DIG,
    ENDLESS,
    EXCHANGE,
    FREE_FROM_HAND,
    GET,
    LEND,
    NAME,
    ORDER,
    PLAIN,
    RENEW,
    SIDE,
    frame,
    number_of,
    with_number,
)
from kosmodrom.games.space_explorers.rules.powers import IN_CELL
from kosmodrom.games.space_explorers.rules.projects import box_tiles
from kosmodrom.games.space_explorers.rules.recruit import has_recruit
from kosmodrom.games.space_explorers.rules.tokens import neighbour_seat
from kosmodrom.games.space_explorers.rules.working import lendable
from kosmodrom.games.space_explorers.state import ExplorersState

HIGHEST_FACE: Final = 6


def words_of_section(s: ExplorersState, seat: i64, section: i64) -> i64:
    return s.box.sections[s.players[seat].power * 3 + section]


def why_not_section(s: ExplorersState, seat: i64, section: i64) -> str | None:
    """SX-W8 A section whose token is in its niche; SX-T1 in its time; SX-T6, SX-A14 if it could do anything."""
    if not has_module(s, POWERS):
        return "SX-W8"
    token = count(s.players[seat].sections, section)
    if token == 0 or token > HIGHEST_FACE:
        return "SX-W8"
    kind = kind_of_words(words_of_section(s, seat, section))
    if kind in (SECTION_ENDLESS, SECTION_ANY_COLOURS, SECTION_EXCHANGE, SECTION_ANY) and s.acted != 0:
        return "SX-T1"
    return why_not_effect(s, seat, kind)


def why_not_effect(s: ExplorersState, seat: i64, kind: i64) -> str | None:
    """SX-W11 to SX-W14 Why a section could do nothing."""
    player = s.players[seat]
    if kind in (SECTION_DRAW, SECTION_RENEW):
        return None if can_draw(s) else "SX-T6"
    if kind == SECTION_DIG:
        return None if deck_size(s) > 0 else "SX-T6"
    if kind == SECTION_TOKENS:
        return None if others_have_tokens(s, seat) else "SX-W11"
    if kind == SECTION_ENDLESS:
        return None if can_lay_token(s, seat) else "SX-W11"
    if kind == SECTION_REORDER:
        return None if highest(player.heights) > 1 else "SX-W12"
    if kind == SECTION_ANY_COLOURS:
        return None if has_recruit(s, seat, ANY_COLOURS, PLAIN) else "SX-P8"
    if kind == SECTION_LEND:
        return None if lendable(s, seat) != 0 else "SX-W13"
    if kind == SECTION_EXCHANGE:
        return None if player.cards > 0 else "SX-W13"
    if kind == SECTION_REARRANGE:
        return None if s.center_size > 1 and has_marks(s) else "SX-W14"
    if kind == SECTION_PROJECT:
        return None if box_tiles(s) != 0 else "SX-W14"
    return None


def has_marks(s: ExplorersState) -> bool:
    """Whether a power token lies in the Center."""
    place: i64 = 0
    while place < s.center_size:
        if s.marks[place] != 0:
            return True
        place += 1
    return False


def use_section(s: ExplorersState, seat: i64, section: i64, rng: Rng) -> None:
    """SX-W8 The token slides into the cell."""
    words = words_of_section(s, seat, section)
    kind = kind_of_words(words)
    s.players[seat].sections += IN_CELL * one(section)
    s.tell(events.SECTION, seat, EVERYONE, section + 1)
    if kind in (SECTION_ANY_COLOURS, SECTION_EXCHANGE):
        s.acted = 1
        s.passes = 0
    if kind == SECTION_DRAW:
        draw(s, seat, amount_of(words), rng)
    elif kind == SECTION_ANY:
        s.wild += amount_of(words)
    elif kind == SECTION_REARRANGE:
        lift_marks(s)
    elif kind == SECTION_PROJECT:
        draw_tile(s, seat, rng)
    else:
        ask_section(s, seat, kind, amount_of(words))


def ask_section(s: ExplorersState, seat: i64, kind: i64, amount: i64) -> None:
    """The question that a section begins with."""
    if kind == SECTION_TOKENS:
        push(s, frame(GET, seat, amount))
    elif kind == SECTION_ENDLESS:
        push(s, frame(ENDLESS, seat, amount))
    elif kind == SECTION_REORDER:
        push(s, frame(ORDER, seat))
    elif kind == SECTION_ANY_COLOURS:
        push(s, frame(NAME, seat, ANY_COLOURS))
    elif kind == SECTION_DIG:
        push(s, frame(DIG, seat))
    elif kind == SECTION_LEND:
        push(s, frame(LEND, seat))
    elif kind == SECTION_RENEW:
        push(s, frame(RENEW, seat, amount))
    else:
        push(s, frame(EXCHANGE, seat))


# USSR


def others_have_tokens(s: ExplorersState, seat: i64) -> bool:
    other: i64 = 0
    while other < len(s.players):
        if other != seat and s.players[other].tokens != 0:
            return True
        other += 1
    return False


def why_not_get(s: ExplorersState, seat: i64, neighbour: i64, token: i64) -> str | None:
    """SX-W11, SX-X6 Any tokens from other players, directives too."""
    other = neighbour_seat(s, seat, neighbour)
    return None if other >= 0 and count(s.players[other].tokens, token) > 0 else "SX-W11"


def get(s: ExplorersState, seat: i64, neighbour: i64, token: i64) -> None:
    """SX-W11 Both from one or one each from two; if there is only one, that one."""
    other = neighbour_seat(s, seat, neighbour)
    s.players[other].tokens -= one(token)
    s.players[seat].tokens += one(token)
    s.tell(events.TOKENS, other, EVERYONE, token, 1, seat)
    left = number_of(top(s), 0) - 1
    replace_top(s, with_number(top(s), 0, left))
    if left == 0 or not others_have_tokens(s, seat):
        pop(s)


def can_lay_token(s: ExplorersState, seat: i64) -> bool:
    colour: i64 = 0
    while colour < COLOURS:
        if why_not_endless(s, seat, colour) is None:
            return True
        colour += 1
    return False


def why_not_endless(s: ExplorersState, seat: i64, colour: i64) -> str | None:
    """SX-W11, SX-X6 Three different colours, no directive."""
    player = s.players[seat]
    if count(player.tokens, colour) == 0 or player.endless & bit(colour) != 0:
        return "SX-W11"
    return None


def lay_endless(s: ExplorersState, seat: i64, colour: i64) -> None:
    """SX-W11 It stays yours, and can't be spent meanwhile."""
    player = s.players[seat]
    player.tokens -= one(colour)
    player.endless |= bit(colour)
    s.tell(events.LAID, seat, EVERYONE, colour)
    left = number_of(top(s), 0) - 1
    replace_top(s, with_number(with_number(top(s), 0, left), 1, 1))
    if left == 0 or not can_lay_token(s, seat):
        pop(s)


# USA


def why_not_order(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-W12 A card of one of your divisions; the next one from the top down."""
    player = s.players[seat]
    found = top(s)
    division = division_with(player, card)
    if division == NOWHERE or height(player, division) < 2:
        return "SX-W12"
    chosen = number_of(found, 0)
    if chosen != 0 and division != chosen - 1:
        return "SX-W12"
    is_left = place_in_stack(player, division, card) < height(player, division) - number_of(found, 1)
    return None if is_left else "SX-W12"


def order(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W12 The cards of the division in any order, from the top down; the last one is where it must be."""
    player = s.players[seat]
    division = division_with(player, card)
    picked = number_of(top(s), 1)
    last = height(player, division) - 1 - picked
    move_card(player, division, place_in_stack(player, division, card), last)
    s.tell(events.ORDERED, seat, EVERYONE, card)
    replace_top(s, frame(ORDER, seat, division + 1, picked + 1))
    if last == 1:
        pop(s)


def dig(s: ExplorersState, seat: i64, colour: i64, rng: Rng) -> None:
    """SX-W12 Turn up specialists until one shows the skill; take it, the others go under the deck in that order."""
    pop(s)
    s.tell(events.NAMED, seat, EVERYONE, colour)
    s.reveal()
    others: vec[u8] = vec[u8]()
    while deck_size(s) > 0:
        card = draw_specialist(s, rng)
        s.tell(events.TURNED_UP, seat, EVERYONE, card)
        if of_colour(s.box.skills[card], colour) > 0:
            take_into_hand(s, seat, card, True)
            s.tell(events.PICKED, seat, EVERYONE, card)
            break
        others = append(others, u8(card))
    for other in others:
        put_under_deck(s, i64(other))


# France


def why_not_lend(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-W13 A top specialist of another hub with an ability."""
    return None if card <= 60 and lendable(s, seat) & bit(card - 1) != 0 else "SX-W13"


def lend(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W13 Until the end of the turn one more working specialist of yours."""
    pop(s)
    s.lent |= bit(card - 1)
    s.tell(events.LENT, seat, EVERYONE, card)


def renew(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W13 A hand card under the deck, shown."""
    drop_from_hand(s.players[seat], card)
    put_under_deck(s, card)
    s.show()
    replace_top(s, with_number(top(s), 1, number_of(top(s), 1) + 1))


def finish_renewing(s: ExplorersState, seat: i64, rng: Rng) -> None:
    """SX-W13 Draw as many, then one more."""
    found = top(s)
    pop(s)
    draw(s, seat, number_of(found, 0) + number_of(found, 1), rng)


def can_renew(s: ExplorersState, seat: i64) -> bool:
    """Whether a hand card is left to put under the deck."""
    return hand_size(s.players[seat]) > 0


def why_not_renew(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-W13 A hand card."""
    return None if holds(s.players[seat], card) else "SX-W13"


def why_not_exchange(s: ExplorersState, seat: i64, card: i64) -> str | None:
    """SX-W13 Any card of your hub, a covered one too."""
    return None if division_with(s.players[seat], card) != NOWHERE else "SX-W13"


def exchange(s: ExplorersState, seat: i64, card: i64) -> None:
    """SX-W13, SX-X1 A card of the hub, a leader too, into hand; then a card from hand is recruited free."""
    player = s.players[seat]
    lift_card(s.box, player, card)
    if kind_of_words(s.box.talents[player.talent]) == PAWN_COVERED and player.pawn == card:
        player.pawn = 0
    take_into_hand(s, seat, card, True)
    s.tell(events.TOOK_BACK, seat, EVERYONE, card)
    replace_top(s, frame(NAME, seat, FREE_FROM_HAND))


# Japan


def lift_marks(s: ExplorersState) -> None:
    """SX-W14 The power tokens of the Center are laid anew, one after another, USSR first."""
    place: i64 = 0
    while place < s.center_size:
        mark = i64(s.marks[place])
        if mark > 0:
            s.limbo += (mark & 7) * one(mark // 8)
            s.marks[place] = 0
        place += 1


def draw_tile(s: ExplorersState, seat: i64, rng: Rng) -> None:
    """SX-W14 A random tile from the box; the player on your left chooses the side."""
    tiles = box_tiles(s)
    tile = member(tiles, rng.below(size(tiles), FROM_TILES))
    s.tell(events.TILE, seat, EVERYONE, tile)
    push(s, frame(SIDE, left_of(s, seat), tile, seat))


def choose_side(s: ExplorersState, side: i64) -> None:
    """SX-W14 Only its owner can complete it; it stays open until then."""
    found = top(s)
    pop(s)
    tile = number_of(found, 0)
    owner = number_of(found, 1)
    s.tiles &= ~bit(tile)
    s.players[owner].own |= bit(2 * tile + side)
    s.tell(events.OWN, owner, EVERYONE, 2 * tile + side)


def side_by_itself(s: ExplorersState, tile: i64) -> i64:
    """SX-Z7 The side that asks for more skills, then fewer points, then the first."""
    first = colour_total(s.box.needs[2 * tile])
    second = colour_total(s.box.needs[2 * tile + 1])
    if first != second:
        return 0 if first > second else 1
    return 1 if s.box.project_points[2 * tile + 1] < s.box.project_points[2 * tile] else 0
