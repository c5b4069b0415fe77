"""What is shown: the table, what is printed, what happened."""

from kosmodrom.games.space_explorers.view.events import EventView, event_view
from kosmodrom.games.space_explorers.view.table import ExplorersView, view

__all__ = ["EventView", "ExplorersView", "event_view", "view"]
