"""What a learning program sees: hubs, what is in reach for whom, the cards on offer. Nothing asks which card it is."""

from kosmodrom.games.space_explorers.features.writer import ExplorersFeatures

__all__ = ["ExplorersFeatures"]
