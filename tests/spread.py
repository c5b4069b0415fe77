"""Whether what was sampled is spread as it should be."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import sqrt
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


def check_spread(found: Counter[Key], expected: Mapping[Key, int]) -> None:
    """Pearson's chi-square stays within five standard deviations and a bit of what chance alone gives."""
    impossible = [world for world in found if world not in expected]
    assert not impossible, f"sampled, but against what was seen: {impossible[0]}"
    samples, deals = found.total(), sum(expected.values())
    assert samples >= 4 * len(expected), f"{samples} samples are too few for {len(expected)} worlds"
    chi_square = 0.0
    for world, ways in expected.items():
        fair = samples * ways / deals
        chi_square += (found[world] - fair) ** 2 / fair
    free = len(expected) - 1
    bound = free + 5 * sqrt(2 * free) + 10
    assert chi_square <= bound, f"chi-square {chi_square:.0f} of {free} degrees is above {bound:.0f}"
