"""The ratings that come with a release, written from a tournament."""

from math import inf
from pathlib import Path

from kosmodrom.bots.levels import LEVELS
from kosmodrom.bots.ratings import BadRatings, Measurement, RatedLevel, Ratings, read_ratings, write_ratings
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.cli.kit.tournament_file import Ranking
from kosmodrom.lab.arena import level_of
from kosmodrom.lab.ratings import Rating


def check_release(path: Path, bots: tuple[str, ...], *, is_usual: bool) -> None:
    """Complain about a tournament that can't be released, or a file that can't be added to, before it is played."""
    levels = [level_of(bot).name for bot in bots]
    if not is_usual or len(set(levels)) < len(levels):
        raise Complaint("release-usual")
    _read(path)


def write_release(path: Path, ranking: Ranking, games: int) -> None:
    """Put a tournament's ratings in place of older ones of the same game and number of seats."""
    write_file(path, write_ratings(_read(path).replaced(_measurement(ranking, games))))


def _read(path: Path) -> Ratings:
    """The ratings in a file; none if there is no such file."""
    if not path.exists():
        return Ratings()
    try:
        return read_ratings(path.read_bytes())
    except OSError as error:
        raise Complaint("bad-file", file=str(path), reason=reason_of(error)) from None
    except BadRatings as error:
        raise Complaint("bad-ratings", file=str(path), detail=str(error)) from None


def _measurement(ranking: Ranking, games: int) -> Measurement:
    basis = ranking.basis
    levels = [_rated(found, ranking) for found in ranking.ratings]
    levels.sort(key=lambda rated: list(LEVELS).index(rated.level))
    anchor = level_of(ranking.anchor).name
    return Measurement(basis.game, basis.version, basis.content, basis.seats, basis.seed, games, anchor, levels)


def _rated(found: Rating, ranking: Ranking) -> RatedLevel:
    level = level_of(found.bot)
    budget = level.budget
    rating = found.rating
    return RatedLevel(
        level=level.name,
        simulations=0 if budget is None else budget.simulations,
        seconds=None if budget is None or budget.seconds == inf else budget.seconds,
        rating=round(rating.value),
        low=round(rating.low),
        high=round(rating.high),
        games=found.games,
        wins={
            level_of(meeting.other).name: round(meeting.wins.share, 4)
            for meeting in ranking.meetings
            if meeting.bot == found.bot
        },
    )
