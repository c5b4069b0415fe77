"""What a game that can be played alone says of those who do."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Trait:
    """Something that makes lone players' games alike or different, and all it can be."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Solo:
    """Ranks to reach, the lowest first; what results are compared by; the daily deal's options, a day's after another.

    Its texts are `solo-score`, `rank-RANK`, `trait-NAME` and `trait-NAME-VALUE`.
    """

    ranks: tuple[str, ...]
    traits: tuple[Trait, ...] = ()
    daily: tuple[dict[str, str], ...] = field(default=({},))

    @property
    def texts(self) -> list[str]:
        """The ids of all texts it needs."""
        traits = [f"trait-{trait.name}" for trait in self.traits]
        values = [f"trait-{trait.name}-{value}" for trait in self.traits for value in trait.values]
        return ["solo-score", *(f"rank-{rank}" for rank in self.ranks), *traits, *values]


@dataclass(frozen=True)
class Feat:
    """What a lone player has reached, and by which traits it is compared."""

    rank: str
    traits: dict[str, str]
