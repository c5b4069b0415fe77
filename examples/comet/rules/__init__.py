"""The rules of Comet: `turn` says who may do what, the rest is a file for each part of a pass."""
