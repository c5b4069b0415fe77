"""KP-I Who is shown what."""

import msgspec
import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import SPECTATOR, Witness
from kosmodrom.games.kosmopolis import events
from kosmodrom.games.kosmopolis.moves import MOVES
from kosmodrom.games.kosmopolis.parts import DECK
from kosmodrom.games.kosmopolis.view import KosmopolisView, Own
from tests.chance import Stacked
from tests.games.kosmopolis.positions import GAME, named, new_game, packed, play, position, seen, stacked

NAMES = ["Ada", "Bo", "Cy"]

TABLE = (
    "seats: 3; first: 1; capital: b4 b5 p3; hand 0: g2 g3; second 1: y4; third 1: y5; hand 1: g4; third 2: y6;"
    "second 2: g5; city 0: b6; city 2: y2; bonus 1: p6; gold 0: 1; gold 2: 3; deck: b2 b2 b3;"
    "laid: +4 blue by 1, -3 blue by 2, +2 pink by 0"
)


def shown(text: str, seat: int) -> str:
    """What a seat is sent, as it goes over the wire."""
    return msgspec.json.encode(GAME.view(position(text), seat)).decode()


def own(text: str, seat: int) -> Own:
    cards = seen(position(text), seat).own
    assert cards is not None
    return cards


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_kp_i1_cities_capital_gold_sizes_discards_and_bonus_cards_are_public(seat: int) -> None:
    s = position(TABLE)
    view = seen(s, seat)
    assert [colour.cards for colour in view.capital] == [["b4", "b5"], ["p3"], [], []]
    assert [public.city for public in view.seats] == [[["b6"], [], [], []], [[], [], [], []], [[], [], [], ["y2"]]]
    assert [public.bonus for public in view.seats] == [[], ["p6"], []]
    assert [public.gold for public in view.seats] == [1, 0, 3]
    assert [public.hand for public in view.seats] == [2, 3, 2]
    assert (view.deck, view.stock, view.first, view.turn) == (3, 4, 1, 0)
    assert view.discard == named(s.discard).split()
    assert [(entry.colour, entry.seat) for entry in view.laid] == [("blue", 1), ("blue", 2), ("pink", 0)]
    assert view.modifiers == 1


@pytest.mark.parametrize(
    ("seat", "values"),
    [(0, [None, None, 2]), (1, [4, None, None]), (2, [None, -3, None]), (SPECTATOR, [None, None, None])],
)
def test_kp_i1_a_modifiers_value_is_shown_only_to_who_laid_it(seat: int, values: list[int | None]) -> None:
    view = seen(position(TABLE), seat)
    assert [entry.value for entry in view.laid] == values
    known = sum(value for value in values[:2] if value is not None)
    assert (view.capital[0].limit, view.capital[0].unknown) == (9 + known, values[:2].count(None))


@pytest.mark.parametrize(("seat", "hand"), [(0, ["g2", "g3"]), (1, ["g4", "y4", "y5"]), (2, ["g5", "y6"])])
def test_kp_i1_a_hand_is_shown_to_its_owner(seat: int, hand: list[str]) -> None:
    assert own(TABLE, seat).hand == hand


def test_kp_i1_a_spectator_has_nothing_of_his_own() -> None:
    assert seen(position(TABLE)).own is None


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_kp_i1_what_is_sent_names_no_hidden_card(seat: int) -> None:
    """Blue 2 and 3 lie in the deck only; green and yellow hands have no equal in what is public."""
    text = TABLE + "; discard: p2 p2; rest: deck"
    cards = {0: {"g2", "g3", "y4", "y5", "y6"}, 1: {"g4", "y4", "y5", "y6", "g5"}, 2: {"g5", "y6", "y5"}}
    sent = shown(text, seat)
    named_cards = {
        card for card in ("g2", "g3", "g4", "g5", "g6", "y3", "y4", "y5", "y6", "b2", "b3") if f'"{card}"' in sent
    }
    assert named_cards == cards.get(seat, set())


def test_kp_i1_two_worlds_that_differ_in_secrets_are_sent_byte_for_byte_alike() -> None:
    one = (
        "seats: 3; hand 0: b2; hand 1: g2 g3; hand 2: y2; laid: +4 blue by 1, -1 blue by 2; deck: y5 y6; rest: discard"
    )
    other = (
        "seats: 3; hand 0: b2; hand 1: y2 y5; hand 2: g3; laid: +2 blue by 1, +4 blue by 2; deck: g2 y6; rest: discard"
    )
    assert shown(one, 0) == shown(other, 0)
    assert GAME.info_key(position(one), 0) == GAME.info_key(position(other), 0)
    assert shown(one, 1) != shown(other, 1)
    assert GAME.info_key(position(one), 1) != GAME.info_key(position(other), 1)


