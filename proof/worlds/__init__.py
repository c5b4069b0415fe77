"""Twin worlds on the wire."""
