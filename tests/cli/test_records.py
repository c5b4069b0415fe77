"""`kosmodrom replay` and `kosmodrom verify`."""

import json
import re
from pathlib import Path

import pytest

from kosmodrom.cli import main
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, commitment, write_record
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES
from tests.cli.command import ask

SECRET = "5eed" * 16


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two, from a secret, with one move taken back."""
    from kosmodrom.games import find

    game = find("kosmopolis")
    match = Match(game, 2, Chance("hmac", secret=SECRET), names=("Anna", "Boris"))
    rng = FastRng(1)
    seat = game.next_seat(match.state)
    match.play(seat, game.legal_moves(match.state, seat)[0])
    match.undo(seat, [0, 1])
    while not match.is_over:
        seat = game.next_seat(match.state)
        moves = game.legal_moves(match.state, seat)
        match.play(seat, moves[rng.below(len(moves), 0)])
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_bytes(write_record(match.record()))
    return file


def changed(record: Path, folder: Path, **fields: object) -> str:
    """The record with other fields, in another file."""
    file = folder / "changed.json"
    file.write_text(json.dumps({**json.loads(record.read_text()), **fields}, indent=1))
    return str(file)


@pytest.mark.parametrize(
    ("language", "kept", "undone", "ends"),
    [
        ("en", r"Anna keeps \w+ \d", "1 move was taken back", r"(Anna|Boris) wins with \d+ points!"),
        ("ru", r"Anna оставляет \w+ \d", "1 ход был возвращён", r"(Anna|Boris) побеждает: \d+ очк"),
    ],
)
def test_replay_tells_all_that_everyone_saw(
    record: Path, capsys: pytest.CaptureFixture[str], language: str, kept: str, undone: str, ends: str
) -> None:
    assert main(["replay", str(record), "--lang", language]) == 0
    said = capsys.readouterr().out
    for pattern in (kept, kept.replace("Anna", "Boris"), undone, ends):
        assert re.search(pattern, said), pattern
    assert "keeps a card" not in said and "оставляет карту" not in said


def test_replay_by_steps_waits_for_enter(record: Path, tmp_path: Path) -> None:
    waits = "Press Enter to go on."
    whole = ask(tmp_path, "replay", str(record))
    stepped = ask(tmp_path, "replay", str(record), "--step", typed="\n" * 500)
    left = ask(tmp_path, "replay", str(record), "--step", typed="\n\n")
    assert stepped.stdout.count(waits) > 50
    assert left.stdout.count(waits) == 3
    assert stepped.stdout.replace(f"{waits}\n", "") == left.stdout.replace(f"{waits}\n", "") == whole.stdout


def test_verify_says_what_it_checked(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(record), "--commitment", commitment(SECRET)]) == 0
    said = capsys.readouterr().out
    data = json.loads(record.read_text())
    assert f"Every step was possible: {len(data['steps'])}." in said
    assert f"The last position is the one named: {data['final']}." in said
    assert f"The scores are those named: {', '.join(map(str, data['scores']))}." in said
    assert f"committed to before the deal: {commitment(SECRET)}." in said


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The secret is the one that the record says was committed to: {}. Compare that with what was shown"),
        ("ru", "Секрет подходит к отпечатку, названному в записи: {}. Сравните его с тем, что показали"),
    ],
)
def test_verify_checks_the_commitment_that_a_record_names(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str
) -> None:
    shown = commitment(SECRET)
    named = changed(record, tmp_path, commitment=shown)
    assert main(["verify", named, "--lang", language]) == 0
    assert sentence.format(shown) in capsys.readouterr().out
    assert main(["verify", named, "--commitment", shown]) == 0
    assert f"committed to before the deal: {shown}." in capsys.readouterr().out
    assert main(["verify", named, "--commitment", "00" * 32]) == 1
    assert "its secret was not the one committed to" in capsys.readouterr().out


def test_verify_without_a_commitment_says_what_it_must_have_been(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(record)]) == 0
    assert f"What must have been shown before the deal: {commitment(SECRET)}." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"final": "0" * 64}, "does not end in the position it names"),
        ({"scores": [999, 0]}, "does not end with the scores it names"),
        ({"chance": {"kind": "hmac", "secret": "00" * 32}}, "does not hold"),
        ({"steps": [[0, "city b2"]]}, "step 1: seat 0 can't city b2: KD-3"),
        ({"steps": [[0, "fly away"]]}, "step 1: no move is written 'fly away'"),
        ({"steps": [[77, "keep b2"]]}, "does not hold"),
        ({"steps": [[10**30, "keep b2"]]}, "does not hold"),
        ({"steps": [[-(10**30), "undo 1"]]}, "does not hold"),
        ({"steps": [[0, "undo 5"]]}, "there are 0 moves to take back, not 5"),
        ({"seats": 9}, "is for 2 to 4 players, not 9"),
        ({"seats": 10**30}, "does not hold"),
        ({"options": {"speed": "high"}}, "has no option 'speed'"),
        ({"chance": {"kind": "hmac", "secret": "xyz"}}, "hexadecimal"),
        ({"chance": {"kind": "hmac", "secret": SECRET, "nonces": ["mine"]}}, "does not hold"),
        ({"commitment": "00" * 32}, "its secret was not the one committed to"),
        ({"commitment": ""}, "its secret was not the one committed to"),
        ({"chance": {"kind": "fast"}}, "no seed"),
    ],
)
def test_a_tampered_record_does_not_hold(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], fields: dict[str, object], sentence: str
) -> None:
    assert main(["verify", changed(record, tmp_path, **fields)]) == 1
    said = capsys.readouterr().out
    assert sentence in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, f"is a record of the game chess, which is not here; there are: {', '.join(NAMES)}."),
        ({"version": "99"}, "was played with version 99 of the rules; here is version "),
        ({"content": "f00"}, "was played with content f00; the game comes with "),
        ({"format": 99}, "the record has format 99; this version reads format 1"),
        ({"seats": "two"}, "isn't a record of a game"),
        ({"chance": {"kind": "hmac"}}, "keeps its secret"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay", "play --load"])
def test_a_foreign_record_is_bad_input(
    record: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: str,
    fields: dict[str, object],
    sentence: str,
) -> None:
    assert main([*command.split(), changed(record, tmp_path, **fields)]) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_a_broken_record_can_not_be_replayed(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", changed(record, tmp_path, final="0" * 64)]) == 2
    assert "does not play as it says: the record does not end in the position it names." in capsys.readouterr().err


def test_an_unfinished_game_is_verified_as_far_as_it_goes(
    kosmopolis: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "open.json"
    file.write_bytes(write_record(Match(kosmopolis, 2, Chance("fast", seed=1)).record()))
    assert main(["verify", str(file)]) == 0
    assert "The game is not over" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "00"]) == 2
    assert "there is no secret to compare" in capsys.readouterr().err


def test_many_records_a_file_are_all_verified_and_replayed_by_number(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.loads(record.read_text())
    bad = {**good, "scores": [0, 0]}
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(one) + "\n" for one in (good, bad, good)))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"{file}:2 does not hold: the record does not end with the scores it names" in said
    assert said.endswith("Records that hold: 2. Records that don't: 1.\n")
    assert main(["replay", str(file), "--number", "3"]) == 0
    assert "wins with" in capsys.readouterr().out
    for words in ([], ["--number", "4"], ["--number", "0"]):
        assert main(["replay", str(file), *words]) == 2
        assert "holds 3 records" in capsys.readouterr().err


def test_a_torn_line_is_bad_input(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = json.dumps(json.loads(record.read_text()))
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n{line[:100]}")
    assert main(["verify", str(file)]) == 2
    assert f"{file}:2 isn't a record of a game" in capsys.readouterr().err
