"""Plays one game on two servers, whose worlds a seat can't tell apart, and compares what they send."""
