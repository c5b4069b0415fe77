"""Moves, questions, events and the table in words."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.state import EVERYONE, SPECTATOR, Event
from kosmodrom.games.kosmopolis import events, view
from kosmodrom.games.kosmopolis.moves import MOVE_COUNT, MOVES
from kosmodrom.games.kosmopolis.preview import Preview
from kosmodrom.games.kosmopolis.view import EventView
from tests.games.kosmopolis.positions import GAME, legal, new_game, play, position

NAMES = ["Ada", "Bo", "Cy", "Di"]
EVENT_KINDS = {name: kind for name, kind in vars(events).items() if isinstance(kind, int)}


def words(text: str, move: str, language: str = "en") -> str:
    s = position(text)
    return GAME.move_words(s, int(GAME.next_seat(s)), MOVES.parse(move), language)


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        ("question: keep; pack 0: b4; pack 1: b5", "keep b4", "Keep agent 4"),
        ("hand 0: p3", "city p3", "Send cleric 3 to your city"),
        ("hand 0: g2", "capital g2", "Send scholar 2 to the capital (draw a card)"),
        ("hand 0: y6", "capital y6", "Send merchant 6 to the capital (take 1 gold)"),
        ("question: lay; held: -3", "lay pink", "Lay \N{MINUS SIGN}3 at pink"),
        ("question: take; capital: b5 b3", "take blue", "Take agent 3"),
        ("question: pay; city 0: b5 p4; capital: b3 p3; gold 0: 3", "pay blue+pink", "Save blue, pink for 3 gold"),
        ("question: pay; city 0: b5; capital: b3; gold 0: 3", "pay nothing", "Spend no gold"),
    ],
)
def test_a_move_in_words(text: str, move: str, said: str) -> None:
    assert words(text, move) == said
    assert words(text, move, "ru") not in ("", said)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("question: keep; pack 0: b4 b5 b6; pack 1: p4 p5 p6", "Keep 2 cards. The rest goes left."),
        ("question: keep; pack 0: b4; pack 1: p4", "Keep 1 card. The rest goes left."),
        ("hand 0: b4", "Your turn. Which card, and where: your city or the capital?"),
        ("question: lay; held: +2", "Your modifier is +2. Which colour gets it?"),
        ("question: over", "The game is over."),
    ],
)
def test_a_question_in_words(text: str, said: str) -> None:
    assert GAME.question_words(position(text), 0, "en", NAMES) == said


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_who_is_not_asked_hears_whom_all_wait_for(seat: int) -> None:
    assert GAME.question_words(position("hand 0: b4; hand 1: b5"), seat, "en", NAMES) == "Waiting for Ada."


def test_in_the_draft_all_who_still_choose_are_named() -> None:
    s = position("question: keep; pack 0: b4; pack 1: b5; pack 2: b6")
    play(s, "1 keep b5")
    assert GAME.question_words(s, 1, "en", NAMES) == "Waiting for Ada, Cy."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=EVENT_KINDS)
def test_every_event_has_words(kind: int, language: str) -> None:
    assert GAME.event_words(Event(kind, 1, EVERYONE, 2, 4, -1), 0, language, NAMES)


@pytest.mark.parametrize("name", ["KEPT", "DRAWN", "LOOKED"])
def test_a_secret_event_is_told_to_others_without_its_secret(name: str) -> None:
    for language in LANGUAGES:
        told = {GAME.event_words(Event(EVENT_KINDS[name], 1, 2, a, 0, 0), 0, language, NAMES) for a in (0, 4)}
        assert len(told) == 1


@pytest.mark.parametrize("kind", EVENT_KINDS.values(), ids=EVENT_KINDS)
def test_every_event_has_a_view_and_a_rule(kind: int) -> None:
    event = Event(kind, 1, EVERYONE, 2, 4, 1)
    assert view.event_view(event, 0).kind == {v: name.lower() for name, v in EVENT_KINDS.items()}[kind]
    assert GAME.event_rule(event) in GAME.about.rules


@pytest.mark.parametrize(
    ("event", "shown"),
    [
        (Event(events.FIRST, 1, EVERYONE, 4, 0, 0), EventView("first", 1, value=4)),
        (Event(events.DEAL, -1, EVERYONE, 2, 6, 0), EventView("deal", -1, round=2, cards=6)),
        (Event(events.TO_CITY, 0, EVERYONE, 2, 0, 0), EventView("to_city", 0, card="b4")),
        (Event(events.GOLD, 0, EVERYONE, 0, 0, 0), EventView("gold", 0, gold=1)),
        (Event(events.LAID, 0, EVERYONE, 3, 0, 0), EventView("laid", 0, colour="yellow")),
        (Event(events.REVEALED, -1, EVERYONE, 1, -3, 0), EventView("revealed", -1, colour="pink", value=-3)),
        (Event(events.LIMIT, -1, EVERYONE, 0, 0, 0), EventView("limit", -1, colour="blue", limit=0)),
        (Event(events.PAID, 1, EVERYONE, 2, 2, 0), EventView("paid", 1, colour="green", gold=2)),
        (Event(events.LOST, 1, EVERYONE, 2, 7, -1), EventView("lost", 1, colour="green", total=7, limit=-1)),
        (Event(events.SAFE, 1, EVERYONE, 0, 7, 9), EventView("safe", 1, colour="blue", total=7, limit=9)),
        (Event(events.END, -1, EVERYONE, 0, 0, 0), EventView("end", -1)),
    ],
    ids=lambda found: found.kind if isinstance(found, EventView) else "",
)
def test_an_event_piece_by_piece(event: Event, shown: EventView) -> None:
    assert GAME.event_view(event, 0) == GAME.event_view(event, SPECTATOR) == shown


@pytest.mark.parametrize("name", ["KEPT", "DRAWN", "LOOKED"])
def test_kp_i1_a_secret_event_is_shown_to_others_without_its_secret(name: str) -> None:
    event = Event(EVENT_KINDS[name], 1, 2, 4, 0, 0)
    for viewer in (0, 2, SPECTATOR):
        assert GAME.event_view(event, viewer) == EventView(name.lower(), 1)
    assert GAME.event_view(event, 1) != GAME.event_view(event, 0)


def test_a_negative_limit_is_written_with_a_minus() -> None:
    limit = Event(events.LIMIT, -1, EVERYONE, 0, -2, 0)
    assert GAME.event_words(limit, 0, "en", NAMES) == "Limit of blue: \N{MINUS SIGN}2"


def test_the_table_in_words() -> None:
    s = position(
        "round: 2; first: 1; capital: b4 b5; laid: +4 blue by 0, -1 pink by 1; hand 0: g2 y3; hand 1: b2;"
        "third 1: y2; city 1: p2 p3; gold 1: 2; bonus 1: g6; deck: y6"
    )
    lines = GAME.table_words(s, 0, "en", NAMES)
    assert lines[0] == "Round 2 of 3. Deck: 1 card. Modifiers in the deck: 2. Gold: 6."
    assert "  blue: A4 A5, limit 13, +4" in lines
    assert "  pink: empty, limit 0 ?, face down, from Bo" in lines
    assert "Bo (first player): Score 13, Gold 2, Hand 2" in lines
    assert "  City: pink C2 C3 = 5" in lines
    assert "  Bonus cards: S6" in lines
    assert lines[-2:] == ["Hand: S2 M3", "You passed left: M2"]


def test_a_spectator_reads_no_hand() -> None:
    s = position("hand 0: g2 y3; hand 1: b2; city 1: p2; rest: deck")
    lines = "\n".join(GAME.table_words(s, SPECTATOR, "en", NAMES))
    assert not any(card in lines for card in ("S2", "M3", "A2"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_whole_game_everything_has_different_words_in_both_languages(seats: int) -> None:
    rng = FastRng(seats)
    s = new_game(seats, rng)
    while not GAME.is_over(s):
        seat = int(GAME.next_seat(s))
        moves = GAME.legal_moves(s, seat)
        for language in LANGUAGES:
            assert len({GAME.move_words(s, seat, move, language) for move in moves}) == len(moves)
            assert GAME.question_words(s, seat, language, NAMES)
        for line in GAME.table_words(s, seat, "ru", NAMES):
            assert line
        GAME.play(s, seat, moves[rng.below(len(moves), 0)], rng)


def test_there_are_84_moves_and_each_comes_back_from_its_notation() -> None:
    assert MOVES.count == MOVE_COUNT == 84
    assert [MOVES.parse(MOVES.notation(move)) for move in range(84)] == list(range(84))


def test_every_refusal_has_words_in_both_languages() -> None:
    for rule in ("KD-1", "KD-2", "KD-3", "KD-4", "KD-5", "KP-D2", "KP-P1", "KP-P6", "KP-R4"):
        said = {GAME.about.rules.why(rule, language) for language in LANGUAGES}
        assert len(said) == 2 and "" not in said


def preview(text: str, move: str) -> Preview:
    s = position(text)
    previews = GAME.preview(s, int(GAME.next_seat(s)))
    assert isinstance(previews, list)
    assert {entry.move for entry in previews} == set(legal(s, int(GAME.next_seat(s))))
    found = next(entry for entry in previews if entry.move == move)
    assert isinstance(found, Preview)
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("question: keep; pack 0: b4; pack 1: b5", Preview("keep b4")),
        ("hand 0: b4; city 0: b3; capital: b6", Preview("city b4", "blue", total=7, limit=6)),
        ("hand 0: y4; city 0: y3; capital: y6", Preview("capital y4", "yellow", 3, 10, brings="gold")),
        ("hand 0: y4; gold 1: 8", Preview("capital y4", "yellow", 0, 4, brings="nothing")),
        ("hand 0: g4", Preview("capital g4", "green", 0, 4, brings="card")),
        ("hand 0: g4; deck: ", Preview("capital g4", "green", 0, 4, brings="nothing")),
        ("hand 0: b4", Preview("capital b4", "blue", 0, 4, brings="modifier")),
        ("hand 0: p4; capital: y2", Preview("capital p4", "pink", 0, 4, brings="take")),
        ("hand 0: p4; capital: p2", Preview("capital p4", "pink", 0, 6, brings="nothing")),
        ("question: lay; held: -3; capital: p4; city 0: p2", Preview("lay pink", "pink", 2, 1)),
        ("question: take; capital: b3 b4; city 0: b6", Preview("take blue", "blue", 9, 4, takes="b3")),
        ("question: pay; city 0: b5 p4; capital: b3 p3; gold 0: 2", Preview("pay blue", gold=2, loses=4)),
        ("question: pay; city 0: b5 p4; capital: b3 p3; gold 0: 2", Preview("pay nothing", gold=0, loses=9)),
    ],
)
def test_a_preview_tells_what_a_move_would_bring(text: str, expected: Preview) -> None:
    assert preview(text, expected.move) == expected


def test_a_preview_of_a_limit_counts_only_modifiers_that_the_seat_knows() -> None:
    text = "hand 0: b4; capital: b6; laid: +4 blue by 1, -1 blue by 0"
    assert preview(text, "city b4").limit == 5
