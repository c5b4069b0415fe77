"""The server of the tests of the page, by its old name: see `proof/harness/process.py`."""

from pathlib import Path

from proof.harness.limits import ROOMY
from proof.harness.process import RunningServer


class House(RunningServer):
    """A running server whose limits are given one by one, and which `stop` ends at once."""

    def __init__(self, folder: Path, *, seed: int | None = None, name: str = "", **limits: int) -> None:
        super().__init__(folder, seed=seed, name=name, limits={**ROOMY, **limits})

    def stop(self) -> None:
        self.kill()
