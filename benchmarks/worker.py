"""A process to measure in, and the pipe to it: a line of JSON each way, so that nothing runs but what was asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.failure import Failure
from benchmarks.measure import Figures, Measure

ROOT: Final = Path(__file__).parent.parent


def serve(about: dict[str, str], measures: dict[str, Measure]) -> None:
    """The worker's end: introduce yourself, then measure whatever is asked until the pipe is closed."""
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        figures = measures[request["measure"]](request["seed"], request["seconds"])
        print(json.dumps(figures), flush=True)


class Worker:
    """The run's end of the pipe. The process inherits the core that the run is bound to."""

    def __init__(self, name: str, python: Path, module: str, path: Path | None = None) -> None:
        """Start `module` under a Python; `path` is searched for packages before all others.

        In a session of its own, an interrupt at the terminal is the run's to handle.
        """
        self.name = name
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(path), os.environ.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [python, "-m", module],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.about: dict[str, str] = json.loads(self._answer("starting"))

    def measure(self, measure: str, seed: int, seconds: float) -> Figures:
        """Have something measured; Failure if the process didn't live through it."""
        assert self._process.stdin is not None, "the pipe was asked for"
        try:
            self._process.stdin.write(json.dumps({"measure": measure, "seed": seed, "seconds": seconds}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass
        figures: Figures = json.loads(self._answer(f"measuring {measure}"))
        return figures

    def _answer(self, doing: str) -> str:
        assert self._process.stdout is not None, "the pipe was asked for"
        line = self._process.stdout.readline()
        if not line.startswith("{"):
            self.close()
            code = self._process.returncode
            raise Failure(f"the process for {self.name} ended with code {code} while {doing}; its own words are above")
        return line

    def close(self) -> None:
        """End the process; it has nothing to lose."""
        if self._process.poll() is None:
            self._process.terminate()
        self._process.communicate()
