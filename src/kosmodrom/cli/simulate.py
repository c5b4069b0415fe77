"""`kosmodrom simulate`: many games between bots, and what they add up to."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import Struct

from kosmodrom.cli.build import warn_if_uncompiled
from kosmodrom.cli.complaint import check_number, check_seed
from kosmodrom.cli.exitcode import INTERRUPTED
from kosmodrom.cli.interrupt import Interrupt
from kosmodrom.cli.jsonlines import RecordLines
from kosmodrom.cli.language import Language, language_of_environment
from kosmodrom.cli.options import read_options
from kosmodrom.cli.progress import Bar
from kosmodrom.cli.registry import Content, find_game
from kosmodrom.cli.screen import Screen, print_json, warn
from kosmodrom.cli.seats import check_count, read_level
from kosmodrom.cli.simulation import show_summary
from kosmodrom.cli.words import say
from kosmodrom.lab.arena import Plan, is_repeatable
from kosmodrom.lab.simulate import WorkerLost
from kosmodrom.lab.simulate import simulate as play_games
from kosmodrom.lab.tally import Summary, Tally

MOST_GAMES: Final = 100_000_000
MOST_JOBS: Final = 1024


class Report(Struct, frozen=True):
    """The result of the command, for programs."""

    summary: Summary
    jobs: int
    seconds: float
    games_per_second: float
    interrupted: bool
    failed: bool
    """A process was lost, and what it was playing with it."""
    records: str
    """The file with the records; empty if there is none. What was interrupted is in one that ends with .partial."""


def simulate(
    game: str,
    /,
    *,
    bots: str,
    games: int,
    jobs: int | None = None,
    seed: int = 0,
    option: tuple[str, ...] = (),
    content: Content = None,
    out: Path | None = None,
    json: bool = False,
    lang: Language = None,
) -> int:
    """Play many games between bots: wins, scores, lengths, seat advantage.

    Parameters
    ----------
    game
        What to play, as `kosmodrom games` lists it.
    bots
        A bot for each seat, such as easy,medium,easy or hard:2000,easy. They move on by one seat from game to game,
        and change neighbours when each has had each seat. They think by their cap in simulations, so that results can
        be repeated, unless a time such as hard:0.5s is asked for.
    games
        How many games.
    jobs
        How many processes; by default one for each core. Results don't depend on it.
    seed
        Where chance starts.
    option
        An option of the table as NAME=CHOICE, as `kosmodrom games` lists them; may be given several times.
    content
        A folder with content of your own instead of what the game comes with.
    out
        A file for the records, one a line; an older one is replaced when all games are played. Until then, and when it
        is interrupted, what is done is in a file beside it whose name ends with .partial.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    about = find_game(game, content).about
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        read_level(name)
    check_count(len(names), about)
    check_number("--games", games, 1, MOST_GAMES)
    check_seed(seed)
    jobs = count_cores() if jobs is None else jobs
    check_number("--jobs", jobs, 1, MOST_JOBS)
    options = read_options(option, about)
    folder = "" if content is None else str(content.absolute())
    plan = Plan(about.name, names, games, seed, keeps_records=out is not None, options=options, content=folder)
    report = run(plan, jobs, out, language)
    if json:
        print_json(report)
    else:
        _show(report, Screen(language))
    return 1 if report.failed else INTERRUPTED if report.interrupted else 0


def count_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run(plan: Plan, jobs: int, out: Path | None, language: str) -> Report:
    """Play the games of a plan, with a progress bar; Ctrl-C ends it early and keeps what is done."""
    tally = Tally(plan)
    start = time.perf_counter()
    with Interrupt() as interrupt, RecordLines(out) as lines:
        _warn(plan, language)
        failed = False
        try:
            _play(plan, jobs, tally, lines, interrupt, language)
            if tally.games == plan.games:
                lines.finish()
        except WorkerLost as lost:
            warn("worker-lost", language, code=str(lost.code))
            failed = True
    seconds = time.perf_counter() - start
    interrupted = interrupt.happened and tally.games < plan.games
    records = str(lines.place) if lines.place is not None and tally.games else ""
    return Report(tally.summary(), jobs, seconds, tally.games / seconds, interrupted, failed, records)


def _play(plan: Plan, jobs: int, tally: Tally, lines: RecordLines, interrupt: Interrupt, language: str) -> None:
    with Bar(say("progress-games", language), plan.games) as bar, suppress(KeyboardInterrupt):
        for played in play_games(plan, jobs, interrupt.has_happened):
            lines.add(played.record)
            tally.add(played)
            bar.advance()


def _warn(plan: Plan, language: str) -> None:
    warn_if_uncompiled(language)
    if not all(is_repeatable(name) for name in plan.bots):
        warn("not-repeatable", language)


def _show(report: Report, screen: Screen) -> None:
    if report.interrupted or report.failed:
        screen.say("interrupted", games=report.summary.games, planned=report.summary.planned, style="bold")
    show_summary(report.summary, report.games_per_second, report.jobs, screen)
    if report.records:
        screen.say("records-written", file=report.records, count=report.summary.games)
