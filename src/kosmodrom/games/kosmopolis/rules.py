"""The rules of Kosmopolis: who may do what, and play. The draft and the end of a round have files of their own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
from kosmodrom.games.kosmopolis.draft import cards_to_keep, keep
from kosmodrom.games.kosmopolis.events import (
    DECK_EMPTY,
    DRAWN,
    GOLD,
    GOLD_EMPTY,
    LAID,
    LAST_LAP,
    LOOKED,
    NO_MODIFIER,
    NOTHING_TO_TAKE,
    TAKEN,
    TO_CAPITAL,
    TO_CITY,
)
from kosmodrom.games.kosmopolis.knowledge import is_telling
from kosmodrom.games.kosmopolis.moves import CAPITAL, CITY, KEEP, LAY, PAY, TAKE, kind_of_move
from kosmodrom.games.kosmopolis.parts import (
    BLUE,
    COLOURS,
    DECK,
    GREEN,
    MODIFIER_DECK,
    MODIFIERS,
    NO_CARDS,
    PINK,
    YELLOW,
    colour_of,
    count,
    list_kinds,
    list_kinds_twice,
    lowest_of_colour,
    of_colour,
    single,
    size,
)
from kosmodrom.games.kosmopolis.round_end import can_pay, colours_above, end_round, pay
from kosmodrom.games.kosmopolis.state import (
    HELD,
    IN_DECK,
    KEEPING,
    LAYING,
    OVER,
    PAYING,
    PLAYING,
    SEAT_BITS,
    TAKING,
    KosmopolisState,
    left_of,
)

LONGEST_GAME: Final = 202
"""Each of 71 cards is played at most once and asks at most one thing more; 48 are kept and 12 limits paid at most."""


# Who acts, what is legal, what a move does


def acting(s: KosmopolisState) -> i64:
    """The seats that owe a decision, as a set of bits."""
    if s.question == OVER:
        return 0
    if s.question != KEEPING:
        return only(s.turn)
    seats: i64 = 0
    for seat in range(s.seats):
        if s.players[seat].owes > 0:
            seats |= only(seat)
    return seats


def next_seat(s: KosmopolisState) -> i64:
    """One seat that owes a decision, the lowest in a draft; -1 when the game is over."""
    if s.question == KEEPING:
        seat: i64 = 0
        while s.players[seat].owes == 0:
            seat += 1
        return seat
    if s.question == OVER:
        return -1
    return s.turn


def fill_legal(s: KosmopolisState, seat: i64, moves: vec[i64]) -> i64:
    """Every move that `why_not` does not refuse to a seat that is to act."""
    n: i64 = 0
    question = s.question
    if question == PLAYING:
        n = list_kinds_twice(cards_to_play(s, seat), CITY, CAPITAL, moves)
    elif question == KEEPING:
        n = list_kinds(cards_to_keep(s, seat), moves)
    elif question == LAYING:
        for colour in range(COLOURS):
            moves[n] = LAY + colour
            n += 1
    elif question == TAKING:
        for colour in range(COLOURS):
            if can_take(s, colour):
                moves[n] = TAKE + colour
                n += 1
    else:
        above = colours_above(s, seat)
        for chosen in range(16):
            if chosen & above == chosen and can_pay(s, seat, chosen):
                moves[n] = PAY + chosen
                n += 1
    return n


def only_move(s: KosmopolisState, seat: i64, moves: vec[i64]) -> i64:
    """The single move of a seat where all see it: the last card of a pack, one card to take, nothing to pay with."""
    if s.question == PLAYING or (s.question == KEEPING and size(s.players[seat].pack) > 1):
        return -1
    return moves[0] if fill_legal(s, seat, moves) == 1 else -1


def why_not(s: KosmopolisState, seat: i64, move: i64) -> str | None:
    """The rule that refuses a move to a seat that is to act, or nothing."""
    kind = kind_of_move(move)
    if question_of(kind) != s.question:
        return OTHER_QUESTION
    if kind == KEEP:
        return None if count(cards_to_keep(s, seat), move - KEEP) > 0 else "KP-D2"
    if kind == TAKE:
        return None if can_take(s, move - TAKE) else "KP-P6"
    if kind == PAY:
        return None if can_pay(s, seat, move - PAY) else "KP-R4"
    if kind == LAY:
        return None
    return None if count(cards_to_play(s, seat), move - kind) > 0 else "KP-P1"


def question_of(kind: i64) -> i64:
    """The question that a kind of move answers."""
    if kind == KEEP:
        return KEEPING
    if kind == LAY:
        return LAYING
    if kind == TAKE:
        return TAKING
    if kind == PAY:
        return PAYING
    return PLAYING


def apply(s: KosmopolisState, seat: i64, move: i64, rng: Rng) -> None:
    """Carry out a legal move, and all that follows without a decision."""
    kind = kind_of_move(move)
    if kind == KEEP:
        keep(s, seat, move - KEEP)
    elif kind == CITY:
        play_to_city(s, seat, move - CITY, rng)
    elif kind == CAPITAL:
        play_to_capital(s, seat, move - CAPITAL, rng)
    elif kind == LAY:
        lay_modifier(s, seat, move - LAY, rng)
    elif kind == TAKE:
        take_from_capital(s, seat, move - TAKE, rng)
    else:
        pay(s, seat, move - PAY, rng)


# Play


def cards_to_play(s: KosmopolisState, seat: i64) -> i64:
    """KP-P1 Any card of the hand, to either place."""
    return s.players[seat].hand


def take_out_of_hand(s: KosmopolisState, seat: i64, kind: i64) -> None:
    """KP-I1 Of cards that look alike the one seen by most is played first."""
    if s.witness is not None and is_telling(s, seat, kind):
        s.show()
    player = s.players[seat]
    card = single(kind)
    player.hand -= card
    if player.third & (7 * card) != 0:
        player.third -= card
    elif player.second & (7 * card) != 0:
        player.second -= card
        player.ruled_out |= card
    else:
        player.ruled_out |= 3 * card


def play_to_city(s: KosmopolisState, seat: i64, kind: i64, rng: Rng) -> None:
    """KP-P1 A card to your own city."""
    take_out_of_hand(s, seat, kind)
    s.players[seat].city += single(kind)
    s.tell(TO_CITY, seat, EVERYONE, kind)
    end_turn(s, rng)


def play_to_capital(s: KosmopolisState, seat: i64, kind: i64, rng: Rng) -> None:
    """KP-P2 A card to the capital; its action follows at once."""
    take_out_of_hand(s, seat, kind)
    s.capital += single(kind)
    s.tell(TO_CAPITAL, seat, EVERYONE, kind)
    colour = colour_of(kind)
    if colour == GREEN:
        act_as_scholar(s, seat, rng)
    elif colour == YELLOW:
        act_as_merchant(s, seat, rng)
    elif colour == BLUE:
        act_as_agent(s, seat, rng)
    else:
        act_as_cleric(s, seat, rng)


def act_as_scholar(s: KosmopolisState, seat: i64, rng: Rng) -> None:
    """KP-P3 Draw the top card into hand; none if the deck is empty."""
    if s.deck.size > 0:
        kind = s.deck.draw(rng, DECK)
        s.players[seat].hand += single(kind)
        s.tell(DRAWN, seat, only(seat), kind)
    else:
        s.tell(DECK_EMPTY, seat, EVERYONE)
    end_turn(s, rng)


def act_as_merchant(s: KosmopolisState, seat: i64, rng: Rng) -> None:
    """KP-P4 Take one gold; none if the stock is empty."""
    if s.stock > 0:
        s.stock -= 1
        s.players[seat].gold += 1
        s.tell(GOLD, seat, EVERYONE)
    else:
        s.tell(GOLD_EMPTY, seat, EVERYONE)
    end_turn(s, rng)


def act_as_agent(s: KosmopolisState, seat: i64, rng: Rng) -> None:
    """KP-P5 Look at the top modifier, to lay it face down; none if the deck is empty."""
    left = count_modifiers_in_deck(s)
    if left == 0:
        s.tell(NO_MODIFIER, seat, EVERYONE)
        end_turn(s, rng)
        return
    drawn = rng.below(left, MODIFIER_DECK)
    modifier: i64 = 0
    while s.modifiers[modifier] != IN_DECK or drawn > 0:
        if s.modifiers[modifier] == IN_DECK:
            drawn -= 1
        modifier += 1
    s.modifiers[modifier] = HELD
    s.question = LAYING
    s.tell(LOOKED, seat, only(seat), s.values[modifier])


def count_modifiers_in_deck(s: KosmopolisState) -> i64:
    n: i64 = 0
    for modifier in range(MODIFIERS):
        if s.modifiers[modifier] == IN_DECK:
            n += 1
    return n


def lay_modifier(s: KosmopolisState, seat: i64, colour: i64, rng: Rng) -> None:
    """KP-P5 At any of the four colours, where any number may lie."""
    for modifier in range(MODIFIERS):
        if s.modifiers[modifier] == HELD:
            s.modifiers[modifier] = (colour << SEAT_BITS) + seat
    s.tell(LAID, seat, EVERYONE, colour)
    end_turn(s, rng)


def act_as_cleric(s: KosmopolisState, seat: i64, rng: Rng) -> None:
    """KP-P6 Take a card from the capital into your city; nothing if no colour but pink has any."""
    if can_take(s, BLUE) or can_take(s, GREEN) or can_take(s, YELLOW):
        s.question = TAKING
        return
    s.tell(NOTHING_TO_TAKE, seat, EVERYONE)
    end_turn(s, rng)


def can_take(s: KosmopolisState, colour: i64) -> bool:
    """KP-P6 Never pink; a colour that has cards."""
    return colour != PINK and of_colour(s.capital, colour) != NO_CARDS


def take_from_capital(s: KosmopolisState, seat: i64, colour: i64, rng: Rng) -> None:
    """KP-P6 The lowest card of the colour chosen, into the city."""
    kind = lowest_of_colour(s.capital, colour)
    s.capital -= single(kind)
    s.players[seat].city += single(kind)
    s.tell(TAKEN, seat, EVERYONE, kind)
    end_turn(s, rng)


def end_turn(s: KosmopolisState, rng: Rng) -> None:
    """KP-R1 When a turn ends with an empty hand each other player has one more, and the round ends."""
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.players[s.turn].hand == NO_CARDS:
        s.last_turns = s.seats - 1
        s.tell(LAST_LAP, s.turn, EVERYONE)
    if s.last_turns == 0:
        end_round(s, rng)
        return
    s.turn = left_of(s, s.turn)
    s.question = PLAYING
