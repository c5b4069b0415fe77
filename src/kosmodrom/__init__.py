"""Kosmodrom: modern board games about space, for playing, learning, studying and programming."""

__version__ = "0.1.0"
