"""Attacks on a server by one address, while others play."""
