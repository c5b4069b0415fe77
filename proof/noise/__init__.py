"""Nonsense, over sockets and HTTP."""
