"""The moves of Kosmopolis: 84 numbers, a notation (`capital g4`, `pay blue+yellow`) and words."""

from typing import Final

from kosmodrom.core.moves import Kind, MoveSpace
from kosmodrom.core.text import Texts
from kosmodrom.games.kosmopolis.parts import COLOURS, KINDS, colour_of, lowest_of_colour, of_colour, value_of
from kosmodrom.games.kosmopolis.round_end import missing
from kosmodrom.games.kosmopolis.rules import CAPITAL, CITY, KEEP, LAY, PAY, TAKE
from kosmodrom.games.kosmopolis.state import HELD, KosmopolisState

COLOUR_NAMES: Final = ("blue", "pink", "green", "yellow")
CARD_NAMES: Final = tuple(f"{COLOUR_NAMES[colour_of(kind)][0]}{value_of(kind)}" for kind in range(KINDS))
COLOUR_SETS: Final = tuple(
    "+".join(name for colour, name in enumerate(COLOUR_NAMES) if chosen >> colour & 1) or "nothing"
    for chosen in range(2**COLOURS)
)

MOVES: Final = MoveSpace(
    Kind("keep", (CARD_NAMES,)),
    Kind("city", (CARD_NAMES,)),
    Kind("capital", (CARD_NAMES,)),
    Kind("lay", (COLOUR_NAMES,)),
    Kind("take", (COLOUR_NAMES,)),
    Kind("pay", (COLOUR_SETS,)),
)
assert [MOVES.first(kind.verb) for kind in MOVES.kinds] == [KEEP, CITY, CAPITAL, LAY, TAKE, PAY]


def colour_name(colour: int, texts: Texts, language: str) -> str:
    return texts.say(f"colour-{COLOUR_NAMES[colour]}", language)


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value < 0 else "0"


def move_words(s: KosmopolisState, seat: int, move: int, texts: Texts, language: str) -> str:
    """A legal move in words, for the seat that may make it."""
    verb, argument = MOVES.decode(move).verb, MOVES.decode(move).arguments[0]
    if verb == "lay":
        value = next((s.values[m] for m in range(len(s.values)) if s.modifiers[m] == HELD), 0)
        return texts.say("move-lay", language, colour=COLOUR_NAMES[argument], value=signed(value))
    if verb == "take":
        there = of_colour(s.capital, argument)
        value = value_of(lowest_of_colour(s.capital, argument)) if there else 0
        return texts.say("move-take", language, colour=COLOUR_NAMES[argument], value=value)
    if verb == "pay":
        chosen = [colour for colour in range(COLOURS) if argument >> colour & 1]
        gold = sum(missing(s, seat, colour) for colour in chosen)
        saved = ", ".join(colour_name(colour, texts, language) for colour in chosen) or "none"
        return texts.say("move-pay", language, saved=saved, gold=gold)
    return texts.say(f"move-{verb}", language, colour=COLOUR_NAMES[colour_of(argument)], value=value_of(argument))
