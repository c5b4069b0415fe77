"""`kosmodrom simulate`: the same whatever the number of processes, and nothing lost when it is interrupted."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.cli.kit.record_lines import RecordLines
from kosmodrom.core.game import Game
from kosmodrom.core.match import resume
from kosmodrom.core.record import read_record
from tests.cli.command import COMMAND, environment, run, start

SOME_GAMES = 10_000
"""Bytes that only a few records fill."""
WHAT = ["simulate", "kosmopolis", "--bots", "random,random,random"]


def wait_for_games(process: subprocess.Popen[str], out: Path) -> None:
    """Wait until a few games have been written."""
    end = time.monotonic() + 60
    while not (out.exists() and out.stat().st_size > SOME_GAMES):
        assert time.monotonic() < end and process.poll() is None
        time.sleep(0.05)


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path, kosmopolis: Game) -> None:
    words = [*WHAT, "--games", "13", "--seed", "7", "--json"]
    alone = run(tmp_path, *words, "--jobs", "1", "--out", "1.jsonl")
    both = run(tmp_path, *words, "--jobs", "2", "--out", "2.jsonl")
    assert (alone.returncode, both.returncode) == (0, 0)
    assert json.loads(alone.stdout)["summary"] == json.loads(both.stdout)["summary"]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()
    lines = (tmp_path / "2.jsonl").read_bytes().splitlines()
    assert len(lines) == 13
    assert all(resume(kosmopolis, read_record(line)).is_over for line in lines)
    many = run(tmp_path, "verify", "2.jsonl")
    assert (many.returncode, many.stdout) == (0, "Records that hold: 13. Records that don't: 0.\n")


def test_the_summary_adds_up(tmp_path: Path) -> None:
    done = run(tmp_path, *WHAT, "--games", "12", "--jobs", "1", "--json")
    report = json.loads(done.stdout)
    summary = report["summary"]
    assert (summary["games"], summary["planned"], report["interrupted"]) == (12, 12, False)
    for group in ("bots", "seats"):
        assert sum(entry["wins"]["share"] for entry in summary[group]) == pytest.approx(1)
        assert all(entry["games"] == 12 for entry in summary[group])
        assert sum(entry["advantage"]["share"] for entry in summary[group]) == pytest.approx(0)
        for entry in summary[group]:
            assert entry["wins"]["low"] <= entry["wins"]["share"] <= entry["wins"]["high"]
            assert entry["scores"]["lower"] <= entry["scores"]["median"] <= entry["scores"]["upper"]
    assert summary["moves"]["least"] > 50
    assert report["games_per_second"] == pytest.approx(12 / report["seconds"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "kosmopolis: 3 games, seed 0. Bots move on by one seat from game to game. In brackets: 95% intervals."),
        ("ru", "kosmopolis: 3 партии, начальное число 0. От партии к партии боты пересаживаются на одно место."),
    ],
)
def test_results_are_told_in_words(tmp_path: Path, language: str, sentence: str) -> None:
    done = run(tmp_path, *WHAT, "--games", "3", "--jobs", "1", "--lang", language)
    assert done.stdout.startswith(sentence)
    assert "\x1b" not in done.stdout + done.stderr


def test_thinking_by_the_clock_is_said_not_to_be_repeatable(tmp_path: Path) -> None:
    words = ["simulate", "kosmopolis", "--bots", "medium:0.001s,random", "--games", "1", "--jobs", "1"]
    assert "can't be repeated exactly" in run(tmp_path, *words).stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WHAT, "--games", "1", "--jobs", "1", "--out", "/dev/full", "--lang", "en"]) == 2
    assert capsys.readouterr().err.endswith("/dev/full can't be written: No space left on device.\n")


@pytest.mark.skipif(os.name == "nt", reason="the shell can't limit the size of files")
def test_a_line_that_does_not_fit_is_taken_away_again(tmp_path: Path) -> None:
    words = [*COMMAND, *WHAT, "--games", "20", "--jobs", "1", "--out", "games.jsonl"]
    limited = ["sh", "-c", 'ulimit -f 16; exec "$@"', "sh", *words]
    done = subprocess.run(limited, cwd=tmp_path, env=environment(), capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("games.jsonl can't be written: ")
    data = (tmp_path / "games.jsonl.partial").read_bytes()
    assert data.endswith(b"\n")
    assert 0 < len([read_record(line) for line in data.splitlines()]) < 20


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupted_it_keeps_what_is_done_and_says_so(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "games.jsonl").write_bytes(b"an older one\n")
    process = start(tmp_path, *WHAT, "--games", "1000000", "--jobs", jobs, "--out", "games.jsonl", "--json")
    out = tmp_path / "games.jsonl.partial"
    wait_for_games(process, out)
    process.send_signal(signal.SIGINT)
    said, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in complaints
    report = json.loads(said)
    assert report["interrupted"] is True
    data = out.read_bytes()
    assert data.endswith(b"\n")
    records = [read_record(line) for line in data.splitlines()]
    assert len(records) == report["summary"]["games"] > 0
    assert report["records"] == "games.jsonl.partial"
    assert (tmp_path / "games.jsonl").read_bytes() == b"an older one\n", "what was there is there still"


def test_an_older_file_is_replaced_when_all_games_are_played(tmp_path: Path) -> None:
    (tmp_path / "older.jsonl").write_bytes(b"an older one\n")
    (tmp_path / "games.jsonl").symlink_to("older.jsonl")
    done = run(tmp_path, *WHAT, "--games", "3", "--jobs", "1", "--out", "games.jsonl", "--json")
    assert json.loads(done.stdout)["records"] == "games.jsonl"
    assert len([read_record(line) for line in (tmp_path / "older.jsonl").read_bytes().splitlines()]) == 3
    assert (tmp_path / "games.jsonl").is_symlink(), "the link leads where it led"
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.jsonl", "older.jsonl"]


def test_without_a_game_no_file_is_left(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt), RecordLines(tmp_path / "games.jsonl"):
        assert (tmp_path / "games.jsonl.partial").exists()
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="child processes are found in /proc")
def test_a_lost_process_is_told_and_what_is_done_is_kept(tmp_path: Path) -> None:
    process = start(tmp_path, *WHAT, "--games", "1000000", "--jobs", "2", "--out", "games.jsonl", "--json")
    wait_for_games(process, tmp_path / "games.jsonl.partial")
    for child in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split():
        os.kill(int(child), signal.SIGKILL)
    said, complaints = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "has ended unexpectedly (code -9)" in complaints
    assert "Traceback" not in complaints
    assert json.loads(said)["summary"]["games"] == len((tmp_path / "games.jsonl.partial").read_bytes().splitlines()) > 0


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT to send")
def test_ctrl_c_of_a_terminal_reaches_all_processes_and_does_no_harm(tmp_path: Path) -> None:
    """A terminal sends the signal to the whole group, workers included."""
    words = [*WHAT, "--games", "1000000", "--jobs", "2", "--out", "games.jsonl"]
    process = start(tmp_path, *words, group=True)
    wait_for_games(process, tmp_path / "games.jsonl.partial")
    os.killpg(process.pid, signal.SIGINT)
    said, complaints = process.communicate(timeout=30)
    assert process.returncode == 130
    assert said.startswith("Interrupted: ")
    assert "Traceback" not in complaints
