"""What a position keeps besides what lies on the table agrees with it all through a game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kosmodrom.core.rng import FastRng
from kosmodrom.games.space_explorers.parts.counts import count
from kosmodrom.games.space_explorers.parts.names import COLOURS, MODULE_NAMES
from kosmodrom.games.space_explorers.parts.sets import bit
from kosmodrom.games.space_explorers.rules.conditions import is_met
from kosmodrom.games.space_explorers.state import OVER, ExplorersState
from tests.games.space_explorers.positions import GAME, new

GAMES = 3


def unmet(s: ExplorersState, seat: int) -> list[int]:
    """The goals of a seat that are not turned over."""
    player = s.players[seat]
    return [int(count(player.goals, over)) for over in range(COLOURS) if player.met & bit(over) == 0]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tops_and_goals_met_are_those_of_the_table(seats: int) -> None:
    moves = vec[i64]([0] * GAME.move_count)
    for seed in range(GAMES):
        s = new(seats, *MODULE_NAMES, seed=seed)
        rng = FastRng(seed)
        while (seat := GAME.next_seat(s)) >= 0:
            GAME.apply(s, seat, moves[rng.below(GAME.fill_legal(s, seat, moves), 0)], rng)
            again = GAME.from_json(s.to_json())
            assert [player.tops for player in s.players] == [player.tops for player in again.players]
            if s.phase != OVER:
                for each in range(seats):
                    assert not any(is_met(s, each, s.box.conditions[goal]) for goal in unmet(s, each))
