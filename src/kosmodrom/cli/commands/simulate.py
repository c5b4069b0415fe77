"""`kosmodrom simulate`: many games between bots, and what they add up to."""

import time
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import check_number, check_seed
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.interrupt import Interrupt
from kosmodrom.cli.kit.jobs import MOST_GAMES, jobs_of
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.options import read_options
from kosmodrom.cli.kit.participants import check_count, read_level
from kosmodrom.cli.kit.progress import Bar
from kosmodrom.cli.kit.record_lines import RecordLines
from kosmodrom.cli.kit.registry import Content, find_game
from kosmodrom.cli.kit.screen import Screen, print_json, warn
from kosmodrom.cli.kit.summary import show_summary
from kosmodrom.cli.kit.words import say
from kosmodrom.lab.arena import Plan, is_repeatable
from kosmodrom.lab.simulate import WorkerLost
from kosmodrom.lab.simulate import simulate as play_games
from kosmodrom.lab.tally import Summary, Tally


class SimulationResult(Struct, frozen=True):
    """The result of the command, for programs."""

    summary: Summary
    jobs: int
    seconds: float
    games_per_second: float
    interrupted: bool
    failed: bool
    """A process ended unexpectedly; its unfinished games are lost."""
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
    jobs = jobs_of(jobs)
    options = read_options(option, about, len(names))
    folder = "" if content is None else str(content.absolute())
    plan = Plan(about.name, names, games, seed, keeps_records=out is not None, options=options, content=folder)
    result = run(plan, jobs, out, language)
    if json:
        print_json(result)
    else:
        _show(result, Screen(language))
    return 1 if result.failed else INTERRUPTED if result.interrupted else 0


def run(plan: Plan, jobs: int, out: Path | None, language: str) -> SimulationResult:
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
    return SimulationResult(tally.summary(), jobs, seconds, tally.games / seconds, interrupted, failed, records)


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


def _show(result: SimulationResult, screen: Screen) -> None:
    if result.interrupted or result.failed:
        screen.say("interrupted", games=result.summary.games, planned=result.summary.planned, style="bold")
    show_summary(result.summary, result.games_per_second, result.jobs, screen)
    if result.records:
        screen.say("records-written", file=result.records, count=result.summary.games)
