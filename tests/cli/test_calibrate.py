"""`kosmodrom calibrate` and `kosmodrom balance`: the table, what is kept, and the report."""

import json
import re
import signal
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kosmodrom.cli import main
from kosmodrom.cli.kit.balance_page import BEGIN, END, with_figures
from kosmodrom.cli.kit.balance_plots import BalancePlots
from kosmodrom.cli.kit.registry import find_game
from kosmodrom.games import find
from kosmodrom.lab.calibration import Calibrated, Measured, Settings, measure, plan_of
from kosmodrom.lab.criteria import Calibration, Condition, HasBoards, find_calibration, read_calibration
from kosmodrom.lab.verdict import judge
from tests.cli.command import run, start
from tests.packs import write_pack

PLOTS = [
    "scores",
    "sources",
    "sides",
    "abilities",
    *(f"cells-0{side}" for side in range(5)),
    "events",
    "tables",
    "seats",
]
SETTINGS = Settings(games=20, table_games=20, simulations=50, table_simulations=50, seed=4)


def calibration() -> Calibration:
    found = find_calibration(find("space_bureau"))
    assert found is not None
    return found


def good(condition: Condition) -> Measured:
    """Twenty games as the table wishes them."""
    middle = {"random": 20, "greedy": 60, "strong": 95 if "ability" in condition.name else 80}[condition.player]
    scores = [(middle + number % 5 - 2,) * condition.seats for number in range(19)] + [(101,) * condition.seats]
    winners = [number % condition.seats for number in range(20)]
    return Measured(
        condition=condition.name,
        plan=plan_of(find("space_bureau"), calibration(), condition, SETTINGS),
        scores=[*scores],
        shares=[tuple(float(seat == winner) for seat in range(condition.seats)) for winner in winners],
        counts=[6 * condition.seats] * 20,
        points={"score-landings": 50.0, "score-sets": 30.0},
        used={f"{column}{row}": 10 for column in "abcdef" for row in range(1, 5)} | {"a1": 20},
        opened={"a1": 20},
    )


def keep(file: Path, change: Callable[[Measured], Measured] = lambda measured: measured) -> Path:
    """A calibration that passes, or one with something changed."""
    about = find("space_bureau").about
    measured = [change(good(condition)) for condition in calibration().conditions]
    kept = Calibrated(about.name, about.version, about.content, SETTINGS, True, 90.0, measured)
    file.write_bytes(msgspec.json.encode(kept))
    return file


