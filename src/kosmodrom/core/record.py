"""A game written down: enough to play it again to the byte, whoever does it and wherever."""

import hashlib
import hmac
from typing import Final, Literal

import msgspec
from msgspec import Struct

from kosmodrom.core.rng import FastRng, HmacRng, Rng
from kosmodrom.core.state import State

FORMAT: Final = 1
UNDO: Final = "undo"


class BadRecord(Exception):
    """A record that can't be used: one sentence that says why."""


class Chance(Struct, frozen=True, omit_defaults=True):
    """Where the chance of a game came from: a seed for the fast generator, or a table's secret and players' nonces."""

    kind: Literal["fast", "hmac"]
    seed: int | None = None
    secret: str | None = None
    """In hexadecimal; hidden until the game is over."""
    nonces: tuple[str, ...] = ()

    def generator(self, sources: tuple[str, ...]) -> Rng:
        """The generator at its start; BadRecord if the secret is hidden or is none."""
        if self.kind == "fast":
            if self.seed is None:
                raise BadRecord("the record names the fast generator but no seed")
            return FastRng(self.seed)
        if self.secret is None:
            raise BadRecord("the record keeps its secret: it can be replayed when the game is over")
        return HmacRng(table_key(self.secret, self.nonces), sources)


def table_key(secret: str, nonces: tuple[str, ...]) -> bytes:
    """The key of a table's chance: its secret with all nonces of the players mixed in, in the order of their seats."""
    try:
        key = bytes.fromhex(secret)
    except ValueError:
        raise BadRecord("the secret of a record is written in hexadecimal digits") from None
    if len(key) < 16:
        raise BadRecord("the secret of a record has at least 16 bytes")
    return hmac.digest(key, msgspec.json.encode(nonces), "sha256")


def commitment(secret: str) -> str:
    """What is shown before the deal, so that the secret can't be changed afterwards."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Record(Struct, frozen=True, omit_defaults=True):
    """A game, over or not. A step is a seat and a move's notation, or `undo 2`: the last two moves were taken back."""

    format: int
    game: str
    version: str
    content: str
    seats: int
    options: dict[str, str]
    chance: Chance
    names: tuple[str, ...]
    steps: tuple[tuple[int, str], ...]
    final: str | None = None
    """The fingerprint of the last position, once the game is over or given up."""
    scores: tuple[int, ...] | None = None
    commitment: str | None = None
    """What was shown of the secret before the deal, where a table showed it."""


def check_format(record: Record) -> None:
    """BadRecord if the record is written in another way than here."""
    if record.format != FORMAT:
        raise BadRecord(f"the record has format {record.format}; this version reads format {FORMAT}")


def check_commitment(record: Record, shown: str | None = None) -> str | None:
    """The commitment that the record's secret keeps: the one it names, the one that was `shown`, or both if both are.

    None if nothing was committed to; BadRecord if the secret is another one.
    """
    named = [text.strip().lower() for text in (record.commitment, shown) if text is not None]
    if not named:
        return None
    if record.chance.secret is None:
        raise BadRecord("the record names a commitment, but no secret to compare with it")
    found = commitment(record.chance.secret)
    for text in named:
        if text != found:
            raise BadRecord(f"its secret was not the one committed to: that was {text}, this is {found}")
    return found


def fingerprint(state: State) -> str:
    """The same for the same course of a game, whatever build or database it comes from."""
    return hashlib.sha256(canonical(state)).hexdigest()


def canonical(state: State) -> bytes:
    """A position as bytes: the same course of a game gives the same, and different positions differ."""
    return msgspec.json.encode(state.to_json(), order="sorted")


def write_record(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"not a record of a game: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("not a record of a game: it is not JSON") from None
    check_format(record)
    return record
