"""What is pushed to each of several readers of one table."""

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.live import live, new_table

PATIENCE = 40.0


async def board_of(socket: ClientConnection, seq: int, status: str = "gathering") -> dict[str, Any]:
    """The next board that is pushed with a number."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = json.loads(await socket.recv())
            if message["type"] == "board" and message["seq"] >= seq and message["status"] == status:
                assert isinstance(message, dict)
                return message


def test_whom_a_seat_is_kept_for_is_told_so_beside_strangers(tmp_path: Path) -> None:
    async def happen() -> None:
        async with (
            live(tmp_path) as server,
            server.visitor("Ann") as ann,
            server.visitor("Bob") as bob,
            server.visitor("Eve") as eve,
        ):

            async def do(client: Any, table: str, number: int, **command: Any) -> None:
                body = {"type": "do", "id": f"command-{number:04}", "command": command}
                answer = await client.post(f"/api/tables/{table}/commands", json=body)
                assert answer.status_code == 200, answer.text

            first = await new_table(ann, is_public=True)
            await do(bob, first, 1, type="sit")
            await do(ann, first, 2, type="start")
            await do(bob, first, 3, type="resign")
            table = (await ann.post(f"/api/tables/{first}/rematch")).json()["table"]
            sockets = (server.socket(table, eve), server.socket(table, bob), server.socket(table))
            async with sockets[0] as stranger, sockets[1] as kept, sockets[2] as nobody:
                await do(ann, table, 4, type="say", text="another?")
                kept_seats = [
                    [bool(seat.get("is_kept_for_you")) for seat in (await board_of(socket, 2))["seats"]]
                    for socket in (stranger, kept, nobody)
                ]
            assert kept_seats == [[False, False], [True, False], [False, False]]

    asyncio.run(happen())
