"""What a learning program sees is what a seat may know, and as good as all of it."""

from typing import Final, NamedTuple

import msgspec

from kosmodrom.core.features import AT_LEAST, MOST_WRITTEN, ONE_OF, Layout, new_indices
from kosmodrom.core.record import canonical
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import Walk

LEAST_TOLD: Final = 0.5
"""Of the moves that change what a seat is shown so many at least change what a learning program sees of it."""
FEWEST: Final = 20
"""A share of fewer moves says nothing."""


class Place(NamedTuple):
    """Where a feature stands."""

    kind: str
    """Of its group."""
    row: int
    """The first feature of its row: the last axis of a group in one combination of the others."""
    name: str
    """Of its group, with the seat that it is about."""
    group: range
    """All features of its group, of this seat."""


class FeaturesTell(Property):
    """A sampled world has the same features; each group is as it was declared; what a seat sees change changes some."""

    name = "features"
    is_of_whole_game = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.features = walk.game.features(walk.seats)
        self.names = self.features.layout.names() if self.features is not None else []
        self.places, self.groups = places(self.features.layout) if self.features is not None else ([], 0)
        self.before: list[tuple[bytes, list[int]]] = []
        """What each seat was shown, as JSON, and its features."""
        self.shown = 0
        """How often a move changed what a seat is shown."""
        self.told = 0
        """How often it then changed the seat's features, too."""

    def begin(self) -> None:
        features = self.features
        if features is None:
            return
        layout = features.layout
        self.require_equal(int(layout.seats), self.walk.seats, "the features are for another number of seats")
        self.require(len(set(self.names)) == len(self.names), "two features have the same name")
        for group in layout.groups:
            for language in LANGUAGES:
                self.game.about.texts.say(group.text_id, language)

    def position(self) -> None:
        """At each position: what each seat sees, and whether that changed together with its view."""
        features = self.features
        if features is None:
            return
        state, indices = self.walk.state, new_indices()
        found: list[tuple[bytes, list[int]]] = []
        for seat in range(self.walk.seats):
            n = features.fill_world(state, seat, indices)
            self.require(n <= MOST_WRITTEN, f"{n} indices are written, more than {MOST_WRITTEN}")
            outside = [indices[i] for i in range(n) if not 0 <= indices[i] < features.size]
            self.require(not outside, f"indices {outside} are written of {features.size} features")
            seen, world = features.observe(state, seat), features.survey(state, seat)
            self._is_as_declared(world)
            self._is_part(features.layout, seat, seen, world)
            found.append((msgspec.json.encode(self.game.view(state, seat)), seen))
        for (view, seen), (view_before, seen_before) in zip(found, self.before, strict=False):
            self.shown += view != view_before
            self.told += view != view_before and seen != seen_before
        self.before = found
        self.require(canonical(state) == self.walk.positions[-1], "writing features changes the state")

    def _is_as_declared(self, world: list[int]) -> None:
        """Each group is of its kind. Only what is not 0 can make a row one of another kind."""
        places, row_before = self.places, -1
        self.checked += self.groups
        for index in [index for index, number in enumerate(world) if number]:
            kind, row, name, group = places[index]
            if kind == ONE_OF:
                is_fit = world[index] == 1 and row != row_before
            elif kind == AT_LEAST:
                is_fit = world[index] == 1 and (index == row or world[index - 1] == 1)
            else:
                is_fit = True
            if not is_fit:
                self.require(False, f"“{name}” is not of the kind “{kind}”: {world[group.start : group.stop]}")
            row_before = row

    def _is_part(self, layout: Layout, seat: int, seen: list[int], world: list[int]) -> None:
        """An observation is a world without the secrets of others, which are those of their own observations."""
        others = layout.size - (self.walk.seats - 1) * layout.own_size
        self.require(not any(seen[others:]), f"seat {seat} sees what others alone know")
        self.require_equal(seen[:others], world[:others], f"a world shows seat {seat} otherwise than its observation")

    def sampled_position(self) -> None:
        """In a sampled world each seat sees the same."""
        features = self.features
        if features is None:
            return
        for seat in range(self.walk.seats):
            world = self.game.determinize(self.walk.state, seat, self.walk.dice_of(f"{self.name} {seat}"))
            found, truth = features.observe(world, seat), features.observe(self.walk.state, seat)
            differing = [name for name, a, b in zip(self.names, found, truth, strict=True) if a != b]
            self.require(
                not differing, f"in a sampled world seat {seat} can tell by {differing[:3]} that it isn't true"
            )

    def end(self) -> None:
        if self.shown >= FEWEST:
            sentence = f"of {self.shown} changes of views only {self.told} change the features of the seat"
            self.require(self.told >= LEAST_TOLD * self.shown, sentence)


def places(layout: Layout) -> tuple[list[Place], int]:
    """Where each feature stands, and how many groups there are, one for each seat counting so often."""
    found: dict[int, Place] = {}
    groups = 0
    for group in layout.groups:
        width = len(group.axes[-1])
        for prefix, start in layout.copies_of(group):
            whole = range(start, start + int(group.size))
            groups += 1
            for index in whole:
                found[index] = Place(group.kind, index - (index - start) % width, f"{prefix}{group.name}", whole)
    return [found[index] for index in range(layout.size)], groups
