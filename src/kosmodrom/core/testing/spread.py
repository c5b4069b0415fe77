"""Spread: what is hidden from a seat really varies between the worlds sampled for it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from kosmodrom.core.game import Game
from kosmodrom.core.record import canonical
from kosmodrom.core.rng import Rng
from kosmodrom.core.state import State
from kosmodrom.core.testing.compare import flatten, paths_that_differ
from kosmodrom.core.testing.property import Broken, Property
from kosmodrom.core.testing.variation import is_alike, variations
from kosmodrom.core.testing.walk import Walk, viewer_name

VARIATIONS = 16
SAMPLES = 24
MORE_SAMPLES = 400
"""A part that never varied gets so many more chances before it is called constant."""
POSITIONS_KEPT = 3


@dataclass
class Hidden:
    """What was found about one viewer in the course of a game."""

    positions: int = 0
    """Where other worlds than the true one are known to be possible."""
    lively: int = 0
    """Where the sampler found more than one world."""
    first: int = 0
    open_paths: dict[str, list[tuple[int, State]]] = field(default_factory=dict)
    """Parts of the state that could be otherwise and have never varied, with positions where they could."""
    varied: set[str] = field(default_factory=set)


class Spread(Property):
    """No sampler is lazy: over a game, every part that is known to be hidden from a viewer varies.

    What is hidden is found without the sampler: positions reached by the same moves with one draw or choice changed,
    which the viewer can't tell apart from the true one.
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
        paths: dict[int, set[str]] = {}
        for other in variations(walk, dice, VARIATIONS):
            if canonical(other) == walk.positions[-1]:
                continue
            for viewer in walk.viewers:
                if is_alike(walk, other, viewer):
                    differing = paths_that_differ(truth, flatten(other.to_json()))
                    paths.setdefault(viewer, set()).update(differing)
        for viewer, hidden in paths.items():
            self._sample(viewer, hidden, dice)

    def _sample(self, viewer: int, paths: set[str], dice: Rng) -> None:
        self.checked += 1
        found = self.hidden[viewer]
        if found.positions == 0:
            found.first = len(self.walk.turns)
        found.positions += 1
        waiting = paths - found.varied
        worlds: set[bytes] = set()
        for world, varied in sample_many(self.game, self.walk.state, viewer, dice, SAMPLES):
            worlds.add(world)
            found.varied |= varied
            waiting -= varied
            if not waiting and len(worlds) > 1:
                break
        found.lively += len(worlds) > 1
        for path in waiting:
            kept = found.open_paths.setdefault(path, [])
            if len(kept) < POSITIONS_KEPT:
                kept.append((len(self.walk.turns), self.walk.state.copy()))

    def _varies(self, viewer: int, path: str, kept: list[tuple[int, State]]) -> bool:
        """Whether a part that seemed constant varies after all, given many more samples."""
        dice = self.walk.dice_of(f"{path} {viewer}")
        return any(
            path in varied
            for _, state in kept
            for _, varied in sample_many(self.game, state, viewer, dice, MORE_SAMPLES)
        )

    def end(self) -> None:
        for viewer, found in self.hidden.items():
            who = viewer_name(viewer)
            if found.lively * 4 < found.positions:
                raise Broken(
                    f"{found.positions} positions hide something from {who}, but only at {found.lively} of them did "
                    f"the sampler find more than one world",
                    found.first,
                )
            for path, kept in found.open_paths.items():
                if path not in found.varied and not self._varies(viewer, path, kept):
                    raise Broken(
                        f"{path!r} of the state is hidden from {who}, but always true in its worlds", kept[0][0]
                    )


def sample_many(game: Game, state: State, viewer: int, dice: Rng, count: int) -> Iterator[tuple[bytes, set[str]]]:
    """Worlds for a viewer as bytes, each with the paths at which it differs from the truth."""
    truth = flatten(state.to_json())
    sampler = game.sampler(state, viewer)
    world = state.copy()
    for _ in range(count):
        sampler.sample(world, dice)
        yield canonical(world), set(paths_that_differ(truth, flatten(world.to_json())))
