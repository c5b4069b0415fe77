"""Bots and hints think here, in processes of their own, about sampled worlds of their seat."""
