"""`kosmodrom tournament`: ratings, what is kept of a tournament and resumed, and what is refused."""

import csv
import json
import os
import signal
import time
from pathlib import Path

import pytest

from kosmodrom.bots.ratings import read_ratings
from tests.cli.command import ask, run, start

WHAT = ["tournament", "kosmopolis", "--bots", "random,easy,medium:1"]


def test_a_tournament_is_told_in_a_table(tmp_path: Path) -> None:
    done = ask(tmp_path, *WHAT, "--games", "4", "--jobs", "1", "--anchor", "easy=100")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0] == "kosmopolis for 2: 12 games, seed 0. All play the same deals, each once from every seat."
    assert lines[2].split() == ["Bot", "Rating", "95%", "interval", "Games", "Wins", "1", "2", "3"]
    rows = {line.split()[1]: line.split() for line in lines[3:6]}
    assert set(rows) == {"random", "easy", "medium:1"}
    assert rows["easy"][2:4] == ["100", "8"], "the anchor has no interval"
    assert lines[5].split()[1] == "random" and lines[5].endswith("·")
    assert lines[-1].startswith("easy has 100; 400 points more win ten times as often.")
    russian = ask(tmp_path, *WHAT, "--games", "2", "--jobs", "1", "--lang", "ru").stdout
    assert russian.startswith("kosmopolis, игроков: 2; 6 партий, начальное число 0.")


def test_results_do_not_depend_on_processes_or_interruptions(tmp_path: Path) -> None:
    whole = run(tmp_path, *WHAT, "--games", "6", "--jobs", "2", "--json", "--out", "whole.json")
    assert whole.returncode == 0, whole.stderr
    part = ["tournament", "kosmopolis", "--bots", "easy,random", "--jobs", "1", "--out", "part.json"]
    assert ask(tmp_path, *part, "--games", "4").returncode == 0
    again = ask(tmp_path, *WHAT, "--games", "6", "--jobs", "1", "--json", "--out", "part.json", "--resume")
    assert json.loads(again.stdout) == json.loads(whole.stdout)
    assert (tmp_path / "part.json").read_bytes() == (tmp_path / "whole.json").read_bytes()
    found = json.loads(again.stdout)
    assert (found["played"], found["planned"], found["anchor"]) == (18, 18, "random")
    assert {each["bot"]: each["games"] for each in found["ratings"]} == {"random": 12, "easy": 12, "medium:1": 12}
    assert sum(each["wins"]["share"] for each in found["ratings"]) == pytest.approx(1.5)
    assert found["basis"]["options"] == {}


