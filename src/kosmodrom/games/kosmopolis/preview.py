"""What the moves of a seat would bring."""

from msgspec import Struct

from kosmodrom.games.kosmopolis.moves import CARD_NAMES, MOVES
from kosmodrom.games.kosmopolis.parts import (
    BLUE,
    COLOURS,
    GREEN,
    MODIFIERS,
    PINK,
    YELLOW,
    colour_of,
    lowest_of_colour,
    total,
    value_of,
)
from kosmodrom.games.kosmopolis.rules.play import can_take, count_modifiers_in_deck
from kosmodrom.games.kosmopolis.rules.round_end import missing
from kosmodrom.games.kosmopolis.state import HELD, KosmopolisState
from kosmodrom.games.kosmopolis.view import colour_view


class Preview(Struct, frozen=True, omit_defaults=True):
    """What a move would bring, as far as the seat can know before it is made."""

    move: str
    colour: str | None = None
    total: int | None = None
    """The seat's city total of the colour afterwards."""
    limit: int | None = None
    """The limit of the colour afterwards, as far as known."""
    brings: str | None = None
    """What the capital's action gives: card, gold, modifier, take, or nothing."""
    takes: str | None = None
    """The card that comes into the city."""
    gold: int | None = None
    """Gold spent."""
    loses: int | None = None
    """Points lost with the colours not saved."""


def preview(s: KosmopolisState, seat: int, moves: list[int]) -> list[Preview]:
    """One preview for each move of a seat, up to the first draw or reveal."""
    return [_preview(s, seat, move) for move in moves]


def _preview(s: KosmopolisState, seat: int, move: int) -> Preview:
    notation = MOVES.notation(move)
    verb, argument = MOVES.decode(move).verb, MOVES.decode(move).arguments[0]
    city = s.players[seat].city
    if verb == "keep":
        return Preview(notation)
    if verb == "city":
        colour = colour_of(argument)
        known = colour_view(s, seat, colour)
        return Preview(notation, known.colour, total(city, colour) + value_of(argument), known.limit)
    if verb == "capital":
        colour = colour_of(argument)
        known = colour_view(s, seat, colour)
        limit = known.limit + value_of(argument)
        return Preview(notation, known.colour, total(city, colour), limit, brings=_action(s, colour))
    if verb == "lay":
        known = colour_view(s, seat, argument)
        held = next(s.values[m] for m in range(MODIFIERS) if s.modifiers[m] == HELD)
        return Preview(notation, known.colour, total(city, argument), known.limit + held)
    if verb == "take":
        kind = lowest_of_colour(s.capital, argument)
        value = value_of(kind)
        known = colour_view(s, seat, argument)
        after = total(city, argument) + value
        return Preview(notation, known.colour, after, known.limit - value, takes=CARD_NAMES[kind])
    saved = [argument >> colour & 1 == 1 for colour in range(COLOURS)]
    short = [missing(s, seat, colour) for colour in range(COLOURS)]
    return Preview(
        notation,
        gold=sum(short[colour] for colour in range(COLOURS) if saved[colour]),
        loses=sum(total(city, colour) for colour in range(COLOURS) if short[colour] and not saved[colour]),
    )


def _action(s: KosmopolisState, colour: int) -> str:
    """KP-P2 What a card of a colour would give if it went to the capital now."""
    if colour == GREEN:
        return "card" if s.deck.size else "nothing"
    if colour == YELLOW:
        return "gold" if s.stock else "nothing"
    if colour == BLUE:
        return "modifier" if count_modifiers_in_deck(s) else "nothing"
    return "take" if any(can_take(s, other) for other in range(COLOURS) if other != PINK) else "nothing"
