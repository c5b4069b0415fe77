"""`kosmodrom balance`: a report on a game's balance, with the calibration table and plots."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from kosmodrom.cli.kit.balance_page import BalancePage, with_figures
from kosmodrom.cli.kit.balance_plots import BalancePlots
from kosmodrom.cli.kit.calibration_run import CalibrationRun, calibration_of, read_whole, settings_of
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.cli.kit.jobs import jobs_of
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.registry import Content, find_game
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.lab.plot import Plot
from kosmodrom.lab.verdict import judge


def balance(
    game: str,
    /,
    *,
    kept: Annotated[Path | None, Parameter(name="--from")] = None,
    out: Path | None = None,
    docs: Path | None = None,
    games: int | None = None,
    table_games: int | None = None,
    simulations: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    quick: bool = False,
    content: Content = None,
    lang: Language = None,
) -> int:
    """Write a report on a game's balance: the calibration table, scores, sources of points, use of cells, seats.

    It is one HTML file that needs nothing else. Without --from the games are played first, as `kosmodrom calibrate`
    plays them.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it.
    kept
        What `kosmodrom calibrate --out` has kept: nothing is played.
    out
        The file for the page; GAME-balance.html unless said otherwise, nothing if only --docs is given.
    docs
        A page in Markdown whose figures are replaced; the plots are written to a folder of its name beside it.
    games
        Games of each kind of player, side and ability; 300 unless said otherwise.
    table_games
        Games of each number of players; 1,600 unless said otherwise.
    simulations
        What a strong bot thinks about a decision; by default what the game says.
    jobs
        How many processes; by default one for each core.
    seed
        Where chance starts.
    quick
        A tenth of the games: a first look.
    content
        A folder with content of your own instead of what the game comes with.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    found = find_game(game, content)
    calibration = calibration_of(found)
    if kept is not None:
        measured = read_whole(kept, found, calibration)
    else:
        settings = settings_of(calibration, games, table_games, simulations, seed, quick)
        played = CalibrationRun(found, calibration, settings, None, content, language).play(jobs_of(jobs))
        if isinstance(played, int):
            return played
        measured = played
    verdicts = judge(calibration, measured)
    plots = BalancePlots(found, calibration, measured, verdicts, language).all()
    page = BalancePage(found, calibration, measured, verdicts, plots, language)
    screen = Screen(language)
    if out is not None or docs is None:
        out = out or Path(f"{found.about.name}-balance.html")
        write_file(out, page.html().encode())
        screen.say("balance-written", file=str(out))
    if docs is not None:
        _write_docs(docs, page, plots)
        screen.say("balance-written", file=str(docs))
    return 0


def _write_docs(docs: Path, page: BalancePage, plots: list[Plot]) -> None:
    """The figures of a page in Markdown, and the plots beside it."""
    folder = docs.with_suffix("")
    try:
        before = docs.read_text(encoding="utf-8") if docs.exists() else f"# {page.title}\n"
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, UnicodeDecodeError) as error:
        raise Complaint("bad-file", file=str(docs), reason=reason_of(error)) from None
    for plot in plots:
        write_file(folder / f"{plot.name}.svg", plot.file().encode())
    write_file(docs, with_figures(before, page.markdown(folder.name)).encode())
