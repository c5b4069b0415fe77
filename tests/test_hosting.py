"""What the page for hosts says is so: options, variables, limits, measurements."""

import inspect
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from kosmodrom.cli.commands import COMMANDS
from kosmodrom.cli.commands.serve import serve
from kosmodrom.server.config import Config, Limits
from kosmodrom.server.metrics import Metrics

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SOURCE = "\n".join(file.read_text(encoding="utf-8") for file in (ROOT / "src" / "kosmodrom").rglob("*.py"))


def test_every_option_of_the_server_is_told_and_no_other() -> None:
    options = {"--" + name.replace("_", "-") for name in inspect.signature(serve).parameters} - {"--lang"}
    assert set(re.findall(r"^\| `(--[a-z-]+)`", PAGE, re.MULTILINE)) == options
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", PAGE)) - options == {"--json", "--owner"}


def test_every_variable_is_told_and_no_other() -> None:
    assert set(re.findall(r"KOSMODROM_[A-Z_]+", PAGE)) == set(re.findall(r"KOSMODROM_[A-Z_]+", SOURCE))


def test_every_command_that_is_told_is_there() -> None:
    assert set(re.findall(r"kosmodrom ([a-z]+) ", PAGE)) <= set(COMMANDS)


def test_every_limit_is_told_with_its_default() -> None:
    told = dict(re.findall(r"^\| `([a-z_]+)` \| ([0-9.]+) \|", PAGE, re.MULTILINE))
    assert told == {field.name: str(field.default) for field in fields(Limits)}


def test_days_until_expiry_are_as_told() -> None:
    config = Config(database="")
    assert f"closed {config.expire_gathering_days:.0f} days after" in PAGE
    assert f"a game {config.expire_playing_days:.0f} days after" in PAGE


def test_every_measurement_is_told_and_no_other() -> None:
    files = [ROOT / "src/kosmodrom/server" / name for name in ("metrics.py", "gauges.py")]
    names = {name for file in files for name in re.findall(r'"(kosmodrom_\w+)"', file.read_text(encoding="utf-8"))}
    assert Metrics().text()
    assert {name.removesuffix("_total") for name in re.findall(r"`(kosmodrom_\w+)`", PAGE)} == names


def test_every_piece_of_python_runs_as_it_is_told(tmp_path: Path) -> None:
    pieces = re.findall(r"^```python\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert pieces
    for piece in pieces:
        done = subprocess.run([sys.executable, "-c", piece], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_the_web_framework_is_imported_for_a_server_alone() -> None:
    look = (
        "import kosmodrom, kosmodrom.server, sys; from kosmodrom.server import Config; print('litestar' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
