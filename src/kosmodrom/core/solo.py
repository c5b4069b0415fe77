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

    Its texts are `solo-score`, `solo-next` (of the next `$rank`, by its name, and the `$missing` points), `rank-RANK`,
    `trait-NAME` and `trait-NAME-VALUE`.
    """

    ranks: tuple[str, ...]
    least: tuple[int, ...]
    """The fewest points of each rank above the lowest, which anybody has; they may be below zero."""
    traits: tuple[Trait, ...] = ()
    daily: tuple[dict[str, str], ...] = field(default=({},))
    dearer: tuple[tuple[str, str, int], ...] = ()
    """With these options every rank above the lowest takes more: an option, its choice, and how many points more."""

    def thresholds(self, options: dict[str, str]) -> list[tuple[str, int | None]]:
        """Each rank and its fewest points, with the options of a game; None for the lowest."""
        more = sum([points for option, choice, points in self.dearer if options.get(option) == choice])
        found: list[tuple[str, int | None]] = [(self.ranks[0], None)]
        for rank, least in zip(self.ranks[1:], self.least, strict=True):
            found.append((rank, least + more))
        return found

    @property
    def texts(self) -> list[str]:
        """The ids of all texts it needs."""
        traits = [f"trait-{trait.name}" for trait in self.traits]
        values = [f"trait-{trait.name}-{value}" for trait in self.traits for value in trait.values]
        return ["solo-score", "solo-next", *(f"rank-{rank}" for rank in self.ranks), *traits, *values]


@dataclass(frozen=True)
class Feat:
    """What a lone player has reached, by which traits it is compared, and what the next rank takes, if there is one."""

    rank: str
    traits: dict[str, str]
    next_rank: str | None = None
    missing: int = 0
    """Points to the next rank."""
