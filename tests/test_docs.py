"""The documents say what runs: every Python block of README and docs/api.md is run, in order."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


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


def test_own_bot_plays_a_tournament() -> None:
    example = runpy.run_path(str(ROOT / "examples/own_bot.py"))
    wins = example["tournament"](1)
    assert sum(wins.values()) == 6
    assert set(wins) == {"random", "dreamer", "easy"}
