"""Many random games under the judge's eyes: `python -m tests.games.space_explorers.judge --games 2000`."""

import argparse
import sys
import time

from tests.games.space_explorers.judge.court import Disagreement
from tests.games.space_explorers.judge.games import Tally, spread, watch


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--go-on", action="store_true", help="list all disagreements instead of stopping at the first")
    arguments = parser.parse_args()
    tally, begun, wrong = Tally(), time.monotonic(), 0
    for table in spread(arguments.games, arguments.first):
        try:
            watch(table, tally)
        except Disagreement as found:
            wrong += 1
            print(found, flush=True)
            if not arguments.go_on:
                return 1
        if (tally.games + wrong) % 100 == 0:
            spent = time.monotonic() - begun
            print(f"{tally.games} games agree, {wrong} don't; {tally.moves} moves, {spent:.0f} s", flush=True)
    print(f"{tally.games} games agree, {wrong} don't; {tally.moves} moves, {tally.refused} refusals")
    print(f"{len(tally.sets)} sets of modules, games by seats: {tally.seats}")
    print(f"questions: {tally.questions}\nends: {tally.endings}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
