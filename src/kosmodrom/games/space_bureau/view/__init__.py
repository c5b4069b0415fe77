"""What is shown: the table, what is printed, what happened."""

from kosmodrom.games.space_bureau.view.events import EventView, event_view
from kosmodrom.games.space_bureau.view.table import SpaceBureauView, view

__all__ = ["EventView", "SpaceBureauView", "event_view", "view"]
