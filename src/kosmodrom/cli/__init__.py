"""The command `kosmodrom`: a file a command. Each is imported only when it is called."""

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Parameter

from kosmodrom import __version__
from kosmodrom.cli.complaint import Complaint
from kosmodrom.cli.exitcode import BAD_INPUT, INTERRUPTED
from kosmodrom.cli.language import language_of

COMMANDS: Final = {
    "play": "Play in the terminal, against bots or with people at the same keyboard.",
    "serve": "Run a server for playing with others, in one file or on PostgreSQL.",
    "backup": "Copy all that a server keeps to one file, while people play.",
    "restore": "Fill an empty database from a backup.",
    "check": "Check all that a server keeps, and play every game in it again.",
    "games": "List the games.",
    "rules": "Show the rules of a game, or check that all of them are kept.",
    "simulate": "Play many games between bots.",
    "calibrate": "Check that a game's reconstructed components play as they should.",
    "balance": "Draw a report on a game's balance, with plots.",
    "replay": "Tell a recorded game in words.",
    "verify": "Check that a record plays as it says.",
    "content": "Check the components of a game, or your own.",
    "bench": "Measure how fast this machine plays.",
    "conformance": "Check that a game keeps all that the engine promises.",
}


def command_line() -> App:
    """The command line with all its commands; they answer their exit codes."""
    app = App(
        name="kosmodrom",
        help="Modern board games about space: play them, look up their rules, simulate them.",
        version=__version__,
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
        help_formatter="plain",
        default_parameter=Parameter(negative=""),
    )
    for name, summary in COMMANDS.items():
        app.command(f"kosmodrom.cli.{name}:{name}", name=name, help=summary)
    return app


def main(tokens: Iterable[str] | None = None) -> int:
    """Run a command and answer its exit code: 2, with one sentence on stderr, for anything that can't be used."""
    _never_fail_to_print()
    given = list(sys.argv[1:] if tokens is None else tokens)
    try:
        code = command_line()(given)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        from kosmodrom.cli.usage import explain

        print(explain(error, language_of(given)), file=sys.stderr)
        return BAD_INPUT
    except Complaint as complaint:
        print(complaint.words(language_of(given)), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _never_fail_to_print() -> None:
    """A terminal without Russian letters shows question marks, and odd bytes typed in are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
