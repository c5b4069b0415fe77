"""What can happen in Kosmopolis, as told to the log. The numbers are a card's kind, a colour or a modifier's value."""

from typing import Final

from kosmodrom.core.events import A, B, C, EventKind, EventTable
from kosmodrom.games.kosmopolis.moves import CARD_NAMES, COLOUR_NAMES

FIRST: Final = 0
"""A seat was dealt the highest modifier (a) and begins."""
SEED: Final = 1
"""A card (a) was turned up for the capital."""
DEAL: Final = 2
"""A round (a) was dealt, so many cards (b) each; c is 1 if the deck was too short for a full deal."""
KEPT: Final = 3
PASSED: Final = 4
"""All packs went left."""
TO_CITY: Final = 5
TO_CAPITAL: Final = 6
DRAWN: Final = 7
DECK_EMPTY: Final = 8
GOLD: Final = 9
GOLD_EMPTY: Final = 10
LOOKED: Final = 11
"""A seat looked at a modifier (a: its value)."""
NO_MODIFIER: Final = 12
LAID: Final = 13
"""A seat laid a modifier at a colour (a)."""
TAKEN: Final = 14
NOTHING_TO_TAKE: Final = 15
LAST_LAP: Final = 16
LEFT_OVER: Final = 17
REVEALED: Final = 18
"""At a colour (a) a modifier (b: its value) was turned up."""
LIMIT: Final = 19
"""The limit of a colour (a) is b."""
PAID: Final = 20
"""A seat paid for a colour (a) so much gold (b)."""
LOST: Final = 21
"""A seat lost a colour (a): a total of b against a limit of c."""
BONUS: Final = 22
NEXT_FIRST: Final = 23
END: Final = 24
SAFE: Final = 25
"""A seat keeps a colour (a): a total of b within a limit of c."""

_CARD: Final = A.of(CARD_NAMES)
_COLOUR: Final = A.of(COLOUR_NAMES)
EVENTS: Final = EventTable(
    EventKind(FIRST, "first", "KP-S2", value=A),
    EventKind(SEED, "seed", "KP-S1", card=_CARD),
    EventKind(DEAL, "deal", {0: "KP-D1", 1: "KP-D3"}, round=A, cards=B),
    EventKind(KEPT, "kept", "KP-D2", card=_CARD),
    EventKind(PASSED, "passed", "KP-D2"),
    EventKind(TO_CITY, "to_city", "KP-P1", card=_CARD),
    EventKind(TO_CAPITAL, "to_capital", "KP-P1", card=_CARD),
    EventKind(DRAWN, "drawn", "KP-P3", card=_CARD),
    EventKind(DECK_EMPTY, "deck_empty", "KP-P3"),
    EventKind(GOLD, "gold", "KP-P4", gold=1),
    EventKind(GOLD_EMPTY, "gold_empty", "KP-P4"),
    EventKind(LOOKED, "looked", "KP-P5", value=A),
    EventKind(NO_MODIFIER, "no_modifier", "KP-P5"),
    EventKind(LAID, "laid", "KP-P5", colour=_COLOUR),
    EventKind(TAKEN, "taken", "KP-P6", card=_CARD),
    EventKind(NOTHING_TO_TAKE, "nothing_to_take", "KP-P6"),
    EventKind(LAST_LAP, "last_lap", "KP-R1"),
    EventKind(LEFT_OVER, "left_over", "KP-R2", card=_CARD),
    EventKind(REVEALED, "revealed", "KP-R3", colour=_COLOUR, value=B),
    EventKind(LIMIT, "limit", "KP-R3", colour=_COLOUR, limit=B),
    EventKind(PAID, "paid", "KP-R4", colour=_COLOUR, gold=B),
    EventKind(LOST, "lost", "KP-R3", colour=_COLOUR, total=B, limit=C),
    EventKind(BONUS, "bonus", "KP-R5", card=_CARD),
    EventKind(NEXT_FIRST, "next_first", "KP-R7"),
    EventKind(END, "end", "KP-E1"),
    EventKind(SAFE, "safe", "KP-R3", colour=_COLOUR, total=B, limit=C),
)
"""Numbers that not all see are those of KEPT, DRAWN and LOOKED."""
