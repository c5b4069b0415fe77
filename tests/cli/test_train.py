"""`kosmodrom train` and `kosmodrom features`: what they write and say, and what they refuse."""

import json
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.core.game import Game
from kosmodrom.core.net_file import load_net
from tests.cli.command import run

TRAIN = ["train", "kosmopolis", "--seats", "2", "--hidden", "6", "--check", "4", "--out", "mine.net"]


@pytest.mark.timeout(400)
def test_a_course_can_be_resumed_and_ends_as_one_that_was_not_interrupted(tmp_path: Path, kosmopolis: Game) -> None:
    done = run(tmp_path, *TRAIN, "--games", "100", "--seed", "3")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith("kosmopolis for 2: ") and lines[0].endswith("6 hidden units, seed 3, from game 0 on")
    assert lines[1].startswith("50 games: ") and "against easy, loss " in lines[1]
    assert lines[-1] == "The net is in mine.net; mine.net.learning is needed to train it on (--resume)."
    whole = (tmp_path / "mine.net.learning").read_bytes()
    (tmp_path / "mine.net").unlink()
    assert run(tmp_path, *TRAIN, "--games", "50", "--seed", "3").returncode == 0
    again = run(tmp_path, *TRAIN, "--games", "100", "--resume", "--json")
    report = json.loads(again.stdout)
    assert (report["games"], report["course"]["seed"], report["interrupted"]) == (100, 3, False)
    assert [point["games"] for point in report["curve"]] == [100]
    assert 0 <= report["final"]["easy"]["low"] <= report["final"]["easy"]["value"] <= 1
    assert (tmp_path / "mine.net.learning").read_bytes() == whole
    features = kosmopolis.features(2)
    assert features is not None
    assert load_net(tmp_path / "mine.net", features).hidden == 6


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--games", "10"], "--games is a number from 50 to"),
        (["--games", "50", "--hidden", "7"], "--hidden is a multiple of 3 from 3 to 300, not 7."),
        (["--games", "50", "--rate", "0"], "--rate is a number above 0 and at most 1, not 0.0."),
        (["--games", "50", "--trace", "1.5"], "--trace is a number from 0 to 1, not 1.5."),
        (["--games", "50", "--against", "chess"], "There is no bot “chess”"),
        (["--games", "50", "--resume"], "none.net.learning can't be read"),
    ],
)
def test_what_makes_no_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    given = ["train", "kosmopolis", "--seats", "2", "--out", str(tmp_path / "none.net"), "--lang", "en", *words]
    assert main(given) == 2
    assert sentence in capsys.readouterr().err


def test_an_older_net_is_not_replaced_and_another_file_not_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "mine.net"
    out.write_bytes(b"precious")
    out.with_name("mine.net.learning").write_bytes(b"precious")
    given = ["train", "kosmopolis", "--seats", "2", "--out", str(out), "--lang", "en", "--games", "50"]
    assert main(given) == 2
    assert "is there already: add --resume" in capsys.readouterr().err
    assert main([*given, "--resume"]) == 2
    assert "can't be resumed: its first line doesn't say" in capsys.readouterr().err
    assert out.read_bytes() == b"precious"
    assert main(["train", "kosmopolis", "--seats", "5", "--out", "x", "--lang", "en", "--games", "50"]) == 2
    assert "kosmopolis is for 2 to 4 players" in capsys.readouterr().err


def test_features_are_listed_explained_and_shown(capsys: pytest.CaptureFixture[str], kosmopolis: Game) -> None:
    features = kosmopolis.features(3)
    assert features is not None
    assert main(["features", "kosmopolis", "--seats", "3", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"kosmopolis for 3: {features.size:,} features, {features.layout.hash()}"
    assert [line.strip() for line in lines[1:]] == features.layout.names()
    assert main(["features", "kosmopolis", "--explain", "--lang", "ru"]) == 0
    said = capsys.readouterr().out
    assert "Что каждый игрок знает один" in said and "  round (один из, 3): Раунд." in said
    assert main(["features", "kosmopolis", "--seed", "1", "--moves", "8", "--seat", "2", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["seat"] == 2 and listed["seen"]["question play"] == 1
    assert set(listed["seen"]) <= set(listed["names"])


def test_features_of_a_recorded_position_are_those_of_its_seats(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "kosmopolis", "--bots", "random,random,random", "--games", "1", "--jobs", "1"]
    assert run(tmp_path, *words, "--out", "one.jsonl").returncode == 0
    record = str(tmp_path / "one.jsonl")
    assert main(["features", "kosmopolis", "--record", record, "--moves", "0", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert listed["seats"] == 3 and listed["seen"]["round 1"] == 1 and listed["seen"]["step 1"] == 1
    assert main(["features", "kosmopolis", "--record", record, "--lang", "en"]) == 0
    assert "question over" in capsys.readouterr().out
    for more, sentence in (
        (["--seed", "1"], "Name either --record or --seed"),
        (["--seats", "2"], "a game of 3, not of 2"),
        (["--seat", "4"], "--seat is a number from 1 to 3, not 4"),
    ):
        assert main(["features", "kosmopolis", "--record", record, "--lang", "en", *more]) == 2
        assert sentence in capsys.readouterr().err
