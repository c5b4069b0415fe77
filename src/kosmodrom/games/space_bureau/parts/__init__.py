"""The components: tiles, ships, the universe, and what is printed on them."""
