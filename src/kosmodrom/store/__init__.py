"""The event log and everything else that is kept: SQLite or PostgreSQL by one code path."""
