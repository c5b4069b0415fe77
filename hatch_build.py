"""Build hook: compiles the engine with mypyc into the wheel, adds the page, and never writes into `src`.

KOSMODROM_MYPYC unset   compile if this machine can, and say so if it can't
KOSMODROM_MYPYC=0       don't compile
KOSMODROM_MYPYC=1       fail if this machine can't compile
KOSMODROM_PAGE unset    take the page from `client/dist`, and say so if it isn't there
KOSMODROM_PAGE=command  run this meanwhile, to make it

An editable install runs from `src` and so is never compiled: a library there would hide every later edit.

Core, bots and games are one unit: only then does mypyc prove that attributes are always set, and leave out the checks.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "kosmodrom/server/page"
"""Where the server looks for the page."""
RARELY_RUN = (
    # The code of a module itself: it runs once, when the module is imported.
    (r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$)", "O0"),
    # What interpreted code calls: it unpacks arguments and calls the function itself.
    (r"^(?=PyObject \*CPyPy_\w+\([^;\n]*\) ?\{$)", "O1"),
    # What Python calls to make, read and drop an object.
    (r"^(?=static (?:PyObject \*|int|void)\n[a-z]\w+\([^;\n]*\)\n\{$)", "O1"),
)
"""How the heads of functions in mypyc's C that are no part of a hot loop look, and how much GCC is to optimise them."""


def find_modules(source: Path, interpreted: dict[str, list[str]]) -> list[str]:
    """The files under `source` (the `src` folder) to compile: not those that `pyproject.toml` lists as interpreted.

    `__init__` is never compiled. ValueError for a listed name that is no module or package.
    """
    package = source / "kosmodrom"
    games = sorted(file.parent for file in package.glob("games/*/__init__.py"))
    files: list[Path] = []
    for name, folders in (("core", [package / "core"]), ("bots", [package / "bots"]), ("games", games)):
        found = [(_name_in(folder, file), file) for folder in folders for file in sorted(folder.rglob("*.py"))]
        unknown = set(interpreted[name]) - {module for module, _ in found}
        if unknown:
            raise ValueError(f"pyproject.toml lists as interpreted in {name} what isn't there: {sorted(unknown)}")
        files += [file for module, file in found if file.name != "__init__.py" and module not in interpreted[name]]
    return [file.relative_to(source).as_posix() for file in files]


def _name_in(folder: Path, file: Path) -> str:
    """The module of a folder, or the package in it, that a file belongs to."""
    return file.relative_to(folder).with_suffix("").parts[0]


def find_compiler() -> str | None:
    """The C compiler: the one asked for by CC, the one Python was built with, or the system's."""
    asked = os.environ.get("CC")
    names = [asked] if asked else [sysconfig.get_config_var("CC"), "cc", "cl" if os.name == "nt" else "gcc"]
    return next((name for name in names if name and shutil.which(shlex.split(name)[0])), None)


def is_gcc(compiler: str) -> bool:
    """Whether a compiler is GCC, whatever it is called."""
    command = [*shlex.split(compiler), "--version"]
    return "Free Software Foundation" in subprocess.run(command, capture_output=True, text=True).stdout


def find_missing() -> list[str]:
    """What this machine lacks for compiling, in words."""
    missing = [] if find_compiler() else ["a C compiler (Debian: gcc)"]
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        missing.append("Python.h (Debian: python3-dev)")
    return missing


def mark_rarely_run(text: str) -> str:
    """C by mypyc in which GCC spends little time on what rarely runs; its indentation, most of the text, is gone."""
    text = re.sub(r"^ +", "", text, flags=re.MULTILINE)
    for head, level in RARELY_RUN:
        text = re.sub(head, f'__attribute__((optimize("{level}"))) ', text, flags=re.MULTILINE)
    return text


def find_page(root: Path) -> dict[str, str]:
    """The files of the built page by their places in the wheel; none if it isn't built."""
    built = root / "client" / "dist"
    files = sorted(file for file in built.rglob("*") if file.is_file()) if (built / "index.html").is_file() else []
    return {str(file): f"{PAGE}/{file.relative_to(built).as_posix()}" for file in files}


class BuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources, and the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        # The project's own come too: their types are needed, and librt has to be the one that it will run with.
        if self.target_name != "wheel" or os.environ.get("KOSMODROM_MYPYC") == "0" or find_missing():
            return []
        return [self.config["mypyc"], self.config["setuptools"], *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version == "editable":
            if os.environ.get("KOSMODROM_MYPYC") == "1":
                raise RuntimeError("KOSMODROM_MYPYC=1 asks for a compiled build, which an editable install can't be")
            return
        command = shlex.split(os.environ.get("KOSMODROM_PAGE", ""))
        making = subprocess.Popen(command, cwd=self.root, stdout=sys.stderr) if command else None
        try:
            self._add_library(build_data)
        finally:
            failed = making is not None and making.wait() != 0
        if failed:
            raise RuntimeError("the page could not be built, see above")
        self._add_page(build_data)

    def _add_page(self, build_data: dict[str, Any]) -> None:
        files = find_page(Path(self.root))
        if not files:
            self.app.display_warning(
                "Kosmodrom will have no page to play on: client/dist is not built. "
                "In a clone of the project, make play builds all of it."
            )
        build_data["force_include"].update(files)

    def _add_library(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("KOSMODROM_MYPYC", "")
        if wish == "0":
            return
        if missing := " and ".join(find_missing()):
            if wish == "1":
                raise RuntimeError(f"KOSMODROM_MYPYC=1 asks for a compiled build, which needs {missing}")
            self.app.display_warning(
                "Kosmodrom will run uncompiled: everything works, but bots and simulations are far slower. "
                f"For the compiled engine install {missing}, then install Kosmodrom again."
            )
            return
        self.work = TemporaryDirectory(prefix="kosmodrom-mypyc-")
        library = self._compile(Path(self.work.name))
        for file in library.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(library).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "work"):
            self.work.cleanup()

    def _compile(self, work: Path) -> Path:
        source = Path(self.root, "src")
        plan = {"files": find_modules(source, self.config["interpreted"]), "optimize": self.config["optimize"]}
        (work / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
        environment = {**os.environ, "MYPYPATH": str(source), "CC": find_compiler() or ""}
        command = [sys.executable, __file__, str(work)]
        if subprocess.run(command, cwd=source, env=environment, stdout=sys.stderr).returncode:
            raise RuntimeError("mypyc or the C compiler failed, see above; KOSMODROM_MYPYC=0 builds without them")
        return work / "library"


def compile_files(work: Path) -> None:
    """Compile the files of `work/plan.json` into `work/library`; runs in a process of its own, inside `src`."""
    from mypyc.build import mypycify
    from setuptools import setup

    plan = json.loads((work / "plan.json").read_text(encoding="utf-8"))
    extensions = mypycify(
        ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={work / 'cache'}", *plan["files"]],
        group_name="kosmodrom",
        opt_level=plan["optimize"],
        debug_level="0",
        target_dir=str(work / "c"),
    )
    if os.name != "nt":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
    if is_gcc(os.environ["CC"]):
        for file in (work / "c").glob("__native_*.c"):
            file.write_text(mark_rarely_run(file.read_text(encoding="utf-8")), encoding="utf-8")
        # One unit is compiled on all cores: it is cut to pieces only after functions were inlined.
        library = next(extension for extension in extensions if extension.name == "kosmodrom__mypyc")
        # To warn of misleading indentation (`-Wall`) GCC reads the file from its beginning, for almost every `if`.
        library.extra_compile_args = [*library.extra_compile_args, "-flto", "-Wno-misleading-indentation"]
        library.extra_link_args = ["-flto=auto"]
    command = ["-q", "build_ext", f"--build-lib={work / 'library'}", f"--build-temp={work / 'objects'}"]
    setup(name="kosmodrom", packages=[], ext_modules=extensions, script_args=[*command, f"--parallel={os.cpu_count()}"])


if __name__ == "__main__":
    compile_files(Path(sys.argv[1]))
