"""What the documents tell an owner of the box about entering the cards is so."""

import re
import shutil
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.inspection import NAMES
from kosmodrom.games.pack import read_pack, usual_folder
from kosmodrom.games.space_explorers.content import load
from kosmodrom.games.space_explorers.parts.vocabulary import ABILITIES, NONE

GAME = "space_explorers"
PROPERTIES = [name for name in NAMES if name != "process"]
PAGE = (
    (Path(__file__).parents[3] / "docs/content-packs.md").read_text(encoding="utf-8").partition("## Space Explorers")[2]
)


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A copy of the content in which the lines of the page stand in place of those with the same numbers."""
    pack = tmp_path / "my-box"
    shutil.copytree(usual_folder(GAME), pack)
    text = (pack / "specialists.toml").read_text(encoding="utf-8")
    lines = re.findall(r"^\{ number = .*$", PAGE, re.MULTILINE)
    assert len(lines) == 2
    for line in lines:
        number = line.split(",")[0]
        (old,) = re.findall(rf"^ *{re.escape(number)},.*$", text, re.MULTILINE)
        text = text.replace(old, line)
    (pack / "specialists.toml").write_text(text, encoding="utf-8")
    return pack


def test_cards_of_the_page_can_be_entered(box: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = load(box).entries.specialists
    assert (cards[21].skills, cards[21].ability.text, cards[21].origin) == ((1, 0), "draw 2 after project", "public")
    assert (cards[34].cost, cards[34].ability.colours) == ((1, 1, 2), (3, 1))
    assert main(["content", GAME, "--from", str(box), "--lang", "en"]) == 0
    assert "specialists.toml: entries 60 (publicly known 2, reconstructed 58)" in capsys.readouterr().out


def test_a_game_with_them_holds(box: Path) -> None:
    report = check_game(read_pack(box, GAME).game, seats=2, options={}, games=1, every=40, properties=PROPERTIES)
    assert report.ok and report.moves > 50


def test_the_page_lists_every_ability() -> None:
    rows = re.findall(r"^\| (`[^|]*`) \| ", PAGE.partition("| ability |")[2].partition("### ")[0], re.MULTILINE)
    listed = [words for row in rows for words in re.findall(r"`([^`]+)`", row)]
    assert listed == [pattern.text for pattern in ABILITIES]
    assert NONE in ABILITIES


def test_the_page_lists_every_file() -> None:
    rows = PAGE.partition("### ")[0]
    assert sorted(re.findall(r"`(\w+\.toml)`", rows)) == sorted(file.name for file in usual_folder(GAME).glob("*.toml"))
