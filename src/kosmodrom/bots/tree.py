"""The tree that a search grows: information sets found by their keys, with what came of each of their moves."""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOT_THERE: Final = -1
EDGES_A_NODE: Final = 8
"""How many moves a node has on average, for the memory set aside."""


@final
class Tree:
    """Nodes are numbered from 0, the root. The moves of a node are edges, numbered through the whole tree.

    Memory is set aside once; a tree that is full keeps what it has and takes no more.
    """

    def __init__(self, most_nodes: i64) -> None:
        self.most_nodes: i64 = most_nodes
        self.most_edges: i64 = most_nodes * EDGES_A_NODE
        slots: i64 = 1024
        while slots < 2 * most_nodes:
            slots *= 2
        self.mask: i64 = slots - 1
        self.slots = vec[i64]([0] * slots)
        """The node of each slot; one of an earlier tree is told by its key not being that slot's."""
        self.keys = vec[i64]([0] * slots)
        self.stamps = vec[i64]([0] * slots)
        self.stamp: i64 = 0
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.first = vec[i64]([0] * (most_nodes + 1))
        """The first edge of each node; its last is before the first of the next."""
        self.times = vec[i64]([0] * most_nodes)
        self.sums = vec[float]([0.0] * most_nodes)
        self.moves = vec[i64]([0] * self.most_edges)
        self.visits = vec[i64]([0] * self.most_edges)
        self.totals = vec[float]([0.0] * self.most_edges)
        self.priors = vec[float]([0.0] * self.most_edges)

    def clear(self) -> None:
        """Forget everything."""
        self.stamp += 1
        self.nodes = 0
        self.edges = 0

    def find(self, key: i64) -> i64:
        """The node of a key, or NOT_THERE."""
        slot = (key ^ (key >> 29)) & self.mask
        while self.stamps[slot] == self.stamp:
            if self.keys[slot] == key:
                return self.slots[slot]
            slot = (slot + 1) & self.mask
        return NOT_THERE

    def add(self, key: i64, moves: vec[i64], priors: vec[float], n: i64) -> i64:
        """A node for a key that is not there yet, with its first n moves; NOT_THERE if the tree is full."""
        if self.nodes == self.most_nodes or self.edges + n > self.most_edges:
            return NOT_THERE
        slot = (key ^ (key >> 29)) & self.mask
        while self.stamps[slot] == self.stamp:
            slot = (slot + 1) & self.mask
        node = self.nodes
        self.stamps[slot] = self.stamp
        self.keys[slot] = key
        self.slots[slot] = node
        self.times[node] = 0
        self.sums[node] = 0.0
        edge = self.edges
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
        return node

    def select(self, node: i64, exploration: float) -> i64:
        """The edge to try next: what it brought so far, and more for what is likely good and was seldom tried."""
        times = self.times[node]
        width = exploration * sqrt(float(times) + 1.0)
        unknown = 0.5
        if times > 0:
            unknown = self.sums[node] / float(times)
        best = self.first[node]
        highest = -1.0
        for edge in range(self.first[node], self.first[node + 1]):
            visits = self.visits[edge]
            value = unknown
            if visits > 0:
                value = self.totals[edge] / float(visits)
            value += width * self.priors[edge] / float(1 + visits)
            if value > highest:
                highest = value
                best = edge
        return best

    def update(self, node: i64, edge: i64, value: float) -> None:
        """An edge of a node was tried and brought a value."""
        self.times[node] += 1
        self.sums[node] += value
        self.visits[edge] += 1
        self.totals[edge] += value

    def most_visited(self, node: i64) -> i64:
        """The edge tried most; of several the one that brought more."""
        best = self.first[node]
        for edge in range(best + 1, self.first[node + 1]):
            if self.visits[edge] > self.visits[best] or (
                self.visits[edge] == self.visits[best] and self.totals[edge] > self.totals[best]
            ):
                best = edge
        return best
