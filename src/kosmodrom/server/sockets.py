"""The WebSocket of a table: boards are sent, commands are received."""

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter

from kosmodrom import __version__
from kosmodrom.server.advice import explain_move, explain_refusal, hint
from kosmodrom.server.connection import SLOW, Connection
from kosmodrom.server.errors import NotFound, TooBusy
from kosmodrom.server.household import LONGEST_ARRIVAL, LONGEST_REST, Household
from kosmodrom.server.messages import (
    PROTOCOL,
    AnyMessage,
    AskHint,
    AskWhy,
    Busy,
    Do,
    Look,
    Ping,
    Pong,
    Refusal,
    Trouble,
    Welcome,
    id_in,
    read_message,
    write,
)
from kosmodrom.server.metrics import CHAT_FLOODS
from kosmodrom.server.rate import MessageRate
from kosmodrom.server.refusals import Refusals
from kosmodrom.server.room import Room
from kosmodrom.server.services import Services, language_or_default, services_of
from kosmodrom.server.thinkers.pool import ThinkerPool
from kosmodrom.server.visit import Visit, identify
from kosmodrom.server.visitor import NoSuchCookie, address_of, is_foreign
from kosmodrom.server.words import say
from kosmodrom.store.errors import Unavailable
from kosmodrom.table.refused import Refused

POLICY: Final = 1008
NOT_FOUND: Final = 4404
GONE: Final = (NOT_FOUND, "not-found")
SIGNED_OUT: Final = (4401, "signed-out")
BUSY: Final = 4503
CLOSE_SECONDS: Final = 1.0
"""How long the closing message to a slow reader may take."""
MOST_MISTAKES: Final = 10
"""Invalid messages before a socket is closed."""

logger = logging.getLogger(__name__)


class Session:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket[object, object, AppState],
        room: Room,
        connection: Connection,
        pool: ThinkerPool,
        household: Household,
        refusals: Refusals,
    ) -> None:
        self.socket = socket
        self.room = room
        self.connection = connection
        self._pool = pool
        self._household = household
        self._refusals = refusals
        self.mistakes = 0
        limits = connection.limits
        self.rate = MessageRate(limits.socket_messages, limits.socket_seconds)
        self._fair_rate = MessageRate(limits.fair_messages, limits.address_seconds)

    @property
    def language(self) -> str:
        return self.connection.reader.language

    async def run(self) -> None:
        """Send and receive until one of the two ends."""
        pumping = asyncio.create_task(self.connection.pump(self._send))
        hearing = asyncio.create_task(self._hear())
        dropping = asyncio.create_task(self.connection.until_dropped())
        tasks = (pumping, hearing, dropping)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.exit(self.connection)
            for task in tasks:
                task.cancel()
            done = await asyncio.gather(*tasks, return_exceptions=True)
        for result in done:
            if isinstance(result, Exception) and not isinstance(result, WebSocketException):
                raise result

    async def _send(self, data: bytes) -> None:
        try:
            await self.socket.send_text(data)
        except RuntimeError:
            # The client broke the protocol. The connection has ended already, and `_hear` gets the reason.
            raise WebSocketDisconnect(detail="ended") from None

    async def _hear(self) -> None:
        while not self.connection.is_dropped:
            data = await self.socket.receive_data(mode="text")
            if self._is_too_fast():
                self._refusals.count("messages", self._household.address)
                await self.leave(POLICY, "too-fast")
                return
            try:
                message = read_message(data)
            except (msgspec.MsgspecError, UnicodeError):
                self.mistakes += 1
                if self.mistakes >= MOST_MISTAKES:
                    await self.leave(POLICY, "bad-message")
                    return
                self._push(self._not_understood(data))
                continue
            if isinstance(message, AskHint):
                # A process thinks, and this one waits.
                await self._answer(message)
            else:
                async with self._household.turn() as turn:
                    is_done = await self._answer(message)
                    turn.longest_rest = 0.0 if is_done and isinstance(message, Do | Ping) else LONGEST_REST

    def _is_too_fast(self) -> bool:
        """Count a message. Too fast is who sends too many, or more than a fair share of too many of their household."""
        is_greedy = self._fair_rate.is_too_fast()
        is_spent = self._household.rate.is_too_fast()
        return self.rate.is_too_fast() or (is_spent and is_greedy)

    def _not_understood(self, data: bytes | str) -> Refusal | Trouble:
        """The reply to an invalid message: a refusal if it has an id, as its sender waits for that id."""
        words = say("bad-message", self.language)
        message_id = id_in(data)
        return Refusal(message_id, "bad-message", words) if message_id else Trouble("bad-message", words)

    async def leave(self, code: int, why: str) -> None:
        """Close the socket, if it is still open."""
        with suppress(WebSocketException, RuntimeError):
            await self.socket.close(code, why)

    def _push(self, reply: object) -> None:
        self.connection.push(write(reply))

    async def _answer(self, message: AnyMessage) -> bool:
        """Answer a message. Returns whether what it asks for was done."""
        if isinstance(message, Ping):
            self._push(Pong())
            return True
        reader = self.connection.reader
        message_id = message.id if isinstance(message, Do | AskHint | AskWhy) else ""
        try:
            if isinstance(message, Look):
                self.connection.push(await self.room.written_board(reader, message.after))
            elif isinstance(message, AskWhy):
                self._push(await explain_move(self.room, reader, message.id, message.move))
            elif reader.player is None:
                raise Refused("no-seat")
            elif isinstance(message, Do):
                await self.room.submit(reader.player, message.id, message.command, self.connection.push)
            else:
                self._push(await hint(self.room, self._pool, reader.player, message.id, self.language))
        except Refused as refused:
            if refused.reason in CHAT_FLOODS:
                self._refusals.count("chat", self._household.address)
            self._push(await explain_refusal(self.room, reader, message_id, refused))
        except (TooBusy, Unavailable) as error:
            after = error.after if isinstance(error, TooBusy) else 1.0
            self._push(Busy(message_id, after, say("busy", self.language)))
        except NotFound:
            await self.leave(*GONE)
        else:
            return True
        return False


