"""What goes into the wheel, and what of it is compiled."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from hatch_build import find_modules, find_page, is_gcc, mark_rarely_run

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
INTERPRETED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["interpreted"]


def build(folder: Path, root: Path = ROOT, **environment: str) -> tuple[list[str], str]:
    """The names in a wheel built into a folder, and what was said on the way."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, **environment}, capture_output=True, text=True, check=True
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
    interpreted = {"core": ["text", "testing"], "bots": ["levels"], "games": ["view"]}
    assert find_modules(tmp_path, interpreted) == [
        *("kosmodrom/core/deep/part.py", "kosmodrom/core/state.py", "kosmodrom/bots/search.py"),
        *("kosmodrom/games/mars/flight.py", "kosmodrom/games/moon/rules.py"),
    ]


def test_an_interpreted_module_that_is_not_there_fails_the_build() -> None:
    assert find_modules(ROOT / "src", INTERPRETED)
    for package in INTERPRETED:
        with pytest.raises(ValueError, match=f"in {package} what isn't there: .'report'"):
            find_modules(ROOT / "src", {**INTERPRETED, package: [*INTERPRETED[package], "report"]})


def test_what_rarely_runs_is_optimised_little() -> None:
    heads = {
        "char CPyDef_moon___rules_____top_level__(void) {": "O0",
        "PyObject *CPyPy_moon___rules___land(PyObject *self, PyObject *const *args) {": "O1",
        "static int\nmoon___state___State_clear(PyObject *self)\n{": "O1",
        "char CPyDef_moon___rules___land(PyObject *cpy_r_s, int64_t cpy_r_seat) {": "",
        "char CPyDef_moon___rules_____top_level__(void);": "",
    }
    for head, level in heads.items():
        mark = f'__attribute__((optimize("{level}"))) ' if level else ""
        indented = f"    {head}".replace("\n", "\n        ")
        assert mark_rarely_run(f"int a;\n{indented}\n") == f"int a;\n{mark}{head}\n"


def test_gcc_is_known_by_what_it_says_of_itself(tmp_path: Path) -> None:
    for name, words in (("cc", "gcc 12. Copyright (C) Free Software Foundation, Inc."), ("gcc", "Apple clang 17")):
        (tmp_path / name).write_text(f"#!/bin/sh\necho '{words}'\n")
        (tmp_path / name).chmod(0o755)
    assert is_gcc(f"{tmp_path / 'cc'} -pthread")
    assert not is_gcc(str(tmp_path / "gcc"))


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


# The page


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources of a small package of our name, with the hook and no page yet."""
    root = tmp_path / "clone"
    (root / "src" / "kosmodrom").mkdir(parents=True)
    (root / "src" / "kosmodrom" / "__init__.py").touch()
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, root / name)
    return root


def make_page(root: Path) -> None:
    (root / "client" / "dist" / "assets").mkdir(parents=True)
    (root / "client" / "dist" / "index.html").write_text("<!doctype html>")
    (root / "client" / "dist" / "assets" / "index-12345678.js").write_text("1")


def test_the_page_is_found_when_it_is_built(tmp_path: Path) -> None:
    assert find_page(tmp_path) == {}
    make_page(tmp_path)
    assert set(find_page(tmp_path).values()) == {
        "kosmodrom/server/page/index.html",
        "kosmodrom/server/page/assets/index-12345678.js",
    }


def test_wheel_holds_the_page_though_git_ignores_it(clone: Path, tmp_path: Path) -> None:
    make_page(clone)
    names, said = build(tmp_path, clone, KOSMODROM_MYPYC="0")
    assert {"kosmodrom/server/page/index.html", "kosmodrom/server/page/assets/index-12345678.js"} <= set(names)
    assert "no page" not in said


def test_without_the_page_the_wheel_says_what_is_missing(clone: Path, tmp_path: Path) -> None:
    names, said = build(tmp_path, clone, KOSMODROM_MYPYC="0")
    assert not [name for name in names if "/page/" in name]
    assert "no page to play on" in said


def test_the_page_is_made_on_the_way_on_wish(clone: Path, tmp_path: Path) -> None:
    program = "import pathlib as p; d = p.Path('client/dist'); d.mkdir(parents=True); (d / 'index.html').touch()"
    command = f'{sys.executable} -c "{program}"'
    names, said = build(tmp_path, clone, KOSMODROM_MYPYC="0", KOSMODROM_PAGE=command)
    assert "kosmodrom/server/page/index.html" in names and "no page" not in said


def test_a_page_that_cannot_be_made_fails_the_build(clone: Path, tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failure:
        build(tmp_path, clone, KOSMODROM_MYPYC="0", KOSMODROM_PAGE=f'{sys.executable} -c "raise SystemExit(3)"')
    assert "the page could not be built" in failure.value.stderr
