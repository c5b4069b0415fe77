"""A table in one row, for lists and alarms."""

from kosmodrom.store.rows import Place, Summary
from kosmodrom.table.table import Table


def summarize(table: Table) -> Summary:
    """The row of a table as it stands."""
    about = table.game.about
    return Summary(
        table=table.id,
        seq=table.seq,
        status=table.status,
        game=about.name,
        version=about.version,
        content=about.content,
        title=table.settings.title,
        is_public=table.settings.is_public,
        host=table.host,
        seats=len(table.seats),
        open_seats=sum(seat.is_open for seat in table.seats),
        places=tuple(
            Place(number, seat.player, bool(table.questions) and table.questions[number] != 0 and seat.is_person)
            for number, seat in enumerate(table.seats)
            if seat.player is not None
        ),
        created=table.created,
        touched=table.touched,
        wake=table.wake,
    )