def spoil(condition: str) -> Callable[[Measured], Measured]:
    """All scores of one condition at 60."""

    def change(measured: Measured) -> Measured:
        if measured.condition != condition:
            return measured
        return msgspec.structs.replace(measured, scores=[(60,)] * 20)

    return change


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A real calibration of very few games."""
    folder = tmp_path_factory.mktemp("calibrated")
    words = ["--games", "1", "--table-games", "1", "--simulations", "1", "--jobs", "1", "--out", "kept.json", "--json"]
    done = run(folder, "calibrate", "space_bureau", *words)
    assert done.returncode == 1, done.stderr
    report = json.loads(done.stdout)
    assert len(report["lines"]) == 28
    assert report["passed"] is False and not all(line["passes"] for line in report["lines"])
    return folder / "kept.json"


def test_every_condition_is_played(played: Path) -> None:
    kept = msgspec.json.decode(played.read_bytes(), type=Calibrated)
    assert [measured.condition for measured in kept.measured] == [
        condition.name for condition in calibration().conditions
    ]
    for measured in kept.measured:
        assert measured.games == 1
        assert sum(measured.points.values()) == pytest.approx(sum(measured.scores[0]) / len(measured.scores[0]))
    assert 8 < len(kept.find("strong").used) <= 14
    assert kept.find("2 players").used == {}


def test_what_is_kept_is_not_played_again(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = played.stat().st_mtime_ns
    words = ["--games", "1", "--table-games", "1", "--simulations", "1", "--jobs", "1", "--lang", "ru"]
    assert main(["calibrate", "space_bureau", *words, "--out", str(played)]) == 1
    assert played.stat().st_mtime_ns == before
    said = capsys.readouterr().out
    assert "Способность 6: прибавка к медиане сильного" in said
    assert "Не сходится строк: " in said


def test_what_no_longer_comes_out_so_is_played_again(played: Path, tmp_path: Path) -> None:
    """As after a change of the bots."""
    kept = msgspec.json.decode(played.read_bytes(), type=Calibrated)
    others = [msgspec.structs.replace(kept.measured[0], scores=[(999,)]), *kept.measured[1:]]
    file = tmp_path / "kept.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, measured=others)))
    words = ["--games", "1", "--table-games", "1", "--simulations", "1", "--jobs", "1"]
    assert main(["calibrate", "space_bureau", *words, "--out", str(file)]) == 1
    assert msgspec.json.decode(file.read_bytes(), type=Calibrated).measured == kept.measured


def test_components_of_ones_own_are_calibrated(played: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_bytes(played.read_bytes())
    pack = write_pack(tmp_path / "pack")
    words = ["--games", "1", "--table-games", "1", "--simulations", "1", "--jobs", "1", "--out", str(kept)]
    assert main(["calibrate", "space_bureau", "--content", str(pack), *words]) == 1
    before, after = (msgspec.json.decode(file.read_bytes(), type=Calibrated) for file in (played, kept))
    assert after.content == find_game("space_bureau", pack).about.content != before.content
    assert after.find("greedy").points != before.find("greedy").points
    assert str(tmp_path) not in kept.read_text()
    assert main(["balance", "space_bureau", "--from", str(kept), "--out", str(tmp_path / "report.html")]) == 2
    words = ["--from", str(kept), "--content", str(pack), "--out", str(tmp_path / "report.html")]
    assert main(["balance", "space_bureau", *words]) == 0


def test_lines_that_all_pass_end_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = keep(tmp_path / "kept.json")
    assert main(["calibrate", "space_bureau", "--from", str(kept), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "All 28 lines pass." in said and "FAILS" not in said
    assert re.search(r"Side 00: games that use the most used cell +≤ 95% +50.0% .*passes", said)
    assert "exempt, as games can begin there: a1 100% (opens 100%)\n" in said
    assert re.search(r"Strong, alone: median credits +75–95 +80.0  \[79.0; 81.0\] +20  passes", said)


@pytest.mark.parametrize(
    ("condition", "lines"),
    [
        ("random", ["Random, alone: median credits"]),
        ("ability 2", ["Ability 2: what it adds to the strong median"]),
        ("side 03", ["Sides: the highest strong median less the lowest"]),
    ],
)
def test_a_line_that_fails_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], condition: str, lines: list[str]
) -> None:
    kept = keep(tmp_path / "kept.json", spoil(condition))
    assert main(["calibrate", "space_bureau", "--from", str(kept), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    texts = find("space_bureau").about.texts
    failed = [texts.say(line["text"], "en", value=line["argument"]) for line in report["lines"] if not line["passes"]]
    assert failed == lines


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["calibrate", "kosmopolis"], "kosmopolis has no calibration: it is for games with reconstructed components"),
        (["balance", "galaktiko"], "such as space_bureau, space_explorers."),
        (["calibrate", "space_bureau", "--games", "0"], "--games is a number from 1 to"),
        (["calibrate", "space_bureau", "--simulations", "0"], "--simulations is a number from 1 to"),
        (["balance", "space_bureau", "--from", "nothing.json"], "nothing.json can't be read: No such file"),
    ],
)
def test_bad_input_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str], words: list[str], sentence: str) -> None:
    assert main([*words, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert sentence in said and said.count("\n") == 1


def test_a_kept_file_has_to_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = keep(tmp_path / "kept.json")
    data = json.loads(kept.read_bytes())
    for change, sentence in (
        ({"content": "0123"}, "was played with content 0123; here is"),
        ({"version": "0"}, "was played with version 0 of the rules"),
        ({"game": "galaktiko"}, "is a calibration of galaktiko, not of space_bureau."),
        ({"measured": data["measured"][:3]}, "is not complete"),
        ({"seconds": "long"}, "isn't a calibration as “calibrate --out” writes it"),
    ):
        kept.write_text(json.dumps(data | change))
        assert main(["balance", "space_bureau", "--from", str(kept), "--lang", "en"]) == 2
        assert sentence in capsys.readouterr().err


def test_interrupted_it_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    words = ["calibrate", "space_bureau", "--games", "1", "--table-games", "1", "--jobs", "1", "--out", "kept.json"]
    process = start(tmp_path, *words, "--simulations", "100000")
    end = time.monotonic() + 60
    while not (tmp_path / "kept.json").exists():
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == 130, complaints
    assert said == "" and "Traceback" not in complaints
    assert "They are kept; the same command goes on from there." in complaints
    kept = msgspec.json.decode((tmp_path / "kept.json").read_bytes(), type=Calibrated)
    assert "random" in [measured.condition for measured in kept.measured]
    assert not kept.has("strong")


def parse(page: str) -> ElementTree.Element:
    return ElementTree.fromstring(page.removeprefix("<!doctype html>"))


@pytest.mark.parametrize(("language", "title"), [("en", "Space Bureau: the balance in figures"), ("ru", "Космобюро")])
def test_the_report_is_one_page_that_needs_nothing_else(
    played: Path, tmp_path: Path, language: str, title: str
) -> None:
    out = tmp_path / "report.html"
    assert main(["balance", "space_bureau", "--from", str(played), "--out", str(out), "--lang", language]) == 0
    page = out.read_text(encoding="utf-8")
    assert title in page
    assert not re.search(r"https?:|//|<script|<link|<img|url\(|@import|src=|href=", page)
    tree = parse(page)
    assert tree.attrib["lang"] == language
    assert len(list(tree.iter("tr"))) == 29
    plots = list(tree.iter("svg"))
    assert len(plots) == len(PLOTS)
    for plot in plots:
        assert plot.attrib["role"] == "img"
        assert len(plot.attrib["aria-label"]) > 40 and re.search(r"\d", plot.attrib["aria-label"])
        assert sum(1 for _ in plot.iter("text")) > 8
    assert "prefers-color-scheme:dark" in page


def test_a_map_shows_every_cell_with_its_share_and_what_is_printed(played: Path, tmp_path: Path) -> None:
    docs = tmp_path / "page.md"
    assert main(["balance", "space_bureau", "--from", str(played), "--docs", str(docs), "--lang", "en"]) == 0
    kept = msgspec.json.decode(played.read_bytes(), type=Calibrated)
    used = kept.find("side 03").used
    game: object = find("space_bureau")
    assert isinstance(game, HasBoards)
    drawn = ElementTree.parse(tmp_path / "page" / "cells-03.svg")
    tips = [title.text or "" for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert len(tips) == 24
    for tip in tips:
        cell, share, printed = re.split(": |; ", tip, maxsplit=2)
        assert share == ("100%" if cell in used else "0%")
        assert printed == game.place_words("03", cell, "en")


def test_figures_of_a_page_are_replaced_and_all_else_is_left(played: Path, tmp_path: Path) -> None:
    docs = tmp_path / "page.md"
    docs.write_text(f"# Our page\n\nWhat we think.\n\n{BEGIN}\nold\n{END}\n\nMore thoughts.\n", encoding="utf-8")
    for _ in range(2):
        assert main(["balance", "space_bureau", "--from", str(played), "--docs", str(docs), "--lang", "en"]) == 0
    page = docs.read_text(encoding="utf-8")
    assert page.startswith("# Our page\n\nWhat we think.\n\n" + BEGIN)
    assert page.endswith(END + "\n\nMore thoughts.\n")
    assert "\nold\n" not in page and page.count(BEGIN) == page.count(END) == 1
    assert page.count("\n| ") == 29
    for plot in PLOTS:
        assert f"](page/{plot}.svg)" in page
        ElementTree.parse(tmp_path / "page" / f"{plot}.svg")
    assert not list(tmp_path.glob("*.html"))


def test_figures_come_at_the_end_of_a_page_that_has_none() -> None:
    assert with_figures("# Page\n", "figures") == "# Page\n\nfigures\n"


def test_the_page_in_the_documents_is_about_the_components_as_they_are() -> None:
    """Whoever changes them runs `make calibrate`."""
    page = (Path(__file__).parents[2] / "docs/balance/space_bureau.md").read_text(encoding="utf-8")
    assert f"content {find('space_bureau').about.content};" in page


def test_plots_that_no_line_asks_for_are_left_out() -> None:
    game = find("space_bureau")
    text = """
simulations = 1
table_simulations = 1
conditions = [{ name = "random", text = "condition-random", player = "random" }]
sweeps = [{ name = "tables", text = "condition-table", player = "random", seats = [2, 3], sets = [{}] }]
criteria = [
    { text = "line-explored", measure = { kind = "mean", condition = "random", value = "explored", least = 0 } },
    { text = "line-strong", measure = { kind = "median", condition = "tables", least = -99 } },
]
"""
    found = read_calibration(game, text.encode())
    settings = Settings(games=2, table_games=2, simulations=1, table_simulations=1, seed=1)
    measured = [
        measure(each, plan_of(game, found, each, settings), found.event, 1, lambda: False, lambda: None)
        for each in found.conditions
    ]
    about = game.about
    kept = Calibrated(about.name, about.version, about.content, settings, True, 1.0, measured)
    verdicts = judge(found, kept)
    assert (verdicts[0].passes, verdicts[0].places) == (True, ())
    assert verdicts[1].places in [("(2)",), ("(3)",)]
    plots = BalancePlots(game, found, kept, verdicts, "en").all()
    assert [plot.name for plot in plots] == ["sources"]
    assert "(2)" not in plots[0].svg()
