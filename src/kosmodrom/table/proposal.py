"""What people vote on."""

from dataclasses import dataclass, field

from kosmodrom.table.facts import ProposalKind


@dataclass
class Proposal:
    """What a seat has proposed, and which seats have agreed so far."""

    seat: int
    what: ProposalKind
    count: int
    agreed: set[int] = field(default_factory=set)

    def depends_on(self, seat: int) -> bool:
        """Whether a seat made the proposal or still has to answer it."""
        return self.seat == seat or seat not in self.agreed