@websocket("/ws/tables/{table_id:str}")
async def table_socket(
    socket: WebSocket[object, object, AppState],
    table_id: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0)] = 0,
) -> None:
    """A table, live. `after` is the last number the client has; the first board brings what is missing."""
    services = services_of(socket.app.state)
    if is_foreign(socket, services):
        await socket.close(POLICY, "foreign-origin")
        return
    with services.households.place(address_of(socket.scope)) as household:
        if household is None:
            await socket.close(POLICY, "too-many")
            return
        try:
            await _serve(socket, services, household, table_id, after)
        except (WebSocketException, OSError):
            # The client has disconnected.
            raise
        except Exception:
            # The framework closes the socket without logging the error.
            logger.exception("the socket of table %r failed", table_id)
            raise


async def _visit(socket: WebSocket[object, object, AppState], services: Services) -> Visit:
    """Who opens a socket. With an invalid `as` it is nobody."""
    try:
        return await identify(socket, services)
    except NoSuchCookie:
        query = socket.query_params
        return Visit(services, None, language_or_default(query.get("language")), watch=query.get("watch", ""))


async def _serve(
    socket: WebSocket[object, object, AppState], services: Services, household: Household, table_id: str, after: int
) -> None:
    try:
        async with household.turn(LONGEST_ARRIVAL):
            visit = await _visit(socket, services)
            room = await visit.look(table_id)
            reader = visit.reader
    except NotFound:
        await socket.close(*GONE)
        return
    except (TooBusy, Unavailable):
        await socket.close(BUSY, "busy")
        return
    await socket.accept()
    connection = Connection(reader, services.config.limits)
    connection.push(write(Welcome(PROTOCOL, __version__)))
    session = Session(socket, room, connection, services.hub.pool, household, services.gate.refusals)
    try:
        with services.hub.key_uses.during(visit.key, connection.sign_out):
            async with household.turn(LONGEST_ARRIVAL):
                await room.enter(connection, after)
            await session.run()
    except (TooBusy, Unavailable):
        with suppress(WebSocketException, RuntimeError):
            await socket.close(BUSY, "busy")
    except NotFound:
        await session.leave(*GONE)
    except WebSocketDisconnect:
        return
    else:
        if connection.is_slow:
            services.metrics.count_slow()
        if connection.is_dropped:
            with suppress(WebSocketException, RuntimeError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await socket.close(*_why_dropped(connection))


def _why_dropped(connection: Connection) -> tuple[int, str]:
    if connection.is_signed_out:
        return SIGNED_OUT
    return GONE if connection.is_ending else (SLOW, "slow")
