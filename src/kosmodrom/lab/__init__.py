"""Studying games: simulation, figures, speed."""
