"""The tree that a search grows: information sets found by their keys, with what came of each of their moves."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOT_THERE: Final = -1
FEWEST_SLOTS: Final = 64
EDGES_A_NODE: Final = 8
"""How many moves a node has, for the memory set aside at first."""


@final
class Tree:
    """Nodes are numbered from 0, the root. The moves of a node are edges, numbered through the whole tree.

    Room for nodes is set aside once; a tree that is full keeps what it has and takes no more.
    """

    def __init__(self, most_nodes: i64) -> None:
        slots: i64 = FEWEST_SLOTS
        while slots < 2 * most_nodes:
            slots *= 2
        self.most_nodes: i64 = most_nodes
        self.mask: i64 = slots - 1
        self.keys = vec[i64]([0] * slots)
        self.found = vec[i64]([0] * slots)
        """The node of the key in a slot."""
        self.stamps = vec[i64]([0] * slots)
        """A slot is taken if it bears the stamp of this tree, and free if that of one cleared away."""
        self.stamp: i64 = 1
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.first = vec[i64]([0] * (most_nodes + 1))
        """The first edge of each node; its last is the one before the first of the next."""
        self.times = vec[i64]([0] * most_nodes)
        self.sums = vec[float]([0.0] * most_nodes)
        edges = most_nodes * EDGES_A_NODE
        self.moves = vec[i64]([0] * edges)
        self.priors = vec[float]([0.0] * edges)
        self.visits = vec[i64]([0] * edges)
        self.totals = vec[float]([0.0] * edges)

    def clear(self) -> None:
        """Forget everything."""
        self.stamp += 1
        self.nodes = 0
        self.edges = 0

    def _slot_of(self, key: i64) -> i64:
        """The slot that holds a key, or the free one where it belongs."""
        mask = self.mask
        slot = (key ^ (key >> 29)) & mask
        while self.stamps[slot] == self.stamp and self.keys[slot] != key:
            slot = (slot + 1) & mask
        return slot

    def find(self, key: i64) -> i64:
        """The node of a key, or NOT_THERE."""
        slot = self._slot_of(key)
        if self.stamps[slot] == self.stamp:
            return self.found[slot]
        return NOT_THERE

    def add(self, key: i64, moves: vec[i64], priors: vec[float], n: i64) -> None:
        """A node for a key that is not there yet, with the first n moves and how likely each is; nothing if full."""
        node = self.nodes
        if node == self.most_nodes:
            return
        edge = self.edges
        while edge + n > len(self.moves):
            self._make_room()
        slot = self._slot_of(key)
        self.stamps[slot] = self.stamp
        self.keys[slot] = key
        self.found[slot] = node
        self.times[node] = 0
        self.sums[node] = 0.0
        self.first[node] = edge
        for i in range(n):
            self.moves[edge] = moves[i]
            self.priors[edge] = priors[i]
            self.visits[edge] = 0
            self.totals[edge] = 0.0
            edge += 1
        self.nodes = node + 1
        self.edges = edge
        self.first[node + 1] = edge

    def _make_room(self) -> None:
        """Twice as many edges."""
        old = self.edges
        size = 2 * len(self.moves)
        moves = vec[i64]([0] * size)
        priors = vec[float]([0.0] * size)
        visits = vec[i64]([0] * size)
        totals = vec[float]([0.0] * size)
        for edge in range(old):
            moves[edge] = self.moves[edge]
            priors[edge] = self.priors[edge]
            visits[edge] = self.visits[edge]
            totals[edge] = self.totals[edge]
        self.moves = moves
        self.priors = priors
        self.visits = visits
        self.totals = totals

    def select(self, node: i64, exploration: float) -> i64:
        """The edge to try next: what it brought on average, and more for what is likely and was seldom tried.

        What was never tried is taken to bring what the node brought.
        """
        times = self.times[node]
        width = exploration * sqrt(float(times + 1))
        unknown = 0.5
        if times > 0:
            unknown = self.sums[node] / float(times)
        best = self.first[node]
        highest = -1.0
        for edge in range(best, self.first[node + 1]):
            visits = self.visits[edge]
            worth = unknown
            if visits > 0:
                worth = self.totals[edge] / float(visits)
            worth += width * self.priors[edge] / float(visits + 1)
            if worth > highest:
                highest = worth
                best = edge
        return best

    def update(self, node: i64, edge: i64, value: float) -> None:
        """An edge of a node was tried and brought a value from 0 to 1."""
        self.times[node] += 1
        self.sums[node] += value
        self.visits[edge] += 1
        self.totals[edge] += value

    def mean(self, edge: i64) -> float:
        """What an edge brought on average; 0 if it was never tried."""
        visits = self.visits[edge]
        if visits == 0:
            return 0.0
        return self.totals[edge] / float(visits)
