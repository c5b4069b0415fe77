"""The server with a defect that a fuzzer has to notice: python -m tests.proof.planted DEFECT, then as `program.py`."""

import os
import sys
from collections.abc import Callable
from typing import Final

from kosmodrom.server import problem
from kosmodrom.server.hub import Hub
from kosmodrom.server.messages import AnyMessage, Look
from kosmodrom.server.room import Room
from kosmodrom.server.routes import blocks
from kosmodrom.server.sockets import Session
from kosmodrom.table import commands, facts
from kosmodrom.table.refused import Refused
from kosmodrom.table.trial import Decision
from proof.harness import program

LARGE: Final = 2**62
TEAPOT: Final = 418

Acknowledge = Callable[[bytes], None]


def raise_on_a_frame() -> None:
    """A number that nobody expected breaks whoever handles it."""
    answer = Session._answer

    async def careless(self: Session, message: AnyMessage) -> bool:
        if isinstance(message, Look) and message.after > LARGE:
            raise ZeroDivisionError("planted")
        return await answer(self, message)

    Session._answer = careless  # type: ignore[method-assign]  # that is the defect


def die_on_a_frame() -> None:
    """The same, and it takes the whole process along."""
    answer = Session._answer

    async def fatal(self: Session, message: AnyMessage) -> bool:
        if isinstance(message, Look) and message.after > LARGE:
            os._exit(3)
        return await answer(self, message)

    Session._answer = fatal  # type: ignore[method-assign]  # that is the defect


def change_what_is_refused() -> None:
    """A command that is refused leaves something behind."""
    submit = Room._submit

    async def sly(
        self: Room, player: str, command_id: str, command: commands.AnyCommand, acknowledge: Acknowledge | None
    ) -> int:
        try:
            return await submit(self, player, command_id, command, acknowledge)
        except Refused:
            if isinstance(command, commands.Mute):
                async with self.lock:
                    await self.commit(f"{player}:{command_id}", player, lambda _: Decision(facts.Said(0, "Refused!")))
            raise

    Room._submit = sly  # type: ignore[method-assign]  # that is the defect


def answer_with_what_is_not_described() -> None:
    """A status that the description doesn't have."""
    problem._status = lambda reason: TEAPOT


def fail_a_request() -> None:
    """A handler that raises what nobody expects."""

    async def broken(hub: Hub, player: str) -> None:
        raise ZeroDivisionError("planted")

    blocks.hide = broken  # type: ignore[attr-defined]  # not meant for others: that is the defect


DEFECTS: Final = {
    defect.__name__: defect
    for defect in (
        raise_on_a_frame,
        die_on_a_frame,
        change_what_is_refused,
        answer_with_what_is_not_described,
        fail_a_request,
    )
}

if __name__ == "__main__":
    DEFECTS[sys.argv.pop(1)]()
    program.main()
