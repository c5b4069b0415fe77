"""Games written down."""

import hashlib
import hmac

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.game import Game
from kosmodrom.core.match import Match, resume
from kosmodrom.core.record import (
    FORMAT,
    BadRecord,
    Chance,
    Record,
    canonical,
    check_commitment,
    commitment,
    fingerprint,
    read_record,
    table_key,
    write_record,
)
from kosmodrom.core.rng import FastRng, HmacRng
from kosmodrom.games import find

SECRET = hashlib.sha256(b"a table").hexdigest()
NONCES = ("sun", "moon")


def played(game: Game, chance: Chance, moves: int = 1000, seats: int = 2, seed: int = 0) -> Match:
    """A game played at random, to its end or for some moves."""
    match = Match(game, seats, chance)
    choice = FastRng(seed)
    while moves > 0 and not match.is_over:
        seat = int(game.next_seat(match.state))
        legal = game.legal_moves(match.state, seat)
        match.play(seat, legal[choice.below(len(legal), 0)])
        moves -= 1
    return match


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game."""
    return played(find("kosmopolis"), Chance("hmac", secret=SECRET, nonces=NONCES)).record()


@pytest.fixture(scope="module")
def opening() -> Record:
    """Five moves of a game."""
    return played(find("kosmopolis"), Chance("fast", seed=3), moves=5).record()


def test_a_record_says_all_that_is_needed_to_play_it_again(kosmopolis: Game, record: Record) -> None:
    about = kosmopolis.about
    assert (record.format, record.game, record.version, record.content) == (
        FORMAT,
        about.name,
        about.version,
        about.content,
    )
    assert (record.seats, record.options, record.names) == (2, {}, ("1", "2"))
    assert record.final is not None and record.scores is not None


def test_a_game_that_is_not_over_has_no_final_position(opening: Record) -> None:
    assert (opening.final, opening.scores, len(opening.steps)) == (None, None, 5)


def test_a_record_is_read_as_it_was_written(record: Record, opening: Record) -> None:
    assert read_record(write_record(record)) == record
    assert read_record(write_record(opening)) == opening


def test_a_record_replays_to_the_same_bytes(kosmopolis: Game, record: Record) -> None:
    match = resume(kosmopolis, record)
    assert match.is_over
    assert fingerprint(match.state) == record.final
    assert match.record() == record


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4), st.integers(0, 60), st.booleans())
def test_any_game_however_far_comes_back_from_its_record(seed: int, seats: int, moves: int, is_fast: bool) -> None:
    game = find("kosmopolis")
    chance = Chance("fast", seed=seed) if is_fast else Chance("hmac", secret=SECRET, nonces=(str(seed),))
    match = played(game, chance, moves, seats, seed)
    again = resume(game, read_record(write_record(match.record())))
    assert canonical(again.state) == canonical(match.state)
    assert again.record() == match.record()


def changed(record: Record, **fields: object) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(record) | fields)


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"step 1", b"{]"])
def test_what_is_not_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match=r"^not a record of a game: it is not JSON$"):
        read_record(data)


@pytest.mark.parametrize("data", [b"[]", b"{}", b'"record"', b"null", b"17"])
def test_json_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match=r"^not a record of a game: "):
        read_record(data)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seats", "two"), ("steps", [["a", 1]]), ("chance", {"kind": "dice"}), ("names", "Ada"), ("options", {"a": 1})],
)
def test_a_field_of_another_kind_is_refused_and_named(opening: Record, field: str, value: object) -> None:
    with pytest.raises(BadRecord, match=rf"not a record of a game: .*\$\.{field}"):
        read_record(changed(opening, **{field: value}))


def test_another_format_is_refused(opening: Record) -> None:
    with pytest.raises(BadRecord, match="the record has format 2; this version reads format 1"):
        read_record(changed(opening, format=2))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"game": "chess"}, "the record is of chess, not of kosmopolis"),
        ({"version": "0"}, "the record was played with version 0 of the rules; here is 1"),
        ({"content": "abc"}, "the record was played with content abc; here is "),
        ({"seats": 5}, "can't be set up: kosmopolis is for 2 to 4 players, not 5"),
        ({"options": {"moons": "2"}}, "can't be set up: kosmopolis has no option 'moons'"),
        ({"names": ["Ada"]}, "can't be set up: 2 names are needed, not 1"),
        ({"chance": {"kind": "fast"}}, "names the fast generator but no seed"),
        ({"chance": {"kind": "hmac"}}, "keeps its secret: it can be replayed when the game is over"),
        ({"chance": {"kind": "hmac", "secret": "xyz"}}, "written in hexadecimal digits"),
        ({"chance": {"kind": "hmac", "secret": "abcd"}}, "at least 16 bytes"),
        ({"steps": [[0, "fly north"]]}, "step 1: no move is written 'fly north'"),
        ({"steps": [[0, "city b2"]]}, "step 1: seat 0 can't city b2: KD-3"),
        ({"steps": [[7, "keep b2"]]}, "step 1: seat 7 can't keep b2: KD-2"),
        ({"steps": [[64, "keep b2"]]}, "step 1: seat 64 can't keep b2: KD-2"),
        ({"steps": [[0, "undo 1"]]}, "step 1: there are 0 moves to take back, not 1"),
        ({"steps": [[0, "undo"]]}, "step 1: "),
        ({"steps": [[0, "undo -1"]]}, "step 1: there are 0 moves to take back, not -1"),
        ({"final": "0" * 64}, "does not end in the position it names"),
        ({"scores": [1, 2]}, "does not end with the scores it names"),
    ],
)
def test_a_record_that_does_not_play_here_is_refused_with_the_reason(
    kosmopolis: Game, opening: Record, fields: dict[str, object], complaint: str
) -> None:
    with pytest.raises(BadRecord, match=complaint):
        resume(kosmopolis, read_record(changed(opening, **fields)))


def test_a_final_position_tampered_with_is_refused(kosmopolis: Game, record: Record) -> None:
    assert record.final is not None and record.scores is not None
    for fields in ({"final": record.final[::-1]}, {"scores": [record.scores[0] + 1, record.scores[1]]}):
        with pytest.raises(BadRecord, match="does not end"):
            resume(kosmopolis, read_record(changed(record, **fields)))


def test_another_secret_or_nonce_plays_another_game(kosmopolis: Game, record: Record) -> None:
    other = hashlib.sha256(b"another").hexdigest()
    for chance in (Chance("hmac", secret=other, nonces=NONCES), Chance("hmac", secret=SECRET, nonces=("sun",))):
        with pytest.raises(BadRecord):
            resume(kosmopolis, read_record(changed(record, chance=msgspec.to_builtins(chance))))


def test_a_step_left_out_is_noticed(kosmopolis: Game, record: Record) -> None:
    with pytest.raises(BadRecord):
        resume(kosmopolis, read_record(changed(record, steps=[list(step) for step in record.steps[:-1]])))


def test_the_key_of_a_table_mixes_in_the_nonces() -> None:
    key = hmac.new(bytes.fromhex(SECRET), b'["sun","moon"]', hashlib.sha256).digest()
    assert table_key(SECRET, NONCES) == key
    assert len({table_key(SECRET, nonces) for nonces in [(), ("sun",), NONCES, NONCES[::-1], ("sunmoon",)]}) == 5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


def test_a_commitment_is_kept_by_one_secret_only(record: Record) -> None:
    shown = commitment(SECRET)
    named = msgspec.structs.replace(record, commitment=shown)
    assert check_commitment(record) is None
    assert check_commitment(record, f" {shown.upper()} ") == check_commitment(named) == shown
    assert check_commitment(named, shown) == shown
    for tampered, expected in (
        (record, "00" * 32),
        (named, "00" * 32),
        (msgspec.structs.replace(record, commitment="00" * 32), None),
        (msgspec.structs.replace(record, commitment="00" * 32), shown),
        (msgspec.structs.replace(named, chance=Chance("hmac", secret="ab" * 32)), None),
    ):
        with pytest.raises(BadRecord, match="not the one committed to"):
            check_commitment(tampered, expected)
    with pytest.raises(BadRecord, match="no secret to compare"):
        check_commitment(msgspec.structs.replace(named, chance=Chance("fast", seed=1)))


def test_a_commitment_is_written_where_there_is_one(record: Record) -> None:
    assert b"commitment" not in write_record(record)
    named = msgspec.structs.replace(record, commitment=commitment(SECRET))
    assert read_record(write_record(named)) == named


def test_chance_makes_its_generator() -> None:
    assert isinstance(Chance("fast", seed=1).generator(("deck",)), FastRng)
    assert isinstance(Chance("hmac", secret=SECRET).generator(("deck",)), HmacRng)


def test_a_fingerprint_is_equal_exactly_for_equal_positions(kosmopolis: Game) -> None:
    one, same, other = (kosmopolis.new(2, {}, FastRng(seed)) for seed in (1, 1, 2))
    assert fingerprint(one) == fingerprint(same) == hashlib.sha256(canonical(one)).hexdigest()
    assert fingerprint(one) != fingerprint(other)
