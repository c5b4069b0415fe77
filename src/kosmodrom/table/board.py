"""What one reader sees of a table. Everything that leaves the server about a table is made here, by adding."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from kosmodrom.core.state import SPECTATOR
from kosmodrom.table.cast import bot_at, bot_name
from kosmodrom.table.deal import close_of
from kosmodrom.table.decisions import can_hint
from kosmodrom.table.ending import Ending
from kosmodrom.table.facts import ProposalKind
from kosmodrom.table.refused import TEXTS
from kosmodrom.table.seat import Seat
from kosmodrom.table.settings import Settings
from kosmodrom.table.status import Status
from kosmodrom.table.steps import last_decided, steps_to_propose, steps_to_undo
from kosmodrom.table.story import LARGEST_TAIL, LONGEST_TAIL, Item, LogLine, Telling, newest_lines
from kosmodrom.table.table import Table

NO_ONE: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Reader:
    """Who reads: a person (None: somebody unknown), their language, and the people whose chat they have hidden."""

    player: str | None
    language: str
    hidden: Set[str] = NO_ONE
    watch: str = ""
    """The code of a watch link, if one came along."""


@dataclass(frozen=True)
class Surroundings:
    """What a board needs besides the table: people's names by id, the seats whose people are connected, the number of
    watchers, and the time."""

    names: Mapping[str, str]
    present: Set[int] = frozenset()
    now: int = 0
    watchers: int = 0


class Face(Struct, frozen=True, omit_defaults=True):
    """What a seat is known by beside its name."""

    bot: str | None = None
    """Which of the bots it is."""
    patch: int | None = None
    """The seat whose animal and colour it has; none: its own."""


class SeatView(Struct, frozen=True, omit_defaults=True):
    """A seat as all see it. Times are in milliseconds: `left` on a clock that stands, `deadline` since 1970."""

    kind: Literal["open", "bot", "person"]
    name: str
    """Of an open seat that is kept for somebody: theirs."""
    level: str | None = None
    bot: str | None = None
    """Which of the bots it is."""
    patch: int | None = None
    """The seat whose animal and colour it has; none: its own."""
    is_you: bool = False
    is_host: bool = False
    is_turn: bool = False
    is_present: bool = False
    is_stood_in: bool = False
    is_resigned: bool = False
    is_muted: bool = False
    is_kept_for_you: bool = False
    is_kept: bool = False
    left: int | None = None
    deadline: int | None = None


class MoveView(Struct, frozen=True, omit_defaults=True):
    """A legal move: its notation, to be sent back, and what it is in words."""

    move: str
    words: str
    is_final: bool = False
    """Once made, nobody takes it back alone: it draws or reveals something."""


class ProposalView(Struct, frozen=True):
    """What people vote on. `you_owe`: your answer is missing."""

    seat: int
    what: ProposalKind
    count: int
    agreed: list[int]
    you_owe: bool


class ChanceView(Struct, frozen=True, omit_defaults=True):
    """The table's verifiable chance: the commitment at once, the secret and nonces when all is over.

    Of a daily deal the secret is shown to nobody before the moment `shown`, when nobody plays it any more.
    """

    commitment: str
    secret: str | None = None
    nonces: tuple[str, ...] = ()
    shown: int | None = None


class DealView(Struct, frozen=True):
    """The daily deal that a table plays: its day, and whether it is the try that counts, until when."""

    day: str
    is_rated: bool
    closes: int


class Board(Struct, frozen=True, tag_field="type", tag="board"):
    """A table as one reader sees it, whole. `view`, `preview` and moves are the game's own."""

    table: str
    seq: int
    game: str
    version: str
    pack: str
    """What the content pack is called that is played with; empty: the game is as it comes."""
    status: Status
    settings: Settings
    seats: list[SeatView]
    you: int
    """Your seat; -1 if you have none."""
    lost: int
    """The seat that was yours until somebody else took it over; -1 if you have lost none."""
    is_host: bool
    chance: ChanceView
    watchers: int
    """How many people without a seat look on just now."""
    is_paused: bool
    proposal: ProposalView | None
    step: int
    """How many moves have been made."""
    since: int
    """How many had been made when you last decided: what came after is news to you. `step` if you have no seat."""
    question: int
    """The number to answer with; 0 if you are asked nothing."""
    ask: str
    """What you are asked or whom all wait for, in words."""
    view: object
    moves: list[MoveView]
    preview: object
    undo: int
    """How many moves your undo takes back; 0 if you can't alone."""
    can_propose_undo: bool
    can_hint: bool
    lines: list[LogLine]
    lines_after: int
    """The lines are all there are after this number; 0: they take the place of all you have, and may be a tail.

    It is 0 too if more has happened since than one board tells.
    """
    ending: Ending | None
    previous: str | None
    rematch: str | None
    deal: DealView | None
    rank: str
    """What a lone player has reached, in words, once it is over; else empty."""
    next_rank: str
    """What a lone player's next rank is and how many points are missing, in words; empty above the highest."""


