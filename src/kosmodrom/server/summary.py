"""The row of a table for lists and alarms, and the result of a solo game."""

from kosmodrom.store.rows import Place, Result, Summary
from kosmodrom.table.deal import close_of
from kosmodrom.table.steps import is_own_work
from kosmodrom.table.table import Table


def summarize(table: Table) -> Summary:
    """The row of a table in its current state."""
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


def result_of(table: Table) -> Result | None:
    """The result of a finished solo game, None if it doesn't count.

    It counts if the player decided everything themselves, without a content pack, on a deal they had not seen before.
    """
    deal, player = table.deal, table.seats[0].player if table.seats else None
    if not is_own_work(table) or table.pack or table.match is None or table.ending is None or player is None:
        return None
    if deal is not None and (not deal.is_rated or table.touched >= close_of(deal.day)):
        return None
    feat = table.game.feat(table.match.state)
    if feat is None:
        return None
    return Result(
        table=table.id,
        game=table.game.about.name,
        player=player,
        day=None if deal is None else deal.day,
        score=table.ending.results[0].score,
        rank=feat.rank,
        traits=feat.traits,
        at=table.touched,
    )
