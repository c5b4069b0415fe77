"""Players that think: they know the core only, and are handed sampled worlds."""