def test_the_table_is_written_for_other_programs(tmp_path: Path) -> None:
    words = ["tournament", "galaktiko", "--bots", "easy,random", "--seats", "3", "--games", "3", "--jobs", "1"]
    assert ask(tmp_path, *words, "--out", "table.csv").returncode == 0
    rows = list(csv.DictReader((tmp_path / "table.csv").read_text().splitlines()))
    assert [row["bot"] for row in rows] == ["easy", "random"]
    assert (rows[0]["rating"], rows[0]["low"], rows[0]["easy"]) == ("0.0", "0.0", "")
    assert float(rows[0]["random"]) == pytest.approx(1 - float(rows[1]["easy"]))
    assert [row["games"] for row in rows] == ["9", "9"], "of two in three seats each has one of them twice"


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    words = ["tournament", "kosmopolis", "--bots", "random,easy", "--jobs", jobs, "--out", "kept.json"]
    process = start(tmp_path, *words, "--games", "1000000")
    end = time.monotonic() + 60
    while not (tmp_path / "kept.json").exists():
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == 130, complaints
    assert said.startswith("kosmopolis for 2: ") and "Traceback" not in complaints
    assert "They are in kept.json; the same command with --resume goes on from there." in complaints
    kept = json.loads((tmp_path / "kept.json").read_bytes())
    (lineup,) = kept["lineups"]
    assert kept["ranking"]["played"] == len(lineup["games"]) > 0
    done = ask(tmp_path, *words, "--games", "2", "--resume", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["played"] >= len(lineup["games"])


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are found in /proc")
def test_a_lost_process_is_told_and_what_is_done_is_kept(tmp_path: Path) -> None:
    words = ["tournament", "kosmopolis", "--bots", "random,easy", "--games", "1000000", "--jobs", "2"]
    process = start(tmp_path, *words, "--out", "kept.json")
    end = time.monotonic() + 60
    while not (tmp_path / "kept.json").exists():
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.05)
    for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split():
        os.kill(int(child), signal.SIGKILL)
    _, complaints = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "has ended unexpectedly (code -9)" in complaints and "Traceback" not in complaints
    assert "with --resume goes on from there" in complaints


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "easy", "--games", "2"], "A tournament takes two bots or more"),
        (["--bots", "easy,hard,easy", "--games", "2"], "easy is named twice in --bots"),
        (["--bots", "easy,chess", "--games", "2"], "There is no bot “chess”"),
        (["--bots", "easy,random", "--games", "3"], "--games is a multiple of 2, since"),
        (["--bots", "easy,random", "--games", "0"], "--games is a number from 2 to"),
        (["--bots", "easy,random", "--games", "2", "--seats", "1"], "--seats is a number from 2 to 4, not 1."),
        (["--bots", "easy,random", "--games", "2", "--anchor", "hard=0"], "such as easy=0, not “hard=0”."),
        (["--bots", "easy,random", "--games", "2", "--anchor", "easy=x"], "such as easy=0, not “easy=x”."),
        (["--bots", "easy,random", "--games", "2", "--out", "t.txt"], "--out ends in .json, for all games, or in .csv"),
        (["--bots", "easy,random", "--games", "2", "--resume"], "name it with --out FILE.json."),
        (["--bots", "easy,random", "--games", "2", "--resume", "--out", "t.csv"], "name it with --out FILE.json."),
        (["--bots", "easy,random", "--games", "2", "--resume", "--out", "t.json"], "t.json can't be read: No such"),
    ],
)
def test_what_makes_no_sense_is_refused_in_both_languages(tmp_path: Path, words: list[str], sentence: str) -> None:
    done = ask(tmp_path, "tournament", "kosmopolis", *words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr
    assert ask(tmp_path, "tournament", "kosmopolis", *words, "--lang", "ru").stderr != done.stderr


def test_only_the_same_tournament_is_resumed(tmp_path: Path) -> None:
    words = ["tournament", "galaktiko", "--bots", "easy,random", "--games", "4", "--jobs", "1", "--out", "t.json"]
    assert ask(tmp_path, *words).returncode == 0
    assert "is there already: add --resume" in ask(tmp_path, *words).stderr
    for more, sentence in (
        (["--seed", "5"], "was played with seed 0; here it is 5. Ask for the same"),
        (["--seats", "4"], "was played with 2 seats; here they are 4."),
        (["--option", "rich_first=on"], "was played with the options "),
    ):
        refused = ask(tmp_path, *words, "--resume", *more)
        assert refused.returncode == 2 and sentence in refused.stderr
    other = ["tournament", "kosmopolis", *words[2:]]
    assert "was played with the game galaktiko; here it is kosmopolis." in ask(tmp_path, *other, "--resume").stderr
    kept = json.loads((tmp_path / "t.json").read_bytes())
    kept["lineups"][0]["games"] = {"0": [0.4, 0.6], "1": [0.4, 0.6]}
    (tmp_path / "t.json").write_text(json.dumps(kept))
    assert "t.json can't be resumed: easy, random play otherwise now" in ask(tmp_path, *words, "--resume").stderr
    for games in ({"0": [1]}, {"x": [0, 1]}):
        kept["lineups"][0]["games"] = games
        (tmp_path / "t.json").write_text(json.dumps(kept))
        assert "isn't a tournament as “tournament --out” writes it" in ask(tmp_path, *words, "--resume").stderr


def test_bots_that_think_by_the_clock_are_told_of(tmp_path: Path) -> None:
    words = ["tournament", "kosmopolis", "--bots", "medium:0.001s,random", "--games", "2", "--jobs", "1"]
    assert "can't be repeated exactly" in ask(tmp_path, *words).stderr


def test_ratings_of_a_release_are_written_beside_those_of_other_games(tmp_path: Path) -> None:
    words = ["tournament", "kosmopolis", "--bots", "random,easy,medium:1", "--anchor", "easy=1000", "--jobs", "1"]
    assert ask(tmp_path, *words, "--games", "4", "--release", "ratings.json").returncode == 0
    other = ["tournament", "galaktiko", "--bots", "random,beginner", "--games", "2", "--jobs", "1"]
    assert ask(tmp_path, *other, "--release", "ratings.json").returncode == 0
    ratings = read_ratings((tmp_path / "ratings.json").read_bytes())
    assert [measured.game for measured in ratings.measured] == ["galaktiko", "kosmopolis"]
    measured = ratings.measured[1]
    assert (measured.seats, measured.games, measured.anchor) == (2, 4, "easy")
    assert [(rated.level, rated.simulations) for rated in measured.levels] == [
        ("random", 0),
        ("easy", 0),
        ("medium", 1),
    ]
    easy = measured.levels[1]
    assert (easy.rating, easy.low, easy.high, easy.games) == (1000, 1000, 1000, 8)
    assert set(easy.wins) == {"random", "medium"}
    (tmp_path / "broken.json").write_text("{")
    for more, sentence in (
        (["--release", "broken.json"], "broken.json holds no ratings as “tournament --release” writes them"),
        (["--release", "new.json", "--bots", "medium,medium:5"], "--release is for levels, each once"),
        (["--release", "new.json", "--option", "rich_first=on"], "--release is for levels, each once"),
    ):
        start = ["tournament", "galaktiko", "--games", "2", *([] if "--bots" in more else ["--bots", "easy,random"])]
        refused = ask(tmp_path, *start, *more)
        assert refused.returncode == 2 and sentence in refused.stderr
