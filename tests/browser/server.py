"""The server of the tests of the page: a real process on a real file, with room for many guests of one address."""

from pathlib import Path

from proof.harness.limits import ROOMY
from proof.harness.process import PROGRAM, RunningServer


class PageServer(RunningServer):
    """A running server whose tables can be had again by the seeds that requests name; limits are given one by one."""

    def __init__(self, folder: Path, *, seed: int | None = None, name: str = "", **limits: int) -> None:
        program = (PROGRAM, "--repeatable")
        super().__init__(folder, seed=seed, name=name, limits={**ROOMY, **limits}, module=program)
