"""A table being played, without input or output: seats, log, votes, clocks, and what each seat is shown."""