def test_kp_i1_packs_and_cards_kept_in_the_draft_are_secret() -> None:
    one = "question: keep; hand 0: b2; pack 0: b3 b4; hand 1: g2; pack 1: g3 g4; owes 1: 1; deck: y6"
    other = "question: keep; hand 0: b2; pack 0: b3 b4; hand 1: g4; pack 1: g2 y6; owes 1: 1; deck: g3"
    assert shown(one, 0) == shown(other, 0)
    assert shown(one, SPECTATOR) == shown(other, SPECTATOR)
    assert (own(one, 1).hand, own(one, 1).pack) == (["g2"], ["g3", "g4"])


def test_kp_i1_what_a_seat_passed_on_in_the_draft_is_shown_to_it_again() -> None:
    s = position(
        "question: keep; pack 0: b2 b3 b4 b5 b6; pack 1: p2 p3 p4 p5 p6; pack 2: g2 g3 g4 g5 g6; deck: y2 y3 y4"
    )
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3", "2 keep g2", "2 keep g3")
    view = seen(s, 0).own
    assert view is not None and (view.passed_first, view.passed_last) == (["b4", "b5", "b6"], [])
    play(s, "0 keep g4", "0 keep g5", "1 keep b4", "1 keep b5", "2 keep p4", "2 keep p5")
    view = seen(s, 0).own
    assert view is not None and (view.passed_first, view.passed_last) == (["b4", "b5", "b6"], ["g6"])


def test_kp_i1_at_two_players_what_came_back_is_in_the_own_hand() -> None:
    s = position("question: keep; pack 0: b2 b3 b4 b5 b6; pack 1: p2 p3 p4 p5 p6; deck: y2 y3")
    play(s, "0 keep b2", "0 keep b3", "1 keep p2", "1 keep p3")
    play(s, "0 keep p4", "0 keep p5", "1 keep b4", "1 keep b5")
    view = seen(s, 0).own
    assert view is not None
    assert (view.hand, view.passed_first, view.passed_last) == (["b2", "b3", "b6", "p4", "p5"], ["b4", "b5"], ["p6"])


def test_kp_i1_a_card_passed_on_is_crossed_off_the_list_when_it_is_played() -> None:
    s = position("turn: 1; hand 0: y2; second 1: p2 p3; third 1: g2; third 2: p4; deck: y6")
    play(s, "1 city p2", "2 city p4")
    view = seen(s, 0).own
    assert view is not None and (view.passed_first, view.passed_last) == (["p3"], ["g2"])


def test_kp_i1_an_alike_card_that_was_not_passed_on_is_not_crossed_off() -> None:
    s = position("turn: 1; hand 0: y2; second 1: p2 p3; third 2: p4; hand 1: p4; deck: y6")
    play(s, "1 city p4")
    view = seen(s, 0).own
    assert view is not None and view.passed_first == ["p2", "p3", "p4"]


@pytest.mark.parametrize(
    ("card", "shows"),
    [("p2", 1), ("p4", 1), ("b3", 0)],
    ids=["passed first", "like one passed first", "never seen"],
)
def test_kp_i1_a_card_that_tells_another_where_his_lies_is_shown_but_can_be_taken_back(card: str, shows: int) -> None:
    """Seat 0 passed pink 2, 3 and 4 on; playing one of these, or one alike, shows him whether it was his.

    It is no reveal: whether it can be taken back would tell the player what others hold.
    """
    s = position("turn: 1; hand 0: y2; second 1: p2 p3; third 1: g2; hand 1: p4 b3; third 2: p4; hand 2: y3; deck: y6")
    s.witness = witness = Witness()
    GAME.play(s, 1, MOVES.parse(f"city {card}"), Stacked({}))
    assert (witness.shows, witness.reveals) == (shows, 0)


def test_kp_i1_at_two_players_playing_a_card_passed_on_reveals_nothing() -> None:
    s = position("turn: 1; hand 0: y2; second 1: p2 p3; hand 1: p3; deck: y6")
    s.witness = witness = Witness()
    GAME.play(s, 1, MOVES.parse("city p3"), Stacked({}))
    assert (witness.shows, witness.reveals) == (0, 0)


def test_kp_i1_the_list_of_cards_passed_on_ends_with_the_round() -> None:
    s = position("last turns: 1; turn: 1; hand 0: y2; second 1: p2 p3; capital: p6 p6 y6")
    play(s, "1 city p2", rng=FastRng(1))
    view = seen(s, 0).own
    assert view is not None and (view.passed_first, view.passed_last) == ([], [])


