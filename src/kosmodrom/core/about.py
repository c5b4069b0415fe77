"""What there is to say about a game before it is played."""

from dataclasses import dataclass

from kosmodrom.core.events import EventTable
from kosmodrom.core.guide import Guide
from kosmodrom.core.lesson import Lesson
from kosmodrom.core.moves import MoveSpace
from kosmodrom.core.options import Option, check_needs, counting, idle
from kosmodrom.core.rules import Rulebook
from kosmodrom.core.solo import Solo
from kosmodrom.core.text import Texts


@dataclass(frozen=True)
class About:
    """A game's name and version, seats, options, moves, sources of chance, rules, texts and the hash of its content."""

    name: str
    version: str
    min_seats: int
    max_seats: int
    moves: MoveSpace
    sources: tuple[str, ...]
    longest: int
    """No game takes more moves than this."""
    rules: Rulebook
    texts: Texts
    content: str
    events: EventTable | None = None
    """What can happen, where the game has a table of it."""
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes at a table, at least and at most; 0: not told."""
    weight: int = 0
    """How much there is to learn, from 1 (light) to 5 (heavy); 0: not told."""
    is_open: bool = False
    """Nothing is hidden but what chance will bring: views differ in their first field, `seat`, alone."""
    guide: Guide | None = None
    """The game in short, and its glossary."""
    lessons: tuple[Lesson, ...] = ()
    """Guided games, the one to begin with first."""
    solo: Solo | None = None
    """Ranks and the daily deal, of a game that can be played alone."""

    def __post_init__(self) -> None:
        check_needs(self.options)

    @property
    def lesson(self) -> Lesson | None:
        """The guided first game."""
        return self.lessons[0] if self.lessons else None

    def check_seats(self, seats: int) -> None:
        """ValueError unless that many can play."""
        if not self.min_seats <= seats <= self.max_seats:
            raise ValueError(f"{self.name} is for {self.min_seats} to {self.max_seats} players, not {seats}")

    def complete(self, given: dict[str, str], seats: int | None = None) -> dict[str, str]:
        """The options given with the defaults of the others.

        ValueError for an unknown option or choice, and for one that would have no effect with the others given or, if
        it is told, the number of seats: a complete set says exactly what is played. The default of an option that
        doesn't count may be given.
        """
        known = {option.name: option for option in self.options}
        for name, choice in given.items():
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            if choice not in known[name].choices:
                raise ValueError(f"option {name!r} is one of {', '.join(known[name].choices)}, not {choice!r}")
        found = idle(self.options, given, seats)
        if found is not None:
            raise ValueError(f"option {found.name!r} counts only with {found.needed}: choose that, or leave it out")
        counts = counting(self.options, given, seats)
        return {name: counts.get(name, option.default) for name, option in known.items()}
