"""Spread: what is hidden from a seat really varies between the worlds sampled for it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State
from kosmodrom.core.testing.compare import MISSING, flatten, paths_that_differ
from kosmodrom.core.testing.property import Broken, Property
from kosmodrom.core.testing.variation import is_alike, variations
from kosmodrom.core.testing.walk import Walk, viewer_name

VARIATIONS = 16
SAMPLES = 24
MORE_SAMPLES = 400
"""A part that never varied, or a position with one world, gets so many more chances before it is called constant."""
DOUBTS = 3
"""At so many positions a part has to be hidden and yet the truth, before it is called constant."""


@dataclass(frozen=True)
class Doubt:
    """A part of the state that was the truth in all samples though it could be otherwise: here it is, there not."""

    number: int
    here: State
    there: State


@dataclass
class Hidden:
    """What was found about one viewer in the course of a game."""

    positions: int = 0
    """Where other worlds than the true one are known to be possible."""
    lively: int = 0
    """Where the sampler found more than one world."""
    first: int = 0
    doubts: dict[str, list[Doubt]] = field(default_factory=dict)
    varied: set[str] = field(default_factory=set)


class Spread(Property):
    """No sampler is lazy: over a game, every part that is known to be hidden from a viewer varies.

    What is hidden is found without the sampler: positions reached by the same moves with one draw or choice changed,
    which the viewer can't tell apart from the true one. A part that never varied must at least be the same in worlds
    sampled there: then its value is the sampler's own and says nothing about the truth. Positions that differ only in
    how a bag lists its members, and have one and the same world, hide nothing.
    """

    name = "spread"
    is_of_whole_game = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.hidden = {viewer: Hidden() for viewer in walk.viewers}

    def sampled_position(self) -> None:
        walk = self.walk
        truth = flatten(walk.state.to_json())
        dice = walk.dice_of(self.name)
        paths: dict[int, dict[str, State]] = {}
        for other in variations(walk, dice, VARIATIONS):
            if canonical(other) == walk.positions[-1]:
                continue
            for viewer in walk.viewers:
                if is_alike(walk, other, viewer):
                    for path in paths_that_differ(truth, flatten(other.to_json())):
                        paths.setdefault(viewer, {})[path] = other
        for viewer, hidden in paths.items():
            self._sample(viewer, hidden, dice)

    def _sample(self, viewer: int, paths: dict[str, State], dice: Rng) -> None:
        number = len(self.walk.turns)
        found = self.hidden[viewer]
        waiting = set(paths) - found.varied
        worlds: set[bytes] = set()
        for leaves, varied in sample_many(self.game, self.walk.state, viewer, dice, SAMPLES):
            worlds.add(msgspec.json.encode(leaves))
            found.varied |= varied
            waiting -= varied
            if not waiting and len(worlds) > 1:
                break
        if len(worlds) == 1 and all(self._is_listed_otherwise(there, viewer, worlds, dice) for there in paths.values()):
            return
        if len(worlds) == 1:
            worlds |= self._rare_worlds(viewer, worlds, dice)
        self.checked += 1
        if found.positions == 0:
            found.first = number
        found.positions += 1
        found.lively += len(worlds) > 1
        for path in waiting:
            doubts = found.doubts.setdefault(path, [])
            if len(doubts) < DOUBTS:
                doubts.append(Doubt(number, self.walk.state.copy(), paths[path]))

    def _rare_worlds(self, viewer: int, worlds: set[bytes], dice: Rng) -> set[bytes]:
        """Another world than those found, if many more samples have one."""
        for leaves, _ in self._many(self.walk.state, viewer, dice):
            world = msgspec.json.encode(leaves)
            if world not in worlds:
                return {world}
        return set()

    def _is_listed_otherwise(self, there: State, viewer: int, worlds: set[bytes], dice: Rng) -> bool:
        """Whether a position differs only in the order of lists, and its world is the only one sampled here."""
        if in_any_order(there.to_json()) != in_any_order(self.walk.state.to_json()):
            return False
        return {msgspec.json.encode(leaves) for leaves, _ in sample_many(self.game, there, viewer, dice, 1)} == worlds

    def end(self) -> None:
        for viewer, found in self.hidden.items():
            who = viewer_name(viewer)
            if found.lively * 4 < found.positions:
                raise Broken(
                    f"{found.positions} positions hide something from {who}, but only at {found.lively} of them did "
                    f"the sampler find more than one world",
                    found.first,
                )
            for path, doubts in found.doubts.items():
                if path not in found.varied and len(doubts) == DOUBTS:
                    self._settle(viewer, path, doubts)

    def _settle(self, viewer: int, path: str, doubts: list[Doubt]) -> None:
        """Give a part that seemed constant many more samples, also from where it is otherwise."""
        dice = self.walk.dice_of(f"{path} {viewer}")
        for doubt in doubts:
            value = flatten(doubt.here.to_json()).get(path, MISSING)
            here = [leaves.get(path, MISSING) for leaves, _ in self._many(doubt.here, viewer, dice)]
            there = [leaves.get(path, MISSING) for leaves, _ in self._many(doubt.there, viewer, dice)]
            if any(other != value for other in here) or value in there:
                return
        who = viewer_name(viewer)
        raise Broken(f"{path!r} of the state is hidden from {who}, but always true in its worlds", doubts[0].number)

    def _many(self, state: State, viewer: int, dice: Rng) -> Iterator[tuple[dict[str, object], set[str]]]:
        return sample_many(self.game, state, viewer, dice, MORE_SAMPLES)


def in_any_order(value: object) -> object:
    """JSON with its lists of numbers sorted."""
    if isinstance(value, dict):
        return {name: in_any_order(part) for name, part in value.items()}
    if not isinstance(value, list):
        return value
    numbers = [part for part in value if isinstance(part, int)]
    return sorted(numbers) if len(numbers) == len(value) else [in_any_order(part) for part in value]


def sample_many(
    game: Game, state: State, viewer: int, dice: Rng, count: int
) -> Iterator[tuple[dict[str, object], set[str]]]:
    """Worlds for a viewer by their leaves, each with the paths at which it differs from the truth."""
    truth = flatten(state.to_json())
    sampler = game.sampler(state, viewer)
    world = state.copy()
    for _ in range(count):
        sampler.sample(world, dice)
        leaves = flatten(world.to_json())
        yield leaves, set(paths_that_differ(truth, leaves))
