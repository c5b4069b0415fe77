"""What can happen in Kosmopolis, as told to the log. The numbers are a card's kind, a colour or a modifier's value."""

from typing import Final

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
