"""`kosmodrom train`: a net learns a game by playing it."""

import time
from pathlib import Path
from typing import Final

from msgspec import Struct

from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import Complaint, check_number, check_seed
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.cli.kit.interrupt import Interrupt
from kosmodrom.cli.kit.jobs import MOST_GAMES
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.options import read_options
from kosmodrom.cli.kit.participants import check_count, read_level
from kosmodrom.cli.kit.registry import find_game
from kosmodrom.cli.kit.screen import Screen, print_json
from kosmodrom.cli.kit.words import decimal
from kosmodrom.core.game import Game
from kosmodrom.core.net_file import BadNet
from kosmodrom.lab.arena import level_of, seed_of
from kosmodrom.lab.statistics import Estimate
from kosmodrom.lab.strength import compare
from kosmodrom.lab.train import BATCH, GUEST, USUAL, Course, NoFeatures, Training

LEARNING: Final = ".learning"
"""Ends the name of the file that is needed to train on."""
MOST_HIDDEN: Final = 300
REPORTS: Final = 20
"""How often in a course of games the strength so far is measured."""
FINAL_WORLDS: Final = 4
"""Worlds that the finished net samples for a move."""


class Point(Struct, frozen=True):
    """How far a net has come: its share of the wins (alone: its mean points) after so many games."""

    games: int
    loss: float
    found: Estimate | None = None


class TrainingResult(Struct, frozen=True):
    """The result of the command, for programs."""

    course: Course
    games: int
    curve: list[Point]
    final: dict[str, Estimate]
    """Against each bot that was named."""
    seconds: float
    """Of CPU time, measuring left out."""
    games_per_second: float
    interrupted: bool


