"""What can happen in Space Bureau, as told to the log. Places are told as hexes, tiles as kinds or turned tiles."""

from typing import Final

FIRST: Final = 0
SIDE: Final = 1
"""A captain has a side (a)."""
ABILITY: Final = 2
"""A captain has an ability (a)."""
TURN: Final = 3
"""A captain's turn of a round (a) begins."""
PLACED: Final = 4
"""A turned tile (a) was placed in a cell (b)."""
SKIPPED: Final = 5
"""No placement is possible."""
TRIGGERED: Final = 6
"""An ability (a) gives its bonus so many times (b)."""
FUEL: Final = 7
"""So much fuel was gained (a) and so much found no room (b), from a source (c)."""
CREDITS: Final = 8
"""Credits (a) from a source (b)."""
SAMPLE: Final = 9
"""A sample of a colour (a) was stored, for so much fuel lost (b), from a source (c)."""
STORAGE: Final = 10
"""The storage holds so much now (a)."""
PAID_FUEL: Final = 11
PAID_SAMPLE: Final = 12
OFFICE: Final = 13
"""An office was opened on a hex (a), of a kind (b), for so many credits (c)."""
TOOK_OFF: Final = 14
"""A flight begins at a hex (a)."""
FLEW: Final = 15
"""From a hex (a) to a hex (b)."""
JUMPED: Final = 16
"""From a hex (a) to a hex (b)."""
EXPLORED: Final = 17
"""From a hex (a) to a new hex (b), whose coordinates (q + 64) * 128 + r + 64 are c."""
LANDED: Final = 18
"""An agent of a cell (a) was landed on a hex (b) for so many credits (c)."""
ENDED: Final = 19
"""A flight ended at a hex (a) without landing."""
ROOM: Final = 20
"""The marker entered a room (a)."""
LEVEL: Final = 21
"""The marker entered the room of a level (a)."""
FLIPPED: Final = 22
"""The inspector of a cell (a) was turned over for so many credits (b)."""
TAKEN: Final = 23
"""A tile of a kind (a) was taken from the queue."""
QUEUED: Final = 24
"""A tile of a kind (a) came from the bag into the queue."""
EXCHANGED: Final = 25
"""Three tiles of a type (a) went back into the bag."""
LAST_ROUND: Final = 26
END: Final = 27
RANK: Final = 28
"""A lone captain reached a rank (a)."""
