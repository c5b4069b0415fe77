"""A judge with the booklet open, who works out anew what may be done and what comes of it.

He reads the table once, when it is set up, and from then on keeps it himself: told a move, he carries it out by his own
reading of the catalogue and looks at the real table only for what chance brought. He shares no line with the rules.
"""

from kosmodrom.games.space_explorers.view.events import EventView
from kosmodrom.games.space_explorers.view.table import ExplorersView
from tests.games.space_explorers.judge import score
from tests.games.space_explorers.judge.court import Ask, Court, Disagreement
from tests.games.space_explorers.judge.setup import check_setup
from tests.games.space_explorers.judge.sight import differences
from tests.games.space_explorers.judge.table import Table
from tests.games.space_explorers.judge.turn import game


class Judge:
    """Follows one game from its set-up to its end."""

    def __init__(self, views: list[ExplorersView], options: dict[str, str]) -> None:
        check_setup(views, options)
        self.table = Table(views)
        self.court = Court(self.table, is_by_themselves=options.get("leaders") == "by-themselves")
        self.flow = game(self.court)
        self.ask: Ask = next(self.flow)
        self.compare(views)

    def legal(self, seat: int) -> set[str]:
        """Every move that the rules allow a seat now."""
        return self.ask.legal.get(seat, set())

    def follow(self, seat: int, move: str, events: list[EventView], views: list[ExplorersView]) -> None:
        """A move was made: these events were told, so the table looks now. Disagreement if it shouldn't."""
        if move not in self.legal(seat):
            raise Disagreement(f"{move} is not allowed")
        self.court.chance.see(events, views[0])
        self.ask = self.flow.send((seat, move))
        self.court.chance.check_all_read()
        self.compare(views)

    def compare(self, views: list[ExplorersView]) -> None:
        found = differences(self.table, self.ask, views)
        if found:
            raise Disagreement("\n".join(found))

    def result(self, seat: int) -> int:
        """SX-E2, SX-Z5 Points; alone the lead."""
        return score.lead(self.table) if self.table.is_solo else sum(score.points(self.table, seat).values())

    def winners(self) -> set[int]:
        return score.winners(self.table)