def names_at(table: Table, names: Mapping[str, str], language: str) -> list[str]:
    """The names at the seats; an open seat has a name in the reader's language."""
    return [_name(seat, table.cast, names, language) for seat in table.seats]


def faces_at(table: Table) -> list[Face]:
    """The faces of the seats."""
    return [
        Face(
            bot=None if seat.level is None else bot_at(table.cast, seat.patch),
            patch=None if seat.patch == number else seat.patch,
        )
        for number, seat in enumerate(table.seats)
    ]


def _name(seat: Seat, cast: str, names: Mapping[str, str], language: str) -> str:
    if seat.player is not None:
        return names.get(seat.player) or TEXTS.say("name-gone", language)
    if seat.level is not None:
        return bot_name(bot_at(cast, seat.patch), language)
    return names.get(seat.kept_for or "") or TEXTS.say("name-open", language)


def make_board(table: Table, reader: Reader, around: Surroundings, after: int = 0, *, is_sent: bool = False) -> Board:
    """The board of a reader, with the lines of the log after a number (0, or if there are too many: its tail).

    The view of a board that is sent is JSON already: it is written once for all who see the same.
    """
    you = SPECTATOR if reader.player is None else table.seat_of(reader.player)
    names = names_at(table, around.names, reader.language)
    match = table.match
    question = table.questions[you] if you >= 0 and match is not None else 0
    is_asked = question != 0 and table.bot_of(you) is None and not table.is_paused
    decides = you >= 0 and match is not None and table.status == Status.PLAYING and table.seats[you].is_person
    decides = decides and not table.is_paused
    after = after if table.cut <= after <= table.seq else 0
    lines, is_all = _lines(table, _telling(table, reader, you, names, around), reader.hidden, after)
    return Board(
        table=table.id,
        seq=table.seq,
        game=table.game.about.name,
        version=table.game.about.version,
        pack=table.pack,
        status=table.status,
        settings=table.settings,
        seats=[
            _seat(table, number, reader, names[number], face, around) for number, face in enumerate(faces_at(table))
        ],
        you=you,
        lost=SPECTATOR if reader.player is None else table.lost.get(reader.player, SPECTATOR),
        is_host=reader.player is not None and reader.player == table.host,
        chance=_chance(table, around.now),
        watchers=around.watchers,
        is_paused=table.is_paused,
        proposal=_proposal(table, you),
        step=0 if match is None else len(match.steps),
        since=_since(table, you),
        question=question if is_asked else 0,
        ask=_ask(table, you, is_asked, reader.language, names),
        view=None if match is None else table.outlook.written_view(you) if is_sent else table.outlook.view(you),
        moves=_moves(table, you, reader.language) if is_asked else [],
        preview=table.outlook.preview(you) if is_asked else None,
        undo=steps_to_undo(table, you) if decides else 0,
        can_propose_undo=bool(
            decides and not table.proposal and len(table.people) > 1 and steps_to_propose(table, you)
        ),
        can_hint=is_asked and can_hint(table, you),
        lines=lines,
        lines_after=after if is_all else 0,
        ending=table.ending,
        previous=table.previous,
        rematch=table.rematch,
        deal=None if table.deal is None else DealView(table.deal.day, table.deal.is_rated, close_of(table.deal.day)),
        rank=_rank(table, reader.language),
        next_rank=_next_rank(table, reader.language),
    )


def make_lines(
    table: Table, reader: Reader, around: Surroundings, after: int = 0, most: int = LONGEST_TAIL, before: int = 0
) -> list[LogLine]:
    """The log as told to a reader: the last lines after a number, and, if given, before another."""
    you = SPECTATOR if reader.player is None else table.seat_of(reader.player)
    names = names_at(table, around.names, reader.language)
    lines, _ = _lines(table, _telling(table, reader, you, names, around), reader.hidden, after, before, most)
    return lines


def _telling(table: Table, reader: Reader, you: int, names: list[str], around: Surroundings) -> Telling:
    return Telling(table.game, you, reader.language, names, around.names, you=you, reader=reader.player)


def _lines(
    table: Table, telling: Telling, hidden: Set[str], after: int, before: int = 0, most: int = LONGEST_TAIL
) -> tuple[list[LogLine], bool]:
    """The last lines between two numbers, and whether these are all. Lines of one number stay together."""
    lines: list[LogLine] = []
    size = 0
    for line in newest_lines(_newest(table, telling.you, hidden, after, before), telling):
        size += len(line.text)
        if lines and line.seq != lines[-1].seq and (len(lines) >= most or size > LARGEST_TAIL):
            return lines[::-1], False
        lines.append(line)
    return lines[::-1], True


