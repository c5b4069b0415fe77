"""A comparison of two moves in words."""

from pathlib import Path
from typing import Final

from kosmodrom.bots.comparison import RIVAL, Comparison, LineDifference
from kosmodrom.core.game import Game
from kosmodrom.core.state import State
from kosmodrom.core.text import Texts

TEXTS: Final = Texts(Path(__file__).parent)
LEAST_TOLD: Final = 0.05
"""A lone player's points are told with one decimal: what is less than this is none."""


def comparison_words(game: Game, state: State, seat: int, comparison: Comparison, language: str) -> str:
    """What the move brings beside the next best, in a sentence for the seat that may make both."""
    is_alone = state.seats == 1
    verdict = _verdict(comparison, is_alone)
    lines = _lines_words(game, comparison.lines, language) if verdict != "worse" else ""
    if verdict == "alike" and lines:
        verdict = "even"
    message = f"compared-{verdict}-alone" if is_alone and verdict != "alike" else f"compared-{verdict}"
    words = TEXTS.say(
        message,
        language,
        other=game.move_words(state, seat, comparison.other, language),
        wins=round(100 * abs(comparison.difference)),
        points=abs(comparison.difference),
    )
    if not lines:
        return TEXTS.say("compared-without-lines", language, verdict=words)
    return TEXTS.say("compared-with-lines", language, verdict=words, lines=lines)


def line_words(game: Game, line: LineDifference, language: str) -> tuple[str, float]:
    """The name of a line of the score as it is within a sentence, and how many points more stand by it.

    A line by which somebody else's points count against one is called what `ID-against` says: by it stand theirs.
    """
    if line.text == RIVAL:
        return TEXTS.say(RIVAL, language), line.points
    texts, against = game.about.texts, f"{line.text}-against"
    if texts.has(against):
        return texts.say(against, language), -line.points
    return texts.say(line.text, language).lower(), line.points


def _verdict(comparison: Comparison, is_alone: bool) -> str:
    """Whether the move is better, worse or alike: too small a difference to be told is none."""
    difference = comparison.difference
    is_told = abs(difference) >= LEAST_TOLD if is_alone else round(100 * abs(difference)) > 0
    if not comparison.is_clear or not is_told:
        return "alike"
    return "better" if difference > 0 else "worse"


def _lines_words(game: Game, lines: tuple[LineDifference, ...], language: str) -> str:
    """Each line with its points; the word "points" stands with the first."""
    said: list[str] = []
    for line in lines:
        name, points = line_words(game, line, language)
        sized = TEXTS.say("compared-more" if points > 0 else "compared-less", language, points=abs(points))
        message = "compared-further-line" if said else "compared-line"
        said.append(TEXTS.say(message, language, line=name, points=sized))
    return ", ".join(said)
