"""The command line `kosmodrom`: its commands are in `commands`, what they share is in `kit`."""

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

from kosmodrom import __version__
from kosmodrom.cli.commands import COMMANDS
from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.exit_code import BAD_INPUT, INTERRUPTED
from kosmodrom.cli.kit.language import language_of


def command_line() -> App:
    """The command line with all its commands, each of which returns its exit code."""
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
        app.command(f"kosmodrom.cli.commands.{name}:{name}", name=name, help=summary)
    return app


def main(tokens: Iterable[str] | None = None) -> int:
    """Run a command and return its exit code: 2, with one sentence on stderr, for input that can't be used."""
    _never_fail_to_print()
    given = list(sys.argv[1:] if tokens is None else tokens)
    try:
        code = command_line()(given)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CycloptsError as error:
        from kosmodrom.cli.kit.usage import explain

        print(explain(error, COMMANDS, language_of(given)), file=sys.stderr)
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
    """Show question marks for letters that the terminal lacks, and accept bytes that are not text."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
