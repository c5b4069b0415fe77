"""Space Bureau in words: moves and questions, events, the table."""
