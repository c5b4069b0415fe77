"""KP-P Play: a card to the city or to the capital, and its action there."""

from mypy_extensions import i64

from kosmodrom.core.illegal import OTHER_QUESTION
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import EVERYONE, only
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
from kosmodrom.games.kosmopolis.parts import (
    BLUE,
    DECK,
    GREEN,
    MODIFIER_DECK,
    MODIFIERS,
    NO_CARDS,
    PINK,
    YELLOW,
    colour_of,
    count,
    lowest_of_colour,
    of_colour,
    single,
)
from kosmodrom.games.kosmopolis.rules.round_end import end_round
from kosmodrom.games.kosmopolis.state import (
    HELD,
    IN_DECK,
    LAYING,
    PLAYING,
    SEAT_BITS,
    TAKING,
    KosmopolisState,
    left_of,
)


def cards_to_play(s: KosmopolisState, seat: i64) -> i64:
    """KP-P1 Any card of the hand, to either place."""
    return s.players[seat].hand


def why_not_play(s: KosmopolisState, seat: i64, kind: i64) -> str | None:
    """KP-P1 The rule that keeps a card in hand, or nothing."""
    if s.question != PLAYING:
        return OTHER_QUESTION
    return None if count(cards_to_play(s, seat), kind) > 0 else "KP-P1"


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


def why_not_lay(s: KosmopolisState) -> str | None:
    """KP-P5 A modifier that was looked at may lie at any colour."""
    return None if s.question == LAYING else OTHER_QUESTION


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


def why_not_take(s: KosmopolisState, colour: i64) -> str | None:
    """KP-P6 The rule that keeps a colour of the capital untouched, or nothing."""
    if s.question != TAKING:
        return OTHER_QUESTION
    return None if can_take(s, colour) else "KP-P6"


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
