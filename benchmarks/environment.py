"""The environment of the peers, made when it isn't there or lists something else."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.failure import Failure
from benchmarks.worker import ROOT

FOLDER: Final = ROOT / ".venv-bench"
REQUIREMENTS: Final = ROOT / "benchmarks" / "requirements.txt"
TOOL: Final = ROOT / ".tools" / "bin" / "uv"
PYTHON: Final = FOLDER / "bin" / "python"


def make_environment() -> Path:
    """The Python that the peers are installed in; Failure if they can't be."""
    wanted = REQUIREMENTS.read_text()
    made = FOLDER / REQUIREMENTS.name
    if made.exists() and made.read_text() == wanted:
        return PYTHON
    print(f"Installing the peers into {FOLDER.name}", file=sys.stderr)
    tool = shutil.which("uv") or (str(TOOL) if TOOL.exists() else None)
    if tool is not None:
        _run(tool, "venv", "-q", "--clear", "-p", sys.executable, str(FOLDER))
        _run(tool, "pip", "install", "-q", "-p", str(FOLDER), "-r", str(REQUIREMENTS))
    else:
        _run(sys.executable, "-m", "venv", "--clear", str(FOLDER))
        _run(str(PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", str(REQUIREMENTS))
    made.write_text(wanted)
    return PYTHON


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        print(done.stderr.strip(), file=sys.stderr)
        raise Failure(
            f"the peers of {REQUIREMENTS.name} could not be installed into {FOLDER.name}: a network or a local index "
            "with these packages is needed; what the installer said is above"
        )
