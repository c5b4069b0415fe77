"""The rules of Galaktiko: `turn` says who may do what, the phases of a turn have a file each."""
