"""Check a game from the command line: `python -m kosmodrom.core.testing module:attribute`.

Ends with 0 if the game conforms, 1 if it fails, 2 if it couldn't be asked.
"""

import argparse
import os
import sys
import time

import msgspec

from kosmodrom.core.game import Game
from kosmodrom.core.record import Record
from kosmodrom.core.testing.check import check_game
from kosmodrom.core.testing.cover import every_set, share
from kosmodrom.core.testing.inspection import NAMES
from kosmodrom.core.testing.playthrough import playthrough
from kosmodrom.core.testing.replay import fingerprints
from kosmodrom.core.testing.spec import BadSpec, load_game


class Progress:
    """Says on stderr how far it is: one line that changes in a terminal, else a line now and then."""

    def __init__(self) -> None:
        self.is_terminal = sys.stderr.isatty()
        self.pause = 0.2 if self.is_terminal else 10.0
        self.next_time = time.monotonic() + self.pause

    def __call__(self, done: int, total: int) -> None:
        if time.monotonic() < self.next_time and not (self.is_terminal and done == total):
            return
        self.next_time = time.monotonic() + self.pause
        end = "\r" if self.is_terminal and done < total else "\n"
        print(f"{done} of {total} games", end=end, file=sys.stderr, flush=True)


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m kosmodrom.core.testing", description="Check that a game conforms.")
    add = parser.add_argument
    add(
        "spec",
        metavar="module:attribute",
        help="a game, or something that makes one when called; with content of a folder: module:attribute:FOLDER",
    )
    add("--seats", type=int, action="append", metavar="N", help="so many seats (repeatable; all numbers by default)")
    add("--option", action="append", metavar="NAME=CHOICE", help="an option of the table (a cover of all by default)")
    add("--all-options", action="store_true", help="every set of options; --games are shared among them")
    add("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")
    add("--games", type=int, default=5, metavar="N", help="games for each number of seats and set of options (5)")
    add("--every", type=int, default=10, metavar="N", help="the costly checks at every n-th position (10)")
    add("--move", type=int, metavar="N", help="the costly checks at this position only, and stop there")
    add("--property", action="append", metavar="NAME", help=f"one of {', '.join(NAMES)} (repeatable; all by default)")
    add("--jobs", type=int, default=1, metavar="N", help=f"processes ({os.cpu_count()} processors here)")
    add("--playthrough", action="store_true", help="write a whole random game as text instead")
    add("--replay", action="store_true", help="write the fingerprints of the records on standard input instead")
    return parser


def read_options(given: list[str] | None) -> dict[str, str] | None:
    """Options from the command line; ValueError unless each is NAME=CHOICE."""
    if given is None:
        return None
    for word in given:
        if "=" not in word:
            raise ValueError(f"an option is given as NAME=CHOICE, not {word!r}")
    return {name: choice for name, _, choice in (word.partition("=") for word in given)}


def run(game: Game, asked: argparse.Namespace) -> int:
    """What was asked for; the exit code."""
    options = read_options(asked.option)
    if asked.replay:
        records = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Record])
        sys.stdout.buffer.write(msgspec.json.encode([fingerprints(game, record) for record in records]))
        return 0
    if asked.playthrough:
        seats = asked.seats[0] if asked.seats else game.about.min_seats
        print(playthrough(game, seats, asked.seed, options), end="")
        return 0
    sets = every_set(game.about.options) if asked.all_options else None
    if sets is not None and options is not None:
        raise ValueError("--all-options and --option exclude each other")
    report = check_game(
        game,
        seats=asked.seats,
        options=options if sets is None else sets,
        games=asked.games if sets is None else share(asked.games, len(sets)),
        seed=asked.seed,
        every=asked.every,
        properties=asked.property,
        move=asked.move,
        jobs=asked.jobs,
        spec=asked.spec,
        progress=Progress(),
    )
    print(report.text())
    return 0 if report.ok else 1


def main() -> int:
    asked = parser().parse_args()
    try:
        return run(load_game(asked.spec), asked)
    except (BadSpec, ValueError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