def train(
    game: str,
    /,
    *,
    seats: int,
    games: int,
    out: Path,
    seed: int = 0,
    resume: bool = False,
    option: tuple[str, ...] = (),
    hidden: int = USUAL.hidden,
    rate: float = USUAL.rate,
    halved_after: int = USUAL.halved_after,
    trace: float = USUAL.trace,
    noise: int = USUAL.noise_percent,
    worlds: bool = False,
    check: int = 200,
    against: str = "easy",
    json: bool = False,
    lang: Language = None,
) -> int:
    """Train a net that plays a game, by playing it.

    Parameters
    ----------
    game
        What to play, as `kosmodrom games` lists it.
    seats
        With so many players.
    games
        So many games in all, those of an earlier course that is resumed included; full batches of 50 are played.
    out
        A file for the net. What is needed to train on is in a file beside it whose name ends with .learning.
    seed
        Where chance starts: the same course gives the same net on the same kind of machine.
    resume
        Train on what is in that file. How it is trained was said when it began.
    option
        An option of the table as NAME=CHOICE; may be given several times.
    hidden
        Units of the hidden layer, a multiple of 3.
    rate
        How far the net moves at each position, at first.
    halved_after
        After so many games it moves half as far.
    trace
        Lambda: how much of a position's target comes from later than the next position.
    noise
        How many of a hundred moves are any moves.
    worlds
        The net sees worlds, with the secrets of all seats, and judges a move by worlds sampled for its seat; by default
        it sees what the seat knows.
    check
        So many games measure the strength so far, twenty times in a course; 0: none.
    against
        Bots that the finished net is measured against, such as easy,medium.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    found = find_game(game)
    check_count(seats, found.about)
    check_seed(seed)
    check_number("--games", games, BATCH, MOST_GAMES)
    check_number("--halved-after", halved_after, 1, MOST_GAMES)
    check_number("--noise", noise, 0, 100)
    check_number("--check", check, 0, MOST_GAMES)
    if hidden % 3 or not 3 <= hidden <= MOST_HIDDEN:
        raise Complaint("bad-hidden", most=MOST_HIDDEN, value=str(hidden))
    if not 0 < rate <= 1:
        raise Complaint("bad-rate", value=str(rate))
    if not 0 <= trace <= 1:
        raise Complaint("bad-trace", value=str(trace))
    levels = [name.strip() for name in against.split(",")]
    for name in levels:
        read_level(name)
    options = read_options(option, found.about, seats)
    course = Course(
        found.about.name, seats, seed, hidden, rate, halved_after, trace, noise, sees_all=worlds, options=options
    )
    try:
        training = _resumed(found, seats, out) if resume else _begun(found, course, out)
    except NoFeatures as error:
        raise Complaint("no-features", game=str(error)) from None
    warn_if_uncompiled(language)
    screen = Screen(language) if not json else None
    result = _Run(training, out, check, screen).run(games, levels)
    if json:
        print_json(result)
    return INTERRUPTED if result.interrupted else 0


def _begun(game: Game, course: Course, out: Path) -> Training:
    if out.exists():
        raise Complaint("net-is-there", file=str(out))
    return Training(game, course)


def _resumed(game: Game, seats: int, out: Path) -> Training:
    file = learning_file(out)
    try:
        return Training.read(game, seats, file.read_bytes())
    except OSError as error:
        raise Complaint("bad-file", file=str(file), reason=reason_of(error)) from None
    except BadNet as error:
        raise Complaint("bad-net", file=str(file), detail=str(error)) from None


def learning_file(out: Path) -> Path:
    """Where all that is needed to train on is kept."""
    return out.with_name(out.name + LEARNING)


class _Run:
    """A training until enough games are played, or until Ctrl-C; what is done is kept at every report."""

    def __init__(self, training: Training, out: Path, check: int, screen: Screen | None) -> None:
        self.training = training
        self.out = out
        self.check = check
        self.screen = screen
        self.curve: list[Point] = []
        self.seconds = 0.0
        self.first = training.games

    def run(self, games: int, levels: list[str]) -> TrainingResult:
        training = self.training
        self._say_begin()
        between = max(1, games // BATCH // REPORTS) * BATCH
        losses: list[float] = []
        with Interrupt() as interrupt:
            while training.games < games and not interrupt.happened:
                start = time.process_time()
                losses.append(training.run_batch())
                self.seconds += time.process_time() - start
                if training.games % between == 0 or training.games >= games or interrupt.happened:
                    self._report(sum(losses) / len(losses), interrupt.happened)
                    losses = []
            interrupted = interrupt.happened and training.games < games
        final = {} if interrupted or not self.check else {name: self._measure(name, FINAL_WORLDS) for name in levels}
        self._say_end(final)
        rate = (training.games - self.first) / self.seconds if self.seconds else 0.0
        return TrainingResult(training.course, training.games, self.curve, final, self.seconds, rate, interrupted)

    def _measure(self, name: str, worlds: int) -> Estimate:
        training = self.training
        course = training.course
        seed = seed_of(course.seed, 0, f"strength:{name}")
        other = level_of(name).bot()
        return compare(training.game, course.seats, training.options, training.bot(worlds), other, self.check, seed)

    def _report(self, loss: float, is_hurried: bool) -> None:
        found = self._measure(GUEST, 1) if self.check and not is_hurried else None
        self.curve.append(Point(self.training.games, loss, found))
        write_file(learning_file(self.out), self.training.write())
        write_file(self.out, self.training.write_net())
        if self.screen is None:
            return
        language = self.screen.language
        done, wrong = self.training.games, decimal(loss, 3, language)
        rate = decimal((done - self.first) / self.seconds, 0, language)
        if found is None:
            self.screen.say("train-progress-plain", games=done, loss=wrong, rate=rate)
        elif self.training.course.seats == 1:
            self.screen.say("train-progress-alone", games=done, loss=wrong, rate=rate, found=self._words(found))
        else:
            self.screen.say("train-progress", games=done, loss=wrong, rate=rate, found=self._words(found), bot=GUEST)
        self.screen.flush()

    def _words(self, found: Estimate) -> str:
        """A share in per cent, or points, with its interval."""
        assert self.screen is not None
        language, times = self.screen.language, 1 if self.training.course.seats == 1 else 100
        value, low, high = (decimal(times * x, 1, language) for x in (found.value, found.low, found.high))
        return f"{value}{'' if times == 1 else '%'} [{low}; {high}]"

    def _say_begin(self) -> None:
        if self.screen is not None:
            course = self.training.course
            self.screen.say(
                "train-begins",
                style="bold",
                game=course.game,
                seats=course.seats,
                size=int(self.training.features.size),
                hidden=course.hidden,
                seed=str(course.seed),
                games=self.training.games,
            )

    def _say_end(self, final: dict[str, Estimate]) -> None:
        if self.screen is None:
            return
        for name, found in final.items():
            if self.training.course.seats == 1:
                self.screen.say("train-final-alone", found=self._words(found))
                break
            self.screen.say("train-final", found=self._words(found), bot=name)
        if self.curve:
            self.screen.say("train-written", file=str(self.out), learning=str(learning_file(self.out)))
