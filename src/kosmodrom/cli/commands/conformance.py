"""`kosmodrom conformance`: checks that a game keeps the contract of the engine."""

import multiprocessing
import signal
from pathlib import Path
from threading import Thread
from typing import Final

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import check_number, check_seed
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.jobs import jobs_of
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.progress import Bar
from kosmodrom.cli.kit.registry import Content, check_name, open_pack
from kosmodrom.cli.kit.screen import Screen, warn
from kosmodrom.cli.kit.words import say
from kosmodrom.core.game import Game
from kosmodrom.core.testing import ConformanceReport, check_game
from kosmodrom.core.testing.cover import cover, every_set, share
from kosmodrom.games import NAMES, find

MOST: Final = 1_000_000


def conformance(
    game: str | None = None,
    /,
    *,
    games: int = 5,
    all_options: bool = False,
    every: int = 10,
    seed: int = 0,
    content: Content = None,
    jobs: int | None = None,
    lang: Language = None,
) -> int:
    """Play random games and check every property that must hold for any game.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it; all of them if none is named.
    games
        Games for each number of seats and set of options.
    all_options
        Every set of options instead of a few that try any two choices together; the games are shared among them.
    every
        The costly checks at every n-th position.
    seed
        The seed of the first game.
    content
        A folder with content of your own instead of what the game comes with.
    jobs
        How many processes; by default one for each core.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    checked = games_to_check(game, content)
    jobs = jobs_of(jobs)
    check_number("--games", games, 1, MOST)
    check_number("--every", every, 1, MOST)
    check_seed(seed)
    warn_if_uncompiled(language)
    screen = Screen(language)
    good = True
    for found, spec in checked:
        check = _Check(found, spec, games, all_options, every, seed, jobs, language)
        report = check.wait()
        if report is None:
            warn("conformance-interrupted", language, game=found.about.name, done=check.done)
            return INTERRUPTED
        screen.line(report.text())
        good = good and report.ok
    return 0 if good else 1


def games_to_check(name: str | None, content: Path | None) -> list[tuple[Game, str]]:
    """The games to check, each with the name by which another process finds it."""
    if content is None:
        return [(find(each), make_spec(each)) for each in ([check_name(name)] if name else NAMES)]
    pack = open_pack(content, check_name(name) if name else None)
    return [(pack.game, f"{make_spec(pack.game.about.name)}:{content.absolute()}")]


def make_spec(name: str) -> str:
    """Where a game's `make` is found."""
    return f"kosmodrom.games.{name}:make"


class _Check(Thread):
    """The check of one game, in a thread that blocks Ctrl-C, so that the processes it starts block it too."""

    def __init__(
        self, game: Game, spec: str, games: int, all_options: bool, every: int, seed: int, jobs: int, language: str
    ) -> None:
        super().__init__(daemon=True)
        options = game.about.options
        self.game, self.spec, self.every, self.seed, self.jobs = game, spec, every, seed, jobs
        self.options = every_set(options) if all_options else cover(options)
        self.games = share(games, len(self.options)) if all_options else games
        self.language = language
        self.done = 0
        self.report: ConformanceReport | None = None
        self.error: BaseException | None = None
        self.bar: Bar | None = None

    def wait(self) -> ConformanceReport | None:
        """The verdict; nothing if Ctrl-C came first."""
        try:
            self.start()
            while self.is_alive():
                self.join(0.1)
        except KeyboardInterrupt:
            for child in multiprocessing.active_children():
                child.terminate()
            return None
        if self.error is not None:
            raise self.error
        return self.report

    def run(self) -> None:
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            self.report = check_game(
                self.game,
                options=self.options,
                games=self.games,
                every=self.every,
                seed=self.seed,
                jobs=self.jobs,
                spec=self.spec,
                progress=self._progress,
            )
        except BaseException as error:
            self.error = error
        finally:
            if self.bar is not None:
                self.bar.__exit__()

    def _progress(self, done: int, total: int) -> None:
        if self.bar is None:
            self.bar = Bar(say("progress-conformance", self.language), total).__enter__()
        self.bar.advance(done - self.done)
        self.done = done
