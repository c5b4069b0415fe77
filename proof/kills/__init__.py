"""Kills a server again and again while people play."""
