"""SX-T2 to SX-T6 Where cards go: hands, hubs, the Center, decks. What each player holds and sees follows from here."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.space_explorers import events
from kosmodrom.games.space_explorers.options import LEADERS
from kosmodrom.games.space_explorers.parts.box import Box
from kosmodrom.games.space_explorers.parts.counts import of_colour, one_of_colour
from kosmodrom.games.space_explorers.parts.names import COLOURS, FROM_DECK, FROM_LEADERS, SPECIALISTS
from kosmodrom.games.space_explorers.parts.sets import bit, member, size
from kosmodrom.games.space_explorers.state import STACK, ExplorersState, Player

NOWHERE: Final = -1


def has_module(s: ExplorersState, module: i64) -> bool:
    """SX-M3 Whether a module is in play."""
    return s.settings & module != 0


def left_of(s: ExplorersState, seat: i64) -> i64:
    """The next seat clockwise; alone, the Rival, and from there the player."""
    seat += 1
    if seat == len(s.players):
        return 0
    return seat


# Hands


def is_leader(card: i64) -> bool:
    return card > SPECIALISTS


def holds(player: Player, card: i64) -> bool:
    """Whether a card is in a hand."""
    if card > SPECIALISTS:
        return player.hand_leaders & bit(card - SPECIALISTS - 1) != 0
    return player.hand & bit(card - 1) != 0


def hand_size(player: Player) -> i64:
    return size(player.hand) + size(player.hand_leaders)


def put_into_hand(player: Player, card: i64, is_seen: bool) -> None:
    """SX-I1 What everybody has seen stays known."""
    if card > SPECIALISTS:
        here = bit(card - SPECIALISTS - 1)
        player.hand_leaders |= here
        if is_seen:
            player.seen_leaders |= here
        return
    here = bit(card - 1)
    player.hand |= here
    if is_seen:
        player.seen |= here


def drop_from_hand(player: Player, card: i64) -> None:
    if card > SPECIALISTS:
        here = bit(card - SPECIALISTS - 1)
        player.hand_leaders &= ~here
        player.seen_leaders &= ~here
        return
    here = bit(card - 1)
    player.hand &= ~here
    player.seen &= ~here


def take_into_hand(s: ExplorersState, seat: i64, card: i64, is_seen: bool) -> None:
    """SX-K3 A card taken into hand in any way is remembered till the end of the turn."""
    put_into_hand(s.players[seat], card, is_seen)
    if seat == s.turn:
        s.took = 1


# Hubs


def height(player: Player, division: i64) -> i64:
    return of_colour(player.heights, division)


def top_card(player: Player, division: i64) -> i64:
    """The top card of a division, or 0."""
    cards = of_colour(player.heights, division)
    if cards == 0:
        return 0
    return i64(player.hub[division * STACK + cards - 1])


def count_skills(box: Box, player: Player, card: i64, division: i64, sign: i64) -> None:
    """SX-P2, SX-L3 The skills of a card come or go; a leader's take the colour of his division."""
    number = box.skill_count[card]
    player.lying += sign * number * one_of_colour(division)
    player.heights += sign * one_of_colour(division)
    player.cards += sign
    if card > SPECIALISTS:
        player.skills += sign * number * one_of_colour(division)
        player.placed_leaders += sign * bit(card - SPECIALISTS - 1)
    else:
        player.skills += sign * box.skills[card]
        player.placed += sign * bit(card - 1)


def lay_card(box: Box, player: Player, card: i64, division: i64) -> None:
    """SX-T3 On top of the division's stack."""
    player.hub[division * STACK + of_colour(player.heights, division)] = u8(card)
    count_skills(box, player, card, division, 1)
    player.look_at_tops()


def is_placed(player: Player, card: i64) -> bool:
    """Whether a card lies in a hub."""
    if card > SPECIALISTS:
        return player.placed_leaders & bit(card - SPECIALISTS - 1) != 0
    return player.placed & bit(card - 1) != 0


def division_with(player: Player, card: i64) -> i64:
    """The division where a card of the hub lies, or NOWHERE."""
    if not is_placed(player, card):
        return NOWHERE
    division: i64 = 0
    while division < COLOURS:
        place: i64 = 0
        cards = of_colour(player.heights, division)
        while place < cards:
            if i64(player.hub[division * STACK + place]) == card:
                return division
            place += 1
        division += 1
    return NOWHERE


def division_for(box: Box, rival: Player, card: i64) -> i64:
    """SX-Z2 A division the card shows, of two the lower stack, of equals the further left; a leader: of all five."""
    best: i64 = -1
    division: i64 = 0
    while division < COLOURS:
        if box.fits[card] & bit(division) != 0 and (best < 0 or height(rival, division) < height(rival, best)):
            best = division
        division += 1
    return best


