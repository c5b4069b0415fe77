"""The event log and everything else that is stored, in SQLite or PostgreSQL by the same code."""
