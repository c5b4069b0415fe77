"""Nobody is shown what his seat may not know."""

import hashlib

import msgspec
import pytest

from examples.comet.game import Comet
from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, State
from kosmodrom.table.commands import Mix, Sit, Start
from tests.table.party import IDS, Party, at_turn, gathering, started

VIEWERS = {0: "Ada", 1: "Bo", SPECTATOR: None}
STRIDE = 3
"""Every so manieth position is looked at."""


def shown(party: Party, viewer: int, state: State) -> bytes:
    """The board of a viewer if the position were another, all else being the same."""
    true, party.match.state = party.match.state, state
    try:
        return b"".join(msgspec.json.encode(party.board(VIEWERS[viewer], language)) for language in ("en", "ru"))
    finally:
        party.match.state = true


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["kosmopolis", "comet"])
def test_boards_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    kosmopolis: Game, name: str, seed: int
) -> None:
    game: Game = kosmopolis if name == "kosmopolis" else Comet()
    rng = FastRng(seed)
    party = started(game, "Ada", "Bo", bots=1, seed=seed)
    looks = differing = 0
    while asked := party.asked():
        if party.table.seq % STRIDE == 0:
            for viewer in VIEWERS:
                world = game.determinize(party.match.state, viewer, rng)
                looks += 1
                assert shown(party, viewer, world) == shown(party, viewer, party.match.state)
                other = 1 if viewer == 0 else 0
                differing += shown(party, other, world) != shown(party, other, party.match.state)
        seat = asked[rng.below(len(asked), 0)]
        moves = party.moves(seat)
        party.go_on(seat, moves[rng.below(len(moves), 0)])
    assert looks > 15
    assert differing > looks // 2, "the worlds are to differ, or nothing is shown by this"


def test_secret_nonces_and_identities_are_in_no_board_before_the_end(kosmopolis: Game) -> None:
    party = gathering(kosmopolis, 2)
    party.do("Bo", Sit(nonce="nonce-of-bo"))
    party.do("Ada", Mix("nonce-of-ada"))
    party.do("Ada", Start(nonce="later-of-ada"))
    secret = party.table.secret
    hidden = [secret.encode(), b"nonce-of", b"later-of", *(player.encode() for player in IDS.values())]
    while party.asked():
        party.go_on()
        if party.asked():
            marks = [entry[3].partition(b'"mark":"')[2][:16] for entry in party.log]
            for board in party.boards():
                assert not any(words in board for words in [*hidden, *filter(None, marks)])
                assert hashlib.sha256(bytes.fromhex(secret)).hexdigest().encode() in board
    for board in party.boards():
        assert secret.encode() in board and b'"nonces":["later-of-ada","nonce-of-bo"]' in board
        assert not any(player.encode() in board for player in IDS.values())


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [("en", "You draw ", "Ada draws a card"), ("ru", "Вы берёте из колоды ", "Ada берёт карту из колоды")],
)
def test_a_card_drawn_is_named_in_the_log_of_who_drew_it_alone(
    kosmopolis: Game, language: str, own: str, others: str
) -> None:
    party = at_turn(kosmopolis, "capital g", "Ada", "Bo", bots=1)
    party.play("Ada", party.moves(0, "capital g")[0])
    mine = party.lines("Ada", language)[-1]
    assert mine.startswith(own) and mine != others
    for who in ("Bo", "Cy", None):
        assert party.lines(who, language)[-1] == others
        assert mine not in party.lines(who, language)


def test_cards_kept_are_named_in_the_log_of_who_kept_them_alone(kosmopolis: Game) -> None:
    party = started(kosmopolis, "Ada", "Bo")
    party.play("Ada", *party.moves(0)[:2])
    assert party.lines("Bo")[-2:] == party.lines()[-2:] == ["Ada keeps a card"] * 2
    assert not set(party.lines("Ada")[-2:]) & {"Ada keeps a card"}


def test_who_asks_nothing_is_not_shown_the_moves_of_others(kosmopolis: Game) -> None:
    party = at_turn(kosmopolis, "city", "Ada", "Bo")
    for who in ("Bo", None):
        board = party.board(who)
        assert (board.moves, board.preview, board.question) == ([], None, 0)
    assert party.board("Ada").moves


def test_the_numbers_of_a_question_say_nothing_of_what_others_chose(kosmopolis: Game) -> None:
    """Whatever Bo keeps, Ada's board is the same but for the cards that Bo passes on later."""
    boards = set()
    for pick in range(4):
        party = started(kosmopolis, "Ada", "Bo")
        party.play("Bo", party.moves(1)[pick])
        boards.add(msgspec.json.encode(party.board("Ada")))
    assert len(boards) == 1
