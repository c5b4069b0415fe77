"""Deletes the chat of a player."""

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from kosmodrom.store.schema import log

_said = select(log.c.table, log.c.seq, log.c.body).where(log.c.kind == "said", log.c.player == bindparam("player"))
_blanked = (
    update(log)
    .where(log.c.table == bindparam("of_table"), log.c.seq == bindparam("of_seq"))
    .values(body=bindparam("new_body"))
)


def blank_chat(connection: Connection, player: str) -> None:
    """Empty the text of every chat line of a player. The rest of the line stays."""
    rows = (connection.execute(_said, {"player": player})).all()
    if rows:
        connection.execute(
            _blanked, [{"of_table": row.table, "of_seq": row.seq, "new_body": without_text(row.body)} for row in rows]
        )


def without_text(body: bytes) -> bytes:
    """A fact with an empty text. An unreadable one is replaced as a whole."""
    try:
        fact = msgspec.json.decode(body, type=dict[str, object])
    except msgspec.DecodeError:
        fact = {"type": "said"}
    return msgspec.json.encode({**fact, "text": ""})
