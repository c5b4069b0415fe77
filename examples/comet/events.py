"""What can happen in Comet: the events of its rule modules. The numbers are probes or samples."""

from typing import Final

from examples.comet.rules import landing, passing, sending
from kosmodrom.core.events import EventTable

EVENTS: Final = EventTable(*passing.EVENTS, *sending.EVENTS, *landing.EVENTS)
