"""Whole games: how long they last, what is in the deck, moves that nobody has to choose, moves taken back."""

from collections import Counter
from itertools import product

import pytest

from kosmodrom.core.illegal import Illegal
from kosmodrom.core.match import Match
from kosmodrom.core.record import Chance
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import Event, Witness
from kosmodrom.games.galaktiko.moves import MOVES
from kosmodrom.games.galaktiko.options import OPTIONS, pack, unpack
from kosmodrom.games.galaktiko.parts.deck import Deck
from kosmodrom.games.galaktiko.parts.sector import LONGEST_QUEUE
from kosmodrom.games.galaktiko.state import GalaktikoState
from tests.chance import Stacked
from tests.games.galaktiko.positions import (
    END,
    GAME,
    inspectors,
    legal,
    named,
    new_game,
    play,
    position,
    question,
    seen,
    stacked,
    told,
    told_kinds,
)

OPTIONAL_RULES = ("cheeky_stowaways", "they_walk", "bitter_end", "rich_first")
TURNS = {2: (5, 7), 3: (4, 5), 4: (3, 4), 5: (3, 4), 6: (3, 3)}
"""Turns each while no inspector returns."""
MOST_TURNS = {2: 8, 3: 6, 4: 5, 5: 4, 6: 4}
"""Turns each with returns."""


