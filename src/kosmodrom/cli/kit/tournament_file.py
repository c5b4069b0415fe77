"""What is kept of a tournament: all games and the ratings in JSON, or the table alone as CSV."""

import csv
from io import StringIO
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.lab.ratings import Lineup, Meeting, Rating
from kosmodrom.lab.tournament import Basis

WHOLE: Final = ".json"
TABLE: Final = ".csv"


class Ranking(Struct, frozen=True):
    """How a tournament stands: `played` of the games `planned`, ratings the best first, one of them set."""

    basis: Basis
    bots: tuple[str, ...]
    planned: int
    played: int
    anchor: str
    anchored: int
    ratings: list[Rating]
    meetings: list[Meeting]


class Kept(Struct, frozen=True):
    """The file: how it stands, and the games, by which it can be resumed."""

    ranking: Ranking
    lineups: list[Lineup]


def check_place(out: Path | None, resume: bool) -> None:
    """Complain about a file that can't be meant, before anything is played."""
    if out is not None and out.suffix not in (WHOLE, TABLE):
        raise Complaint("tournament-out", file=str(out))
    if resume and (out is None or out.suffix != WHOLE):
        raise Complaint("tournament-resume")
    if out is not None and not resume and out.suffix == WHOLE and out.exists():
        raise Complaint("tournament-is-there", file=str(out))


def read_kept(path: Path, basis: Basis) -> list[Lineup]:
    """The games in a file; complains about a file that has none, or those of another tournament."""
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    except OSError as error:
        raise Complaint("bad-file", file=str(path), reason=reason_of(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Complaint("bad-tournament", file=str(path), detail=str(error)) from None
    for lineup in kept.lineups:
        if any(len(shares) != len(lineup.bots) for shares in lineup.games.values()):
            raise Complaint("bad-tournament", file=str(path), detail=f"shares of {', '.join(lineup.bots)}")
    before = kept.ranking.basis
    for name in basis.__struct_fields__:
        found, here = getattr(before, name), getattr(basis, name)
        if found != here:
            raise Complaint("tournament-other", file=str(path), what=name, found=_written(found), here=_written(here))
    return kept.lineups


def _written(value: object) -> str:
    """A value of a basis; options as they are asked for."""
    if isinstance(value, dict):
        return ", ".join(f"{name}={choice}" for name, choice in value.items()) or "-"
    return str(value)


def write_kept(path: Path | None, kept: Kept) -> None:
    if path is not None:
        write_file(path, msgspec.json.encode(kept) if path.suffix == WHOLE else as_csv(kept.ranking).encode())


def as_csv(ranking: Ranking) -> str:
    """A row a bot, the best first: rating, interval, games, share of the wins, and its share against each bot."""
    names = [rating.bot for rating in ranking.ratings]
    met = {(meeting.bot, meeting.other): meeting.wins.share for meeting in ranking.meetings}
    text = StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["bot", "rating", "low", "high", "games", "wins", *names])
    for found in ranking.ratings:
        rating, shares = found.rating, [met.get((found.bot, other)) for other in names]
        cells = ["" if share is None else f"{share:.4f}" for share in shares]
        bounds = [f"{round(value, 1) + 0.0:.1f}" for value in (rating.value, rating.low, rating.high)]
        rows.writerow([found.bot, *bounds, found.games, f"{found.wins.share:.4f}", *cells])
    return text.getvalue()
