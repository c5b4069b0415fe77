"""Generators for checking: one that remembers what it drew, one that draws what it is told."""

import hashlib

from kosmodrom.core.rng import FastRng, Rng


def dice_for(*words: object) -> FastRng:
    """A generator of its own for anything that can be named."""
    name = ":".join(str(word) for word in words)
    return FastRng(int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big"))


class Recorder(Rng):
    """Passes another generator's draws on and remembers them."""

    def __init__(self, inner: Rng) -> None:
        super().__init__()
        self.inner = inner
        self.draws: list[int] = []

    def below(self, n: int, source: int) -> int:
        value = self.inner.below(n, source)
        self.drawn += 1
        self.draws.append(value)
        return value

    def copy(self) -> Rng:
        return self.inner.copy()

    def take_draws(self) -> list[int]:
        """What was drawn since this was last asked."""
        draws, self.draws = self.draws, []
        return draws


class Scripted(Rng):
    """Draws what is written; where that is missing or impossible, what another generator says."""

    def __init__(self, script: list[int], spare: Rng) -> None:
        super().__init__()
        self.script = script
        self.spare = spare

    def below(self, n: int, source: int) -> int:
        at = self.drawn
        self.drawn += 1
        if at < len(self.script) and 0 <= self.script[at] < n:
            return self.script[at]
        return self.spare.below(n, source)

    def copy(self) -> Rng:
        other = Scripted(self.script, self.spare.copy())
        other.drawn = self.drawn
        return other
