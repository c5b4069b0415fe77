"""What of a list needs no decision: the moves that one press makes."""

import pytest

from kosmodrom.core.rng import FastRng
from kosmodrom.games import find
from kosmodrom.games.space_bureau.moves import MOVES
from kosmodrom.games.space_bureau.preview.moves import SpaceBureauPreview
from kosmodrom.games.space_bureau.state import SpaceBureauState
from tests.games.space_bureau.positions import play, position, previewed

CASES = {
    "fuel 2, credits 1": ["do 2", "do 1"],
    "storage, fill": ["do 1", "do 2"],
    "bureau 1, per level: credits 2": ["do 1", "do 2", "do 2"],
    "fuel 2, flight": ["do 1"],
    "fill, flight": [],
    "flight, flight": [],
    "fuel 2 or credits 1": [],
    "sample any": [],
    "sample purple, fuel 1": ["sample 1 purple", "do 2"],
}
"""A cell's actions, and which of them one press does: level 1 and 3 fuel, one room before level 2."""


@pytest.mark.parametrize("cell", CASES)
def test_sb_t3_what_needs_no_decision_is_listed_in_an_order_that_wastes_nothing(cell: str) -> None:
    s = position(f"seats: 1; cells: c1 = {cell}; fuel 0: 3; room 0: 4; reserve 0: orange-straight")
    play(s, "place orange-ns c1")
    assert previewed(s).routine == CASES[cell]


LOSSY = {"fuel 4": ["do 1"], "fuel 4, credits 1": ["do 2", "do 1"], "fuel 4, flight": []}
"""With room for two more fuel."""


@pytest.mark.parametrize("cell", LOSSY)
def test_sb_g2_fuel_that_finds_no_room_is_routine_when_nothing_could_make_some(cell: str) -> None:
    s = position(f"seats: 1; cells: c1 = {cell}; fuel 0: 7; reserve 0: orange-straight")
    play(s, "place orange-ns c1")
    assert previewed(s).routine == LOSSY[cell]


@pytest.mark.parametrize("seed", range(4))
def test_the_routine_of_random_games_can_be_played_and_meets_no_chance(seed: int) -> None:
    game = find("space_bureau")
    rng, dice = FastRng(seed), FastRng(seed + 100)
    s = game.new(1 + seed % 2, {"ships": "reverse", "captains": "dealt"}, rng)
    played = 0
    while not game.is_over(s):
        seat = int(game.next_seat(s))
        preview = game.preview(s, seat)
        assert isinstance(s, SpaceBureauState) and isinstance(preview, SpaceBureauPreview)
        trial, chance = s.copy(), FastRng(0)
        for move in preview.routine:
            game.play(trial, seat, MOVES.parse(move), chance)
        assert chance.drawn == 0
        played += len(preview.routine) > 1
        legal = game.legal_moves(s, seat)
        game.play(s, seat, legal[dice.below(len(legal), 0)], rng)
    assert played > 0
