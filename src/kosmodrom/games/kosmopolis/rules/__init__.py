"""The rules of Kosmopolis: `turn` says who may do what, the phases of a round have a file each."""
