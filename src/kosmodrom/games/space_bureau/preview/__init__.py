"""What the moves of a seat would bring, where a flight could lead, and what needs no decision."""

from kosmodrom.games.space_bureau.preview.moves import SpaceBureauPreview, preview

__all__ = ["SpaceBureauPreview", "preview"]
