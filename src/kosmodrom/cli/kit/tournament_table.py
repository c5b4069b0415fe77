"""The result of a tournament in figures: a line a bot, and how it fared against each other."""

from typing import Final

from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.tournament_file import Ranking
from kosmodrom.cli.kit.words import decimal, say
from kosmodrom.lab.ratings import Rating

COLUMNS: Final = (
    "tournament-bot",
    "tournament-rating",
    "tournament-interval",
    "tournament-games-played",
    "tournament-wins",
)
"""The ids of what stands above the table, before the bots by their numbers."""
NOBODY: Final = "\N{MIDDLE DOT}"


def show_ranking(ranking: Ranking, screen: Screen) -> None:
    """The title, the table, the best first, and what ratings mean."""
    language, basis = screen.language, ranking.basis
    screen.say(
        "tournament-title",
        style="bold",
        game=basis.game,
        seats=basis.seats,
        games=ranking.played,
        seed=str(basis.seed),
    )
    screen.line()
    numbers = range(1, len(ranking.ratings) + 1)
    heading = ["", *(say(column, language) for column in COLUMNS), *map(str, numbers)]
    rows = [_row(number, rating, ranking, language) for number, rating in zip(numbers, ranking.ratings, strict=True)]
    widths = [max(map(len, column)) for column in zip(heading, *rows, strict=True)]
    screen.line(_line(heading, widths), "bold")
    for row in rows:
        screen.line(_line(row, widths))
    screen.line()
    screen.say("tournament-about", anchor=ranking.anchor, rating=_whole(ranking.anchored, language))


def _row(number: int, found: Rating, ranking: Ranking, language: str) -> list[str]:
    rating = found.rating
    is_anchor = found.bot == ranking.anchor
    interval = "" if is_anchor else f"[{_whole(rating.low, language)}; {_whole(rating.high, language)}]"
    met = {meeting.other: meeting.wins.share for meeting in ranking.meetings if meeting.bot == found.bot}
    others = [_percent(met[each.bot], language) if each.bot in met else NOBODY for each in ranking.ratings]
    wins = _percent(found.wins.share, language) + "%"
    return [f"{number}.", found.bot, _whole(rating.value, language), interval, str(found.games), wins, *others]


def _whole(value: float, language: str) -> str:
    text = decimal(value, 0, language)
    return "0" if text == "\N{MINUS SIGN}0" else text


def _percent(share: float, language: str) -> str:
    return decimal(100 * share, 1, language)


def _line(cells: list[str], widths: list[int]) -> str:
    """Numbers to the right, the bot's name and its interval to the left."""
    padded = [
        cell.ljust(width) if place in (1, 3) else cell.rjust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(padded).rstrip()
