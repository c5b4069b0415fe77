"""The HTTP API, a noun a file."""
