"""What goes into the wheel, and what of it is compiled."""

import os
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZipFile

import pytest

import kosmodrom
from hatch_build import find_missing, find_modules

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["interpreted"]


def build(folder: Path, **environment: str) -> tuple[list[str], str]:
    """The names in a wheel built into a folder, and what was said on the way."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return archive.namelist(), done.stderr


def test_engine_and_games_are_compiled_and_a_new_game_is_found(tmp_path: Path) -> None:
    package = tmp_path / "kosmodrom"
    for name in [
        *("core/__init__.py", "core/state.py", "core/text.py", "core/testing/report.py", "core/deep/part.py"),
        *("bots/search.py", "bots/levels.py"),
        *("games/__init__.py", "games/moon/__init__.py", "games/moon/rules.py", "games/moon/view.py"),
        *("games/mars/__init__.py", "games/mars/flight.py", "games/notes/scrap.py"),
    ]:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    assert find_modules(tmp_path, INTERPRETED) == [
        *("kosmodrom/core/deep/part.py", "kosmodrom/core/state.py", "kosmodrom/bots/search.py"),
        *("kosmodrom/games/mars/flight.py", "kosmodrom/games/moon/rules.py"),
    ]


def test_installed_package_is_compiled_if_this_machine_can_and_the_sources_are_not() -> None:
    is_installed = not Path(kosmodrom.__file__).is_relative_to(ROOT / "src")
    expected = is_installed and not find_missing()
    modules = [file.removesuffix(".py").replace("/", ".") for file in find_modules(ROOT / "src", INTERPRETED)]
    specs = {module: find_spec(module) for module in modules}
    compiled = [name for name, spec in specs.items() if spec and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))]
    assert compiled == (modules if expected else [])


def test_wheel_holds_all_data_of_the_package(tmp_path: Path) -> None:
    names, _ = build(tmp_path, KOSMODROM_MYPYC="0")
    source = ROOT / "src"
    files = [file for file in source.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert {file.relative_to(source).as_posix() for file in files} <= set(names)
    assert "kosmodrom/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)


def test_without_a_compiler_the_wheel_is_pure_and_says_what_to_install(tmp_path: Path) -> None:
    names, said = build(tmp_path, PATH=str(tmp_path), CC="", KOSMODROM_MYPYC="")
    assert not [name for name in names if name.endswith(tuple(EXTENSION_SUFFIXES))]
    assert "will run uncompiled" in said
    assert "gcc" in said


def test_a_compiled_build_that_was_asked_for_fails_without_a_compiler(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failure:
        build(tmp_path, PATH=str(tmp_path), CC="", KOSMODROM_MYPYC="1")
    assert "needs a C compiler" in failure.value.stderr
