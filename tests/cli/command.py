"""The real command, fed and read: in a process of its own, or in this one, which is quicker."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from kosmodrom.cli import main

COMMAND = [sys.executable, "-m", "kosmodrom"]
PROMPT = ">"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def environment() -> dict[str, str]:
    """English, UTF-8, and the package found wherever the process runs."""
    others = {name: value for name, value in os.environ.items() if name not in LOCALE}
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {**others, "PYTHONPATH": os.pathsep.join(paths), "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8"}


def run(folder: Path, *words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env={**environment(), **variables},
        timeout=100,
    )


def ask(folder: Path, *words: str, typed: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """As `run`, in this process."""
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch, chdir(folder), redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", TextIOWrapper(BytesIO(typed.encode()), encoding="utf-8"))
        for name in LOCALE:
            patch.delenv(name, raising=False)
        for name, value in {"LANG": "en_GB.UTF-8", **variables}.items():
            patch.setenv(name, value)
        code = main(words)
    out.seek(0)
    err.seek(0)
    return subprocess.CompletedProcess(words, code, out.read(), err.read())


def start(folder: Path, *words: str, group: bool = False) -> subprocess.Popen[str]:
    """Start a command that the test goes on talking to; on wish in a process group of its own, as from a terminal."""
    with interrupts_heard():
        return subprocess.Popen(
            [*COMMAND, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            cwd=folder,
            env=environment(),
            start_new_session=group,
        )


@contextmanager
def interrupts_heard() -> Iterator[None]:
    """A process started meanwhile hears Ctrl+C, also if the shell that runs the tests has its jobs ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Talk:
    """A conversation with a running command: what it said up to each question, and the answers."""

    def __init__(self, process: subprocess.Popen[str], questions: tuple[str, ...]) -> None:
        self.process = process
        self.questions = (PROMPT, *questions)
        self.said: list[str] = []

    def until_end(self, answer: Callable[[str], str]) -> str:
        """Answer each question line by `answer`; all that was said."""
        assert self.process.stdin is not None and self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line.rstrip("\n"))
            if line.startswith(self.questions):
                self.process.stdin.write(answer(line) + "\n")
                self.process.stdin.flush()
        self.process.communicate(timeout=20)
        return "\n".join(self.said)
