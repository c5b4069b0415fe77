"""A progress bar on stderr, if that is a terminal."""

import sys
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress


class Bar(AbstractContextManager["Bar"]):
    """A bar with count, rate and time left; silent when stderr is no terminal."""

    def __init__(self, title: str, total: int) -> None:
        self._progress: Progress | None = None
        if sys.stderr.isatty():
            self._progress = _rich_progress()
            self._task = self._progress.add_task(title, total=total)

    def __enter__(self) -> "Bar":
        if self._progress is not None:
            self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def advance(self, done: int = 1) -> None:
        if self._progress is not None:
            self._progress.advance(self._task, done)


def _rich_progress() -> "Progress":
    from rich import progress
    from rich.console import Console

    return progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeElapsedColumn(),
        progress.TimeRemainingColumn(),
        console=Console(stderr=True),
    )
