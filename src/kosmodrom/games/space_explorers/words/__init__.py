"""Space Explorers in words: components, moves and questions, events, the table."""