def test_kp_i1_a_modifier_looked_at_is_shown_to_its_holder_alone() -> None:
    text = "question: lay; held: -3; hand 0: b2; hand 1: b3"
    assert own(text, 0).held == -3
    assert own(text, 1).held is None
    for value in ("-1", "-3", "+2", "+4"):
        assert shown(text.replace("-3", value), 1) == shown(text, 1)
        assert shown(text.replace("-3", value), SPECTATOR) == shown(text, SPECTATOR)


@pytest.mark.parametrize("question", ["pay", "over"])
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_kp_i1_modifiers_are_shown_to_all_once_they_are_revealed(question: str, seat: int) -> None:
    s = position(f"question: {question}; laid: +4 blue by 0, -3 pink by 1; city 0: b6; gold 0: 2")
    assert [entry.value for entry in seen(s, seat).laid] == [4, -3]


def test_kp_i1_the_order_of_modifiers_at_a_colour_says_nothing_of_their_values() -> None:
    one = "seats: 3; laid: +4 blue by 1, -3 blue by 1, -1 blue by 2"
    other = "seats: 3; laid: +4 blue by 2, +2 blue by 1, -1 blue by 1"
    assert shown(one, 0) == shown(other, 0)


def test_kp_i1_a_card_drawn_is_told_to_who_drew_it_alone() -> None:
    s = position("hand 0: g4 y3; hand 1: y2; hand 2: y2")
    (_, drawn) = play(s, "capital g4", rng=stacked(s, cards="p6"))
    assert drawn.kind == events.DRAWN
    assert GAME.event_words(drawn, 0, "en", NAMES) == "Ada draws cleric 6"
    for seat in (1, 2, SPECTATOR):
        assert GAME.event_words(drawn, seat, "en", NAMES) == "Ada draws a card"


def test_kp_i1_a_card_kept_is_told_to_who_kept_it_alone() -> None:
    s = position("question: keep; pack 0: b2 b3 b4; pack 1: p2 p3 p4")
    (kept,) = play(s, "1 keep p2")
    assert GAME.event_words(kept, 1, "en", NAMES) == "Bo keeps cleric 2"
    for seat in (0, SPECTATOR):
        assert GAME.event_words(kept, seat, "en", NAMES) == "Bo keeps a card"


def test_kp_i1_a_modifier_looked_at_is_told_to_who_looks_alone() -> None:
    s = position("hand 0: b4 y3; hand 1: y2")
    (_, looked) = play(s, "capital b4", rng=stacked(s, modifiers="-3"))
    assert GAME.event_words(looked, 0, "en", NAMES) == "Ada looks at modifier \N{MINUS SIGN}3"
    for seat in (1, SPECTATOR):
        assert GAME.event_words(looked, seat, "en", NAMES) == "Ada looks at a modifier"


def test_kp_i1_the_deck_has_no_order_any_of_its_cards_may_be_drawn_next() -> None:
    drawn = []
    for outcome in range(4):
        s = position("hand 0: g6 b2; hand 1: b3; deck: y5 g2 p3 p3")
        play(s, "capital g6", rng=Stacked({DECK: [outcome]}))
        drawn.append(named(s.players[0].hand - packed("b2")))
    assert sorted(drawn) == ["g2", "p3", "p3", "y5"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kp_i1_info_key_is_equal_in_worlds_a_seat_cannot_tell_apart_and_changes_with_what_it_sees(seats: int) -> None:
    rng = FastRng(seats)
    s = new_game(seats, rng)
    keys = set()
    count = 0
    while not GAME.is_over(s):
        seat = int(GAME.next_seat(s))
        for viewer in (*range(seats), SPECTATOR):
            assert GAME.info_key(GAME.determinize(s, viewer, rng), viewer) == GAME.info_key(s, viewer)
        keys.add(GAME.info_key(s, seat))
        count += 1
        legal = GAME.legal_moves(s, seat)
        GAME.play(s, seat, legal[rng.below(len(legal), 0)], rng)
    assert len(keys) == count


def test_a_view_can_be_read_back_from_what_is_sent() -> None:
    view = seen(position(TABLE), 1)
    assert msgspec.json.decode(msgspec.json.encode(view), type=KosmopolisView) == view


def test_a_view_shares_nothing_with_the_position() -> None:
    s = position(TABLE)
    view = seen(s, 0)
    before = msgspec.json.encode(view)
    play(s, "0 city g2", "1 city y4", "2 city y6")
    assert msgspec.json.encode(view) == before
