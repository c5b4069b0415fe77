"""Bots and hints: processes that search for moves in sampled positions of a seat."""
