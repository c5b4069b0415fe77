"""How bots judge a position, a move and things."""
