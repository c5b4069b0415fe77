"""The words in which content files say what a card, a talent, a section, a goal, a tile or a crisis does.

A pattern has the numbers N and M and the word COLOUR in it. Every word may stand on any card of its kind.
"""

from dataclasses import dataclass
from typing import Final

from kosmodrom.core.content import BadContent
from kosmodrom.games.space_explorers.parts import words
from kosmodrom.games.space_explorers.parts.names import COLOUR_NAMES

MOST: Final = 9


@dataclass(frozen=True)
class Pattern:
    """Words with places for numbers and colours; `n` and `m` are the numbers that may stand there."""

    kind: int
    text: str
    n: tuple[int, int] = (1, MOST)
    m: tuple[int, int] = (1, MOST)

    @property
    def name(self) -> str:
        """The kind in words: the pattern without its numbers and colours."""
        return " ".join(word for word in self.text.split() if word not in ("N", "M", "COLOUR", "or", "of"))


@dataclass(frozen=True)
class Said:
    """What words say: the pattern, the numbers and the colours in them."""

    text: str
    pattern: Pattern
    amount: int
    more: int
    colours: tuple[int, ...]

    @property
    def packed(self) -> int:
        return int(words.pack_words(self.pattern.kind, self.amount, self.more, self.colours[0] if self.colours else 0))


NONE: Final = Pattern(words.NO_WORDS, "none")
ABILITIES: Final = (
    NONE,
    Pattern(words.ICONS, "icons COLOUR"),
    Pattern(words.ICONS, "icons COLOUR COLOUR"),
    Pattern(words.ANY_FROM_HAND, "any N from hand"),
    Pattern(words.ANY_FROM_CENTER, "any N from center"),
    Pattern(words.ANY_FOR_TWO, "any N for two-skilled"),
    Pattern(words.DROP_INTO_EMPTY, "drop N into empty"),
    Pattern(words.DROP_INTO_FILLED, "drop N into filled"),
    Pattern(words.DROP_FOR_DEAR, "drop N for dear"),
    Pattern(words.TOKEN_ANY, "token any N"),
    Pattern(words.KEEP_TOKEN, "keep token N"),
    Pattern(words.SWAP_TOKEN, "swap token N"),
    Pattern(words.RETURN_FOR, "return N for M", m=(3, 4)),
    Pattern(words.BORROW, "borrow"),
    Pattern(words.DRAW_AFTER_DEAR, "draw N after dear"),
    Pattern(words.DRAW_AFTER_CHEAP, "draw N after cheap"),
    Pattern(words.DRAW_AFTER_CENTER, "draw N after take from center"),
    Pattern(words.DRAW_AFTER_PROJECT, "draw N after project"),
    Pattern(words.RAISE, "raise N", n=(1, 1)),
    Pattern(words.BUY_TAKE, "tokens N -> take"),
    Pattern(words.BUY_TAKE, "tokens N or M -> take"),
    Pattern(words.BUY_SKILL, "tokens N -> skill"),
    Pattern(words.BUY_SKILL, "tokens N or M -> skill"),
    Pattern(words.FREE, "instead: free N", n=(2, 6)),
    Pattern(words.BUY_RECRUIT, "instead: tokens N -> recruit from hand"),
    Pattern(words.REVEAL, "instead: reveal N take M", n=(1, 5), m=(1, 5)),
    Pattern(words.END_SKILL, "end: N per COLOUR skill"),
    Pattern(words.END_ABOVE, "end: N per card above"),
    Pattern(words.END_TWO, "end: N per two-skilled"),
    Pattern(words.END_PROJECT, "end: N per project"),
    Pattern(words.END_DIVISION, "end: N per division of M"),
    Pattern(words.END_ROW, "end: N per row"),
)
TALENTS: Final = (
    *[pattern for pattern in ABILITIES if pattern is not NONE and not pattern.text.startswith("end:")],
    Pattern(words.DRAW_AFTER_TAKE, "draw N after take"),
    Pattern(words.PAWN_COVERED, "pawn: covered ability"),
    Pattern(words.PAWN_RESERVE, "pawn: reserve N", n=(2, 6)),
    Pattern(words.PAWN_COLOUR, "pawn: colour N"),
)
SECTIONS: Final = (
    Pattern(words.SECTION_DRAW, "draw N"),
    Pattern(words.SECTION_TOKENS, "take tokens N"),
    Pattern(words.SECTION_ENDLESS, "endless tokens N", n=(1, 5)),
    Pattern(words.SECTION_REORDER, "reorder"),
    Pattern(words.SECTION_ANY_COLOURS, "instead: any colours"),
    Pattern(words.SECTION_DIG, "dig"),
    Pattern(words.SECTION_LEND, "lend"),
    Pattern(words.SECTION_RENEW, "renew hand N"),
    Pattern(words.SECTION_EXCHANGE, "instead: exchange"),
    Pattern(words.SECTION_ANY, "any N"),
    Pattern(words.SECTION_REARRANGE, "rearrange"),
    Pattern(words.SECTION_PROJECT, "own project N"),
)
COOPERATIONS: Final = (
    Pattern(words.PER_SET, "N per set of M", m=(1, 3)),
    Pattern(words.FOREIGN_TOKEN, "foreign token N", n=(1, 1)),
    Pattern(words.PRODUCT, "product N"),
    Pattern(words.JOIN_SETS, "join sets"),
)
CONDITIONS: Final = (
    Pattern(words.PROJECTS, "projects N"),
    Pattern(words.TOKENS, "tokens N"),
    Pattern(words.HAND, "hand N"),
    Pattern(words.HUB_CARDS, "cards N", n=(1, 12)),
    Pattern(words.ASTERISKS, "asterisks N"),
    Pattern(words.DEAR, "dear N"),
    Pattern(words.TWO, "two-skilled N"),
    Pattern(words.GIVERS, "top givers N", n=(1, 5)),
    Pattern(words.SKILLS, "COLOUR skills N"),
    Pattern(words.SKILLS_OF_ONE, "skills of one colour N"),
    Pattern(words.DIVISIONS, "divisions N of M", n=(1, 5)),
    Pattern(words.MOST_PROJECTS, "most projects"),
)
SCORES: Final = (
    Pattern(words.PER_ZERO, "N per zero-point"),
    Pattern(words.PER_TWO, "N per two-skilled"),
    Pattern(words.PER_GIVER, "N per top giver"),
    Pattern(words.PER_DIVISION, "N per division of M"),
    Pattern(words.PER_DEAR, "N per dear"),
    Pattern(words.PER_TALLEST, "N per card of tallest"),
    Pattern(words.PER_OTHER, "N per other project"),
    Pattern(words.PER_PROJECT_OF_ALL, "N per project of all"),
)
EFFECTS: Final = (
    Pattern(words.CENTER_FEWER, "center N fewer", n=(1, 5)),
    Pattern(words.ICONS_MORE, "icons N more", n=(1, 3)),
    Pattern(words.SILENCE_UNDER, "silence card under"),
    Pattern(words.SILENCE_TALLEST, "silence tallest"),
    Pattern(words.NO_DECK, "no deck"),
    Pattern(words.FROZEN_TOKENS, "frozen tokens"),
    Pattern(words.PROJECT_MORE, "project N more", n=(1, 3)),
    Pattern(words.TOLL, "toll N card or M tokens", n=(1, 1)),
    Pattern(words.RETURNED_CARDS, "returned cards N", n=(1, 2)),
    Pattern(words.NO_ICONS, "no icons for center"),
)


