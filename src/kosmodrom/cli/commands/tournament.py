"""`kosmodrom tournament`: a round robin between bots, and how strong each is."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import Complaint, check_number, check_seed
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.interrupt import Interrupt
from kosmodrom.cli.kit.jobs import MOST_GAMES, jobs_of
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.options import read_options
from kosmodrom.cli.kit.participants import read_level
from kosmodrom.cli.kit.progress import Bar
from kosmodrom.cli.kit.registry import Content, find_game
from kosmodrom.cli.kit.release import check_release, write_release
from kosmodrom.cli.kit.screen import Screen, print_json, warn
from kosmodrom.cli.kit.tournament_file import WHOLE, Kept, Ranking, check_place, read_kept, write_kept
from kosmodrom.cli.kit.tournament_table import show_ranking
from kosmodrom.cli.kit.words import say
from kosmodrom.lab.arena import is_repeatable
from kosmodrom.lab.ratings import meetings_of, rate
from kosmodrom.lab.simulate import WorkerLost
from kosmodrom.lab.tournament import Basis, Tournament

KEEP_SECONDS: Final = 10.0
"""What is done is written to the file about so often."""
FAILED: Final = 1
MOST_RATING: Final = 10_000


def tournament(
    game: str,
    /,
    *,
    bots: str,
    games: int,
    seats: int = 2,
    anchor: str = "",
    jobs: int | None = None,
    seed: int = 0,
    option: tuple[str, ...] = (),
    content: Content = None,
    out: Path | None = None,
    resume: bool = False,
    release: Path | None = None,
    json: bool = False,
    lang: Language = None,
) -> int:
    """Let bots play each against each, and rate them.

    Parameters
    ----------
    game
        What to play, as `kosmodrom games` lists it.
    bots
        The bots, such as beginner,easy,hard:2000. They think by their cap in simulations, so that results can be
        repeated, unless a time such as hard:0.5s is asked for.
    games
        So many games for each pairing, or, with more seats, for each set of bots that fills them: a multiple of the
        seats, since each deal is played once from every seat. All sets play the same deals.
    seats
        With so many players. If the bots are fewer, some sit there more than once.
    anchor
        A bot and its rating, such as easy=0, which the others are rated by; by default the first bot has 0.
    jobs
        How many processes; by default one for each core. Results don't depend on it.
    seed
        Where chance starts.
    option
        An option of the table as NAME=CHOICE, as `kosmodrom games` lists them; may be given several times.
    content
        A folder with content of your own instead of what the game comes with.
    out
        A file: .json for the ratings and all games, so that it can be resumed, .csv for the table alone.
    resume
        Go on with the games in that file: after an interruption, with more games, or with more bots.
    release
        A file of ratings as it ships (src/kosmodrom/bots/ratings.json): what it has of this game with so many seats is
        replaced when all is played. The bots are levels, the options the usual ones.
    json
        The ratings as JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    found = find_game(game, content)
    about = found.about
    names = _names(bots)
    anchored = _anchor(anchor or f"{names[0]}=0", names)
    check_number("--seats", seats, max(about.min_seats, 2), about.max_seats)
    check_number("--games", games, seats, MOST_GAMES)
    if games % seats:
        raise Complaint("tournament-games", seats=seats, value=games)
    check_seed(seed)
    jobs = jobs_of(jobs)
    basis = Basis.of(about, seats, seed, about.complete(read_options(option, about, seats), seats))
    check_place(out, resume)
    if release is not None:
        check_release(release, names, is_usual=not option and content is None)
    known = read_kept(out, basis) if out is not None and resume else []
    folder = "" if content is None else str(content.absolute())
    run = _Run(Tournament(basis, names, games, known, folder), anchored, out, language)
    code = run.run(jobs)
    if release is not None and code == 0:
        write_release(release, run.ranking(), games)
    if json:
        print_json(run.ranking())
    elif run.tournament.played:
        show_ranking(run.ranking(), Screen(language))
    return code


def _names(bots: str) -> tuple[str, ...]:
    """The bots that were named; complains about one that there isn't, fewer than two, or the same one twice."""
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        read_level(name)
    if len(names) < 2:
        raise Complaint("tournament-bots", bots=bots)
    for place, name in enumerate(names):
        if name in names[:place]:
            raise Complaint("tournament-twice", name=name)
    return names


def _anchor(text: str, names: tuple[str, ...]) -> tuple[str, int]:
    """The bot whose rating is set, and the rating."""
    name, _, rating = text.partition("=")
    digits = rating.strip().removeprefix("-")
    if name.strip() not in names or not digits.isascii() or not digits.isdigit() or int(digits) > MOST_RATING:
        raise Complaint("tournament-anchor", value=text, example=f"{names[0]}=0")
    return name.strip(), int(rating)


class _Run:
    """A tournament played to its end, or until Ctrl-C; what is done is written to the file, if there is one."""

    def __init__(self, tournament: Tournament, anchor: tuple[str, int], out: Path | None, language: str) -> None:
        self.tournament = tournament
        self.anchor = anchor
        self.out = out
        self.language = language
        self.planned = tournament.played + len(tournament.missing)
        self._kept_at = 0.0

    def run(self, jobs: int) -> int:
        """Play; returns the exit code."""
        tournament, language = self.tournament, self.language
        warn_if_uncompiled(language)
        if not all(map(is_repeatable, tournament.bots)):
            warn("not-repeatable", language)
        code = 0
        with Interrupt() as interrupt:
            changed = tournament.changed()
            if changed is not None:
                raise Complaint("tournament-changed", file=str(self.out), bots=", ".join(changed.bots))
            try:
                self._play(jobs, interrupt)
            except WorkerLost as lost:
                warn("worker-lost", language, code=str(lost.code))
                code = FAILED
        self._keep()
        if code == 0 and tournament.played < self.planned:
            code = INTERRUPTED
        if code:
            self._say_rest()
        return code

    def _play(self, jobs: int, interrupt: Interrupt) -> None:
        with Bar(say("progress-games", self.language), self.planned) as bar, suppress(KeyboardInterrupt):
            bar.advance(self.tournament.played)
            for _ in self.tournament.play(jobs, interrupt.has_happened):
                bar.advance()
                if time.monotonic() - self._kept_at > KEEP_SECONDS:
                    self._keep()

    def _keep(self) -> None:
        tournament = self.tournament
        if tournament.played:
            write_kept(self.out, Kept(self.ranking(), tournament.lineups + tournament.others))
        self._kept_at = time.monotonic()

    def _say_rest(self) -> None:
        """What is done, and how to go on from there."""
        can_go_on = self.out is not None and self.out.suffix == WHOLE and self.tournament.played
        kept = "yes" if can_go_on else "no"
        file = "" if self.out is None else str(self.out)
        warn(
            "tournament-interrupted",
            self.language,
            games=self.tournament.played,
            planned=self.planned,
            kept=kept,
            file=file,
        )

    def ranking(self) -> Ranking:
        """How it stands, the best first."""
        tournament = self.tournament
        bots, lineups = tournament.bots, tournament.lineups
        anchor, anchored = self.anchor
        ratings = sorted(rate(bots, lineups, anchor, anchored), key=lambda found: found.rating.value, reverse=True)
        names = [found.bot for found in ratings]
        meetings = meetings_of(names, lineups)
        return Ranking(tournament.basis, bots, self.planned, tournament.played, anchor, anchored, ratings, meetings)
