"""`kosmodrom features`: what a learning program sees of a game."""

from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from kosmodrom.cli.kit.complaint import Complaint, check_number, check_seed
from kosmodrom.cli.kit.language import Language, language_of_environment
from kosmodrom.cli.kit.options import read_options
from kosmodrom.cli.kit.participants import check_count
from kosmodrom.cli.kit.records import open_match
from kosmodrom.cli.kit.registry import find_game
from kosmodrom.cli.kit.screen import Screen, print_json
from kosmodrom.cli.kit.words import say
from kosmodrom.core.features import SECTIONS, Features, Layout
from kosmodrom.core.game import Game
from kosmodrom.core.match import retrace
from kosmodrom.core.rng import FastRng
from kosmodrom.core.state import State
from kosmodrom.lab.arena import seed_of

MOST_MOVES: Final = 10_000


class GroupListed(Struct, frozen=True):
    """Features that are declared together."""

    name: str
    kind: str
    section: str
    features: int
    """How many there are, of all seats together."""
    explained: str


class FeaturesListed(Struct, frozen=True):
    """What a learning program sees of a game, and of a position if one was named."""

    game: str
    seats: int
    hash: str
    size: int
    groups: list[GroupListed]
    names: list[str]
    seat: int | None = None
    """Who looks, counted from 1."""
    seen: dict[str, int] | None = None
    """The features that are not 0."""


def features(
    game: str,
    /,
    *,
    seats: int | None = None,
    explain: bool = False,
    record: Path | None = None,
    number: int | None = None,
    seed: int | None = None,
    option: tuple[str, ...] = (),
    moves: int | None = None,
    seat: int | None = None,
    json: bool = False,
    lang: Language = None,
) -> int:
    """List what a learning program sees of a game, or of one of its positions.

    Parameters
    ----------
    game
        Which game, as `kosmodrom games` lists it.
    seats
        With so many players; by default the fewest, or those of the record.
    explain
        Say of each group what it means, rather than name all features.
    record
        Show a position of this recorded game.
    number
        Which record of a file that has one a line.
    seed
        Show a position of a random game with this seed.
    option
        An option of the table as NAME=CHOICE for that random game; may be given several times.
    moves
        After so many moves; by default at the end of the record, or after none.
    seat
        The seat that looks, from 1 on; by default the one that is to act.
    json
        As JSON, for programs.
    lang
        en or ru; by default from LANG.
    """
    language = lang or language_of_environment()
    found = find_game(game)
    if record is not None and (seed is not None or option):
        raise Complaint("features-either")
    if moves is not None:
        check_number("--moves", moves, 0, MOST_MOVES)
    state: State | None = None
    if record is not None:
        found, state = _recorded(found, record, number, moves)
        seats = seats or found.seats(state)
    seats = found.about.min_seats if seats is None else seats
    check_count(seats, found.about)
    if seed is not None:
        check_seed(seed)
        state = _random(found, seats, read_options(option, found.about, seats), seed, moves or 0)
    features = found.features(seats)
    if features is None:
        raise Complaint("no-features", game=found.about.name)
    if state is not None:
        if found.seats(state) != seats:
            raise Complaint("features-seats", count=found.seats(state), asked=seats)
        seat = _who_looks(found, state, seats, seat)
    listed = describe(found, features, state, seat or 0, language)
    if json:
        print_json(listed)
    else:
        _show(listed, explain, Screen(language))
    return 0


def _recorded(game: Game, file: Path, number: int | None, moves: int | None) -> tuple[Game, State]:
    """The position of a record after so many moves, or at its end."""
    match = open_match(file, number)
    if match.game.about.name != game.about.name:
        raise Complaint("load-game", file=str(file), game=match.game.about.name, here=game.about.name)
    if moves is None or moves > len(match.steps):
        return match.game, match.state
    past = next(islice(retrace(match), moves, None))
    return match.game, past.state


def _random(game: Game, seats: int, options: dict[str, str], seed: int, moves: int) -> State:
    """The position of a random game after so many moves, or at its end."""
    rng = FastRng(seed_of(seed, 0, "chance"))
    state: State = game.new(seats, options, rng)
    while moves > 0 and (asked := game.next_seat(state)) >= 0:
        legal = game.legal_moves(state, asked)
        game.apply(state, asked, legal[rng.below(len(legal), 0)], rng)
        moves -= 1
    return state


def _who_looks(game: Game, state: State, seats: int, asked: int | None) -> int:
    """A seat from 1 on."""
    if asked is None:
        return max(game.next_seat(state), 0) + 1
    check_number("--seat", asked, 1, seats)
    return asked


def describe(game: Game, features: Features, state: State | None, seat: int, language: str) -> FeaturesListed:
    """All there is to say; `seat` is counted from 1."""
    layout = features.layout
    names = layout.names()
    seen: dict[str, int] | None = None
    if state is not None:
        counts = features.observe(state, seat - 1)
        seen = {name: count for name, count in zip(names, counts, strict=True) if count}
    return FeaturesListed(
        game=game.about.name,
        seats=int(layout.seats),
        hash=layout.hash(),
        size=int(layout.size),
        groups=_groups(game, layout, language),
        names=names,
        seat=None if state is None else seat,
        seen=seen,
    )


def _groups(game: Game, layout: Layout, language: str) -> list[GroupListed]:
    return [
        GroupListed(
            name=group.name,
            kind=group.kind,
            section=SECTIONS[group.section],
            features=int(group.size) * len(layout.copies_of(group)),
            explained=game.about.texts.say(group.text_id, language),
        )
        for group in layout.groups
    ]


def _show(listed: FeaturesListed, explain: bool, screen: Screen) -> None:
    screen.say("features-title", style="bold", game=listed.game, seats=listed.seats, size=listed.size, hash=listed.hash)
    if explain:
        for section in SECTIONS:
            screen.line()
            screen.line(say("features-section", screen.language, section=section), "bold")
            for group in listed.groups:
                if group.section == section:
                    kind = say("features-kind", screen.language, kind=group.kind.replace(" ", "-"))
                    screen.line(f"  {group.name} ({kind}, {group.features}): {group.explained}")
    if listed.seen is not None and listed.seat is not None:
        screen.line()
        screen.say("features-seen", style="bold", seat=listed.seat, count=len(listed.seen))
        for name, count in listed.seen.items():
            screen.line(f"  {name}" if count == 1 else f"  {name}: {count}")
    elif not explain:
        for name in listed.names:
            screen.line(f"  {name}")
