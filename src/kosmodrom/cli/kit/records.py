"""Records of games in files: one a file, or one a line."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import msgspec

from kosmodrom.cli.kit.complaint import Complaint
from kosmodrom.cli.kit.files import reason_of, write_file
from kosmodrom.core.game import Game
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import BadRecord, Record, read_record, write_record
from kosmodrom.games import NAMES, find


def read_records(path: Path) -> Iterator[tuple[str, Record]]:
    """Where each record of a file stands, and the record; complains about a file that can't be used."""
    try:
        with path.open("rb") as file:
            first = file.readline()
            if not _is_json(first):
                yield str(path), _decode(str(path), first + file.read())
                return
            for number, line in enumerate(chain([first], file), 1):
                if line.strip():
                    yield f"{path}:{number}", _decode(f"{path}:{number}", line)
    except OSError as error:
        raise Complaint("bad-file", file=str(path), reason=reason_of(error)) from None


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _decode(where: str, data: bytes) -> Record:
    try:
        return read_record(data)
    except BadRecord as error:
        detail = str(error).removeprefix("not a record of a game: ")
        raise Complaint("bad-record", file=where, detail=detail) from None
    except RecursionError:
        raise Complaint("bad-record", file=where, detail="it nests too deeply") from None


def read_one(path: Path, number: int | None = None) -> tuple[str, Record]:
    """The only record of a file, or the one of a number counted from 1."""
    found = list(read_records(path))
    if number is None and len(found) > 1:
        raise Complaint("record-many", file=str(path), count=len(found))
    if number is not None and not 1 <= number <= len(found):
        raise Complaint("record-number", file=str(path), count=len(found), number=str(number))
    return found[(number or 1) - 1]


def game_of(where: str, record: Record, other: Game | None = None) -> Game:
    """The game that a record was played with, perhaps the `other`, which has content of its own.

    Complains if it isn't here in this version and with this content.
    """
    if record.game not in NAMES:
        raise Complaint("record-foreign", file=where, game=record.game, known=", ".join(NAMES))
    usual = find(record.game)
    given = None if other is None or other.about.name != record.game else other
    game = given if given is not None and given.about.content == record.content else usual
    if record.version != game.about.version:
        raise Complaint("record-version", file=where, found=record.version, here=game.about.version)
    if record.content != game.about.content:
        raise Complaint(
            "record-content",
            file=where,
            found=record.content,
            here=usual.about.content,
            given="none" if given is None else given.about.content,
        )
    if record.chance.kind == "hmac" and record.chance.secret is None:
        raise Complaint("record-secret", file=where)
    return game


def open_match(path: Path, number: int | None = None, other: Game | None = None) -> Match:
    """The match of a file's record, at its end; complains about one that can't be used. `other` as in `game_of`."""
    where, record = read_one(path, number)
    game = game_of(where, record, other)
    try:
        return resume(game, record)
    except BadRecord as error:
        raise Complaint("record-broken", file=where, detail=str(error)) from None


def save(path: Path, record: Record) -> None:
    """Write a record. An older record of that name is replaced as a whole; any other file is left alone."""
    try:
        if path.exists():
            _check_replaceable(path)
    except (OSError, ValueError) as error:
        raise Complaint("bad-write", file=str(path), reason=reason_of(error)) from None
    write_file(path, write_record(record))


def _check_replaceable(path: Path) -> None:
    try:
        read_record(path.read_bytes())
    except (BadRecord, RecursionError):
        raise Complaint("not-replaced", file=str(path)) from None
