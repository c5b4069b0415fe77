"""How to play Kosmopolis well: what the bots are told."""

from typing import final

from kosmodrom.core.policy import Policy


@final
class KosmopolisPolicy(Policy):
    """Guidance for search."""
