"""What a learning program sees is what a seat may know, and as good as all of it."""

from typing import Final

from kosmodrom.core.features import AT_LEAST, MOST_WRITTEN, ONE_OF, Group, Layout, new_indices
from kosmodrom.core.record import canonical
from kosmodrom.core.rules import LANGUAGES
from kosmodrom.core.testing.compare import plain
from kosmodrom.core.testing.property import Property
from kosmodrom.core.testing.walk import Walk

LEAST_TOLD: Final = 0.5
"""Of the moves that change what a seat is shown so many at least change what a learning program sees of it."""
FEWEST: Final = 20
"""A share of fewer moves says nothing."""


class FeaturesTell(Property):
    """A sampled world has the same features; each group is as it was declared; what a seat sees change changes some."""

    name = "features"
    is_of_whole_game = True

    def __init__(self, walk: Walk) -> None:
        super().__init__(walk)
        self.features = walk.game.features(walk.seats)
        self.names = self.features.layout.names() if self.features is not None else []
        self.before: list[tuple[object, list[int]]] = []
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
        found: list[tuple[object, list[int]]] = []
        for seat in range(self.walk.seats):
            n = features.fill_world(state, seat, indices)
            self.require(n <= MOST_WRITTEN, f"{n} indices are written, more than {MOST_WRITTEN}")
            outside = [indices[i] for i in range(n) if not 0 <= indices[i] < features.size]
            self.require(not outside, f"indices {outside} are written of {features.size} features")
            seen, world = features.observe(state, seat), features.survey(state, seat)
            self._is_as_declared(features.layout, world)
            self._is_part(features.layout, seat, seen, world)
            found.append((plain(self.game.view(state, seat)), seen))
        for (view, seen), (view_before, seen_before) in zip(found, self.before, strict=False):
            self.shown += view != view_before
            self.told += view != view_before and seen != seen_before
        self.before = found
        self.require(canonical(state) == self.walk.positions[-1], "writing features changes the state")

    def _is_as_declared(self, layout: Layout, world: list[int]) -> None:
        for group in layout.groups:
            for prefix, start in layout.copies_of(group):
                row = world[start : start + int(group.size)]
                self.require(fits(group, row), f"“{prefix}{group.name}” is not of the kind “{group.kind}”: {row}")

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


def fits(group: Group, row: list[int]) -> bool:
    """Whether the numbers of a group, a row after another, are of its kind."""
    width = len(group.axes[-1])
    rows = [row[start : start + width] for start in range(0, len(row), width)]
    if group.kind == ONE_OF:
        return all(max(each) <= 1 and sum(each) <= 1 for each in rows)
    if group.kind == AT_LEAST:
        return all(max(each) <= 1 and each == sorted(each, reverse=True) for each in rows)
    return True
