"""Runs a calibration, writes it to a file and reads it again."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.bots.levels import MOST_SIMULATIONS, is_compiled
from kosmodrom.cli.kit.build import warn_if_uncompiled
from kosmodrom.cli.kit.complaint import Complaint, check_number, check_seed
from kosmodrom.cli.kit.exit_code import INTERRUPTED
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.cli.kit.interrupt import Interrupt
from kosmodrom.cli.kit.jobs import MOST_GAMES
from kosmodrom.cli.kit.progress import Bar
from kosmodrom.cli.kit.screen import warn
from kosmodrom.cli.kit.words import say
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find
from kosmodrom.lab.calibration import (
    GAMES,
    QUICK,
    TABLE_GAMES,
    Calibrated,
    Measured,
    Settings,
    cpu_seconds,
    is_still_so,
    measure,
    missing,
)
from kosmodrom.lab.criteria import Calibration, find_calibration
from kosmodrom.lab.simulate import WorkerLost

FAILED: Final = 1


def calibration_of(game: Game) -> Calibration:
    """How a game is calibrated; complains about a game without a calibration."""
    found = find_calibration(game)
    if found is None:
        known = [name for name in NAMES if find_calibration(find(name)) is not None]
        raise Complaint("no-calibration", game=game.about.name, known=", ".join(known))
    return found


def settings_of(
    calibration: Calibration,
    games: int | None,
    table_games: int | None,
    simulations: int | None,
    seed: int,
    quick: bool,
) -> Settings:
    """How much to play; complains about numbers out of bounds. A quick look plays a tenth where no number is given."""
    part = QUICK if quick else 1
    settings = Settings(
        games=GAMES // part if games is None else games,
        table_games=TABLE_GAMES // part if table_games is None else table_games,
        simulations=simulations or calibration.simulations,
        table_simulations=min(simulations or calibration.table_simulations, calibration.table_simulations),
        seed=seed,
    )
    check_number("--games", settings.games, 1, MOST_GAMES)
    check_number("--table-games", settings.table_games, 1, MOST_GAMES)
    if simulations is not None:
        check_number("--simulations", simulations, 1, MOST_SIMULATIONS)
    check_seed(seed)
    return settings


class CalibrationRun:
    """A calibration played condition by condition. Each finished condition is written to the file, if there is one."""

    def __init__(
        self,
        game: Game,
        calibration: Calibration,
        settings: Settings,
        out: Path | None,
        content: Path | None,
        language: str,
    ) -> None:
        self.game = game
        self.calibration = calibration
        self.settings = settings
        self.out = out
        self.language = language
        kept = read_calibrated(out) if out is not None and out.exists() else None
        folder = "" if content is None else str(content.absolute())
        self._conditions = list(missing(game, calibration, settings, kept, folder))
        self._before = kept.seconds if kept is not None and any(known for _, _, known in self._conditions) else 0.0

    def play(self, jobs: int) -> Calibrated | int:
        """Play all conditions, with a progress bar; an exit code if it was interrupted or a process was lost."""
        warn_if_uncompiled(self.language)
        total = sum(plan.games for _, plan, _ in self._conditions)
        with Interrupt() as interrupt, Bar(say("progress-games", self.language), total) as bar:
            try:
                found = self._play_all(jobs, interrupt, bar)
            except WorkerLost as lost:
                warn("worker-lost", self.language, code=str(lost.code))
                return FAILED
        if len(found.measured) < len(self._conditions):
            played = sum(measured.games for measured in found.measured)
            kept = "no" if self.out is None else "yes"
            warn("calibration-interrupted", self.language, games=played, planned=total, kept=kept)
            return INTERRUPTED
        return found

    def _play_all(self, jobs: int, interrupt: Interrupt, bar: Bar) -> Calibrated:
        start = time.perf_counter()
        done: list[Measured] = []
        event = self.calibration.event
        for number, (condition, plan, known) in enumerate(self._conditions):
            if known is not None and is_still_so(known, plan, event):
                bar.advance(known.games)
                done.append(known)
                continue
            with suppress(KeyboardInterrupt):
                measured = measure(condition, plan, event, jobs, interrupt.has_happened, bar.advance)
            if interrupt.happened:
                break
            done.append(measured)
            later = [known for _, _, known in self._conditions[number + 1 :] if known is not None]
            if self.out is not None:
                write_file(self.out, msgspec.json.encode(self._calibrated(done + later, start)))
        return self._calibrated(done, start)

    def strong_seconds(self) -> float:
        """Seconds of CPU time that a game of a strong player alone takes here."""
        plans = (plan for condition, plan, _ in self._conditions if condition.player == "strong")
        return cpu_seconds(next(plans))

    def _calibrated(self, measured: list[Measured], start: float) -> Calibrated:
        about = self.game.about
        seconds = self._before + time.perf_counter() - start
        return Calibrated(about.name, about.version, about.content, self.settings, is_compiled(), seconds, measured)


def read_calibrated(path: Path) -> Calibrated:
    """Read a calibration from a file; complains about a file that has none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Calibrated)
    except OSError as error:
        raise Complaint("bad-file", file=str(path), reason=reason_of(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise Complaint("bad-calibration", file=str(path), detail=str(error)) from None


def read_whole(path: Path, game: Game, calibration: Calibration) -> Calibrated:
    """Read a complete calibration of this game with this content; complains about any other file."""
    kept = read_calibrated(path)
    about = game.about
    if kept.game != about.name:
        raise Complaint("calibration-foreign", file=str(path), game=kept.game, here=about.name)
    for what, found, here in (("version", kept.version, about.version), ("content", kept.content, about.content)):
        if found != here:
            raise Complaint("calibration-other", file=str(path), what=what, found=found, here=here)
    if not all(kept.has(condition.name) for condition in calibration.conditions):
        raise Complaint("calibration-part", file=str(path))
    return kept
