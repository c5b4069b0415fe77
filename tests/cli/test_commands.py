"""The smaller commands, and what a terminal changes."""

import json
import os
import pty
import shutil
import subprocess
from functools import partial
from pathlib import Path

import pytest

from kosmodrom import __version__
from kosmodrom.bots.levels import is_compiled
from kosmodrom.cli import commands, main
from kosmodrom.cli.commands import COMMANDS
from kosmodrom.cli.commands.games import describe
from kosmodrom.core.game import Game
from kosmodrom.games import NAMES, find
from kosmodrom.games.pack import usual_folder
from kosmodrom.lab.bench import measure
from tests.cli.command import COMMAND, environment, run


def test_each_command_is_the_file_of_its_name() -> None:
    files = Path(commands.__file__).parent.glob("*.py")
    assert {file.stem for file in files} - {"__init__"} == set(COMMANDS)


def test_games_are_listed_as_json(tmp_path: Path, kosmopolis: Game) -> None:
    done = run(tmp_path, "games", "--json")
    (game,) = [game for game in json.loads(done.stdout) if game["name"] == "kosmopolis"]
    about = kosmopolis.about
    assert game["title"] == {"en": "Kosmopolis", "ru": "Космополис"}
    assert (game["min_seats"], game["max_seats"], game["options"]) == (2, 4, {})
    assert (game["version"], game["content"]) == (about.version, about.content)
    assert (game["rules"], game["moves"]) == (len(about.rules.rules), about.moves.count)


@pytest.mark.parametrize(("language", "line"), [("en", "  Seats: 2 to 4\n"), ("ru", "  Игроков: от 2 до 4\n")])
def test_games_are_listed_in_words(capsys: pytest.CaptureFixture[str], language: str, line: str) -> None:
    assert main(["games", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "kosmopolis: Kosmopolis / Космополис\n" in said
    assert line in said
    rated = [game for game in NAMES if describe(find(game)).ratings]
    assert said.count({"en": "Ratings of bots for two: ", "ru": "Рейтинги ботов при игре вдвоём: "}[language]) == len(
        rated
    )


def test_the_version_is_told(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout == f"{__version__}\n"


def test_help_lists_the_commands(tmp_path: Path) -> None:
    done = run(tmp_path, "--help")
    assert done.returncode == 0
    assert all(f"  {name}: {summary}\n" in done.stdout for name, summary in COMMANDS.items())


def test_content_is_checked(capsys: pytest.CaptureFixture[str], kosmopolis: Game) -> None:
    assert main(["content", "kosmopolis", "--check", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"its hash is {kosmopolis.about.content}." in said
    assert "  cards.toml: entries 5 (from the rulebook 5)\n" in said
    assert "  Components on the table: 84\n" in said


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("count = 3", "count = 4", "cards.toml: 18 cards a colour expected, 20 found"),
        ("value = 2", "value = 9", "cards.toml, card 1: value must be a number from 2 to 6, not 9"),
        ("[[card]]", "[[card", "cards.toml: not a TOML file"),
        ("[[card]]", "[[karte]]", "cards.toml: expected entries [[card]] and nothing else"),
        ('"rulebook"', '"hearsay"', "origin must be one of rulebook, public, reconstructed, not 'hearsay'"),
    ],
)
def test_bad_content_is_refused_with_file_and_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, sentence: str
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(usual_folder("kosmopolis"), folder)
    cards = folder / "cards.toml"
    cards.write_text(cards.read_text().replace(old, new))
    assert main(["content", "kosmopolis", "--check", "--from", str(folder), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_own_content_has_a_hash_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kosmopolis: Game
) -> None:
    folder = tmp_path / "content"
    shutil.copytree(usual_folder("kosmopolis"), folder)
    cards = folder / "cards.toml"
    swapped = cards.read_text().replace("value = 2\ncount = 3", "value = 2\ncount = 4")
    cards.write_text(swapped.replace("value = 3\ncount = 4", "value = 3\ncount = 3"))
    assert main(["content", "kosmopolis", "--from", str(folder), "--lang", "en"]) == 0
    assert kosmopolis.about.content not in capsys.readouterr().out


def test_bench_measures_every_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kosmodrom.cli.commands.bench.measure", partial(measure, seconds=0.05))
    assert main(["bench", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)["games"]
    assert len(games) == len(NAMES)
    for speed in games:
        assert speed["compiled"] == is_compiled()
        assert all(speed[name] > 0 for name in speed if name.endswith(("_second", "_ms")))
        assert speed["shown_move_p50_ms"] <= speed["shown_move_p95_ms"]


def test_conformance_reports_each_property(tmp_path: Path) -> None:
    done = run(tmp_path, "conformance", "kosmopolis", "--games", "1", "--jobs", "2")
    assert done.stdout.startswith("kosmopolis: conforms (3 games, ")
    assert done.returncode == 0


def through_terminal(folder: Path, *words: str) -> str:
    """What a command shows on a terminal."""
    ours, theirs = pty.openpty()
    variables = {**environment(), "TERM": "xterm-256color"}
    variables.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, cwd=folder, env=variables
    )
    os.close(theirs)
    shown = b""
    try:
        while chunk := os.read(ours, 4096):
            shown += chunk
    except OSError:
        pass
    os.close(ours)
    assert process.wait(30) == 0
    return shown.decode()


def test_a_terminal_gets_styles_and_a_pipe_does_not(tmp_path: Path) -> None:
    assert "\x1b[1mkosmopolis" in through_terminal(tmp_path, "games")
    assert "\x1b" not in run(tmp_path, "games").stdout


def test_a_terminal_gets_a_progress_bar(tmp_path: Path) -> None:
    words = ["simulate", "kosmopolis", "--bots", "random,random", "--games", "4", "--jobs", "1"]
    assert "4/4" in through_terminal(tmp_path, *words)
    assert "4/4" not in run(tmp_path, *words).stderr
