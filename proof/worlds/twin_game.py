"""One game on two servers: played on the true one, tried in twin worlds on the other, compared after every event."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from kosmodrom.core.record import canonical
from kosmodrom.core.state import State
from kosmodrom.games import find
from kosmodrom.server.messages import Do
from kosmodrom.store.rows import Entry
from kosmodrom.table import commands, facts
from kosmodrom.table.steps import steps_to_undo
from kosmodrom.table.table import Table
from proof.worlds.actions import Action, choose
from proof.worlds.comparison import Comparison, Finding, difference, first_difference
from proof.worlds.pair import Pair, Side
from proof.worlds.requests import Request, attempts, general_requests, is_running, list_requests, looks, requests
from proof.worlds.started_game import Setting, StartedGame, start_game
from proof.worlds.twin_worlds import Stage, counterpart, fork, knowledge, parallel, play_on
from proof.worlds.viewer import Viewer
from proof.worlds.wire import TableSocket, turned_away

TRUE, TWIN = 0, 1
MOST_EVENTS: Final = 600
"""A game that takes longer is broken off."""
BAD_FRAMES: Final = (b"not a message",) * 10
"""So many that a socket is closed."""


@dataclass(frozen=True)
class Share:
    """How often more is asked than the boards, which are compared every time; of all events x seats."""

    tried: float
    """Commands that are refused, over the socket."""
    http: float
    """Everything that HTTP has."""
    closing: float
    """A socket that is opened, misused and closed."""


LIGHT: Final = Share(tried=0.05, http=0.01, closing=0.003)
DENSE: Final = Share(tried=0.3, http=0.15, closing=0.0)


@dataclass(frozen=True)
class Inquiry:
    """What a viewer asks at a position, the same of both servers."""

    looks: Sequence[object]
    attempts: Sequence[object]
    requests: Sequence[Request]
    closes: bool


@dataclass(frozen=True)
class PairAnswer:
    """What came of one thing asked."""

    check: str
    request: str
    data: list[bytes]
    parts: Sequence[object] = ()
    """What was asked one by one, if several things were."""

    def request_of(self, number: int) -> str:
        """What the nth of the answers is to."""
        return f"{self.request}: {self.parts[number]}" if number < len(self.parts) else self.request


class TwinGame:
    """One game, from the empty table to its end."""

    def __init__(
        self,
        pair: Pair,
        setting: Setting,
        findings: Comparison,
        share: Share = LIGHT,
        until: frozenset[str] = frozenset(),
        most_events: int = MOST_EVENTS,
    ) -> None:
        self.pair = pair
        self.setting = setting
        self.findings = findings
        self.share = share
        self.until = until
        """The checks that have to find something before the game is broken off; any one will do if there are none."""
        self.most_events = most_events
        self.game = find(setting.game)
        self.dice = Random(f"twins {setting.seed}")
        self.event = 0
        self.commands = 0
        self.started: StartedGame

    @property
    def table(self) -> Table:
        """The true table."""
        table = self.started.rooms[TRUE].table
        assert table is not None, "the store answers"
        return table

    @property
    def stage(self) -> Stage:
        """Where worlds are tried."""
        return Stage(self.pair.twin, self.started.rooms[TWIN])

    @property
    def is_done(self) -> bool:
        """Whether enough was found."""
        return self.until <= self.findings.checks if self.until else bool(self.findings.found)

    async def play(self) -> None:
        """Play the game to its end, or until something is found."""
        self.started = await start_game(self.pair, self.setting)
        try:
            while is_running(self.table) and not self.is_done and self.event < self.most_events:
                await self._event()
        finally:
            await self.started.get_up()
        self.findings.games += 1

    async def _event(self) -> None:
        """Everything that can be asked before an event, the event, and both again in twin worlds."""
        before = fork(self.table)
        self.event = before.seq
        began = self.pair.clock.at
        inquiries = [self._inquire(before, viewer) for viewer in self.started.viewers]
        asked = [
            await self._ask(TRUE, viewer, inquiry)
            for viewer, inquiry in zip(self.started.viewers, inquiries, strict=True)
        ]
        assert self.table.seq == before.seq, "nothing that is only tried may change the true table"
        action = choose(self.game, before, self.dice)
        self.commands += 1
        ended = began + self.dice.randrange(1, 5_000)
        self.pair.clock.at = ended
        entry, action = await self._do_truly(before, action)
        told = [
            await self._hear(TRUE, viewer, inquiry)
            for viewer, inquiry in zip(self.started.viewers, inquiries, strict=True)
        ]
        for viewer, inquiry, answers, news in zip(self.started.viewers, inquiries, asked, told, strict=True):
            self.pair.clock.at = began
            await self._look_in_twin(before, viewer, inquiry, answers)
            self.pair.clock.at = ended
            await self._do_in_twin(before, viewer, inquiry, action, news)
        await self.stage.follow(entry, self.table)
        self.findings.events += 1

    # At a position

    def _inquire(self, table: Table, viewer: Viewer) -> Inquiry:
        dice, share, seat = self.dice, self.share, viewer.seat
        closes = dice.random() < share.closing
        return Inquiry(
            looks(table, dice),
            attempts(self.game, table, seat, dice) if dice.random() < share.tried else [],
            requests(self.game, table, seat, self.started.code, dice) if dice.random() < share.http else [],
            closes,
        )

    async def _ask(self, which: int, viewer: Viewer, inquiry: Inquiry) -> list[PairAnswer]:
        side, socket, token = self.pair.sides[which], viewer.sockets[which], viewer.tokens[which]
        answers = [PairAnswer("look", f"look {inquiry.looks}", await socket.ask(inquiry.looks))]
        if inquiry.attempts:
            frames = await socket.ask(inquiry.attempts)
            answers.append(PairAnswer("refusal", "a command to be refused", frames, inquiry.attempts))
        for request in inquiry.requests:
            data = await side.line.ask(request.method, request.path, request.body, token)
            answers.append(PairAnswer("http", str(request), [data]))
            if which == TRUE:
                self._check_request(viewer, request, answers[-1])
        if inquiry.closes:
            answers += await self._open_and_close(which, side, viewer)
        if which == TRUE:
            for answer in answers:
                if answer.check != "http":
                    self._check_secrets(viewer, answer)
            self._require("retold", viewer, "look", viewer.see(answers[0].data))
        return answers

    def _check_request(self, viewer: Viewer, request: Request, answer: PairAnswer) -> None:
        """Check by itself what the true server answers: the twin's is the same, byte for byte."""
        self._check_secrets(viewer, answer, request.shows_invites or self.started.code in request.path)
        if request.is_own_replay or request.is_foreign_replay:
            why = viewer.check_replay(answer.data[0], request.is_foreign_replay)
            self._require("replay", viewer, str(request), why)

    async def _open_and_close(self, which: int, side: Side, viewer: Viewer) -> list[PairAnswer]:
        """What nothing may follow from: general requests, a socket that is turned away, one that is misused."""
        room = self.started.rooms[which]
        token = viewer.tokens[which]
        answers = [
            PairAnswer("http", str(request), [await side.line.ask(request.method, request.path, request.body, token)])
            for request in general_requests()
        ]
        answers.append(PairAnswer("close", "a socket nowhere", [await turned_away(side.port, "2" * 12, token)]))
        socket = await TableSocket.open(side.port, room.id, viewer.language, token)
        answers.append(PairAnswer("close", "a misused socket", await socket.until_closed(BAD_FRAMES)))
        await socket.close()
        await self.started.settle(which)
        heard = {each.seat: await each.sockets[which].hear() for each in self.started.viewers}
        # Comings and goings are told together, in one board or in two as the real time has it.
        answers.append(PairAnswer("close", "the board after it", heard[viewer.seat][-1:]))
        return answers

    async def _look_in_twin(self, before: Table, viewer: Viewer, inquiry: Inquiry, answers: list[PairAnswer]) -> None:
        world = parallel(self.game, before, viewer.seat, self.dice)
        assert before.match is not None and world.match is not None
        self.findings.hidden += canonical(before.match.state) != canonical(world.match.state)
        self._check_knowledge(viewer, before.match.state, world.match.state)
        await viewer.sockets[TWIN].hear()
        await self.stage.put_on(world)
        twins = await self._ask(TWIN, viewer, inquiry)
        for true, twin in zip(answers, twins, strict=True):
            self._compare(viewer, true, twin.data)
        self.findings.pairs += 1

    def _check_knowledge(self, viewer: Viewer, true: State, twin: State) -> None:
        """If what a seat knows were not the same in a sampled world, hardly any two courses would be compared."""
        self.findings.asked["knowledge"] += 1
        is_same = knowledge(self.game, true, viewer.seat) == knowledge(self.game, twin, viewer.seat)
        why = None if is_same else "  the key, or the world that the same draws make, is not that of the true position"
        self._require("knowledge", viewer, "a sampled world", why)

    # From one position to the next

    async def _do_truly(self, before: Table, action: Action) -> tuple[Entry, Action]:
        """Carry out an action; returns what was stored, and the action with all that is known of it now."""
        if action.command is not None:
            await self._say(TRUE, action.seat, action.command)
        else:
            await self.started.rooms[TRUE].autoplay.move_bot()
        (entry,) = await self.pair.true.store.log.entries(before.id, before.seq)
        fact = facts.decode(entry.body)
        return entry, Action(action.seat, action.command, fact.moves if isinstance(fact, facts.Played) else ())

    async def _hear(self, which: int, viewer: Viewer, inquiry: Inquiry) -> list[PairAnswer]:
        """What a viewer is sent of an event unasked, and how lists of tables look after it."""
        answers = [PairAnswer("push", "what is sent unasked", await viewer.sockets[which].hear())]
        for request in list_requests() if inquiry.requests else ():
            data = await self.pair.sides[which].line.ask(request.method, request.path, None, viewer.tokens[which])
            answers.append(PairAnswer("http", str(request), [data]))
        if which == TRUE:
            for answer in answers:
                self._check_secrets(viewer, answer)
            self._require("retold", viewer, answers[0].request, viewer.see(answers[0].data))
        return answers

    async def _do_in_twin(
        self, before: Table, viewer: Viewer, inquiry: Inquiry, action: Action, told: list[PairAnswer]
    ) -> None:
        world = self.stage.room.table
        assert world is not None
        if world.seq != before.seq:
            await self.stage.strike(before)
            return
        moves = action.moves
        if moves:
            assert before.match is not None and world.match is not None
            truth = play_on(self.game, before.match, action.seat, moves)
            assert truth is not None, "what the true table took is legal"
            found = counterpart(self.game, world.match, action.seat, moves, viewer.seat, truth, self.dice)
            if found is None:
                return
            moves = found
        if action.command is None:
            await self.stage.move_bot(action.seat, moves)
        else:
            await self._say(TWIN, action.seat, action.with_moves(moves))
        after = f"after {action}, in the twin {moves}"
        for true, twin in zip(told, await self._hear(TWIN, viewer, inquiry), strict=True):
            self._compare(viewer, PairAnswer(true.check, f"{true.request} {after}", true.data), twin.data)
        undos = PairAnswer("undo", f"what can be taken back {after}", [_undos(self.table)])
        self._compare(viewer, undos, [_undos(self.stage.room.table)])
        self.findings.transitions += 1
        await self.stage.strike(before)

    async def _say(self, which: int, seat: int, command: commands.AnyCommand) -> None:
        """Give a command over the socket of a seat; it is carried out, or refused, when this returns."""
        socket = next(viewer.sockets[which] for viewer in self.started.viewers if viewer.seat == seat)
        await socket.say(Do(f"do-{self.commands:07}", command))
        await socket.catch_up()

    # Finding

    def _compare(self, viewer: Viewer, true: PairAnswer, twin: list[bytes]) -> None:
        findings = self.findings
        findings.answers += len(true.data)
        findings.asked[true.check] += len(true.data)
        findings.bytes += sum(map(len, true.data))
        if true.data != twin:
            request = true.request_of(first_difference(true.data, twin))
            self._require(true.check, viewer, request, difference(true.data, twin))

    def _check_secrets(self, viewer: Viewer, answer: PairAnswer, knows_invite: bool = False) -> None:
        allowed = [self.started.code.encode()] if knows_invite else []
        is_playing = is_running(self.table)
        for data in answer.data:
            self.findings.asked["secrets"] += 1
            why = self.started.secrets.why_not(data, is_playing, allowed)
            self._require("secrets", viewer, answer.request, why)

    def _require(self, check: str, viewer: Viewer, request: str, why: str | None) -> None:
        if why is not None:
            finding = Finding(check, self.setting.number, self.event, viewer.seat, request, why)
            self.findings.found.append(finding)


def _undos(table: Table | None) -> bytes:
    """What each person could take back now: when somebody does, all see that they could."""
    assert table is not None
    return str([steps_to_undo(table, seat) for seat in table.people] if is_running(table) else []).encode()
