"""The components of Galaktiko: kinds of cards and stations, and what holds them."""
