"""A thinker process: `python -m kosmodrom.server.thinkers.worker FOLDER... BYTES`.

The folders are content packs. BYTES is its limit of memory.

Questions are lines on standard input, answers are lines on standard output. It ends when the input ends.
"""

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from kosmodrom.bots.bot import Bot
from kosmodrom.bots.levels import Level, parse_level
from kosmodrom.bots.playouts import PAIRS, compare
from kosmodrom.bots.playouts import SECONDS as COMPARING_SECONDS
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.content import BadContent
from kosmodrom.core.rng import FastRng
from kosmodrom.games import NAMES, find
from kosmodrom.games.library import Library
from kosmodrom.games.pack import read_pack
from kosmodrom.server.thinkers.limits import be_nice, die_with_parent, ignore_interrupt, limit_memory
from kosmodrom.server.thinkers.question import Answer, Considered, Failure, Question, Ready, to_line, to_question

COMPARING_SHARE: Final = 1 / 6
"""Comparing takes at most this part of the time: where a hint has hard's 2 s and 0.4 for comparing, just these."""
MOST_BOTS: Final = 4
"""How many bots keep their scratch memory: those used last."""


class Worker:
    """Answers questions one after another. It keeps bots between them."""

    def __init__(self, library: Library | None = None) -> None:
        self._library = library or Library()
        self._bots: dict[tuple[str, int], Bot] = {}

    def serve(self, questions: BinaryIO, answers: BinaryIO) -> None:
        """Report that it is ready, then answer line by line until the input ends."""
        answers.write(to_line(Ready()))
        for line in questions:
            answers.write(to_line(self.answer(to_question(line))))

    def answer(self, question: Question) -> Answer | Failure:
        """Answer a question. An error fails this question alone, except MemoryError, which is raised."""
        try:
            return self._think(question)
        except MemoryError:
            raise
        except Exception as error:
            return Failure(question.id, f"{type(error).__name__}: {error}")

    def _think(self, question: Question) -> Answer:
        game = self._library.find(question.game, question.content)
        if game is None or game.about.content != question.content:
            raise LookupError(f"there is no {question.game} with content {question.content} here")
        world = game.from_json(msgspec.json.decode(question.world, type=dict[str, object]))
        level = parse_level(question.level)
        seconds, comparing = question.seconds, 0.0
        if question.compares:
            comparing = COMPARING_SECONDS if seconds is None else min(COMPARING_SECONDS, COMPARING_SHARE * seconds)
            seconds = None if seconds is None else seconds - comparing
        rng = FastRng(question.seed)
        bot = self._bot(level.given_time(game.policy()) if question.is_timed else level, seconds)
        choice = bot.choose(game, world, question.seat, rng)
        considered = [Considered(each.move, each.visits, each.value) for each in choice.considered]
        comparison = None
        if question.compares:
            comparison = compare(game, world, question.seat, choice, PAIRS, comparing, rng)
        return Answer(question.id, choice.move, choice.value, considered, comparison)

    def _bot(self, level: Level, seconds: float | None) -> Bot:
        """The bot of a level, limited to so many seconds."""
        key = (level.name, level.budget.simulations if level.budget else 0)
        bot = self._bots.pop(key, None) or level.bot()
        self._bots[key] = bot
        if len(self._bots) > MOST_BOTS:
            del self._bots[next(iter(self._bots))]
        if isinstance(bot, SearchBot) and level.budget:
            bot.seconds = level.budget.seconds if seconds is None else min(level.budget.seconds, seconds)
        return bot


def take_stdout() -> BinaryIO:
    """Take standard output for answers only. Anything else that is printed goes to standard error."""
    ours = os.dup(1)
    os.dup2(2, 1)
    return os.fdopen(ours, "wb", buffering=0)


def read_library(folders: Iterable[str]) -> Library:
    """The games and the packs that are still valid. A pack may have been changed since the server has read it."""
    packs = []
    for folder in folders:
        try:
            packs.append(read_pack(Path(folder)))
        except BadContent as error:
            print(f"a content pack can't be used any more: {error}", file=sys.stderr)
    for name in NAMES:
        find(name)
    return Library(packs)


def main(*arguments: str) -> None:
    """Answer questions until standard input ends."""
    die_with_parent()
    ignore_interrupt()
    answers = take_stdout()
    be_nice()
    *folders, memory = arguments
    limit_memory(int(memory))
    Worker(read_library(folders)).serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(*sys.argv[1:])
