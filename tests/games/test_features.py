"""The features of every game that has some: the same compiled and interpreted, and telling."""

import hashlib
import json
from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.games import NAMES, find

MARKS: Final = {
    ("kosmopolis", 2): "b233894363a35bbb",
    ("galaktiko", 2): "36b364f9316c5603",
    ("galaktiko", 6): "91b6b257dc4a6648",
    ("kosmopolis", 4): "1f5c02b52e76ac2c",
    ("space_bureau", 1): "134d0ef405fd8149",
    ("space_bureau", 2): "0980e15d6c5ea903",
    ("space_bureau", 4): "b207650f798cbc30",
    ("space_explorers", 1): "a55c02a263fec426",
    ("space_explorers", 3): "83149c79203f4518",
}
"""Layout and features of two random games: nets that learnt of others have to be trained anew."""
TOLD: Final = {"kosmopolis": 0.9, "galaktiko": 0.9, "space_bureau": 0.9, "space_explorers": 0.9}
"""Of different views so many at least have different observations."""


def positions(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Those of a random game, each with the seat that is to act."""
    rng = FastRng(seed)
    state = game.new(seats, {}, rng)
    while (seat := game.next_seat(state)) >= 0:
        yield state, seat
        legal = game.legal_moves(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal), 0)], rng)


def mark_of(game: Game, seats: int) -> str:
    features = game.features(seats)
    assert features is not None
    digest = hashlib.sha256(features.layout.hash().encode())
    for seed in (1, 2):
        for state, seat in positions(game, seats, seed):
            digest.update(json.dumps([features.observe(state, seat), features.survey(state, seat)]).encode())
    return digest.hexdigest()[:16]


@pytest.mark.parametrize(("name", "seats"), MARKS, ids=str)
def test_features_are_the_same_everywhere(name: str, seats: int) -> None:
    assert mark_of(find(name), seats) == MARKS[name, seats]


@pytest.mark.parametrize("name", TOLD)
def test_different_views_have_different_observations(name: str) -> None:
    game = find(name)
    features = game.features(2)
    assert features is not None
    seen: dict[bytes, set[tuple[int, ...]]] = {}
    for seed in range(4):
        for state, seat in positions(game, 2, seed):
            view = msgspec.json.encode(game.view(state, seat))
            seen.setdefault(view, set()).add(tuple(features.observe(state, seat)))
    assert all(len(found) == 1 for found in seen.values())
    told = {observation for found in seen.values() for observation in found}
    assert len(told) >= TOLD[name] * len(seen)


def test_every_group_of_features_is_explained() -> None:
    for name in NAMES:
        game = find(name)
        for seats in range(game.about.min_seats, game.about.max_seats + 1):
            features = game.features(seats)
            for group in features.layout.groups if features is not None else ():
                assert game.about.texts.has(group.text_id), (name, group.name)
