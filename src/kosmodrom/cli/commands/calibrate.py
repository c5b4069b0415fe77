"""`kosmodrom calibrate`: whether a game's reconstructed components play as they should."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec import Struct

from kosmodrom.cli.kit.calibration_run import FAILED, CalibrationRun, calibration_of, read_whole, settings_of
from kosmodrom.cli.kit.calibration_table import show_verdicts
from kosmodrom.cli.kit.jobs import jobs_of
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import Content, find_game
from kosmodrom.cli.kit.screen import Screen, print_json
from kosmodrom.cli.kit.words import decimal
from kosmodrom.core.game import Game
from kosmodrom.lab.calibration import Calibrated, Settings
from kosmodrom.lab.verdict import Verdict, judge


class CalibrationResult(Struct, frozen=True):
    """The result of the command, for programs."""

    game: str
    content: str
    settings: Settings
    seconds: float
    passed: bool
    lines: list[Verdict]


def calibrate(
    game: str,
    /,
    *,
    games: int | None = None,
    table_games: int | None = None,
    simulations: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    quick: bool = False,
    content: Content = None,
    out: Path | None = None,
    kept: Annotated[Path | None, Parameter(name="--from")] = None,
    json: bool = False,
    lang: Language = None,
) -> int:
    """Play with strong, greedy and random bots and hold what comes of it against the game's calibration table.

    A line passes on its measured value; beside it stands its 95% interval. Ends with 1 if a line fails.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it.
    games
        Games of each kind of player, side and ability, over the same seeds; 300 unless said otherwise.
    table_games
        Games of each number of players, for what seats win; 1,600 unless said otherwise.
    simulations
        What a strong bot thinks about a decision; by default what the game says.
    jobs
        How many processes; by default one for each core. Results don't depend on it.
    seed
        Where chance starts.
    quick
        A tenth of the games: a first look.
    content
        A folder with content of your own instead of what the game comes with.
    out
        A file for all that was measured, which `kosmodrom balance --from` draws. What is in it already is not played
        again if it was played with the same content, seed and numbers and bots still play so: an interrupted
        calibration goes on.
    kept
        What --out has kept: nothing is played, only the table is shown.
    json
        The table as JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    found = find_game(game, content)
    calibration = calibration_of(found)
    screen = Screen(language)
    if kept is not None:
        played = read_whole(kept, found, calibration)
    else:
        settings = settings_of(calibration, games, table_games, simulations, seed, quick)
        run = CalibrationRun(found, calibration, settings, out, content, language)
        answer = run.play(jobs_of(jobs))
        if isinstance(answer, int):
            return answer
        played = answer
        if not json:
            screen.say("calibration-cpu", seconds=decimal(run.strong_seconds(), 2, language))
    verdicts = judge(calibration, played)
    passed = all(verdict.passes for verdict in verdicts)
    if json:
        print_json(CalibrationResult(played.game, played.content, played.settings, played.seconds, passed, verdicts))
    else:
        _show(found, played, verdicts, screen)
    return 0 if passed else FAILED


def _show(game: Game, played: Calibrated, verdicts: list[Verdict], screen: Screen) -> None:
    settings = played.settings
    screen.say("calibration-title", style="bold", game=played.game, content=played.content, seed=str(settings.seed))
    screen.say(
        "calibration-settings",
        games=settings.games,
        tables=settings.table_games,
        simulations=settings.simulations,
        others=settings.table_simulations,
        minutes=decimal(played.seconds / 60, 1, screen.language),
    )
    screen.line()
    show_verdicts(verdicts, game.about.texts, screen)