def _newest(table: Table, you: int, hidden: Set[str], after: int, before: int) -> Iterator[Item]:
    """What may be told between two numbers, the newest first, without the chat of people hidden from the reader."""
    first = bisect_right(table.story, after, key=_number)
    end = bisect_left(table.story, before, key=_number) if before else len(table.story)
    is_private = not table.settings.is_public and table.match is not None
    # Watchers don't read the chat of a private table or of a daily deal.
    reads_chat = you != SPECTATOR or (table.deal is None and not is_private)
    for number in range(end - 1, first - 1, -1):
        item = table.story[number]
        if item.kind != "chat" or (reads_chat and item.player not in hidden):
            yield item


def _number(item: Item) -> int:
    return item.seq


def _seat(table: Table, number: int, reader: Reader, name: str, face: Face, around: Surroundings) -> SeatView:
    seat = table.seats[number]
    is_clocked = table.match is not None and table.settings.pace.kind == "live" and seat.player is not None
    return SeatView(
        kind="open" if seat.is_open else "bot" if seat.player is None else "person",
        name=name,
        level=seat.level,
        bot=face.bot,
        patch=face.patch,
        is_you=reader.player is not None and seat.player == reader.player,
        is_host=seat.player is not None and seat.player == table.host,
        is_turn=bool(table.questions) and table.questions[number] != 0,
        is_present=number in around.present,
        is_stood_in=seat.is_stood_in,
        is_resigned=seat.is_resigned,
        is_muted=seat.is_muted,
        is_kept_for_you=seat.kept_for is not None and seat.kept_for == reader.player,
        is_kept=seat.kept_for is not None,
        left=seat.clock.left if is_clocked else None,
        deadline=table.deadline(number) if table.settings.pace.kind in ("live", "days") else None,
    )


def _since(table: Table, you: int) -> int:
    if table.match is None:
        return 0
    return len(table.match.steps) if you == SPECTATOR else last_decided(table, you)


def _chance(table: Table, now: int) -> ChanceView:
    if table.match is None or not table.is_finished or table.keeps_secret(now):
        return ChanceView(table.commitment, shown=None if table.deal is None else close_of(table.deal.day))
    return ChanceView(table.commitment, table.secret, table.match.chance.nonces)


def _rank(table: Table, language: str) -> str:
    if table.match is None or table.ending is None or table.ending.why != "played":
        return ""
    feat = table.game.feat(table.match.state)
    return "" if feat is None else table.game.about.texts.say(f"rank-{feat.rank}", language)


def _next_rank(table: Table, language: str) -> str:
    if table.match is None or (table.ending is not None and table.ending.why != "played"):
        return ""
    feat = table.game.feat(table.match.state)
    if feat is None or feat.next_rank is None:
        return ""
    return table.game.about.texts.say("solo-next", language, rank=feat.next_rank, missing=feat.missing)


def _proposal(table: Table, you: int) -> ProposalView | None:
    found = table.proposal
    if found is None:
        return None
    owes = you in table.people and you not in found.agreed
    return ProposalView(found.seat, found.what, found.count, sorted(found.agreed), owes)


def _ask(table: Table, you: int, is_asked: bool, language: str, names: list[str]) -> str:
    if table.status == Status.ASIDE:
        return why_aside(table, language)
    if table.status in (Status.GATHERING, Status.CLOSED) or table.match is None:
        return TEXTS.say(f"ask-{table.status}", language)
    if table.is_paused:
        return TEXTS.say("ask-paused", language)
    if table.ending is not None and table.ending.why == "resigned":
        return _resigned(table.ending, you, language, names)
    if table.is_deserted:
        return TEXTS.say("ask-deserted", language)
    reader = you if is_asked or table.status == Status.OVER else SPECTATOR
    return table.game.question_words(table.match.state, reader, language, names)


def why_aside(table: Table, language: str) -> str:
    """Why a table is set aside, in words; empty if it isn't."""
    return TEXTS.say(f"ask-{table.why_aside}", language, pack=table.pack) if table.status == Status.ASIDE else ""


def _resigned(end: Ending, you: int, language: str, names: list[str]) -> str:
    """Who gave up, for one of them and for all others."""
    if you in end.resigned:
        return TEXTS.say("ask-resigned-you", language)
    if len(end.resigned) == 1:
        return TEXTS.say("ask-resigned-one", language, name=names[end.resigned[0]])
    return TEXTS.say("ask-resigned-all" if you == SPECTATOR else "ask-resigned-others", language)


def _moves(table: Table, you: int, language: str) -> list[MoveView]:
    match = table.match
    assert match is not None
    notation = table.game.about.moves.notation
    return [
        MoveView(notation(move), table.game.move_words(match.state, you, move, language), is_final)
        for move, is_final in table.outlook.moves(you)
    ]
