"""The rules of Space Explorers: `turn` says who may do what, the rest is a file for each part of the rules."""