def random_game(seats: int, seed: int, options: dict[str, str]) -> tuple[GalaktikoState, list[Event], int]:
    """A game at its end, all that happened, and the number of moves."""
    rng = FastRng(seed)
    s = new_game(seats, rng, options)
    s.witness = witness = Witness()
    moves = 0
    while not GAME.is_over(s):
        seat = int(GAME.next_seat(s))
        found = GAME.legal_moves(s, seat)
        assert len(found) > 1 and GAME.only_move(s, seat) == -1, "every question of this game leaves a choice"
        GAME.apply(s, seat, found[rng.below(len(found), 0)], rng)
        moves += 1
    return s, witness.events, moves


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_5_gk_e1_turns_each_in_random_games(seats: int) -> None:
    found = Counter[int]()
    for seed in range(60):
        s, happened, moves = random_game(seats, seed, {"bitter_end": "on"} if seed % 5 == 4 else {})
        (turns,) = {seat.turns for seat in seen(s).seats}
        assert len(told(happened, "flies")) == turns * seats
        returned = [event for event in told(happened, "inspector_returns") if event.count != 2]
        fewest, most = TURNS[seats]
        if returned:
            most = MOST_TURNS[seats]
        assert fewest <= turns <= most
        assert moves <= GAME.about.longest
        found[turns] += 1
    assert len(found) >= (1 if seats == 6 else 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_5_gk_s1_the_deck_all_through_random_games(seats: int) -> None:
    """Every card turned up leaves the deck, every inspector shuffled back joins it; 51 and the inspectors at first."""
    for seed in range(20):
        bitter = seed % 2 == 1
        s, happened, _ = random_game(seats, 100 + seed, {"bitter_end": "on"} if bitter else {})
        kinds = Counter(told_kinds(happened))
        turned_up = kinds["dealt"] + kinds["inspector"] + (0 if bitter else kinds["shift_ends"])
        returned = len([event for event in told(happened, "inspector_returns") if event.count != 2])
        whole = 75 + seats + 1 - 24 + (0 if bitter else 1)
        assert s.deck.size == whole - turned_up + returned
        assert (kinds["shift_ends"], kinds["last_round"], kinds["end"]) == (1, 1, 1)
        assert kinds["inspector"] == kinds["inspector_leaves"] + kinds["inspector_returns"] + sum(
            inspectors(s).values()
        )


def card_to_come(deck: Deck) -> str:
    """The card that makes a game as long as it can be: an inspector, else a passenger who pays, the end at last."""
    if deck.upper_inspectors if deck.upper else deck.lower_inspectors:
        return "inspector"
    passengers = sorted(named(deck.passengers.kinds()).split(), key=lambda card: card.startswith("stowaway"))
    in_part = deck.upper or deck.lower - deck.end_cards
    return passengers[0] if in_part else END


def deal_slowly(deck: Deck) -> Stacked:
    """Five such cards."""
    rest = Deck()
    rest.load(deck)
    outcomes: list[int] = []
    for _ in range(5):
        if rest.size == 0:
            break
        card = card_to_come(rest)
        rng = stacked(rest, card)
        outcomes += rng.outcomes[0]
        rest.draw(rng)
        if card == END:
            break
    return Stacked({0: outcomes})


@pytest.mark.parametrize("bitter_end", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_5_gk_e1_never_more_turns_though_an_inspector_returns_in_every_turn(
    seats: int, bitter_end: str
) -> None:
    """All fly where an inspector lies, with full buses that let nobody off; chance puts the end off."""
    queues = "".join(f"queue {sector}: {cards};" for sector, cards in zip(range(1, 9), first_queues(), strict=True))
    s = position(f"seats: {seats}; bitter_end: {bitter_end}; {queues}")
    returns = deals = 0
    while question(s) != "over":
        deals += s.last_round == 0
        there = [move for move in legal(s) if int(move.split()[1][0]) in inspectors(s)]
        rng = Stacked({}) if s.last_round else deal_slowly(s.deck)
        happened = play(s, (there or legal(s))[0], rng=rng)
        returns += len(told(happened, "inspector_returns"))
        if question(s).startswith("off"):
            play(s, "stay")
    assert {seat.turns for seat in seen(s).seats} == {MOST_TURNS[seats]}
    assert returns > 10
    assert 3 + deals <= LONGEST_QUEUE, "each deal adds a card to a queue at most"


def first_queues() -> list[str]:
    """24 ordinary passengers."""
    icons = ("bath", "market", "cafe", "beach", "museum", "factory", "cinema", "dacha")
    cards = [f"{one}-{other}" for i, one in enumerate(icons) for other in icons[i + 1 :]][:24]
    return [" ".join(cards[start : start + 3]) for start in range(0, 24, 3)]


@pytest.mark.parametrize("chosen", list(product(("off", "on"), repeat=4)), ids="-".join)
def test_gk_o1_gk_o2_gk_o3_gk_o4_singly_or_together(chosen: tuple[str, ...]) -> None:
    """All 16 combinations play to the end, and only what was chosen happens."""
    options = dict(zip(OPTIONAL_RULES, chosen, strict=True))
    happened = Counter[str]()
    for seats in (2, 3, 4, 5, 6):
        for seed in range(3):
            s, events, _ = random_game(seats, seed, options)
            happened.update(told_kinds(events))
            assert [GAME.outcome(s).results[seat].score for seat in range(seats)] == GAME.scores(s)
    assert (happened["forced_off"] > 0) == (options["cheeky_stowaways"] == "on")
    assert (happened["walks"] > 0) == (options["they_walk"] == "on")


# Options


def test_options_come_back_from_their_bits() -> None:
    for option in OPTIONS:
        chosen = {other.name: other.default for other in OPTIONS} | {option.name: option.choices[1]}
        assert unpack(pack(chosen)) == chosen
    assert seen(position("bitter_end: on")).options["bitter_end"] == "on"


@pytest.mark.parametrize("options", [{"bitter_end": "maybe"}, {"sweet_end": "on"}])
def test_an_unknown_option_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="_end"):
        GAME.new(2, options, FastRng(1))


# Moves taken back


def match_at_first_flight() -> Match:
    match = Match(GAME, 2, Chance("fast", seed=3), {"first_driver": "first_seat"})
    match.play(1, MOVES.parse("start 1a"))
    match.play(0, MOVES.parse("start 5a"))
    return match


def test_kd_5_a_starting_place_can_be_taken_back_and_a_flight_that_turned_cards_up_cannot() -> None:
    match = match_at_first_flight()
    assert match.undo(0, {0, 1}) == 1
    match.play(0, MOVES.parse("start 6a"))
    assert match.play(0, GAME.legal_moves(match.state, 0)[0]).is_final
    with pytest.raises(Illegal, match="KD-5"):
        match.undo(0, {0, 1})


def test_kd_5_a_flight_after_the_end_of_the_shift_can_be_taken_back() -> None:
    match = match_at_first_flight()
    rng = FastRng(2)
    while (
        not isinstance(match.state, GalaktikoState) or match.state.last_round == 0 or question(match.state)[:3] != "fly"
    ):
        seat = int(GAME.next_seat(match.state))
        moves = GAME.legal_moves(match.state, seat)
        match.play(seat, moves[rng.below(len(moves), 0)])
    seat = int(GAME.next_seat(match.state))
    assert not match.play(seat, GAME.legal_moves(match.state, seat)[0]).is_final
