"""What people at a table ask without changing it: why a move is refused, older lines of the log, hints."""

from typing import Final

from kosmodrom.bots.comparison import Comparison, LineDifference
from kosmodrom.bots.words import comparison_words, line_words
from kosmodrom.core.game import Game
from kosmodrom.core.state import State
from kosmodrom.server.levels import is_level
from kosmodrom.server.messages import ComparisonView, Hint, PointsView, Refusal, Why
from kosmodrom.server.room import Room
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.table import decisions
from kosmodrom.table.board import Reader, make_lines
from kosmodrom.table.decisions import Decider
from kosmodrom.table.refused import Refused
from kosmodrom.table.story import LogLine

HINT_LEVEL: Final = "hard"
DECIMALS: Final = 2


async def explain_refusal(room: Room, reader: Reader, message_id: str, refused: Refused) -> Refusal:
    """What is sent to the person whose command was refused. A stale command gets a board with it."""
    async with room.lock:
        table = await room.ready()
        words = refused.words(table.game.about.rules, reader.language)
        board = room.audience.board(table, reader) if refused.reason == "stale" else None
        return Refusal(message_id, refused.reason, words, board)


async def explain_move(room: Room, reader: Reader, message_id: str, move: str) -> Why:
    """Why a reader can't make a move now. It tells no more than trying the move would."""
    async with room.lock:
        table = await room.ready()
        room.notice(reader.player)
        try:
            decisions.check_aside(table)
            Decider(table, reader.player or "", is_level).check_move(move)
        except Refused as refused:
            return Why(message_id, move, refused.reason, refused.words(table.game.about.rules, reader.language))
        return Why(message_id, move, "", "")


async def older_lines(room: Room, reader: Reader, before: int, most: int) -> list[LogLine]:
    """Lines of the log before a number, as a reader may see them."""
    async with room.lock:
        table = await room.ready()
        return make_lines(table, reader, room.audience.surroundings(table), 0, most, before)


async def hint(room: Room, pool: ThinkerPool, player: str, message_id: str, language: str) -> Hint:
    """What a strong bot would do in a person's place. Refused if the table doesn't allow hints.

    At a table for one the first hint is stored: the result no longer counts.
    """
    async with room.lock:
        table = await room.ready()
        seat = table.seat_of(player)
        if seat < 0:
            raise Refused("no-seat")
        if not decisions.can_hint(table, seat):
            raise Refused("hints-off")
        if table.match is None or table.questions[seat] == 0 or table.is_paused or table.bot_of(seat) is not None:
            raise Refused("KD-2")
        if len(table.seats) == 1 and not table.is_advised:
            await room.commit(f"advised-{seat}", player, lambda now: decisions.advise(now, seat))
            room.show()
        game, state = table.game, table.match.state.copy()
        thinking = pool.think(game, state, seat, HINT_LEVEL, urgent=False, compares=True)
    thought = await thinking
    words = game.move_words(state, seat, thought.move, language)
    comparison = (
        None if thought.comparison is None else comparison_view(game, state, seat, thought.comparison, language)
    )
    return Hint(message_id, game.about.moves.notation(thought.move), words, thought.value, comparison)


def comparison_view(game: Game, state: State, seat: int, comparison: Comparison, language: str) -> ComparisonView:
    """A comparison as it is sent: moves and lines by their names, shares of the win as wins in 100."""
    is_alone = state.seats == 1
    scale = 1 if is_alone else 100
    return ComparisonView(
        move=game.about.moves.notation(comparison.other),
        move_words=game.move_words(state, seat, comparison.other, language),
        unit="points" if is_alone else "wins",
        difference=round(scale * comparison.difference, DECIMALS),
        error=round(scale * comparison.error, DECIMALS),
        pairs=comparison.pairs,
        lines=tuple(_points_view(game, line, language) for line in comparison.lines),
        words=comparison_words(game, state, seat, comparison, language),
    )


def _points_view(game: Game, line: LineDifference, language: str) -> PointsView:
    words, points = line_words(game, line, language)
    return PointsView(words, round(points, DECIMALS), round(line.error, DECIMALS))
