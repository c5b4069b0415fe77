"""The components of Space Explorers: names, sets, counts, printed tables."""
