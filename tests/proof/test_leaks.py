"""Nobody can tell twin worlds apart by what he is sent; whatever would let him is noticed."""

import asyncio
from itertools import chain, combinations

import msgspec
import pytest

from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance, canonical
from kosmodrom.core.state import SPECTATOR
from kosmodrom.games import NAMES, find
from proof.leaks import find_planted, play
from proof.worlds.comparison import Comparison, difference
from proof.worlds.planted import LEAKS
from proof.worlds.started_game import setting_of
from proof.worlds.twin_worlds import Course, play_on
from proof.worlds.viewer import Secrets, Viewer
from proof.worlds.wire import TableSocket

SEED = 20
GAMES = (0, 4, 32)
"""Kosmopolis for two, for three, and for four with bots."""
OPEN_GAMES = (1, 13)
"""Galaktiko, where all is open but the deck, for two and for five."""
CLEAR_GAMES = (6,)
"""Space Bureau, where nothing is decided before it is drawn, for two."""
LONE_GAME = 2
FULL_GAMES = (43,)
"""Space Explorers with all modules, for three: hands are hidden, talents are chosen at once."""
EVENTS = 45


def test_what_a_seat_is_sent_is_the_same_in_all_worlds_it_cannot_tell_apart() -> None:
    assert {setting_of(SEED, number).game for number in GAMES} == {"kosmopolis"}
    findings = asyncio.run(play(SEED, GAMES, most_events=EVENTS))
    assert not findings.found, "\n".join(map(str, findings.found))
    assert findings.games == len(GAMES)
    assert findings.events > 30 * len(GAMES)
    assert findings.pairs > 90 * len(GAMES)
    assert findings.hidden > findings.pairs * 0.9, "the worlds are to differ, or nothing is shown by this"
    assert findings.transitions > findings.pairs // 3, "moves are to be compared as they are made"
    assert {"knowledge", "look", "push", "refusal", "http", "secrets"} <= findings.asked.keys()


