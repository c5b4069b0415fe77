"""`kosmodrom replay`: a game told again."""

from pathlib import Path

from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.records import open_match
from kosmodrom.cli.kit.registry import Content, open_pack
from kosmodrom.cli.kit.result import show_result
from kosmodrom.cli.kit.screen import Screen
from kosmodrom.cli.kit.words import say, title_of
from kosmodrom.core.match import Match
from kosmodrom.core.record import UNDO
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event, only


def replay(
    record: Path,
    /,
    *,
    step: bool = False,
    number: int | None = None,
    content: Content = None,
    lang: Language = None,
) -> int:
    """Tell a recorded game in words, with everything that each player saw.

    Parameters
    ----------
    record
        The file of the record.
    step
        Wait for Enter after each move.
    number
        Which record of a file that has one a line.
    content
        The folder of the content that the game was played with, if it is not what the game comes with.
    lang
        en or ru; by default from LANG.
    """
    screen = Screen(lang or language_of_environment())
    match = open_match(record, number, None if content is None else open_pack(content).game)
    names = list(match.names)
    screen.line(f"{title_of(match.game, screen.language)}: {', '.join(names)}", "bold")
    _show(match, match.opening, screen)
    for made in match.steps:
        _show(match, made.events, screen)
        if step and screen.ask(say("press-enter", screen.language)) is None:
            step = False
    _show_undos(match, screen)
    screen.line()
    for line in match.game.table_words(match.state, SPECTATOR, screen.language, names):
        screen.line(line)
    if match.is_over:
        show_result(match.game, match.state, names, screen)
    else:
        screen.line()
        screen.line(match.game.question_words(match.state, SPECTATOR, screen.language, names))
    return 0


def _show(match: Match, events: tuple[Event, ...], screen: Screen) -> None:
    for event in events:
        words = match.game.event_words(event, _best_seat(event, match.seats), screen.language, list(match.names))
        if words:
            screen.line(f"  {words}")


def _best_seat(event: Event, seats: int) -> int:
    """A seat that sees the whole of an event."""
    if event.seen_by == EVERYONE:
        return SPECTATOR
    return next((seat for seat in range(seats) if event.seen_by & only(seat)), SPECTATOR)


def _show_undos(match: Match, screen: Screen) -> None:
    """Moves that were taken back are not told; that there were some is."""
    count = sum(int(text.split()[1]) for _, text in match.written if text.startswith(f"{UNDO} "))
    if count:
        screen.say("replay-undone", count=count)
