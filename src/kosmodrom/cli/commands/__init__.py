"""The commands of the command line, each in the file of its name. A file is imported when its command is called."""

from typing import Final

COMMANDS: Final = {
    "play": "Play in the terminal, against bots or with people at the same keyboard.",
    "serve": "Run a server for playing with others, in one file or on PostgreSQL.",
    "backup": "Copy all that a server keeps to one file, while people play.",
    "restore": "Fill an empty database from a backup.",
    "check": "Check all that a server keeps, and play every game in it again.",
    "games": "List the games.",
    "rules": "Show the rules of a game, or check that all of them are kept.",
    "simulate": "Play many games between bots.",
    "tournament": "Let bots play each against each, and rate them.",
    "calibrate": "Check that a game's reconstructed components play as they should.",
    "balance": "Draw a report on a game's balance, with plots.",
    "train": "Train a net that plays a game.",
    "features": "List what a learning program sees of a game.",
    "replay": "Tell a recorded game in words.",
    "verify": "Check that a record plays as it says.",
    "content": "Check the components of a game, or your own.",
    "bench": "Measure how fast this machine plays.",
    "conformance": "Check that a game keeps all that the engine promises.",
}