def test_so_it_is_where_all_but_the_deck_is_open() -> None:
    assert {setting_of(SEED, number).game for number in OPEN_GAMES} == {"galaktiko"}
    findings = asyncio.run(play(SEED, OPEN_GAMES, most_events=EVENTS // 2))
    assert not findings.found, "\n".join(map(str, findings.found))
    assert findings.hidden > findings.pairs // 4, "the worlds are to differ, or nothing is shown by this"


def test_so_it_is_where_only_what_comes_is_unknown() -> None:
    assert {setting_of(SEED, number).game for number in (*CLEAR_GAMES, LONE_GAME)} == {"space_bureau"}
    findings = asyncio.run(play(SEED, CLEAR_GAMES, most_events=EVENTS // 2))
    assert not findings.found, "\n".join(map(str, findings.found))
    assert findings.transitions > findings.pairs // 3, "moves are to be compared as they are made"


def test_so_it_is_with_hidden_hands_and_all_modules() -> None:
    assert {setting_of(SEED, number).game for number in FULL_GAMES} == {"space_explorers"}
    findings = asyncio.run(play(SEED, FULL_GAMES, most_events=EVENTS))
    assert not findings.found, "\n".join(map(str, findings.found))
    assert findings.hidden > findings.pairs // 4, "the worlds are to differ, or nothing is shown by this"
    assert findings.transitions > findings.pairs // 3, "moves are to be compared as they are made"


def test_a_lone_game_can_end_in_several_worlds() -> None:
    """Its result is taken back with the rest, or the next world could not end."""
    assert len(setting_of(SEED, LONE_GAME).seats) == 1
    findings = asyncio.run(play(SEED, [LONE_GAME]))
    assert not findings.found, "\n".join(map(str, findings.found))
    assert findings.games == 1


def test_the_same_moves_in_another_order_are_not_alike_to_those_who_watch() -> None:
    match = Match(find("space_bureau"), 2, Chance("fast", seed=1))
    courses: list[tuple[Course, Course]] = []
    while not courses:
        mover, moves = _asked(match)
        for one, other in combinations(moves, 2):
            there = play_on(match.game, match, mover, (one, other))
            back = play_on(match.game, match, mover, (other, one))
            if there is not None and back is not None and _leads_to_the_same(there, back):
                courses.append((there, back))
        match.play(mover, match.game.about.moves.parse(moves[0]))
    for there, back in courses:
        assert there.is_alike(there, SPECTATOR)
        assert not there.is_alike(back, SPECTATOR), (there, back)


def _asked(match: Match) -> tuple[int, list[str]]:
    assert not match.is_over, "nobody had two moves to make in any order"
    seat = match.game.to_act(match.state)[0]
    return seat, [match.game.about.moves.notation(move) for move in match.game.legal_moves(match.state, seat)]


def _leads_to_the_same(one: Course, other: Course) -> bool:
    return canonical(one.states[-1]) == canonical(other.states[-1])


def test_every_planted_leak_is_found_by_the_check_that_is_meant_for_it() -> None:
    found = asyncio.run(find_planted(SEED))
    assert len(found) == len(LEAKS) == 13
    assert all(found.values()), [name for name, is_found in found.items() if not is_found]


def test_games_seats_and_bots_take_turns() -> None:
    settings = [setting_of(1, number) for number in range(60)]
    for name in NAMES:
        about = find(name).about
        counts = {len(setting.seats) for setting in settings if setting.game == name}
        assert counts == set(range(about.min_seats, about.max_seats + 1))
    assert {"random", "easy", "open", "me"} == set(chain.from_iterable(setting.seats for setting in settings))
    assert {setting.is_public for setting in settings} == {setting.hints for setting in settings} == {True, False}
    crowded = [setting_of(1, number) for number in range(60, 600)]
    assert any("easy" in setting.seats for setting in crowded if setting.game == "space_bureau")
    assert settings == [setting_of(1, number) for number in range(60)] != [setting_of(2, n) for n in range(60)]


SECRETS = Secrets({"an id": b"abcdefgh"}, {"the secret": b"0" * 64}, frozenset({b"f" * 64}))


@pytest.mark.parametrize(
    ("data", "is_playing", "complaint"),
    [
        (b"all is well " + b"f" * 64, True, None),
        (b'{"by":"abcdefgh"}', True, "an id"),
        (b'{"by":"abcdefgh"}', False, "an id"),
        (b"0" * 64, True, "the secret"),
        (b"0" * 64, False, None),
        (b'"mark":"0123456789abcdef"', True, "a mark"),
        (b'"mark":"0123456789abcdef"', False, None),
    ],
)
def test_secrets_are_noticed_in_any_byte(data: bytes, is_playing: bool, complaint: str | None) -> None:
    why = SECRETS.why_not(data, is_playing)
    assert (why is None) if complaint is None else (why is not None and complaint in why)


def test_what_one_is_allowed_to_know_is_no_secret() -> None:
    assert SECRETS.why_not(b"abcdefgh", True, [b"abcdefgh"]) is None


def board(step: int, view: object, *lines: tuple[int, str]) -> bytes:
    """As much of a board as is remembered."""
    told = [{"seq": seq, "at": 1, "kind": "event", "text": text} for seq, text in lines]
    return msgspec.json.encode({"type": "board", "step": step, "view": view, "lines": told})


def answer(status: int, moment: object) -> bytes:
    return f"HTTP/1.1 {status} \r\n\r\n".encode() + msgspec.json.encode(moment)


@pytest.fixture
def viewer() -> Viewer:
    # Nothing is heard by these ears: what is remembered is all that matters here.
    ears = (TableSocket.__new__(TableSocket), TableSocket.__new__(TableSocket))
    return Viewer(0, "en", ("", ""), ears)


def test_a_line_told_otherwise_than_before_is_noticed(viewer: Viewer) -> None:
    assert viewer.see([board(1, {}, (1, "Ada keeps a card"), (1, "Bo keeps a card"))]) is None
    assert viewer.see([board(2, {}, (1, "Bo keeps a card"), (2, "Ada plays"))]) is None
    why = viewer.see([board(2, {}, (1, "Ada keeps green 4"), (2, "Ada plays"))])
    assert why is not None and "green 4" in why


def test_a_replay_shows_what_the_seat_saw_and_nobody_elses_sight(viewer: Viewer) -> None:
    viewer.see([board(1, {"hand": 1}), board(2, {"hand": 2})])
    assert viewer.check_replay(answer(200, {"step": 1, "view": {"hand": 1}}), is_foreign=False) is None
    assert viewer.check_replay(answer(200, {"step": 1, "view": {"hand": 2}}), is_foreign=False)
    assert viewer.check_replay(answer(200, {"step": 1, "view": {"hand": 1}}), is_foreign=True)
    assert viewer.check_replay(answer(409, {}), is_foreign=True) is None


def test_a_move_taken_back_is_forgotten_by_whoever_compares_replays(viewer: Viewer) -> None:
    viewer.see([board(1, "a"), board(2, "b"), board(1, "a")])
    assert viewer.check_replay(answer(200, {"step": 2, "view": "c"}), is_foreign=False) is None


@pytest.mark.parametrize(
    ("true", "twin", "said"),
    [
        ([b"same", b"here"], [b"same", b"hers"], "answer 2 differs at byte 3"),
        ([b"one"], [b"one", b"two"], "1 answers of 3 bytes, in the twin 2 of 6; answer 2 differs at byte 0"),
        ([b"one "], [b"one"], "answer 1 differs at byte 3"),
    ],
)
def test_a_difference_is_shown_where_it_is(true: list[bytes], twin: list[bytes], said: str) -> None:
    assert said in difference(true, twin)


def test_findings_of_several_games_add_up() -> None:
    total, game = Comparison(), Comparison(games=1, events=2, pairs=6, transitions=4, answers=9, bytes=100, hidden=6)
    game.asked["look"] = 6
    for _ in range(2):
        total.add(game)
    assert (total.games, total.events, total.pairs, total.transitions) == (2, 4, 12, 8)
    assert (total.answers, total.bytes, total.hidden, total.asked["look"]) == (18, 200, 12, 12)
