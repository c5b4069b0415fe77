"""Output and input of a command: plain lines, styled only on a terminal."""

import shutil
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from kosmodrom.cli.kit.words import say

if TYPE_CHECKING:
    from rich.console import Console


class Screen:
    """Lines out and in, in one language. Without a terminal there are no styles and no cursor tricks."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._console = _console() if sys.stdout.isatty() else None

    def line(self, text: str = "", style: str = "") -> None:
        if self._console is None:
            print(text)
        else:
            self._console.print(text, style=style or None)

    def say(self, message_id: str, style: str = "", **arguments: str | int) -> None:
        self.line(say(message_id, self.language, **arguments), style)

    def flush(self) -> None:
        """Write everything out now."""
        sys.stdout.flush()

    def ask(self, prompt: str) -> str | None:
        """Read a line, without blanks around it; None at the end of input."""
        try:
            if self._console is not None and sys.stdin.isatty():
                _edit_lines()
                return input(prompt + " ").strip()
            print(prompt, flush=True)
            line = sys.stdin.readline()
        except EOFError:
            self.line()
            return None
        return line.strip() if line else None

    def hide(self) -> None:
        """Scroll everything printed so far out of sight."""
        for _ in range(shutil.get_terminal_size((80, 50)).lines + 10):
            print()


def _console() -> "Console":
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def _edit_lines() -> None:
    """Let arrow keys edit the line, where the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401


def warn(message_id: str, language: str, **arguments: str | int) -> None:
    """Print a line to stderr, so that programs can read the results on stdout."""
    print(say(message_id, language, **arguments), file=sys.stderr, flush=True)


def print_json(value: object) -> None:
    """Print a result as JSON."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
