"""The suite: random games of every kind, and every property asked of each of them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from kosmodrom.core.about import About
from kosmodrom.core.game import Game
from kosmodrom.core.options import counting
from kosmodrom.core.testing.cover import cover
from kosmodrom.core.testing.inspection import NAMES, Scope, failure, inspect
from kosmodrom.core.testing.replay import Played, Process, replay_elsewhere
from kosmodrom.core.testing.report import ConformanceReport, Findings
from kosmodrom.core.testing.spec import find_spec, load_game
from kosmodrom.core.testing.walk import Setting

BATCH: Final = 8
"""Games that a process plays at a time."""

Progress = Callable[[int, int], None]
"""Told how many games of how many are done."""


def check_game(
    game: Game,
    *,
    seats: Sequence[int] | int | None = None,
    options: Sequence[dict[str, str]] | dict[str, str] | None = None,
    games: int = 5,
    seed: int = 0,
    every: int = 10,
    properties: Sequence[str] | None = None,
    move: int | None = None,
    jobs: int = 1,
    spec: str | None = None,
    progress: Progress | None = None,
    settings: Sequence[Setting] = (),
) -> ConformanceReport:
    """Play random games and ask at every move whether the properties hold; the same for the same seed.

    `seats` and `options` default to all numbers of seats and a pairwise cover of the options; each pair of them gets
    `games` games, with the seeds from `seed` on. An option has its default with so many seats that it doesn't count.
    `every` is the distance of the positions that costly checks look at.
    `properties` are some of `NAMES`. `move` looks at one position only and stops there. `spec` says where another
    process finds the game (`module:attribute`); it is found out where possible. `settings` are just these games,
    whatever seats, options, games and seed say. ValueError for what makes no sense.
    """
    scope = Scope(every, move, _check_names(properties), spec or find_spec(game))
    if every < 1 or games < 1 or jobs < 1:
        raise ValueError(f"games, every and jobs are at least 1, not {games}, {every} and {jobs}")
    settings = settings or _settings(game, seats, options, range(seed, seed + games))
    findings = Findings(checked=dict.fromkeys(scope.names, 0))
    if jobs > 1 and scope.spec is None:
        raise ValueError("several jobs need the game's spec (module:attribute), to find it in other processes")
    batches = [list(settings[start : start + BATCH]) for start in range(0, len(settings), BATCH)]
    if jobs == 1:
        for batch in batches:
            findings.add(check_batch(game, batch, scope))
            _tell(progress, findings.games, len(settings))
    else:
        with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn")) as pool:
            for found in pool.map(check_elsewhere, batches, [scope] * len(batches)):
                findings.add(found)
                _tell(progress, findings.games, len(settings))
    return ConformanceReport(
        game=game.about.name,
        games=findings.games,
        moves=findings.moves,
        checked=findings.checked,
        failures=tuple(findings.failures),
        notes=tuple(findings.notes),
    )


def _tell(progress: Progress | None, done: int, total: int) -> None:
    if progress is not None:
        progress(done, total)


def _check_names(properties: Sequence[str] | None) -> tuple[str, ...]:
    for name in properties or ():
        if name not in NAMES:
            raise ValueError(f"there is no property {name!r}; there are {', '.join(NAMES)}")
    return NAMES if properties is None else tuple(name for name in NAMES if name in properties)


def _settings(
    game: Game,
    seats: Sequence[int] | int | None,
    options: Sequence[dict[str, str]] | dict[str, str] | None,
    seeds: range,
) -> list[Setting]:
    about = game.about
    counts = (
        range(about.min_seats, about.max_seats + 1) if seats is None else [seats] if isinstance(seats, int) else seats
    )
    sets = cover(about.options) if options is None else [options] if isinstance(options, dict) else options
    for count in counts:
        about.check_seats(count)
    complete = [about.complete(given) for given in sets]
    return [
        Setting(count, given, seed) for count in counts for given in sets_for(about, complete, count) for seed in seeds
    ]


def sets_for(about: About, sets: list[dict[str, str]], seats: int) -> list[dict[str, str]]:
    """Sets of options as they count with so many seats, each once."""
    found: list[dict[str, str]] = []
    for given in sets:
        here = about.complete(counting(about.options, given, seats), seats)
        if here not in found:
            found.append(here)
    return found


def check_elsewhere(settings: list[Setting], scope: Scope) -> Findings:
    """`check_batch` in a process that has to find the game first."""
    assert scope.spec is not None
    return check_batch(load_game(scope.spec), settings, scope)


def check_batch(game: Game, settings: list[Setting], scope: Scope) -> Findings:
    """Some games; a failure ends its game only."""
    findings = Findings()
    done: list[tuple[Setting, Played]] = []
    for setting in settings:
        finished = inspect(game, setting, scope, findings)
        if finished is not None:
            done.append((setting, finished))
    if Process.name in scope.names and scope.move is None:
        _check_elsewhere(done, scope, findings)
    return findings


def _check_elsewhere(done: list[tuple[Setting, Played]], scope: Scope, findings: Findings) -> None:
    """The property `process`, of all games of a batch at once."""
    if not done:
        return
    if scope.spec is None:
        note = "process: no module:attribute is known where another process would find the game; give `spec`"
        findings.notes.append(note)
        return
    try:
        differing = replay_elsewhere(scope.spec, [game for _, game in done])
    except RuntimeError as error:
        findings.failures.append(failure(Process, done[0][0], 0, str(error), scope))
        return
    for (setting, game), move in zip(done, differing, strict=True):
        findings.count(Process.name, len(game.prints))
        if move is not None:
            sentence = f"in another process with another hash seed the game differs after move {move}"
            findings.failures.append(failure(Process, setting, move, sentence, scope))
