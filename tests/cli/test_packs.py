"""`--content`: every command that plays takes the components of a folder."""

import json
from functools import partial
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.cli.commands.conformance import games_to_check
from kosmodrom.core.testing import check_game
from kosmodrom.core.testing.spec import BadSpec, load_game
from kosmodrom.games import find
from kosmodrom.games.pack import read_pack
from kosmodrom.lab.bench import measure
from tests.cli.command import ask, run
from tests.packs import GAME, break_pack, write_pack


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pack(tmp_path_factory.mktemp("packs") / "my box")


@pytest.fixture(scope="module")
def records(pack: Path) -> Path:
    """Three games of random bots with the pack, one a line, on two processes."""
    file = pack.parent / "games.jsonl"
    words = ("--bots", "random,random", "--games", "3", "--jobs", "2", "--content", str(pack), "--out", str(file))
    assert run(pack.parent, "simulate", GAME, *words).returncode == 0
    return file


def test_records_of_simulated_games_carry_the_hash_of_the_pack(records: Path, pack: Path) -> None:
    found = [json.loads(line)["content"] for line in records.read_text().splitlines()]
    assert found == [read_pack(pack).content] * 3


def test_a_simulation_plays_with_the_components_of_the_folder(
    tmp_path: Path, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    credits = {}
    for name, words in (("usual", ()), ("pack", ("--content", str(pack)))):
        assert main(("simulate", GAME, "--bots", "easy", "--games", "2", "--jobs", "1", "--json", *words)) == 0
        credits[name] = json.loads(capsys.readouterr().out)["summary"]["bots"][0]["scores"]["mean"]
    assert credits["usual"] != credits["pack"]


def test_verify_tells_which_content_a_record_needs(
    records: Path, pack: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("verify", str(records), "--content", str(pack))) == 0
    assert "Records that hold: 3" in capsys.readouterr().out
    played, usual = read_pack(pack).content, find(GAME).about.content
    assert main(("verify", str(records))) == 2
    said = capsys.readouterr().err
    assert f"was played with content {played}; the game comes with {usual}. Name the folder" in said
    assert "--content" in said
    other = write_pack(tmp_path / "other", 3)
    assert main(("verify", str(records), "--content", str(other))) == 2
    said = capsys.readouterr().err
    assert f"was played with content {played}; the folder of --content has {read_pack(other).content}" in said
    assert main(("verify", str(records), "--lang", "ru")) == 2
    assert f"играли с компонентами {played}" in capsys.readouterr().err


def test_a_record_of_the_usual_content_holds_beside_a_pack(
    tmp_path: Path, pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "usual.jsonl"
    words = ("--bots", "random,random", "--games", "1", "--jobs", "1", "--out", str(file))
    for game in (GAME, "kosmopolis"):
        assert main(("simulate", game, *words)) == 0
        capsys.readouterr()
        assert main(("verify", str(file), "--content", str(pack))) == 0
        assert "Every step was possible" in capsys.readouterr().out


def test_replay_tells_a_game_with_its_pack(records: Path, pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("replay", str(records), "--number", "2", "--content", str(pack))) == 0
    assert "random" in capsys.readouterr().out
    assert main(("replay", str(records), "--number", "2")) == 2
    assert "--content" in capsys.readouterr().err


def test_a_game_is_played_saved_and_gone_on_with(tmp_path: Path, pack: Path) -> None:
    words = ("--seats", "you,easy", "--content", str(pack), "--option", "first=first-seat", "--seed", "1")
    played = ask(tmp_path, "play", GAME, *words, typed="1\nsave game.json\nload game.json\nquit\n\n")
    assert played.returncode == 0, played.stderr
    assert "Content pack: My own box" in played.stdout and "is loaded" in played.stdout
    saved = json.loads((tmp_path / "game.json").read_text())
    assert saved["content"] == read_pack(pack).content
    again = ("play", "--seats", "you,easy", "--load", "game.json")
    loaded = ask(tmp_path, *again, "--content", str(pack), typed="quit\n\n")
    assert loaded.returncode == 0 and "game.json is loaded" in loaded.stdout
    refused = ask(tmp_path, *again)
    assert refused.returncode == 2 and "--content" in refused.stderr


def test_without_a_name_the_game_is_that_of_the_pack(tmp_path: Path, pack: Path) -> None:
    played = ask(tmp_path, "play", "--content", str(pack), "--lang", "ru", typed="quit\n\n")
    assert played.returncode == 0 and "Набор компонентов: My own box" in played.stdout
    assert find(GAME).about.texts.say("game-title", "ru") in played.stdout


def test_conformance_finds_the_pack_in_other_processes_too(pack: Path) -> None:
    ((game, spec),) = games_to_check(GAME, pack)
    assert game.about.content == load_game(spec).about.content == read_pack(pack).content
    report = check_game(game, seats=1, options={}, games=2, properties=["process"], spec=spec)
    assert report.ok and report.checked["process"] > 50
    usual = check_game(game, seats=1, options={}, games=2, properties=["process"], spec=spec.rpartition(":")[0])
    assert not usual.ok
    assert [(found.about.name, spec) for found, spec in games_to_check("galaktiko", None)] == [
        ("galaktiko", "kosmodrom.games.galaktiko:make")
    ]


def test_bench_measures_the_game_with_the_pack(
    pack: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.cli.commands.bench.measure", partial(measure, seconds=0.01))
    assert main(("bench", "--json", "--content", str(pack))) == 0
    assert [speed["game"] for speed in json.loads(capsys.readouterr().out)["games"]] == [GAME]


def test_content_says_where_it_lies_and_what_a_pack_is_called(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("content", GAME)) == 0
    said = capsys.readouterr().out
    folder = next(line.partition("Folder: ")[2] for line in said.splitlines() if "Folder: " in line)
    assert (Path(folder) / "ships.toml").is_file()
    assert main(("content", GAME, "--from", str(pack))) == 0
    assert "Content pack: My own box" in capsys.readouterr().out


def test_a_spec_with_a_bad_folder_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(BadSpec, match="no such file in"):
        load_game(f"kosmodrom.games.{GAME}:make:{tmp_path}")


COMMANDS = [
    ("play", GAME),
    ("simulate", GAME, "--bots", "easy", "--games", "1"),
    ("conformance", GAME),
    ("bench",),
    ("replay", "games.jsonl"),
    ("verify", "games.jsonl"),
    ("serve",),
    ("check",),
]


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_pack_that_can_not_be_used_is_refused(
    tmp_path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main((*words, "--content", "nowhere")) == 2
    assert "There is no folder nowhere." in capsys.readouterr().err
    break_pack(write_pack(tmp_path / "broken"))
    assert main((*words, "--content", "broken")) == 2
    said = capsys.readouterr().err
    assert "The content can't be used: " in said and "offices.toml: 4 kinds of offices expected, 3 found" in said


@pytest.mark.parametrize("command", ["play", "conformance"])
def test_a_pack_of_another_game_is_refused(command: str, pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main((command, "galaktiko", "--content", str(pack))) == 2
    assert "this is content of space_bureau, not of galaktiko" in capsys.readouterr().err
