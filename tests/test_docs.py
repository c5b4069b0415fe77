"""The documents say what is so: their Python blocks run, their links lead somewhere, the architecture is as drawn."""

import ast
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kosmodrom"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["README.md", "docs/api.md"])
def test_every_python_block_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)
    assert blocks
    exec(compile("\n".join(blocks), name, "exec"), {})
    assert capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_path_of_the_architecture_exists() -> None:
    named = re.findall(r"`([\w./]+)`", ARCHITECTURE)
    paths = [name for name in named if "/" in name or Path(name).suffix in {".py", ".ts", ".svelte", ".toml"}]
    missing = [path for path in paths if path != "view.ts" and not any((at / path).exists() for at in (ROOT, PACKAGE))]
    assert len(paths) > 20
    assert missing == []


def test_packages_import_what_the_architecture_says() -> None:
    rows = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", ARCHITECTURE, re.MULTILINE)
    told = {package: set(re.findall(r"\w+", imports)) for package, imports in rows}
    told["core"] = set()
    packages = {folder.name for folder in PACKAGE.iterdir() if (folder / "__init__.py").is_file()}
    assert told == {package: imports_of(package) & packages for package in packages}


def imports_of(package: str) -> set[str]:
    """The other packages that the modules of a package import, also those imported for types alone."""
    names = [
        name
        for file in (PACKAGE / package).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for name in modules_of(node)
    ]
    return {parts[1] for name in names if (parts := name.split("."))[0] == "kosmodrom" and len(parts) > 1} - {package}


def modules_of(node: ast.AST) -> list[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module else []


def test_own_bot_plays_a_tournament() -> None:
    example = runpy.run_path(str(ROOT / "examples/own_bot.py"))
    wins = example["tournament"](1)
    assert sum(wins.values()) == 6
    assert set(wins) == {"random", "dreamer", "easy"}
