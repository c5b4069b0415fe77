"""Bad input: one sentence on stderr that says what was expected, and exit code 2."""

import re
import subprocess
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.games import NAMES, find
from tests.cli.command import COMMAND, environment, run

GAMES = ", ".join(NAMES)
BAD = [
    ("plya", "There is no command plya; did you mean play?"),
    ("xyzzy", "There is no command xyzzy; there are: play, serve,"),
    ("play kosmopoliz", "There is no game kosmopoliz; did you mean kosmopolis?"),
    ("play chess", f"There is no game chess; there are: {GAMES}."),
    ("play --sets you,easy", "There is no option --sets here; did you mean --seats?"),
    ("play --lang de", "--lang is one of en, ru, not “de”."),
    ("play --seed x", "--seed is a whole number, not “x”."),
    ("play --seed -1", "--seed is a number from 0 to 9223372036854775807, not -1."),
    ("play --seats you", "kosmopolis is for 2 to 4 players, named with commas between them; here is 1."),
    ("play --seats you,easy,easy,easy,easy", "here are 5."),
    ("play --seats you,eazy", "There is no bot “eazy”; there are random, beginner, easy, medium, hard, expert"),
    ("play --seats you,", "There is no bot “”"),
    ("play --seats you,easy:5", "The bot easy answers at once"),
    ("play --seats you,hard:soon", "hard can think for a time such as hard:0.5s or a number of simulations such as"),
    ("play --seats you:,easy", "A player's name has 1 to 30 letters"),
    ("play --seats you:Anna,you:Anna", "Two players are called Anna"),
    ("play --load nothing.json", "nothing.json can't be read: No such file or directory."),
    ("simulate", "GAME is missing"),
    ("simulate kosmopolis --games 3", "--bots is missing"),
    ("simulate kosmopolis --bots easy,easy", "--games is missing"),
    ("simulate kosmopolis --bots easy,easy --games 0", "--games is a number from 1 to 100000000, not 0."),
    ("simulate kosmopolis --bots easy,easy --games many", "--games is a whole number, not “many”."),
    ("simulate kosmopolis --bots easy --games 3", "here is 1."),
    ("simulate kosmopolis --bots easy,you --games 3", "There is no bot “you”"),
    ("simulate kosmopolis --bots easy,easy --games 3 --option fast=on", "kosmopolis has no options."),
    (
        "simulate galaktiko --bots easy,easy --games 3 --option fast=on",
        "galaktiko has no option fast; there are",
    ),
    ("simulate galaktiko --bots easy,easy --games 3 --option rich_first", "written as --option NAME=CHOICE, not “rich"),
    ("play galaktiko --option rich_first=yes", "--option rich_first is one of off, on, not “yes”."),
    ("simulate kosmopolis --bots easy,easy --games 3 --jobs 0", "--jobs is a number from 1 to 1024, not 0."),
    ("simulate kosmopolis --bots easy,easy --games 3 --out no/such/file", "no/such/file can't be written: No such"),
    ("replay nothing.json", "nothing.json can't be read: No such file or directory."),
    ("replay .", ". can't be read: Is a directory."),
    ("verify broken.json", "broken.json isn't a record of a game as “save” or “simulate --out” write it: "),
    ("verify other.json", "other.json:1 isn't a record of a game"),
    ("rules", f"Name a game, or add --check to check them all; there are: {GAMES}."),
    ("rules kosmopolis KP-Z9", "There is no rule KP-Z9 in kosmopolis: its rules go from KP-C1 to KP-I1."),
    ("rules --check --tests nowhere", "There is no folder nowhere."),
    ("content kosmopolis --from nowhere", "There is no folder nowhere."),
    ("content kosmopolis --from .", "The content can't be used: cards.toml: no such file in"),
    ("games more", "“more” is one word too many"),
    ("conformance chess", "There is no game chess"),
    ("conformance --games 0", "--games is a number from 1 to 1000000, not 0."),
]
QUOTES_THE_SYSTEM = re.compile(r"json|no/such| \.$|--lang")
"""Commands whose complaint has a part in the system's or the format's own words."""
ENGLISH = re.compile(r"[A-Za-z]{4,}")
NOT_TRANSLATED = {
    "play",
    "games",
    "simulate",
    "plya",
    "eazy",
    "help",
    "random",
    "beginner",
    "easy",
    "expert",
    "option",
    "fast",
} | {
    *(word for name in NAMES for option in find(name).about.options for word in ENGLISH.findall(option.name)),
    *ENGLISH.findall(", ".join(NAMES)),
    "kosmopoliz",
    *("medium", "hard", "seed", "lang", "jobs", "bots", "seats", "chess", "nowhere", "kosmopolis", "rules", "content"),
    *(
        "serve",
        "train",
        "tournament",
        "features",
        "backup",
        "restore",
        "replay",
        "verify",
        "bench",
        "calibrate",
        "balance",
        "conformance",
        "xyzzy",
        "sets",
        "check",
        "GAME",
        "soon",
        "many",
        "more",
        "Anna",
    ),
}


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command runs in a folder of its own, with two files that are no records, and in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    (tmp_path / "broken.json").write_text('{"format": 1, "game": "kos')
    (tmp_path / "other.json").write_text('{"name": "something else"}')


@pytest.mark.parametrize(("command", "sentence"), BAD, ids=[command for command, _ in BAD])
def test_bad_input_gets_one_sentence(command: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("command", [command for command, _ in BAD if not QUOTES_THE_SYSTEM.search(command)])
def test_bad_input_is_explained_in_russian(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert re.search(r"[а-яё]{3}", said)
    assert set(ENGLISH.findall(said)) <= NOT_TRANSLATED


def test_the_language_asked_for_counts_even_in_a_bad_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "chess", "--lang=ru"]) == 2
    assert capsys.readouterr().err == f"Игры chess нет; есть: {GAMES}.\n"


def test_the_real_command_ends_with_2_and_no_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"There is no game chess; there are: {GAMES}.\n"


def test_a_reader_that_stops_early_is_no_error(tmp_path: Path) -> None:
    piped = " ".join(COMMAND) + " rules kosmopolis | head -n 1"
    done = subprocess.run(piped, shell=True, cwd=tmp_path, env=environment(), capture_output=True, text=True)
    assert done.stdout == "Kosmopolis\n"
    assert done.stderr == ""
