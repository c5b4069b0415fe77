"""The real command in a process of its own, fed and read through pipes."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

COMMAND = [sys.executable, "-m", "kosmodrom"]
PROMPT = ">"


def environment() -> dict[str, str]:
    """English, UTF-8, and the package found wherever the process runs."""
    others = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
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


def start(folder: Path, *words: str, group: bool = False) -> subprocess.Popen[str]:
    """Start a command that the test goes on talking to; on wish in a process group of its own, as from a terminal."""
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