def read_words(where: str, what: str, text: str, patterns: tuple[Pattern, ...]) -> Said:
    """What words say by one of some patterns; BadContent names the place, the words and what was expected."""
    plain = text.split()
    for pattern in patterns:
        found = match(plain, pattern)
        if found is not None:
            check_numbers(where, what, text, found)
            return found
    expected = ", ".join(dict.fromkeys(pattern.text for pattern in patterns))
    raise BadContent(f"{where}: {what} is {text!r}, expected one of: {expected}")


def match(plain: list[str], pattern: Pattern) -> Said | None:
    """What the words say by one pattern, if they are of that form."""
    expected = pattern.text.split()
    if len(plain) != len(expected):
        return None
    numbers: dict[str, int] = {}
    colours: list[int] = []
    for word, place in zip(plain, expected, strict=True):
        if place in ("N", "M"):
            if not (word.isascii() and word.isdigit()):
                return None
            numbers[place] = int(word)
        elif place == "COLOUR":
            if word not in COLOUR_NAMES:
                return None
            colours.append(COLOUR_NAMES.index(word))
        elif word != place:
            return None
    amount = numbers.get("N", 0)
    return Said(" ".join(plain), pattern, amount, numbers.get("M", amount), tuple(colours))


def check_numbers(where: str, what: str, text: str, said: Said) -> None:
    """BadContent unless the numbers are such as may stand there."""
    bounds = {"N": (said.amount, said.pattern.n), "M": (said.more, said.pattern.m)}
    for letter, (number, (low, high)) in bounds.items():
        if letter in said.pattern.text.split() and not low <= number <= high:
            raise BadContent(f"{where}: {what} is {text!r}, expected a number from {low} to {high}, not {number}")