def place_in_stack(player: Player, division: i64, card: i64) -> i64:
    """How many cards lie below a card of a division."""
    place: i64 = 0
    while i64(player.hub[division * STACK + place]) != card:
        place += 1
    return place


def move_card(player: Player, division: i64, start: i64, end: i64) -> None:
    """A card of a stack goes up to another place; those between come down."""
    first = division * STACK
    card = player.hub[first + start]
    while start < end:
        player.hub[first + start] = player.hub[first + start + 1]
        start += 1
    player.hub[first + end] = card
    player.look_at_tops()


def lift_card(box: Box, player: Player, card: i64) -> None:
    """A card leaves its stack, wherever it lies in it."""
    division = division_with(player, card)
    last = of_colour(player.heights, division) - 1
    move_card(player, division, place_in_stack(player, division, card), last)
    player.hub[division * STACK + last] = 0
    count_skills(box, player, card, division, -1)
    player.look_at_tops()


# The Center


def place_in_center(s: ExplorersState, card: i64) -> i64:
    """The place of a card in the Center, or NOWHERE."""
    place: i64 = 0
    while place < s.center_size:
        if i64(s.center[place]) == card:
            return place
        place += 1
    return NOWHERE


def join_center(s: ExplorersState, card: i64) -> None:
    """SX-T4 At the right end."""
    s.center[s.center_size] = u8(card)
    s.marks[s.center_size] = 0
    s.center_size += 1


def lay_into_center(s: ExplorersState, place: i64, card: i64) -> None:
    """SX-T4 On the freed place."""
    i = s.center_size
    while i > place:
        s.center[i] = s.center[i - 1]
        s.marks[i] = s.marks[i - 1]
        i -= 1
    s.center[place] = u8(card)
    s.marks[place] = 0
    s.center_size += 1


def leave_center(s: ExplorersState, place: i64) -> None:
    """SX-T4 The row closes up."""
    s.center_size -= 1
    while place < s.center_size:
        s.center[place] = s.center[place + 1]
        s.marks[place] = s.marks[place + 1]
        place += 1
    s.center[place] = 0
    s.marks[place] = 0


# Decks


def deck_size(s: ExplorersState) -> i64:
    return size(s.deck) + len(s.under)


def leader_deck_size(s: ExplorersState) -> i64:
    """SX-L1 Without the module there is no deck of leaders."""
    if not has_module(s, LEADERS):
        return 0
    return size(s.leaders) + len(s.under_leaders)


def can_draw(s: ExplorersState) -> bool:
    """SX-T6 Deck empty: no effect draws; SX-L2 but while there are leaders."""
    return deck_size(s) + leader_deck_size(s) > 0


def is_top_known(s: ExplorersState) -> bool:
    """SX-I2 Cards under the deck are known: so is the top one when nothing else is left."""
    if deck_size(s) > 0:
        return s.deck == 0
    return s.leaders == 0


def draw_specialist(s: ExplorersState, rng: Rng) -> i64:
    """The top card of the specialist deck, which is not empty."""
    if s.deck == 0:
        card = i64(s.under[0])
        s.under = s.under[1:]
        return card
    found = member(s.deck, rng.below(size(s.deck), FROM_DECK))
    s.deck &= ~bit(found)
    return found + 1


def draw_leader(s: ExplorersState, rng: Rng) -> i64:
    """SX-L1 The top card of the leader deck, which is not empty."""
    if s.leaders == 0:
        card = i64(s.under_leaders[0])
        s.under_leaders = s.under_leaders[1:]
        return card
    found = member(s.leaders, rng.below(size(s.leaders), FROM_LEADERS))
    s.leaders &= ~bit(found)
    return found + SPECIALISTS + 1


def draw_top(s: ExplorersState, rng: Rng) -> i64:
    """SX-L2 A specialist; a leader once there are none; one of them is left."""
    if deck_size(s) > 0:
        return draw_specialist(s, rng)
    return draw_leader(s, rng)


def put_under_deck(s: ExplorersState, card: i64) -> None:
    """SX-I2 Shown, and known where it lies; SX-X1 leaders under their own deck."""
    if card > SPECIALISTS:
        s.under_leaders = append(s.under_leaders, u8(card))
    else:
        s.under = append(s.under, u8(card))
    s.tell(events.WENT_UNDER, s.turn, EVERYONE, card)


def draw(s: ExplorersState, seat: i64, number: i64, rng: Rng) -> None:
    """SX-T6 A draw larger than the deck takes what is there."""
    while number > 0 and can_draw(s):
        is_known = is_top_known(s)
        card = draw_top(s, rng)
        take_into_hand(s, seat, card, is_known)
        if is_known:
            s.tell(events.DREW_OPEN, seat, EVERYONE, card)
        else:
            s.tell(events.DREW, seat, only(seat), card)
        number -= 1
